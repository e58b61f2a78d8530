/**
 * Columns that several tables share. Columns have the names of the specification (plateforme §3). Ids are random strings; JSON
 * columns hold lists that are always read with their row.
 * After a change of a table, run `drizzle-kit generate`, which writes the migration.
 */
import { integer, text } from "../drizzle.ts";
import type { DonneesPreuveOuSuite } from "#contracts/quizz.ts";

export const creerColonneListeDeTextes = (nom: string) =>
  text(nom, { mode: "json" }).$type<string[]>().notNull();
export const creerColonnePreuveOuSuite = (nom: string) =>
  text(nom, { mode: "json" }).$type<DonneesPreuveOuSuite>();
export const creerColonneBooleenne = (nom: string) => integer(nom, { mode: "boolean" }).notNull();
/** Date in ISO 8601, UTC: sorts as text. */
export const creerColonneDate = (nom: string) => text(nom).notNull();
