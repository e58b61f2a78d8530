import { type ReactElement, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { listerJoueursAuComptoir as gensAuComptoir } from "../../partie/joueurs.ts";
import { quitterRoom } from "../../partie/line/place.ts";
import { AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE } from "../../partie/mots/refus.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { Dialogue } from "../../ui/dialogue.tsx";
import { Logo } from "../../ui/logo.tsx";
import { toggleFullscreen, canGoFullscreen } from "../../browser/fullscreen.ts";
import { unlockSounds } from "../../browser/sounds/play-sound.ts";
import { setMuted, setMusicOff, useMuted, useMusicOff } from "../../browser/volume.ts";
import styles from "./salon.module.css";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";

interface EnteteSalonProps {
  readonly vue: Vue;
  /** Number of players that closing the room would send home. */
  readonly joueurs: number;
  /** Goes from the quizzes back to the counter; without it, the button closes the room after a warning. */
  readonly auComptoir?: (() => void) | undefined;
  /** Whether a crowd's names leave the invitation no room: latecomers read the code in the title bar. */
  readonly codeSeul?: boolean | undefined;
}

/** Title bar of the salon. */
export function EnteteSalon({
  vue,
  joueurs,
  auComptoir,
  codeSeul = false,
}: EnteteSalonProps): ReactElement {
  const compact = useIsCompactScreen();
  const muet = useMuted();
  const sansMusique = useMusicOff();
  const [sortie, setSortie] = useState(false);
  return (
    <>
      <Logo taille={compact ? "1.5rem" : "2.1rem"} />
      <span className={styles["pousse"]} />
      {!compact && vue.modeJeu !== "local" && (
        <Milieu vue={vue} choisit={auComptoir !== undefined} codeSeul={codeSeul} />
      )}
      {!compact && (
        <BoutonIcone
          icone={muet ? "muet" : "son"}
          nu
          libelle="Son"
          aria-pressed={!muet}
          onClick={() => {
            unlockSounds();
            setMuted(!muet);
          }}
        />
      )}
      {!compact && !muet && auComptoir === undefined && vue.modeJeu !== "local" && (
        <BoutonIcone
          icone="note"
          nu
          libelle="Musique"
          aria-pressed={!sansMusique}
          className={styles["musique"]}
          onClick={() => {
            unlockSounds();
            setMusicOff(!sansMusique);
          }}
        />
      )}
      {!compact && canGoFullscreen() && (
        <BoutonIcone icone="plein-ecran" nu libelle="Plein écran" onClick={toggleFullscreen} />
      )}
      {auComptoir !== undefined ? (
        <Bouton variante="discret" icone="retour" className={styles["fermer"]} onClick={auComptoir}>
          Le comptoir
        </Bouton>
      ) : compact ? (
        <BoutonIcone icone="partir" nu libelle="Fermer la room" onClick={() => setSortie(true)} />
      ) : (
        <Bouton
          variante="discret"
          icone="partir"
          className={styles["fermer"]}
          onClick={() => setSortie(true)}
        >
          Fermer la room
        </Bouton>
      )}
      <Dialogue
        ouvert={sortie}
        onFermer={() => setSortie(false)}
        titre={"Fermer la room\u00A0?"}
        actions={
          <>
            <Bouton variante="contour" onClick={() => setSortie(false)}>
              Annuler
            </Bouton>
            <Bouton variante="danger" onClick={() => void quitterRoom()}>
              Fermer la room
            </Bouton>
          </>
        }
      >
        <p>{AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE[0]}</p>
        <p className={styles["ensuite"]}>
          {AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE[1]}
          {joueurs > 0 &&
            `, et ${joueurs > 1 ? `les ${String(joueurs)} joueurs` : "le joueur"} de la room reviendront à l’accueil`}
          .
        </p>
      </Dialogue>
    </>
  );
}

/** Number of people at the counter or, while a quizz is chosen, the code for latecomers. */
function Milieu({
  vue,
  choisit,
  codeSeul,
}: {
  readonly vue: Vue;
  readonly choisit: boolean;
  readonly codeSeul: boolean;
}): ReactElement {
  return (
    <p className={styles["milieu"]} data-seul={codeSeul}>
      {choisit ? (
        <>
          Room <b>{vue.code}</b>
        </>
      ) : (
        `${String(gensAuComptoir(vue).length)} au comptoir`
      )}
    </p>
  );
}
