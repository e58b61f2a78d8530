/** Tables: friends and messages. */
import { index, primaryKey, sqliteTable, text } from "../drizzle.ts";
import type { GenreMessage } from "#contracts/messagerie.ts";
import { colonneDate, colonneBooleen } from "./columns.ts";
import { colonneCompte } from "./comptes.ts";
import { mesures } from "./moderation.ts";

/** Friendships, one row for two accounts: asked by `de` of `a`, accepted or not. */
export const amities = sqliteTable(
  "amities",
  {
    de: colonneCompte("de").notNull(),
    a: colonneCompte("a").notNull(),
    acceptee: colonneBooleen("acceptee").default(false),
    date: colonneDate("date"),
  },
  (table) => [primaryKey({ columns: [table.de, table.a] }), index("amities_a").on(table.a)],
);

export const messages = sqliteTable(
  "messages",
  {
    _id: text("_id").primaryKey(),
    genre: text("genre").$type<GenreMessage>().notNull(),
    /** Account of the sender; null: the message is unsigned. */
    de: colonneCompte("de"),
    a: colonneCompte("a").notNull(),
    text: text("text").notNull(),
    /** Measure that a moderation letter is about. */
    mesure: text("mesure").references(() => mesures._id, { onDelete: "set null" }),
    lu: colonneBooleen("lu").default(false),
    /** Whether the sender, or the recipient, has deleted their own copy of the message. */
    effaceParDe: colonneBooleen("effaceParDe").default(false),
    effaceParA: colonneBooleen("effaceParA").default(false),
    date: colonneDate("date"),
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
