/**
 * Columns that many tables have. They carry the names of the specification (plateforme §3), those that travel included. Ids are
 * random strings; JSON columns hold lists that are always read whole with their row.
 * A change of a table is followed by `drizzle-kit generate`, which writes the migration.
 */
import { integer, text } from "../drizzle.ts";
import type { Complement } from "#contracts/quizz.ts";

export const liste = (nom: string) => text(nom, { mode: "json" }).$type<string[]>().notNull();
export const complement = (nom: string) => text(nom, { mode: "json" }).$type<Complement>();
export const oui = (nom: string) => integer(nom, { mode: "boolean" }).notNull();
/** ISO 8601, UTC: sorts as text. */
export const date = (nom: string) => text(nom).notNull();
