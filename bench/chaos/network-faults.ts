/** Faults between players and server: the network, a phone that sleeps, a host's machine that is lost. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { NetworkRules } from "./faulty-network.ts";
import { type Fault, seconds, type FaultOptions, Stage } from "./stage.ts";

/** Everybody is back so soon after the fault is over (surete, "Faults"). */
const BACK_MAX_MS = 3_000;
const GREY_MAX_MS = 8_000;
const NOTHING_LOST = "everybody back, nothing acknowledged lost, nothing doubled";
const BOUND = `${seconds(BACK_MAX_MS)} once it is over`;

/** A fault of the network that lasts so many ms. */
function lasting(name: string, property: string, rules: Partial<NetworkRules>, ms: number): Fault {
  return {
    name,
    property,
    bound: BOUND,
    run: (options) =>
      Stage.run(options, { network: true }, async (stage) => {
        const before = stage.acknowledged;
        const cuts = await stage.countCuts(async () => {
          stage.network?.become(rules);
          await dormir(ms);
        });
        const played = stage.acknowledged - before;
        stage.network?.become({});
        const back = await stage.everybodyBack(BACK_MAX_MS);
        return `${seconds(back)}; ${String(cuts)} lines cut and ${String(played)} actions acknowledged in ${seconds(ms)}`;
      }),
  };
}

const cuts: Fault = {
  name: "network-cut",
  property: NOTHING_LOST,
  bound: BOUND,
  run: (options) =>
    Stage.run(options, { network: true }, async (stage) => {
      let worst = 0;
      for (let i = 0; i < 3; i++) {
        stage.network?.cut();
        worst = Math.max(worst, await stage.everybodyBack(BACK_MAX_MS, 2_000));
      }
      return `${seconds(worst)}, three cuts`;
    }),
};

const flaps: Fault = {
  name: "network-flaps",
  property: NOTHING_LOST,
  bound: BOUND,
  run: (options) =>
    Stage.run(options, { network: true }, async (stage) => {
      for (let i = 0; i < 10; i++) {
        stage.network?.cut();
        await dormir(1_000);
      }
      return `${seconds(await stage.everybodyBack(BACK_MAX_MS))}, ten cuts in ten seconds`;
    }),
};

/** A round trip of two seconds is under the three that a probe of the line waits. */
const slow: Fault = {
  name: "network-delay-1s",
  property: "no line cut, the game goes on, nothing lost or doubled",
  bound: "0 lines cut",
  run: (options) =>
    Stage.run(options, { network: true }, async (stage) => {
      const before = stage.acknowledged;
      const cut = await stage.countCuts(async () => {
        stage.network?.become({ delayMs: 1_000 });
        await dormir(20_000);
      });
      const played = stage.acknowledged - before;
      stage.expect(cut === 0, `${String(cut)} lines were cut by a delay of 1 s each way`);
      stage.expect(played > 0, "nothing was acknowledged");
      stage.network?.become({});
      await stage.everybodyBack(BACK_MAX_MS);
      return `${String(cut)} lines cut, ${String(played)} actions acknowledged in 20 s`;
    }),
};

/** A phone in another process, as it tells what it sees. */
const phoneSight = z.object({
  id: z.string(),
  statut: z.enum(["connexion", "en_ligne", "coupee", "ferme"]),
  tour: z.int(),
  score: z.int(),
  gorgee: z.int(),
});
export type PhoneSight = z.infer<typeof phoneSight>;

const PHONE = fileURLToPath(new URL("./sleeping-phone.ts", import.meta.url));

class SleepingPhone {
  readonly #process: ChildProcess;
  sight: PhoneSight = { id: "", statut: "connexion", tour: 0, score: 0, gorgee: 0 };

  constructor(adresse: string, code: string) {
    const secret = randomBytes(18).toString("base64url");
    this.#process = spawn(process.execPath, [PHONE], {
      env: { ...process.env, PHONE_ADDRESS: adresse, PHONE_CODE: code, PHONE_SECRET: secret },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    this.#process.on("message", (message) => {
      const { data } = phoneSight.safeParse(message);
      if (data !== undefined) this.sight = data;
    });
  }

  sleep(): void {
    this.#process.kill("SIGSTOP");
  }

  wake(): void {
    this.#process.kill("SIGCONT");
    this.#process.send("visible");
  }

  async close(): Promise<void> {
    const gone = once(this.#process, "exit");
    this.#process.kill("SIGCONT");
    this.#process.kill("SIGKILL");
    await gone;
  }
}

/** Ms until `holds`; a violation when it takes longer than `maxMs`. */
async function waitFor(
  stage: Stage,
  what: string,
  maxMs: number,
  holds: () => boolean,
): Promise<number> {
  const start = performance.now();
  while (!holds() && performance.now() - start < 4 * maxMs) await dormir(10);
  const ms = performance.now() - start;
  stage.expect(holds() && ms <= maxMs, `${what}: ${holds() ? "" : "not "}after ${seconds(ms)}`);
  return ms;
}

async function sleepAndWake(options: FaultOptions, ms: number) {
  return Stage.run(options, {}, async (stage) => {
    const [table] = stage.tables;
    const hote = table?.ecrans[0];
    const phone = new SleepingPhone(stage.adresse, table?.code ?? "");
    try {
      await waitFor(stage, "the phone comes in", 20_000, () => phone.sight.statut === "en_ligne");
      await dormir(5_000);
      const mine = () => hote?.lire().vue?.joueurs[phone.sight.id];
      phone.sleep();
      const grey = await waitFor(stage, "grey", GREY_MAX_MS, () => mine()?.present === false);
      await dormir(Math.max(0, ms - grey));
      stage.expect(mine() !== undefined, "the seat of a sleeping phone is gone");
      phone.wake();
      // frames that came while it slept show it older states first
      const back = await waitFor(stage, "back, same score, sips and step", BACK_MAX_MS, () => {
        const { statut, score, gorgee, tour } = phone.sight;
        const there = mine();
        const same = there?.score === score && there.gorgee === gorgee;
        return statut === "en_ligne" && same && hote?.lire().vue?.tour === tour;
      });
      await stage.everybodyBack(BACK_MAX_MS);
      return `grey after ${seconds(grey)}, back ${seconds(back)} after waking`;
    } finally {
      await phone.close();
    }
  });
}

const asleep = (name: string, ms: number): Fault => ({
  name,
  property: "grey, seat kept, back with the same score and step",
  bound: `grey ${seconds(GREY_MAX_MS)}, back ${seconds(BACK_MAX_MS)}`,
  run: (options) => sleepAndWake(options, ms),
});

const AWAY_MS = 12_000;

const hostLost: Fault = {
  name: "host-lost",
  property: "phones wait, timers stand still, another machine of the host resumes",
  bound: `paused ${seconds(GREY_MAX_MS)}, back ${seconds(BACK_MAX_MS)}`,
  run: (options) =>
    Stage.run(options, {}, async (stage) => {
      const vues = () => stage.tables.map(({ ecrans }) => ecrans[1]?.lire().vue);
      const lost = stage.tables.map((table) => table.perdreHote());
      const paused = await waitFor(stage, "paused", GREY_MAX_MS, () =>
        vues().every((vue) => vue?.hotePresent === false),
      );
      const step = () => vues().map((vue) => `${String(vue?.tour)} ${String(vue?.etape)}`);
      const time = () => vues().map((vue) => String(vue?.minuteur?.resteMs));
      await dormir(500);
      const before = { step: step().join(), time: time().join() };
      await dormir(AWAY_MS);
      stage.expect(step().join() === before.step, "the game went on without its host");
      stage.expect(
        vues().every((vue) => vue?.phase !== "jeu" || vue.minuteur?.marche !== true),
        "a timer runs while the host is away",
      );
      stage.expect(time().join() === before.time, "a timer moved while the host was away");
      const start = performance.now();
      await Promise.all(lost.map(({ revenir }) => revenir()));
      await waitFor(stage, "the host is seen", BACK_MAX_MS, () =>
        vues().every((vue) => vue?.hotePresent === true),
      );
      const back = performance.now() - start;
      await stage.everybodyBack(BACK_MAX_MS);
      return `paused after ${seconds(paused)}, back after ${seconds(back)}, away for ${seconds(AWAY_MS)}`;
    }),
};

/** The faults of the network; the long form lets a phone sleep for six minutes. */
export const listNetworkFaults = (long: boolean): readonly Fault[] => [
  cuts,
  flaps,
  lasting("network-half-frame", NOTHING_LOST, { half: true }, 10_000),
  slow,
  lasting("network-delay-2s", NOTHING_LOST, { delayMs: 2_000 }, 20_000),
  lasting("network-deaf-server", NOTHING_LOST, { holdUp: true }, 15_000),
  lasting("network-deaf-players", NOTHING_LOST, { holdDown: true }, 15_000),
  asleep("phone-asleep-30s", 30_000),
  ...(long ? [asleep("phone-asleep-6min", 360_000)] : []),
  hostLost,
];
