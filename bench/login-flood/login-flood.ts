/**
 * `npm run bench:login [-- --contre=<folder of another checkout>] [--paires=6] [--rapports]`: the effect of a flood of
 * logins, or of reads of a large report, on a hundred rooms of eight, in periods of calm and of flood by turns; another
 * checkout is measured in the same run. The server has both cores, like the machine that it is made for. A run of the
 * usual size writes `bench/login-flood/results.md`.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { z } from "zod";
import { LOAD_GENERATOR_CPU_CORE, measureLoadSlice } from "../load/measure.ts";
import { BenchChildProcess } from "../load/child-process.ts";
import { type LoginFloodMeasurements, type Storm, writeReport } from "./report.ts";
import { loadRunLosses } from "../load/counters.ts";
import { stormResult } from "./messages.ts";

const CHARGE = { rooms: 100, joueurs: 8, periodeS: 5, dureeS: 0 } as const;
const PAIRES = 6;
/** More logins than two cores can hash: the queue fills up, and the rest is told to come back. Reads: many times what hosts can ask for. */
const PAR_SECONDE = { connexions: 200, rapports: 50 } as const satisfies Record<Storm, number>;
const DEUX_COEURS = "0,1";
const CHAUFFE_MS = 4000;

const { values } = parseArgs({
  options: {
    contre: { type: "string" },
    paires: { type: "string", default: String(PAIRES) },
    rapports: { type: "boolean", default: false },
  },
});
const storm: Storm = values.rapports ? "rapports" : "connexions";
const paires = Number(values.paires);

async function mesurer(dossier: string): Promise<LoginFloodMeasurements> {
  const donnees = mkdtempSync(join(tmpdir(), "trinquizz-tempete-"));
  // the measured server is a child of this process
  Object.assign(process.env, { DATA_DIR: donnees, DOSSIER: dossier });
  const ouvrir = (
    script: string,
    ...ou: [coeur: number | string, options?: [], devant?: boolean]
  ) => new BenchChildProcess(new URL(script, import.meta.url), ...ou);
  // the priority is not raised, since those of the server's own processes are measured
  const serveur = ouvrir("./server.ts", DEUX_COEURS, [], false);
  const generateur = ouvrir("../load/generator.ts", LOAD_GENERATOR_CPU_CORE);
  const vent = ouvrir("./attacker.ts", LOAD_GENERATOR_CPU_CORE);
  try {
    const port = await serveur.request("portJeu", z.int());
    const { periodeS, rooms, joueurs } = CHARGE;
    await vent.request("connaitre", z.unknown(), { port });
    await generateur.request("remplir", z.unknown(), {
      port: await serveur.request("port", z.int()),
      portJeu: port,
      langue: "colyseus",
      rooms,
      joueurs,
      periodeMs: periodeS * 1000,
    });
    await generateur.request("jouer", z.unknown());
    await dormir(CHAUFFE_MS);
    const mesures: LoginFloodMeasurements = { calme: [], tempete: [], stormResults: [], pertes: 0 };
    for (let paire = 0; paire < paires; paire++) {
      mesures.calme.push((await measureLoadSlice(serveur, generateur, CHARGE)).lu);
      const orage = { port, parSeconde: PAR_SECONDE[storm], secondes: periodeS };
      const [{ lu }, outcome] = await Promise.all([
        measureLoadSlice(serveur, generateur, CHARGE),
        vent.request(storm, stormResult, orage),
      ]);
      mesures.tempete.push(lu);
      mesures.stormResults.push(outcome);
      // the last attempts are still being answered
      await generateur.request("releve", z.unknown());
    }
    const perdues = await generateur.request("finir", loadRunLosses);
    mesures.pertes = Object.values(perdues).reduce((somme, n) => somme + n, 0);
    return mesures;
  } finally {
    await vent.stop();
    await generateur.stop();
    await serveur.stop();
    rmSync(donnees, { recursive: true, force: true });
  }
}

const ICI = fileURLToPath(new URL("../..", import.meta.url));
const series: [nom: string, mesures: LoginFloodMeasurements][] = [];
if (values.contre !== undefined) {
  console.log("the other checkout…");
  series.push(["before", await mesurer(values.contre)]);
}
console.log("this one…");
series.push(["now", await mesurer(ICI)]);
const rapport = writeReport(
  series,
  { ...CHARGE, storm, parSeconde: PAR_SECONDE[storm] },
  new Date(),
);
console.log(`\n${rapport}`);
if (paires === PAIRES && values.contre !== undefined && storm === "connexions")
  writeFileSync(new URL("./results.md", import.meta.url), rapport);
