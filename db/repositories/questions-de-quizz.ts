/** Questions of one quizz, for saves. Callers check the rights, and call within a transaction. */
import type { CorpsQuestion, CorpsQuizz } from "#contracts/edition.ts";
import { calculerPlagesAMelangerApresRetrait } from "#contracts/question-vide.ts";
import type { Question } from "#contracts/quizz.ts";
import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableQuestions, tableQuizz } from "../schema/quizz.ts";

/** Planned changes of a save. */
interface Plan {
  readonly voulues: CorpsQuizz["questions"];
  readonly connues: readonly string[];
  readonly retirees: readonly string[];
  /** Questions that the save does not name; they come last. */
  readonly restes: readonly string[];
  /** Number of questions after the save. */
  readonly nombre: number;
  /** Rank, from 1, of the first named id that the quizz does not have; null when there is none. */
  readonly absente: number | null;
}

interface QuestionsDeQuizz {
  /** Ids of the questions in order. @param dont a condition on `questions` */
  enOrdre(id: string, dont?: SQL): string[];
  /** Compares the questions of a save with the stored ones, without writing. */
  prevoir(id: string, voulues: CorpsQuizz["questions"], retirees: readonly string[]): Plan;
  /** Writes the planned changes of a save. Returns the ids of the questions in order. */
  appliquer(id: string, plan: Plan): string[];
  /** Changes a question; false when the quizz does not have it. */
  modifier(id: string, idQuestion: string, question: CorpsQuestion): boolean;
  /** Inserts a question at the rank `index` or at the end, and shifts the ranges to shuffle. Returns its id. */
  inserer(id: string, index: number, question: CorpsQuestion): string;
  /** Removes a question and shifts the ranges to shuffle; false when the quizz does not have it. */
  retirer(id: string, idQuestion: string): boolean;
}

export function createQuestionsDeQuizzRepository(db: Database): QuestionsDeQuizz {
  const enOrdre = (id: string, dont?: SQL): string[] =>
    db
      .select({ _id: tableQuestions._id })
      .from(tableQuestions)
      .where(and(eq(tableQuestions.quizz, id), dont))
      .orderBy(asc(tableQuestions.position))
      .all()
      .map(({ _id }) => _id);
  const ajouter = preparerInsertionDeQuestion(db);
  // the statement that moves a question is prepared once, and run up to two hundred times in a save
  const placer = db
    .update(tableQuestions)
    .set({ position: sql`${sql.placeholder("position")}` })
    .where(eq(tableQuestions._id, sql.placeholder("_id")))
    .prepare();
  const ranger = (ids: readonly string[]) =>
    ids.forEach((_id, position) => void placer.run({ _id, position }));
  const suivre = (id: string, plages: (avant: readonly number[]) => number[]) => {
    const lu = db
      .select({ aleatoire: tableQuizz.aleatoire })
      .from(tableQuizz)
      .where(eq(tableQuizz._id, id))
      .get();
    if (lu === undefined) return;
    db.update(tableQuizz)
      .set({ aleatoire: plages(lu.aleatoire) })
      .where(eq(tableQuizz._id, id))
      .run();
  };
  const changer = db
    .update(tableQuestions)
    .set(
      Object.fromEntries(
        COLONNES_DU_CONTENU_DE_QUESTION.map(([nom]) => [nom, sql`${sql.placeholder(nom)}`]),
      ),
    )
    .where(
      and(
        eq(tableQuestions._id, sql.placeholder("_id")),
        eq(tableQuestions.quizz, sql.placeholder("quizz")),
      ),
    )
    .prepare();
  const modifier = (id: string, _id: string, question: CorpsQuestion): boolean =>
    changer.run({ ...encoderColonnesQuestion(question), _id, quizz: id }).changes > 0;

  return {
    enOrdre,
    modifier,
    prevoir(id, voulues, demandees) {
      const connues = enOrdre(id);
      const siennes = new Set(connues);
      const nommees = new Set(voulues.map((une) => (typeof une === "string" ? une : une._id)));
      const retirees = demandees.filter((une) => siennes.has(une));
      const parties = new Set(retirees);
      const restes = connues.filter((une) => !nommees.has(une) && !parties.has(une));
      const rang = voulues.findIndex((une) => typeof une === "string" && !siennes.has(une));
      return {
        voulues,
        connues,
        retirees,
        restes,
        nombre: voulues.length + restes.length,
        absente: rang < 0 ? null : rang + 1,
      };
    },
    appliquer(id, { voulues, connues, retirees, restes }) {
      const siennes = new Set(connues);
      if (retirees.length > 0)
        db.delete(tableQuestions)
          .where(and(eq(tableQuestions.quizz, id), inArray(tableQuestions._id, [...retirees])))
          .run();
      const nommees = voulues.map((une, position) => {
        if (typeof une === "string") return une;
        const { _id: demande, ...question } = une;
        if (siennes.has(demande)) {
          modifier(id, demande, question);
          return demande;
        }
        const _id = createRandomId();
        ajouter({ _id, quizz: id, position, question });
        return _id;
      });
      const ordre = [...nommees, ...restes];
      ranger(ordre);
      return ordre;
    },
    inserer(id, index, question) {
      const rang = Math.min(index, enOrdre(id).length);
      db.update(tableQuestions)
        .set({ position: sql`${tableQuestions.position} + 1` })
        .where(and(eq(tableQuestions.quizz, id), gte(tableQuestions.position, rang)))
        .run();
      const _id = createRandomId();
      ajouter({ _id, quizz: id, position: rang, question });
      suivre(id, (plages) => avecRang(plages, rang));
      return _id;
    },
    retirer(id, idQuestion) {
      const rang = enOrdre(id).indexOf(idQuestion);
      if (rang < 0) return false;
      db.delete(tableQuestions).where(eq(tableQuestions._id, idQuestion)).run();
      ranger(enOrdre(id));
      suivre(id, (plages) => calculerPlagesAMelangerApresRetrait(plages, rang));
      return true;
    },
  };
}

/** Ranges to shuffle after an insertion; a question inserted inside a range belongs to it. */
const avecRang = (plages: readonly number[], rang: number): number[] =>
  plages.map((borne) => (borne >= rang ? borne + 1 : borne));

const {
  _id: _unId,
  quizz: _quizz,
  position: _position,
  ...CE_QU_ELLE_DIT
} = getTableColumns(tableQuestions);
export const COLONNES_DU_CONTENU_DE_QUESTION = Object.entries(CE_QU_ELLE_DIT);

/** Column values of a question, because a prepared statement does not encode values. */
export function encoderColonnesQuestion(
  question: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    COLONNES_DU_CONTENU_DE_QUESTION.map(([nom, colonne]) => {
      const valeur = question[nom];
      return [nom, valeur === null ? null : colonne.mapToDriverValue(valeur)];
    }),
  );
}

interface AAjouter {
  readonly _id: string;
  readonly quizz: string;
  readonly position: number;
  readonly question: Omit<Question, "_id">;
}

/**
 * Prepared insertion of a question: an import has up to a thousand, and a statement built for each would take ten times as long.
 */
export function preparerInsertionDeQuestion(db: Database): (a: AAjouter) => void {
  // INSERT … SELECT needs all columns in the table's order
  const noms = Object.keys(getTableColumns(tableQuestions));
  const ajouter = db
    .insert(tableQuestions)
    .select(
      sql`select ${sql.join(
        noms.map((nom) => sql.placeholder(nom)),
        sql`, `,
      )}`,
    )
    .prepare();
  return ({ question, ...place }) =>
    void ajouter.run({ ...encoderColonnesQuestion(question), ...place });
}
