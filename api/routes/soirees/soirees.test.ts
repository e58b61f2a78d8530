import { expect, test } from "vitest";
import { reponseSoiree, reponseSoirees } from "#contracts/compte-rendu.ts";
import { sql } from "#db/drizzle.ts";
import { createCleanupRepository } from "#db/repositories/cleanup-repository.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createStatistiquesQuestionsRepository } from "#db/repositories/statistique-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import { creerGrandeSoireeDeTest, creerSoireeDeTest, QUESTION_TAPEE } from "#db/test/soiree.ts";
import { creerBancApi, creerCompteDeTest } from "../../test/banc.ts";

const JETON_HOTE = "jeton-hote".padEnd(24, "-");
const jetonDe = (pseudo: string) => `jeton-${pseudo}`.padEnd(24, "-");
const JOUR_MS = 24 * 3600 * 1000;

async function bancSoirees() {
  const { app, base } = await creerBancApi();
  const ecrire = (soiree: Parameters<typeof creerSoireeDeTest>[0]) =>
    createHistoriqueRepository(base.db).ecrire(creerSoireeDeTest(soiree));
  const lister = async (headers: Record<string, string>) =>
    reponseSoirees.parse((await app.inject({ url: "/api/soirees", headers })).json());
  const lire = (id: string, headers: Record<string, string>) =>
    app.inject({ url: `/api/soirees/${id}`, headers });
  const accepter = (id: string, headers: Record<string, string>, reponse = "De Vinci") =>
    app.inject({
      method: "POST",
      url: `/api/soirees/${id}/${id}/q1/accepter`,
      headers,
      payload: { reponse },
    });
  return { app, base, ecrire, lister, lire, accepter };
}

test("a host without account finds the evening by the secret of the browser, and keeps it by logging in", async () => {
  const { app, base, ecrire, lister, lire } = await bancSoirees();
  ecrire({ id: "ABC123-1" });
  ecrire({ id: "ABC123-2", soiree: "ABC123-1" });
  expect((await lister({})).soirees).toEqual([]);
  const sien = { "x-jetons": JETON_HOTE };
  expect(await lister(sien)).toMatchObject({
    total: 1,
    soirees: [{ _id: "ABC123-1", titres: ["Un quizz", "Un quizz"], nbJoueurs: 2, hote: true }],
  });
  const lue = reponseSoiree.parse((await lire("ABC123-1", sien)).json());
  expect(lue).toMatchObject({ hote: true, reclamee: false });
  expect(lue.parties.map(({ _id }) => _id)).toEqual(["ABC123-1", "ABC123-2"]);
  const compte = creerCompteDeTest(base.db);
  await app.inject({
    method: "POST",
    url: "/api/historique/jetons",
    headers: compte.headers,
    payload: { jetons: [JETON_HOTE] },
  });
  expect((await lister(compte.headers)).total).toBe(1);
  // the browser alone opens it no more: it is the account's
  expect((await lire("ABC123-1", sien)).statusCode).toBe(404);
});

test("a page beyond the last one knows how many evenings there are", async () => {
  const { app, ecrire } = await bancSoirees();
  ecrire({ id: "ABC123-1" });
  ecrire({ id: "ABC123-2", soiree: "ABC123-1" });
  ecrire({ id: "DEF456-1" });
  const headers = { "x-jetons": JETON_HOTE };
  const beyond = await app.inject({ url: "/api/soirees?page=7", headers });
  expect(reponseSoirees.parse(beyond.json())).toMatchObject({ total: 2, soirees: [] });
});

test("a player reads their own part: the figures, the table, their own answers", async () => {
  const { app, base, ecrire, lire, lister, accepter } = await bancSoirees();
  const tom = creerCompteDeTest(base.db);
  ecrire({ id: "ABC123-1", comptes: { Tom: tom._id } });
  expect(await lister(tom.headers)).toMatchObject({ soirees: [{ hote: false }] });
  const lue = reponseSoiree.parse((await lire("ABC123-1", tom.headers)).json());
  expect(lue.parties[0]?.miennes).toEqual([
    { question: "q1", donnee: ["De Vinci"], verdict: "faux", ms: 6_000 },
  ]);
  expect(lue.parties[0]?.table?.map(({ pseudo, moi }) => [pseudo, moi])).toEqual([
    ["Lea", false],
    ["Tom", true],
  ]);
  expect(
    (await app.inject({ url: "/api/soirees/ABC123-1/ABC123-1/q1", headers: tom.headers }))
      .statusCode,
  ).toBe(404);
  expect((await accepter("ABC123-1", tom.headers)).statusCode).toBe(404);
  // a guest has the secret of the browser
  const lea = reponseSoiree.parse((await lire("ABC123-1", { "x-jetons": jetonDe("Lea") })).json());
  expect(lea.parties[0]?.miennes).toMatchObject([{ verdict: "juste" }]);
});

test("the host reads who answered what, and accepts an answer: scores, table, histories, quizz", async () => {
  const { app, base, ecrire, lire, accepter } = await bancSoirees();
  const hote = creerCompteDeTest(base.db);
  const { _id: _, dureeMs: _d, gorgees: _g, reponses: _r, ...contenu } = QUESTION_TAPEE;
  const depot = createQuizzRepository(base.db);
  const quizzId = depot.creer({
    title: "À moi",
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: hote._id,
    officiel: false,
    questions: [{ ...QUESTION_RIEN, ...contenu }],
  });
  const idQuestion = depot.lire(quizzId, hote._id)?.questions[0]?._id ?? "";
  ecrire({
    id: "ABC123-1",
    hote: hote._id,
    quizzId,
    question: { ...QUESTION_TAPEE, _id: idQuestion },
  });
  const url = `/api/soirees/ABC123-1/ABC123-1/${idQuestion}`;
  const nommees = await app.inject({ url, headers: hote.headers });
  expect(nommees.json().reponses).toMatchObject([
    { pseudo: "Lea", verdict: "juste" },
    { pseudo: "Tom", donnee: ["De Vinci"], verdict: "faux" },
  ]);
  const reponse = await app.inject({
    method: "POST",
    url: `${url}/accepter`,
    headers: hote.headers,
    payload: { reponse: "De Vinci" },
  });
  expect(reponse.json()).toEqual({ joueurs: ["Tom"], quizz: true });
  const partie = reponseSoiree.parse((await lire("ABC123-1", hote.headers)).json()).parties[0];
  expect(partie?.table?.map(({ pseudo, score, rang }) => [pseudo, score, rang])).toEqual([
    ["Lea", 1, 1],
    ["Tom", 1, 1],
  ]);
  expect(partie?.bilan.questions[0]).toMatchObject({ posees: 2, justes: 2, fausses: [] });
  expect(depot.lire(quizzId, hote._id)?.questions[0]?.reponse).toEqual([
    "Léonard de Vinci",
    "De Vinci",
  ]);
  // the same answer again changes nothing
  expect((await accepter("ABC123-1", hote.headers)).statusCode).toBe(404);
  const encore = await app.inject({
    method: "POST",
    url: `${url}/accepter`,
    headers: hote.headers,
    payload: { reponse: "De Vinci" },
  });
  expect(encore.json()).toEqual({ joueurs: [], quizz: false });
  // nobody gave this one: the question does not grow
  const inconnue = await app.inject({
    method: "POST",
    url: `${url}/accepter`,
    headers: hote.headers,
    payload: { reponse: "Picasso" },
  });
  expect(inconnue.json()).toEqual({ joueurs: [], quizz: false });
  expect(depot.lire(quizzId, hote._id)?.questions[0]?.reponse).toHaveLength(2);
  // the counters of the question go on
  expect(createStatistiquesQuestionsRepository(base.db).lire(quizzId, hote._id)?.[0]).toMatchObject(
    {
      posees: 2,
      justes: 2,
      fausse: null,
    },
  );
});

test("names go after thirty days, figures stay; what no account keeps goes whole", async () => {
  const { app, base, ecrire, lire, accepter } = await bancSoirees();
  const hote = creerCompteDeTest(base.db);
  ecrire({ id: "ABC123-1", hote: hote._id });
  ecrire({ id: "ABC123-2" });
  const menage = createCleanupRepository(base.db);
  const vieillir = (jours: number) =>
    base.db.run(
      sql`update comptes_rendus set date = ${new Date(Date.now() - jours * JOUR_MS).toISOString()}`,
    );
  vieillir(29);
  menage.cleanUp(Date.now());
  const avant = reponseSoiree.parse((await lire("ABC123-1", hote.headers)).json());
  expect(avant.parties[0]?.table).toHaveLength(2);
  vieillir(31);
  menage.cleanUp(Date.now());
  const texte = (await lire("ABC123-1", hote.headers)).body;
  const apres = reponseSoiree.parse(JSON.parse(texte));
  expect(apres.parties[0]).toMatchObject({ table: null, prix: null, miennes: [], nbJoueurs: 2 });
  expect(apres.parties[0]?.bilan.questions).toHaveLength(1);
  expect(texte).not.toContain("Tom");
  // what people typed may name somebody
  expect(avant.parties[0]?.bilan.questions[0]?.fausses).toHaveLength(1);
  expect(texte).not.toContain('De Vinci"');
  expect((await accepter("ABC123-1", hote.headers)).statusCode).toBe(404);
  expect((await lire("ABC123-2", { "x-jetons": JETON_HOTE })).statusCode).toBe(404);
  const efface = { method: "DELETE" as const, url: "/api/soirees/ABC123-1", headers: hote.headers };
  expect((await app.inject(efface)).statusCode).toBe(200);
  expect((await app.inject(efface)).statusCode).toBe(404);
});

test("the report of 200 players and 200 questions is one reply of less than 300 kB", async () => {
  const { app, base } = await bancSoirees();
  const hote = creerCompteDeTest(base.db);
  createHistoriqueRepository(base.db).ecrire(
    creerGrandeSoireeDeTest({ id: "ABC123-1", hote: hote._id }),
  );
  const { body } = await app.inject({ url: "/api/soirees/ABC123-1", headers: hote.headers });
  expect(reponseSoiree.parse(JSON.parse(body)).parties[0]?.bilan.questions).toHaveLength(200);
  expect(Buffer.byteLength(body)).toBeLessThan(300_000);
});
