/** The measured server of `bench/listes.ts`: the real API on a database that was filled, and what its event loop goes through. */
import { createServer } from "node:http";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { createApp } from "#api/app.ts";
import { LIMITES_API } from "#api/plugins/limites.ts";
import { lireConfig } from "#config";
import { fichierBase, ouvrirBase } from "#db/connexion.ts";
import { obeir } from "./ordres.ts";

/** As fine as the histogram of Node goes: what it shows above is somebody's fault. */
const RESOLUTION_MS = 1;

const lecture = lireConfig({ DATA_DIR: process.argv[2], LOG_LEVEL: "error" });
if (!lecture.ok) throw new Error(lecture.message);
const { config } = lecture;
const base = ouvrirBase(fichierBase(config.DATA_DIR));
const http = createServer();
const ici = () => "http://127.0.0.1";
const app = await createApp({
  db: base.db,
  config,
  rooms: {
    creer: () => Promise.reject(new Error("no rooms here")),
    essayer: async () => null,
    existe: async () => false,
    tient: () => false,
    hacher: (secret) => secret,
    enBonneSante: () => true,
  },
  courrier: {
    envoyer: () => {},
    balayer: async () => {},
    oublier: async () => {},
    vider: async () => {},
  },
  adressePourTelephones: ici,
  adresseLocale: ici,
  serverFactory: (repondre) => http.on("request", repondre),
  limites: Object.fromEntries(Object.keys(LIMITES_API).map((cle) => [cle, 1_000_000_000])),
});
await app.ready();
http.listen(0, "127.0.0.1");
await once(http, "listening");

const boucle = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
boucle.enable();
let cpu = process.cpuUsage();

obeir({
  port() {
    const adresse = http.address();
    return typeof adresse === "object" ? adresse?.port : 0;
  },
  /** Delays of the event loop in ms since the last reading, and the CPU time spent. */
  boucle() {
    const ms = (part: number) => Math.max(0, boucle.percentile(part) / 1e6 - RESOLUTION_MS);
    const { user, system } = process.cpuUsage(cpu);
    const lu = {
      p50: ms(50),
      p95: ms(95),
      p99: ms(99),
      max: ms(100),
      cpuMs: (user + system) / 1000,
    };
    boucle.reset();
    cpu = process.cpuUsage();
    return lu;
  },
  arreter: () => app.close(),
});
