/** Answers of the API process to the game processes. */
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseReader } from "#db/reader.ts";
import { compositionTiree } from "#contracts/composition.ts";
import { reponseLireQuestionsComposees } from "#contracts/internal-calls.ts";
import { creerBaseDeTest, creerCompteEnBase } from "#db/test/banc.ts";
import { serveInternalCallsOfApi } from "./api-routes.ts";

const CLE = "une-cle-de-service-pour-essayer";

/** The routes of an API process on a database. */
async function bancAppels() {
  const { db, fichier } = await creerBaseDeTest();
  const app = fastify();
  const historique = { relever: () => {}, fermer: () => {} };
  const reader = createDatabaseReader(fichier);
  onTestFinished(() => reader.fermer());
  const database = { db, file: fichier, reader, historique, close: () => {} };
  serveInternalCallsOfApi(app, CLE, database, undefined);
  const appeler = async (quoi: string, payload: object): Promise<unknown> =>
    (
      await app.inject({
        method: "POST",
        url: `/interne/${quoi}`,
        headers: { authorization: `Bearer ${CLE}` },
        payload,
      })
    ).json();
  return { db, appeler };
}

test("accounts that may be in no room are those suspended or deleted", async () => {
  const { db, appeler } = await bancAppels();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  db.run(`update comptes set suspendu = '2999-01-01' where _id = '${tom}'`);
  expect(await appeler("exclus", { comptes: [lea, tom, "disparu"] })).toEqual({
    comptes: [tom, "disparu"],
  });
});

test("a game process draws an evening, and reads its questions again", async () => {
  const { appeler } = await bancAppels();
  const tiree = compositionTiree.parse(
    await appeler("composition", {
      groupe: { compte: null, jeton: "un navigateur", comptes: [] },
      voeux: { tags: [], nombre: 5, difficulte: "melange", sources: ["publics"] },
      tirage: "un tirage",
    }),
  );
  expect(tiree.questions.length).toBeGreaterThan(0);
  const { questions } = tiree;
  const lues = reponseLireQuestionsComposees.parse(
    await appeler("questions-composees", { questions, compte: null }),
  );
  expect(lues.questions.map(({ _id }) => _id)).toEqual(questions.map(({ question }) => question));
});
