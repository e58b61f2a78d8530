/** Questions of a quizz that its author's other quizzes, or public ones, ask too (docs/decisions/0083). */
import { decouperEnMots, plierTextePourRecherche } from "#contracts/mots.ts";
import { type Question, trouverManiereDeRepondre } from "#contracts/quizz.ts";
import { DOUBLONS_PAR_QUESTION_MAX, type DoublonDeQuestion } from "#contracts/relecture.ts";
import { and, asc, eq, ne, or, sql } from "../drizzle.ts";
import type { Database } from "../connection.ts";
import { tableQuestions, tableQuizz } from "../schema/quizz.ts";
import {
  ecrireConditionSqlQuizzEcritPar,
  SQL_EST_QUIZZ_OFFICIEL,
  SQL_EST_QUIZZ_PUBLIC,
} from "../visibility.ts";

/** Questions of the same text that are looked at, for one question: "Qui chante ?" is asked everywhere. */
const LUES_PAR_QUESTION = 200;

export interface DoublonsRepository {
  /** Questions of a quizz that are asked elsewhere, in order; null when this account does not write the quizz. */
  trouver(idQuizz: string, compte: string): DoublonDeQuestion[] | null;
}

type Comparee = Pick<Question, "type" | "text" | "reponse">;

/** Column of the folded text of a question (migration 0027), which Drizzle does not describe. */
const PLI = sql`${tableQuestions}.pli`;

const COMPAREE = {
  _id: tableQuestions._id,
  type: tableQuestions.type,
  text: tableQuestions.text,
  reponse: tableQuestions.reponse,
};

export function createDoublonsRepository(db: Database): DoublonsRepository {
  const valeur = sql.placeholder;
  // a literal, so that SQLite recognizes the partial index
  const aUneReponse = sql`${tableQuestions.type} <> 'rien'`;
  const questions = db
    .select({ ...COMPAREE, pli: sql<string>`${PLI}` })
    .from(tableQuestions)
    .where(and(eq(tableQuestions.quizz, valeur("quizz")), aUneReponse))
    .orderBy(asc(tableQuestions.position))
    .prepare();
  const memeTexte = db
    .select({ ...COMPAREE, quizz: tableQuestions.quizz })
    .from(tableQuestions)
    .where(
      and(sql`${PLI} = ${valeur("pli")}`, aUneReponse, ne(tableQuestions.quizz, valeur("quizz"))),
    )
    .limit(LUES_PAR_QUESTION)
    .as("meme_texte");
  const sien = sql<number>`${tableQuizz.createur} = ${valeur("compte")}`;
  const ailleurs = db
    .select({
      type: memeTexte.type,
      text: memeTexte.text,
      reponse: memeTexte.reponse,
      _id: tableQuizz._id,
      title: tableQuizz.title,
      sien,
    })
    .from(memeTexte)
    .innerJoin(tableQuizz, eq(tableQuizz._id, memeTexte.quizz))
    // somebody else's quizz that the moderation hides is left out, because it is private meanwhile
    .where(or(SQL_EST_QUIZZ_PUBLIC, SQL_EST_QUIZZ_OFFICIEL, sien))
    .orderBy(sql`${sien} desc`, asc(tableQuizz.numero))
    .prepare();

  return {
    trouver(idQuizz, compte) {
      const ecrit = db
        .select({ _id: tableQuizz._id })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, idQuizz), ecrireConditionSqlQuizzEcritPar(db, compte)))
        .get();
      if (ecrit === undefined) return null;
      return questions.all({ quizz: idQuizz }).flatMap(({ _id, pli, ...question }) => {
        if (pli === "") return [];
        const dans = new Map<string, DoublonDeQuestion["dans"][number]>();
        for (const une of ailleurs.all({ pli, quizz: idQuizz, compte })) {
          if (dans.size === DOUBLONS_PAR_QUESTION_MAX) break;
          if (!sontQuestionsEnDoublon(question, une)) continue;
          dans.set(une._id, { _id: une._id, title: une.title, sien: une.sien === 1 });
        }
        return dans.size === 0 ? [] : [{ _id, text: question.text, dans: [...dans.values()] }];
      });
    },
  };
}

const plier = (texte: string): string =>
  decouperEnMots(texte).map(plierTextePourRecherche).join(" ");

/**
 * Whether two questions ask the same: the same text, but for case, accents and punctuation, and a right answer in common (all of
 * them, for options to put in order), because "Quel est ce film ?" is asked of many films. Pure.
 */
export function sontQuestionsEnDoublon(a: Comparee, b: Comparee): boolean {
  if (plier(a.text) !== plier(b.text)) return false;
  // an answer without letters, such as "€", folds to nothing, so it is compared as it is written
  const cles = ({ reponse }: Comparee) => reponse.map((texte) => plier(texte) || texte.trim());
  const [siennes, autres] = [cles(a), new Set(cles(b))];
  const enOrdre = [a, b].map((une) => trouverManiereDeRepondre(une) === "toutesLesOptions");
  if (enOrdre.includes(true))
    return (
      enOrdre.every(Boolean) &&
      siennes.length === autres.size &&
      siennes.every((cle) => autres.has(cle))
    );
  return siennes.some((cle) => autres.has(cle));
}
