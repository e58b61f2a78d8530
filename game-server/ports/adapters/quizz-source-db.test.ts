import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { createDatabaseReadRunner } from "#db/reads.ts";
import { createQuizzLists } from "#db/repositories/lists/lists.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "#db/test/banc.ts";
import { createDeckRepository } from "#db/repositories/deck-repository.ts";
import { IMPREVU_NEUF } from "#contracts/edition-imprevu.ts";
import { creerEtatDuGenerateurAleatoire, creerGenerateurAleatoire } from "#game/rules/hasard.ts";
import { tirerImprevuACharger } from "#game/rules/imprevus.ts";
import { composerPaquetImprevus } from "#game/rules/paquet.ts";
import { creerQuestionChoix } from "#game/rules/test/quizz.ts";
import { creerTableEnJeu } from "#game/rules/test/table.ts";
import { AUTEUR_SYSTEME } from "#game/rules/types/commandes.ts";
import { createSourceDeQuizzEtImprevusDb } from "./quizz-source-db.ts";

async function banc() {
  const { db } = await creerBaseDeTest();
  const liste = createQuizzLists(db).lister(
    { sorte: "public" },
    {
      limit: 1,
      page: 0,
      search: "noel",
      sort: null,
      tags: [],
    },
  );
  return {
    db,
    source: createSourceDeQuizzEtImprevusDb(db, {
      lire: async (lecture) => createDatabaseReadRunner(db)(lecture),
    }),
    id: liste.quizz[0]?._id ?? "",
  };
}

test("gives a quizz with its answers, the same copy until it changes", async () => {
  const { db, source, id } = await banc();
  const premier = await source.quizz(id, null);
  expect(premier?.questions[1]?.reponse).toEqual(["Chat"]);
  expect(await source.quizz(id, null)).toBe(premier);
  db.run(sql`update quizz set title = 'Autre', date = '2100-01-01T00:00:00.000Z'`);
  expect((await source.quizz(id, null))?.title).toBe("Autre");
});

test("leaves out questions in which nothing was written, for their creator too", async () => {
  const { db, source, id } = await banc();
  const createur = db.get<{ createur: string }>(sql`select createur from quizz where _id = ${id}`);
  const avant = (await source.quizz(id, null))?.questions.length ?? 0;
  db.run(sql`update questions set text = '', media = 'question.jpeg', options = '[]', reponse = '[]',
    precis = '[]', preuve = null, suite = null where quizz = ${id} and position = 0`);
  db.run(sql`update quizz set date = '2100-01-01T00:00:00.000Z' where _id = ${id}`);
  const apres = await source.quizz(id, createur?.createur ?? null);
  expect(apres?.questions).toHaveLength(avant - 1);
});

test("gives null for what is gone, hidden or unknown, even if it was read before", async () => {
  const { db, source, id } = await banc();
  await source.quizz(id, null);
  db.run(sql`update quizz set visibilite = 'prive', officiel = 0`);
  expect(await source.quizz(id, null)).toBeNull();
  expect(await source.quizz("inconnu", null)).toBeNull();
  expect(await source.imprevu("inconnu")).toBeNull();
});

test("reads a long quizz with a turn for the others every few questions, and never half of a save", async () => {
  const { db, source } = await banc();
  const quizzs = createQuizzRepository(db);
  const lea = creerCompteEnBase(db, "Lea");
  const id = quizzs.creer({
    title: "Long",
    createur: lea,
    tags: [],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    officiel: false,
    questions: Array.from({ length: 200 }, (_, rang) => ({
      ...QUESTION_RIEN,
      text: `avant ${String(rang)}`,
    })),
  });
  let tours = 0;
  const tourner = () => {
    tours++;
    if (tours === 5)
      db.run(sql`update questions set text = replace(text, 'avant', 'après') where quizz = ${id}`);
    if (tours === 5) db.run(sql`update quizz set date = '2100' where _id = ${id}`);
    prochain = setImmediate(tourner);
  };
  let prochain = setImmediate(tourner);
  const lu = await source.quizz(id, null);
  clearImmediate(prochain);
  expect(tours).toBeGreaterThan(20);
  expect(lu?.questions.map(({ text }) => text)).toEqual(
    Array.from({ length: 200 }, (_, rang) => `après ${String(rang)}`),
  );
  expect(lu).toEqual(quizzs.lire(id, null));
});

test("draws from all the imprévus", async () => {
  const { source } = await banc();
  const cartes = await source.cartes();
  expect(cartes.map(({ rare }) => rare)).toEqual([false, false, false, true]);
  expect(await source.imprevu(cartes[3]?._id ?? "")).toMatchObject({
    text: "Rarissime.",
    rare: true,
    suite: null,
    liste: [],
  });
});

test("no question is timed for more than an hour, whatever is stored", async () => {
  const { db, source, id } = await banc();
  db.run(sql`update questions set temps = 2147484 where quizz = ${id} and position = 1`);
  db.run(sql`update questions set temps = 30 where quizz = ${id} and position = 2`);
  expect((await source.quizz(id, null))?.questions.map(({ temps }) => temps)).toEqual([
    0, 3600, 30,
  ]);
});

test("a card in a pack made by an administrator is drawn where the pack is on, and never where it is off", async () => {
  const { db, source } = await banc();
  const id = createDeckRepository(db).ajouter({
    ...IMPREVU_NEUF,
    text: "Crêpe\u00A0!",
    niveau: "doux",
    paquet: "Chandeleur",
  });
  const cartes = await source.cartes();
  const tirees = (paquetsCoupes: readonly string[]) => {
    const table = creerTableEnJeu([creerQuestionChoix(), creerQuestionChoix()]);
    const paquet = composerPaquetImprevus(cartes, {
      niveau: "doux",
      paquetsCoupes: [...paquetsCoupes],
    });
    const jeu = {
      des: creerGenerateurAleatoire(creerEtatDuGenerateurAleatoire(5)),
      now: 0,
      auteur: AUTEUR_SYSTEME,
      entropie: [],
    };
    let partie = { ...table.partie, paquet };
    const ids = new Set<string>();
    for (let n = 0; n < 5_000; n++) {
      partie = tirerImprevuACharger(partie, { ...jeu, effets: [] }) ?? partie;
      if (partie.attente?.quoi === "imprevu") ids.add(partie.attente.id);
    }
    return ids;
  };
  expect([...tirees(["Maison"])]).toEqual([id]);
  expect(tirees([]).has(id ?? "")).toBe(true);
  expect(tirees(["Chandeleur"]).has(id ?? "")).toBe(false);
});

test("draws one composition at a time, and refuses a crowd of them", async () => {
  const { db } = await banc();
  const lire = createDatabaseReadRunner(db);
  let enCours = 0;
  const source = createSourceDeQuizzEtImprevusDb(db, {
    async lire(lecture) {
      expect(++enCours).toBe(1);
      await new Promise((passe) => setImmediate(passe));
      enCours--;
      return lire(lecture);
    },
  });
  const demande = {
    groupe: { compte: null, jeton: "", comptes: [] },
    voeux: {
      tags: [],
      nombre: 20,
      difficulte: "melange" as const,
      sources: ["publics" as const],
    },
    tirage: "un tirage",
  };
  const issues = await Promise.allSettled(
    Array.from({ length: 25 }, async () => source.composer(demande)),
  );
  expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
  const { questions } = await source.composer(demande);
  expect(questions.length).toBeGreaterThan(0);
  const lues = await source.questionsComposees(questions, null);
  expect(lues.map(({ _id }) => _id)).toEqual(questions.map(({ question }) => question));
});
