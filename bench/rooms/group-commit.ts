/** The least that durable rooms cost: what changed is written in one transaction every few milliseconds, by the thread of our journal. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { createJournalWriterThread } from "#game/ports/adapters/journal-writer.ts";

/** As in our journal: a shorter pause would write more often than it does. */
const PAUSE_MS = 20;

/** A new database on the disk where a real server would write, which a temporary folder may not be; it is removed at the end. */
export function openBenchDatabase() {
  const data = fileURLToPath(new URL("../../data/", import.meta.url));
  mkdirSync(data, { recursive: true });
  const folder = mkdtempSync(`${data}banc-`);
  // a bench leaves no game behind, unless it is killed outright
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  const file = composeDatabaseFilePath(folder);
  return { file, base: openDatabaseAndApplyMigrations(file) };
}

interface Changed {
  readonly write: () => string;
  readonly waiting: (() => void)[];
}

export class GroupCommit {
  readonly #database = openBenchDatabase();
  readonly #writer = createJournalWriterThread(this.#database.file);
  #changed = new Map<string, Changed>();
  #writing: Promise<void> | null = null;

  /** Resolves once the room is on the disk. @param write the stored form, asked for once a batch */
  store(code: string, write: () => string): Promise<void> {
    return new Promise((resolve) => {
      const waiting = this.#changed.get(code)?.waiting ?? [];
      waiting.push(resolve);
      this.#changed.set(code, { write, waiting });
      this.#writing ??= this.#writeUntilQuiet();
    });
  }

  async #writeUntilQuiet(): Promise<void> {
    while (this.#changed.size > 0) {
      const batch = this.#changed;
      this.#changed = new Map();
      const instant = performance.now();
      await this.#writer.ecrire({
        ecrire: [...batch].map(([code, { write }]) => ({
          code,
          version: 1,
          partie: write(),
          morceaux: [],
          instant,
        })),
        soirees: [],
        oublier: [],
      });
      for (const { waiting } of batch.values()) for (const resolve of waiting) resolve();
      await sleep(Math.max(0, instant + PAUSE_MS - performance.now()));
    }
    this.#writing = null;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#writer.fermer();
    this.#database.base.fermer();
  }
}
