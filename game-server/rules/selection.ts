/** Questions asked of a game by several rules. Pure. */
import { CLE_CREATEUR, JOUEURS_MIN_EN_LIGNE } from "#contracts/limites.ts";
import { attendReponse, nombreDeQuestions, type Question } from "#contracts/quizz.ts";
import type { Partie } from "./types.ts";
import type { Joueur } from "./types/joueurs.ts";

/** Keys of those who answer: everyone but the host. */
export function repondants(partie: Partie): string[] {
  return Object.keys(partie.joueurs).filter((id) => id !== CLE_CREATEUR);
}

/** How many answer: the host has a key as long as there is a room. */
export function nbRepondants({ joueurs }: Partie): number {
  return Object.keys(joueurs).length - 1;
}

/** Keys of those who may be named, drink and receive: the creator too when creator mode is on. */
export function buveurs(partie: Partie): string[] {
  return partie.parametres.createur ? Object.keys(partie.joueurs) : repondants(partie);
}

/** How many of them. */
export function nbBuveurs(partie: Partie): number {
  return nbRepondants(partie) + (partie.parametres.createur ? 1 : 0);
}

/** The player of that key, if there is one: an id from a message may be "constructor". */
export function joueur(partie: Partie, id: string): Joueur | undefined {
  return Object.hasOwn(partie.joueurs, id) ? partie.joueurs[id] : undefined;
}

/** Who left during this game under that key, if somebody did. */
export function parti(partie: Partie, id: string): Joueur | undefined {
  return Object.hasOwn(partie.partis, id) ? partie.partis[id] : undefined;
}

export function estPresent(partie: Partie, id: string): boolean {
  const place = joueur(partie, id);
  return place !== undefined && (estLocale(partie) || place.present);
}

/** Those whom a text may name: drinkers who are here. */
export function nommables(partie: Partie): { id: string; pseudo: string }[] {
  return buveurs(partie)
    .filter((id) => estPresent(partie, id))
    .map((id) => ({ id, pseudo: partie.joueurs[id]?.pseudo ?? "" }));
}

/** A step waits for this player: here, or cut off a moment ago. */
export function estAttendu(partie: Partie, id: string): boolean {
  return estPresent(partie, id) || (joueur(partie, id)?.attenduJusque ?? null) !== null;
}

export function estLocale(partie: Partie): boolean {
  return partie.parametres.modeJeu === "local";
}

/** The first right answer ends the question. */
export function enCourse(partie: Partie): boolean {
  return partie.parametres.modeJeu === "rapidite";
}

export function hotePresent(partie: Partie): boolean {
  return partie.joueurs[CLE_CREATEUR]?.present ?? false;
}

/** The game stands still: the host asked for it, or went away. */
export function enPause(partie: Partie): boolean {
  return partie.phase === "jeu" && (partie.pause || !hotePresent(partie));
}

export function questionCourante(partie: Partie): Question | undefined {
  return partie.phase === "jeu" ? partie.quizz?.questions[partie.position] : undefined;
}

/** The question of the moment, when it is one that somebody answers. */
export function aJuger(partie: Partie): Question | undefined {
  const question = questionCourante(partie);
  return question !== undefined && attendReponse(question) ? question : undefined;
}

/** How many questions the quizz of this game has: a message is none (jeu §9). */
export const nbQuestions = ({ quizz }: Partie): number => nombreDeQuestions(quizz?.questions ?? []);

/** Rank, from 1, of the question at that place of the quizz, or of the last one before a message; 0 before the first. */
export function numeroDeQuestion({ quizz }: Partie, position: number): number {
  return nombreDeQuestions(quizz?.questions.slice(0, position + 1) ?? []);
}

/** Questions of this game that were judged: not the messages, nor what was skipped, nor what an early end left out. */
export function nbQuestionsJugees(partie: Partie): number {
  return partie.joueurs[CLE_CREATEUR]?.jugees ?? 0;
}

/** Enough people to go on: 2 online (the creator counts in creator mode), 1 who is not the creator in local mode. */
export function assezDeJoueurs(partie: Partie): boolean {
  if (estLocale(partie)) return nbRepondants(partie) >= 1;
  return nbRepondants(partie) >= 1 && nbBuveurs(partie) >= JOUEURS_MIN_EN_LIGNE;
}

/** Changes one player; the others stay the same objects. */
export function modifierJoueur(partie: Partie, id: string, champs: Partial<Joueur>): Partie {
  const ancien = joueur(partie, id);
  if (ancien === undefined) return partie;
  return { ...partie, joueurs: { ...partie.joueurs, [id]: { ...ancien, ...champs } } };
}

/** Account that is logged in on the host's screen, null without one. */
export const compteHote = ({ joueurs }: Partie): string | null =>
  joueurs[CLE_CREATEUR]?.compte ?? null;
