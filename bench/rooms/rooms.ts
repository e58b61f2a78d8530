/**
 * `npm run bench [-- scène]`: our game rooms beside a bare `ws` server, load after load, in one run; then a reveal and
 * the end of a game (`bench:reveal`). The command prints a report; a run of the usual or of the complete profile also
 * writes it to `bench/rooms/results.md`.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type RoomsLoad, measureServerUnderLoad } from "../load/measure.ts";
import { type MeasurementWithBaseline, writeReport } from "./report.ts";

const JOUEURS = 8;
const GRANDE_ROOM = 200;
const PERIODE_S = 5;

export interface RoomsBenchOptions {
  readonly charges: readonly RoomsLoad[];
  /** Whether everything that the results file shows is measured. */
  readonly entier: boolean;
  /** Whether the part `scène` is measured, too or alone: a reveal and the end of a game. */
  readonly scene: boolean;
  /** Options for the Node of the measured servers. */
  readonly optionsNode: string[];
}

export const ROOMS_BENCH_USAGE = `npm run bench -- [options] [scène]
  scène              how a reveal and the end are told, alone; the usual profile ends with it
  --rooms 100,1000   rooms of ${JOUEURS} players, instead of the usual profile
  --grand            one room of ${GRANDE_ROOM} phones, instead of the usual profile (or beside --rooms)
  --duree 15         measured time of each load, in seconds
  --complet          more sizes, measured for longer
  --profiler dossier writes CPU profiles of the servers (the figures suffer from it)`;

/** Reads the command line; throws on an unknown option. */
export function readRoomsBenchOptions(args: string[]): RoomsBenchOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rooms: { type: "string" },
      grand: { type: "boolean", default: false },
      duree: { type: "string" },
      complet: { type: "boolean", default: false },
      profiler: { type: "string" },
    },
  });
  const { rooms, grand, complet, duree, profiler } = values;
  const sceneSeule = positionals.includes("scène");
  if (positionals.length > (sceneSeule ? 1 : 0)) throw new Error(ROOMS_BENCH_USAGE);
  const partiel = rooms !== undefined || grand || sceneSeule;
  const tailles = partiel
    ? (rooms?.split(",") ?? []).map(Number)
    : complet
      ? [100, 300, 1000, 2000]
      : [100, 1000];
  const dureeS = Number(duree ?? (complet ? 30 : 15));
  if (![...tailles, dureeS].every((n) => n > 0)) throw new Error(ROOMS_BENCH_USAGE);
  const charge = (n: number, joueurs: number) => ({
    rooms: n,
    joueurs,
    periodeS: PERIODE_S,
    dureeS,
  });
  const charges = tailles.map((n) => charge(n, JOUEURS));
  if (grand || !partiel) charges.push(charge(1, GRANDE_ROOM));
  const entier = !partiel && duree === undefined && profiler === undefined;
  return {
    charges,
    entier,
    scene: entier || sceneSeule,
    optionsNode: profiler === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profiler}`],
  };
}

const { charges, entier, scene, optionsNode } = readRoomsBenchOptions(process.argv.slice(2));
const paires: MeasurementWithBaseline[] = [];
for (const charge of charges) {
  console.log(`${charge.rooms} rooms of ${charge.joueurs} players: the two floors, then ours…`);
  const bare = await measureServerUnderLoad("bare", charge, optionsNode);
  const durable = await measureServerUnderLoad("bareDurable", charge, optionsNode);
  const nous = await measureServerUnderLoad("trinquizz", charge, optionsNode);
  paires.push({ nous, bare, durable });
}
if (paires.length > 0) {
  const rapport = writeReport(paires, new Date());
  console.log(`\n${rapport}`);
  if (entier) writeFileSync(new URL("./results.md", import.meta.url), rapport);
}
// a process of its own, whose priority is raised together with its browser's
if (scene) {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL("../reveal/reveal.ts", import.meta.url))],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
