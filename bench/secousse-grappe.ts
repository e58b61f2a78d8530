/**
 * `npm run secousse:grappe`: games on three processes behind one address, while each of them is killed, frozen and emptied in turn, the
 * API killed, Redis killed and started again. Fails when an acknowledged action is missing, a game is doubled or written twice,
 * somebody is sent home, or people are back too late (issue: kill 8 s, p95 5; freeze 14 s, p95 11; emptying 1.5 s). Loopback only.
 * `--rooms`, `--telephones`, `--gel` (seconds of a freeze), `--tours`, `--graine`,
 * `--indulgence` (how many times later they may be back: a machine that tests does other things as well).
 */
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { listeQuizz } from "#contracts/quizz.ts";
import { createMagasin } from "#game/ports/adapters/redis/magasin.ts";
import { Coupures } from "./secousse/coupures.ts";
import { aRedis, Grappe } from "./secousse/grappe.ts";
import { quantile, semer } from "./secousse/hasard.ts";
import { verifierHistoires } from "./secousse/histoires.ts";
import { poserNavigateur } from "./secousse/navigateur.ts";
import { Table } from "./secousse/table.ts";

const PATIENCE_MS = 25_000;
const ENTRE_MS = { min: 300, max: 1_500 };
/** A table that thinks: sixty of them share this machine with all that they talk to. */
const SOUFFLE = { min: 500, max: 1_200 };
const REDIS_ABSENT_MS = 3_000;

const { values } = parseArgs({
  options: {
    rooms: { type: "string", default: "60" },
    telephones: { type: "string", default: "2" },
    gel: { type: "string", default: "30" },
    tours: { type: "string", default: "1" },
    graine: { type: "string", default: "1" },
    indulgence: { type: "string", default: "1" },
  },
});
const entier = z.coerce.number().int();
const { rooms, telephones, gel, tours, graine, indulgence } = z
  .object({
    rooms: entier.min(1).max(200),
    telephones: entier.min(1).max(8),
    gel: entier.min(3).max(60),
    tours: entier.min(1).max(100),
    graine: entier,
    indulgence: entier.min(1),
  })
  .parse(values);

if (!aRedis()) {
  console.error("redis-server is missing: apt-get install redis-server");
  process.exit(1);
}

process.on("uncaughtException", (erreur) => {
  console.error(erreur);
  void grappe.fermer().then(() => process.exit(1));
});
const hasard = semer(graine);
const entre = ({ min, max }: { min: number; max: number }) => min + hasard() * (max - min);
const grappe = await Grappe.ouvrir(3);
poserNavigateur(grappe.adresse);
const magasin = createMagasin(grappe.urlRedis, () => {});
await magasin.ouvrir();
const lus = await fetch(`${grappe.adresse}/api/quizz-officiel`);
const quizzId = listeQuizz.parse(await lus.json()).quizz[0]?._id ?? "";
const tables: Table[] = [];
for (let i = 0; i < rooms; i++)
  tables.push(await Table.ouvrir(grappe.adresse, telephones, quizzId, hasard, SOUFFLE));
const ecrans = tables.flatMap((table) => table.ecrans);
const coupures = new Coupures(ecrans);
const arret = new AbortController();
const parties = tables.map((table) => table.jouer(arret.signal));
const fautes: string[] = [];
const acquittees = () => tables.reduce((n, { bilan }) => n + bilan.acquittees, 0);

/** Who plays what, by Redis: each game once. */
async function repartition(): Promise<Map<string, string>> {
  const codes = tables.map(({ code }) => code);
  const tenues = await magasin.tenues(codes);
  return new Map(codes.map((code, i) => [code, tenues[i]?.qui.split(".")[0] ?? ""]));
}

async function tousRevenus(quoi: string): Promise<void> {
  const limite = performance.now() + PATIENCE_MS;
  while (coupures.enCours > 0 && performance.now() < limite) await dormir(20);
  for (const code of new Set(coupures.codesEnCours())) fautes.push(`${quoi}: ${code} is not back`);
}

interface Mesure {
  readonly quoi: string;
  readonly retours: number[];
  readonly p95: number;
  readonly max: number;
}
const mesures: Mesure[] = [
  { quoi: "killed", retours: [], p95: 5_000, max: 8_000 },
  { quoi: "frozen", retours: [], p95: 11_000, max: 14_000 },
  { quoi: "emptied", retours: [], p95: 1_500, max: 1_500 },
];
const [tues, geles, vides] = mesures;
if (tues === undefined || geles === undefined || vides === undefined) throw new Error("three");

const log = (quoi: string) => process.stdout.write(`${quoi} `);

async function tuer(nom: string): Promise<void> {
  const debut = performance.now();
  await grappe.signaler(nom, "SIGKILL");
  await dormir(3_500);
  await tousRevenus(`${nom} killed`);
  tues?.retours.push(...coupures.retours(debut, debut));
  await grappe.lancer(nom);
}

async function geler(nom: string): Promise<void> {
  const debut = performance.now();
  await grappe.signaler(nom, "SIGSTOP");
  await dormir(gel * 1_000);
  await tousRevenus(`${nom} frozen`);
  geles?.retours.push(...coupures.retours(debut, debut));
  await grappe.signaler(nom, "SIGCONT");
  await dormir(1_500);
  await tousRevenus(`${nom} awake`);
}

async function vider(nom: string): Promise<void> {
  const debut = performance.now();
  await grappe.signaler(nom, "SIGTERM");
  await tousRevenus(`${nom} emptied`);
  vides?.retours.push(...coupures.retours(debut));
  await grappe.lancer(nom);
}

async function tuerApi(): Promise<void> {
  const debut = performance.now();
  await grappe.signaler("api", "SIGKILL");
  await dormir(1_500);
  await grappe.lancer("api");
  if (coupures.retours(debut).length + coupures.enCours > 0)
    fautes.push("lines were cut when the API was killed");
}

async function tuerRedis(): Promise<void> {
  const debut = performance.now();
  await grappe.tuerRedis();
  // answers that were on their way
  await dormir(200);
  const avant = acquittees();
  await dormir(REDIS_ABSENT_MS);
  if (acquittees() > avant) fautes.push("something was acknowledged while Redis was away");
  await grappe.allumerRedis();
  await dormir(6_000);
  if (coupures.retours(debut).length + coupures.enCours > 0)
    fautes.push("lines were cut when Redis was killed");
  if (acquittees() === avant) fautes.push("nothing was acknowledged once Redis was back");
}

for (let tour = 0; tour < tours; tour++) {
  // each of them suffers each misfortune, never twice in a row: it would have no game left
  for (const [premier] of grappe.noms.entries())
    for (const [rang, malheur] of [tuer, geler, vider].entries()) {
      const nom = grappe.noms[(premier + rang) % grappe.noms.length] ?? "";
      await dormir(entre(ENTRE_MS));
      log(`${malheur.name} ${nom}`);
      await malheur(nom);
    }
  log("api");
  await tuerApi();
  log("redis");
  await tuerRedis();
}
const ou = await repartition();
for (const [code, nom] of ou) if (nom === "") fautes.push(`${code} is nobody's`);
// a last game to its end, so that rooms have something to show
await dormir(3_000);
arret.abort();
await Promise.all(parties);
for (const table of tables) table.fermer();
// evenings on their way
const limite = performance.now() + 10_000;
while ((await magasin.soirees()).length > 0 && performance.now() < limite) await dormir(100);
if ((await magasin.soirees()).length > 0) fautes.push("evenings wait for the histories");
await dormir(500);
const histoires = verifierHistoires(grappe.donnees, tables);
magasin.fermer();
await grappe.fermer();

const ms = (n: number) => `${n.toFixed(0)} ms`;
const lignes = mesures.map(({ quoi, retours, p95, max }) => {
  const triees = [...retours].sort((a, b) => a - b);
  if (triees.length === 0) fautes.push(`${quoi}: nobody was cut`);
  if (quantile(triees, 0.95) > p95 * indulgence) fautes.push(`${quoi}: 95 % are not back in time`);
  if (quantile(triees, 1) > max * indulgence) fautes.push(`${quoi}: somebody came back too late`);
  return `${quoi.padEnd(10)} ${String(triees.length)} lines cut: back p50 ${ms(quantile(triees, 0.5))}, p95 ${ms(quantile(triees, 0.95))}, worst ${ms(quantile(triees, 1))}`;
});
const somme = (champ: "incertaines" | "refusees") =>
  tables.reduce((n, { bilan }) => n + bilan[champ], 0);
fautes.push(...tables.flatMap(({ bilan }) => bilan.fautes), ...histoires.fautes);
console.log(`
${String(rooms)} rooms of ${String(telephones)} phones and a host, three processes, one address (${grappe.frontal})
${lignes.join("\n")}
actions    ${String(acquittees())} acknowledged, ${String(somme("refusees"))} refused, ${String(somme("incertaines"))} never answered
games      ${String(histoires.finies)} finished, ${String(histoires.ecrites)} in the histories
faults     ${String(fautes.length)}`);
for (const faute of fautes) console.log(`  ${faute}`);
process.exit(fautes.length === 0 ? 0 : 1);
