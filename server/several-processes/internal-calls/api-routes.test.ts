/** Answers of the API process to the game processes. */
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createDatabaseReader } from "#db/reader.ts";
import { creerBaseDeTest, creerCompteEnBase } from "#db/test/banc.ts";
import { serveInternalCallsOfApi } from "./api-routes.ts";

const CLE = "une-cle-de-service-pour-essayer";

test("accounts that may be in no room are those suspended or deleted", async () => {
  const { db, fichier } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  db.run(`update comptes set suspendu = '2999-01-01' where _id = '${tom}'`);
  const app = fastify();
  const historique = { relever: () => {}, fermer: () => {} };
  const reader = createDatabaseReader(fichier);
  onTestFinished(() => reader.fermer());
  const database = { db, file: fichier, reader, historique, close: () => {} };
  serveInternalCallsOfApi(app, CLE, database, undefined);
  const reponse = await app.inject({
    method: "POST",
    url: "/interne/exclus",
    headers: { authorization: `Bearer ${CLE}` },
    payload: { comptes: [lea, tom, "disparu"] },
  });
  expect(reponse.json<unknown>()).toEqual({ comptes: [tom, "disparu"] });
});
