import { type ReactElement, type ReactNode, memo } from "react";
import { joinClassNames } from "../../ui/classes.ts";
import { TitreCraie } from "../../ui/craie.tsx";
import { type Typeface, fittingTypeface } from "../../ui/name-width.ts";
import { BatonsDeComptage } from "../../ui/batons.tsx";
import { Icone } from "../../ui/icones.tsx";
import { VerreDEauSansAlcool } from "../sans-alcool.tsx";
import { NomAjuste } from "../../ui/nom-ajuste.tsx";
import { ETAPE } from "#contracts/partie.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import type { Vue, VueJoueurParti } from "#game/schema/etat.ts";
import { BockParNumeroDeDessin } from "../../partie/dessins/bock.tsx";
import { estJoueurAbsent, estRoomLocale } from "../../partie/joueurs.ts";
import { listerJoueursAvecLigneArdoise, type JoueurAvecId } from "./joueurs.ts";
import { useIsCompactScreen } from "../../ui/compact-screen.ts";
import { useGorgeesDeLEtapeParJoueur } from "../timeline/gains.ts";
import { hasRevealReached, calculerVagueDeGorgeesParJoueur } from "../timeline/timeline.ts";
import { type RevealOnScreen, useRevealMoment } from "../timeline/use-reveal.ts";
import styles from "./ardoise.module.css";

interface ArdoiseProps {
  readonly titre: string;
  readonly lignes: readonly LigneDeJoueurSurArdoise[];
  /** Whether the lines have names only, as before the game starts. */
  readonly sansCompte?: boolean | undefined;
  /** Called with the key of a line that is pressed, e.g. to correct its count; without it, lines are no buttons. */
  readonly onChoisir?: ((cle: string) => void) | undefined;
}

interface Mesures {
  readonly classe: "ample" | "serre" | "double";
  /** Height and largest width of the tally, in rem. */
  readonly hauteur: number;
  readonly largeurMax: number;
  /** Typeface of the names: printed for a crowd, because the school hand is too wide to be read at 3 m in half a column. */
  readonly ecriture: Typeface;
}

/** Width in em that a name may take beside its mat, its gain and its number. */
const PLACE_SERREE = 7.5;

/** More lines than this stand in two columns. */
export const JOUEURS_MAX_EN_UNE_COLONNE_D_ARDOISE = 10;

/** Measures of a slate of so many lines: roomy up to 7, tighter up to 10, two columns above (20 fit, in a frame that has 2 `colonnes`). */
function mesures(nombre: number): Mesures {
  if (nombre <= 7) return { classe: "ample", hauteur: 2.1, largeurMax: 19.5, ecriture: "craie" };
  if (nombre <= JOUEURS_MAX_EN_UNE_COLONNE_D_ARDOISE)
    return { classe: "serre", hauteur: 1.35, largeurMax: 19.5, ecriture: "craie" };
  return { classe: "double", hauteur: 1.4, largeurMax: 8, ecriture: "etroite" };
}

/** The slate of the host screen: who, tally marks, number. Made for the right column of `CadreBoisHote` (26 rem of room). */
function Ardoise({ titre, lignes, sansCompte = false, onChoisir }: ArdoiseProps): ReactElement {
  const { classe, hauteur, largeurMax, ecriture } = mesures(lignes.length);
  return (
    <section className={styles["ardoise"]} aria-label={titre}>
      <TitreCraie souligne>{titre}</TitreCraie>
      <ul
        className={joinClassNames(styles["lignes"], styles[classe], sansCompte && styles["noms"])}
        style={{ "--rangs": classe === "double" ? Math.ceil(lignes.length / 2) : lignes.length }}
      >
        {lignes.map((ligne) => {
          const contenu = (
            <LigneJoueur
              ligne={ligne}
              sansCompte={sansCompte}
              hauteur={hauteur}
              largeurMax={largeurMax}
              ecriture={classe === "serre" ? fittingTypeface(ligne.nom, PLACE_SERREE) : ecriture}
              enBas={classe === "double" && !sansCompte}
            />
          );
          return (
            <li
              key={ligne.cle}
              className={joinClassNames(
                styles["ligne"],
                (ligne.absent === true || ligne.parti === true) && styles["absent"],
              )}
            >
              {onChoisir === undefined ? (
                <span className={styles["interieur"]}>{contenu}</span>
              ) : (
                <button
                  type="button"
                  className={styles["interieur"]}
                  onClick={() => {
                    onChoisir(ligne.cle);
                  }}
                >
                  {contenu}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A player's line on the host's slate. */
export interface LigneDeJoueurSurArdoise {
  readonly cle: string;
  readonly nom: string;
  readonly n: number;
  /** The player's mat, small. */
  readonly bock?: ReactNode;
  /** How many of the sips have just been told: drawn quickly, in brass. */
  readonly neufs?: number | undefined;
  /** Whether the player has answered; undefined: no mark. */
  readonly coche?: boolean | undefined;
  /** The player is away: faded, with a clock. */
  readonly absent?: boolean | undefined;
  /** The player has left: faded, and said so. */
  readonly parti?: boolean | undefined;
  /** The player drinks water. */
  readonly eau?: boolean | undefined;
  /** The counter is hidden by a guessing game: a question mark instead of marks and number. */
  readonly masque?: boolean | undefined;
  /** The sips just earned, e.g. “+3”. */
  readonly gain?: ReactNode;
}

interface LigneProps {
  readonly ligne: LigneDeJoueurSurArdoise;
  readonly sansCompte: boolean;
  readonly hauteur: number;
  readonly largeurMax: number;
  readonly ecriture: Typeface;
  /** Whether the marks go under the name, as in half a column. */
  readonly enBas: boolean;
}

/** Name, marks and number of one player. */
function LigneJoueur({
  ligne,
  sansCompte,
  hauteur,
  largeurMax,
  ecriture,
  enBas,
}: LigneProps): ReactElement {
  return (
    <>
      <span className={styles["tete"]}>
        {!enBas && ligne.bock}
        {!enBas && <Marque ligne={ligne} />}
        <NomAjuste ecriture={ecriture}>{ligne.nom}</NomAjuste>
        {ligne.parti === true && <small className={styles["parti"]}>parti·e</small>}
        {ligne.eau === true && <VerreDEauSansAlcool taille="0.95em" />}
      </span>
      {!sansCompte && (
        <span className={styles["batons"]} style={{ minHeight: `${String(hauteur)}rem` }}>
          {enBas && ligne.bock}
          {enBas && <Marque ligne={ligne} />}
          {ligne.masque !== true && (
            <BatonsDeComptage
              n={ligne.n}
              neufs={ligne.neufs}
              hauteur={hauteur}
              largeurMax={largeurMax}
              couleur={ligne.eau === true ? "var(--eau)" : undefined}
            />
          )}
        </span>
      )}
      {ligne.gain !== undefined && <span className={styles["gain"]}>{ligne.gain}</span>}
      {!sansCompte && (
        <span className={styles["nombre"]}>
          {ligne.masque === true ? <CompteurCache /> : ligne.n}
        </span>
      )}
    </>
  );
}

function Marque({ ligne }: { readonly ligne: LigneDeJoueurSurArdoise }): ReactElement | null {
  if (ligne.absent === true) return <Icone nom="absent" taille="1em" libelle="Hors ligne" />;
  return ligne.coche === undefined ? null : <Coche coche={ligne.coche} />;
}

/** A question mark, by hand, for a counter that nobody may see. */
function CompteurCache(): ReactElement {
  return (
    <span className={styles["inconnu"]} role="img" aria-label="compteur caché">
      ?
    </span>
  );
}

function Coche({ coche }: { readonly coche: boolean }): ReactElement {
  return (
    <span
      className={joinClassNames(styles["coche"], coche && styles["oui"])}
      role="img"
      aria-label={coche ? "A répondu" : "N’a pas encore répondu"}
    >
      {coche && <Icone nom="coche" taille="70%" />}
    </span>
  );
}

const FOULE = 20;

/**
 * How many columns a slate of so many lines takes. Up to 20 lines have marks, in two columns from 11; beyond, numbers only, in three
 * columns from 41.
 */
export function choisirNombreDeColonnesDArdoise(lignes: number): 1 | 2 | 3 {
  if (lignes <= JOUEURS_MAX_EN_UNE_COLONNE_D_ARDOISE) return 1;
  return lignes <= 2 * FOULE ? 2 : 3;
}

/** How many lines the slate of this room has, players who have left included. */
export const compterJoueursSurArdoise = (vue: Vue): number =>
  listerJoueursAvecLigneArdoise(vue).length + vue.partis.length;

/** Whether the slate's lines say what each player has to hand out, which up to 20 of them do. */
export const estArdoiseAvecGorgeesEnMain = (vue: Vue): boolean =>
  compterJoueursSurArdoise(vue) <= FOULE;

/** The players' slate: each counter of sips, and the sips just earned. Beyond 20 lines, numbers replace the marks. */
export const ArdoiseJoueurs = memo(function ArdoiseJoueurs({
  vue,
}: {
  readonly vue: Vue;
}): ReactElement {
  const compact = useIsCompactScreen();
  const gains = useGorgeesDeLEtapeParJoueur(vue);
  const moment = useRevealMoment();
  const vagues = calculerVagueDeGorgeesParJoueur(gains);
  const lignes = [
    ...listerJoueursAvecLigneArdoise(vue).map((joueur) => {
      const gain = gains[joueur.id] ?? 0;
      const ecrit = (vagues.get(joueur.id) ?? 0) <= moment.vagues;
      return ligne(vue, joueur, { gain, ecrit, raconte: moment });
    }),
    ...vue.partis.map((parti) => ligneLaissee(vue, parti)),
  ];
  return lignes.length > FOULE || compact ? (
    <ArdoiseFoule titre="L’ardoise" lignes={lignes} />
  ) : (
    <Ardoise titre="L’ardoise" lignes={lignes} />
  );
});

/** The gain of a player at this step, whether the beats have come to it, and how far the reveal is told. */
interface Ecrit {
  readonly gain: number;
  readonly ecrit: boolean;
  readonly raconte: RevealOnScreen;
}

function ligne(
  vue: Vue,
  joueur: JoueurAvecId,
  { gain, ecrit, raconte }: Ecrit,
): LigneDeJoueurSurArdoise {
  const attendu = vue.etape === ETAPE.question && joueur.participe && !estRoomLocale(vue);
  const repond = attendu && (vue.question === undefined || questionAttendReponse(vue.question));
  return {
    cle: joueur.id,
    nom: joueur.pseudo,
    bock: bock(vue, joueur),
    n: ecrit ? joueur.gorgee : joueur.gorgee - gain,
    neufs: ecrit && raconte.enCours ? gain : 0,
    masque: vue.compteursCaches,
    coche: repond ? joueur.aRepondu : undefined,
    absent: estJoueurAbsent(vue, joueur.id),
    eau: joueur.sansAlcool,
    gain: hasRevealReached(raconte, "verdict")
      ? chip(joueur.reste, vue.compteursCaches || !ecrit ? 0 : gain)
      : undefined,
  };
}

/** The player's mat, on every line once somebody in the room has drawn; undefined before. */
function bock({ joueurs }: Vue, { pseudo, dessin }: JoueurAvecId): ReactElement | undefined {
  return Object.values(joueurs).some((un) => un.dessin > 0) ? (
    <BockParNumeroDeDessin pseudo={pseudo} dessin={dessin} taille="var(--bock-ligne)" plat />
  ) : undefined;
}

/** The line of a player who has left: greyed, and kept until the end of the game. */
function ligneLaissee(vue: Vue, { id, pseudo, gorgee }: VueJoueurParti): LigneDeJoueurSurArdoise {
  return { cle: id, nom: pseudo, n: gorgee, masque: vue.compteursCaches, parti: true };
}

/** Text beside a player's number: the sips they still have to hand out or, when there are none, the sips just earned. */
function chip(reste: number, gain: number): ReactElement | string | undefined {
  if (reste > 0) return <>donne&nbsp;{reste}</>;
  return gain > 0 ? `+${String(gain)}` : undefined;
}

interface ArdoiseFouleProps {
  readonly titre: string;
  readonly lignes: readonly LigneDeJoueurSurArdoise[];
}

/** Most lines of a column that can still be read; there are at most three columns. */
const RANGS = 20;
const PLACES = (RANGS + 1) * 3;

/**
 * The slate of a crowd, and of a phone: up to 63 lines in columns, each with a mark, the name and the number; the rest is counted. Names
 * of more than 20 lines are printed, to be readable at 3 m.
 */
function ArdoiseFoule({ titre, lignes }: ArdoiseFouleProps): ReactElement {
  const imprime = lignes.length > RANGS;
  const montrees = lignes.length > PLACES ? lignes.slice(0, PLACES - 1) : lignes;
  const colonnes = Math.min(3, Math.ceil(lignes.length / RANGS));
  const rangs = Math.ceil(Math.min(lignes.length, PLACES) / colonnes);
  return (
    <section className={styles["foule"]} aria-label={titre}>
      <TitreCraie souligne>{titre}</TitreCraie>
      <ul
        className={styles["foule-lignes"]}
        data-colonnes={colonnes}
        data-serre={rangs > 14}
        style={{ "--rangs": rangs }}
      >
        {montrees.map((ligne) => (
          <Ligne key={ligne.cle} ligne={ligne} imprime={imprime} />
        ))}
        {montrees.length < lignes.length && (
          <li className={styles["autres"]}>et {lignes.length - montrees.length} autres</li>
        )}
      </ul>
    </section>
  );
}

interface LigneFouleProps {
  readonly ligne: LigneDeJoueurSurArdoise;
  readonly imprime: boolean;
}

function Ligne({ ligne, imprime }: LigneFouleProps): ReactElement {
  return (
    <li
      className={joinClassNames(
        styles["foule-ligne"],
        (ligne.absent === true || ligne.parti === true) && styles["foule-absent"],
        ligne.gain !== undefined && styles["gagne"],
      )}
    >
      <MarqueFoule ligne={ligne} />
      <NomAjuste ecriture={imprime ? "imprime" : "craie"}>{ligne.nom}</NomAjuste>
      {ligne.parti === true && <small className={styles["foule-parti"]}>parti·e</small>}
      {ligne.eau === true && <VerreDEauSansAlcool taille="1em" />}
      {ligne.gain !== undefined && <span className={styles["foule-gain"]}>{ligne.gain}</span>}
      <span className={styles["foule-nombre"]}>
        {ligne.masque === true ? <CompteurCache /> : ligne.n}
      </span>
    </li>
  );
}

function MarqueFoule({ ligne }: { readonly ligne: LigneDeJoueurSurArdoise }): ReactElement | null {
  if (ligne.absent === true) return <Icone nom="absent" taille="1em" libelle="Hors ligne" />;
  if (ligne.coche === undefined) return null;
  return (
    <span
      className={joinClassNames(styles["foule-coche"], ligne.coche && styles["foule-oui"])}
      role="img"
      aria-label={ligne.coche ? "A répondu" : "N’a pas encore répondu"}
    >
      {ligne.coche && <Icone nom="coche" taille="72%" />}
    </span>
  );
}
