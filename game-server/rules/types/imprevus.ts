/** The imprévus: those of the deck, the one on the screen, those that go on. */
import type { SuiteRendue } from "#contracts/imprevu-rendu.ts";
import type { Niveau } from "#contracts/niveaux.ts";
import type { Morceau, SensOffre } from "#contracts/partie.ts";
import type { Voix, PhaseScrutin } from "#contracts/scrutin.ts";

/** Sips that a text names, for the host to write. */
export interface Offre {
  readonly sens: SensOffre;
  readonly gorgees: number;
  /** The text names `cibles`: one tap, once. Otherwise the host says who, as often as it happens. */
  readonly nommee: boolean;
  /** Whom the text points at; those of everybody it speaks of, when it names nobody. */
  readonly cibles: readonly string[];
  /** How many times it was written. */
  readonly prises: number;
  /** The host has taken it back: it is not written again by itself. */
  readonly reprise?: true;
  /** Of a judged card: the outcome that it goes with, `perdue` once the other has come. */
  readonly selon?: Voix | "perdue";
}

/** What follows a text, once the host says 'La suite'; its own offers come with it. */
interface AvecSuite {
  readonly suite: SuiteRendue | null;
  readonly suiteMontree: boolean;
  readonly offres: readonly Offre[];
}

export interface ImprevuEnJeu extends AvecSuite {
  readonly id: string;
  readonly rare: boolean;
  readonly culSec: boolean;
  readonly media: string;
  /** Who reads it out; null when nobody is left to. */
  readonly lecteur: string | null;
  readonly texte: readonly Morceau[];
}

/** An imprévu whose follow-up has not been read when the game moves on: "jusqu’à nouvel ordre". */
export interface ImprevuEnCours extends AvecSuite {
  /** The step it came with. */
  readonly tour: number;
  readonly texte: readonly Morceau[];
}

/** Ids of imprévus, by kind. */
export interface ParSorte {
  readonly normal: readonly string[];
  readonly rare: readonly string[];
}

/** A card of the house as the draw knows it. */
export interface CarteTirable {
  readonly _id: string;
  readonly rare: boolean;
  /** Its text names somebody beside the first: it needs two people. */
  readonly aDeux: boolean;
  /** Of no meaning for a mini-game. */
  readonly niveau: Niveau;
  readonly paquet: string;
}

/** Those that may be drawn: what was left of the cards at launch. */
export interface PaquetImprevus extends ParSorte {
  /** Those whose text names somebody beside the first: they need two people. */
  readonly aDeux: readonly string[];
}

export interface Scrutin {
  readonly phase: PhaseScrutin;
  /** Those whom the text names: one vote about all of them, in which they have no say. */
  readonly juges: readonly string[];
  /** One for each who has voted: never shown, only counted. */
  readonly voix: Readonly<Record<string, Voix>>;
  readonly issue: Voix | null;
}
