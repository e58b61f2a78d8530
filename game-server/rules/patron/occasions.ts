/** The situations that the patron may comment between two states, with the players he would name. Pure. */
import { CLE_CREATEUR, SEUIL_GORGEES_A_PARTAGER_OU_ETALER } from "#contracts/limites.ts";
import { ETAPE } from "#contracts/partie.ts";
import type { SituationDuPatron } from "#contracts/patron.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import { compterGorgeesDesJoueurs } from "../ardoise.ts";
import { MOTIFS_DE_LIGNE_SANS_GORGEE_A_BOIRE } from "../partage.ts";
import { sontCompteursDeGorgeesCaches } from "../mini-jeux/mini-jeux.ts";
import {
  aDejaFiniUnQuizz,
  trouverQuestionCouranteAJuger,
  estRoomLocale,
  compterQuestionsJugees,
} from "../selection.ts";
import type { Partie } from "../types.ts";
import { listerJoueursSansReponse, trouverSilenceACommenter } from "./guet.ts";
import {
  listerJoueursQuiAtteignentUneSerie,
  trouverJoueursEnTete,
  listerJoueursDesPremieresErreurs,
  trouverJoueursQuiRemontentAuClassement,
  type NouveauxVerdictsDeQuestion,
  trouverNouveauxVerdictsDeQuestion,
} from "./verdicts.ts";

/** Keys of the players whom a line may name, none when it is for the whole room; null when the situation is not there. */
type Occasion = readonly string[] | null;
const LA_SALLE: Occasion = [];
const siVrai = (vrai: boolean): Occasion => (vrai ? LA_SALLE : null);
const siQuelquUn = (qui: readonly string[]): Occasion => (qui.length > 0 ? qui : null);
/** The occasion of a situation that names only a player alone in it: with several players it is for the whole room. */
const siUnSeul = (qui: readonly string[]): Occasion =>
  qui.length > 1 ? LA_SALLE : siQuelquUn(qui);

/** Number of questions before which the patron does not comment on ranks. */
const RANGS_APRES = 3;
const NOMBRE_ROND = 69;

/** The situations between two states. Verdicts are commented with their reveal, never before. */
export function trouverOccasionsDuPatron(
  avant: Partie,
  apres: Partie,
): Readonly<Record<SituationDuPatron, Occasion>> {
  return { ...deLaRoom(avant, apres), ...desEtapes(avant, apres), ...desVerdicts(avant, apres) };
}

function deLaRoom(avant: Partie, apres: Partie) {
  const lance = avant.phase === "salon" && apres.phase === "jeu";
  const nouveaux = Object.keys(apres.joueurs).filter((id) => !Object.hasOwn(avant.joueurs, id));
  const inconnus = nouveaux.filter((id) => !Object.hasOwn(avant.partis, id));
  const auSalon = apres.phase === "salon";
  const dons = apres.distribution.dons.slice(avant.distribution.dons.length);
  return {
    fin: siVrai(avant.phase === "jeu" && apres.phase === "fin"),
    retourSalon: siVrai(avant.phase === "fin" && auSalon),
    encore: siVrai(lance && aDejaFiniUnQuizz(apres)),
    lancement: siVrai(lance),
    beaucoup: siUnSeul(quiBoitBeaucoup(avant, apres)),
    soixanteNeuf: siQuelquUn(soixanteNeuf(avant, apres)),
    eau: siQuelquUn(
      Object.keys(apres.joueurs).filter(
        (id) =>
          apres.joueurs[id]?.sansAlcool === true &&
          id !== CLE_CREATEUR &&
          avant.joueurs[id]?.sansAlcool !== true &&
          avant.partis[id]?.sansAlcool !== true,
      ),
    ),
    retardataire: siQuelquUn(apres.phase === "jeu" ? inconnus : []),
    arrivee: siQuelquUn(auSalon ? inconnus : []),
    cadeau: siQuelquUn(dons.map(({ de }) => de)),
  } satisfies Partial<Record<SituationDuPatron, Occasion>>;
}

/** Players of whom a single new line asks for many sips; lines by hand were drunk already, and lines of a share were told before. */
function quiBoitBeaucoup({ prochaineLigne }: Partie, { ardoise }: Partie): string[] {
  const lourdes = ardoise.filter(
    ({ id, gorgees, motif }) =>
      id >= prochaineLigne &&
      gorgees >= SEUIL_GORGEES_A_PARTAGER_OU_ETALER &&
      !MOTIFS_DE_LIGNE_SANS_GORGEE_A_BOIRE.has(motif),
  );
  return lourdes.map(({ qui }) => qui);
}

function soixanteNeuf(avant: Partie, apres: Partie): string[] {
  // no line while counters are hidden, since it would tell the one that a player guesses
  if (apres.ardoise === avant.ardoise || sontCompteursDeGorgeesCaches(apres)) return [];
  const [alors, maintenant] = [compterGorgeesDesJoueurs(avant), compterGorgeesDesJoueurs(apres)];
  return Object.keys(maintenant).filter(
    (id) => maintenant[id] === NOMBRE_ROND && alors[id] !== NOMBRE_ROND,
  );
}

function desEtapes(avant: Partie, apres: Partie) {
  const carte = avant.imprevu === null ? apres.imprevu : null;
  const nouvelle = apres.tour !== avant.tour;
  const rompu = trouverSilenceACommenter(avant, apres);
  return {
    culSec: siVrai(carte?.culSec === true),
    rare: siVrai(carte?.rare === true),
    miniJeu: siVrai(avant.miniJeu === null && apres.miniJeu !== null),
    imprevu: siVrai(carte !== null && apres.miniJeu === null),
    derniereQuestion: siVrai(nouvelle && avant.position !== apres.position && estDerniere(apres)),
    minutee: siVrai(nouvelle && apres.phase === "jeu" && apres.etape === ETAPE.avertissement),
    dernierARepondre: rompu === "dernier" ? listerJoueursSansReponse(apres) : null,
    silence: siVrai(rompu === "silence"),
  } satisfies Partial<Record<SituationDuPatron, Occasion>>;
}

/** Whether this is the last question that players answer. */
function estDerniere(partie: Partie): boolean {
  const suite = partie.quizz?.questions.slice(partie.position + 1) ?? [];
  return trouverQuestionCouranteAJuger(partie) !== undefined && !suite.some(questionAttendReponse);
}

const SANS_VERDICT = {
  personneJuste: null,
  sansReponse: null,
  tousJustes: null,
  seulJuste: null,
  remontee: null,
  serieJuste: null,
  serieFaux: null,
  tete: null,
  egalite: null,
  rapidite: null,
  premierFaux: null,
} satisfies Partial<Record<SituationDuPatron, Occasion>>;

function desVerdicts(avant: Partie, apres: Partie) {
  const verdicts = trouverNouveauxVerdictsDeQuestion(avant, apres);
  if (verdicts === null) return SANS_VERDICT;
  const { justes } = verdicts;
  // in a race that somebody has won only the winners are commented, since the other players were late, not wrong
  const rapide = apres.parametres.modeJeu === "rapidite";
  return {
    ...SANS_VERDICT,
    ...desRangs(verdicts),
    ...(rapide && justes.length > 0 ? { rapidite: justes } : desReponses(verdicts)),
  };
}

function desReponses(verdicts: NouveauxVerdictsDeQuestion) {
  const { apres, justes, faux } = verdicts;
  const aPlusieurs = justes.length + faux.length >= 2;
  const dit = estRoomLocale(apres) || Object.keys(apres.manche?.reponses ?? {}).length > 0;
  return {
    personneJuste: siVrai(dit && aPlusieurs && justes.length === 0),
    sansReponse: siVrai(!dit),
    tousJustes: siVrai(aPlusieurs && faux.length === 0),
    seulJuste: justes.length === 1 && faux.length >= 2 ? justes : null,
    serieJuste: siQuelquUn(listerJoueursQuiAtteignentUneSerie(verdicts, "juste")),
    serieFaux: siQuelquUn(listerJoueursQuiAtteignentUneSerie(verdicts, "faux")),
    premierFaux: siUnSeul(justes.length > 0 ? listerJoueursDesPremieresErreurs(verdicts) : []),
  } satisfies Partial<Record<SituationDuPatron, Occasion>>;
}

function desRangs(verdicts: NouveauxVerdictsDeQuestion) {
  const { avant, apres, justes, faux } = verdicts;
  const tot =
    compterQuestionsJugees(apres) < RANGS_APRES || justes.length + faux.length < RANGS_APRES;
  if (tot) return {};
  const [alors, maintenant] = [trouverJoueursEnTete(avant), trouverJoueursEnTete(apres)];
  const memes = alors.length === maintenant.length && alors.every((id) => maintenant.includes(id));
  return {
    remontee: siQuelquUn(trouverJoueursQuiRemontentAuClassement(verdicts)),
    tete: !memes && maintenant.length === 1 ? maintenant : null,
    egalite: !memes && maintenant.length === 2 ? maintenant : null,
  } satisfies Partial<Record<SituationDuPatron, Occasion>>;
}
