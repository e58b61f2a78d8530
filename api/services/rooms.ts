/** What the API asks of the game rooms, wherever they run. */
import type { RoomCreee } from "#contracts/room.ts";
import type { Place } from "#contracts/signalement.ts";
import type { ConduiteVue, OrdreProcessus } from "#contracts/processus.ts";

export interface Rooms {
  /** A new room and the single-use ticket of its host (jeu §7). */
  creer(): Promise<RoomCreee>;
  /**
   * A room where this account tries that question, and the ticket of its host; null when there is no such question. Who may
   * ask is for the route to say.
   */
  essayer(demande: {
    readonly compte: string;
    readonly quizzId: string;
    readonly questionId: string;
  }): Promise<RoomCreee | null>;
  /** Null when there is no such room; `chemin`: of the process that plays it, when there are several. */
  trouver(code: string): Promise<{ readonly chemin?: string | undefined } | null>;
  /** Whether somebody with this secret has a seat in this room, as its host or as a player. */
  tient(place: Readonly<Place>): Promise<boolean>;
  /** What the rooms keep of a browser's secret. */
  hacher(secret: string): string;
  /** Closes the rooms whose host is an account for which this holds, and takes the others out of theirs: at once. */
  exclure(juger: (compte: string) => boolean): Promise<void>;
  /** Whether games can be stored at this moment. */
  enBonneSante(): boolean;
  /** Age of the oldest state of a game that is not on disk yet, in ms; 0: none waits. */
  attenteMs(): number;
}

/* FOLDED What the API asks of the processes that play, for the administrator: which there are, and that one be emptied. */
/**
 * `inconnu`: no process of that name gives signs of life; `dernier`: its rooms would have nowhere to go; `illisible`: those who play are of
 * an older version, and could not read them; `injoignable`: none of those who play answers it.
 */
export type OrderOutcome = "fait" | "inconnu" | "dernier" | "illisible" | "injoignable";

export interface GameProcesses {
  /** Rejects with a refusal that may be shown when nobody can tell. */
  lire(): Promise<ConduiteVue>;
  /** Resolves once the process has heard it, or a few seconds later: it hears it when it can. */
  demander(nom: string, ordre: OrdreProcessus): Promise<OrderOutcome>;
}

/** Where one process does everything. */
export const SINGLE_PROCESS: GameProcesses = {
  lire: async () => ({ plusieurs: false, processus: [] }),
  demander: async () => "inconnu",
};

/** The lamp as the API sees it. Never fails: nobody is told of a lamp that is not there. */
export interface Lumiere {
  /** Whether the settings name one. */
  readonly reglee: boolean;
  mettre(mode: "rouge" | "normal"): void;
}
