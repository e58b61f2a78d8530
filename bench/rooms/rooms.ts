/**
 * `npm run bench [-- scène]`: our game rooms beside a bare `ws` floor, load after load, in one run; then how a reveal and the end are told
 * (scene.ts). Prints a report; a run of the usual or of the complete profile also writes it to `bench/rooms/results.md`.
 */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import process from "node:process";
import { mesurer } from "../load/measure.ts";
import { lireProfil } from "./options.ts";
import { type Paire, rediger } from "./report.ts";

const { charges, entier, scene, optionsNode } = lireProfil(process.argv.slice(2));
const paires: Paire[] = [];
for (const charge of charges) {
  console.log(`${charge.rooms} rooms of ${charge.joueurs} players: floor, then ours…`);
  const plancher = await mesurer("plancher", charge, optionsNode);
  const nous = await mesurer("trinquizz", charge, optionsNode);
  paires.push({ nous, plancher });
}
if (paires.length > 0) {
  const rapport = rediger(paires, new Date());
  console.log(`\n${rapport}`);
  if (entier) writeFileSync(new URL("./results.md", import.meta.url), rapport);
}
// a process of its own: it goes before the rest of the machine with its browser
if (scene) {
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL("../reveal/reveal.ts", import.meta.url))],
    { stdio: "inherit" },
  );
  process.exitCode = status ?? 1;
}
