/** The warning before a timed question (jeu §4), and the countdown of a launch, on a phone. */
import { useEffect } from "react";
import {
  PhraseDisantQuiFaitAvancerLaPartie,
  NumeroDeQuestionEtSecondesRestantesJoueur,
} from "./avancement.tsx";
import { lireMediaAAfficher } from "../../quizz/lire-media.ts";
import { preloadMedia } from "../../quizz/preload-media.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { Icone } from "../../ui/icones.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { useVibration } from "./use-vibration.ts";
import styles from "./mat.module.css";

export function AvertissementQuestionMinuteeJoueur() {
  const { vue } = useVueDeLaRoom();
  const { mediaAVenir } = vue;
  useVibration("aToi", "prepare");
  // only a picture is loaded ahead: sounds and videos play on the host's screen
  useEffect(
    () =>
      lireMediaAAfficher(mediaAVenir)?.sortes[0] === "image"
        ? preloadMedia(mediaAVenir)
        : undefined,
    [mediaAVenir],
  );
  return (
    <CadreDeTelephone
      centre
      lisere="var(--laiton-sombre)"
      haut={
        <>
          <span>Contre la montre</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]}>
          <PhraseDisantQuiFaitAvancerLaPartie sinon="L’hôte lance la question" />
        </p>
      }
    >
      <span className={styles["sablier"]}>
        <Icone nom="absent" taille="100%" />
      </span>
      <h1 className={styles["verdict"]}>Prépare-toi</h1>
      <p className={styles["rappel"]}>
        Attention&nbsp;! La prochaine question est une question avec un temps limite.
      </p>
    </CadreDeTelephone>
  );
}

/** Three, two, one before the first question, on a phone as on the slate. */
export function CompteAReboursDuLancementJoueur({ nombre }: { nombre: 3 | 2 | 1 }) {
  useVibration("aToi", `depart ${nombre}`);
  return (
    <div aria-live="off" className={styles["suspens"]}>
      <CadreDeTelephone centre>
        <p key={nombre} className={styles["enorme"]} aria-hidden="true">
          {nombre}
        </p>
      </CadreDeTelephone>
    </div>
  );
}
