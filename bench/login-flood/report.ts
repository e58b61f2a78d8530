/** The figures of the flood as Markdown, with the targets that are met or missed. */
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";
import process from "node:process";
import { computeMedian } from "../load/measure.ts";
import type { LoadCountersReading } from "../load/counters.ts";
import type { RequestKind, RequestResults, StormResult } from "./messages.ts";

export interface LoginFloodMeasurements {
  /** One reading for each pair of periods. */
  readonly calme: LoadCountersReading[];
  readonly tempete: LoadCountersReading[];
  readonly stormResults: StormResult[];
  pertes: number;
}

/** Target: how much later the 95th percentile of a game action may be during the flood than in calm. */
const OBJECTIF_MS = 50;

const ms = (valeur: number) => valeur.toFixed(1);
const ligne = (cellules: readonly string[]) => `| ${cellules.join(" | ")} |`;
const tableau = (titres: readonly string[], lignes: readonly (readonly string[])[]) =>
  [titres, titres.map(() => "---"), ...lignes].map(ligne).join("\n");

const DELAIS = ["p50", "p95", "p99"] as const;
const des = (releves: readonly LoadCountersReading[], quoi: "accuse" | "revelation") =>
  DELAIS.map((part) => ms(computeMedian(releves.map((releve) => releve[quoi][part]))));

/** How much the flood lengthens the 95th percentile of an action: the median of the pairs' differences. */
const ecarts = ({ calme, tempete }: LoginFloodMeasurements) =>
  tempete.map(({ accuse }, rang) => accuse.p95 - (calme[rang]?.accuse.p95 ?? 0));

function statuts(issues: readonly RequestResults[]): string {
  const somme = new Map<string, number>();
  for (const { parStatut } of issues)
    for (const [statut, n] of Object.entries(parStatut))
      somme.set(statut, (somme.get(statut) ?? 0) + n);
  return [...somme]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([statut, n]) => `${statut}: ${n}`)
    .join(", ");
}

const DITS: readonly (readonly [RequestKind, string])[] = [
  ["connus", "right, in a known browser"],
  ["justes", "right"],
  ["faux", "wrong"],
  ["rapports", "report of 200 players and 200 questions"],
];

function serie([nom, mesures]: [string, LoginFloodMeasurements]): string {
  return `## ${nom}

${tableau(
  ["ms, medians of the periods", "action p50", "p95", "p99", "reveal p50", "p95", "p99"],
  [
    ["calm", ...des(mesures.calme, "accuse"), ...des(mesures.calme, "revelation")],
    ["storm", ...des(mesures.tempete, "accuse"), ...des(mesures.tempete, "revelation")],
  ],
)}

Storm less calm, p95 of an action, pair by pair: ${ecarts(mesures).map(ms).join(", ")}; lost: ${mesures.pertes}.

${tableau(
  ["tries", "answers", "done: p50 ms", "p95 ms"],
  DITS.flatMap(([cle, dit]) => {
    const issues = mesures.stormResults.flatMap((result) => result[cle] ?? []);
    const de = (part: "p50" | "p95") => ms(computeMedian(issues.map((issue) => issue[part])));
    return issues.length === 0 ? [] : [[dit, statuts(issues), de("p50"), de("p95")]];
  }),
)}
`;
}

interface Charge {
  readonly rooms: number;
  readonly joueurs: number;
  readonly periodeS: number;
  readonly storm: Storm;
  readonly parSeconde: number;
}

const STORMS = {
  connexions: "tries a second to log in, each from another address",
  rapports: "reads a second of a report",
} as const;
/** Requests that the server gets beside the games. */
export type Storm = keyof typeof STORMS;

/** The whole report. The machine is described, but none of its folders is named. */
export function writeReport(
  series: readonly [string, LoginFloodMeasurements][],
  { rooms, joueurs, periodeS, storm, parSeconde }: Charge,
  date: Date,
): string {
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "?"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  const derniere = series.at(-1)?.[1];
  const ecart = derniere === undefined ? Infinity : computeMedian(ecarts(derniere));
  return `# Bench: the door is stormed while people play

${date.toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${machine}; load of the machine at the end: ${loadavg()[0]?.toFixed(1) ?? "?"}.
Made by \`npm run bench:login\`: ${rooms} rooms of ${joueurs} play; ${parSeconde} ${STORMS[storm]}, every other period of ${periodeS} s.
An action: an answer, from sent to acknowledged (on disk). The server has both cores, and shares the second one with those who play and those who storm.

${series.map(serie).join("\n")}
## Aims

- ${ecart < OBJECTIF_MS ? "met" : "**not met**"}: p95 of an action in the storm within ${OBJECTIF_MS} ms of calm (${ms(ecart)} ms)
- ${(derniere?.pertes ?? 1) === 0 ? "met" : "**not met**"}: answers and reveals lost (${derniere?.pertes ?? "?"})
`;
}
