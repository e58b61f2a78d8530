/** Saving single questions: contents and rights. */
import { describe, expect, test } from "vitest";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

describe("a question", () => {
  test("is changed and deleted; the ranges to shuffle follow", async () => {
    const { appeler, creer, lire, ajouter, modele } = await creerBancEdition();
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
      ...QUESTION_CHOIX_DE_TEST,
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
    [0, [1, 3, 5, 6]],
    [1, [0, 3, 5, 6]],
    [2, [0, 3, 5, 6]],
    [3, [0, 2, 5, 6]],
    [4, [0, 2, 5, 6]],
    [5, [0, 2, 4, 6]],
    [6, [0, 2, 4, 5]],
  ])("added at %i: the ranges to shuffle follow", async (index, attendues) => {
    const { appeler, creer, lire, ajouter, modele } = await creerBancEdition();
    const id = await creer();
    for (const text of ["a", "b", "c", "d", "e", "f"]) await ajouter(id, text);
    await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), aleatoire: [0, 2, 4, 5] });
    await appeler("POST", `quizz/${id}`, { question: QUESTION_CHOIX_DE_TEST, index });
    expect((await lire(id)).aleatoire).toEqual(attendues);
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
    const { appeler, creer } = await creerBancEdition();
    const id = await creer();
    const question = { ...QUESTION_CHOIX_DE_TEST, ...champs };
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
    const { appeler, creer } = await creerBancEdition();
    const id = await creer();
    const question = { ...QUESTION_CHOIX_DE_TEST, ...champs };
    expect((await appeler("POST", `quizz/${id}`, { question, index: 0 })).statut).toBe(400);
  });

  test("belongs to its quizz, and the quizz to its creator", async () => {
    const { appeler, creer, ajouter, modele, tom } = await creerBancEdition();
    const [id, autre] = [await creer(), await creer("Autre")];
    const { question } = await ajouter(id, "?");
    const corps = { question: QUESTION_CHOIX_DE_TEST };
    expect((await appeler("PUT", `question/${autre}/${question._id}`, corps)).statut).toBe(404);
    expect((await appeler("DELETE", `quizz/${autre}/${question._id}`)).statut).toBe(404);
    for (const [methode, chemin, payload] of [
      ["PUT", `quizz/${id}`, await modele(id)],
      ["DELETE", `quizz/${id}`, undefined],
      ["POST", `quizz/${id}`, { question: QUESTION_CHOIX_DE_TEST, index: 0 }],
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

test("a question is timed for an hour at the most", async () => {
  const { appeler, creer, lire } = await creerBancEdition();
  const id = await creer();
  const ajout = (temps: number) =>
    appeler("POST", `quizz/${id}`, { question: { ...QUESTION_CHOIX_DE_TEST, temps }, index: 0 });
  expect((await ajout(3600)).statut).toBe(201);
  const [question] = (await lire(id)).questions;
  const trop = { ...QUESTION_CHOIX_DE_TEST, temps: 3601 };
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
