/** Processes that play, real ones, for a test: each a process of this machine, gone with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { json } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { roomCreee } from "#contracts/room.ts";
import type { RedisDeTest } from "#server/several-processes/test/redis.ts";
import { freePort } from "../../../scripts/free-port.ts";

const CLE = "une-cle-de-service-pour-essayer";
const LIGNES_MAX = 500;
const PROGRAMME = fileURLToPath(new URL("game-process.ts", import.meta.url));

interface Options {
  /** How many versions later than this one its games are stored. */
  readonly versionsDePlus?: number;
  /** From which it draws; the usual ones without it. */
  readonly codes?: readonly string[];
  readonly roomsMax?: number;
  /** How long its signs of life are believed: longer, so that nobody takes a busy one for dead. */
  readonly believedMs?: number;
}

const ligneDuJournal = z.object({ level: z.int(), msg: z.string() });
type LigneDuJournal = z.infer<typeof ligneDuJournal>;

/** Starts one and resolves once it answers. Nobody is behind `API_URL`: who plays plays. */
export async function startGameProcess(redis: RedisDeTest, nom: string, options: Options = {}) {
  const { versionsDePlus = 0, codes = [], roomsMax = 500, believedMs = 2_000 } = options;
  const store = await redis.store();
  await store.publishSettings({ publicUrl: null, version: "", placesMax: 8 });
  const port = await freePort();
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
      API_URL: `http://127.0.0.1:${String(await freePort())}`,
      ADRESSE_INTERNE: adresse,
      SERVICE_KEY: CLE,
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
  /** Thousands may ask at once; lines are opened for so many. */
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
  /** Asks it for a room, as the API does. */
  async function demanderRoom() {
    const headers = { authorization: `Bearer ${CLE}`, "content-type": "application/json" };
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
    /** What it has said until now. */
    journal,
    demanderRoom,
    /** As a power cut would. */
    tuer: () => sendSignal("SIGKILL"),
    /** Tells it to stop; resolves once it has. */
    arreter: () => sendSignal("SIGTERM"),
    creer: async () => roomCreee.parse((await demanderRoom()).corps),
  };
}

export type TestGameProcess = Awaited<ReturnType<typeof startGameProcess>>;
