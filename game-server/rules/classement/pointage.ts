/**
 * When the standings are shown: at a message in the middle of a game, and every five questions with the next question, which becomes visible after them (etapes.ts). mise-en-scene "Standings". Pure.
 */
import type { Classement, Pointage, RepereDuProchainClassement } from "../types/resultats.ts";
import { compterGorgeesDesJoueurs } from "../ardoise.ts";
import {
  trouverQuestionCouranteAJuger,
  compterQuestionsJugees,
  trouverQuestionCourante,
  listerJoueursHorsCreateur,
} from "../selection.ts";
import type { Partie } from "../types.ts";
import {
  classerJoueurs,
  trouverJoueursAuMaximum,
  type ScoreDeJoueur,
  calculerRangsDesJoueurs,
} from "./classer.ts";

/** Number of judged questions between two standings. */
const TOUTES_LES = 5;
/**
 * Least number of judged questions for standings at a message, and for the first ranks that later ones are compared
 * with.
 */
const AU_MOINS = 2;
/** Right answers in a row that make a series. */
const SERIE_MIN = 3;

const REPERE_NEUF: RepereDuProchainClassement = { jugees: 0, gorgees: {}, rangs: null };
export const POINTAGE_DE_PARTIE_NEUVE: Pointage = { dit: null, repere: REPERE_NEUF };

const notesDe = (partie: Partie): ScoreDeJoueur[] =>
  listerJoueursHorsCreateur(partie).map((id) => ({ id, score: partie.joueurs[id]?.score ?? 0 }));

/** Adds the standings of a step that has just begun, if it has some, and removes those of the previous step. */
export function actualiserPointage(avant: Partie, apres: Partie): Partie {
  const { pointage } = apres;
  if (apres.phase !== "jeu") return avecPointage(apres, POINTAGE_DE_PARTIE_NEUVE);
  if (avant.phase !== "jeu") {
    const repere = { ...REPERE_NEUF, gorgees: compterGorgeesDesJoueurs(apres) };
    return avecPointage(apres, { dit: null, repere });
  }
  const presentee = apres.position !== avant.position;
  if (!presentee) {
    const perime = pointage.dit !== null && pointage.dit.tour !== apres.tour;
    return perime ? avecPointage(apres, { ...pointage, dit: null }) : apres;
  }
  if (doitMontrerClassement(apres)) return avecPointage(apres, dresser(apres));
  const jugees = compterQuestionsJugees(apres);
  const { repere } = pointage;
  const rangs =
    repere.rangs ?? (jugees === AU_MOINS ? calculerRangsDesJoueurs(notesDe(apres)) : null);
  return avecPointage(apres, { dit: null, repere: { ...repere, rangs } });
}

function avecPointage(partie: Partie, pointage: Pointage): Partie {
  const { dit, repere } = partie.pointage;
  const pareil =
    dit === pointage.dit &&
    repere.jugees === pointage.repere.jugees &&
    repere.gorgees === pointage.repere.gorgees &&
    repere.rangs === pointage.repere.rangs;
  return pareil ? partie : { ...partie, pointage };
}

/** Whether standings come with the step that is being shown. */
export function doitMontrerClassement(partie: Partie): boolean {
  if (partie.essai || listerJoueursHorsCreateur(partie).length < 2) return false;
  const depuis = compterQuestionsJugees(partie) - partie.pointage.repere.jugees;
  if (depuis >= TOUTES_LES) return true;
  const derniere = partie.position + 1 >= (partie.quizz?.questions.length ?? 0);
  const message =
    trouverQuestionCourante(partie) !== undefined &&
    trouverQuestionCouranteAJuger(partie) === undefined;
  return message && !derniere && depuis >= AU_MOINS;
}

function dresser(partie: Partie): Pointage {
  const { repere } = partie.pointage;
  const notes = notesDe(partie);
  const lignes = classerJoueurs(notes, repere.rangs);
  const gorgees = compterGorgeesDesJoueurs(partie);
  const chacun = (chiffre: (id: string) => number) =>
    notes.map(({ id }) => ({ id, n: chiffre(id) }));
  const dit: Classement = {
    tour: partie.tour,
    clos: false,
    lignes,
    grimpe: trouverJoueursAuMaximum(
      lignes.map(({ id, places }) => ({ id, n: places })),
      1,
    ),
    boit: trouverJoueursAuMaximum(
      chacun((id) => (gorgees[id] ?? 0) - (repere.gorgees[id] ?? 0)),
      1,
    ),
    serie: trouverJoueursAuMaximum(
      chacun((id) => partie.patron.series[id] ?? 0),
      SERIE_MIN,
    ),
  };
  const suivant: RepereDuProchainClassement = {
    jugees: compterQuestionsJugees(partie),
    gorgees,
    rangs: calculerRangsDesJoueurs(notes),
  };
  return { dit, repere: suivant };
}
