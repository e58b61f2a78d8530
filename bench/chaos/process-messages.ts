/** What a process of a shaking says to whoever started it, and to nobody else. */
import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { z } from "zod";

const processMessage = z.union([
  /** Codes of its rooms, when it is asked. */
  z.object({ ouvertes: z.array(z.string()) }),
  /** A room that stands still, to be handed over, and since when (ms since 1970). */
  z.object({ gelee: z.string(), quand: z.number() }),
]);
export type ProcessMessage = z.infer<typeof processMessage>;

const REPONSE_MAX_MS = 2_000;

/** Hears when rooms stand still, whichever process has them; times by `performance.now()` here. */
export class FreezeLog {
  readonly #gels: { readonly code: string; readonly quand: number }[] = [];

  ecouter(processus: ChildProcess): void {
    processus.on("message", (message) => {
      const { data } = processMessage.safeParse(message);
      if (data !== undefined && "gelee" in data)
        this.#gels.push({ code: data.gelee, quand: data.quand - performance.timeOrigin });
    });
  }

  /** The last time that this room stood still before `avant`; undefined: it never did. */
  dernier(code: string, avant: number): number | undefined {
    return this.#gels.findLast((gel) => gel.code === code && gel.quand <= avant)?.quand;
  }
}

/** Codes of the rooms that it has open; none when it is gone, or does not say. */
export async function askOpenRooms(processus: ChildProcess): Promise<readonly string[]> {
  if (!processus.connected) return [];
  const { promise, resolve } = Promise.withResolvers<readonly string[]>();
  const ecouter = (message: unknown) => {
    const { data } = processMessage.safeParse(message);
    if (data !== undefined && "ouvertes" in data) resolve(data.ouvertes);
  };
  processus.on("message", ecouter);
  const tard = setTimeout(() => resolve([]), REPONSE_MAX_MS);
  processus.send("ouvertes", () => {});
  try {
    return await promise;
  } finally {
    clearTimeout(tard);
    processus.off("message", ecouter);
  }
}
