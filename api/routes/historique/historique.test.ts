import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import type { PartieFinie } from "#contracts/historique.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

const PLACE = { questions: 2, parti: false };
const VISITEUR = { ...PLACE, compte: null, exploits: [] };
const JETON = "a".repeat(24);

async function bancHistorique() {
  const { app, base } = await creerBancApi();
  const [lea, tom] = [creerCompteDeTest(base.db), creerCompteDeTest(base.db)];
  const quizzId: string = (await app.inject("/api/quizz-public?search=noel")).json().quizz[0]._id;
  const soiree: PartieFinie = {
    id: "ABC123-1",
    code: "ABC123",
    quizzId,
    titre: "Noël et l’œuf",
    nbQuestions: 2,
    statistiques: [],
    joueurs: [{ jeton: `hash of ${JETON}`, gorgees: 12, score: 1, ...VISITEUR }],
  };
  createHistoriqueRepository(base.db).ecrire(soiree);
  const reclamer = (compte: { headers: { cookie: string } } | undefined, champs: object = {}) =>
    app.inject({
      method: "POST",
      url: "/api/historique",
      headers: compte?.headers ?? {},
      payload: {
        quizzId,
        room: "abc123",
        jeton: JETON,
        info: { gorgee: 999 },
        gorgees: 999,
        ...champs,
      },
    });
  return { app, base, lea, tom, soiree, reclamer };
}

test("who shows the secret claims the line, with the numbers of the server", async () => {
  const { lea, soiree, reclamer } = await bancHistorique();
  const reponse = await reclamer(lea);
  expect([reponse.statusCode, reponse.json()]).toEqual([
    200,
    { quizz: { _id: soiree.quizzId, title: soiree.titre }, date: expect.any(String), gorgees: 12 },
  ]);
  expect((await reclamer(lea)).statusCode).toBe(200);
});

test("a line has one owner", async () => {
  const { base, lea, tom, reclamer } = await bancHistorique();
  await reclamer(lea);
  expect((await reclamer(tom)).statusCode).toBe(409);
  expect(base.db.get(sql`select compte from historique`)).toEqual({ compte: lea._id });
});

test("two games of the same quizz in one room are claimed one after the other", async () => {
  const { base, lea, soiree, reclamer } = await bancHistorique();
  createHistoriqueRepository(base.db).ecrire({
    ...soiree,
    id: "ABC123-2",
    joueurs: [{ jeton: `hash of ${JETON}`, gorgees: 5, score: 0, ...VISITEUR }],
  });
  const gorgees = [(await reclamer(lea)).json().gorgees, (await reclamer(lea)).json().gorgees];
  expect(gorgees.toSorted((a, b) => a - b)).toEqual([5, 12]);
});

test("the same game is written once", async () => {
  const { base, lea, soiree, reclamer } = await bancHistorique();
  await reclamer(lea);
  createHistoriqueRepository(base.db).ecrire({
    ...soiree,
    joueurs: [{ jeton: `hash of ${JETON}`, gorgees: 99, score: 0, ...VISITEUR }],
  });
  expect(base.db.all(sql`select compte, gorgees from historique`)).toEqual([
    { compte: lea._id, gorgees: 12 },
  ]);
});

test.each([
  [{ jeton: "b".repeat(24) }, 404],
  [{ room: "ZZZZZZ" }, 404],
  [{ quizzId: "autre" }, 404],
  [{ jeton: "court" }, 400],
  [{ room: "" }, 400],
])("%j: %i", async (champs, statut) => {
  const { lea, reclamer } = await bancHistorique();
  expect((await reclamer(lea, champs)).statusCode).toBe(statut);
});

test("is for those who are logged in", async () => {
  const { reclamer } = await bancHistorique();
  expect((await reclamer(undefined)).statusCode).toBe(401);
});

test("a logged-in player's line is theirs at once, and their feats earn badges", async () => {
  const { app, base, lea, soiree } = await bancHistorique();
  createHistoriqueRepository(base.db).ecrire({
    ...soiree,
    id: "ABC123-9",
    joueurs: [
      {
        ...PLACE,
        jeton: "autre",
        compte: lea._id,
        gorgees: 120,
        score: 2,
        exploits: ["roulette"],
      },
    ],
  });
  const { historique, gorgees, badges } = (
    await app.inject({ url: "/api/myinfo", headers: lea.headers })
  ).json();
  expect(historique).toMatchObject([{ quizz: { title: soiree.titre }, gorgees: 120 }]);
  expect(gorgees).toBe(120);
  expect(badges).toEqual(expect.arrayContaining(["premiereTournee", "centGorgees", "roulette"]));
  expect(badges).not.toContain("soixanteNeuf");
});

test("an account deleted during the game leaves a line without a name", async () => {
  const { base, soiree } = await bancHistorique();
  createHistoriqueRepository(base.db).ecrire({
    ...soiree,
    id: "ABC123-9",
    joueurs: [{ ...PLACE, jeton: "autre", compte: "parti", gorgees: 1, score: 0, exploits: [] }],
  });
  expect(base.db.get(sql`select compte from historique where jeton = 'autre'`)).toEqual({
    compte: null,
  });
});

test("who logs in later gets every line of their browser that nobody has, and no other", async () => {
  const { app, base, lea, tom, soiree } = await bancHistorique();
  const depot = createHistoriqueRepository(base.db);
  const hote = "c".repeat(24);
  const ligne = (jeton: string, compte: string | null) => ({
    ...VISITEUR,
    jeton,
    compte,
    gorgees: 1,
    score: 0,
  });
  depot.ecrire({
    ...soiree,
    id: "ZZZ999-1",
    code: "ZZZ999",
    joueurs: [ligne(`hash of ${JETON}`, null), ligne("autre", null)],
  });
  depot.ecrire({ ...soiree, id: "ZZZ999-2", joueurs: [ligne(`hash of ${hote}`, null)] });
  depot.ecrire({ ...soiree, id: "ZZZ999-3", joueurs: [ligne(`hash of ${JETON}`, tom._id)] });
  const reclamer = (headers: object, jetons = [JETON, hote]) =>
    app.inject({
      method: "POST",
      url: "/api/historique/jetons",
      headers: { ...headers },
      payload: { jetons },
    });
  expect((await reclamer({})).statusCode).toBe(401);
  expect((await reclamer(lea.headers, ["court"])).statusCode).toBe(400);
  expect((await reclamer(lea.headers)).json()).toEqual({ lignes: 3 });
  expect((await reclamer(lea.headers)).json()).toEqual({ lignes: 0 });
  expect(depot.lister(lea._id)).toHaveLength(3);
  expect(depot.lister(tom._id)).toHaveLength(1);
});
