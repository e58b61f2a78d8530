/** The start of the server, and every failure that may prevent it: one French line, and exit code 1. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { request } from "node:http";
import process from "node:process";
import { Protocol } from "@colyseus/core";
import { WebSocket } from "ws";
import { describe, expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import {
  composeDatabaseFilePath,
  openDatabaseConnection,
  openDatabaseAndApplyMigrations,
} from "#db/connection.ts";
import { sql } from "#db/drizzle.ts";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { findFreePort } from "../scripts/free-port.ts";

interface Lancement {
  readonly LOG_LEVEL?: string;
  readonly uid?: number;
  /** Module that Node loads before the server. */
  readonly avant?: string;
}

/** The answer to the creation of a room. */
const room = z.object({ code: z.string() });

/** Runs `npm start` without its preparation, on any free port. `pret` resolves once the addresses are printed. */
function lancer(DATA_DIR: string, { LOG_LEVEL = "error", avant = "", ...qui }: Lancement = {}) {
  const importer = `--import=data:text/javascript,${encodeURIComponent(avant)}`;
  const serveur = spawn(process.execPath, [importer, "server.ts"], {
    env: { ...process.env, DATA_DIR, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL },
    stdio: ["ignore", "pipe", "pipe"],
    ...qui,
  });
  onTestFinished(() => void serveur.kill("SIGKILL"));
  const dits = { stdout: "", stderr: "" };
  const pret = new Promise<void>((resoudre) => {
    serveur.stdout.on("data", (texte) => {
      dits.stdout += String(texte);
      if (dits.stdout.includes("Ctrl+C")) resoudre();
    });
  });
  serveur.stderr.on("data", (texte) => (dits.stderr += String(texte)));
  const fin = once(serveur, "close").then(() => ({ code: serveur.exitCode, ...dits }));
  const adresse = () => /http:\/\/[\d.]+:\d+/.exec(dits.stdout)?.[0] ?? "";
  return { serveur, pret, fin, dits, adresse };
}

/** Prints on the error output, at its end, which modules of ioredis were loaded. */
const DIRE_REDIS = `
import Module from "node:module";
process.on("exit", () => {
  const lus = Object.keys(Module._cache).filter((fichier) => fichier.includes("ioredis"));
  for (const lu of lus) process.stderr.write("loaded " + lu + "\\n");
});`;

async function tuer(serveur: ChildProcess): Promise<void> {
  serveur.kill("SIGKILL");
  await once(serveur, "exit");
}

/** Expects that the server fails with the line `ligne` and no other output. */
async function refus(DATA_DIR: string, options = {}) {
  const { code, stdout, stderr } = await lancer(DATA_DIR, options).fin;
  expect([code, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toHaveLength(1);
  return stderr.trim();
}

const remplie = () => {
  const dossier = creerDossierTemporaire();
  openDatabaseAndApplyMigrations(composeDatabaseFilePath(dossier)).fermer();
  return dossier;
};

test("a write-ahead log that was cut short is told, and the server starts", async () => {
  const dossier = remplie();
  const fichier = composeDatabaseFilePath(dossier);
  const { db, fermer } = openDatabaseConnection(fichier);
  db.run(sql`create table essai (a)`);
  const journal = readFileSync(`${fichier}-wal`);
  fermer();
  writeFileSync(`${fichier}-wal`, journal.subarray(0, -1000));
  const { pret, dits } = lancer(dossier, { LOG_LEVEL: "warn" });
  await pret;
  expect(dits.stdout + dits.stderr).toMatch(/write-ahead log was cut short/);
});

describe("two servers on one data folder", () => {
  test("the second names the first and stops; the first goes on; a killed one leaves the place", async () => {
    const dossier = creerDossierTemporaire();
    const premier = lancer(dossier);
    await premier.pret;
    const phrase = await refus(dossier);
    expect(phrase).toContain(`Un autre serveur Trinquizz se sert déjà du dossier ${dossier}`);
    expect(phrase).toContain(`processus ${premier.serveur.pid}, depuis le`);
    expect(phrase).toContain("DATA_DIR=");
    expect(premier.serveur.exitCode).toBeNull();

    // the lock is released with the process, though its file may stay
    await tuer(premier.serveur);
    const suivant = lancer(dossier);
    await suivant.pret;
    expect(readFileSync(`${dossier}/serveur.json`, "utf8")).toContain(
      `"pid":${suivant.serveur.pid}`,
    );
  }, 60_000);
});

describe("a database that cannot be used", () => {
  test("is empty beside its write-ahead log, which stays as it is", async () => {
    const dossier = creerDossierTemporaire();
    const fichier = composeDatabaseFilePath(dossier);
    writeFileSync(fichier, "");
    writeFileSync(`${fichier}-wal`, "contents");
    expect(await refus(dossier)).toContain("npm run restaurer");
    expect(readFileSync(`${fichier}-wal`, "utf8")).toBe("contents");
  });

  test("is not one", async () => {
    const dossier = creerDossierTemporaire();
    writeFileSync(composeDatabaseFilePath(dossier), "ceci n’est pas une base ".repeat(100));
    const phrase = await refus(dossier);
    expect(phrase).toContain(`La base ${composeDatabaseFilePath(dossier)} est abîmée.`);
    expect(phrase).toContain("sauvegarde");
  });

  test("is damaged in the middle", async () => {
    const dossier = remplie();
    const fichier = openSync(composeDatabaseFilePath(dossier), "r+");
    writeSync(fichier, Buffer.alloc(3 * 4096, 0xab), 0, 3 * 4096, 4096);
    expect(await refus(dossier)).toContain("est abîmée");
  });

  test("may only be read", async () => {
    const dossier = remplie();
    chmodSync(composeDatabaseFilePath(dossier), 0o444);
    chmodSync(dossier, 0o555);
    // root may write anywhere, so the test would prove nothing
    const options = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    expect(await refus(dossier, options)).toContain(`Impossible d’écrire dans ${dossier}`);
    chmodSync(dossier, 0o755);
  });

  test("may only be read, in a folder that may be written", async () => {
    const dossier = remplie();
    const racine = process.getuid?.() === 0;
    if (racine) chownSync(dossier, 65_534, 65_534);
    chmodSync(composeDatabaseFilePath(dossier), 0o444);
    expect(await refus(dossier, racine ? { uid: 65_534 } : {})).toContain("Impossible d’écrire");
  });

  test("is a folder", async () => {
    const dossier = creerDossierTemporaire();
    mkdirSync(composeDatabaseFilePath(dossier));
    expect(await refus(dossier)).toContain(`Impossible d’écrire dans ${dossier}`);
  });
});

test("a page under an unknown name of this machine is refused by API and rooms", async () => {
  const { pret, adresse } = lancer(creerDossierTemporaire());
  await pret;
  const { port } = new URL(adresse());
  const sous = (nom: string) => ({ host: `${nom}:${port}`, origin: `http://${nom}:${port}` });
  const requete = request({
    port,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/room",
    headers: sous("evil.example"),
  });
  const [reponse] = await once(requete.end(), "response");
  expect(reponse).toMatchObject({ statusCode: 403 });
  const entrer = async (nom: string) =>
    joindreRoomParSocket(
      adresse(),
      "ABC123",
      { role: "joueur", jeton: "j".repeat(24), pseudo: "Léa" },
      { headers: sous(nom) },
    )
      .then(() => "in")
      .catch((erreur: Error) => erreur.message);
  expect(await entrer("evil.example")).toBe("adresse_inconnue");
  expect(await entrer("localhost")).toBe("room_innexistante");
});

test("messages that any client can provoke are logged once", async () => {
  const { serveur, pret, adresse, dits, fin } = lancer(creerDossierTemporaire(), {
    LOG_LEVEL: "info",
  });
  await pret;
  const poster = async (chemin: string, corps: object) => {
    const reponse = await fetch(`${adresse()}${chemin}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(corps),
    });
    return room.parse(await reponse.json());
  };
  const { code } = await poster("/api/room", {});
  const socket = new WebSocket(`${adresse().replace("http", "ws")}${CHEMIN_SOCKET}${code}`);
  await once(socket, "open");
  socket.send(JSON.stringify({ role: "joueur", jeton: "j".repeat(24), pseudo: "Bruit" }));
  await once(socket, "message");
  // the name of a message, in bytes that are not valid text
  for (let i = 0; i < 10; i++)
    socket.send(Buffer.from([Protocol.ROOM_DATA, 0xa4, 0xff, 0xff, 0xff, 0xff]));
  socket.send(Buffer.from([Protocol.LEAVE_ROOM]));
  await once(socket, "close");
  // the server is stopped rather than killed, because a killed server may lose its last line
  serveur.kill("SIGTERM");
  await fin;
  const plaintes = `${dits.stdout}${dits.stderr}`.split("\n").filter((l) => l.includes("decode"));
  expect(plaintes).toHaveLength(1);
});

test("on a full disk lines of the log are dropped, games go on, and the server can be stopped", async () => {
  const DATA_DIR = creerDossierTemporaire();
  const PORT = String(await findFreePort());
  const plein = openSync("/dev/full", "w");
  const serveur = spawn(process.execPath, ["server.ts"], {
    env: { ...process.env, DATA_DIR, PORT, HOST: "127.0.0.1", LOG_LEVEL: "debug" },
    stdio: ["ignore", plein, plein],
  });
  onTestFinished(() => void serveur.kill("SIGKILL"));
  const fin = once(serveur, "exit");
  const base = `http://127.0.0.1:${PORT}`;
  // at log level debug, each HTTP answer is one line
  const sante = async () => (await fetch(`${base}/api/sante`).catch(() => null))?.status;
  await expect.poll(sante, { timeout: 15_000 }).toBe(200);
  for (let fois = 0; fois < 10; fois++) expect(await sante()).toBe(200);
  expect(serveur.exitCode).toBeNull();
  const figures = await (await fetch(`${base}/metrics`)).text();
  const perdues = /^trinquizz_log_lignes_perdues (\d+)$/m.exec(figures)?.[1];
  expect(Number(perdues)).toBeGreaterThanOrEqual(10);
  serveur.kill("SIGTERM");
  expect(await fin).toEqual([0, null]);
});

test("a signal during the start ends the process, also as the first process of a container", async () => {
  const dossier = creerDossierTemporaire();
  const { serveur, fin, dits } = lancer(dossier);
  await expect.poll(() => existsSync(composeDatabaseFilePath(dossier)), { interval: 1 }).toBe(true);
  serveur.kill("SIGTERM");
  expect((await fin).code).toBe(0);
  expect(dits.stderr).toBe("");
});

test("a fatal error is described by what broke and where, without personal data", async () => {
  // ioredis puts the command, personal data included, in its errors
  const avant = `
    const rater = (quoi) => Promise.reject(Object.assign(new Error(quoi + " of ABC123"), { command: { args: ["tq:partie:ABC123"] } }));
    process.once("SIGWINCH", () => { rater("first"); setImmediate(() => rater("second")); });`;
  const { serveur, pret, fin } = lancer(creerDossierTemporaire(), { avant });
  await pret;
  serveur.kill("SIGWINCH");
  const { code, stdout, stderr } = await fin;
  expect(code).toBe(1);
  expect(stderr).toContain("first of (code)");
  expect(stderr).toContain("second of (code)");
  expect(stdout + stderr).not.toContain("ABC123");
}, 60_000);

describe("Redis", () => {
  test("ROLE=tout does not load the Redis client", async () => {
    const { serveur, pret, fin } = lancer(creerDossierTemporaire(), { avant: DIRE_REDIS });
    await pret;
    serveur.kill("SIGTERM");
    expect((await fin).stderr).toBe("");
  });

  test("ROLE=jeu loads it, and says so when Redis does not answer", async () => {
    const env = {
      ROLE: "jeu",
      REDIS_URL: "redis://127.0.0.1:1",
      API_URL: "http://127.0.0.1:2",
      SERVICE_KEY: "une-cle-de-service-pour-essayer",
    };
    const avant = `${DIRE_REDIS} Object.assign(process.env, ${JSON.stringify(env)});`;
    const { code, stderr } = await lancer(creerDossierTemporaire(), { avant }).fin;
    expect(code).toBe(1);
    expect(stderr).toContain("Redis ne répond pas");
    expect(stderr).toMatch(/^loaded .*ioredis/m);
  });
});
