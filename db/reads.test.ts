/** Cached answers: every changed part of a row shows in the next answer. */
import { sql } from "./drizzle.ts";
import { expect, test } from "vitest";
import { reponseListeQuizz, type RequeteListeQuizz } from "#contracts/quizz.ts";
import { createDatabaseReadRunner } from "./reads.ts";
import { createCompteRepository } from "./repositories/compte-repository.ts";
import { createEditionQuizzRepository } from "./repositories/edition-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "./test/banc.ts";

const REQUETE: RequeteListeQuizz = { limit: 1, page: 0, search: "", sort: "ajout", tags: [] };
const SANS_QUESTION = { questions: [], retirees: [], ecrase: false };

test("what a row of everybody's list says is true at each reading", async () => {
  const { db } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const quizzs = createQuizzRepository(db);
  const edition = createEditionQuizzRepository(db);
  const id = quizzs.creer({
    title: "Fromages",
    createur: lea,
    tags: ["TV"],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    officiel: false,
    questions: [QUESTION_RIEN],
  });
  const lire = createDatabaseReadRunner(db);
  const demande = {
    quoi: "liste",
    liste: { sorte: "public" },
    requete: REQUETE,
    joueur: null,
  } as const;
  const premier = () =>
    reponseListeQuizz.parse(JSON.parse(new TextDecoder().decode(lire(demande)))).quizz[0];
  const attendu = {
    _id: id,
    title: "Fromages",
    createur: { pseudo: "Lea" },
    questionsCount: 0,
    note: -1,
    tags: ["TV"],
  };
  expect(premier()).toEqual(attendu);
  expect(lire(demande)).toBe(lire(demande));
  edition.ajouter(id, lea, { ...QUESTION_RIEN, type: "entree" }, 0);
  expect(premier()).toEqual({ ...attendu, questionsCount: 1 });
  quizzs.noter(id, tom, true);
  expect(premier()).toEqual({ ...attendu, questionsCount: 1, note: 1 });
  const lu = quizzs.lire(id, lea);
  if (lu === null) throw new Error("gone");
  edition.changer(id, lea, { ...lu, ...SANS_QUESTION, title: "Yaourts", tags: ["Rap"] });
  createCompteRepository(db).changer(lea, { pseudo: "Marguerite" });
  expect(premier()).toEqual({
    _id: id,
    title: "Yaourts",
    createur: { pseudo: "Marguerite" },
    questionsCount: 1,
    note: 1,
    tags: ["Rap"],
  });
  db.run(sql`delete from questions where quizz = ${id}`);
  expect(premier()?._id).not.toBe(id);
});
