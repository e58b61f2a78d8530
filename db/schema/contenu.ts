/** Tables. What games and quizzes show beside them, and what of it came with the product. */
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { complement, date, liste, oui } from "./colonnes.ts";
import { compte } from "./comptes.ts";

export const imprevus = sqliteTable("imprevus", {
  _id: text("_id").primaryKey(),
  /** Rank in the administration's list. */
  position: integer("position").notNull(),
  text: text("text").notNull(),
  media: text("media").notNull(),
  rare: oui("rare").default(false),
  culSec: oui("culSec").default(false),
  suite: complement("suite"),
  liste: liste("liste"),
});

export const medias = sqliteTable(
  "medias",
  {
    /** Random name given by the server: it says nothing of what the file shows. */
    nom: text("nom").primaryKey(),
    /** MIME type found in the content, never taken from a name or a header. */
    type: text("type").notNull(),
    /** Bytes. */
    taille: integer("taille").notNull(),
    proprietaire: compte("proprietaire").notNull(),
    date: date("date"),
  },
  (table) => [index("medias_proprietaire").on(table.proprietaire)],
);

/** What of the starter content was brought in already, even if somebody deleted it since. */
export const contenus = sqliteTable("contenus", {
  cle: text("cle").primaryKey(),
  date: date("date"),
});
