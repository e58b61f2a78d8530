/** Results: the end of a game, the standings, « Ce soir ». */
import type { Distinction, LigneRecu as NomLigne, Morceau, RaisonFin } from "#contracts/partie.ts";

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
  /** Number of judged questions that the score is out of. */
  readonly jugees: number;
  /** Place among those who have a score and are still in the game, shared by equal scores; null for the others. */
  readonly rang: number | null;
  /** Whether the player left before the end. */
  readonly parti: boolean;
}

/** The sips of one player as the questions go by: the counter at the end of each question played. */
export interface CourbeDeGorgees {
  readonly id: string;
  readonly points: readonly number[];
}

/** An award: who earned it, and the number that earned it (sips, points or questions). */
export interface Prix {
  readonly nom: Distinction;
  readonly qui: readonly string[];
  readonly valeur: number;
}

/** A line of the till receipt: whom or what it is about, and the fact. */
export interface LigneRecu {
  readonly nom: NomLigne;
  /** Keys of the players; none when the line is about the table or an answer. */
  readonly qui: readonly string[];
  /** Sips, questions, people or places. */
  readonly valeur: number;
  /** What it is out of, or the place that was reached; 0: neither. */
  readonly sur: number;
  /** An answer or a question. */
  readonly texte: string;
}

export interface FinDePartie {
  /** Id of the game, different from the room's other games. */
  readonly id: string;
  /** Number of the step that it is. */
  readonly tour: number;
  readonly quizzId: string;
  readonly titre: string;
  /** Questions that were judged. */
  readonly nbQuestions: number;
  readonly raison: RaisonFin;
  readonly defi: readonly Morceau[];
  /** As the game ended: who comes or goes afterwards changes nothing. */
  readonly table: readonly LigneFin[];
  readonly courbes: readonly CourbeDeGorgees[];
  readonly prix: readonly Prix[];
  readonly recu: readonly LigneRecu[];
}

export interface LigneClassement {
  readonly id: string;
  readonly score: number;
  /** Place of the player, shared by equal scores. */
  readonly rang: number;
  /** Places won since the earlier ranks; negative when lost. */
  readonly places: number;
  /** Points needed to pass `devant`; 0 for a player who leads alone. */
  readonly ecart: number;
  /** Keys of the players just ahead or, at the top, level. */
  readonly devant: readonly string[];
  /** Where there is no room for all, whether the slate shows it: the first ones, and those who climb most. */
  readonly montree: boolean;
}

/** Something that several may share, and its figure: places won, sips, right answers in a row. */
export interface MentionDuClassement {
  readonly qui: readonly string[];
  readonly n: number;
}

export interface Classement {
  /** Number of the step that the standings open. */
  readonly tour: number;
  /** The host has gone on before their time was up. */
  readonly clos: boolean;
  /** Lines of the standings, best first. */
  readonly lignes: readonly LigneClassement[];
  readonly grimpe: MentionDuClassement | null;
  readonly boit: MentionDuClassement | null;
  readonly serie: MentionDuClassement | null;
}

/** What the next standings are counted from, and compared with. */
export interface RepereDuClassement {
  /** Questions judged by the last standings. */
  readonly jugees: number;
  /** Everybody's counter by then. */
  readonly gorgees: Readonly<Record<string, number>>;
  /** Ranks at the last standings, or after the first questions; null before. */
  readonly rangs: Readonly<Record<string, number>> | null;
}

export interface Pointage {
  /** Standings of the step on screen; null without any. */
  readonly dit: Classement | null;
  readonly repere: RepereDuClassement;
}

/** A quizz that was played to its end table. */
export interface QuizzDuSoir {
  readonly titre: string;
}

/** The running line of one person: it stays when they leave, and is theirs again when they come back. */
export interface LigneDuSoir {
  /** Key of the seat they last sat on. */
  readonly id: string;
  /** Hash of their secret; empty for a name of the room locale. */
  readonly jeton: string;
  readonly pseudo: string;
  readonly points: number;
  readonly gorgees: number;
  /** Ranks, from 0, of the quizzes they played and of those they won. */
  readonly joues: readonly number[];
  readonly gagnes: readonly number[];
  /** Awards. */
  readonly prix: number;
}

export interface Soir {
  readonly quizz: readonly QuizzDuSoir[];
  readonly lignes: readonly LigneDuSoir[];
}
