import { Activity, memo, type ReactElement } from "react";
import type { Vue, VueMinuteur } from "#game/schema/etat.ts";
import { gorgees } from "../../partie/mots/gorgees.ts";
import { Bouton, BoutonIcone } from "../../ui/bouton.tsx";
import { NomCraie } from "../../ui/craie.tsx";
import { Icone } from "../../ui/icones.tsx";
import { Logo } from "../../ui/logo.tsx";
import { estLocale } from "../../partie/joueurs.ts";
import type { PanneauFin } from "../../scenes/hote/etape-fin.tsx";
import { endHasReached } from "../../scenes/timeline/end-timeline.ts";
import type { EndReveal } from "../../scenes/timeline/use-film.ts";
import { PhotoDeLaSalle } from "../../scenes/photo/garder-photo.tsx";
import type { Statut } from "../../partie/line/connection.ts";
import { ReglesEnCours } from "./regles-en-cours.tsx";
import { useServerAddress } from "../../partie/line/use-server-address.ts";
import { useCompact } from "../../ui/use-compact.ts";
import { useImageSuivante } from "../../ui/use-image-suivante.ts";
import { quiNeVotePas } from "../../scenes/scrutin.ts";
import { useEssai } from "./essai.tsx";
import { type TenueDuRythme, iconeTenue, libelleTenue } from "../../partie/use-tenue.ts";
import type { Principal } from "./use-principal.ts";
import { BandeauxHote, type BandeauxHoteProps } from "../../partie/cadre-hote.tsx";
import { useTouche } from "../../browser/use-touche.ts";
import { ChoixSegmente } from "../../ui/choix-segmente.tsx";
import { useResteMs } from "../../partie/vue.ts";
import styles from "./ecran-hote.module.css";

interface EnteteHoteProps {
  readonly vue: Vue;
  readonly statut: Statut;
  /** The receipt has come to its total, or was not printed. */
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
  const compact = useCompact();
  const { fin } = vue;
  const total = fin?.table.reduce((somme, ligne) => somme + ligne.gorgees, 0) ?? 0;
  return (
    <>
      {!compact && <Logo taille="2.1rem" />}
      <span className={styles["quizz"]}>{vue.titre}</span>
      <span className={styles["pousse"]} />
      {!compact && <BandeauxPartie vue={vue} statut={statut} place="entete" />}
      <ReglesEnCours vue={vue} />
      {vue.phase === "fin" && fin !== undefined ? (
        <span className={styles["progres"]}>
          {questions(fin.nbQuestions)}
          <span className={styles["total"]} data-dit={totalDit}>
            , {gorgees(total)}
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

/** How many were played: a game may skip some, and end before its last one. */
const questions = (jouees: number): string =>
  jouees === 0
    ? "aucune question jouée"
    : `${String(jouees)}\u00A0question${jouees > 1 ? "s" : ""}`;

interface PiedHoteProps {
  readonly vue: Vue;
  /** Of the countdown. */
  readonly resteMs: number;
  readonly principal: Principal;
  /** The end that is being told, or its table. */
  readonly film: EndReveal;
  readonly tenue: TenueDuRythme;
  readonly panneau: PanneauFin;
  readonly choisirPanneau: (panneau: PanneauFin) => void;
}

/** Foot: how to join, or the health sentence at the end, who holds the remote control, and the one brass button. */
export function PiedHote({
  vue,
  resteMs,
  principal,
  film,
  tenue,
  panneau,
  choisirPanneau,
}: PiedHoteProps): ReactElement {
  const compact = useCompact();
  const essai = useEssai();
  const sante = vue.phase === "fin" && essai === null;
  // a frame after the table
  const apresFilm = !useImageSuivante(film.enCours) && !film.enCours;
  const montrees = apresFilm ? "visible" : "hidden";
  useToucheDesPanneaux(sante && !compact && !film.enCours, { panneau, choisir: choisirPanneau });
  const dit = sante ? "sante" : essai !== null ? "essai" : estLocale(vue) ? "locale" : "code";
  return (
    <>
      <span className={styles["gauche"]} data-dit={dit}>
        {dit === "sante" ? <Sante /> : <Gauche vue={vue} resteMs={resteMs} />}
      </span>
      {/* made ready while nothing else moves */}
      {sante && endHasReached(film, "total") && (
        <Activity mode={montrees}>
          {!compact && <PanneauxFin panneau={panneau} choisir={choisirPanneau} />}
          {vue.fin !== undefined && <PhotoDeLaSalle fin={vue.fin} />}
        </Activity>
      )}
      {vue.phase === "jeu" && <QuiTelecommande vue={vue} />}
      <TenueRythme vue={vue} tenue={tenue} />
      <Bouton
        variante={principal.efface ? "contour" : "laiton"}
        taille={compact ? "telephone" : "hote"}
        className={styles["principal"]}
        chargement={principal.enCours}
        data-ecoute={principal.ecoute}
        aria-disabled={principal.fige || undefined}
        aria-keyshortcuts="Space ArrowRight"
        onClick={principal.agir}
      >
        {principal.libelle}
      </Bouton>
    </>
  );
}

/** How to join; while the room votes, how long it still may. */
function Gauche({ vue, resteMs }: { readonly vue: Vue; readonly resteMs: number }): ReactElement {
  const { scrutin } = vue;
  if (scrutin?.phase !== "ouvert") return <Rejoindre vue={vue} />;
  return (
    <span role="timer" aria-live="off">
      Encore <b className={styles["reste"]}>{Math.max(1, Math.ceil(resteMs / 1000))}&nbsp;s</b>.{" "}
      {quiNeVotePas(vue, scrutin)}
    </span>
  );
}

/** Who presses from their phone, so that nobody wonders why the game moves on. */
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
  if (estLocale(vue)) return <b className={styles["locale"]}>ROOM LOCALE</b>;
  return (
    <>
      <span className={styles["phrase"]}>
        Rejoindre sur <b>{texte}</b> avec le code
      </span>{" "}
      <b className={styles["code"]}>{vue.code}</b>
    </>
  );
});

interface BandeauxPartieProps extends Pick<BandeauxHoteProps, "statut" | "place"> {
  readonly vue: Vue;
}

/** What lasts and keeps a game from going on. */
export function BandeauxPartie({ vue, statut, place }: BandeauxPartieProps): ReactElement {
  return (
    <BandeauxHote
      statut={statut}
      enPanne={vue.sauvegardeEnPanne}
      attente="La partie reprend dès que la ligne revient…"
      place={place}
    />
  );
}

interface PanneauxFinProps {
  readonly panneau: PanneauFin;
  readonly choisir: (panneau: PanneauFin) => void;
}

/** V turns from one panel to the other, from the first frame of the table: the segments come after it. */
function useToucheDesPanneaux(actif: boolean, { panneau, choisir }: PanneauxFinProps): void {
  useTouche(({ key, repeat, ctrlKey, metaKey, altKey }) => {
    if (!actif || key.toLowerCase() !== "v" || repeat || ctrlKey || metaKey || altKey) return;
    if (document.querySelector("dialog[open]") !== null) return;
    choisir(panneau === "addition" ? "soiree" : "addition");
  });
}

/** The two panels, as two segments. */
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

interface TenueRythmeProps {
  readonly vue: Vue;
  readonly tenue: TenueDuRythme;
}

/** The button, and what is left before the game goes on by itself. */
function TenueRythme({ vue, tenue }: TenueRythmeProps): ReactElement | null {
  const compact = useCompact();
  if (!tenue.possible) return null;
  return (
    <>
      <BarreRythme vue={vue} />
      <Bouton
        variante="contour"
        taille={compact ? "telephone" : "hote"}
        icone={iconeTenue(tenue)}
        aria-keyshortcuts="R"
        onClick={tenue.basculer}
      >
        {libelleTenue(tenue)}
      </Bouton>
    </>
  );
}

//// What is left before the game goes on by itself: a thin bar, or seconds for who asked for less motion.
const calme = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Null where nothing is counted. */
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
  const resteMs = useResteMs(cadence);
  return (
    <span className={styles["secondes"]} role="timer" aria-live="off">
      {Math.ceil(resteMs / 1000)}&nbsp;s
    </span>
  );
}
