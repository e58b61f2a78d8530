/** The end of a game: what everybody did, and who is named for it. */
import type { Distinction, LigneRecu as NomLigne, Morceau, RaisonFin } from "#contracts/partie.ts";

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
  /** What the score is out of. */
  readonly jugees: number;
  /** Place among those who have a score and are still in the game, shared by equal scores; null for the others. */
  readonly rang: number | null;
  /** Left before the end. */
  readonly parti: boolean;
}

/** The sips of one player as the questions go by: the counter at the end of each question played. */
export interface Courbe {
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
  /** Nobody when it is about the table, or about an answer. */
  readonly qui: readonly string[];
  /** Sips, questions, people or places. */
  readonly valeur: number;
  /** What it is out of, or the place that was reached; 0: neither. */
  readonly sur: number;
  /** An answer or a question. */
  readonly texte: string;
}

export interface Fin {
  /** Tells this game from the others of the room. */
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
  readonly courbes: readonly Courbe[];
  readonly prix: readonly Prix[];
  readonly recu: readonly LigneRecu[];
}
