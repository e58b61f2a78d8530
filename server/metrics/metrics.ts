/**
 * The figures of the server, kept by prom-client: only this folder knows it (docs/decisions/0097). Labels are ours, and few: never a
 * code of a room, an address, nor anything that somebody typed.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { CODES_REFUS, type CodeRefus } from "#contracts/refus.ts";
import { registerGauges, type Sources } from "./gauges.ts";

/** Of the library's own: as long to read as there are sockets. */
const TROP_LONGUES = [
  "process_open_fds",
  "nodejs_active_resources",
  "nodejs_active_resources_total",
  "nodejs_active_handles",
  "nodejs_active_handles_total",
  "nodejs_active_requests",
  "nodejs_active_requests_total",
] as const;

interface RequeteFinie {
  readonly methode: string;
  readonly route: string;
  readonly classe: string;
  readonly dureeMs: number;
}

/** What it is to those who count: the ports of the games and of the API, and whoever starts the server. */
export interface Mesures {
  revelation(ms: number): void;
  refus(code: CodeRefus): void;
  ecriture(ms: number, reussie: boolean): void;
  requete(finie: RequeteFinie): void;
  /** May be called several times: each knows its own. */
  brancher(sources: Partial<Sources>): void;
  lire(): Promise<{ readonly type: string; readonly texte: string }>;
}

/** @param journalPerdu lines of the log that could not be written, so far */
export function createMetrics(journalPerdu: () => number = () => 0): Mesures {
  const registre = new Registry();
  const registers = [registre];
  collectDefaultMetrics({ register: registre });
  for (const nom of TROP_LONGUES) registre.removeSingleMetric(nom);
  const branchees: { -readonly [Nom in keyof Sources]?: Sources[Nom] } = {};
  registerGauges(registre, branchees);

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
  // of each address a mean alone: there are some 130, and each figure of them is written out at each reading
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
  // kept by the output itself: a line is lost where nobody who counts is known
  registre.registerMetric(
    new Gauge({
      name: "trinquizz_log_lignes_perdues",
      help: "Lines of the log that could not be written since the start",
      registers: [],
      collect() {
        this.set(journalPerdu());
      },
    }),
  );
  // what never happened is 0, not nothing: a rate can be taken of it
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
    brancher: (sources) => void Object.assign(branchees, sources),
    lire: async () => ({ type: registre.contentType, texte: await registre.metrics() }),
  };
}
