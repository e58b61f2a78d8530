/** What a question says, in the columns of its row, and adding one by a statement that is written once. */
import { getTableColumns, sql } from "../drizzle.ts";
import type { Question } from "#contracts/quizz.ts";
import type { Base } from "../connection.ts";
import { questions } from "../schema/quizz.ts";

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
export function createAjoutDeQuestion(db: Base): (a: AAjouter) => void {
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
