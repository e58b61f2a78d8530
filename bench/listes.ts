/**
 * `node bench/listes.ts [quizzes] [seconds]`: what the lists of quizzes cost the event loop that the games live on. Each list
 * is read by five readers at once, who ask again as soon as they are answered, beside somebody who makes a light call
 * every 20 ms.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { remplirListes, SESSION } from "./quizz-par-milliers.ts";

const NOMBRE = Number(process.argv[2] ?? 20_000);
const SECONDES = Number(process.argv[3] ?? 4);
const LECTEURS = 5;
const LEGER_MS = 20;
const SERVEUR = fileURLToPath(new URL("./serveur-listes.ts", import.meta.url));

const derniere = Math.floor((NOMBRE * 0.9) / 50) - 1;
const LISTES: Readonly<Record<string, string>> = {
  "public, by default": "quizz-public?sort=recent",
  "public, as they came": "quizz-public",
  "public, oldest": "quizz-public?sort=oldest",
  "public, by note": "quizz-public?sort=note",
  "public, last page": `quizz-public?sort=recent&page=${derniere}`,
  official: "quizz-officiel",
  "one's own": "user/quizz",
  "somebody's": "user/quizz/Pseudo7",
  "friends'": "quizz-amis?sort=recent",
  bookmarks: "quizz-fav",
  "one tag": "quizz-public?sort=recent&tags=Rap",
  "eight tags": `quizz-public?sort=note&${["Film", "Rap", "Pop", "TV", "Rock", "Sport", "Math", "Asie"].map((tag) => `tags=${tag}`).join("&")}`,
  "search, a rare word": "quizz-public?sort=recent&search=zeste17",
  "search, a common word": "quizz-public?sort=recent&search=quizz",
  "search, a beginning and a tag": "quizz-public?sort=note&search=ma+ci&tags=Rap",
};

const boucle = z.object({
  p50: z.number(),
  p95: z.number(),
  p99: z.number(),
  max: z.number(),
  cpuMs: z.number(),
});

class Serveur {
  readonly #enfant: ChildProcess;
  #prochain = 0;
  constructor(dossier: string) {
    this.#enfant = spawn(process.execPath, [SERVEUR, dossier], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
  }
  async demander<T>(ordre: string, forme: z.ZodType<T>): Promise<T> {
    const id = this.#prochain++;
    this.#enfant.send({ id, ordre });
    const [message] = await once(this.#enfant, "message");
    const { reponse } = z.object({ reponse: z.unknown().optional() }).parse(message);
    return forme.parse(reponse);
  }
  async arreter(): Promise<void> {
    const fin = once(this.#enfant, "exit");
    await this.demander("arreter", z.unknown());
    this.#enfant.disconnect();
    await fin;
  }
}

const centile = (valeurs: readonly number[], part: number): number =>
  valeurs.toSorted((a, b) => a - b)[Math.floor((valeurs.length - 1) * part)] ?? 0;

async function appeler(adresse: string, chemin: string): Promise<number> {
  const debut = performance.now();
  const reponse = await fetch(`${adresse}/api/${chemin}`, { headers: { cookie: SESSION } });
  await reponse.text();
  if (!reponse.ok) throw new Error(`${chemin}: ${reponse.status}`);
  return performance.now() - debut;
}

async function mesurer(serveur: Serveur, adresse: string, chemin: string) {
  // compiled, and in the cache of the disk
  for (let n = 0; n < 10; n++) await appeler(adresse, chemin);
  await serveur.demander("boucle", boucle);
  const fin = performance.now() + SECONDES * 1000;
  const [lus, legers]: [number[], number[]] = [[], []];
  const lire = async () => {
    while (performance.now() < fin) lus.push(await appeler(adresse, chemin));
  };
  const effleurer = async () => {
    while (performance.now() < fin) {
      legers.push(await appeler(adresse, "notif"));
      await dormir(LEGER_MS);
    }
  };
  await Promise.all([effleurer(), ...Array.from({ length: LECTEURS }, lire)]);
  return { lus, legers, lu: await serveur.demander("boucle", boucle) };
}

const dossier = mkdtempSync(join(tmpdir(), "trinquizz-listes-"));
process.on("exit", () => rmSync(dossier, { recursive: true, force: true }));
console.log(`${NOMBRE} quizzes…`);
remplirListes(dossier, NOMBRE);
const serveur = new Serveur(dossier);
const adresse = `http://127.0.0.1:${await serveur.demander("port", z.int())}`;
const ms = (n: number) => n.toFixed(1).padStart(7);
console.log(
  `${"".padEnd(30)} | list p50 |     p95 | light p95 |     max | loop p50 |     p95 |     p99 |     max | per s | CPU ms each`,
);
for (const [nom, chemin] of Object.entries(LISTES)) {
  const { lus, legers, lu } = await mesurer(serveur, adresse, chemin);
  const chiffres = [
    ` ${ms(centile(lus, 0.5))}`,
    ms(centile(lus, 0.95)),
    `  ${ms(centile(legers, 0.95))}`,
    ms(centile(legers, 1)),
    ` ${ms(lu.p50)}`,
    ms(lu.p95),
    ms(lu.p99),
    ms(lu.max),
    (lus.length / SECONDES).toFixed(0).padStart(5),
    (lu.cpuMs / lus.length).toFixed(2).padStart(6),
  ];
  console.log(`${nom.padEnd(30)} | ${chiffres.join(" | ")}`);
}
await serveur.arreter();
