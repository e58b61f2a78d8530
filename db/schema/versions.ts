/** Tables. Quizzes as they were at their last saves (docs/decisions/0077). */
import { index, integer, primaryKey, sqliteTable, text } from "../drizzle.ts";
import { date } from "./colonnes.ts";
import { quizz } from "./quizz.ts";

export const versions = sqliteTable(
  "versions",
  {
    _id: text("_id").primaryKey(),
    quizz: text("quizz")
      .notNull()
      .references(() => quizz._id, { onDelete: "cascade" }),
    /** The quizz's own after the save: no two versions have the same. */
    date: date("date"),
    /** Of the first save that this one holds: those of one tab are one version for a while. */
    debut: date("debut"),
    /** Tab that saved; null: unknown, and a version of its own. */
    atelier: text("atelier"),
    title: text("title").notNull(),
    /** Messages not counted. */
    questionsCount: integer("questionsCount").notNull(),
    /** JSON, of the shape `quizzDeVersion` of contracts, without who made it. */
    contenu: text("contenu").notNull(),
    /** What the page sent to save, and the JSON that it was answered: the same again is answered alike, and nothing is written. */
    envoi: text("envoi"),
    reponse: text("reponse"),
  },
  (table) => [index("versions_quizz_date").on(table.quizz, table.date)],
);

/** Stored files that a version shows: they are in use as long as it is kept. */
export const versionsMedias = sqliteTable(
  "versions_medias",
  {
    nom: text("nom").notNull(),
    version: text("version")
      .notNull()
      .references(() => versions._id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.nom, table.version] }),
    index("versions_medias_version").on(table.version),
  ],
);
