/** What is counted for whoever watches the server, as the API sees it; who keeps the figures is chosen by who starts it. */
import type { EtatCourrier } from "../mails/courrier.ts";

/** An answer: the pattern of its address, never the address; the hundreds of its status. */
export interface FinishedRequest {
  readonly methode: string;
  readonly route: string;
  readonly classe: `${number}xx`;
  readonly dureeMs: number;
}

/** Read when somebody asks. Bytes, counts; none of it may throw. */
export interface MetricsSources {
  readonly pret: () => Promise<boolean>;
  readonly hachages: () => { readonly enVol: number; readonly enAttente: number };
  /** Open streams of news. */
  readonly flux: () => number;
  readonly courrier: () => EtatCourrier;
  readonly stockage: () => Promise<{
    readonly base: number;
    readonly journal: number;
    readonly medias: number | null;
  }>;
  readonly disque: () => Promise<{ readonly libre: number; readonly total: number } | null>;
  /** The last one; null when there is none. `heuresEntre`: 0 when none is made. */
  readonly sauvegarde: () => Promise<{ readonly date: number; readonly octets: number } | null>;
  readonly heuresEntreSauvegardes: number;
}

export interface ApiMetrics {
  requete(finie: FinishedRequest): void;
  brancher(sources: MetricsSources): void;
  /** In the words of Prometheus, and their MIME type. */
  lire(): Promise<{ readonly type: string; readonly texte: string }>;
}

/** Nobody watches. */
export const NO_METRICS: ApiMetrics = {
  requete() {},
  brancher() {},
  lire: async () => ({ type: "text/plain; charset=utf-8", texte: "" }),
};
