/** Metrics of the API, as a port: the server decides how the figures are kept. */
import type { EtatCourrier } from "../mails/courrier.ts";

/** One answer: the pattern of its route (never the address), and the class of its status. */
export interface FinishedRequest {
  readonly methode: string;
  readonly route: string;
  readonly classe: `${number}xx`;
  readonly dureeMs: number;
}

/** Gauges that are read on demand, in bytes or counts; none may throw. */
export interface MetricsSources {
  readonly pret: () => Promise<boolean>;
  readonly hachages: () => { readonly enVol: number; readonly enAttente: number };
  /** Open event streams. */
  readonly flux: () => number;
  readonly courrier: () => EtatCourrier;
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
  requete(finie: FinishedRequest): void;
  brancher(sources: MetricsSources): void;
  /** Text in Prometheus format, and its MIME type. */
  lire(): Promise<{ readonly type: string; readonly texte: string }>;
}

/** Default without any metrics. */
export const NO_METRICS: ApiMetrics = {
  requete() {},
  brancher() {},
  lire: async () => ({ type: "text/plain; charset=utf-8", texte: "" }),
};
