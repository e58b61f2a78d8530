/** Roles of columns that authors gave by hand, kept in this browser for the next file whose columns have the same titles. */
import { z } from "zod";
import {
  COLUMN_ROLES,
  type ColonnesDejaNommeesParTitres,
  type ColumnRole,
} from "#formats/lecture.ts";
import { readDraft, writeDraft } from "../../../browser/draft-storage.ts";

const NAME = "import-colonnes";
/** Number of tables whose columns are kept; beyond it the oldest one is forgotten. */
const TABLES_MAX = 20;
/**
 * Number of characters of a table's titles above which its columns are not kept: they are not those of a quizz, and
 * would fill the storage.
 */
const KEY_MAX = 1000;

const kept = z.array(z.object({ cle: z.string(), roles: z.array(z.enum(COLUMN_ROLES)) }));

/** The tables whose columns were named by hand, the latest first; an empty list when they cannot be read. */
export function readKeptColumnRoles(): readonly ColonnesDejaNommeesParTitres[] {
  try {
    const read = kept.safeParse(JSON.parse(readDraft(NAME) ?? "[]"));
    return read.success ? read.data : [];
  } catch {
    return [];
  }
}

/** Keeps the roles of a table's columns. @param cle its titles, folded; a table without titles is not kept */
export function keepColumnRoles(cle: string, roles: readonly ColumnRole[]): void {
  if (cle === "" || cle.length > KEY_MAX) return;
  const others = readKeptColumnRoles().filter((one) => one.cle !== cle);
  writeDraft(NAME, JSON.stringify([{ cle, roles }, ...others].slice(0, TABLES_MAX)));
}

export function forgetColumnRoles(cle: string): void {
  const others = readKeptColumnRoles().filter((one) => one.cle !== cle);
  writeDraft(NAME, others.length === 0 ? null : JSON.stringify(others));
}
