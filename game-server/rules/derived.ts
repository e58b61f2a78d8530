/**
 * Facts that are derived from a state, without any effect: its alarms, its lamp, whether screens must be told now, the
 * line of the histories. Pure.
 */
import { GRACE_REPONSE_MS, CLE_CREATEUR } from "#contracts/limites.ts";
import { listerAlarmesDuMiniJeu } from "./mini-jeux/mini-jeux.ts";
import { listerAlarmesDuPatron } from "./patron/guet.ts";
import { listerAlarmesDuRythme } from "./rythme/rythme.ts";
import type { Partie, PartieFinie } from "./types.ts";
import type { Commande, PartieAlarm } from "./types/commandes.ts";
import type { Joueur } from "./types/joueurs.ts";
import { calculerCleDeQuestionVue } from "#contracts/composition.ts";
import { calculerMediane } from "#contracts/compte-rendu.ts";
import { questionAttendReponse } from "#contracts/quizz.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { estArdoiseVide } from "./ardoise.ts";
import { composerCompteRendu } from "./releves.ts";
import { estModeRapidite, composerIdDePartieFinie } from "./selection.ts";

/**
 * Every alarm of this state, each name once. An alarm that has rung and is still named must not ring again. The command of an alarm that rings too late changes nothing.
 */
export function deriveAlarmsOfPartie(partie: Partie): PartieAlarm[] {
  const alarmes = [
    ...deLaQuestion(partie),
    ...listerAlarmesDuMiniJeu(partie),
    ...desFermetures(partie),
    ...listerAlarmesDuPatron(partie),
    ...listerAlarmesDuRythme(partie),
  ];
  // this runs after every command: players who are here are skipped at once
  for (const id of Object.keys(partie.joueurs)) {
    const joueur = partie.joueurs[id];
    if (joueur !== undefined && (joueur.attenduJusque !== null || joueur.gardeJusque !== null))
      alarmes.push(...deLAbsence(id, joueur));
  }
  return alarmes;
}

function deLaQuestion({ minuteur, tour }: Partie): PartieAlarm[] {
  if (minuteur === null) return [];
  const { depuis, resteMs, mediaJusque, numero } = minuteur;
  if (depuis !== null) {
    const deadline = depuis + resteMs + GRACE_REPONSE_MS;
    return [{ nom: "question", deadline, commande: { type: "tempsEcoule", tour, numero } }];
  }
  if (mediaJusque === null) return [];
  return [{ nom: "media", deadline: mediaJusque, commande: { type: "attenteMediaFinie", tour } }];
}

function desFermetures({ fermetures: { hote, personne } }: Partie): PartieAlarm[] {
  const alarmes: PartieAlarm[] = [];
  if (hote !== null)
    alarmes.push({ nom: "sansHote", deadline: hote, commande: { type: "fermer", cause: "hote" } });
  if (personne !== null)
    alarmes.push({
      nom: "sansPersonne",
      deadline: personne,
      commande: { type: "fermer", cause: "personne" },
    });
  return alarmes;
}

function deLAbsence(
  id: string,
  { attenduJusque, gardeJusque, absences: absence }: Joueur,
): PartieAlarm[] {
  const alarmes: PartieAlarm[] = [];
  if (attenduJusque !== null)
    alarmes.push({
      nom: `repit:${id}`,
      deadline: attenduJusque,
      commande: { type: "repitFini", id, absence },
    });
  if (gardeJusque !== null)
    alarmes.push({
      nom: `absence:${id}`,
      deadline: gardeJusque,
      commande: { type: "expirerJoueur", id, absence },
    });
  return alarmes;
}

/**
 * Whether the screens must get this change at once, without the delay that gathers several in one patch: a new step, a card, a phase of a vote, a move of a mini-game, and every command of the host.
 */
export const doitDiffuserAussitot = (avant: Partie, apres: Partie, auteur: string): boolean =>
  auteur === CLE_CREATEUR ||
  apres.tour !== avant.tour ||
  apres.imprevu !== avant.imprevu ||
  apres.scrutin?.phase !== avant.scrutin?.phase ||
  apres.miniJeu !== avant.miniJeu;

/**
 * Whether a command only adds an answer, of which the phones may hear a little later than the host's screen: whoever sent it has the
 * acknowledgement. False in a race, where a phone is also told the typing slips of its own answer.
 */
export const estSeulementAjoutDeReponse = (
  avant: Partie,
  apres: Partie,
  { type }: Pick<Commande, "type">,
): boolean =>
  type === "repondre" &&
  !estModeRapidite(apres) &&
  apres.tour === avant.tour &&
  apres.joueurs === avant.joueurs &&
  apres.minuteur === avant.minuteur &&
  apres.rythme === avant.rythme;

export type EtatDeLampe = "rouge" | "normal";

export const deriverEtatDeLampe = ({ phase, imprevu }: Partie): EtatDeLampe =>
  phase === "jeu" && imprevu?.culSec === true ? "rouge" : "normal";

/**
 * The finished game as the histories get it; null before the end, or when nothing was played. A game of the room locale has no player lines, for its players have no secret, only the statistics of its questions. Written again after a restart, the same game changes nothing (same id).
 */
export function composerPartieFinie(partie: Partie): PartieFinie | null {
  const { phase, fin, code, joueurs, partis, exploits } = partie;
  if (phase !== "fin" || fin === null || partie.essai) return null;
  const { quizzId, titre, nbQuestions } = fin;
  if (nbQuestions === 0 && estArdoiseVide(partie)) return null;
  const tous = { ...partis, ...joueurs };
  const lignes = fin.table.flatMap(({ id, gorgees, score, jugees, parti }) => {
    const { jeton = "", compte = null } = tous[id] ?? {};
    if (jeton === "") return [];
    const siens = [...(exploits[id] ?? [])];
    return [{ jeton, compte, gorgees, score, questions: jugees, parti, exploits: siens }];
  });
  const statistiques = statistiquesDe(partie);
  if (lignes.length === 0 && statistiques.length === 0) return null;
  const id = composerIdDePartieFinie(partie, fin);
  const compteRendu = composerCompteRendu(partie, fin);
  const vues = listerQuestionsMontrees(partie);
  return {
    id,
    code,
    quizzId,
    titre,
    nbQuestions,
    joueurs: lignes,
    statistiques,
    compteRendu,
    vues,
  };
}

/** The questions up to the last one on screen, skipped ones included: whoever was there has seen them. */
const listerQuestionsMontrees = ({ quizz, position }: Partie): PartieFinie["vues"] =>
  (quizz?.questions ?? [])
    .slice(0, position + 1)
    .filter(questionAttendReponse)
    .map((question) => ({ question: question._id, cle: calculerCleDeQuestionVue(question) }));

/** The answers to each question, with the content that the question had then (`teneur`), since the quizz may change before or after. */
const statistiquesDe = ({ quizz, statistiques, releves }: Partie): PartieFinie["statistiques"] =>
  (quizz?.questions ?? []).flatMap((question) => {
    const releve = statistiques[question._id];
    if (releve === undefined || releve.posees === 0) return [];
    const fausses = releve.fausses.map((fausse) => ({ ...fausse }));
    const teneur = calculerTeneurDeQuestion(question);
    const medianeMs = calculerMediane(Object.values(releves[question._id]?.instants ?? {}));
    return [{ ...releve, fausses, question: question._id, teneur, medianeMs }];
  });
