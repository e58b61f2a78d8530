/** Columns that authors named by hand, kept in this browser for the next file of the same titles. */
import { z } from "zod";
import {
  COLUMN_ROLES,
  type ColonnesNommeesDansUnAutreFichier,
  type ColumnRole,
} from "#formats/lecture.ts";
import { readDraft, writeDraft } from "../../browser/draft-storage.ts";

const NAME = "import-colonnes";
/** The most tables kept; the oldest one leaves. */
const TABLES_MAX = 20;
/** Longer titles are not those of a quizz, and would fill the storage. */
const KEY_MAX = 1000;

const kept = z.array(z.object({ cle: z.string(), roles: z.array(z.enum(COLUMN_ROLES)) }));

/** The columns named so far, the last ones first; none when they cannot be read. */
export function readKnownColumns(): readonly ColonnesNommeesDansUnAutreFichier[] {
  try {
    const read = kept.safeParse(JSON.parse(readDraft(NAME) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Keeps the columns of a table. @param cle its titles, folded; a table without titles is not kept */
export function keepColumns(cle: string, roles: readonly ColumnRole[]): void {
  if (cle === "" || cle.length > KEY_MAX) return;
  const others = readKnownColumns().filter((one) => one.cle !== cle);
  writeDraft(NAME, JSON.stringify([{ cle, roles }, ...others].slice(0, TABLES_MAX)));
}

export function forgetColumns(cle: string): void {
  const others = readKnownColumns().filter((one) => one.cle !== cle);
  writeDraft(NAME, others.length === 0 ? null : JSON.stringify(others));
}
