import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { reponseListeQuizz, quizz } from "#contracts/quizz.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

describe.each(["/api/quizz-officiel", "/api/quizz-public"])("GET %s", (url) => {
  test("gives a page of the list and the total", async () => {
    const { app } = await creerBancApi();
    const reponse = await app.inject({ url, query: { limit: "1" } });
    expect(reponse.statusCode).toBe(200);
    const { quizz: lignes, totalCount } = reponseListeQuizz.parse(reponse.json());
    expect([lignes.length, totalCount]).toEqual([1, 2]);
  });

  test.each([
    ["search=noel", ["Noël et l’œuf"]],
    ["search=oeuf&sort=note", ["Noël et l’œuf"]],
    ["tags=Rap", ["Björk & compagnie"]],
    ["tags=Rap&tags=Foot&tags=serie", ["Björk & compagnie", "Noël et l’œuf"]],
    ["tags=&sort=null&search=", ["Björk & compagnie", "Noël et l’œuf"]],
    ["sort=oldest&page=0&limit=50", ["Noël et l’œuf", "Björk & compagnie"]],
    ["page=7", []],
  ])("understands ?%s", async (query, titres) => {
    const { app } = await creerBancApi();
    const reponse = await app.inject(`${url}?${query}`);
    expect(reponse.json().quizz.map(({ title }: { title: string }) => title)).toEqual(titres);
  });

  test.each([
    "limit=51",
    "limit=0",
    "limit=abc",
    "page=-1",
    "page=1.5",
    "search=a&search=b",
    `search=${"x".repeat(201)}`,
  ])("refuses ?%s in French", async (query) => {
    const { app } = await creerBancApi();
    const reponse = await app.inject(`${url}?${query}`);
    expect([reponse.statusCode, Object.keys(reponse.json())]).toEqual([400, ["message"]]);
    expect(reponse.json().message).toMatch(
      /^Requête invalide : « (limit|page|search) » ne convient pas\.$/,
    );
  });

  test.each([
    ["noel*", ["Noël et l’œuf"]],
    ["(noel", ["Noël et l’œuf"]],
    ["noel OR bjork", []],
    ["title:noel", []],
    ['"', []],
    ["'--", []],
    ["%00", []],
    ["\ud83c\udf7a", []],
  ])("search %j finds %j, and breaks nothing", async (search, titres) => {
    const { app } = await creerBancApi();
    const reponse = await app.inject({ url, query: { search } });
    expect(reponse.statusCode).toBe(200);
    expect(reponseListeQuizz.parse(reponse.json()).quizz.map(({ title }) => title)).toEqual(titres);
  });
});

describe("GET /api/quizz/:id", () => {
  test("gives a public quizz with its questions", async () => {
    const { app } = await creerBancApi();
    const [ligne] = (await app.inject("/api/quizz-public?search=noel")).json().quizz;
    const reponse = await app.inject(`/api/quizz/${ligne._id}`);
    expect(quizz.parse(reponse.json())).toMatchObject({
      title: "Noël et l’œuf",
      createurPseudo: "Trinquizz",
    });
    expect(reponse.json().questions).toHaveLength(3);
  });

  test("says 404 alike for what is hidden and what does not exist", async () => {
    const { app, base } = await creerBancApi();
    const [ligne] = (await app.inject("/api/quizz-public")).json().quizz;
    base.db.run(sql`update quizz set visibilite = 'prive', officiel = 0`);
    const reponses = [];
    for (const id of [ligne._id, "inconnu", "%00", "..%2f..", "x".repeat(64)])
      reponses.push(await app.inject(`/api/quizz/${id}`));
    for (const reponse of reponses) {
      expect(reponse.statusCode).toBe(404);
      expect(reponse.json()).toEqual({ message: "Ce quizz n’existe pas ou n’est pas accessible." });
    }
  });
});

describe("GET /api/user/quizz/:pseudo", () => {
  test("gives to each what they may see: everybody, friends, the creator", async () => {
    const { app, base } = await creerBancApi();
    const [lea, tom, zoe] = ["Lea", "Tom", "Zoe"].map((nom) => creerCompteDeTest(base.db, nom));
    if (!lea || !tom || !zoe) throw new Error("three accounts");
    const depot = createQuizzRepository(base.db);
    const ids = (["prive", "amis", "public"] as const).map((visibilite) =>
      depot.creer({
        title: visibilite,
        tags: [],
        visibilite,
        aleatoireGlobal: false,
        aleatoire: [],
        createur: lea._id,
        officiel: false,
        questions: [QUESTION_RIEN],
      }),
    );
    const social = createSocialRepository(base.db);
    social.demander(tom._id, lea._id);
    const vus = async (headers: { cookie?: string }) => {
      const { quizz: lignes, totalCount } = reponseListeQuizz.parse(
        (await app.inject({ url: "/api/user/quizz/lea", headers })).json(),
      );
      expect(lignes).toHaveLength(totalCount);
      const ouverts = [];
      for (const id of ids)
        ouverts.push((await app.inject({ url: `/api/quizz/${id}`, headers })).statusCode === 200);
      return [lignes.map(({ title }) => title), ouverts];
    };
    const pourTous = [["public"], [false, false, true]];
    // a friend request is no friendship
    expect(await vus(tom.headers)).toEqual(pourTous);
    social.accepter(lea._id, tom._id);
    expect(await vus(tom.headers)).toEqual([
      ["public", "amis"],
      [false, true, true],
    ]);
    expect(await vus({})).toEqual(pourTous);
    expect(await vus(zoe.headers)).toEqual(pourTous);
    expect(await vus(lea.headers)).toEqual([
      ["public", "amis", "prive"],
      [true, true, true],
    ]);
    expect((await app.inject("/api/user/quizz/personne")).json().message).toBe(
      "Cet utilisateur n'existe pas.",
    );
  });
});
