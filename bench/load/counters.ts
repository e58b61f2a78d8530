/** Counts and delays of the load generator between two readings. */
import process from "node:process";
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { z } from "zod";

/** Delays in ms; all 0 when nothing was timed. */
const delais = z.object({ p50: z.number(), p95: z.number(), p99: z.number() });
type Delais = z.infer<typeof delais>;

export const loadCountersReading = z.object({
  /** Delay from the last answer of a room to the reveal, at each of its screens. */
  revelation: delais,
  /** Delay from an answer to its acknowledgement. */
  accuse: delais,
  /** Payload received by all screens, in bytes. */
  octets: z.int(),
  /** Questions revealed, all rooms together. */
  questions: z.int(),
  /** CPU time of the generator itself. Near a full core, the delays would be its own. */
  cpuMs: z.number(),
});
export type LoadCountersReading = z.infer<typeof loadCountersReading>;

/** Losses of a whole run: every figure must be 0. */
export const loadRunLosses = z.object({
  /** Answers and other commands that were never acknowledged. */
  demandes: z.int(),
  refus: z.int(),
  revelations: z.int(),
  /** Screens that received other frames than the host's screen of their room. */
  ecransDivergents: z.int(),
  deconnexions: z.int(),
});
export type LoadRunLosses = z.infer<typeof loadRunLosses>;

/** Histograms count whole microseconds. */
function noter(histogramme: RecordableHistogram, delaiMs: number): void {
  histogramme.record(Math.max(1, Math.round(delaiMs * 1000)));
}

function lireEtVider(histogramme: RecordableHistogram): Delais {
  const lire = (part: number) =>
    histogramme.count === 0 ? 0 : histogramme.percentile(part) / 1000;
  const lu = { p50: lire(50), p95: lire(95), p99: lire(99) };
  histogramme.reset();
  return lu;
}

export class LoadCounters {
  readonly #revelation = createHistogram();
  readonly #accuse = createHistogram();
  #cpu = process.cpuUsage();
  octets = 0;
  questions = 0;

  recordReveal(delaiMs: number): void {
    noter(this.#revelation, delaiMs);
  }

  recordAck(delaiMs: number): void {
    noter(this.#accuse, delaiMs);
  }

  /** Reads everything and starts again from 0. */
  read(): LoadCountersReading {
    const { user, system } = process.cpuUsage(this.#cpu);
    this.#cpu = process.cpuUsage();
    const { octets, questions } = this;
    this.octets = this.questions = 0;
    return {
      revelation: lireEtVider(this.#revelation),
      accuse: lireEtVider(this.#accuse),
      octets,
      questions,
      cpuMs: (user + system) / 1000,
    };
  }
}
