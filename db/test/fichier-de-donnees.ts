/** The data file of an account, read as its owner downloads it. */
import { z } from "zod";
import type { Database } from "../connection.ts";
import { streamAccountData } from "../account-data-stream.ts";
import { createDatabaseReadRunner } from "../reads.ts";

export async function fichierDeDonnees(
  db: Database,
  compte: string,
): Promise<Record<string, unknown>> {
  const lire = createDatabaseReadRunner(db);
  const parts: string[] = [];
  for await (const part of streamAccountData(async (lecture) => lire(lecture), compte))
    parts.push(typeof part === "string" ? part : new TextDecoder().decode(part));
  return z.record(z.string(), z.unknown()).parse(JSON.parse(parts.join("")));
}
