/** The types of imprévus: those of the deck, the one on the screen, those that go on. */
import type { SuiteImprevuRendue } from "#contracts/imprevu-rendu.ts";
import type { NiveauImprevu } from "#contracts/niveaux.ts";
import type { Morceau, SensOffreDeGorgees } from "#contracts/partie.ts";
import type { VoixDeScrutin, PhaseScrutin } from "#contracts/scrutin.ts";

/** Sips that a text names, which the host may write. */
export interface OffreDeGorgees {
  readonly sens: SensOffreDeGorgees;
  readonly gorgees: number;
  /**
   * Whether the text names `cibles`: one tap then writes the offer, once. Otherwise the host chooses the players, as
   * often as needed.
   */
  readonly nommee: boolean;
  /** Keys of the players whom the text names, or to whom it refers without naming them ("tout le monde"). */
  readonly cibles: readonly string[];
  /** Number of times that the offer was written. */
  readonly prises: number;
  /** Whether the host has undone the offer, which the game then does not write again by itself. */
  readonly reprise?: true;
  /** Outcome of a judged card that this offer waits for; `perdue` when the other outcome was chosen. */
  readonly selon?: VoixDeScrutin | "perdue";
}

/** The follow-up of a text, shown with its own offers when the host presses 'La suite'. */
interface AvecSuite {
  readonly suite: SuiteImprevuRendue | null;
  readonly suiteMontree: boolean;
  readonly offres: readonly OffreDeGorgees[];
}

export interface ImprevuEnJeu extends AvecSuite {
  readonly id: string;
  readonly rare: boolean;
  readonly culSec: boolean;
  readonly media: string;
  /** Key of the player who reads the card aloud; null for nobody. */
  readonly lecteur: string | null;
  readonly texte: readonly Morceau[];
}

/** An imprévu that goes on ("jusqu’à nouvel ordre"): the game has moved on before its follow-up was shown. */
export interface ImprevuEnCours extends AvecSuite {
  /** The step with which the imprévu came. */
  readonly tour: number;
  readonly texte: readonly Morceau[];
}

/** Ids of imprévus, by kind. */
export interface IdsDImprevusParSorte {
  readonly normal: readonly string[];
  readonly rare: readonly string[];
}

/** The facts about a card that the draw needs. */
export interface CarteTirable {
  readonly _id: string;
  readonly rare: boolean;
  /** Whether the text names a second player, so that two people are needed. */
  readonly aDeux: boolean;
  /** The level of a card; without effect for a mini-game. */
  readonly niveau: NiveauImprevu;
  readonly paquet: string;
}

/** The deck of a game: ids of the cards that its settings allow. */
export interface PaquetImprevus extends IdsDImprevusParSorte {
  /** Ids of the cards that need two people, because their text names a second player. */
  readonly aDeux: readonly string[];
}

export interface Scrutin {
  readonly phase: PhaseScrutin;
  /** Keys of the judged players, named by the text; they do not vote. */
  readonly juges: readonly string[];
  /** The vote of each voter: secret, only counts are shown. */
  readonly voix: Readonly<Record<string, VoixDeScrutin>>;
  readonly issue: VoixDeScrutin | null;
}
