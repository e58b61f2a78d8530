/** The messages between the chaos tests and the game processes that they start. */
import type { ChildProcess } from "node:child_process";
import { performance } from "node:perf_hooks";
import { z } from "zod";

const processMessage = z.union([
  /** Codes of the open rooms, in answer to the question of the parent. */
  z.object({ ouvertes: z.array(z.string()) }),
  /** The code of a room that is frozen for its handover, and when (ms since 1970). */
  z.object({ gelee: z.string(), quand: z.number() }),
]);
export type ChaosProcessMessage = z.infer<typeof processMessage>;

const REPONSE_MAX_MS = 2_000;

/** When rooms were frozen for a handover, on the clock `performance.now()` of this process. */
export class HandoverFreezeLog {
  readonly #gels: { readonly code: string; readonly quand: number }[] = [];

  ecouter(processus: ChildProcess): void {
    processus.on("message", (message) => {
      const { data } = processMessage.safeParse(message);
      if (data !== undefined && "gelee" in data)
        this.#gels.push({ code: data.gelee, quand: data.quand - performance.timeOrigin });
    });
  }

  /** The last freeze of this room before `avant`; undefined without one. */
  dernier(code: string, avant: number): number | undefined {
    return this.#gels.findLast((gel) => gel.code === code && gel.quand <= avant)?.quand;
  }
}

/** Codes of the open rooms of a process; none when the process is gone or does not answer. */
export async function askProcessForOpenRooms(processus: ChildProcess): Promise<readonly string[]> {
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
