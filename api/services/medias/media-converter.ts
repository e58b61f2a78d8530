/**
 * Converts received files in child processes, one file and one process at a time, with low priority (docs/decisions/0079). A
 * decoder that is slow, greedy or crashes does not disturb the games.
 */
import { constants } from "node:os";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { createLowPriorityJobQueue } from "#db/workers.ts";
import { RAISONS_REFUS_FICHIER } from "./media-types.ts";

const PROGRAMME = fileURLToPath(new URL("./media-converter-process.ts", import.meta.url));
/** Time after which the process is killed; honest files take less even on a slow machine. */
const DELAI_MS = 60_000;
const HEAP_MB = 256;

const pixels = z.int().positive().nullable();

/** Outcome of a conversion: paths of the file and its preview, or a refusal. */
const issue = z.discriminatedUnion("sorte", [
  z.object({
    sorte: z.literal("fait"),
    chemin: z.string(),
    apercu: z.string().nullable(),
    type: z.string(),
    extension: z.string(),
    /** Size of the media as shown, in pixels; null for sounds, videos, and drawings without a size. */
    largeur: pixels,
    hauteur: pixels,
  }),
  z.object({ sorte: z.literal("refus"), raison: z.enum(RAISONS_REFUS_FICHIER) }),
  z.object({ sorte: z.literal("disquePlein") }),
]);
export type ResultatConversionMedia = z.infer<typeof issue>;

export interface MediaConverter {
  /**
   * Converts a file by its content alone, into `dossier`, under names that begin with `nom`. Never rejects: a file that
   * kills the process is refused as unreadable.
   */
  faire(chemin: string, dossier: string, nom: string): Promise<ResultatConversionMedia>;
  /** Abandons the current conversion and ends its process. */
  fermer(): void;
}

export function createMediaConverter(): MediaConverter {
  const jobs = createLowPriorityJobQueue();
  return {
    async faire(...parametres) {
      const dite = await jobs.run({
        program: PROGRAMME,
        args: parametres,
        priority: constants.priority.PRIORITY_BELOW_NORMAL,
        heapMb: HEAP_MB,
        compileCache: "media-converter",
        timeoutMs: DELAI_MS,
      });
      const lue = issue.safeParse(dite);
      return lue.success ? lue.data : { sorte: "refus", raison: "illisible" };
    },
    fermer: () => jobs.close(),
  };
}
