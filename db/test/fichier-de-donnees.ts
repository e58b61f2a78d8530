/** The file of everything held about an account, as it is downloaded. */
import { z } from "zod";
import type { Base } from "../connection.ts";
import { donneesParMorceaux } from "../account-data-stream.ts";
import { createLectures } from "../reads.ts";

export async function fichierDeDonnees(db: Base, compte: string): Promise<Record<string, unknown>> {
  const lire = createLectures(db);
  const parts: string[] = [];
  for await (const part of donneesParMorceaux(async (lecture) => lire(lecture), compte))
    parts.push(typeof part === "string" ? part : new TextDecoder().decode(part));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(parts.join("")));
}
