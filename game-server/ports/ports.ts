/** What the game needs of the outside. Adapters live beside; the rooms only know these. */
import type { Imprevu } from "#contracts/imprevu.ts";
import type { Repliques } from "#contracts/patron.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { CodeRefus, Graine, Partie, SoireeFinie } from "#game/rules/types.ts";
import type { Mesures } from "./metrics.ts";
import type { Lexique } from "#game/rules/texte-libre.ts";
import type { Entropie } from "#game/rules/types/commandes.ts";
import type { CarteTirable } from "#game/rules/types/imprevus.ts";

/** Quizzes and imprévus. Answers null for what does not exist or may not be seen. */
export interface QuizzSource {
  /** A quizz with its answers, for a host who is logged in as `compte`, or not at all (null). */
  quizz(quizzId: string, compte: string | null): Promise<Quizz | null>;
  /** All the imprévus there are, as the draw knows them. */
  cartes(): Promise<readonly CarteTirable[]>;
  imprevu(id: string): Promise<Imprevu | null>;
}

export interface PartieEnregistree {
  readonly partie: Partie;
  /** Value of the saving server's monotonic clock, in ms: gives its meaning to a running countdown. */
  readonly instant: number;
}

/** What could not be read back, to be said clearly to those who come back to it. */
export interface PartiePerdue {
  readonly code: string;
}

/** How long it is still said lost. */
export const PERDUE_MS = 24 * 3600 * 1000;

/** Where games are kept while they last. */
export interface Journal {
  /** Resolves once the state, or a later one of the same room, is on disk. */
  enregistrer(partie: Partie, instant: number): Promise<void>;
  oublier(code: string): Promise<void>;
  /** It is played elsewhere from now on: what is known here of what was stored holds no longer. */
  quitter(code: string): void;
  /**
   * Keeps a finished game for the histories. Asked right after `enregistrer`, it goes to the disk with that very state:
   * no crash falls between the two. Resolves once it is there.
   */
  poster(soiree: SoireeFinie): Promise<void>;
  lire(): Promise<{ parties: PartieEnregistree[]; perdues: PartiePerdue[] }>;
  /** Tells when saving starts to fail (true) and when it works again (false). Returns the way to stop listening. */
  surPanne(ecouter: (enPanne: boolean) => void): () => void;
  /** Writes what is left, then closes. */
  fermer(): Promise<void>;
}

/** The lamp of the room: red while a cul sec lasts. Never fails: a lamp is not worth a game. */
export interface Lumiere {
  mettre(mode: "rouge" | "normal"): void;
}

/** What takes finished games from where the journal stored them to the histories. */
export interface Historique {
  /** There is one to take. Never fails: it is tried again until it is written, after a restart too. */
  relever(): void;
}

/** Where chance comes from. A test that must know the evening before it begins gives its own. */
export interface Hasard {
  /** First state of a new game's dice. */
  graine(): Graine;
  /** What each command adds to it. */
  entropie(): Entropie;
}

export interface Ports {
  readonly hasard: Hasard;
  readonly historique: Historique;
  readonly quizz: QuizzSource;
  readonly journal: Journal;
  readonly lumiere: Lumiere;
  readonly mesures: Mesures;
  /** Words that are no slips of others. */
  readonly lexique: Lexique;
  /** What the patron may say; null: nothing. */
  readonly repliques: Repliques | null;
}

/**
 * Who keeps the door for all rooms: how often an address may try, and whose account is behind a request. `Requete`: what the
 * transport has of one.
 */
export interface Portier<Requete> {
  /**
   * Lets a visitor who knocks on a room look for it. `chercher` hears of the account that is logged in there (null: nobody),
   * and answers null when there is no such room. Answers what was found, or why they may not come in.
   */
  recevoir<T>(
    requete: Requete,
    code: string,
    chercher: (compte: string | null) => Promise<T | null>,
  ): Promise<T | CodeRefus>;
}
