/**
 * The metrics of the server, kept by prom-client, which only this folder imports (docs/decisions/0097). Labels have few values, all of our
 * own: never the code of a room, an address, or a text that somebody typed.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { CODES_REFUS, type CodeRefus } from "#contracts/refus.ts";
import { registerMetricsGauges, type MetricsGaugeSources } from "./gauges.ts";

/** Default metrics of prom-client that take longer to read the more sockets are open. */
const TOO_SLOW = [
  "process_open_fds",
  "nodejs_active_resources",
  "nodejs_active_resources_total",
  "nodejs_active_handles",
  "nodejs_active_handles_total",
  "nodejs_active_requests",
  "nodejs_active_requests_total",
] as const;

interface FinishedRequest {
  readonly methode: string;
  readonly route: string;
  readonly classe: string;
  readonly dureeMs: number;
}

/** The metrics of a server process: what the game and the API report is counted, and `lire` gives the text for Prometheus. */
export interface ServerMetrics {
  revelation(ms: number): void;
  refus(code: CodeRefus): void;
  ecriture(ms: number, reussie: boolean): void;
  requete(finished: FinishedRequest): void;
  /** Adds sources of gauges; each part of the server adds its own. */
  brancher(sources: Partial<MetricsGaugeSources>): void;
  lire(): Promise<{ readonly type: string; readonly texte: string }>;
}

/** @param lostLogLines number of lines of the log that could not be written so far */
export function createServerMetrics(lostLogLines: () => number = () => 0): ServerMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  for (const nom of TOO_SLOW) registry.removeSingleMetric(nom);
  const gaugeSources: { -readonly [Nom in keyof MetricsGaugeSources]?: MetricsGaugeSources[Nom] } =
    {};
  registerMetricsGauges(registry, gaugeSources);

  const revelation = new Histogram({
    name: "trinquizz_revelation_seconds",
    help: "From a command heard by its room to its reveal on its way to the screens",
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1],
    registers,
  });
  const ecriture = new Histogram({
    name: "trinquizz_journal_ecriture_seconds",
    help: "One transaction of the games, until it is on disk or has failed",
    labelNames: ["issue"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 3],
    registers,
  });
  const refus = new Counter({
    name: "trinquizz_refus_total",
    help: "Refusals of a room or of its door, by kind",
    labelNames: ["code"],
    registers,
  });
  const http = new Histogram({
    name: "trinquizz_http_seconds",
    help: "Answers, by the hundreds of their status",
    labelNames: ["classe"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers,
  });
  // routes have a mean duration only: a histogram of some 130 routes would be too long to read
  const parRoute = { labelNames: ["methode", "route", "classe"], registers };
  const reponses = new Counter({
    name: "trinquizz_http_reponses_total",
    help: "Answers, by the pattern of their address and the hundreds of their status",
    ...parRoute,
  });
  const durees = new Counter({
    name: "trinquizz_http_duree_seconds_total",
    help: "What these answers took, all together",
    ...parRoute,
  });
  // the output of the log counts its lost lines itself, so the gauge asks it
  registry.registerMetric(
    new Gauge({
      name: "trinquizz_log_lignes_perdues",
      help: "Lines of the log that could not be written since the start",
      registers: [],
      collect() {
        this.set(lostLogLines());
      },
    }),
  );
  // counters start at 0 rather than absent, so that a rate can be computed
  for (const issue of ["reussie", "ratee"]) ecriture.zero({ issue });
  for (const code of CODES_REFUS) refus.inc({ code }, 0);

  return {
    revelation: (ms) => revelation.observe(ms / 1000),
    refus: (code) => refus.inc({ code }),
    ecriture: (ms, reussie) =>
      ecriture.observe({ issue: reussie ? "reussie" : "ratee" }, ms / 1000),
    requete({ methode, route, classe, dureeMs }) {
      const labels = { methode, route, classe };
      http.observe({ classe }, dureeMs / 1000);
      reponses.inc(labels);
      durees.inc(labels, dureeMs / 1000);
    },
    brancher: (sources) => void Object.assign(gaugeSources, sources),
    lire: async () => ({ type: registry.contentType, texte: await registry.metrics() }),
  };
}
