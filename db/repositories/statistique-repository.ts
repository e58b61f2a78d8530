/** Statistics of the answers to each quizz's questions, for its authors only (decisions/0080). */
import { createHash } from "node:crypto";
import { and, asc, desc, eq, gte, inArray, ne, not, or, sql } from "../drizzle.ts";
import { estIdDeQuizzCompose } from "#contracts/composition.ts";
import { calculerMediane } from "#contracts/compte-rendu.ts";
import type { PartieFinie } from "#contracts/historique.ts";
import { questionAttendReponse, trouverManiereDeRepondre, typeQuestion } from "#contracts/quizz.ts";
import {
  calculerTeneurDeQuestion,
  PARTIES_AVANT_DE_MONTRER_REPONSE_TAPEE,
  MEDIANES_GARDEES_PAR_QUESTION_MAX,
  type StatistiqueDeQuestion,
} from "#contracts/statistiques.ts";
import type { Database } from "../connection.ts";
import {
  tableFaussesReponses,
  tableQuestions,
  tableQuizz,
  tableStatistiquesQuestions,
} from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzEcritPar } from "../visibility.ts";

type Releves = PartieFinie["statistiques"];

/** Types of questions whose answers are typed. */
const TYPES_TAPES = typeQuestion.options.filter(
  (type) => trouverManiereDeRepondre({ type }) === "texte",
);
/** Maximum number of wrong answers kept for a question: those given in most games, then the most given, then the latest. */
const FAUSSES_GARDEES = 50;

export interface StatistiquesQuestionsRepository {
  /** Adds the statistics of one game; those of a composed quizz go to the quizzes of its questions. The caller ensures that a game is added once. */
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
  /** Statistics of each answered question, in order; null when this account does not write the quizz. */
  lire(idQuizz: string, compte: string): StatistiqueDeQuestion[] | null;
  /**
   * Notes whether the author wants a question to be as doubtful as it is, until the question asks something else.
   * @returns false when this account has no such question, or nobody has answered it as it is
   */
  vouloir(idQuizz: string, question: string, compte: string, voulu: boolean): boolean;
}

/** Short hash of a question's teneur, which does not reveal the question. */
export const calculerEmpreinteDeTeneur = (teneur: string): string =>
  createHash("sha256").update(teneur).digest("base64url");

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
      parties: 1,
      temps: valeur("temps"),
    })
    .onConflictDoUpdate({
      target: tableStatistiquesQuestions.question,
      set: {
        posees: sql`posees + excluded.posees`,
        justes: sql`justes + excluded.justes`,
        parties: sql`parties + 1`,
        temps: sql`excluded.temps`,
      },
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
  const poseesParId = db
    .select({ ...TENEUR, quizz: tableQuestions.quizz })
    .from(tableQuestions)
    .where(sql`${tableQuestions._id} in (select value from json_each(${valeur("ids")}))`)
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
          gte(tableFaussesReponses.parties, PARTIES_AVANT_DE_MONTRER_REPONSE_TAPEE),
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

  const estSien = (idQuizz: string, compte: string) =>
    db
      .select({ _id: tableQuizz._id })
      .from(tableQuizz)
      .where(and(eq(tableQuizz._id, idQuizz), ecrireConditionSqlQuizzEcritPar(db, compte)))
      .get() !== undefined;

  return {
    compter(idQuizz, releves) {
      if (releves.length === 0) return;
      const ids = JSON.stringify(releves.map(({ question }) => question));
      const actuelles = new Map(
        poseesParId
          .all({ ids })
          .filter(({ quizz }) => quizz === idQuizz || estIdDeQuizzCompose(idQuizz))
          .map((question) => [question._id, calculerTeneurDeQuestion(question)]),
      );
      for (const { question, teneur, posees, justes, fausses, medianeMs } of releves) {
        // statistics of a question that was removed or asks something else by now are dropped
        if (actuelles.get(question) !== teneur) continue;
        const empreinte = calculerEmpreinteDeTeneur(teneur);
        oublier.run({ question, empreinte });
        const avant = lues.get({ question })?.temps ?? [];
        const temps = avant.concat(medianeMs ?? []).slice(-MEDIANES_GARDEES_PAR_QUESTION_MAX);
        ajouter.run({ question, empreinte, posees, justes, temps });
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
        .set({ empreinte: calculerEmpreinteDeTeneur(teneurApres), justes: sql`justes + ${fois}` })
        .where(
          and(
            eq(tableStatistiquesQuestions.question, _id),
            eq(tableStatistiquesQuestions.empreinte, calculerEmpreinteDeTeneur(teneurAvant)),
          ),
        )
        .run();
      if (changes > 0) db.delete(tableFaussesReponses).where(fausse).run();
    },
    lire(idQuizz, compte) {
      if (!estSien(idQuizz, compte)) return null;
      return poseesDe
        .all({ quizz: idQuizz })
        .filter(questionAttendReponse)
        .map((question) => {
          const { _id } = question;
          const teneur = calculerTeneurDeQuestion(question);
          const lue = lues.get({ question: _id });
          // statistics of an earlier wording of the question no longer count
          const juste = lue?.empreinte === calculerEmpreinteDeTeneur(teneur) ? lue : undefined;
          return {
            _id,
            teneur,
            parties: juste?.parties ?? 0,
            posees: juste?.posees ?? 0,
            justes: juste?.justes ?? 0,
            medianeMs: calculerMediane(juste?.temps ?? []),
            fausse: (juste && pireFausse.get({ question: _id })) ?? null,
            voulu: juste?.voulu ?? false,
          };
        });
    },
    vouloir(idQuizz, question, compte, voulu) {
      if (!estSien(idQuizz, compte)) return false;
      const posee = poseesDe.all({ quizz: idQuizz }).find(({ _id }) => _id === question);
      if (posee === undefined) return false;
      const { changes } = db
        .update(tableStatistiquesQuestions)
        .set({ voulu })
        .where(
          and(
            eq(tableStatistiquesQuestions.question, question),
            eq(
              tableStatistiquesQuestions.empreinte,
              calculerEmpreinteDeTeneur(calculerTeneurDeQuestion(posee)),
            ),
          ),
        )
        .run();
      return changes > 0;
    },
  };
}
