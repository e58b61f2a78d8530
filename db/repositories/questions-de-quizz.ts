/** The questions of one quizz, as a save of the whole changes them. Who may is looked at before; within a transaction. */
import type { QuestionModifiee, QuizzModifie } from "#contracts/edition.ts";
import { sansRang } from "#contracts/question-vide.ts";
import type { Question } from "#contracts/quizz.ts";
import { and, asc, eq, getTableColumns, gte, inArray, type SQL, sql } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { newId } from "../ids.ts";
import { questions, quizz } from "../schema/quizz.ts";

/** What a save will do to the questions. */
interface Plan {
  readonly voulues: QuizzModifie["questions"];
  readonly connues: readonly string[];
  readonly retirees: readonly string[];
  /** Not named: they come after. */
  readonly restes: readonly string[];
  /** How many there will be. */
  readonly nombre: number;
  /** Rank, from 1, of the first that is named by an id which the quizz does not have; null when there is none. */
  readonly absente: number | null;
}

interface QuestionsDeQuizz {
  /** Ids, in their order. @param dont a condition on `questions` */
  enOrdre(id: string, dont?: SQL): string[];
  /** What would be done; writes nothing. */
  prevoir(id: string, voulues: QuizzModifie["questions"], retirees: readonly string[]): Plan;
  /** Does it. Returns the ids in their order. */
  appliquer(id: string, plan: Plan): string[];
  /** False when the quizz has no such question. */
  modifier(id: string, idQuestion: string, question: QuestionModifiee): boolean;
  /** At that rank, or at the end; the ranges to shuffle follow. Its id. */
  inserer(id: string, index: number, question: QuestionModifiee): string;
  /** False when the quizz has no such question; the ranges to shuffle follow. */
  retirer(id: string, idQuestion: string): boolean;
}

export function createQuestionsDeQuizz(db: Database): QuestionsDeQuizz {
  const enOrdre = (id: string, dont?: SQL): string[] =>
    db
      .select({ _id: questions._id })
      .from(questions)
      .where(and(eq(questions.quizz, id), dont))
      .orderBy(asc(questions.position))
      .all()
      .map(({ _id }) => _id);
  const ajouter = createAjoutDeQuestion(db);
  // two hundred of them in one save: written once, run often
  const placer = db
    .update(questions)
    .set({ position: sql`${sql.placeholder("position")}` })
    .where(eq(questions._id, sql.placeholder("_id")))
    .prepare();
  const ranger = (ids: readonly string[]) =>
    ids.forEach((_id, position) => void placer.run({ _id, position }));
  const suivre = (id: string, plages: (avant: readonly number[]) => number[]) => {
    const lu = db.select({ aleatoire: quizz.aleatoire }).from(quizz).where(eq(quizz._id, id)).get();
    if (lu === undefined) return;
    db.update(quizz)
      .set({ aleatoire: plages(lu.aleatoire) })
      .where(eq(quizz._id, id))
      .run();
  };
  const changer = db
    .update(questions)
    .set(Object.fromEntries(CHAMPS.map(([nom]) => [nom, sql`${sql.placeholder(nom)}`])))
    .where(
      and(eq(questions._id, sql.placeholder("_id")), eq(questions.quizz, sql.placeholder("quizz"))),
    )
    .prepare();
  const modifier = (id: string, _id: string, question: QuestionModifiee): boolean =>
    changer.run({ ...encoder(question), _id, quizz: id }).changes > 0;

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
        db.delete(questions)
          .where(and(eq(questions.quizz, id), inArray(questions._id, [...retirees])))
          .run();
      const nommees = voulues.map((une, position) => {
        if (typeof une === "string") return une;
        const { _id: demande, ...question } = une;
        if (siennes.has(demande)) {
          modifier(id, demande, question);
          return demande;
        }
        const _id = newId();
        ajouter({ _id, quizz: id, position, question });
        return _id;
      });
      const ordre = [...nommees, ...restes];
      ranger(ordre);
      return ordre;
    },
    inserer(id, index, question) {
      const rang = Math.min(index, enOrdre(id).length);
      db.update(questions)
        .set({ position: sql`${questions.position} + 1` })
        .where(and(eq(questions.quizz, id), gte(questions.position, rang)))
        .run();
      const _id = newId();
      ajouter({ _id, quizz: id, position: rang, question });
      suivre(id, (plages) => avecRang(plages, rang));
      return _id;
    },
    retirer(id, idQuestion) {
      const rang = enOrdre(id).indexOf(idQuestion);
      if (rang < 0) return false;
      db.delete(questions).where(eq(questions._id, idQuestion)).run();
      ranger(enOrdre(id));
      suivre(id, (plages) => sansRang(plages, rang));
      return true;
    },
  };
}

/** Ranges to shuffle once a question has come at that rank: inside one, it is of it. */
const avecRang = (plages: readonly number[], rang: number): number[] =>
  plages.map((borne) => (borne >= rang ? borne + 1 : borne));

/** What a question says, in the columns of its row, and adding one by a statement that is written once. */
const {
  _id: _unId,
  quizz: _quizz,
  position: _position,
  ...CE_QU_ELLE_DIT
} = getTableColumns(questions);
export const CHAMPS = Object.entries(CE_QU_ELLE_DIT);

/** What a question says, as its columns hold it: a prepared statement takes values as they are. */
export function encoder(question: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    CHAMPS.map(([nom, colonne]) => {
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

/** Two thousand of them come in one import: a statement made for each takes ten times as long, and holds up whoever writes. */
export function createAjoutDeQuestion(db: Database): (a: AAjouter) => void {
  // as the table has them: such an insertion names every column in that order
  const noms = Object.keys(getTableColumns(questions));
  const ajouter = db
    .insert(questions)
    .select(
      sql`select ${sql.join(
        noms.map((nom) => sql.placeholder(nom)),
        sql`, `,
      )}`,
    )
    .prepare();
  return ({ question, ...place }) => void ajouter.run({ ...encoder(question), ...place });
}
