/** Writing quizzes: what may be saved, in which order, by whom, and what happens when two write at once. */
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { quizz as schemaQuizz } from "#contracts/quizz.ts";
import { createEditionRepository } from "#db/repositories/edition-repository.ts";
import { quizz } from "#db/schema/quizz.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { banc, compteDeTest } from "../../test/banc.ts";

const CHOIX = {
  type: "choix",
  text: "Quel fromage ?",
  media: "question.jpeg",
  options: ["Comté", "Brie"],
  reponse: ["Comté"],
  precis: [],
  temps: 10,
  preuve: null,
  suite: null,
  liste: [],
  aleatoire: false,
};

async function bancEdition() {
  const { app, base } = await banc({ limites: { ecrituresParMinute: 1000 } });
  const [lea, tom] = [compteDeTest(base.db, "Lea"), compteDeTest(base.db, "Tom")];
  const appeler = async (
    method: "GET" | "POST" | "PUT" | "DELETE",
    chemin: string,
    payload?: object,
    { headers } = lea,
  ) => {
    const reponse = await app.inject({
      method,
      url: `/api/${chemin}`,
      headers,
      ...(payload === undefined ? {} : { payload }),
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const creer = async (title = "Fromages") =>
    String((await appeler("POST", "quizz", { title, langue: "fr" })).corps._id);
  const lire = async (id: string) => schemaQuizz.parse((await appeler("GET", `quizz/${id}`)).corps);
  const ajouter = async (id: string, text: string, index = 200) =>
    (await appeler("POST", `quizz/${id}`, { question: { ...CHOIX, text }, index })).corps;
  const modele = async (id: string) => {
    const { title, visibilite, aleatoireGlobal, aleatoire, tags, questions, date } = await lire(id);
    return { title, visibilite, aleatoireGlobal, aleatoire, tags, questions, date };
  };
  return { app, base, lea, tom, appeler, creer, lire, ajouter, modele };
}

describe("a quizz", () => {
  test("is private and empty at first, then filled, put in order, published, deleted", async () => {
    const { appeler, creer, lire, ajouter, modele, tom } = await bancEdition();
    const id = await creer();
    expect(await lire(id)).toMatchObject({
      title: "Fromages",
      visibilite: "prive",
      createurPseudo: "Lea",
      questions: [],
      note: -1,
    });
    const [un, trois] = [await ajouter(id, "un"), await ajouter(id, "trois")];
    const deux = await ajouter(id, "deux", 1);
    expect((await lire(id)).questions.map(({ text }) => text)).toEqual(["un", "deux", "trois"]);
    expect(deux.question._id).not.toBe(un.question._id);

    const ordre = [trois.question._id, un.question._id];
    const enregistre = await appeler("PUT", `quizz/${id}`, {
      ...(await modele(id)),
      title: "  Grands fromages ",
      visibilite: "public",
      tags: ["nourriture", "Inconnu", "EUROPE "],
      aleatoire: [0, 1],
      questions: ordre,
      createur: "quelqu’un d’autre",
      officiel: true,
      note: 1000,
    });
    expect(enregistre.statut).toBe(200);
    const lu = await lire(id);
    expect(lu).toMatchObject({
      title: "Grands fromages",
      visibilite: "public",
      tags: ["Nourriture", "Europe"],
      aleatoire: [0, 1],
      createurPseudo: "Lea",
      note: -1,
      date: enregistre.corps.date,
    });
    // one that was not named comes after, and is not lost
    expect(lu.questions.map(({ text }) => text)).toEqual(["trois", "un", "deux"]);
    expect(
      (await appeler("GET", `quizz-no-populate/${id}`, undefined, tom)).corps.questions,
    ).toEqual(lu.questions.map(({ _id }) => _id));
    const trouves = await appeler("GET", "quizz-public?search=grands", undefined, tom);
    expect(trouves.corps.quizz).toHaveLength(1);

    expect((await appeler("DELETE", `quizz/${id}`)).statut).toBe(200);
    expect((await appeler("GET", `quizz/${id}`)).statut).toBe(404);
    expect((await appeler("GET", "quizz-public?search=grands")).corps.totalCount).toBe(0);
  });

  test.each([
    [{ title: " " }, "Rentrez un titre pour le quizz"],
    [{ title: "é".repeat(61) }, "Le titre du quizz est trop long (60 caractères max)."],
    [
      { tags: ["Film", "Anime", "Manga", "Sport", "Rap"] },
      "Un quizz ne peut pas avoir plus de 4 tags",
    ],
    [{ aleatoire: [0, 1] }, "Les questions à mélanger ne vont pas ensemble."],
    [{ aleatoire: [0] }, "Les questions à mélanger ne vont pas ensemble."],
  ])("refuses %j", async (champs, message) => {
    const { appeler, creer, modele } = await bancEdition();
    const id = await creer();
    const refus = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
    expect([refus.statut, refus.corps.message]).toEqual([400, message]);
  });

  test.each([{ visibilite: "secret" }, { tags: "Film" }, { date: 12 }, { aleatoire: [-1, 0] }])(
    "refuses the shape %j",
    async (champs) => {
      const { appeler, creer, modele } = await bancEdition();
      const id = await creer();
      const refus = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
      expect(refus.statut).toBe(400);
    },
  );

  test("that was changed since it was read is not overwritten", async () => {
    const { appeler, creer, ajouter, modele } = await bancEdition();
    const id = await creer();
    const ici = await modele(id);
    const ailleurs = await modele(id);
    expect((await appeler("PUT", `quizz/${id}`, { ...ailleurs, title: "Ailleurs" })).statut).toBe(
      200,
    );
    const refus = await appeler("PUT", `quizz/${id}`, { ...ici, title: "Ici" });
    expect([refus.statut, refus.corps.message]).toEqual([409, "Ce quizz a été modifié ailleurs."]);
    // a question added or changed counts
    const frais = await modele(id);
    const { question } = await ajouter(id, "neuve");
    expect((await appeler("PUT", `quizz/${id}`, { ...frais, title: "Ici" })).statut).toBe(409);
    const corps = { question: { ...CHOIX, text: "changée" }, date: frais.date };
    const chemin = `question/${id}/${question._id}`;
    expect((await appeler("PUT", chemin, corps)).statut).toBe(409);
    expect((await appeler("PUT", chemin, { question: corps.question })).statut).toBe(200);
  });

  test("two saved in the same millisecond have two dates", async () => {
    const { appeler, creer, ajouter, modele } = await bancEdition();
    const id = await creer();
    const dates = new Set<string>();
    for (let n = 0; n < 20; n++) dates.add(String((await ajouter(id, String(n))).date));
    expect(dates.size).toBe(20);
    expect((await appeler("PUT", `quizz/${id}`, await modele(id))).statut).toBe(200);
  });

  test("has two hundred questions at the most", async () => {
    const { appeler, base, creer } = await bancEdition();
    const id = await creer();
    const depot = createQuestions(base.db, id, 200);
    expect(depot).toBe(200);
    const question = CHOIX;
    expect((await appeler("POST", `quizz/${id}`, { question, index: 0 })).statut).toBe(409);
  });
});

describe("a question", () => {
  test("is changed and deleted; the ranges to shuffle follow", async () => {
    const { appeler, creer, lire, ajouter, modele } = await bancEdition();
    const id = await creer();
    const ids: string[] = [];
    for (const text of ["a", "b", "c", "d", "e"]) ids.push((await ajouter(id, text)).question._id);
    await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), aleatoire: [0, 1, 3, 4] });
    await appeler("DELETE", `quizz/${id}/${ids[1]}`);
    expect((await lire(id)).aleatoire).toEqual([0, 0, 2, 3]);
    await appeler("DELETE", `quizz/${id}/${ids[0]}`);
    const apres = await lire(id);
    expect([apres.aleatoire, apres.questions.map(({ text }) => text)]).toEqual([
      [1, 2],
      ["c", "d", "e"],
    ]);
    const question = {
      ...CHOIX,
      type: "entree",
      options: [],
      reponse: ["Comté"],
      precis: ["Conté"],
    };
    expect((await appeler("PUT", `question/${id}/${ids[2]}`, { question })).statut).toBe(200);
    expect((await appeler("GET", `question/${ids[2]}`)).corps).toMatchObject(question);
    expect((await appeler("DELETE", `quizz/${id}/${ids[0]}`)).statut).toBe(404);
  });

  test.each([
    [{ options: ["a", "a"], reponse: [] }, "Cette proposition existe déjà."],
    [{ reponse: ["Comté", "Comté"] }, "Cette réponse existe déjà."],
    [{ reponse: ["Cantal"] }, "Une réponse ne fait pas partie des propositions."],
    [
      { preuve: { media: "", text: "  " } },
      "Rentrez un texte à votre preuve avant de le sauvegarder",
    ],
  ])("refuses %j", async (champs, message) => {
    const { appeler, creer } = await bancEdition();
    const id = await creer();
    const question = { ...CHOIX, ...champs };
    const refus = await appeler("POST", `quizz/${id}`, { question, index: 0 });
    expect([refus.statut, refus.corps.message]).toEqual([400, message]);
  });

  test.each([
    { options: ["a", "b", "c", "d", "e", "f", "g"] },
    { options: ["x".repeat(61)], reponse: [] },
    { temps: -1 },
    { temps: 1.5 },
    { media: "javascript:alert(1)" },
    { type: "quizz" },
  ])("refuses the shape %j", async (champs) => {
    const { appeler, creer } = await bancEdition();
    const id = await creer();
    const question = { ...CHOIX, ...champs };
    expect((await appeler("POST", `quizz/${id}`, { question, index: 0 })).statut).toBe(400);
  });

  test("belongs to its quizz, and the quizz to its creator", async () => {
    const { appeler, creer, ajouter, modele, tom } = await bancEdition();
    const [id, autre] = [await creer(), await creer("Autre")];
    const { question } = await ajouter(id, "?");
    const corps = { question: CHOIX };
    expect((await appeler("PUT", `question/${autre}/${question._id}`, corps)).statut).toBe(404);
    expect((await appeler("DELETE", `quizz/${autre}/${question._id}`)).statut).toBe(404);
    for (const [methode, chemin, payload] of [
      ["PUT", `quizz/${id}`, await modele(id)],
      ["DELETE", `quizz/${id}`, undefined],
      ["POST", `quizz/${id}`, { question: CHOIX, index: 0 }],
      ["PUT", `question/${id}/${question._id}`, corps],
      ["DELETE", `quizz/${id}/${question._id}`, undefined],
      ["GET", `question/${question._id}`, undefined],
      ["GET", `quizz-no-populate/${id}`, undefined],
    ] as const)
      expect((await appeler(methode, chemin, payload, tom)).statut, `${methode} ${chemin}`).toBe(
        404,
      );
  });
});

/** Straight into the database: two hundred calls would say nothing more. */
function createQuestions(
  db: Parameters<typeof createEditionRepository>[0],
  id: string,
  nombre: number,
): number {
  const edition = createEditionRepository(db);
  const [{ createur } = { createur: "" }] = db.select().from(quizz).where(eq(quizz._id, id)).all();
  let faites = 0;
  for (let n = 0; n < nombre; n++)
    if (typeof edition.ajouter(id, createur, QUESTION_RIEN, n) !== "string") faites++;
  return faites;
}

test("a question is timed for an hour at the most", async () => {
  const { appeler, creer, lire } = await bancEdition();
  const id = await creer();
  const ajout = (temps: number) =>
    appeler("POST", `quizz/${id}`, { question: { ...CHOIX, temps }, index: 0 });
  expect((await ajout(3600)).statut).toBe(201);
  const [question] = (await lire(id)).questions;
  const trop = { ...CHOIX, temps: 3601 };
  const issues = [
    await ajout(3601),
    await ajout(2_147_484),
    await appeler("PUT", `question/${id}/${question?._id}`, { question: trop }),
  ];
  for (const { statut, corps } of issues)
    expect([statut, corps.message]).toEqual([
      400,
      "Le temps d’une question ne dépasse pas 3600\u00A0secondes.",
    ]);
  expect((await lire(id)).questions.map(({ temps }) => temps)).toEqual([3600]);
});

describe("what cannot be seen", () => {
  test.each(["\u200B", "\u202E\u202C", "\n\r\n", "\u2800\u3164", " \u00A0 "])(
    "%j is no title",
    async (title) => {
      const { appeler, creer, modele } = await bancEdition();
      const neuf = await appeler("POST", "quizz", { title, langue: "fr" });
      const id = await creer();
      const renomme = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), title });
      for (const { statut, corps } of [neuf, renomme])
        expect([statut, corps.message]).toEqual([400, "Rentrez un titre pour le quizz"]);
    },
  );

  test("is taken out of a title, which stays on one line", async () => {
    const { creer, lire } = await bancEdition();
    const id = await creer("\u202EGrands\n fro\u200Bmages \u202C👨‍👩‍👧");
    expect((await lire(id)).title).toBe("Grands fromages 👨‍👩‍👧");
  });

  test.each([
    [{ options: ["Comté", "\u200B"] }, "Veuillez entrer une proposition."],
    [{ type: "entree", options: [], reponse: ["\u3164"] }, "Veuillez entrer une proposition."],
    [{ precis: ["\n"] }, "Veuillez entrer une proposition."],
    [{ liste: ["\u202E"] }, "Un élément doit être écrit dans la liste."],
    [
      { preuve: { media: "", text: "\u200B" } },
      "Rentrez un texte à votre preuve avant de le sauvegarder",
    ],
  ])("%j is no question", async (champs, message) => {
    const { appeler, creer } = await bancEdition();
    const question = { ...CHOIX, ...champs };
    const { statut, corps } = await appeler("POST", `quizz/${await creer()}`, {
      question,
      index: 0,
    });
    expect([statut, corps.message]).toEqual([400, message]);
  });
});
