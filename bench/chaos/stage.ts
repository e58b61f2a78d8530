/** A real server with rooms that play all through one fault, and the checks that every fault must pass. */
import { cpSync } from "node:fs";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { reponseListeQuizz } from "#contracts/quizz.ts";
import { installFakeBrowserGlobals } from "./browser-globals.ts";
import { FaultyNetwork } from "./faulty-network.ts";
import { findHistoriqueErrors, readStoredHistoriques } from "./historiques.ts";
import { createSeededRandom } from "./random.ts";
import { type ChaosServerStart, ChaosServerProcess } from "./server.ts";
import { Table } from "./table.ts";

/** A fault, what must hold under it, and the test that tells. */
export interface Fault {
  readonly name: string;
  readonly property: string;
  readonly bound: string;
  /** Why the fault is left out on this machine; null: it is not. */
  readonly leftOut?: () => string | null;
  readonly run: (options: FaultOptions) => Promise<FaultOutcome>;
}

export interface FaultOptions {
  /** Data folder of a server that has started once. */
  readonly template: string;
  readonly long: boolean;
}

export interface FaultOutcome {
  readonly figure: string;
  /** Violations: the fault is held when there are none. */
  readonly fautes: readonly string[];
}

export interface StageOptions extends ChaosServerStart {
  readonly rooms?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Whether a network that can fail lies between players and server. */
  readonly network?: boolean;
  /** Called with the data folder before anything is in it. */
  readonly prepareFolder?: (folder: string) => void;
  readonly cleanUpFolder?: (folder: string) => void;
}

const ROOMS = 3;
const TELEPHONES = 3;
/** Time after a fault during which a silent line may still be found out: a probe and its answer. */
const WATCH_MS = 7_500;
const PATIENCE_MS = 30_000;
/** Longest time until every table has something acknowledged again. */
const PLAYS_AGAIN_MS = 10_000;
/** Longest time for every table to play a game to its end, so that the histories have something to show. */
const LAST_GAME_MS = 40_000;
/** Longest time for the tables to stop: a command is tried three times. */
const TABLES_END_MS = 65_000;

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Resolves with the ms until `holds` does, or at `maxMs`. */
export async function waitUntil(
  maxMs: number,
  holds: () => boolean | Promise<boolean>,
): Promise<number> {
  const start = performance.now();
  while (performance.now() - start < maxMs && !(await holds())) await dormir(20);
  return performance.now() - start;
}

/** The official quizz with the fewest questions, so that games come to their end. */
export async function findShortestQuizz(adresse: string): Promise<string> {
  const lus = await fetch(`${adresse}/api/quizz-officiel`);
  const { quizz } = reponseListeQuizz.parse(await lus.json());
  return quizz.sort((a, b) => a.questionsCount - b.questionsCount)[0]?._id ?? "";
}

export class Stage {
  readonly server: ChaosServerProcess;
  readonly network: FaultyNetwork | null;
  readonly fautes: string[] = [];
  readonly tables: Table[] = [];
  readonly quizzId: string;
  readonly #random = createSeededRandom(1);
  readonly #stop = new AbortController();
  readonly #games: Promise<void>[] = [];

  private constructor(server: ChaosServerProcess, network: FaultyNetwork | null, quizzId: string) {
    this.server = server;
    this.network = network;
    this.quizzId = quizzId;
  }

  /** Starts the server and its rooms, runs `shake`, which returns its figure, then checks that nothing was lost. */
  static async run(
    { template }: FaultOptions,
    options: StageOptions,
    shake: (stage: Stage) => Promise<string>,
  ): Promise<FaultOutcome> {
    const { rooms = ROOMS, settings = {}, network = false } = options;
    const server = await ChaosServerProcess.prepare(undefined, settings, options);
    options.prepareFolder?.(server.dataDir);
    let stage: Stage | null = null;
    try {
      cpSync(template, server.dataDir, { recursive: true });
      await server.start();
      const link = network ? await FaultyNetwork.open(server.port) : null;
      installFakeBrowserGlobals(link?.adresse ?? server.adresse);
      stage = new Stage(server, link, await findShortestQuizz(server.adresse));
      for (let i = 0; i < rooms; i++) await stage.openTable();
      await stage.playsAgain("before the fault");
      const figure = await shake(stage);
      await stage.#finish();
      return { figure, fautes: stage.fautes };
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      return { figure: "-", fautes: [...(stage?.fautes ?? []), `could not go on: ${said}`] };
    } finally {
      stage?.network?.close();
      for (const table of stage?.tables ?? []) table.fermer();
      await server.kill("SIGKILL");
      options.cleanUpFolder?.(server.dataDir);
      server.cleanUp();
    }
  }

  get adresse(): string {
    return this.network?.adresse ?? this.server.adresse;
  }

  get screens() {
    return this.tables.flatMap(({ ecrans }) => ecrans);
  }

  get acknowledged(): number {
    return this.tables.reduce((n, { bilan }) => n + bilan.acquittees, 0);
  }

  /** One more room, which plays from now on. */
  async openTable(): Promise<void> {
    const table = await Table.ouvrir(this.adresse, TELEPHONES, this.quizzId, this.#random);
    this.tables.push(table);
    this.#games.push(table.jouer(this.#stop.signal));
  }

  expect(holds: boolean, faute: string): void {
    if (!holds && !this.fautes.includes(faute)) this.fautes.push(faute);
  }

  /**
   * Resolves with the ms from now until the last screen is connected for good. A violation when that takes longer than
   * `maxMs`, or when a table plays no more.
   */
  async everybodyBack(maxMs: number, watchMs = WATCH_MS): Promise<number> {
    const start = performance.now();
    let last = start;
    const missing = () => this.screens.filter((screen) => screen.lire().statut !== "en_ligne");
    for (;;) {
      const now = performance.now();
      // this process may have waited for the processor: screens count as they are now
      if (missing().length > 0) last = now;
      if (now - last >= watchMs || now - start >= PATIENCE_MS) break;
      await dormir(10);
    }
    this.expect(missing().length === 0, `${String(missing().length)} screens are not back`);
    this.expect(last - start <= maxMs, `the last screen came back after ${seconds(last - start)}`);
    await this.playsAgain("after the fault");
    return last - start;
  }

  /** Resolves once every table has something acknowledged; a violation for each one that waits too long. */
  async playsAgain(when: string): Promise<number> {
    const start = performance.now();
    const before = this.tables.map(({ bilan }) => bilan.acquittees);
    const still = () => this.tables.filter(({ bilan }, i) => bilan.acquittees === before[i]);
    while (still().length > 0 && performance.now() - start < PLAYS_AGAIN_MS) await dormir(20);
    for (const { code } of still()) this.expect(false, `${code} does not play ${when}`);
    return performance.now() - start;
  }

  /** Runs `during`; returns how many lines were cut meanwhile. */
  async countCuts(during: () => Promise<unknown>): Promise<number> {
    let cuts = 0;
    const stops = this.screens.map((screen) => {
      let before = screen.lire().statut;
      return screen.abonner(() => {
        const { statut } = screen.lire();
        if (before === "en_ligne" && statut !== "en_ligne") cuts++;
        before = statut;
      });
    });
    await during();
    for (const stop of stops) stop();
    return cuts;
  }

  /** Kills the server in the middle of its games, runs `between`, and starts it again. */
  async killAndRestart(between: () => void = () => {}): Promise<number> {
    await this.server.kill("SIGKILL");
    between();
    await this.server.start();
    return performance.now();
  }

  async #finish(): Promise<void> {
    const finished = this.tables.map(({ bilan }) => bilan.finies.length);
    const limit = performance.now() + LAST_GAME_MS;
    while (
      this.tables.some(({ bilan }, i) => bilan.finies.length === finished[i]) &&
      performance.now() < limit
    )
      await dormir(100);
    this.#stop.abort();
    const late = new AbortController();
    const ended = await Promise.race([
      Promise.all(this.#games).then(() => true),
      dormir(TABLES_END_MS, false, { signal: late.signal }),
    ]);
    late.abort();
    this.expect(ended, "a table waits for an answer that does not come");
    for (const table of this.tables) table.fermer();
    this.expect(this.server.alive, "the server has died");
    await this.server.kill("SIGTERM");
    const histories = findHistoriqueErrors(readStoredHistoriques(this.server.dataDir), this.tables);
    this.fautes.push(...this.tables.flatMap(({ bilan }) => bilan.fautes), ...histories.fautes);
    process.stdout.write(
      `  ${String(this.acknowledged)} acknowledged, ${String(histories.finies)} games finished, ${String(histories.ecrites)} in the histories\n`,
    );
  }
}
