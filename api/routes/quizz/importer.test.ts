/** Imports are all or nothing, private, and done once; exports return all quizzes (decision 0087). */
import { sql } from "#db/drizzle.ts";
import { assert, asyncProperty, constantFrom, jsonValue, oneof, uuid } from "fast-check";
import { describe, expect, test } from "vitest";
import { reponseExportMesQuizz } from "#contracts/importation.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

const ENVOI = "0b6f9f8e-3f5a-4c3e-9a55-8d3c1f0a7b21";
const AUTRE_ENVOI = "5e1d2c3b-4a59-4687-9a0b-c1d2e3f40516";
const nommees = (nombre: number, debut = "question") =>
  Array.from({ length: nombre }, (_, rang) => ({
    ...QUESTION_CHOIX_DE_TEST,
    text: `${debut} ${rang + 1}`,
  }));
const unQuizz = (champs: object = {}) => ({
  title: "Niveau 1",
  questions: nommees(2),
  source: "OpenQuizzDB",
  auteur: "Zoé",
  licence: "CC BY-SA 4.0",
  ...champs,
});

async function bancImport() {
  const banc = await creerBancEdition();
  const lignes = () => {
    const nombre = (table: "quizz" | "questions" | "versions") =>
      banc.base.db.all<{ n: number }>(sql`select count(*) as n from ${sql.raw(table)}`)[0]?.n;
    return [nombre("quizz"), nombre("questions"), nombre("versions")];
  };
  const importer = async (corps: object, qui = banc.lea) =>
    banc.appeler("POST", "quizz/importer", { envoi: ENVOI, ...corps }, qui);
  return { ...banc, lignes, importer };
}

describe("new quizzes", () => {
  test("are private, whatever the file says, with their credit and what is shuffled", async () => {
    const { importer, lire } = await bancImport();
    const { statut, corps } = await importer({
      quizz: [
        unQuizz({
          visibilite: "public",
          officiel: true,
          aleatoire: [0, 1],
          tags: ["cinéma", "Film"],
        }),
        unQuizz({ title: "  Niveau 2 ", aleatoireGlobal: true }),
      ],
    });
    expect([statut, corps]).toEqual([
      201,
      {
        quizz: [
          { _id: expect.any(String), title: "Niveau 1" },
          { _id: expect.any(String), title: "Niveau 2" },
        ],
      },
    ]);
    expect(await lire(corps.quizz[0]._id)).toMatchObject({
      visibilite: "prive",
      tags: ["Film"],
      aleatoire: [0, 1],
      source: "OpenQuizzDB",
      auteur: "Zoé",
      licence: "CC BY-SA 4.0",
      note: -1,
      questions: [{ text: "question 1" }, { text: "question 2" }],
    });
    expect(await lire(corps.quizz[1]._id)).toMatchObject({ aleatoireGlobal: true });
  });

  test("are made once by one sending, and belong to whoever sent it", async () => {
    const { importer, lignes, tom } = await bancImport();
    const quizz = [unQuizz(), unQuizz({ title: "Niveau 2" })];
    const premier = await importer({ quizz });
    const apres = lignes();
    expect(await importer({ quizz })).toEqual(premier);
    expect(lignes()).toEqual(apres);
    const autre = await importer({ quizz }, tom);
    expect(autre.corps.quizz).toHaveLength(2);
    expect(autre.corps.quizz[0]._id).not.toBe(premier.corps.quizz[0]._id);
  });

  test("do not go beyond the thousand of an account: none comes in", async () => {
    const { importer, lignes, base, lea } = await bancImport();
    const depot = createQuizzRepository(base.db);
    for (let rang = 0; rang < 999; rang++)
      depot.creer({
        title: "Plein",
        createur: lea._id,
        tags: [],
        visibilite: "prive",
        aleatoireGlobal: false,
        aleatoire: [],
        officiel: false,
        questions: rang === 0 ? [QUESTION_RIEN] : [],
      });
    const avant = lignes();
    const { statut, corps } = await importer({ quizz: [unQuizz(), unQuizz()] });
    expect([statut, corps.message]).toEqual([409, expect.stringContaining("un seul quizz")]);
    expect(lignes()).toEqual(avant);
    expect((await importer({ quizz: [unQuizz()] })).statut).toBe(201);
    expect((await importer({ quizz: [unQuizz()], envoi: AUTRE_ENVOI })).corps.message).toContain(
      "Supprimez-en un",
    );
  });
});

describe("at the end of a quizz", () => {
  test("questions and ranges follow what is there; title and settings stay, the credit adds up", async () => {
    const { importer, creer, ajouter, lire } = await bancImport();
    const vers = await creer("Fromages");
    await ajouter(vers, "là avant");
    const { statut, corps } = await importer({
      vers,
      quizz: [unQuizz({ title: "Autre", aleatoire: [0, 1], aleatoireGlobal: true })],
    });
    expect([statut, corps]).toEqual([201, { quizz: [{ _id: vers, title: "Fromages" }] }]);
    const lu = await lire(vers);
    expect(lu.questions.map(({ text }) => text)).toEqual(["là avant", "question 1", "question 2"]);
    expect(lu).toMatchObject({
      title: "Fromages",
      aleatoire: [1, 2],
      aleatoireGlobal: false,
      auteur: "Zoé",
    });

    await importer({
      vers,
      envoi: AUTRE_ENVOI,
      quizz: [unQuizz({ auteur: "Tom", questions: nommees(1) })],
    });
    const plus = await lire(vers);
    expect([plus.auteur, plus.licence, plus.questions.length]).toEqual([
      "Zoé\u00A0; Tom",
      "CC BY-SA 4.0",
      4,
    ]);
  });

  test("take its time and its order where their source says no time", async () => {
    const { appeler, creer, importer, lea, lire, modele } = await bancImport();
    const vers = await creer();
    const defauts = { temps: 25, melange: true };
    expect(
      (await appeler("PUT", `quizz/${vers}`, { ...(await modele(vers)), defauts }, lea)).statut,
    ).toBe(200);
    const choix = { ...QUESTION_CHOIX_DE_TEST, temps: 0 };
    const questions = [
      choix,
      { ...choix, text: "à taper", type: "entree", options: [], reponse: ["oui"] },
      { ...choix, text: "en 5 s", temps: 5 },
    ];
    await importer({ vers, quizz: [unQuizz({ questions })], sansTemps: true });
    await importer({ vers, quizz: [unQuizz({ questions: [choix] })], envoi: AUTRE_ENVOI });
    const lu = await lire(vers);
    expect(lu).toMatchObject({ defauts });
    expect(lu.questions.map(({ temps, aleatoire }) => [temps, aleatoire])).toEqual([
      [25, true],
      [25, false],
      [5, true],
      [0, false],
    ]);
  });

  test("twice by two sendings, once by one", async () => {
    const { importer, creer, lire } = await bancImport();
    const vers = await creer();
    await importer({ vers, quizz: [unQuizz()] });
    await importer({ vers, quizz: [unQuizz()] });
    expect((await lire(vers)).questions).toHaveLength(2);
    await importer({ vers, quizz: [unQuizz()], envoi: AUTRE_ENVOI });
    expect((await lire(vers)).questions).toHaveLength(4);
  });

  test("what does not fit leaves it as it was, and says how much does", async () => {
    const { importer, creer, lire, lignes } = await bancImport();
    const vers = await creer();
    await importer({ vers, quizz: [unQuizz({ questions: nommees(199) })] });
    const [avant, compte] = [await lire(vers), lignes()];
    const { statut, corps } = await importer({ vers, envoi: AUTRE_ENVOI, quizz: [unQuizz()] });
    expect([statut, corps.message]).toEqual([409, expect.stringContaining("1\u00A0question ")]);
    expect([await lire(vers), lignes()]).toEqual([avant, compte]);
    const long = await importer({
      vers,
      envoi: AUTRE_ENVOI,
      quizz: [unQuizz({ auteur: "x".repeat(119), questions: nommees(1) })],
    });
    expect(long).toEqual({
      statut: 400,
      corps: { message: "L’auteur est trop long (120\u00A0caractères max)." },
    });
    expect([await lire(vers), lignes()]).toEqual([avant, compte]);
  });

  test("somebody else's is unknown; of several quizzes, none is added", async () => {
    const { importer, creer, lignes, tom } = await bancImport();
    const vers = await creer();
    const avant = lignes();
    expect((await importer({ vers, quizz: [unQuizz()] }, tom)).statut).toBe(404);
    expect(await importer({ vers, quizz: [unQuizz(), unQuizz()] })).toMatchObject({
      statut: 400,
      corps: { message: "On n’ajoute à un quizz que les questions d’un seul autre." },
    });
    expect(lignes()).toEqual(avant);
  });
});

describe("what is refused", () => {
  test.each([
    [
      "a 61-character option",
      {
        questions: [{ ...QUESTION_CHOIX_DE_TEST, options: ["x".repeat(61), "b"], reponse: ["b"] }],
      },
      "Allez encore plus long 😑 60 caractères max.",
    ],
    [
      "201 questions",
      { questions: nommees(201) },
      "Un quizz ne peut pas avoir plus de 200\u00A0questions.",
    ],
    ["no title", { title: " " }, "Rentrez un titre pour le quizz"],
    [
      "ranges that overlap",
      { aleatoire: [0, 1, 1, 1] },
      "Les questions à mélanger ne vont pas ensemble.",
    ],
    [
      "a long source",
      { source: "x".repeat(301) },
      "La source est trop longue (300\u00A0caractères max).",
    ],
  ])(
    "%s, in the words of the editor, and the good quizz beside it does not come in either",
    async (_, champs, message) => {
      const { importer, lignes } = await bancImport();
      const avant = lignes();
      expect(await importer({ quizz: [unQuizz(), unQuizz(champs)] })).toMatchObject({
        statut: 400,
        corps: { message },
      });
      expect(lignes()).toEqual(avant);
    },
  );

  test("mutated bodies: never a failure of ours, never half an import", async () => {
    const { importer, lignes } = await bancImport();
    const base = { envoi: ENVOI, quizz: [unQuizz({ aleatoire: [0, 1] }), unQuizz()] };
    const chemins: (readonly (string | number)[])[] = [];
    const visiter = (valeur: unknown, chemin: readonly (string | number)[]) => {
      chemins.push(chemin);
      if (Array.isArray(valeur)) valeur.forEach((un, rang) => visiter(un, [...chemin, rang]));
      else if (typeof valeur === "object" && valeur !== null)
        for (const [nom, un] of Object.entries(valeur)) visiter(un, [...chemin, nom]);
    };
    visiter(base, []);
    /** A copy of the value with another value at the end of the path. */
    const poser = (
      valeur: unknown,
      [ici, ...reste]: readonly (string | number)[],
      neuf: unknown,
    ): unknown => {
      if (ici === undefined) return neuf;
      if (Array.isArray(valeur))
        return valeur.map((un, rang): unknown => (rang === ici ? poser(un, reste, neuf) : un));
      return Object.fromEntries(
        Object.entries(Object(valeur)).map(([nom, un]) => [
          nom,
          nom === ici ? poser(un, reste, neuf) : un,
        ]),
      );
    };
    await assert(
      asyncProperty(
        constantFrom(...chemins.slice(1)),
        oneof(
          jsonValue({ maxDepth: 2 }),
          constantFrom(null, -1, 1e308, "", "\u0000", "\uD800", [], {}, "x".repeat(5000)),
        ),
        uuid(),
        async (chemin, neuf, envoi) => {
          const avant = lignes();
          const corps = poser({ ...base, envoi }, chemin, neuf);
          const reponse = await importer(Object(corps));
          expect([201, 400], JSON.stringify([chemin, neuf, reponse])).toContain(reponse.statut);
          if (reponse.statut === 400) expect(lignes()).toEqual(avant);
          else expect(lignes()[0]).toBe((avant[0] ?? 0) + reponse.corps.quizz.length);
        },
      ),
      { numRuns: 300, seed: 20261123 },
    );
  });
});

test("all of one's own whole, in one's own order, twenty a page, and nobody else's", async () => {
  const { importer, appeler, lea, tom } = await bancImport();
  const quizz = Array.from({ length: 23 }, (_, rang) => unQuizz({ title: `Quizz ${rang}` }));
  await importer({ quizz });
  const page = async (n: number, qui = lea) =>
    reponseExportMesQuizz.parse(
      (await appeler("GET", `user/quizz-entiers?page=${n}`, undefined, qui)).corps,
    );
  const [premiere, seconde] = [await page(0), await page(1)];
  expect([premiere.quizz.length, premiere.suite, seconde.quizz.length, seconde.suite]).toEqual([
    20,
    true,
    3,
    false,
  ]);
  expect([...premiere.quizz, ...seconde.quizz].map(({ title }) => title)).toEqual(
    quizz.map(({ title }) => title),
  );
  expect(seconde.quizz[0]?.questions).toHaveLength(2);
  expect(await page(0, tom)).toEqual({ quizz: [], suite: false });
});
