/**
 * `npm run bench`: our game rooms beside a bare `ws` floor, load after load, in one run. Prints a report; a run of the
 * usual or of the complete profile also writes it to `bench/resultats.md`.
 */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { mesurer } from "./mesures.ts";
import { lireProfil } from "./profil.ts";
import { type Paire, rediger } from "./rapport.ts";

const { charges, entier, optionsNode } = lireProfil(process.argv.slice(2));
const paires: Paire[] = [];
for (const charge of charges) {
  console.log(`${charge.rooms} rooms of ${charge.joueurs} players: floor, then ours…`);
  const plancher = await mesurer("plancher", charge, optionsNode);
  const nous = await mesurer("trinquizz", charge, optionsNode);
  paires.push({ nous, plancher });
}
const rapport = rediger(paires, new Date());
console.log(`\n${rapport}`);
if (entier) writeFileSync(new URL("./resultats.md", import.meta.url), rapport);
