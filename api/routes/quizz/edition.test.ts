/** Saving quizzes: contents, order, rights, and conflicts of two editors. */
import { eq } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { tableQuizz } from "#db/schema/quizz.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

describe("a quizz", () => {
  test("is private and empty at first, then filled, put in order, published, deleted", async () => {
    const { appeler, creer, lire, ajouter, modele, lea, tom } = await creerBancEdition();
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
    // unnamed questions come last, and are not lost
    expect(lu.questions.map(({ text }) => text)).toEqual(["trois", "un", "deux"]);
    expect(
      (await appeler("GET", `quizz-no-populate/${id}`, undefined, tom)).corps.questions,
    ).toEqual(lu.questions.map(({ _id }) => _id));
    // a blank question has an id for its author only
    const vide = { ...QUESTION_CHOIX_DE_TEST, type: "rien", text: "", options: [], reponse: [] };
    await appeler("POST", `quizz/${id}`, { question: vide, index: 0 });
    const compter = async (qui = tom) =>
      (await appeler("GET", `quizz-no-populate/${id}`, undefined, qui)).corps.questions.length;
    expect([await compter(), await compter(lea)]).toEqual([3, 4]);
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
    const { appeler, creer, modele } = await creerBancEdition();
    const id = await creer();
    const refus = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
    expect([refus.statut, refus.corps.message]).toEqual([400, message]);
  });

  test.each([{ visibilite: "secret" }, { tags: "Film" }, { date: 12 }, { aleatoire: [-1, 0] }])(
    "refuses the shape %j",
    async (champs) => {
      const { appeler, creer, modele } = await creerBancEdition();
      const id = await creer();
      const refus = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), ...champs });
      expect(refus.statut).toBe(400);
    },
  );

  test("takes nothing from its author that is not theirs to write", async () => {
    const { appeler, creer, modele } = await creerBancEdition();
    const id = await creer();
    const avant = await modele(id);
    const envoye = { ...avant, createur: "Trinquizz", officiel: true, note: 5, lectures: 999 };
    expect((await appeler("PUT", `quizz/${id}`, envoye)).statut).toBe(200);
    expect(await modele(id)).toEqual({ ...avant, date: expect.any(String) });
  });

  test("that was changed since it was read is not overwritten", async () => {
    const { appeler, creer, ajouter, modele } = await creerBancEdition();
    const id = await creer();
    const ici = await modele(id);
    const ailleurs = await modele(id);
    expect((await appeler("PUT", `quizz/${id}`, { ...ailleurs, title: "Ailleurs" })).statut).toBe(
      200,
    );
    const refus = await appeler("PUT", `quizz/${id}`, { ...ici, title: "Ici" });
    expect([refus.statut, refus.corps.message]).toEqual([409, "Ce quizz a été modifié ailleurs."]);
    // a question that is added or changed moves the date of the quizz
    const frais = await modele(id);
    const { question } = await ajouter(id, "neuve");
    expect((await appeler("PUT", `quizz/${id}`, { ...frais, title: "Ici" })).statut).toBe(409);
    const corps = { question: { ...QUESTION_CHOIX_DE_TEST, text: "changée" }, date: frais.date };
    const chemin = `question/${id}/${question._id}`;
    expect((await appeler("PUT", chemin, corps)).statut).toBe(409);
    expect((await appeler("PUT", chemin, { question: corps.question })).statut).toBe(200);
  });

  test("two saved in the same millisecond have two dates", async () => {
    const { appeler, creer, ajouter, modele } = await creerBancEdition();
    const id = await creer();
    const dates = new Set<string>();
    for (let n = 0; n < 20; n++) dates.add(String((await ajouter(id, String(n))).date));
    expect(dates.size).toBe(20);
    expect((await appeler("PUT", `quizz/${id}`, await modele(id))).statut).toBe(200);
  });

  test("has two hundred questions at the most", async () => {
    const { appeler, base, creer } = await creerBancEdition();
    const id = await creer();
    const depot = createQuestions(base.db, id, 200);
    expect(depot).toBe(200);
    const question = QUESTION_CHOIX_DE_TEST;
    expect((await appeler("POST", `quizz/${id}`, { question, index: 0 })).statut).toBe(409);
  });
});

/** Inserts questions directly into the database: two hundred requests would test nothing more. */
function createQuestions(
  db: Parameters<typeof createEditionQuizzRepository>[0],
  id: string,
  nombre: number,
): number {
  const edition = createEditionQuizzRepository(db);
  const [{ createur } = { createur: "" }] = db
    .select()
    .from(tableQuizz)
    .where(eq(tableQuizz._id, id))
    .all();
  let faites = 0;
  for (let n = 0; n < nombre; n++) if (edition.ajouter(id, createur, QUESTION_RIEN, n).ok) faites++;
  return faites;
}

describe("what cannot be seen", () => {
  test.each(["\u200B", "\u202E\u202C", "\n\r\n", "\u2800\u3164", " \u00A0 "])(
    "%j is no title",
    async (title) => {
      const { appeler, creer, modele } = await creerBancEdition();
      const neuf = await appeler("POST", "quizz", { title, langue: "fr" });
      const id = await creer();
      const renomme = await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), title });
      for (const { statut, corps } of [neuf, renomme])
        expect([statut, corps.message]).toEqual([400, "Rentrez un titre pour le quizz"]);
    },
  );

  test("is taken out of a title, which stays on one line", async () => {
    const { creer, lire } = await creerBancEdition();
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
    const { appeler, creer } = await creerBancEdition();
    const question = { ...QUESTION_CHOIX_DE_TEST, ...champs };
    const { statut, corps } = await appeler("POST", `quizz/${await creer()}`, {
      question,
      index: 0,
    });
    expect([statut, corps.message]).toEqual([400, message]);
  });
});
