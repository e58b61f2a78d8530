/**
 * Pictures of quizzes where their links are shared, drawn in a child process with the font of the built client, and kept
 * in memory.
 */
import { createHash } from "node:crypto";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { ApercuDePartageDuQuizz } from "#db/repositories/quizz-repository.ts";
import { createLruCache } from "./cache.ts";
import { createLowPriorityJobQueue } from "#db/workers.ts";

/** Size of a picture, in pixels. */
export const SHARING_PICTURE_SIZE_PX = { width: 1200, height: 630 } as const;

export const sharingPictureTexts = z.object({
  title: z.string(),
  /** A question of the quizz, null when none has a text. */
  example: z.string().nullable(),
  /** Line under the question: how many questions, and by whom. */
  facts: z.string(),
});
export type SharingPictureTexts = z.infer<typeof sharingPictureTexts>;

const PROGRAM = fileURLToPath(new URL("./sharing-picture-process.ts", import.meta.url));
/** Files of the built client: the font that scripts/vite/fonts.ts puts there, and the logo. */
const FONT = "polices/bricolage.ttf";
const LOGO = "icone-512.png";
const KEPT = 200;
/** Largest number of pictures that wait for the process; more would only be asked for by an attack. */
const WAITING_MAX = 20;
const TIMEOUT_MS = 20_000;
const HEAP_MB = 128;

const EXAMPLE_LENGTH_MAX = 160;

/** Texts of the picture of a quizz that every visitor may see. */
export function composeSharingPictureTexts(apercu: ApercuDePartageDuQuizz): SharingPictureTexts {
  const { title, exemple, createurPseudo } = apercu;
  return {
    title,
    example: exemple === null ? null : shorten(exemple),
    facts: `${direNombreDeQuestionsDuQuizz(apercu)}, par ${createurPseudo}`,
  };
}

/** Number of questions of a quizz, in words. */
export function direNombreDeQuestionsDuQuizz({
  questionsCount,
}: Pick<ApercuDePartageDuQuizz, "questionsCount">): string {
  return questionsCount === 0
    ? "Un quizz"
    : `${String(questionsCount)}\u00A0question${questionsCount > 1 ? "s" : ""}`;
}

/** Text on one line, cut after a word when it is long. */
function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  if (line.length <= EXAMPLE_LENGTH_MAX) return line;
  const start = line.slice(0, EXAMPLE_LENGTH_MAX);
  return `${start.replace(/\s+\S*$/, "")}…`;
}

/** Short name of a picture with these texts, for its address: other texts have another address. */
export const hashSharingPictureTexts = (texts: SharingPictureTexts): string =>
  createHash("sha256").update(JSON.stringify(texts)).digest("base64url").slice(0, 8);

export interface SharingPictureDrawer {
  /** The PNG of these texts; null when it cannot be drawn now. Never rejects. */
  draw(texts: SharingPictureTexts): Promise<Buffer | null>;
  /** Ends the process. */
  close(): void;
}

/**
 * @param clientFolder the built client; without it nothing is drawn
 * @param report called when a picture could not be drawn
 */
export function createSharingPictureDrawer(
  clientFolder: string | undefined,
  report: () => void,
): SharingPictureDrawer {
  const kept = createLruCache<Promise<Buffer | null>>(KEPT);
  const jobs = createLowPriorityJobQueue();

  async function start(folder: string, texts: string): Promise<Buffer | null> {
    const sent = await jobs.run({
      program: PROGRAM,
      args: [join(folder, FONT), join(folder, LOGO), texts],
      priority: constants.priority.PRIORITY_BELOW_NORMAL,
      heapMb: HEAP_MB,
      compileCache: "sharing-picture",
      timeoutMs: TIMEOUT_MS,
    });
    if (typeof sent === "string") return Buffer.from(sent, "base64");
    // a picture that failed is forgotten, so that the next request draws it again
    kept.delete(texts);
    report();
    return null;
  }

  return {
    async draw(texts) {
      if (clientFolder === undefined) return null;
      const key = JSON.stringify(texts);
      const known = kept.get(key);
      if (known !== undefined) return known;
      if (jobs.waiting >= WAITING_MAX) return null;
      const drawn = start(clientFolder, key);
      kept.set(key, drawn);
      return drawn;
    },
    close: () => jobs.close(),
  };
}
