/** A player's phone: one beer mat at a time, by phase and step. jeu §2 "Player screen". */
import { useState } from "react";
import { cleDuMomentDeMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { EtapeJoueurErrorBoundary } from "../../partie/panne-ecran.tsx";
import { useFocusWhenFocusIsLost } from "../../ui/keyboard-focus.ts";
import { useWakeLock } from "../../browser/use-wake-lock.ts";
import { usePartie } from "../../partie/use-partie.ts";
import { useMonJoueur } from "../../partie/vue.ts";
import { TableEnBoisTelephone } from "../../ui/sous-bock.tsx";
import {
  CarteDeMaPlacePendantClassement,
  LigneDeMaPlaceApresClassement,
} from "../../scenes/joueur/ma-place.tsx";
import { MinuteurJoueurProvider } from "../../scenes/joueur/avancement.tsx";
import { MiniGameMoveProvider } from "../../scenes/timeline/move-beats.tsx";
import { useGameEndReveal } from "../../scenes/timeline/use-end-reveal.ts";
import {
  useStandingsOnScreen,
  RevealProvider,
  useRevealProviderValue,
  useRunReveal,
  useHasRevealReached,
} from "../../scenes/timeline/use-reveal.ts";
import { ContexteVibrationPermise } from "../../scenes/joueur/use-vibration.ts";
import { EtapeJoueur } from "./mat.tsx";
import { MenuJoueur } from "./menu-joueur.tsx";
import { Telecommande, useEstTelecommandeMontree } from "./telecommande.tsx";
import { useKeyboardHeight } from "../../browser/use-keyboard-height.ts";
import { useLeaveRoom } from "../../partie/use-leave-room.ts";
import { usePageTitle } from "../../browser/use-page-title.ts";
import { BockParNumeroDeDessin } from "../../partie/dessins/bock.tsx";
import { accorderMotGorgee } from "../../partie/mots/gorgees.ts";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { Icone, type NomIcone } from "../../ui/icones.tsx";
import { VerreDEauSansAlcool } from "../../scenes/sans-alcool.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { gorgeesDeLaQuestionEtDesDons } from "../../scenes/timeline/gains.ts";
import type { RoomLineStatus } from "../../partie/line/connection.ts";
import type { Vue } from "#game/schema/etat.ts";
import styles from "./ecran-joueur.module.css";

export function EcranJoueur() {
  return (
    <MiniGameMoveProvider>
      <Phone />
    </MiniGameMoveProvider>
  );
}

function Phone() {
  const { vue } = usePartie();
  const moi = useMonJoueur();
  const clavier = useKeyboardHeight();
  // whether the remote control is under the mat: not while the on-screen keyboard is open, when the typing player needs the room
  const telecommande = useEstTelecommandeMontree() && clavier === 0;
  const depart = useLeaveRoom("joueur", vue.phase === "jeu");
  const [menu, setMenu] = useState(false);
  const end = useGameEndReveal();
  const classement = useStandingsOnScreen();
  // the mat takes the focus when the focused control goes away with its step
  const mat = useFocusWhenFocusIsLost(
    `${vue.phase} ${vue.tour} ${moi?.aRepondu === true} ${moi?.reste ?? 0} ${cleDuMomentDeMiniJeu(vue)} ${end.enCours} ${classement.montre}`,
  );
  const reveal = useRunReveal();
  const revealHere = useRevealProviderValue(reveal, false);
  useWakeLock();
  usePageTitle(`${moi?.pseudo ?? ""}, room ${vue.code}`);
  return (
    // no countdown covers the reveal (the `false` above): on a phone the countdown takes the place of the step
    <RevealProvider value={revealHere}>
      <MinuteurJoueurProvider>
        <div
          className={styles["ecran"]}
          style={{ "--clavier": `${clavier}px` }}
          data-clavier={clavier > 0}
        >
          <TableEnBoisTelephone entete={<EnteteJoueur onMenu={() => setMenu(true)} />}>
            <div
              ref={mat}
              tabIndex={-1}
              className={styles["colonne"]}
              data-telecommande={telecommande}
            >
              <Ticket />
              {!classement.montre && <LigneDeMaPlaceApresClassement />}
              {/* a step is read aloud as it comes; its countdown is not */}
              <div aria-live="polite" className={styles["mat"]}>
                <EtapeJoueurErrorBoundary moment={vue.tour}>
                  <ContexteVibrationPermise value>
                    {classement.montre ? (
                      <CarteDeMaPlacePendantClassement />
                    ) : (
                      <EtapeJoueur end={end} />
                    )}
                  </ContexteVibrationPermise>
                </EtapeJoueurErrorBoundary>
              </div>
              {clavier === 0 && <Telecommande />}
              {menu && <MenuJoueur depart={depart} onFermer={() => setMenu(false)} />}
            </div>
          </TableEnBoisTelephone>
        </div>
      </MinuteurJoueurProvider>
    </RevealProvider>
  );
}

/** Above the mat, on the wood: the player's name, tally and number. A tap opens the menu. */
function EnteteJoueur({ onMenu }: { onMenu: () => void }) {
  const moi = useMonJoueur();
  const { vue, moi: id } = usePartie();
  const ecrites = useHasRevealReached("gorgees");
  if (moi === undefined) return null;
  // the sips of the question are left out until the mat tells them: the counter must not give the verdict away
  const n = ecrites ? moi.gorgee : moi.gorgee - gorgeesDeLaQuestionEtDesDons(vue, id);
  return (
    <button type="button" className={styles["entete"]} aria-haspopup="dialog" onClick={onMenu}>
      {moi.dessin > 0 && (
        <BockParNumeroDeDessin pseudo={moi.pseudo} dessin={moi.dessin} taille="2.25rem" plat />
      )}
      <span className={styles["pseudo"]}>
        <NomAjuste>{moi.pseudo}</NomAjuste>
      </span>
      {moi.sansAlcool && <VerreDEauSansAlcool taille="1.25rem" muet />}
      {vue.compteursCaches ? (
        <>
          <b className={styles["cache"]} aria-hidden="true">
            ?
          </b>
          <span className="visually-hidden">compteur caché, ouvrir le menu</span>
        </>
      ) : (
        <>
          <BatonsDeComptage n={n} hauteur={1.4} largeurMax={6.2} />
          <b className={styles["nombre"]}>{n}</b>
          <span className="visually-hidden">
            &nbsp;{accorderMotGorgee(n, moi.sansAlcool)}, ouvrir le menu
          </span>
        </>
      )}
      <Icone nom="menu" taille="1.3rem" />
    </button>
  );
}

/** Banner of the phone for the cause that holds the game up: connection, host, pause, or a server that cannot store. */
interface Nouvelle {
  readonly icone: NomIcone;
  readonly titre: string;
  readonly texte: string;
}

/** The cause that holds the game up, the nearest first: without a connection, the others are out of date. */
function nouvelle(statut: RoomLineStatus, vue: Vue): Nouvelle | null {
  if (statut === "coupee")
    return {
      icone: "resync",
      titre: "La ligne se rétablit…",
      texte: "Tu peux continuer, rien ne se perd.",
    };
  if (!vue.hotePresent)
    return {
      icone: "absent",
      titre: "L’hôte revient…",
      texte: "La partie l’attend, là où elle était.",
    };
  if (vue.pauseDemandee)
    return { icone: "pause", titre: "Pause", texte: "L’hôte relance quand tout le monde est là." };
  if (vue.sauvegardeEnPanne)
    return {
      icone: "attention",
      titre: "On joue sans filet",
      texte: "Le serveur n’arrive plus à sauvegarder la partie.",
    };
  return null;
}

function Ticket() {
  const { statut, vue } = usePartie();
  const quoi = nouvelle(statut, vue);
  return (
    <div role="status" className={styles["bandeau"]}>
      {quoi !== null && (
        <div key={quoi.titre} className={styles["ticket"]}>
          <Icone nom={quoi.icone} taille="1.5rem" />
          <p>
            <b>{quoi.titre}</b> <span>{quoi.texte}</span>
          </p>
        </div>
      )}
    </div>
  );
}
