/** Tables: friends and messages. */
import { index, primaryKey, sqliteTable, text } from "../drizzle.ts";
import type { GenreMessage } from "#contracts/messagerie.ts";
import { creerColonneDate, creerColonneBooleenne } from "./columns.ts";
import { creerColonneCompte } from "./comptes.ts";
import { tableMesuresDeModeration } from "./moderation.ts";

/** Friendships, one row for two accounts: asked by `de` of `a`, accepted or not. */
export const tableAmities = sqliteTable(
  "amities",
  {
    de: creerColonneCompte("de").notNull(),
    a: creerColonneCompte("a").notNull(),
    acceptee: creerColonneBooleenne("acceptee").default(false),
    date: creerColonneDate("date"),
  },
  (table) => [primaryKey({ columns: [table.de, table.a] }), index("amities_a").on(table.a)],
);

export const tableMessages = sqliteTable(
  "messages",
  {
    _id: text("_id").primaryKey(),
    genre: text("genre").$type<GenreMessage>().notNull(),
    /** Account of the sender; null: the message is unsigned. */
    de: creerColonneCompte("de"),
    a: creerColonneCompte("a").notNull(),
    text: text("text").notNull(),
    /** Measure that a moderation letter is about. */
    mesure: text("mesure").references(() => tableMesuresDeModeration._id, { onDelete: "set null" }),
    lu: creerColonneBooleenne("lu").default(false),
    /** Whether the sender, or the recipient, has deleted their own copy of the message. */
    effaceParDe: creerColonneBooleenne("effaceParDe").default(false),
    effaceParA: creerColonneBooleenne("effaceParA").default(false),
    date: creerColonneDate("date"),
  },
  (table) => [
    index("messages_mesure").on(table.mesure),
    index("messages_a").on(table.a, table.date),
    index("messages_de").on(table.de, table.date),
    // counts of messages read these indexes only, and no row
    index("messages_a_compter").on(table.a, table.effaceParA, table.genre, table.lu),
    index("messages_de_compter").on(table.de, table.effaceParDe, table.genre, table.lu),
  ],
);
