/** Figures of the quizzes of one's own list, from their games: how often they were played, and how many of their questions are doubtful. */
import { count, eq, inArray, sql } from "../../drizzle.ts";
import {
  calculerTeneurDeQuestion,
  REPONSES_AVANT_DE_DOUTER,
  trouverDouteDeStatistique,
} from "#contracts/statistiques.ts";
import type { Database } from "../../connection.ts";
import { tablePartiesFinies } from "../../schema/parties.ts";
import {
  tableFaussesReponses,
  tableQuestions,
  tableStatistiquesQuestions,
} from "../../schema/quizz.ts";
import { calculerEmpreinteDeTeneur } from "../statistique-repository.ts";

interface QuizzJoue {
  readonly parties: number;
  readonly doutes: number;
}

const JAMAIS_JOUE: QuizzJoue = { parties: 0, doutes: 0 };

/** Reads what games say of quizzes. @returns a function that tells it of each of them, by id */
export function lireChiffresDeJeuDesQuizz(
  db: Database,
  ids: readonly string[],
): (idQuizz: string) => QuizzJoue {
  const joues = new Map<string, QuizzJoue>();
  const de = (quizz: string) => joues.get(quizz) ?? JAMAIS_JOUE;
  // both counts may be too low, so the larger one is told: finished games that nobody claims go after a week, and statistics start
  // again when a question changes
  const auMoins = (quizz: string, parties: number) =>
    joues.set(quizz, { ...de(quizz), parties: Math.max(parties, de(quizz).parties) });
  for (const { quizz, n } of compterPartiesFinies(db, ids)) if (quizz !== null) auMoins(quizz, n);
  const statistiques = lireStatistiques(db, ids);
  for (const { quizz, parties } of statistiques) auMoins(quizz, parties);
  const assez = statistiques.filter(
    ({ posees, voulu }) => posees >= REPONSES_AVANT_DE_DOUTER && !voulu,
  );
  const pires = lirePiresFausses(
    db,
    assez.map(({ question }) => question),
  );
  for (const statistique of assez) {
    const fois = pires.get(statistique.question);
    const fausse = fois === undefined ? null : { fois };
    if (trouverDouteDeStatistique({ ...statistique, fausse }) === null) continue;
    const empreinte = calculerEmpreinteDeTeneur(calculerTeneurDeQuestion(statistique));
    // statistics of an earlier wording of the question no longer count
    if (statistique.empreinte !== empreinte) continue;
    const joue = de(statistique.quizz);
    joues.set(statistique.quizz, { ...joue, doutes: joue.doutes + 1 });
  }
  return de;
}

const parmi = (ids: readonly string[]) =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

const compterPartiesFinies = (db: Database, ids: readonly string[]) =>
  db
    .select({ quizz: tablePartiesFinies.quizz, n: count() })
    .from(tablePartiesFinies)
    .where(inArray(tablePartiesFinies.quizz, parmi(ids)))
    .groupBy(tablePartiesFinies.quizz)
    .all();

const lireStatistiques = (db: Database, ids: readonly string[]) =>
  db
    .select({
      quizz: tableQuestions.quizz,
      type: tableQuestions.type,
      options: tableQuestions.options,
      reponse: tableQuestions.reponse,
      precis: tableQuestions.precis,
      question: tableStatistiquesQuestions.question,
      empreinte: tableStatistiquesQuestions.empreinte,
      parties: tableStatistiquesQuestions.parties,
      posees: tableStatistiquesQuestions.posees,
      justes: tableStatistiquesQuestions.justes,
      voulu: tableStatistiquesQuestions.voulu,
    })
    .from(tableQuestions)
    .innerJoin(
      tableStatistiquesQuestions,
      eq(tableStatistiquesQuestions.question, tableQuestions._id),
    )
    .where(inArray(tableQuestions.quizz, parmi(ids)))
    .all();

/** How often the most given wrong answer of each of these questions was given. */
function lirePiresFausses(db: Database, questions: readonly string[]): ReadonlyMap<string, number> {
  if (questions.length === 0) return new Map();
  const lues = db
    .select({
      question: tableFaussesReponses.question,
      fois: sql<number>`max(${tableFaussesReponses.fois})`,
    })
    .from(tableFaussesReponses)
    .where(inArray(tableFaussesReponses.question, parmi(questions)))
    .groupBy(tableFaussesReponses.question)
    .all();
  return new Map(lues.map(({ question, fois }) => [question, fois]));
}
