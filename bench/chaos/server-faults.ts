/** Faults of the machine and of what the server leans on: stops, clock, mail server, lamp, memory, files that may be open. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/scrypt";
import { z } from "zod";
import { reponseRoomCreee } from "#contracts/room.ts";
import { findFreePort } from "../../scripts/free-port.ts";
import { type Fault, type FaultOutcome, seconds, Stage, waitUntil } from "./stage.ts";

const BACK_MAX_MS = 3_000;
const HOUR_MS = 3_600_000;
const message = z.object({ message: z.string() });

/** Runs another test of this folder, whose exit code tells; the figure is those of its lines that say a time. */
export async function runChaosProgram(
  program: string,
  args: readonly string[],
  figures: RegExp,
): Promise<FaultOutcome> {
  const file = fileURLToPath(new URL(program, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  child.stdout.on("data", (bytes) => (said += String(bytes)));
  const [code] = await once(child, "close");
  const lines = said.split("\n");
  const figure = lines.filter((line) => figures.test(line)).map((l) => l.replaceAll(/\s+/g, " "));
  const fautes = lines.filter((line) => line.startsWith("  "));
  const ok = code === 0;
  return { figure: figure.join("; "), fautes: ok ? [] : [...fautes, `exit code ${String(code)}`] };
}

const stops: Fault = {
  name: "stopped-and-killed",
  property: "rooms restored before the port opens, everybody back, nothing acknowledged lost",
  bound: "p95 1.5 s, worst 3 s",
  run: () => runChaosProgram("./chaos.ts", ["--arrets=8"], /^(restarts|returns)/),
};

const openRoom = (adresse: string): Promise<Response> =>
  fetch(`${adresse}/api/room`, { method: "POST" });

const PRELOADED_CLOCK = fileURLToPath(new URL("./shifted-clock.ts", import.meta.url));

/** Time after which a limit "a minute" counts from nothing again. */
const LIMIT_MS = 61_000;
const ROOMS_A_MINUTE = 10;

const clock: Fault = {
  name: "clock-jumps",
  property: "timers do not care, a snapshot keeps its time, limits a minute stay a minute",
  bound: "0 lines cut; pace kept within half and double",
  async run(options) {
    const folder = mkdtempSync(join(tmpdir(), "trinquizz-clock-"));
    const file = join(folder, "ms");
    const set = (ms: number) => writeFileSync(file, String(ms));
    set(0);
    const start = { nodeOptions: ["--import", PRELOADED_CLOCK], settings: { CHAOS_CLOCK: file } };
    try {
      return await Stage.run(options, start, async (stage) => {
        const pace = async () => {
          const before = stage.acknowledged;
          await dormir(10_000);
          return stage.acknowledged - before;
        };
        const calm = await pace();
        const paces: number[] = [];
        let limited = 0;
        const cut = await stage.countCuts(async () => {
          set(HOUR_MS);
          paces.push(await pace());
          // every room that one address may open in a minute, before the clock goes back
          for (let i = 0; i < ROOMS_A_MINUTE; i++) await openRoom(stage.adresse);
          limited = performance.now();
          set(-HOUR_MS);
          paces.push(await pace());
        });
        stage.expect(cut === 0, `${String(cut)} lines were cut`);
        for (const one of paces)
          stage.expect(
            one >= calm / 2 && one <= calm * 2,
            `${String(one)} actions in 10 s, ${String(calm)} before the jump`,
          );
        await dormir(Math.max(0, limited + LIMIT_MS - performance.now()));
        const { status } = await openRoom(stage.adresse);
        stage.expect(
          status === 201,
          `a minute after the clock went back, a room is refused (${String(status)})`,
        );
        await stage.killAndRestart(() => set(-2 * HOUR_MS));
        const back = await stage.everybodyBack(BACK_MAX_MS);
        return `${String(cut)} lines cut; ${[calm, ...paces].join(", ")} actions in 10 s (calm, +1 h, −1 h); a room a minute later: ${String(status)}; killed, started one hour earlier: back ${seconds(back)}`;
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** A server that takes every connection and never says a word. */
async function openSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.resume();
  });
  const port = await findFreePort();
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    port,
    get calls() {
      return sockets.size;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Registers an account, which sends a mail; returns the ms until the answer. */
async function register(adresse: string, pseudo: string): Promise<number> {
  const challenge = await (await fetch(`${adresse}/api/captcha`)).json();
  const solution = await solveChallenge({ challenge, deriveKey });
  const captchaToken = Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
  const inscription = { pseudo, mail: `${pseudo}@exemple.fr`, captchaToken };
  const body = JSON.stringify({ ...inscription, password: "Un-mot-2-passe" });
  const start = performance.now();
  const reponse = await fetch(`${adresse}/api/inscription`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: adresse },
    body,
  });
  if (reponse.status !== 201)
    throw new Error(`registration: ${String(reponse.status)} ${await reponse.text()}`);
  return performance.now() - start;
}

const API_MAX_MS = 2_000;
/** The server gives itself eight seconds to stop. */
const STOP_MAX_MS = 9_000;

const silentFriends: Fault = {
  name: "mail-and-lamp-silent",
  property: "the games and the API do not wait for a mail server and a lamp that never answer",
  bound: `answer ${seconds(API_MAX_MS)}, 0 lines cut, stop ${seconds(STOP_MAX_MS)}`,
  async run(options) {
    const [mail, lamp] = [await openSilentServer(), await openSilentServer()];
    const lampe = `http://127.0.0.1:${String(lamp.port)}/`;
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${String(mail.port)}`,
      LIGHT_ROUGE_URL: lampe,
      LIGHT_NORMAL_URL: lampe,
    };
    try {
      return await Stage.run(options, { settings }, async (stage) => {
        let slowest = 0;
        const cut = await stage.countCuts(async () => {
          for (const pseudo of ["ZoeDuBar", "AdaDuBar", "BobDuBar"])
            slowest = Math.max(slowest, await register(stage.adresse, pseudo));
          await dormir(20_000);
        });
        await stage.playsAgain("while nobody answers the server");
        stage.expect(cut === 0, `${String(cut)} lines were cut`);
        stage.expect(slowest <= API_MAX_MS, `an answer took ${seconds(slowest)}`);
        stage.expect(mail.calls > 0, "the mail server was not called");
        const start = performance.now();
        await stage.server.kill("SIGTERM");
        const stopped = performance.now() - start;
        stage.expect(stopped <= STOP_MAX_MS, `the server took ${seconds(stopped)} to stop`);
        await stage.server.start();
        await stage.everybodyBack(BACK_MAX_MS);
        return `slowest answer ${seconds(slowest)}, stop ${seconds(stopped)}; mail server called ${String(mail.calls)} times, lamp ${String(lamp.calls)}`;
      });
    } finally {
      mail.close();
      lamp.close();
    }
  },
};

const HEAP_MB = 192;
const ROOMS_MAX_TRIED = 3_000;

/** Opens rooms until the server refuses; returns how many were opened, and what it said. */
async function openRoomsUntilRefused(stage: Stage) {
  for (let opened = 0; opened < ROOMS_MAX_TRIED; opened++) {
    const reponse = await openRoom(stage.adresse).catch(() => null);
    if (reponse === null) return { opened, said: "no answer" };
    const corps: unknown = await reponse.json();
    if (!reponseRoomCreee.safeParse(corps).success)
      return {
        opened,
        said: `${String(reponse.status)} « ${message.safeParse(corps).data?.message ?? "?"} »`,
      };
  }
  return { opened: ROOMS_MAX_TRIED, said: "held" };
}

const memory: Fault = {
  name: "memory-small",
  property: "holds, or refuses new rooms with a sentence; the playing rooms lose nothing",
  bound: "0 lines cut, the server lives",
  run: (options) =>
    Stage.run(
      options,
      {
        nodeOptions: [`--max-old-space-size=${String(HEAP_MB)}`],
        // without the limit of rooms for one address, which would refuse first
        program: "bench/chaos/process.ts",
      },
      async (stage) => {
        let issue = { opened: 0, said: "" };
        const cut = await stage.countCuts(async () => {
          issue = await openRoomsUntilRefused(stage);
          await dormir(5_000);
        });
        stage.expect(cut === 0, `${String(cut)} lines were cut`);
        stage.expect(stage.server.alive, "the server died");
        stage.expect(/« \S/.test(issue.said) || issue.said === "held", `said: ${issue.said}`);
        await stage.playsAgain("beside so many rooms");
        return `heap of ${String(HEAP_MB)} MB: ${String(issue.opened)} rooms opened, then ${issue.said}; ${String(cut)} lines cut`;
      },
    ),
};

const FILES_MAX = 120;
const CONNECTIONS = 200;
const FREE_MAX_MS = 10_000;

const files: Fault = {
  name: "files-few",
  property: "newcomers refused, playing rooms go on, newcomers come in once some are free",
  bound: `0 lines cut, in ${seconds(FREE_MAX_MS)} after`,
  run: (options) =>
    Stage.run(options, { filesMax: FILES_MAX }, async (stage) => {
      const before = stage.acknowledged;
      const crowd: Socket[] = [];
      let open = 0;
      let played = 0;
      const cut = await stage.countCuts(async () => {
        for (let i = 0; i < CONNECTIONS; i++) {
          const socket = connect(stage.server.port, "127.0.0.1");
          socket.on("error", () => {});
          crowd.push(socket);
        }
        await dormir(15_000);
        open = crowd.filter((socket) => !socket.destroyed && !socket.closed).length;
        played = stage.acknowledged - before;
        await stage.playsAgain("while no file may be opened");
      });
      for (const socket of crowd) socket.destroy();
      stage.expect(open < CONNECTIONS, "all connections were taken in: the fault did not happen");
      stage.expect(cut === 0, `${String(cut)} lines were cut`);
      // a connection that comes before the server has closed those of the crowd is refused like them
      const late = await waitUntil(FREE_MAX_MS, () =>
        stage.openTable().then(
          () => true,
          () => false,
        ),
      );
      stage.expect(late < FREE_MAX_MS, `a new room took ${seconds(late)}`);
      await stage.everybodyBack(BACK_MAX_MS);
      return `${String(CONNECTIONS)} connections, ${String(open)} left open; ${String(cut)} lines cut, ${String(played)} actions meanwhile; a new table in ${seconds(late)}`;
    }),
};

export const listServerFaults = (): readonly Fault[] => [
  stops,
  clock,
  silentFriends,
  memory,
  files,
];
