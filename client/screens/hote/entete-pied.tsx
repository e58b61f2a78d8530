import { Activity, memo, type ReactElement } from "react";
import type { Vue, VueMinuteur } from "#game/schema/etat.ts";
import { direGorgees } from "../../partie/mots/gorgees.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import { estRoomLocale } from "../../partie/joueurs.ts";
import type { NomDePanneauDeFin } from "../../scenes/hote/etape-fin.tsx";
import { hasGameEndTellingReached } from "../../scenes/timeline/end-timeline.ts";
import { BoutonPhotoDeLaSalle } from "../../scenes/photo/garder-photo.tsx";
import type { RoomLineStatus } from "../../partie/line/connection.ts";
import { BoutonReglesDImprevusEnCours } from "./regles-en-cours.tsx";
import { useServerAddress } from "../../partie/line/use-server-address.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { useValueOneFrameLate } from "../../ui/use-next-frame.ts";
import { direQuiNeVotePas } from "../../scenes/scrutin.ts";
import { useEssai } from "./essai.tsx";
import { actionTenirOuLacherEtape } from "../../partie/actions.ts";
import { useFaireActionDuJeu } from "../../partie/use-press.ts";
import { toggleFullscreen } from "../../browser/fullscreen.ts";
import { setMuted, useMuted } from "../../browser/volume.ts";
import { cleDuMomentDeMiniJeu } from "../../scenes/moment-mini-jeu.ts";
import { type HostAnimatedSequences, useHostMainButtonState } from "./actions.ts";
import { useHostKeys, useTapToEndSequence } from "./keyboard.ts";
import type { JugementModeLocalEnCours } from "./use-jugement.ts";
import {
  BannieresDeLigneOuStockageHote,
  type BannieresDeLigneOuStockageHoteProps,
} from "../../partie/cadre-hote.tsx";
import { useKeyPress } from "../../browser/use-key-press.ts";
import { ChoixSegmente } from "../../ui/choix.tsx";
import { useMillisecondesRestantes } from "../../partie/vue.ts";
import styles from "./ecran-hote.module.css";

interface EnteteHoteProps {
  readonly vue: Vue;
  readonly statut: RoomLineStatus;
  /** Whether the end is shown up to the total of its till receipt; also true on a screen that does not print the receipt. */
  readonly totalDit: boolean;
  readonly onMenu: () => void;
}

/** Title bar: logo, quizz, question n / total unless it is a message (the whole bill at the end), menu. */
export const EnteteHote = memo(function EnteteHote({
  vue,
  statut,
  totalDit,
  onMenu,
}: EnteteHoteProps): ReactElement {
  const compact = useIsCompactScreen();
  const { fin } = vue;
  const total = fin?.table.reduce((somme, ligne) => somme + ligne.gorgees, 0) ?? 0;
  return (
    <>
      {!compact && <Logo taille="2.1rem" />}
      <span className={styles["quizz"]}>{vue.titre}</span>
      <span className={styles["pousse"]} />
      {!compact && <BandeauxPartieBloquee vue={vue} statut={statut} place="entete" />}
      <BoutonReglesDImprevusEnCours vue={vue} />
      {vue.phase === "fin" && fin !== undefined ? (
        <span className={styles["progres"]}>
          {questions(fin.nbQuestions)}
          <span className={styles["total"]} data-dit={totalDit}>
            , {direGorgees(total)}
          </span>
        </span>
      ) : (
        vue.numero > 0 && (
          <span className={styles["progres"]}>
            <span className="visually-hidden">Question </span>
            <b>{vue.numero}</b>&nbsp;/&nbsp;{vue.nbQuestions}
          </span>
        )
      )}
      <BoutonIcone icone="menu" libelle="Menu" aria-keyshortcuts="M" onClick={onMenu} />
    </>
  );
});

/** Words for the number of questions played in the game, which may skip some, and end before its last one. */
const questions = (jouees: number): string =>
  jouees === 0
    ? "aucune question jouée"
    : `${String(jouees)}\u00A0question${jouees > 1 ? "s" : ""}`;

interface PiedHoteProps {
  readonly vue: Vue;
  readonly jugement: JugementModeLocalEnCours;
  readonly told: HostAnimatedSequences;
  readonly panneau: NomDePanneauDeFin;
  readonly choisirPanneau: (panneau: NomDePanneauDeFin) => void;
  readonly onMenu: () => void;
}

/**
 * Foot: how to join, or the health sentence at the end, who holds the remote control, and the one brass button. The
 * keyboard presses it too; a tap on the slate does so only while an animated sequence is shown.
 */
export function PiedHote({
  vue,
  jugement,
  told,
  panneau,
  choisirPanneau,
  onMenu,
}: PiedHoteProps): ReactElement {
  const { end } = told;
  const compact = useIsCompactScreen();
  const muet = useMuted();
  const essai = useEssai();
  const faire = useFaireActionDuJeu(vue);
  const principal = useHostMainButtonState(vue, jugement, told);
  useTapToEndSequence(principal.tells, principal.presser);
  useHostKeys({
    moment: cleDuMomentDeMiniJeu(vue),
    principal: principal.presser,
    menu: onMenu,
    pleinEcran: toggleFullscreen,
    son: () => setMuted(!muet),
    tenir: () => faire(actionTenirOuLacherEtape),
  });
  const sante = vue.phase === "fin" && essai === null;
  // whether the table was drawn a frame ago: only then is the choice of the panel shown
  const tablePosee = !useValueOneFrameLate(end.enCours) && !end.enCours;
  useToucheDesPanneaux(sante && !compact && !end.enCours, { panneau, choisir: choisirPanneau });
  const dit = sante ? "sante" : essai !== null ? "essai" : estRoomLocale(vue) ? "locale" : "code";
  return (
    <>
      <span className={styles["gauche"]} data-dit={dit}>
        {dit === "sante" ? <Sante /> : <Gauche vue={vue} />}
      </span>
      {/* the panel is built while it is hidden and nothing else moves */}
      {sante && hasGameEndTellingReached(end, "total") && (
        <Activity mode={tablePosee ? "visible" : "hidden"}>
          {!compact && <PanneauxFin panneau={panneau} choisir={choisirPanneau} />}
          {vue.fin !== undefined && <BoutonPhotoDeLaSalle fin={vue.fin} />}
        </Activity>
      )}
      {vue.phase === "jeu" && <QuiTelecommande vue={vue} />}
      {actionTenirOuLacherEtape.possible(vue) && <TenueRythme vue={vue} />}
      <Bouton
        variante={principal.efface ? "contour" : "laiton"}
        taille={compact ? "telephone" : "hote"}
        className={styles["principal"]}
        chargement={principal.enCours}
        data-ecoute={principal.ecoute}
        aria-disabled={!principal.possible || undefined}
        aria-keyshortcuts="Space ArrowRight"
        onClick={principal.presser}
      >
        {principal.libelle}
      </Bouton>
    </>
  );
}

/** Left part of the foot: how to join, or how long the room may still vote. */
function Gauche({ vue }: { readonly vue: Vue }): ReactElement {
  const { scrutin } = vue;
  const resteMs = useMillisecondesRestantes(scrutin?.phase === "ouvert" ? vue.minuteur : undefined);
  if (scrutin?.phase !== "ouvert") return <Rejoindre vue={vue} />;
  return (
    <span role="timer" aria-live="off">
      Encore <b className={styles["reste"]}>{Math.max(1, Math.ceil(resteMs / 1000))}&nbsp;s</b>.{" "}
      {direQuiNeVotePas(vue, scrutin)}
    </span>
  );
}

/** Name of the player who holds the remote control, so that nobody wonders why the game moves on. */
function QuiTelecommande({ vue }: { readonly vue: Vue }): ReactElement | null {
  const pseudo = vue.joueurs[vue.telecommande]?.pseudo;
  if (pseudo === undefined) return null;
  return (
    <span className={styles["telecommande"]}>
      <Icone nom="telecommande" taille="1.3em" libelle="Télécommande" />
      <NomCraie coupe>{pseudo}</NomCraie>
    </span>
  );
}

function Sante(): ReactElement {
  return (
    <span className={styles["sante"]}>
      L’abus d’alcool est dangereux pour la santé, à consommer avec modération.
    </span>
  );
}

const Rejoindre = memo(function Rejoindre({ vue }: { readonly vue: Vue }): ReactElement {
  const { texte } = useServerAddress();
  if (useEssai() !== null) return <b className={styles["locale"]}>ESSAI, RIEN N’EST COMPTÉ</b>;
  if (estRoomLocale(vue)) return <b className={styles["locale"]}>ROOM LOCALE</b>;
  return (
    <>
      <span className={styles["phrase"]}>
        Rejoindre sur <b>{texte}</b> avec le code
      </span>{" "}
      <b className={styles["code"]}>{vue.code}</b>
    </>
  );
});

interface BandeauxPartieProps extends Pick<
  BannieresDeLigneOuStockageHoteProps,
  "statut" | "place"
> {
  readonly vue: Vue;
}

/** Banners for lasting causes that hold the game up: a cut connection, a server that cannot store. */
export function BandeauxPartieBloquee({ vue, statut, place }: BandeauxPartieProps): ReactElement {
  return (
    <BannieresDeLigneOuStockageHote
      statut={statut}
      enPanne={vue.sauvegardeEnPanne}
      attente="La partie reprend dès que la ligne revient…"
      place={place}
    />
  );
}

interface PanneauxFinProps {
  readonly panneau: NomDePanneauDeFin;
  readonly choisir: (panneau: NomDePanneauDeFin) => void;
}

/** Makes the key V turn from one panel of the end to the other, as soon as the table is shown. */
function useToucheDesPanneaux(actif: boolean, { panneau, choisir }: PanneauxFinProps): void {
  useKeyPress(({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (!actif || key.toLowerCase() !== "v" || repeat || ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    choisir(panneau === "addition" ? "soiree" : "addition");
  });
}

/** The choice between the two panels of the end. */
function PanneauxFin({ panneau, choisir }: PanneauxFinProps): ReactElement {
  return (
    <div className={styles["panneaux"]} aria-keyshortcuts="V">
      <ChoixSegmente
        libelle="Ce que l’ardoise montre"
        libelleCache
        options={[
          { valeur: "addition", libelle: "L’addition" },
          { valeur: "soiree", libelle: "La soirée" },
        ]}
        valeur={panneau}
        onChange={choisir}
      />
      <kbd aria-hidden="true">V</kbd>
    </div>
  );
}

/** The button that holds the step, and the time left before the game goes on by itself. */
function TenueRythme({ vue }: { readonly vue: Vue }): ReactElement {
  const compact = useIsCompactScreen();
  const faire = useFaireActionDuJeu(vue);
  return (
    <>
      <BarreRythme vue={vue} />
      <Bouton
        variante="contour"
        taille={compact ? "telephone" : "hote"}
        icone={actionTenirOuLacherEtape.icone(vue)}
        aria-keyshortcuts="R"
        onClick={() => faire(actionTenirOuLacherEtape)}
      >
        {actionTenirOuLacherEtape.libelle(vue)}
      </Bouton>
    </>
  );
}

const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** The time left before the game goes on by itself: a thin bar, or seconds for those who asked for less motion. */
function BarreRythme({ vue }: { readonly vue: Vue }): ReactElement | null {
  const { cadence } = vue;
  if (cadence === undefined || vue.phase !== "jeu") return null;
  return calme.matches ? (
    <Secondes cadence={cadence} />
  ) : (
    <span
      key={cadence.numero}
      className={styles["barre"]}
      aria-hidden="true"
      data-marche={cadence.marche}
      style={{
        "--part": cadence.resteMs / Math.max(1, cadence.dureeMs),
        "--reste": `${String(cadence.resteMs)}ms`,
      }}
    />
  );
}

function Secondes({ cadence }: { readonly cadence: VueMinuteur }): ReactElement {
  const resteMs = useMillisecondesRestantes(cadence);
  return (
    <span className={styles["secondes"]} role="timer" aria-live="off">
      {Math.ceil(resteMs / 1000)}&nbsp;s
    </span>
  );
}
