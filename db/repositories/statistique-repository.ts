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
import { faussesReponses, questions, quizz, statistiquesQuestions } from "../schema/quizz.ts";

type Releves = SoireeFinie["statistiques"];
export type StatistiquesDeQuestions = z.infer<typeof reponseStatistiquesQuizz>["questions"];

/** Types of questions whose answers are typed. */
const TYPES_TAPES = typeQuestion.options.filter(
  (type) => trouverManiereDeRepondre({ type }) === "texte",
);
/** Wrong answers kept for a question: first those given in most games, then the most given, then the latest. */
const FAUSSES_GARDEES = 50;

export interface StatistiqueRepository {
  /** Adds the statistics of one game. The caller ensures that a game is added once. */
  compter(idQuizz: string, releves: Releves): void;
  /** Statistics of each answered question, in order; null when the quizz is not this account's. */
  lire(idQuizz: string, compte: string): StatistiquesDeQuestions | null;
}

/** Short hash of a question's teneur, which does not reveal the question. */
const empreinteDe = (teneur: string) => createHash("sha256").update(teneur).digest("base64url");

const TENEUR = {
  _id: questions._id,
  type: questions.type,
  options: questions.options,
  reponse: questions.reponse,
  precis: questions.precis,
};

export function createStatistiqueRepository(db: Database): StatistiqueRepository {
  const valeur = sql.placeholder;
  // statements are prepared because the typed answers of a crowd bring many wrong ones, while games wait
  const oublier = db
    .delete(statistiquesQuestions)
    .where(
      and(
        eq(statistiquesQuestions.question, valeur("question")),
        ne(statistiquesQuestions.empreinte, valeur("empreinte")),
      ),
    )
    .prepare();
  const ajouter = db
    .insert(statistiquesQuestions)
    .values({
      question: valeur("question"),
      empreinte: valeur("empreinte"),
      posees: valeur("posees"),
      justes: valeur("justes"),
    })
    .onConflictDoUpdate({
      target: statistiquesQuestions.question,
      set: { posees: sql`posees + excluded.posees`, justes: sql`justes + excluded.justes` },
    })
    .prepare();
  const ajouterFausse = db
    .insert(faussesReponses)
    .values({
      question: valeur("question"),
      cle: valeur("cle"),
      texte: valeur("texte"),
      fois: valeur("fois"),
      parties: 1,
    })
    .onConflictDoUpdate({
      target: [faussesReponses.question, faussesReponses.cle],
      set: { fois: sql`fois + excluded.fois`, parties: sql`parties + 1` },
    })
    .prepare();
  const elaguer = db
    .delete(faussesReponses)
    .where(
      and(
        eq(faussesReponses.question, valeur("question")),
        sql`cle not in (select cle from ${faussesReponses} where question = ${valeur("question")}
          order by parties desc, fois desc, rowid desc limit ${FAUSSES_GARDEES})`,
      ),
    )
    .prepare();
  const poseesDe = db
    .select(TENEUR)
    .from(questions)
    .where(eq(questions.quizz, valeur("quizz")))
    .orderBy(asc(questions.position))
    .prepare();
  const lues = db
    .select()
    .from(statistiquesQuestions)
    .where(eq(statistiquesQuestions.question, valeur("question")))
    .prepare();
  // an option may be shown at once; a typed answer may identify a table until several games have given it
  const pireFausse = db
    .select({ texte: faussesReponses.texte, fois: faussesReponses.fois })
    .from(faussesReponses)
    .innerJoin(questions, eq(questions._id, faussesReponses.question))
    .where(
      and(
        eq(faussesReponses.question, valeur("question")),
        or(
          not(inArray(questions.type, TYPES_TAPES)),
          gte(faussesReponses.parties, PARTIES_AVANT_DE_MONTRER_REPONSE),
        ),
      ),
    )
    .orderBy(desc(faussesReponses.fois), desc(faussesReponses.parties), asc(faussesReponses.cle))
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
    lire(idQuizz, compte) {
      const sien = db
        .select({ _id: quizz._id })
        .from(quizz)
        .where(and(eq(quizz._id, idQuizz), eq(quizz.createur, compte)))
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
