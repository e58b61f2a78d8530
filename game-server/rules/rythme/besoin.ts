/**
 * The length of each moment in a game that goes on by itself: the time to show, to read, and to wait for players. Pure.
 */
import { AFFICHAGE_CLASSEMENT_MS } from "#contracts/limites.ts";
import { ETAPE, type Allure } from "#contracts/partie.ts";
import type { SuiteImprevuRendue } from "#contracts/imprevu-rendu.ts";
import { calculerGorgeesADistribuerParJoueur } from "../distribution.ts";
import { attendJugementDeLHote } from "../manche.ts";
import {
  compterCoupsDuMiniJeu,
  trouverJoueurDontCEstLeTour,
  estRoueGambleEnMouvement,
} from "../mini-jeux/mini-jeux.ts";
import {
  trouverQuestionCouranteAJuger,
  estJoueurPresent,
  trouverQuestionCourante,
} from "../selection.ts";
import type { Morceau, Partie } from "../types.ts";
import type { OffreDeGorgees } from "../types/imprevus.ts";

/** The durations of one pace, in ms. */
interface Durees {
  /** Reading time of one letter of a text that is read aloud. */
  readonly parLettre: number;
  readonly avertissement: number;
  /** Time besides reading, for a message, a finished reveal, an imprévu and a finished mini-game. */
  readonly message: number;
  readonly reponse: number;
  readonly imprevu: number;
  readonly fini: number;
  /**
   * The longest waits: `reflexion` for answers without a countdown, `personne` for a player or the host who hands out, plays or writes
   * sips.
   */
  readonly reflexion: number;
  readonly personne: number;
}

export const DUREES_DES_ETAPES_PAR_ALLURE_MS: Readonly<Record<Exclude<Allure, "main">, Durees>> = {
  tranquille: {
    parLettre: 75,
    avertissement: 5_000,
    message: 4_000,
    reponse: 7_000,
    imprevu: 14_000,
    fini: 6_000,
    reflexion: 90_000,
    personne: 45_000,
  },
  soutenu: {
    parLettre: 50,
    avertissement: 3_000,
    message: 2_500,
    reponse: 4_000,
    imprevu: 8_000,
    fini: 4_000,
    reflexion: 45_000,
    personne: 20_000,
  },
};

/**
 * Durations of the sequences on screen before a text can be read: the three knocks of the launch; a reveal, and its proof
 * after it; the result of a mini-game. mise-en-scene.
 */
const TROIS_COUPS_MS = 3_000;
const RECIT_MS = 3_200;
const PREUVE_MS = 1_500;
const RESULTAT_MS = 2_500;
/** The longest wait for a player whose phone is away, for whom the host may still play. */
export const ATTENTE_JOUEUR_ABSENT_MAX_MS = 15_000;
/** The shortest moment after the awaited player has acted. */
const REPRISE_MS = 3_000;

export interface AttenteDuRythme {
  /** Name of the wait; another name restarts the count. */
  readonly moment: string;
  /** Time until the step goes on by itself, counted from its beginning. */
  readonly dureeMs: number;
  /** Least time, counted from the beginning of this moment. */
  readonly auMoinsMs: number;
}

const lire = (moment: string, dureeMs: number): AttenteDuRythme => ({
  moment,
  dureeMs,
  auMoinsMs: Math.min(dureeMs, REPRISE_MS),
});
/** A wait for players, counted from the beginning of this moment. */
const attendre = (moment: string, dureeMs: number): AttenteDuRythme => ({
  moment,
  dureeMs,
  auMoinsMs: dureeMs,
});
/** A wait for `gens`, short when none of them is present. */
const attendreGens = (
  partie: Partie,
  moment: string,
  dureeMs: number,
  gens: readonly string[],
): AttenteDuRythme =>
  gens.some((id) => estJoueurPresent(partie, id))
    ? attendre(moment, dureeMs)
    : attendre(`${moment} absent`, Math.min(dureeMs, ATTENTE_JOUEUR_ABSENT_MAX_MS));
const plusLong = (un: AttenteDuRythme, autre: AttenteDuRythme): AttenteDuRythme => ({
  ...un,
  dureeMs: Math.max(un.dureeMs, autre.dureeMs),
});

const longueur = (texte: readonly Morceau[]): number => texte.reduce((n, { v }) => n + v.length, 0);
const longueurSuite = (suite: SuiteImprevuRendue | null): number =>
  suite === null ? 0 : longueur(suite.texte);

/**
 * What this moment waits for; null when the pace does not end it: a countdown, a wheel or a card being loaded end by themselves, in local mode only the host can say who was right, and the end of the game stays.
 */
export function calculerAttenteDuRythme(partie: Partie): AttenteDuRythme | null {
  const { phase, essai, etape, parametres } = partie;
  if (phase !== "jeu" || essai || parametres.rythme === "main") return null;
  const durees = DUREES_DES_ETAPES_PAR_ALLURE_MS[parametres.rythme];
  switch (etape) {
    case ETAPE.avertissement:
      return lire("avertissement", durees.avertissement + auDepart(partie));
    case ETAPE.question:
      return deLaQuestion(partie, durees);
    case ETAPE.reponse:
      return attendJugementDeLHote(partie) ? null : deLaReponse(partie, durees);
    case ETAPE.imprevu:
      return deLImprevu(partie, durees);
    case ETAPE.fin:
      return null;
  }
}

/** Duration of what the screens show before the step itself. */
const auDepart = ({ position, pointage, tour }: Partie): number =>
  (position === 0 ? TROIS_COUPS_MS : 0) +
  (pointage.dit?.tour === tour ? AFFICHAGE_CLASSEMENT_MS : 0);

function deLaQuestion(partie: Partie, durees: Durees): AttenteDuRythme | null {
  const question = trouverQuestionCourante(partie);
  if (question === undefined || partie.minuteur !== null) return null;
  const lecture = question.text.length * durees.parLettre + auDepart(partie);
  return trouverQuestionCouranteAJuger(partie) === undefined
    ? lire("message", lecture + durees.message)
    : attendre("reflexion", lecture + durees.reflexion);
}

function deLaReponse(partie: Partie, durees: Durees): AttenteDuRythme {
  const { preuve = null } = trouverQuestionCourante(partie) ?? {};
  const { suite = null, offres = [] } = partie.manche ?? {};
  const dites = (preuve?.text.length ?? 0) + longueurSuite(suite);
  const raconte = RECIT_MS + (preuve === null ? 0 : PREUVE_MS);
  const lue = lire("reponse", raconte + dites * durees.parLettre + durees.reponse);
  return deQuelquUn(partie, offres, durees, lue) ?? lue;
}

function deLImprevu(partie: Partie, durees: Durees): AttenteDuRythme | null {
  const { attente, imprevu, miniJeu } = partie;
  if (attente !== null) return null;
  if (imprevu === null) return lire("manquant", durees.message);
  if (miniJeu !== null && !miniJeu.fini)
    return estRoueGambleEnMouvement(miniJeu)
      ? null
      : attendreGens(partie, `coup ${String(compterCoupsDuMiniJeu(miniJeu))}`, durees.personne, [
          trouverJoueurDontCEstLeTour(miniJeu),
        ]);
  const { texte, suite, suiteMontree, offres } = imprevu;
  const lettres = longueur(texte) + (suiteMontree ? longueurSuite(suite) : 0);
  const lecture = lettres * durees.parLettre;
  switch (partie.scrutin?.phase) {
    case "scene":
      return attendreGens(partie, "scene", lecture + durees.personne, partie.scrutin.juges);
    // an open vote has its own countdown
    case "ouvert":
      return null;
    case "aTrancher":
      return attendre("trancher", durees.personne);
    case "rendu":
    case undefined:
      break;
  }
  const lue =
    miniJeu === null
      ? lire(suiteMontree ? "suite" : "imprevu", lecture + durees.imprevu)
      : lire("fini", RESULTAT_MS + durees.fini);
  return deQuelquUn(partie, offres, durees, lue) ?? lue;
}

/** A wait for players with sips to hand out, or for the host with offers to write (those that a verdict gave up never are), no shorter than `lue`; null for neither. */
function deQuelquUn(
  partie: Partie,
  offres: readonly OffreDeGorgees[],
  { personne }: Durees,
  lue: AttenteDuRythme,
): AttenteDuRythme | null {
  const enMain = Object.keys(calculerGorgeesADistribuerParJoueur(partie));
  if (enMain.length > 0)
    return plusLong(attendreGens(partie, `servir ${String(enMain.length)}`, personne, enMain), lue);
  const aNoter = offres.filter(({ prises, selon }) => prises === 0 && selon !== "perdue").length;
  return aNoter > 0 ? plusLong(attendre(`noter ${String(aNoter)}`, personne), lue) : null;
}
