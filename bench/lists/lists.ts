/**
 * `npm run bench:lists [-- quizzes seconds folder]`: lists of quizzes, our server beside a bare one that also reads in a
 * thread; then the effect of such reads on the reveals of a hundred rooms. A run of the usual size writes
 * `bench/lists/results.md`. A named folder keeps its database for the next run.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { composeDatabaseFilePath } from "#db/connection.ts";
import { measureEventLoopDelay, measureRevealDelays, measureListReadSpeed } from "./measure.ts";
import { fillBenchDatabase } from "./fill-database.ts";
import { writeReport } from "./report.ts";

const [NOMBRE, SECONDES] = [100_000, 10];
const [nombre = NOMBRE, secondes = SECONDES] = process.argv.slice(2, 4).map(Number);
const nomme = process.argv[4];
const dossier = nomme ?? mkdtempSync(join(tmpdir(), "trinquizz-listes-"));
if (nomme === undefined)
  process.on("exit", () => rmSync(dossier, { recursive: true, force: true }));
mkdirSync(dossier, { recursive: true });
if (!existsSync(composeDatabaseFilePath(dossier))) {
  console.log(`${nombre} quizzes…`);
  fillBenchDatabase(dossier, nombre);
}
// the measured servers are children of this process
process.env["DATA_DIR"] = dossier;

const vitesses = await measureListReadSpeed(nombre, secondes);
const boucles = await measureEventLoopDelay(nombre, secondes);
const revelations = await measureRevealDelays(nombre);
const rapport = writeReport({ nombre, vitesses, boucles, revelations }, new Date());
console.log(`\n${rapport}`);
if (nombre === NOMBRE && secondes === SECONDES)
  writeFileSync(new URL("./results.md", import.meta.url), rapport);
