/** The services that the game needs. Rooms know these interfaces only; adapters/ implements them. */
import type {
  CompositionTiree,
  DemandeDeComposition,
  ReferenceDeQuestionComposee,
} from "#contracts/composition.ts";
import type { Imprevu } from "#contracts/imprevu.ts";
import type { Repliques } from "#contracts/patron.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type {
  CodeRefus,
  EtatDuGenerateurAleatoire,
  Partie,
  PartieFinie,
} from "#game/rules/types.ts";
import type { GameMetrics } from "./metrics.ts";
import type { EstMotDuLexique } from "#game/rules/texte-libre.ts";
import type { EntropieDeCommande } from "#game/rules/types/commandes.ts";
import type { CarteTirable } from "#game/rules/types/imprevus.ts";

/** Quizzes and imprévus; null for one that does not exist or may not be seen. */
export interface SourceDeQuizzEtImprevus {
  /** A quizz with its answers, for a host logged in as `compte`, or not logged in (null). */
  quizz(quizzId: string, compte: string | null): Promise<Quizz | null>;
  /** Every imprévu, with the facts that the draw needs. */
  cartes(): Promise<readonly CarteTirable[]>;
  imprevu(id: string): Promise<Imprevu | null>;
  /** Draws questions that nobody of a group has seen, from the quizzes that its host may use. */
  composer(demande: DemandeDeComposition): Promise<CompositionTiree>;
  /** Questions of a composed quizz, in this order, without those that the host (null: a visitor) may no longer use. */
  questionsComposees(
    questions: readonly ReferenceDeQuestionComposee[],
    compte: string | null,
  ): Promise<readonly Question[]>;
}

export interface PartieEnregistree {
  readonly partie: Partie;
  /** Monotonic clock of the server that saved, in ms: the deadlines in `partie` are on this clock. */
  readonly instant: number;
}

/** A stored game that cannot be read; its players are told so when they come back. */
export interface PartieStockeeIllisible {
  readonly code: string;
}

/** Time for which players learn that their game is lost; afterwards its code is unknown. */
export const DUREE_ANNONCE_PARTIE_PERDUE_MS = 24 * 3600 * 1000;

/** Storage of running games. */
export interface JournalDesParties {
  /** Resolves once the state, or a later one of the same room, is on disk. */
  enregistrer(partie: Partie, instant: number): Promise<void>;
  oublier(code: string): Promise<void>;
  /** Another process plays the game from now on: forgets what this process knows of its stored state. */
  quitter(code: string): void;
  /**
   * Stores a finished game for the histories. Called right after `enregistrer`, it is written in the same transaction as that state, so
   * that a crash loses both or neither. Resolves once it is on disk.
   */
  poster(soiree: PartieFinie): Promise<void>;
  lire(): Promise<{ parties: PartieEnregistree[]; perdues: PartieStockeeIllisible[] }>;
  /**
   * Calls `ecouter` when saving starts to fail (true) and when it works again (false). Returns a function that stops
   * listening.
   */
  surPanne(ecouter: (enPanne: boolean) => void): () => void;
  /** Writes the waiting states, then closes. */
  fermer(): Promise<void>;
}

/** The lamp of the room: red while a cul sec lasts. Never throws, so that a broken lamp disturbs no game. */
export interface LampeDeRoom {
  mettre(mode: "rouge" | "normal"): void;
}

/** Moves finished games from where the journal stored them to the histories. */
export interface TransfertVersHistoriques {
  /**
   * Called when a finished game waits. Never throws: the move is tried again until it succeeds, after a restart too.
   */
  relever(): void;
}

/** The source of chance; tests use one with known draws. */
export interface SourceDAleatoire {
  /** First state of the dice of a new game. */
  graine(): EtatDuGenerateurAleatoire;
  /** Fresh words, added to the dice with each command. */
  entropie(): EntropieDeCommande;
}

export interface GameServerPorts {
  readonly hasard: SourceDAleatoire;
  readonly historique: TransfertVersHistoriques;
  readonly quizz: SourceDeQuizzEtImprevus;
  readonly journal: JournalDesParties;
  readonly lumiere: LampeDeRoom;
  readonly metrics: GameMetrics;
  /** Known words: a typed answer that is one of them is not a typing slip of another word. */
  readonly lexique: EstMotDuLexique;
  /** The lines of the patron; null for a silent patron. */
  readonly repliques: Repliques | null;
}

/**
 * Access control of all rooms: how often an address may try to join, and which account sends a request. `Requete`: the
 * request of the transport.
 */
export interface RoomLookupThrottle<Requete> {
  /**
   * Looks for a room on behalf of a request, unless its address has tried too often.
   * @param chercher gets the account of the request (null without one) and its address; returns null when the room does not exist
   * @returns the result of `chercher`, or the refusal
   */
  recevoir<T>(
    requete: Requete,
    code: string,
    chercher: (compte: string | null, adresse: string) => Promise<T | null>,
  ): Promise<T | CodeRefus>;
}
