/** Statistics of the answers to each quizz's questions, for its creator only (decisions/0080). */
import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, inArray, ne, not, or, sql } from "../drizzle.ts";
import type { z } from "zod";
import type { SoireeFinie } from "#contracts/historique.ts";
import { questionAttendReponse, trouverManiereDeRepondre, typeQuestion } from "#contracts/quizz.ts";
import {
  PARTIES_AVANT_DE_MONTRER_REPONSE,
  type reponseStatistiquesQuizz,
  calculerTeneurDeQuestion,
} from "#contracts/statistiques.ts";
import type { Database } from "../connection.ts";
import {
  tableFaussesReponses,
  tableQuestions,
  tableQuizz,
  tableStatistiquesQuestions,
} from "../schema/quizz.ts";

type Releves = SoireeFinie["statistiques"];
export type StatistiquesDeQuestions = z.infer<typeof reponseStatistiquesQuizz>["questions"];

/** Types of questions whose answers are typed. */
const TYPES_TAPES = typeQuestion.options.filter(
  (type) => trouverManiereDeRepondre({ type }) === "texte",
);
/** Wrong answers kept for a question: first those given in most games, then the most given, then the latest. */
const FAUSSES_GARDEES = 50;

export interface StatistiquesQuestionsRepository {
  /** Adds the statistics of one game. The caller ensures that a game is added once. */
  compter(idQuizz: string, releves: Releves): void;
  /**
   * Keeps the statistics of a question whose author has accepted one more answer: what was wrong under that answer is right.
   * @param cle normalized form of the answer
   */
  accepter(question: {
    readonly _id: string;
    readonly teneurAvant: string;
    readonly teneurApres: string;
    readonly cle: string;
  }): void;
  /** Statistics of each answered question, in order; null when the quizz is not this account's. */
  lire(idQuizz: string, compte: string): StatistiquesDeQuestions | null;
}

/** Short hash of a question's teneur, which does not reveal the question. */
const empreinteDe = (teneur: string) => createHash("sha256").update(teneur).digest("base64url");

const TENEUR = {
  _id: tableQuestions._id,
  type: tableQuestions.type,
  options: tableQuestions.options,
  reponse: tableQuestions.reponse,
  precis: tableQuestions.precis,
};

export function createStatistiquesQuestionsRepository(
  db: Database,
): StatistiquesQuestionsRepository {
  const valeur = sql.placeholder;
  // statements are prepared because the typed answers of a crowd bring many wrong ones, while games wait
  const oublier = db
    .delete(tableStatistiquesQuestions)
    .where(
      and(
        eq(tableStatistiquesQuestions.question, valeur("question")),
        ne(tableStatistiquesQuestions.empreinte, valeur("empreinte")),
      ),
    )
    .prepare();
  const ajouter = db
    .insert(tableStatistiquesQuestions)
    .values({
      question: valeur("question"),
      empreinte: valeur("empreinte"),
      posees: valeur("posees"),
      justes: valeur("justes"),
    })
    .onConflictDoUpdate({
      target: tableStatistiquesQuestions.question,
      set: { posees: sql`posees + excluded.posees`, justes: sql`justes + excluded.justes` },
    })
    .prepare();
  const ajouterFausse = db
    .insert(tableFaussesReponses)
    .values({
      question: valeur("question"),
      cle: valeur("cle"),
      texte: valeur("texte"),
      fois: valeur("fois"),
      parties: 1,
    })
    .onConflictDoUpdate({
      target: [tableFaussesReponses.question, tableFaussesReponses.cle],
      set: { fois: sql`fois + excluded.fois`, parties: sql`parties + 1` },
    })
    .prepare();
  const elaguer = db
    .delete(tableFaussesReponses)
    .where(
      and(
        eq(tableFaussesReponses.question, valeur("question")),
        sql`cle not in (select cle from ${tableFaussesReponses} where question = ${valeur("question")}
          order by parties desc, fois desc, rowid desc limit ${FAUSSES_GARDEES})`,
      ),
    )
    .prepare();
  const poseesDe = db
    .select(TENEUR)
    .from(tableQuestions)
    .where(eq(tableQuestions.quizz, valeur("quizz")))
    .orderBy(asc(tableQuestions.position))
    .prepare();
  const lues = db
    .select()
    .from(tableStatistiquesQuestions)
    .where(eq(tableStatistiquesQuestions.question, valeur("question")))
    .prepare();
  // an option may be shown at once; a typed answer may identify a table until several games have given it
  const pireFausse = db
    .select({ texte: tableFaussesReponses.texte, fois: tableFaussesReponses.fois })
    .from(tableFaussesReponses)
    .innerJoin(tableQuestions, eq(tableQuestions._id, tableFaussesReponses.question))
    .where(
      and(
        eq(tableFaussesReponses.question, valeur("question")),
        or(
          not(inArray(tableQuestions.type, TYPES_TAPES)),
          gte(tableFaussesReponses.parties, PARTIES_AVANT_DE_MONTRER_REPONSE),
        ),
      ),
    )
    .orderBy(
      desc(tableFaussesReponses.fois),
      desc(tableFaussesReponses.parties),
      asc(tableFaussesReponses.cle),
    )
    .limit(1)
    .prepare();

  return {
    compter(idQuizz, releves) {
      if (releves.length === 0) return;
      const actuelles = new Map(
        poseesDe
          .all({ quizz: idQuizz })
          .map((question) => [question._id, calculerTeneurDeQuestion(question)]),
      );
      for (const { question, teneur, posees, justes, fausses } of releves) {
        // the question was removed or asks something else by now
        if (actuelles.get(question) !== teneur) continue;
        const empreinte = empreinteDe(teneur);
        oublier.run({ question, empreinte });
        ajouter.run({ question, empreinte, posees, justes });
        for (const fausse of fausses) ajouterFausse.run({ question, ...fausse });
        elaguer.run({ question });
      }
    },
    accepter({ _id, teneurAvant, teneurApres, cle }) {
      const fausse = and(eq(tableFaussesReponses.question, _id), eq(tableFaussesReponses.cle, cle));
      const { fois = 0 } =
        db
          .select({ fois: tableFaussesReponses.fois })
          .from(tableFaussesReponses)
          .where(fausse)
          .get() ?? {};
      const { changes } = db
        .update(tableStatistiquesQuestions)
        .set({ empreinte: empreinteDe(teneurApres), justes: sql`justes + ${fois}` })
        .where(
          and(
            eq(tableStatistiquesQuestions.question, _id),
            eq(tableStatistiquesQuestions.empreinte, empreinteDe(teneurAvant)),
          ),
        )
        .run();
      if (changes > 0) db.delete(tableFaussesReponses).where(fausse).run();
    },
    lire(idQuizz, compte) {
      const sien = db
        .select({ _id: tableQuizz._id })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, idQuizz), eq(tableQuizz.createur, compte)))
        .get();
      if (sien === undefined) return null;
      return poseesDe
        .all({ quizz: idQuizz })
        .filter(questionAttendReponse)
        .map((question) => {
          const { _id } = question;
          const lue = lues.get({ question: _id });
          // statistics of an earlier wording of the question no longer count
          if (
            lue === undefined ||
            lue.empreinte !== empreinteDe(calculerTeneurDeQuestion(question))
          )
            return { _id, posees: 0, justes: 0, fausse: null };
          const { posees, justes } = lue;
          return { _id, posees, justes, fausse: pireFausse.get({ question: _id }) ?? null };
        });
    },
  };
}
