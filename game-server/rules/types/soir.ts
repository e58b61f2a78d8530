/** « Ce soir »: what a room has played, and what it made of each. mise-en-scene "Back in the salon", decisions/0108. */

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
