/** Results: the end of a game, the standings, « Ce soir ». */
import type {
  Distinction,
  GenreLigneDuRecu as NomLigne,
  Morceau,
  RaisonFinDePartie,
} from "#contracts/partie.ts";

export interface LigneTableDeFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** The score; null for the creator, who shows '-'. */
  readonly score: number | null;
  /** Number of judged questions that the score is out of. */
  readonly jugees: number;
  /** Place among players who have a score and are still in the game, shared by equal scores; null for the others. */
  readonly rang: number | null;
  /** Whether the player left before the end. */
  readonly parti: boolean;
}

/** The counter of one player at the end of each question played. */
export interface CourbeDeGorgees {
  readonly id: string;
  readonly points: readonly number[];
}

/** An award: its winners, and the number for which it is given (sips, points or questions). */
export interface Prix {
  readonly nom: Distinction;
  readonly qui: readonly string[];
  readonly valeur: number;
}

/** A line of the till receipt: whom or what it is about, and the fact. */
export interface LigneDuRecu {
  readonly nom: NomLigne;
  /** Keys of the players; none when the line is about the table or an answer. */
  readonly qui: readonly string[];
  /** The number of the line: sips, questions, people or places. */
  readonly valeur: number;
  /** The total that `valeur` is out of, or the place that was reached; 0 for neither. */
  readonly sur: number;
  /** The answer or the question of the line. */
  readonly texte: string;
}

export interface FinDePartie {
  /** Id of the game, different from the room's other games. */
  readonly id: string;
  /** Number of the step in which the game ended. */
  readonly tour: number;
  readonly quizzId: string;
  readonly titre: string;
  /** Number of questions that were judged. */
  readonly nbQuestions: number;
  readonly raison: RaisonFinDePartie;
  readonly defi: readonly Morceau[];
  /** The end table, as it was when the game ended: later arrivals and departures change nothing. */
  readonly table: readonly LigneTableDeFin[];
  readonly courbes: readonly CourbeDeGorgees[];
  readonly prix: readonly Prix[];
  readonly recu: readonly LigneDuRecu[];
}

export interface LigneDuClassement {
  readonly id: string;
  readonly score: number;
  /** Place of the player, shared by equal scores. */
  readonly rang: number;
  /** Places won since the earlier ranks; negative when lost. */
  readonly places: number;
  /** Points needed to pass `devant`; 0 for a player who leads alone. */
  readonly ecart: number;
  /** Keys of the players just ahead or, at the top, of those on the same place. */
  readonly devant: readonly string[];
  /** Whether the slate shows the line: with too many players, the first ones and those who climb most. */
  readonly montree: boolean;
}

/** The players of a mention, which several may share, and its figure: places won, sips, right answers in a row. */
export interface MentionDuClassement {
  readonly qui: readonly string[];
  readonly n: number;
}

export interface Classement {
  /** Number of the step that the standings open. */
  readonly tour: number;
  /** Whether the host has ended the standings before their time. */
  readonly clos: boolean;
  /** Lines of the standings, best first. */
  readonly lignes: readonly LigneDuClassement[];
  readonly grimpe: MentionDuClassement | null;
  readonly boit: MentionDuClassement | null;
  readonly serie: MentionDuClassement | null;
}

/** The counters and ranks with which the next standings are compared. */
export interface RepereDuProchainClassement {
  /** Number of questions judged at the last standings. */
  readonly jugees: number;
  /** Every counter at the last standings. */
  readonly gorgees: Readonly<Record<string, number>>;
  /** Ranks at the last standings, or after the first questions; null before. */
  readonly rangs: Readonly<Record<string, number>> | null;
}

export interface Pointage {
  /** Standings of the step on screen; null without any. */
  readonly dit: Classement | null;
  readonly repere: RepereDuProchainClassement;
}

/** A quizz that was played to its end table. */
export interface QuizzDuSoir {
  readonly titre: string;
}

/** The line of one person in the evening, which stays when they leave and is theirs again when they come back. */
export interface LigneDuSoir {
  /** Key of the last seat of the person. */
  readonly id: string;
  /** Hash of the person's secret; empty for a name of the room locale. */
  readonly jeton: string;
  readonly pseudo: string;
  readonly points: number;
  readonly gorgees: number;
  /** Ranks, from 0, of the quizzes that the person has played and won. */
  readonly joues: readonly number[];
  readonly gagnes: readonly number[];
  /** Number of awards. */
  readonly prix: number;
}

export interface Soir {
  /** Id of the evening, from the end of its first quizz on; null before. */
  readonly id: string | null;
  readonly quizz: readonly QuizzDuSoir[];
  readonly lignes: readonly LigneDuSoir[];
}
