/** Tables. What was answered to each question in the games that played it, without anybody's name: decisions/0080. */
import { integer, primaryKey, sqliteTable, text } from "../drizzle.ts";
import { questions } from "./quizz.ts";

/** Of one question, as it is asked since `empreinte`. */
export const statistiquesQuestions = sqliteTable("statistiques_questions", {
  question: text("question")
    .primaryKey()
    .references(() => questions._id, { onDelete: "cascade" }),
  /** Hash of what it asked (`teneurDe`): with another one these numbers are no more. */
  empreinte: text("empreinte").notNull(),
  /** Answers given. */
  posees: integer("posees").notNull(),
  justes: integer("justes").notNull(),
});

/** The wrong ones among them. */
export const faussesReponses = sqliteTable(
  "fausses_reponses",
  {
    question: text("question")
      .notNull()
      .references(() => statistiquesQuestions.question, { onDelete: "cascade" }),
    /** The form under which two answers are the same one. */
    cle: text("cle").notNull(),
    /** As it was first given. */
    texte: text("texte").notNull(),
    fois: integer("fois").notNull(),
    /** Different games that gave it. */
    parties: integer("parties").notNull(),
  },
  (table) => [primaryKey({ columns: [table.question, table.cle] })],
);
