/** The figures of the rooms as Markdown: a table, and the targets that are met or missed. */
import { availableParallelism, cpus, totalmem } from "node:os";
import process from "node:process";
import type { LoadMeasurement } from "../load/measure.ts";
import { ARE_PROCESSES_PINNED_TO_CORES } from "../load/child-process.ts";

/** The same load on our server, on the baseline, and on the baseline that stores what it acknowledges. */
export interface MeasurementWithBaseline {
  readonly nous: LoadMeasurement;
  readonly bare: LoadMeasurement;
  readonly durable: LoadMeasurement;
}

interface Aim {
  readonly texte: string;
  readonly valeur: string;
  readonly atteint: boolean;
}

const AIMS = {
  rooms: 1000,
  p99Ms: 30,
  worstMs: 60,
  ackP99Ms: 35,
  cpuOfDurable: 1.5,
  cpuOfBare: 2,
  kbPerRoom: 250,
  phones: 200,
  p95Ms: 60,
  kbPerCrowd: 25_000,
} as const;

const COLONNES: readonly (readonly [string, (mesure: LoadMeasurement) => number])[] = [
  ["p50 ms", ({ p50 }) => p50],
  ["p95 ms", ({ p95 }) => p95],
  ["p99 ms", ({ p99 }) => p99],
  ["worst p99 ms", ({ pireP99 }) => pireP99],
  ["ack p50 ms", ({ accuseP50 }) => accuseP50],
  ["ack p99 ms", ({ accuseP99 }) => accuseP99],
  ["CPU % of a core", ({ cpu }) => cpu],
  ["RSS per room KB", ({ koParRoom }) => koParRoom],
  ["heap per room KB", ({ heapPerRoom }) => heapPerRoom],
  ["bytes down", ({ octets }) => octets],
];

const nombre = (valeur: number) =>
  valeur >= 100 ? valeur.toFixed(0) : valeur.toFixed(valeur >= 10 ? 1 : 2);
const ligne = (cellules: readonly string[]) => `| ${cellules.join(" | ")} |`;
const somme = (valeurs: readonly number[]) => valeurs.reduce((n, valeur) => n + valeur, 0);
const pertesDe = ({ pertes }: LoadMeasurement) => somme(Object.values(pertes));
const nomCharge = ({ charge: { rooms, joueurs } }: LoadMeasurement) => `${rooms} × ${joueurs}`;

function lignesDe(mesure: LoadMeasurement, nom: string): string {
  const { allure, cpuCharge, autres } = mesure;
  return ligne([
    nomCharge(mesure),
    nom,
    ...COLONNES.map(([, lire]) => nombre(lire(mesure))),
    String(pertesDe(mesure)),
    `${allure.toFixed(0)} %`,
    `${cpuCharge.toFixed(0)} %`,
    autres === null ? "?" : `${autres.toFixed(0)} %`,
  ]);
}

function rapportDe(nous: LoadMeasurement, floor: LoadMeasurement, nom: string): string {
  const rapports = COLONNES.map(([, lire]) => `**${(lire(nous) / lire(floor)).toFixed(2)}**`);
  return ligne([nomCharge(nous), `ours / ${nom}`, ...rapports, "", "", "", ""]);
}

function tableau(paires: readonly MeasurementWithBaseline[]): string {
  const titres = ["rooms × players", "server", ...COLONNES.map(([titre]) => titre)];
  const entete = [...titres, "lost", "pace", "load CPU", "others"];
  return [
    ligne(entete),
    ligne(entete.map(() => "---")),
    ...paires.flatMap((paire) => [
      lignesDe(paire.nous, "Trinquizz"),
      lignesDe(paire.bare, "bare floor"),
      lignesDe(paire.durable, "durable floor"),
      rapportDe(paire.nous, paire.bare, "bare"),
      rapportDe(paire.nous, paire.durable, "durable"),
    ]),
  ].join("\n");
}

/** An aim that holds when the value is under the bound. */
const under = (
  texte: string,
  valeur: number,
  bound: number,
  unit: "" | " ms" | " KB" = "",
): Aim => ({
  texte: `${texte} under ${nombre(bound)}${unit}`,
  valeur: `${nombre(valeur)}${unit}`,
  atteint: valeur < bound,
});

function objectifs(paires: readonly MeasurementWithBaseline[]): Aim[] {
  const foule = paires.find(({ nous }) => nous.charge.rooms === AIMS.rooms);
  const grande = paires.find(({ nous }) => nous.charge.joueurs === AIMS.phones);
  const perdus = somme(paires.map(({ nous }) => pertesDe(nous)));
  const suite: Aim[] = [];
  if (foule !== undefined) {
    const { nous, bare, durable } = foule;
    const quoi = `${AIMS.rooms} rooms on one core:`;
    suite.push(
      under(`${quoi} p99 of a reveal`, nous.p99, AIMS.p99Ms, " ms"),
      under(`${quoi} worst slice`, nous.pireP99, AIMS.worstMs, " ms"),
      under(`${quoi} p99 of an acknowledgement`, nous.accuseP99, AIMS.ackP99Ms, " ms"),
      under(`${quoi} CPU, times the bare floor`, nous.cpu / bare.cpu, AIMS.cpuOfBare),
      under(`${quoi} CPU, times the durable floor`, nous.cpu / durable.cpu, AIMS.cpuOfDurable),
      under(`${quoi} memory of a room`, nous.koParRoom, AIMS.kbPerRoom, " KB"),
    );
  }
  if (grande !== undefined) {
    const { p95, koParRoom } = grande.nous;
    const quoi = `one room of ${AIMS.phones} phones:`;
    suite.push(
      under(`${quoi} p95`, p95, AIMS.p95Ms, " ms"),
      under(`${quoi} memory`, koParRoom, AIMS.kbPerCrowd, " KB"),
    );
  }
  suite.push({
    texte: "answers, reveals, patches and connections lost, all loads",
    valeur: String(perdus),
    atteint: perdus === 0,
  });
  return suite;
}

/** The whole report. The machine is described, but none of its folders is named. */
export function writeReport(paires: readonly MeasurementWithBaseline[], date: Date): string {
  const { periodeS, dureeS } = paires[0]?.nous.charge ?? { periodeS: 0, dureeS: 0 };
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? "?"}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `# Bench: game rooms beside two \`ws\` floors

${date.toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${machine}.
Made by \`npm run bench\`. Each room asks a question every ${periodeS} s and its phones answer at random moments; ${dureeS} s measured
for each load, in slices whose medians are shown. Ours: the game rooms with their journal on disk. Bare floor: the same
broadcasts in JSON over \`ws\`, without rules, heartbeats, returns or storage. Durable floor: the same, and a change is
acknowledged once it is on the disk, by the same thread and in the same groups as ours.
${ARE_PROCESSES_PINNED_TO_CORES ? "The server has one core, the load generator another." : "Processes could not be pinned to cores."}
They run before other programs where the system allows it, so two benches at once spoil each other's figures.

${tableau(paires)}

p50, p95, p99: from the last answer of a room sent to the reveal heard, at each of its screens. ack: from an answer sent to
its acknowledgement, which ours gives once the answer is on disk. CPU: all threads of the server. Memory: after a collection. bytes down: payload per
screen and question. lost: answers, reveals, patches and connections. pace: questions asked, of those wanted. load CPU: the
generator's own. others: share of the server's core taken by other programs meanwhile, the noise of the figures.

## Aims

${objectifs(paires)
  .map(({ texte, valeur, atteint }) => `- ${atteint ? "met" : "**not met**"}: ${texte} (${valeur})`)
  .join("\n")}
`;
}
