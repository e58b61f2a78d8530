/** Faults of the disk under the data folder: full, read-only, slow, and a database that another program holds. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import Sqlite from "better-sqlite3";
import { findProgram } from "../../scripts/checks/programs.ts";
import {
  type Fault,
  type FaultOptions,
  seconds,
  Stage,
  type StageOptions,
  waitUntil,
} from "./stage.ts";

const BACK_MAX_MS = 3_000;
/** The banner is on every screen, and health red, so soon after the first write that fails. */
const BANNER_MAX_MS = 8_000;
const RECOVERY_MAX_MS = 8_000;
/** How long a disk stays broken once the banner says so. */
const BROKEN_MS = 5_000;
const CALM_MS = 3_000;
/** Longest answer of the API, which waits whenever the games wait: they share a thread. */
const ANSWER_MAX_MS = 1_000;
const ASK_EVERY_MS = 50;
/** Acknowledgements of what was stored just before may still be on their way. */
const ON_THEIR_WAY_MS = 400;

interface BrokenDisk {
  readonly breakIt: () => void;
  readonly mendIt: () => void;
}

const isHealthGreen = async ({ server }: Stage): Promise<boolean> =>
  (await fetch(`${server.adresse}/api/sante`)).ok;

/** Runs `during`; returns the ms of the slowest answer to a question that needs no disk. */
async function measureSlowestAnswer(
  { server }: Stage,
  during: () => Promise<unknown>,
): Promise<number> {
  const ended = new AbortController();
  let slowest = 0;
  const ask = async () => {
    while (!ended.signal.aborted) {
      const start = performance.now();
      await fetch(`${server.adresse}/api/adresse`).then((reponse) => reponse.arrayBuffer());
      slowest = Math.max(slowest, performance.now() - start);
      await dormir(ASK_EVERY_MS);
    }
  };
  const asking = ask();
  try {
    await during();
  } finally {
    ended.abort();
    await asking;
  }
  return slowest;
}

const showBanner = (stage: Stage, shown: boolean): boolean =>
  stage.screens.every((screen) => screen.lire().vue?.sauvegardeEnPanne === shown);

/** Longest time from a command to the screens that show it. */
const SHOWN_MAX_MS = 2_000;

/** Every host pauses its game and resumes it: returns the codes of the rooms whose phones did not show it. */
async function findStillRooms({ tables }: Stage): Promise<readonly string[]> {
  const still = tables.map(async ({ code, ecrans: [hote, ...phones] }) => {
    const play = () => phones.some((phone) => phone.lire().vue?.phase === "jeu");
    for (const active of [true, false]) {
      if (!play()) return [];
      // the answer waits for the disk
      void hote?.demander({ type: "pause", active });
      const shown = () => phones.every(({ lire }) => lire().vue?.pauseDemandee === active);
      await waitUntil(SHOWN_MAX_MS, () => shown() || !play());
      if (!shown() && play()) return [code];
    }
    return [];
  });
  return (await Promise.all(still)).flat();
}

/** Breaks the disk, looks at the screens and at health, mends it, then kills the server on a broken disk. */
async function shakeDisk(
  stage: Stage,
  { breakIt, mendIt }: BrokenDisk,
  mayAcknowledge: boolean,
): Promise<string> {
  let banner = 0;
  let slowest = 0;
  let recovery = 0;
  const calm = await measureSlowestAnswer(stage, () => dormir(CALM_MS));
  const breakAndMend = async () => {
    breakIt();
    banner = await waitUntil(2 * BANNER_MAX_MS, () => showBanner(stage, true));
    stage.expect(banner <= BANNER_MAX_MS, `the banner came after ${seconds(banner)}, or never`);
    stage.expect(!(await isHealthGreen(stage)), "health is green on a broken disk");
    await dormir(ON_THEIR_WAY_MS);
    const before = stage.acknowledged;
    const still = await findStillRooms(stage);
    stage.expect(still.length === 0, `${still.join()} did not go on in memory`);
    await dormir(BROKEN_MS);
    const acknowledged = stage.acknowledged - before;
    stage.expect(
      mayAcknowledge || acknowledged === 0,
      `${String(acknowledged)} actions were acknowledged and not stored`,
    );
    mendIt();
    recovery = await waitUntil(
      2 * RECOVERY_MAX_MS,
      async () => showBanner(stage, false) && (await isHealthGreen(stage)),
    );
    stage.expect(recovery <= RECOVERY_MAX_MS, `no recovery in ${seconds(recovery)}`);
  };
  const cut = await stage.countCuts(async () => {
    slowest = await measureSlowestAnswer(stage, breakAndMend);
  });
  stage.expect(
    slowest <= ANSWER_MAX_MS,
    `an answer took ${seconds(slowest)}, ${seconds(calm)} in calm: the games stood still`,
  );
  stage.expect(cut === 0, `${String(cut)} lines were cut`);
  await stage.playsAgain("once the disk is mended");
  breakIt();
  await waitUntil(BANNER_MAX_MS, () => showBanner(stage, true));
  await stage.killAndRestart(mendIt);
  const back = await stage.everybodyBack(BACK_MAX_MS);
  return `banner after ${seconds(banner)}, recovery ${seconds(recovery)}, slowest answer ${seconds(slowest)} (calm ${seconds(calm)}), ${String(cut)} lines cut; killed while broken: back ${seconds(back)}`;
}

const PROPERTY =
  "goes on in memory, nothing unsaved acknowledged, banner and red health, recovery without restart";
const BOUND = `banner ${seconds(BANNER_MAX_MS)}, recovery ${seconds(RECOVERY_MAX_MS)}, answers ${seconds(ANSWER_MAX_MS)}, 0 lines cut`;

const SMALL_DISK_MB = 256;
const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: "ignore" }).status === 0;

const full: Fault = {
  name: "disk-full",
  property: PROPERTY,
  bound: BOUND,
  leftOut() {
    if (process.platform !== "linux" || process.getuid?.() !== 0)
      return "needs root, to mount a small disk";
    const folder = mkdtempSync(join(tmpdir(), "trinquizz-disk-"));
    const mounted = run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder);
    if (mounted) run("umount", folder);
    rmSync(folder, { recursive: true, force: true });
    return mounted ? null : "this root may not mount a disk";
  },
  run: (options) =>
    Stage.run(
      options,
      {
        prepareFolder: (folder) =>
          void run("mount", "-t", "tmpfs", "-o", `size=${String(SMALL_DISK_MB)}m`, "tmpfs", folder),
        cleanUpFolder: (folder) => void run("umount", folder),
      },
      (stage) => {
        const filler = join(stage.server.dataDir, "remplissage");
        const fill = ["if=/dev/zero", `of=${filler}`, "bs=64k"];
        const disk = {
          breakIt: () => void run("dd", ...fill),
          mendIt: () => rmSync(filler, { force: true }),
        };
        return shakeDisk(stage, disk, false);
      },
    ),
};

const FAILING_DISK = fileURLToPath(new URL("./failing-disk.c", import.meta.url));
const COMPILER = { names: ["cc", "gcc", "clang"] };

/** A fault of the disk that a library preloaded into the server imitates; `letter` is failing-disk.c's. */
const imitated = (name: string, letter: string, mayAcknowledge: boolean): Fault => ({
  name,
  property: PROPERTY,
  bound: BOUND,
  leftOut: () =>
    process.platform === "linux" && findProgram(COMPILER) !== null
      ? null
      : "needs Linux and a C compiler",
  run: (options) => runImitated(options, letter, mayAcknowledge),
});

async function runImitated(options: FaultOptions, letter: string, mayAcknowledge: boolean) {
  const folder = mkdtempSync(join(tmpdir(), "trinquizz-disk-"));
  const [library, control] = [join(folder, "disk.so"), join(folder, "mode")];
  const compile = ["-shared", "-fPIC", "-O1", "-o", library, FAILING_DISK, "-ldl"];
  try {
    if (!run(findProgram(COMPILER) ?? "cc", ...compile))
      throw new Error("failing-disk.c was not compiled");
    const settings: Record<string, string> = { CHAOS_DISK: control, LD_PRELOAD: library };
    const start: StageOptions = {
      settings,
      prepareFolder: (data) => (settings["CHAOS_DISK_FOLDER"] = data),
    };
    return await Stage.run(options, start, (stage) => {
      const disk = {
        breakIt: () => writeFileSync(control, letter),
        mendIt: () => rmSync(control, { force: true }),
      };
      return shakeDisk(stage, disk, mayAcknowledge);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const locked: Fault = {
  name: "database-locked",
  property: PROPERTY,
  bound: BOUND,
  run: (options) =>
    Stage.run(options, {}, (stage) => {
      let other: Sqlite.Database | null = null;
      const disk = {
        breakIt() {
          other = new Sqlite(join(stage.server.dataDir, "trinquizz.sqlite"), { timeout: 5_000 });
          other.exec("begin exclusive");
        },
        mendIt() {
          other?.close();
          other = null;
        },
      };
      return shakeDisk(stage, disk, false);
    }),
};

export const listDiskFaults = (): readonly Fault[] => [
  full,
  imitated("disk-read-only", "r", false),
  // a slow disk stores, and what is stored is acknowledged
  imitated("disk-slow", "s", true),
  locked,
];
