/** A reveal on a phone: right, wrong or bonus, and its sips. jeu §4, decisions-jeu "Question, reveal, sips". */
import {
  PhraseDisantQuiFaitAvancerLaPartie,
  NumeroDeQuestionEtSecondesRestantesJoueur,
} from "./avancement.tsx";
import type { ReactNode } from "react";
import type { Jugement } from "#contracts/partie.ts";
import type { VueJoueur } from "#game/schema/etat.ts";
import { lireGorgeesABoire, accorderMotGorgee, direGorgees } from "../../partie/mots/gorgees.ts";
import { direSecondes } from "../../partie/mots/typographie.ts";
import { useVueDeLaRoom } from "../../partie/vue.ts";
import { lireCourseDeRapidite } from "../timeline/course.ts";
import { NomCraie } from "../../ui/craie.tsx";
import { CadreDeTelephone } from "../../ui/sous-bock.tsx";
import { ListeDesDonsRecus, useDonsRecus, EncartSuiteAFaire } from "./servir.tsx";
import { RappelBonneReponse, ExplicationDuBonus } from "./revelation.tsx";
import { useVibration } from "./use-vibration.ts";
import { direJugementAuJoueur } from "./verdicts.ts";
import { pseudoDuJoueur } from "../../partie/joueurs.ts";
import { joinClassNames } from "../../ui/classes.ts";
import { mettreEspacesInsecables } from "../../ui/typographie.tsx";
import { useHasRevealReached } from "../timeline/use-reveal.ts";
import styles from "./mat.module.css";
import finStyles from "./fin.module.css";

interface Props {
  readonly moi: VueJoueur;
  /** The advice and buttons for many sips, shown below the rest. */
  readonly beaucoup?: ReactNode;
}

export function CarteJugementDeQuestion({ moi, beaucoup }: Props) {
  switch (moi.jugement) {
    case "juste":
      return <Juste beaucoup={beaucoup} />;
    case "precis":
      return <Servi bonus={moi.aBoire} beaucoup={beaucoup} />;
    case "faux":
      return <Faux moi={moi} beaucoup={beaucoup} />;
    case "":
      return <SansVerdict moi={moi} beaucoup={beaucoup} />;
  }
}

interface PropsCarton extends Pick<Props, "beaucoup"> {
  readonly verdict: string;
  readonly lisere?: string;
  readonly children: ReactNode;
}

/** The mat of a result: the verdict, the right answer, gifts. */
function Carton({ verdict, lisere, beaucoup, children }: PropsCarton) {
  const cadeaux = useDonsRecus();
  useVibration(cadeaux.length > 0 ? "cadeau" : null, String(cadeaux.length));
  return (
    <CadreDeTelephone
      centre
      lisere={lisere}
      haut={
        <>
          <span>{verdict}</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]}>
          <PhraseDisantQuiFaitAvancerLaPartie />
        </p>
      }
    >
      <div className={styles["carton"]}>
        <div className={styles["annonce"]}>
          {children}
          <TempsDeCourse />
        </div>
        <div className={styles["annonce"]}>
          <EncartSuiteAFaire />
          <RappelBonneReponse />
          <Preuve />
          <ListeDesDonsRecus />
          {beaucoup}
        </div>
      </div>
    </CadreDeTelephone>
  );
}

/** The player's time in a question that the fastest wins. */
function TempsDeCourse() {
  const { vue, moi } = useVueDeLaRoom();
  const mien = vue.joueurs[moi];
  const course = lireCourseDeRapidite(vue);
  if (course === null || mien === undefined || !mien.aRepondu) return null;
  const dit =
    course.gagnant.id === moi
      ? "En tête en"
      : mien.jugement === "faux"
        ? "Au tapis à"
        : "Arrivé·e en";
  return (
    <p className={styles["doux"]}>
      {dit}&nbsp;{direSecondes(mien.enMs)}
    </p>
  );
}

/** The sentence that tells this player the verdict, drawn for this step. */
function useDit(jugement: Jugement): string {
  const { vue, moi } = useVueDeLaRoom();
  return direJugementAuJoueur(jugement, vue.tour, moi);
}

function Juste({ beaucoup }: Pick<Props, "beaucoup">) {
  const dit = useDit("juste");
  return (
    <Carton verdict="Bonne réponse" beaucoup={beaucoup}>
      <h1 className={styles["verdict"]}>{dit}</h1>
      <p className={styles["enorme"]}>+1</p>
      <p className={styles["verdict"]}>point</p>
    </Carton>
  );
}

function Faux({ moi, beaucoup }: Props) {
  const { vue } = useVueDeLaRoom();
  const n = lireGorgeesABoire(moi.aBoire);
  const dit = useDit("faux");
  const devant = moi.aRepondu ? undefined : lireCourseDeRapidite(vue)?.gagnant.pseudo;
  // only at the first sips of an evening: the sentence compares nobody's drinks
  const premieres = vue.soir === undefined && moi.gorgee === n;
  useVibration("boire", moi.aBoire);
  return (
    <Carton verdict={direFaute(moi, devant)} lisere="var(--laiton-sombre)" beaucoup={beaucoup}>
      <h1 className={styles["verdict"]}>
        {devant === undefined ? (
          dit
        ) : (
          <>
            <NomCraie>{devant}</NomCraie> a été plus rapide
          </>
        )}
      </h1>
      <p className={styles["tu-bois"]}>Tu bois</p>
      <p className={styles["enorme"]}>{n}</p>
      <p className={styles["verdict"]}>{accorderMotGorgee(n, moi.sansAlcool)}</p>
      {premieres && <p className={styles["doux"]}>Le hasard sert de 1 à 4.</p>}
    </Carton>
  );
}

/** Why the player drinks: a wrong answer, no answer, or a faster player. */
const direFaute = ({ aRepondu }: VueJoueur, devant: string | undefined): string => {
  if (aRepondu) return "Mauvaise réponse";
  return devant === undefined ? "Sans réponse" : "Trop tard";
};

/** The mat of a reveal without a verdict: the phone was away, or the player was not in the game yet. */
function SansVerdict({ moi, beaucoup }: Props) {
  const { vue } = useVueDeLaRoom();
  const texte = moi.participe
    ? "Ton téléphone dormait\u00a0: cette question ne compte pas pour toi."
    : "Tu joues à partir de la prochaine question";
  return (
    <Carton
      verdict={vue.attendJugement ? "L’hôte compte les points" : "La réponse"}
      beaucoup={beaucoup}
    >
      <h1 className={styles["question"]}>{texte}</h1>
    </Carton>
  );
}

/** Data of the mat that says who received the sips of this player's bonus. */
interface ServiProps {
  readonly bonus: string;
  /** The advice and buttons for many sips, shown below the rest. */
  readonly beaucoup: ReactNode;
}

function Servi({ bonus, beaucoup }: ServiProps) {
  const { vue, moi } = useVueDeLaRoom();
  const donnes = new Map<string, number>();
  for (const { de, a, gorgees: n } of vue.dons)
    if (de === moi) donnes.set(a, (donnes.get(a) ?? 0) + n);
  return (
    <CadreDeTelephone
      centre
      haut={
        <>
          <span>Réponse bonus {bonus}</span>
          <NumeroDeQuestionEtSecondesRestantesJoueur />
        </>
      }
      phrase
      bas={
        <p className={styles["doux"]}>
          <PhraseDisantQuiFaitAvancerLaPartie />
        </p>
      }
    >
      <h1 className={styles["verdict"]}>
        {donnes.size > 0 ? "C’est servi\u00a0!" : "Personne à servir"}
      </h1>
      <ul
        className={joinClassNames(finStyles["lignes"], finStyles["servi"])}
        aria-label="Ce que tu as donné"
      >
        {[...donnes].map(([id, n]) => (
          <li key={id}>
            <span className={finStyles["nom"]}>
              <NomCraie coupe>{pseudoDuJoueur(vue, id)}</NomCraie>
            </span>
            <b>{direGorgees(n, vue.joueurs[id]?.sansAlcool)}</b>
          </li>
        ))}
      </ul>
      <EncartSuiteAFaire />
      <ExplicationDuBonus />
      <Preuve />
      <ListeDesDonsRecus />
      {beaucoup}
    </CadreDeTelephone>
  );
}

/** The text of the proof, once the slate has written it; its media stays on the host's screen. */
function Preuve() {
  const { vue } = useVueDeLaRoom();
  const texte = vue.question?.preuve?.text ?? "";
  const ecrite = useHasRevealReached("preuve");
  if (texte === "") return null;
  // the place of the proof is kept from the verdict on, so that the texts above do not jump
  return (
    <p className={styles["preuve"]} data-ecrite={ecrite}>
      {mettreEspacesInsecables(texte)}
    </p>
  );
}
