import { describe, expect, test } from "vitest";
import type { RequeteListeQuizz } from "#contracts/quizz.ts";
import type { Database } from "../connection.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { createEditionQuizzRepository } from "./edition-repository.ts";
import { createQuizzLists } from "./lists/lists.ts";
import { createQuizzRepository, type NouveauQuizz } from "./quizz-repository.ts";

const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };
const QUESTION: NouveauQuizz["questions"][number] = {
  type: "choix",
  text: "?",
  media: "question.jpeg",
  options: ["a", "b"],
  reponse: ["a"],
  precis: [],
  temps: 5,
  preuve: null,
  suite: { media: "", text: "Et après ?" },
  liste: [],
  aleatoire: true,
};

function outils(db: Database) {
  const quizzs = createQuizzRepository(db);
  const listes = createQuizzLists(db);
  const lea = creerCompteEnBase(db, "Lea");
  const creer = (title: string, champs: Partial<NouveauQuizz> = {}) =>
    quizzs.creer({
      title,
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: lea,
      officiel: false,
      questions: [QUESTION],
      ...champs,
    });
  const titres = (requete: Partial<RequeteListeQuizz>) =>
    listes.lister({ sorte: "public" }, { ...REQUETE, ...requete }).quizz.map(({ title }) => title);
  return { quizzs, listes, lea, creer, titres };
}

describe("reading a quizz", () => {
  test("keeps its blank questions for its creator; the ranges to shuffle of the others follow", async () => {
    const { db } = await creerBaseDeTest();
    const { quizzs, creer, lea } = outils(db);
    const vide = { ...QUESTION_RIEN, type: "choix" as const, text: "\u00A0" };
    const id = creer("Tout", {
      aleatoire: [1, 1, 2, 3],
      questions: [QUESTION, vide, { ...QUESTION, text: "2" }, vide, { ...QUESTION, text: "3" }],
    });
    expect(quizzs.lire(id, lea)?.questions).toHaveLength(5);
    const lu = quizzs.lire(id, null);
    expect(lu?.questions.map(({ text }) => text)).toEqual(["?", "2", "3"]);
    expect(lu?.aleatoire).toEqual([1, 1]);
    const [, vierge] = quizzs.lire(id, lea)?.questions ?? [];
    const edition = createEditionQuizzRepository(db);
    expect(edition.lire(vierge?._id ?? "", null)).toBeNull();
    expect(edition.lire(vierge?._id ?? "", lea)).not.toBeNull();
    expect(edition.ids(id, null)?.questions).toEqual(lu?.questions.map(({ _id }) => _id));
    expect(edition.ids(id, lea)?.questions).toHaveLength(5);
    expect(quizzs.oeuvre(lea).nbQuestions).toBe(3);
  });

  test("gives back what was stored, questions in order", async () => {
    const { quizzs, creer, lea } = outils((await creerBaseDeTest()).db);
    const id = creer("Tout", {
      aleatoire: [0, 1],
      aleatoireGlobal: true,
      tags: ["tv", "Inconnu"],
      questions: [
        QUESTION,
        { ...QUESTION, text: "2", type: "rien", reponse: [] },
        { ...QUESTION, text: "3" },
      ],
    });
    const lu = quizzs.lire(id, null);
    expect(lu).toMatchObject({
      _id: id,
      title: "Tout",
      createur: lea,
      createurPseudo: "Lea",
      aleatoire: [0, 1],
      aleatoireGlobal: true,
      tags: ["TV"],
      note: -1,
    });
    expect(lu?.questions.map(({ text }) => text)).toEqual(["?", "2", "3"]);
    expect(lu?.questions[0]).toEqual({ ...QUESTION, _id: expect.stringMatching(/^[0-9a-f]{24}$/) });
    expect(Object.keys(lu ?? {})).not.toContain("numero");
  });

  test("shows a private one to its creator only, an official one to everybody", async () => {
    const { quizzs, creer, lea } = outils((await creerBaseDeTest()).db);
    const prive = creer("Secret", { visibilite: "prive" });
    const amis = creer("Amis", { visibilite: "amis" });
    const officiel = creer("Officiel", { visibilite: "prive", officiel: true });
    for (const id of [prive, amis]) {
      expect(quizzs.lire(id, null)).toBeNull();
      expect(quizzs.date(id, "quelqu’un d’autre")).toBeNull();
      expect(quizzs.lire(id, lea)).toMatchObject({ _id: id, createur: lea });
    }
    expect(quizzs.lire(officiel, null)).toMatchObject({ _id: officiel, title: "Officiel" });
  });
});

describe("lists", () => {
  test.each([
    ["noel", "Noël et l’œuf"],
    ["NOËL", "Noël et l’œuf"],
    ["oeuf", "Noël et l’œuf"],
    ["œu noe", "Noël et l’œuf"],
    ["foot", "Noël et l’œuf"],
    ["bjork", "Björk & compagnie"],
    ["björk", "Björk & compagnie"],
    ["trinquizz rap", "Björk & compagnie"],
  ])("searching %j finds %j", async (search, titre) => {
    expect(outils((await creerBaseDeTest()).db).titres({ search })).toEqual([titre]);
  });

  const TOUS = ["Björk & compagnie", "Noël et l’œuf"];
  test.each([
    // punctuation is ignored, and FTS5 keywords are ordinary words
    ['noel"', ["Noël et l’œuf"]],
    ["noel*", ["Noël et l’œuf"]],
    ["-noel", ["Noël et l’œuf"]],
    ["^noel", ["Noël et l’œuf"]],
    ["(noel", ["Noël et l’œuf"]],
    ["title:noel", []],
    ["noel OR", []],
    ["noel OR bjork", []],
    ["noel NOT bjork", []],
    ["NEAR(noel)", []],
    ["'; drop table quizz; --", []],
    ['"', []],
    ["*", []],
    ["%", []],
    ["_", []],
  ])("searching %j finds %j, and breaks nothing", async (search, attendus) => {
    const { titres } = outils((await creerBaseDeTest()).db);
    expect(titres({ search })).toEqual(attendus);
    expect(titres({})).toEqual(TOUS);
  });

  test("a search of signs alone finds nothing, one of spaces is no search", async () => {
    const { titres } = outils((await creerBaseDeTest()).db);
    expect(titres({ search: "!?" })).toEqual([]);
    expect(titres({ search: "  " })).toHaveLength(2);
  });

  test("leave out what is not public, and what has no question", async () => {
    const { creer, titres } = outils((await creerBaseDeTest()).db);
    creer("Secret", { visibilite: "prive" });
    creer("Amis", { visibilite: "amis" });
    creer("Vide", { questions: [] });
    expect(titres({})).toEqual(["Björk & compagnie", "Noël et l’œuf"]);
  });

  test("hold what a row shows", async () => {
    const { listes } = outils((await creerBaseDeTest()).db);
    expect(listes.lister({ sorte: "public" }, { ...REQUETE, search: "noel" }).quizz[0]).toEqual({
      _id: expect.any(String),
      title: "Noël et l’œuf",
      createur: { pseudo: "Trinquizz" },
      // the message of the quizz does not count as a question
      questionsCount: 2,
      note: -1,
      tags: ["Série", "Football"],
    });
  });

  test("filter by any of the known tags", async () => {
    const { titres } = outils((await creerBaseDeTest()).db);
    expect(titres({ tags: ["série"] })).toEqual(["Noël et l’œuf"]);
    expect(titres({ tags: ["RAP", "Série", "Film", "TV", "Math"] })).toHaveLength(2);
    expect(titres({ tags: ["Film"] })).toEqual([]);
    expect(titres({ tags: ["Inconnu"] })).toHaveLength(2);
  });

  test("come in pages, with the total", async () => {
    const { listes, creer } = outils((await creerBaseDeTest()).db);
    for (const n of [1, 2, 3]) creer(`Page ${n}`);
    const page = (numero: number) =>
      listes.lister({ sorte: "public" }, { ...REQUETE, search: "page", limit: 2, page: numero });
    expect(page(0)).toMatchObject({
      totalCount: 3,
      quizz: [{ title: "Page 3" }, { title: "Page 2" }],
    });
    expect(page(1)).toMatchObject({ totalCount: 3, quizz: [{ title: "Page 1" }] });
    expect(page(9)).toEqual({ totalCount: 3, quizz: [] });
  });

  test("sort by date and by note; a like taken back leaves 0, not -1", async () => {
    const { quizzs, lea, creer, titres } = outils((await creerBaseDeTest()).db);
    const [a, b] = [creer("Tri A"), creer("Tri B")];
    creer("Tri C");
    expect(quizzs.noter(a, lea, true)).toBe(1);
    expect(quizzs.noter(a, lea, true)).toBe(1);
    expect(quizzs.noter(b, lea, true)).toBe(1);
    expect(quizzs.noter(b, lea, false)).toBe(0);
    expect(titres({ search: "tri ", sort: "note", limit: 3, page: 0 }).slice(0, 2)).toEqual([
      "Tri A",
      "Tri B",
    ]);
    expect(titres({ sort: "oldest" }).at(-1)).toBe("Tri C");
    expect(titres({ sort: "recent" })[0]).toBe("Tri C");
    expect(titres({ sort: "ajout" })[0]).toBe("Tri C");
  });
});
