import { sql } from "../drizzle.ts";
import { expect, test } from "vitest";
import type { PartieFinie } from "#contracts/historique.ts";
import type { Question } from "#contracts/quizz.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { createMesQuizzList } from "./lists/own-list.ts";
import { createEditionQuizzRepository } from "./edition-repository.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createQuizzRepository } from "./quizz-repository.ts";
import { createStatistiquesQuestionsRepository } from "./statistique-repository.ts";

type Releve = PartieFinie["statistiques"][number];

const fausse = (texte: string, fois = 1) => ({ cle: texte.toLowerCase(), texte, fois });

/** Léa's quizz: a typed answer, a choice, and a message. */
async function monter() {
  const { db } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const quizz = createQuizzRepository(db).creer({
    title: "À moi",
    tags: [],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: lea,
    officiel: false,
    questions: [
      { ...QUESTION_RIEN, type: "entree", reponse: ["Oui"] },
      { ...QUESTION_RIEN, type: "choix", options: ["Oui", "Non", "Bof"], reponse: ["Oui"] },
      QUESTION_RIEN,
    ],
  });
  const lire = () => createQuizzRepository(db).lire(quizz, lea)?.questions ?? [];
  const [libre, choix] = lire();
  if (libre === undefined || choix === undefined) throw new Error("no questions");
  const depot = createStatistiquesQuestionsRepository(db);
  let parties = 0;
  /** Stores a finished game with the given answers to the questions as they are now. */
  const jouer = (
    releves: readonly (Partial<Releve> & { readonly de: Question })[],
    id = `p${++parties}`,
  ) =>
    createHistoriqueRepository(db).ecrire({
      id,
      code: "ABC123",
      quizzId: quizz,
      titre: "À moi",
      nbQuestions: 1,
      joueurs: [],
      statistiques: releves.map(({ de, ...releve }) => ({
        question: de._id,
        teneur: calculerTeneurDeQuestion(de),
        posees: 0,
        justes: 0,
        fausses: [],
        medianeMs: null,
        ...releve,
      })),
    });
  const montrees = () =>
    (depot.lire(quizz, lea) ?? []).map(({ posees, justes, fausse: f }) => [posees, justes, f]);
  const modifier = (question: Question, champs: Partial<Question>) => {
    const { _id, ...corps } = { ...question, ...champs };
    createEditionQuizzRepository(db).modifier(quizz, _id, lea, corps, undefined);
  };
  return { db, depot, quizz, lea, tom, libre, choix, lire, jouer, montrees, modifier };
}

test("games add up, and the most given wrong answer is told; a message has no numbers", async () => {
  const { choix, jouer, montrees } = await monter();
  jouer([{ de: choix, posees: 4, justes: 1, fausses: [fausse("Non", 2), fausse("Bof")] }]);
  jouer([{ de: choix, posees: 3, justes: 1, fausses: [fausse("Bof", 2)] }]);
  expect(montrees()).toEqual([
    [0, 0, null],
    [7, 2, { texte: "Bof", fois: 3 }],
  ]);
});

test("a typed answer is told once three different games gave it", async () => {
  const { libre, jouer, montrees } = await monter();
  const fausses = [fausse("Chez Tom", 5)];
  jouer([{ de: libre, posees: 5, fausses }], "a");
  jouer([{ de: libre, posees: 5, fausses }], "b");
  // the same game written again, as after a restart
  jouer([{ de: libre, posees: 5, fausses }], "b");
  expect(montrees()[0]).toEqual([10, 0, null]);
  jouer([{ de: libre, posees: 1, fausses: [{ ...fausse("chez tom"), texte: "CHEZ TOM" }] }], "c");
  expect(montrees()[0]).toEqual([11, 0, { texte: "Chez Tom", fois: 11 }]);
});

test("a change of what is asked begins anew, and a game begun before it does not count", async () => {
  const { choix, jouer, lire, montrees, modifier } = await monter();
  jouer([{ de: choix, posees: 4, justes: 1, fausses: [fausse("Non", 3)] }]);
  modifier(choix, { text: "Autrement dit ?", temps: 20 });
  expect(montrees()[1]).toEqual([4, 1, { texte: "Non", fois: 3 }]);
  modifier(choix, { reponse: ["Non"] });
  expect(montrees()[1]).toEqual([0, 0, null]);
  jouer([{ de: choix, posees: 4, justes: 1 }]);
  expect(montrees()[1]).toEqual([0, 0, null]);
  const [, nouvelle = choix] = lire();
  jouer([{ de: nouvelle, posees: 2, justes: 1, fausses: [fausse("Bof")] }]);
  expect(montrees()[1]).toEqual([2, 1, { texte: "Bof", fois: 1 }]);
  // a game that is longer than the quizz removes no statistics either
  jouer([{ de: choix, posees: 4, justes: 1 }]);
  expect(montrees()[1]).toEqual([2, 1, { texte: "Bof", fois: 1 }]);
});

test("only the creator reads them, and they go with the question, the quizz and the account", async () => {
  const { db, depot, quizz, lea, tom, choix, libre, jouer } = await monter();
  const restent = () =>
    db.get(sql`select (select count(*) from statistiques_questions) as questions,
      (select count(*) from fausses_reponses) as fausses`);
  jouer([
    { de: choix, posees: 1, fausses: [fausse("Non")] },
    { de: libre, posees: 1, fausses: [fausse("Non")] },
  ]);
  expect([depot.lire(quizz, tom), depot.lire("autre", lea)]).toEqual([null, null]);
  createEditionQuizzRepository(db).retirer(quizz, choix._id, lea);
  expect(restent()).toEqual({ questions: 1, fausses: 1 });
  db.run(sql`delete from comptes where _id = ${lea}`);
  expect(restent()).toEqual({ questions: 0, fausses: 0 });
});

test("a question that is gone, or of another quizz, is left out, and the game is written", async () => {
  const { db, depot, lea, choix, jouer, montrees } = await monter();
  jouer([{ de: { ...choix, _id: "partie" }, posees: 4 }]);
  const autre = createQuizzRepository(db).creer({
    title: "Autre",
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: lea,
    officiel: false,
    questions: [QUESTION_RIEN],
  });
  depot.compter(autre, [
    {
      question: choix._id,
      teneur: calculerTeneurDeQuestion(choix),
      posees: 4,
      justes: 4,
      fausses: [],
      medianeMs: null,
    },
  ]);
  expect(montrees()[1]).toEqual([0, 0, null]);
  expect(db.get(sql`select count(*) as n from parties_finies`)).toEqual({ n: 1 });
});

test("wrong answers are not kept without end: those of one table give way first", async () => {
  const { db, libre, jouer, montrees } = await monter();
  for (let n = 0; n < 3; n++) jouer([{ de: libre, posees: 1, fausses: [fausse("tenace")] }]);
  for (let n = 0; n < 12; n++)
    jouer([
      { de: libre, posees: 9, fausses: Array.from({ length: 9 }, (_, i) => fausse(`${n} ${i}`)) },
    ]);
  expect(db.get(sql`select count(*) as n from fausses_reponses`)).toEqual({ n: 50 });
  expect(montrees()[0]).toEqual([111, 0, { texte: "tenace", fois: 3 }]);
});

test("a game that was stored before answers were counted is written all the same", async () => {
  const { db, montrees } = await monter();
  const ancienne = {
    id: "vieille",
    code: "ABC123",
    quizzId: "q",
    titre: "Q",
    nbQuestions: 1,
    joueurs: [],
  };
  db.run(
    sql`insert into soirees_a_ecrire (_id, texte) values ('vieille', ${JSON.stringify(ancienne)})`,
  );
  expect(createHistoriqueRepository(db).relever(new Set())).toMatchObject({ ecartees: [] });
  expect(db.get(sql`select count(*) as n from parties_finies`)).toEqual({ n: 1 });
  expect(montrees()[1]).toEqual([0, 0, null]);
});

test("games and their times add up: the median of the medians of the last twenty games", async () => {
  const { depot, quizz, lea, choix, libre, jouer } = await monter();
  const chiffres = () =>
    (depot.lire(quizz, lea) ?? []).map(({ parties, medianeMs }) => [parties, medianeMs]);
  expect(chiffres()[1]).toEqual([0, null]);
  // the same game written again counts once; a game without a time has none
  jouer([{ de: choix, posees: 2, medianeMs: 9000 }], "une");
  jouer([{ de: choix, posees: 2, medianeMs: 9000 }], "une");
  jouer([{ de: choix, posees: 2 }]);
  jouer([{ de: choix, posees: 2, medianeMs: 1000 }]);
  jouer([{ de: choix, posees: 2, medianeMs: 2000 }]);
  expect(chiffres()).toEqual([
    [0, null],
    [4, 2000],
  ]);
  for (let n = 0; n < 20; n++) jouer([{ de: choix, posees: 1, medianeMs: 5000 + n }]);
  expect(chiffres()[1]).toEqual([24, 5009]);
  jouer([{ de: libre, posees: 1, medianeMs: 300 }]);
  expect(chiffres()[0]).toEqual([1, 300]);
});

test("a change of what is asked forgets games, times and what was wanted", async () => {
  const { depot, quizz, lea, tom, choix, lire, jouer, modifier } = await monter();
  const lue = () => depot.lire(quizz, lea)?.[1];
  const vouloir = (qui = lea) => depot.vouloir(quizz, choix._id, qui, true);
  expect(vouloir()).toBe(false);
  jouer([{ de: choix, posees: 2, medianeMs: 9000 }]);
  expect([vouloir(tom), depot.vouloir("autre", choix._id, lea, true)]).toEqual([false, false]);
  expect(lue()?.voulu).toBe(false);
  expect(vouloir()).toBe(true);
  expect(lue()).toMatchObject({ parties: 1, medianeMs: 9000, voulu: true });
  modifier(choix, { reponse: ["Non"] });
  expect(lue()).toMatchObject({ parties: 0, medianeMs: null, voulu: false });
  expect(vouloir()).toBe(false);
  const [, nouvelle = choix] = lire();
  jouer([{ de: nouvelle, posees: 1, medianeMs: 100 }]);
  expect(lue()).toMatchObject({ parties: 1, medianeMs: 100, voulu: false });
});

test("one's own list says how often a quizz was played, and how many of its questions are doubtful", async () => {
  const { db, depot, quizz, lea, choix, libre, jouer, modifier } = await monter();
  const ligne = () => {
    const requete = { limit: 50, page: 0, search: "", sort: null, tags: [] };
    const [une] = createMesQuizzList(db).lister(lea, true, requete).quizz;
    return [une?.parties, une?.doutes];
  };
  expect(ligne()).toEqual([0, 0]);
  jouer([{ de: choix, posees: 10, justes: 4, fausses: [fausse("Non", 6)] }]);
  expect(ligne()).toEqual([1, 0]);
  jouer([
    { de: choix, posees: 10, justes: 5, fausses: [fausse("Non", 5)] },
    { de: libre, posees: 20, justes: 20 },
  ]);
  expect(ligne()).toEqual([2, 2]);
  depot.vouloir(quizz, libre._id, lea, true);
  expect(ligne()).toEqual([2, 1]);
  // the games are gone, as those that no account keeps: the questions still know
  db.run(sql`delete from parties_finies`);
  expect(ligne()).toEqual([2, 1]);
  modifier(choix, { reponse: ["Non"] });
  expect(ligne()).toEqual([2, 0]);
  for (let n = 0; n < 3; n++) jouer([]);
  expect(ligne()).toEqual([3, 0]);
});
