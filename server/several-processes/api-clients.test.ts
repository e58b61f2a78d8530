import { once } from "node:events";
import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { createApiSessionClient, createFinishedGamesSenderToApi } from "./api-clients.ts";
import {
  type CallOtherProcess,
  InternalCallRefusedError,
  createOtherProcessCaller,
} from "./internal-calls/calls.ts";
import { FinishedGamesRefusedError } from "#server/several-processes/redis/finished-games-outbox.ts";

/** @param repondre gives the answer of the API, or throws */
function monter(repondre: () => object) {
  const demandes: unknown[] = [];
  const dits: unknown[] = [];
  const call: CallOtherProcess = async (adresse, quoi, reponse, corps) => {
    demandes.push([adresse, quoi, corps]);
    return reponse.parse(repondre());
  };
  const warn = (dit: unknown) => void dits.push(dit);
  return { demandes, dits, compteDe: createApiSessionClient(call, "http://api", { warn }) };
}

test("a cookie is looked up; without one the API is not asked", async () => {
  const { compteDe, demandes } = monter(() => ({ compte: "lea" }));
  expect([await compteDe({ cookie: "s=1" }), await compteDe({})]).toEqual(["lea", null]);
  expect(demandes).toEqual([["http://api", "session", { cookie: "s=1" }]]);
});

test("while the API is away everybody is a visitor, and the log says so once", async () => {
  const absente = new TypeError("fetch failed");
  const { compteDe, demandes, dits } = monter(() => {
    throw absente;
  });
  for (let fois = 0; fois < 100; fois++) expect(await compteDe({ cookie: "s=1" })).toBeNull();
  expect(demandes).toHaveLength(100);
  expect(dits).toEqual([{ err: absente, tus: 0 }]);
});

test("a cookie that is too long is nobody's: not looked up, not logged", async () => {
  const { compteDe, demandes, dits } = monter(() => ({ compte: "lea" }));
  expect(await compteDe({ cookie: "s".repeat(8_193) })).toBeNull();
  expect([demandes, dits]).toEqual([[], []]);
});

test("a call without answer times out", async () => {
  const muette = createServer(() => {});
  muette.listen(0, "127.0.0.1");
  await once(muette, "listening");
  onTestFinished(() => {
    muette.closeAllConnections();
    muette.close();
  });
  const adresse = muette.address();
  const port = typeof adresse === "object" ? (adresse?.port ?? 0) : 0;
  const demande = createOtherProcessCaller("k".repeat(24))(
    `http://127.0.0.1:${String(port)}`,
    "session",
    z.object({}),
    {},
    20,
  );
  await expect(demande).rejects.toMatchObject({ name: "TimeoutError" });
});

const envoyer = (erreur: Error) =>
  createFinishedGamesSenderToApi(async () => {
    throw erreur;
  }, "http://api")([]);

test("soirées that the API cannot read or finds too long are refused; other failures are rejected as they are", async () => {
  for (const statut of [400, 413])
    await expect(envoyer(new InternalCallRefusedError(statut, "non"))).rejects.toBeInstanceOf(
      FinishedGamesRefusedError,
    );
  for (const autre of [
    new InternalCallRefusedError(503, "plus tard"),
    new InternalCallRefusedError(404, ""),
    new TypeError("fetch failed"),
  ])
    await expect(envoyer(autre)).rejects.toBe(autre);
});
