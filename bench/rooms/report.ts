/** The figures of the rooms as Markdown: a table, and the targets that are met or missed. */
import { availableParallelism, cpus, totalmem } from "node:os";
import process from "node:process";
import type { LoadMeasurement } from "../load/measure.ts";
import { ARE_PROCESSES_PINNED_TO_CORES } from "../load/child-process.ts";

/** The same load on our server and on the baseline. */
export interface MeasurementWithBaseline {
  readonly nous: LoadMeasurement;
  readonly plancher: LoadMeasurement;
}

interface Aim {
  readonly texte: string;
  readonly valeur: string;
  readonly atteint: boolean;
}

const AIMS = { rooms: 1000, p99Ms: 50, cpu: 1.5, phones: 200, p95Ms: 60 } as const;

const COLONNES: readonly (readonly [string, (mesure: LoadMeasurement) => number])[] = [
  ["p50 ms", ({ p50 }) => p50],
  ["p95 ms", ({ p95 }) => p95],
  ["p99 ms", ({ p99 }) => p99],
  ["worst p99 ms", ({ pireP99 }) => pireP99],
  ["ack p50 ms", ({ accuseP50 }) => accuseP50],
  ["ack p99 ms", ({ accuseP99 }) => accuseP99],
  ["CPU % of a core", ({ cpu }) => cpu],
  ["RSS per room KB", ({ koParRoom }) => koParRoom],
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

function rapportDe({ nous, plancher }: MeasurementWithBaseline): string {
  const rapports = COLONNES.map(([, lire]) => `**${(lire(nous) / lire(plancher)).toFixed(2)}**`);
  return ligne([nomCharge(nous), "ours / floor", ...rapports, "", "", "", ""]);
}

function tableau(paires: readonly MeasurementWithBaseline[]): string {
  const titres = ["rooms × players", "server", ...COLONNES.map(([titre]) => titre)];
  const entete = [...titres, "lost", "pace", "load CPU", "others"];
  return [
    ligne(entete),
    ligne(entete.map(() => "---")),
    ...paires.flatMap((paire) => [
      lignesDe(paire.nous, "Trinquizz"),
      lignesDe(paire.plancher, "floor"),
      rapportDe(paire),
    ]),
  ].join("\n");
}

function objectifs(paires: readonly MeasurementWithBaseline[]): Aim[] {
  const foule = paires.find(({ nous }) => nous.charge.rooms === AIMS.rooms);
  const grande = paires.find(({ nous }) => nous.charge.joueurs === AIMS.phones);
  const perdus = somme(paires.map(({ nous }) => pertesDe(nous)));
  const suite: Aim[] = [];
  if (foule !== undefined) {
    const { p99 } = foule.nous;
    const cpu = foule.nous.cpu / foule.plancher.cpu;
    const quoi = `${AIMS.rooms} rooms on one core`;
    suite.push(
      {
        texte: `${quoi}: p99 under ${AIMS.p99Ms} ms`,
        valeur: `${nombre(p99)} ms`,
        atteint: p99 < AIMS.p99Ms,
      },
      {
        texte: `${quoi}: CPU within ${AIMS.cpu} times the floor`,
        valeur: cpu.toFixed(2),
        atteint: cpu <= AIMS.cpu,
      },
    );
  }
  if (grande !== undefined) {
    const { p95 } = grande.nous;
    const texte = `one room of ${AIMS.phones} phones: p95 under ${AIMS.p95Ms} ms`;
    suite.push({ texte, valeur: `${nombre(p95)} ms`, atteint: p95 < AIMS.p95Ms });
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
  return `# Bench: game rooms beside a bare \`ws\` floor

${date.toISOString().slice(0, 10)}, Node ${process.version}, ${process.platform} ${process.arch}, ${machine}.
Made by \`npm run bench\`. Each room asks a question every ${periodeS} s and its phones answer at random moments; ${dureeS} s measured
for each load, in slices whose medians are shown. Ours: the game rooms with their journal on disk. Floor: the same
broadcasts in JSON over \`ws\`, without rules, heartbeats, returns or storage.
${ARE_PROCESSES_PINNED_TO_CORES ? "The server has one core, the load generator another." : "Processes could not be pinned to cores."}
They run before other programs where the system allows it, so two benches at once spoil each other's figures.

${tableau(paires)}

p50, p95, p99: from the last answer of a room sent to the reveal heard, at each of its screens. ack: from an answer sent to
its acknowledgement, which ours gives once the answer is on disk. CPU: all threads of the server. bytes down: payload per
screen and question. lost: answers, reveals, patches and connections. pace: questions asked, of those wanted. load CPU: the
generator's own. others: share of the server's core taken by other programs meanwhile, the noise of the figures.

## Aims

${objectifs(paires)
  .map(({ texte, valeur, atteint }) => `- ${atteint ? "met" : "**not met**"}: ${texte} (${valeur})`)
  .join("\n")}
`;
}
