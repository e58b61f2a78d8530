/** Starts real game processes for a test, and stops them at its end. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import fastify from "fastify";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { replyWithError } from "#api/plugins/error-handler.ts";
import { reponseListeIdsComptes } from "#contracts/internal-calls.ts";
import { reponseRoomCreee } from "#contracts/room.ts";
import { serveRequestToBeCalledThroughSite } from "#server/several-processes/internal-calls/call-through-site.ts";
import { createInternalCallRegistrar } from "#server/several-processes/internal-calls/calls.ts";
import type { TestRedis } from "#server/several-processes/test/redis.ts";
import { findFreePort } from "../../../scripts/free-port.ts";

export const SERVICE_KEY_OF_TESTS = "une-cle-de-service-pour-essayer";
const LIGNES_MAX = 500;
const PROGRAMME = fileURLToPath(new URL("game-process.ts", import.meta.url));

interface Options {
  /** Number of versions by which the process's form of stored games is later than today's. */
  readonly versionsDePlus?: number;
  /** Codes from which new rooms draw; by default random ones. */
  readonly codes?: readonly string[];
  readonly roomsMax?: number;
  /** Time for which heartbeats are believed, in ms; a longer one keeps a busy process from being taken for dead. */
  readonly believedMs?: number;
}

/** An API process, as far as a game process that starts asks it. Without a `siteUrl` it calls nobody through the site. */
export async function startTestApi(siteUrl?: string): Promise<string> {
  const app = fastify();
  app.setErrorHandler(replyWithError);
  const answer = createInternalCallRegistrar(app, SERVICE_KEY_OF_TESTS);
  const comptes = async () => ({ comptes: [] });
  answer("exclus", reponseListeIdsComptes, reponseListeIdsComptes, comptes);
  serveRequestToBeCalledThroughSite(answer, siteUrl);
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: "127.0.0.1" });
}

const ligneDuJournal = z.object({ level: z.int(), msg: z.string() });
type LigneDuJournal = z.infer<typeof ligneDuJournal>;

/** Starts a game process, and resolves once it takes games. */
export async function startGameProcess(redis: TestRedis, nom: string, options: Options = {}) {
  const { versionsDePlus = 0, codes = [], roomsMax = 500, believedMs = 2_000 } = options;
  const store = await redis.store();
  await store.publishSettings({ publicUrl: null, version: "", placesMax: 8 });
  const port = await findFreePort();
  const adresse = `http://127.0.0.1:${String(port)}`;
  const enfant: ChildProcess = spawn(process.execPath, [PROGRAMME], {
    env: {
      ...process.env,
      ROLE: "jeu",
      PROCESSUS: nom,
      PORT: String(port),
      HOST: "127.0.0.1",
      LOG_LEVEL: "info",
      REDIS_URL: redis.url,
      API_URL: await startTestApi(),
      ADRESSE_INTERNE: adresse,
      SERVICE_KEY: SERVICE_KEY_OF_TESTS,
      ROOMS_MAX: String(roomsMax),
      VERSIONS_DE_PLUS: String(versionsDePlus),
      BELIEVED_MS: String(believedMs),
      CODES: codes.join(","),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (enfant.stdout === null) throw new Error("no log");
  const journal: LigneDuJournal[] = [];
  createInterface(enfant.stdout).on("line", (ligne) => {
    journal.push(ligneDuJournal.parse(JSON.parse(ligne)));
  });
  /** A pool of connections: thousands of requests may be made at once. */
  const agent = new Agent({ keepAlive: true, maxSockets: LIGNES_MAX });
  onTestFinished(() => agent.destroy());
  async function sendSignal(signal: NodeJS.Signals): Promise<void> {
    if (enfant.exitCode !== null || enfant.signalCode !== null) return;
    const sorti = once(enfant, "exit");
    enfant.kill(signal);
    await sorti;
  }
  onTestFinished(() => sendSignal("SIGKILL"));
  await expect
    .poll(async () => (await fetch(`${adresse}/api/sante`)).ok, { interval: 20 })
    .toBe(true);
  /** Asks the process for a room, as the API does. */
  async function demanderRoom() {
    const headers = {
      authorization: `Bearer ${SERVICE_KEY_OF_TESTS}`,
      "content-type": "application/json",
    };
    const demande = request(`${adresse}/interne/rooms`, { method: "POST", headers, agent });
    const repondue = once(demande, "response");
    demande.end("{}");
    const [reponse]: IncomingMessage[] = await repondue;
    if (reponse === undefined) throw new Error("no answer");
    const corps: unknown = await json(reponse);
    return { statut: reponse.statusCode, corps };
  }
  return {
    nom,
    adresse,
    /** Lines that the process has logged so far. */
    journal,
    demanderRoom,
    /** Kills the process, as a power cut would. */
    tuer: () => sendSignal("SIGKILL"),
    /** Tells the process to stop; resolves once it has. */
    arreter: () => sendSignal("SIGTERM"),
    creer: async () => reponseRoomCreee.parse((await demanderRoom()).corps),
  };
}

export type TestGameProcess = Awaited<ReturnType<typeof startGameProcess>>;
