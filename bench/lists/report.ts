/** The figures of the lists as Markdown, with the targets that are met or missed. */
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import process from "node:process";
import { computeMedian } from "../load/measure.ts";
import {
  type EventLoopMeasurement,
  LIST_READS_LOAD,
  BENCH_READS_PER_SECOND,
  type RevealDelayMeasurement,
  BENCH_SAVES_PER_SECOND,
  type ListReadSpeed,
} from "./measure.ts";

interface Mesures {
  readonly nombre: number;
  readonly vitesses: readonly ListReadSpeed[];
  readonly boucles: readonly EventLoopMeasurement[];
  readonly revelations: RevealDelayMeasurement;
}

const OBJECTIF = { p99Ms: 30, part: 0.5, boucleMs: 5, revelationMs: 5 } as const;

const ms = (valeur: number) => valeur.toFixed(1);
const ligne = (cellules: readonly string[]) => `| ${cellules.join(" | ")} |`;
const tableau = (titres: readonly string[], lignes: readonly (readonly string[])[]) =>
  [titres, titres.map(() => "---"), ...lignes].map(ligne).join("\n");

function objectifs({ vitesses, boucles, revelations }: Mesures): [string, string, boolean][] {
  const parts = vitesses.map(({ nous, bare }) => nous.parSeconde / bare.parSeconde);
  const p99 = Math.max(...boucles.map(({ lues }) => lues.p99));
  const boucle = Math.max(...boucles.map((une) => une.boucle.p99));
  const ecart = computeMedian(revelations.lue) - computeMedian(revelations.calme);
  return [
    [`p99 of a list under ${OBJECTIF.p99Ms} ms`, `${ms(p99)} ms`, p99 < OBJECTIF.p99Ms],
    [
      "at least half the requests per second of the bare server, each request",
      `${(Math.min(...parts) * 100).toFixed(0)} % at the least`,
      Math.min(...parts) >= OBJECTIF.part,
    ],
    [
      `event loop of the games: p99 of its delay under ${OBJECTIF.boucleMs} ms`,
      `${ms(boucle)} ms`,
      boucle < OBJECTIF.boucleMs,
    ],
    [
      `reveal p99 of ${LIST_READS_LOAD.rooms} rooms beside readers within ${OBJECTIF.revelationMs} ms of calm`,
      `${ms(ecart)} ms`,
      ecart < OBJECTIF.revelationMs,
    ],
    ["answers and reveals lost", String(revelations.pertes), revelations.pertes === 0],
  ];
}

/** The whole report. The machine is described, but none of its folders is named. */
export function writeReport(mesures: Mesures, date: Date): string {
  const { nombre, vitesses, boucles, revelations } = mesures;
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "?"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `# Bench: lists of quizzes beside a bare server

${date.toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${machine}; load of the machine at the end: ${loadavg()[0]?.toFixed(1) ?? "?"}.
Made by \`npm run bench:lists\`: ${nombre} quizzes of 15 questions. Ours: the API as it is served, in the process of the game rooms.
Floor: Fastify and better-sqlite3 in a thread, prepared statements on the same database and its indexes; no session, no limits, nothing checked.
The server, its threads and its games have one core, the readers another.

## Speed: four readers who never pause

${tableau(
  [
    "request",
    "quizzes",
    "ours /s",
    "floor /s",
    "ours / floor",
    "ours p50 ms",
    "p99 ms",
    "floor p50 ms",
    "p99 ms",
  ],
  vitesses.map(({ nom, nous, bare }) => [
    nom,
    String(Object.values(nous.totaux)[0] ?? 0),
    nous.parSeconde.toFixed(0),
    bare.parSeconde.toFixed(0),
    `**${(nous.parSeconde / bare.parSeconde).toFixed(2)}**`,
    ms(nous.p50),
    ms(nous.p99),
    ms(bare.p50),
    ms(bare.p99),
  ]),
)}

Ours remembers the answers to what everybody asks until a quizz changes, so all but the first line are of answers that it had; the
floor remembers nothing.

## Evenness: these requests in turn, ${BENCH_READS_PER_SECOND} a second

${tableau(
  ["meanwhile", "p50 ms", "p99 ms", "max ms", "event loop p50 ms", "p99 ms", "max ms"],
  boucles.map(({ nom, lues, boucle }) =>
    [nom].concat([lues.p50, lues.p99, lues.max, boucle.p50, boucle.p99, boucle.max].map(ms)),
  ),
)}

A save makes the reading thread forget an order, one of four the words too; its own work on the event loop, its wait for the disk included, is in these figures.

## Beside games: ${LIST_READS_LOAD.rooms} rooms of ${LIST_READS_LOAD.joueurs}, periods of ${LIST_READS_LOAD.periodeS} s by turns

${tableau(
  ["p99 of the reveals, ms", ...revelations.calme.map((_, rang) => `pair ${rang + 1}`), "median"],
  [
    ["calm", ...revelations.calme.map(ms), ms(computeMedian(revelations.calme))],
    [
      `${BENCH_READS_PER_SECOND} reads and ${BENCH_SAVES_PER_SECOND} saves a second`,
      ...revelations.lue.map(ms),
      ms(computeMedian(revelations.lue)),
    ],
  ],
)}

## Aims

${objectifs(mesures)
  .map(([texte, valeur, atteint]) => `- ${atteint ? "met" : "**not met**"}: ${texte} (${valeur})`)
  .join("\n")}
`;
}
