/** Every rule of plateforme §5 on quizzes and questions, as the API says it: the values and sentences are those of the schema's own test. */
import { expect, test } from "vitest";
import {
  QUESTION_JUSTE,
  QUESTIONS_ACCEPTEES,
  QUESTIONS_REFUSEES,
  QUIZZ_ACCEPTES,
  QUIZZ_REFUSES,
  TITRES_DE_QUIZZ_REFUSES,
} from "#contracts/test/regles-edition.ts";
import { creerBancEdition } from "../../test/banc-edition.ts";

test("a quizz is refused with the sentence, wherever it is written", async () => {
  const { appeler, creer, modele, lire } = await creerBancEdition();
  const id = await creer();
  const avant = await lire(id);
  for (const [champs, phrase] of QUIZZ_REFUSES) {
    const refus = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
    expect([refus.statut, refus.corps], JSON.stringify(champs)).toEqual([400, { message: phrase }]);
  }
  for (const [champs, phrase] of TITRES_DE_QUIZZ_REFUSES)
    for (const chemin of ["quizz", `quizz/${id}/copie`]) {
      const refus = await appeler("POST", chemin, { langue: "fr", ...champs });
      expect([refus.statut, refus.corps.message], chemin).toEqual([400, phrase]);
    }
  expect(await lire(id)).toEqual(avant);
});

test("what is accepted can be read again", async () => {
  const { appeler, creer, modele } = await creerBancEdition();
  const id = await creer();
  for (const champs of QUIZZ_ACCEPTES) {
    const { statut } = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
    expect(statut, JSON.stringify(champs)).toBe(200);
  }
  for (const champs of QUESTIONS_ACCEPTEES) {
    const question = { ...QUESTION_JUSTE, ...champs };
    const { statut, corps } = await appeler("POST", `quizz/${id}`, { question, index: 0 });
    expect(statut, JSON.stringify(champs)).toBe(201);
    const lue = await appeler("GET", `question/${corps.question._id}`);
    expect([lue.statut, lue.corps]).toEqual([200, expect.objectContaining(question)]);
  }
  expect((await appeler("GET", `quizz/${id}`)).statut).toBe(200);
});

test("a question is refused with the sentence, alone or within its quizz, which then says which one", async () => {
  const { appeler, creer, ajouter, modele, lire } = await creerBancEdition();
  const id = await creer();
  const { question } = await ajouter(id, "juste");
  const avant = await lire(id);
  const entier = await modele(id);
  for (const [champs, phrase] of QUESTIONS_REFUSEES) {
    const faux = { ...QUESTION_JUSTE, ...champs };
    const dit = JSON.stringify(champs).slice(0, 200);
    const seules = [
      await appeler("POST", `quizz/${id}`, { question: faux, index: 0 }),
      await appeler("PUT", `question/${id}/${question._id}`, { question: faux }),
    ];
    for (const { statut, corps } of seules)
      expect([statut, corps.message], dit).toEqual([400, phrase]);
    const { statut, corps } = await appeler("PUT", `quizz/${id}`, {
      ...entier,
      questions: [question._id, { ...faux, _id: "neuve" }],
    });
    expect([statut, corps], dit).toEqual([400, { message: phrase, question: 2 }]);
  }
  expect(await lire(id)).toEqual(avant);
});
