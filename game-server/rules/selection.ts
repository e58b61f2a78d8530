/** Small readings of a game that several rules need. Pure. */
import { CLE_CREATEUR, JOUEURS_MIN_EN_LIGNE } from "#contracts/limites.ts";
import { questionAttendReponse, compterQuestionsDuQuizz, type Question } from "#contracts/quizz.ts";
import type { Partie } from "./types.ts";
import type { Joueur } from "./types/joueurs.ts";
import type { FinDePartie } from "./types/resultats.ts";

/** Keys of the players who answer: everyone but the host. */
export function listerJoueursHorsCreateur(partie: Partie): string[] {
  return Object.keys(partie.joueurs).filter((id) => id !== CLE_CREATEUR);
}

/** Number of players without the host, who has an entry in every room and is not counted even when playing as creator. */
export function compterJoueursHorsCreateur({ joueurs }: Partie): number {
  return Object.keys(joueurs).length - 1;
}

/** Keys of the players who may be named, drink and receive; the creator too in creator mode. */
export function listerClesDesParticipants(partie: Partie): string[] {
  return partie.parametres.createur
    ? Object.keys(partie.joueurs)
    : listerJoueursHorsCreateur(partie);
}

/** How many players `listerClesDesParticipants` gives. */
export function compterParticipants(partie: Partie): number {
  return compterJoueursHorsCreateur(partie) + (partie.parametres.createur ? 1 : 0);
}

/** The player with this key, undefined for none. An id from a message may be "constructor", which every object has. */
export function trouverJoueur(partie: Partie, id: string): Joueur | undefined {
  return Object.hasOwn(partie.joueurs, id) ? partie.joueurs[id] : undefined;
}

/** The player with this key who left during this game, undefined for none. */
export function trouverJoueurParti(partie: Partie, id: string): Joueur | undefined {
  return Object.hasOwn(partie.partis, id) ? partie.partis[id] : undefined;
}

export function estJoueurPresent(partie: Partie, id: string): boolean {
  const place = trouverJoueur(partie, id);
  return place !== undefined && (estRoomLocale(partie) || place.present);
}

/** Players whom a text may name: those of `listerClesDesParticipants` who are present. */
export function listerJoueursNommables(partie: Partie): { id: string; pseudo: string }[] {
  return listerClesDesParticipants(partie)
    .filter((id) => estJoueurPresent(partie, id))
    .map((id) => ({ id, pseudo: partie.joueurs[id]?.pseudo ?? "" }));
}

/** Whether a step waits for this player: connected, or disconnected a moment ago. */
export function estJoueurAttendu(partie: Partie, id: string): boolean {
  return (
    estJoueurPresent(partie, id) || (trouverJoueur(partie, id)?.attenduJusque ?? null) !== null
  );
}

export function estRoomLocale(partie: Partie): boolean {
  return partie.parametres.modeJeu === "local";
}

/** Whether the mode is a race, in which the first right answer ends the question. */
export function estModeRapidite(partie: Partie): boolean {
  return partie.parametres.modeJeu === "rapidite";
}

export function estHotePresent(partie: Partie): boolean {
  return partie.joueurs[CLE_CREATEUR]?.present ?? false;
}

/** Whether the game is paused: by the host, or because the host's screen is away. */
export function estPartieEnPause(partie: Partie): boolean {
  return partie.phase === "jeu" && (partie.pause || !estHotePresent(partie));
}

export function trouverQuestionCourante(partie: Partie): Question | undefined {
  return partie.phase === "jeu" ? partie.quizz?.questions[partie.position] : undefined;
}

/** The current question, undefined for a message. */
export function trouverQuestionCouranteAJuger(partie: Partie): Question | undefined {
  const question = trouverQuestionCourante(partie);
  return question !== undefined && questionAttendReponse(question) ? question : undefined;
}

/** Number of questions of the quizz, messages not counted (jeu §9). */
export const compterQuestionsDuQuizzEnJeu = ({ quizz }: Partie): number =>
  compterQuestionsDuQuizz(quizz?.questions ?? []);

/** Rank, from 1, of the question at this position, or of the last question before a message; 0 before the first. */
export function calculerNumeroDeQuestionA({ quizz }: Partie, position: number): number {
  return compterQuestionsDuQuizz(quizz?.questions.slice(0, position + 1) ?? []);
}

/** Number of judged questions, without messages, skipped questions, and questions after an early end. */
export function compterQuestionsJugees(partie: Partie): number {
  return partie.joueurs[CLE_CREATEUR]?.jugees ?? 0;
}

/**
 * Whether enough people are left: 2 online (the creator counts in creator mode), 1 who is not the creator in local mode.
 */
export function aAssezDeJoueurs(partie: Partie): boolean {
  if (estRoomLocale(partie)) return compterJoueursHorsCreateur(partie) >= 1;
  return (
    compterJoueursHorsCreateur(partie) >= 1 && compterParticipants(partie) >= JOUEURS_MIN_EN_LIGNE
  );
}

/** Changes one player. The other players stay the same objects, which the projection relies on. */
export const modifierJoueur = (partie: Partie, id: string, champs: Partial<Joueur>): Partie =>
  modifierJoueurs(partie, [id], () => champs);

/** Changes several players, in one copy of their list: two hundred copies of two hundred players take milliseconds. */
export function modifierJoueurs(
  partie: Partie,
  ids: readonly string[],
  champsDe: (joueur: Joueur, id: string) => Partial<Joueur>,
): Partie {
  const changes = ids.flatMap((id) => {
    const ancien = trouverJoueur(partie, id);
    return ancien === undefined ? [] : [[id, { ...ancien, ...champsDe(ancien, id) }] as const];
  });
  if (changes.length === 0) return partie;
  return { ...partie, joueurs: { ...partie.joueurs, ...Object.fromEntries(changes) } };
}

/** Id of a finished game in the histories: the room's code, and the random text that was drawn at the end. */
export const composerIdDePartieFinie = ({ code }: Partie, fin: FinDePartie): string =>
  `${code}-${fin.id}`;

/** Whether the room has played a quizz to its end; a composed one is not in `joues`, whose quizzes have a page. */
export const aDejaFiniUnQuizz = ({ joues, soir }: Partie): boolean =>
  joues.length > 0 || soir.quizz.length > 0;

/** The account logged in on the host's screen, null for none. */
export const trouverCompteHote = ({ joueurs }: Partie): string | null =>
  joueurs[CLE_CREATEUR]?.compte ?? null;
