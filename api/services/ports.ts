/** Ports of the API: its requests to the game rooms, the game processes, the lamp and the metrics, wherever these run. */
import type { ReponseRoomCreee } from "#contracts/room.ts";
import type { PlaceDansRoomAvecJeton } from "#contracts/signalement.ts";
import type { ReponseListeDesProcessus, ConsigneProcessus } from "#contracts/processus.ts";
import type { EtatEnvoiDeMails } from "../mails/courrier.ts";

export interface GameRoomsPort {
  /** Creates a room on behalf of an address, and its host's single-use ticket (jeu §7). */
  creer(adresse: string): Promise<ReponseRoomCreee>;
  /**
   * Creates a room where an account, or a visitor (`compte` null), tries a quizz or one of its questions, with the host's ticket;
   * null when there is no such question. The route checks the right to do so.
   */
  essayer(demande: {
    readonly compte: string | null;
    readonly adresse: string;
    readonly quizzId: string;
    readonly questionId?: string | undefined;
  }): Promise<ReponseRoomCreee | null>;
  /** Finds a room; null when there is none. `chemin`: path of its game process, when there are several. */
  trouver(code: string): Promise<{ readonly chemin?: string | undefined } | null>;
  /** Whether a browser's secret holds a seat in a room, as host or player. */
  tient(place: Readonly<PlaceDansRoomAvecJeton>): Promise<boolean>;
  /** Hash under which rooms keep a browser's secret. */
  hacher(secret: string): string;
  /** Closes at once the rooms whose host's account matches, and removes matching players from the other rooms. */
  exclure(juger: (compte: string) => boolean): Promise<void>;
  /** Takes an account from the seats of its hosts: their screens come back, and prove it again or do without. */
  detacher(compte: string): Promise<void>;
  /** Whether games can be stored at this moment. */
  enBonneSante(): boolean;
  /** Age in ms of the oldest game state that is not on disk yet; 0 when all are. */
  attenteMs(): number;
}

/**
 * Outcome of an order to a game process. `inconnu`: no live process of that name; `dernier`: no other process could take
 * its rooms; `illisible`: the other processes are of an older version that cannot read its games; `injoignable`: no other
 * process answers it.
 */
export type ProcessOrderOutcome = "fait" | "inconnu" | "dernier" | "illisible" | "injoignable";

export interface GameProcessControl {
  /** Lists the game processes. Rejects with a French refusal when the directory is unavailable. */
  lire(): Promise<ReponseListeDesProcessus>;
  /** Orders a process to empty itself or to resume; resolves when it has acknowledged, or after a few seconds. */
  demander(nom: string, ordre: ConsigneProcessus): Promise<ProcessOrderOutcome>;
}

/** List and orders of game processes for a server that is a single process: there is none. */
export const NO_SEPARATE_GAME_PROCESSES: GameProcessControl = {
  lire: async () => ({ plusieurs: false, processus: [] }),
  demander: async () => "inconnu",
};

/** The connected lamp. Never fails: an absent lamp stays silent. */
export interface LampeConnectee {
  /** Whether a lamp is configured. */
  readonly reglee: boolean;
  mettre(mode: "rouge" | "normal"): void;
}

/** An answered request for the metrics: the pattern of its route (never the address), and the class of its status. */
export interface AnsweredRequestForMetrics {
  readonly methode: string;
  readonly route: string;
  readonly classe: `${number}xx`;
  readonly dureeMs: number;
}

/** Gauges that are read on demand, in bytes or counts; none may throw. */
export interface ApiMetricsGaugeSources {
  readonly pret: () => Promise<boolean>;
  readonly hachages: () => { readonly enVol: number; readonly enAttente: number };
  /** Number of open event streams. */
  readonly flux: () => number;
  readonly courrier: () => EtatEnvoiDeMails;
  readonly stockage: () => Promise<{
    readonly base: number;
    readonly journal: number;
    readonly medias: number | null;
  }>;
  readonly disque: () => Promise<{ readonly libre: number; readonly total: number } | null>;
  /** Last backup, null when there is none. `heuresEntreSauvegardes`: 0 when none is scheduled. */
  readonly sauvegarde: () => Promise<{ readonly date: number; readonly octets: number } | null>;
  readonly heuresEntreSauvegardes: number;
}

export interface ApiMetrics {
  requete(finie: AnsweredRequestForMetrics): void;
  brancher(sources: ApiMetricsGaugeSources): void;
  /** Text in Prometheus format, and its MIME type. */
  lire(): Promise<{ readonly type: string; readonly texte: string }>;
}

/** Metrics that count nothing: the default. */
export const NO_API_METRICS: ApiMetrics = {
  requete() {},
  brancher() {},
  lire: async () => ({ type: "text/plain; charset=utf-8", texte: "" }),
};
