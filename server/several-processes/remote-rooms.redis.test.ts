/** The rooms of game processes as the API sees them: a real Redis, and processes that the test simulates. */
import { once } from "node:events";
import { createServer } from "node:http";
import { performance } from "node:perf_hooks";
import { expect, onTestFinished, test } from "vitest";
import type { FicheProcessus } from "#contracts/processus.ts";
import { createTestFicheProcessus as fiche } from "#server/several-processes/test/fiche.ts";
import { startTestRedis } from "#server/several-processes/test/redis.ts";
import {
  type CallOtherProcess,
  InternalCallRefusedError,
  createOtherProcessCaller,
} from "./internal-calls/calls.ts";
import { createRemoteRooms } from "./remote-rooms.ts";

/** @param repondre gives the answer of each process, or throws */
async function monter(
  fiches: readonly FicheProcessus[] | null,
  repondre: (adresse: string, quoi: string, corps?: object) => object,
) {
  const redis = await startTestRedis();
  const store = await redis.store();
  const demandes: string[] = [];
  const call: CallOtherProcess = async (adresse, quoi, reponse, corps) => {
    demandes.push(`${adresse} ${quoi}`);
    return reponse.parse(repondre(adresse, quoi, corps));
  };
  const rooms = createRemoteRooms(store, call, { read: () => fiches });
  return { redis, store, rooms, demandes };
}
const NEUVE = { code: "NEUVE1", billet: "b" };

test("a room is opened by the less busy of two processes, and its path is returned", async () => {
  const fiches = [fiche("jeu1", { telephones: 90 }), fiche("jeu2")];
  const { rooms, demandes } = await monter(fiches, (_adresse, _quoi, corps) => {
    // the process counts the rooms of this address
    expect(corps).toEqual({ adresse: "192.0.2.1" });
    return NEUVE;
  });
  for (let fois = 0; fois < 20; fois++)
    expect(await rooms.creer("192.0.2.1")).toEqual({ ...NEUVE, chemin: "/p/jeu2/" });
  expect(new Set(demandes)).toEqual(new Set(["http://jeu2:3000 rooms"]));
});

test("emptied processes, those that cannot store and those that nobody can reach are not asked; after a refusal or a failure the next one is", async () => {
  const fiches = [
    fiche("vide", { seVide: true }),
    fiche("panne", { enregistrees: false }),
    fiche("sans-ligne", { manque: "chemin" }),
    fiche("mort"),
    fiche("plein"),
    fiche("bon", { parties: 5 }),
  ];
  const { rooms, demandes } = await monter(fiches, (adresse) => {
    if (adresse.includes("mort")) throw new TypeError("fetch failed");
    if (adresse.includes("plein")) throw new InternalCallRefusedError(503, "Le bar est plein.");
    return NEUVE;
  });
  for (let fois = 0; fois < 20; fois++)
    expect((await rooms.creer("192.0.2.1")).chemin).toBe("/p/bon/");
  expect(demandes.some((dite) => /vide|panne|sans-ligne/.test(dite))).toBe(false);
});

test("without a process to open the room the answer is 503, with the message of the last refusal", async () => {
  const plein = await monter([fiche("jeu1")], () => {
    throw new InternalCallRefusedError(503, "Le bar est plein.");
  });
  await expect(plein.rooms.creer("192.0.2.1")).rejects.toMatchObject({
    statusCode: 503,
    message: "Le bar est plein.",
  });
  for (const fiches of [[], null]) {
    const { rooms } = await monter(fiches, () => NEUVE);
    await expect(rooms.creer("192.0.2.1")).rejects.toMatchObject({ statusCode: 503 });
    expect(rooms.enBonneSante()).toBe(fiches !== null);
  }
});

test('a room is found by its code, without path while it moves; Redis away is not "no such room"', async () => {
  const { redis, store, rooms } = await monter([fiche("jeu1")], () => ({}));
  await store.reserve("AAAAAA", "jeu1.x");
  expect(await rooms.trouver("AAAAAA")).toEqual({});
  await store.beat("jeu1.x", fiche("jeu1"), 60_000);
  expect(await rooms.trouver("AAAAAA")).toEqual({ chemin: "/p/jeu1/" });
  expect(await rooms.trouver("BBBBBB")).toBeNull();
  await redis.kill();
  await expect(rooms.trouver("AAAAAA")).rejects.toMatchObject({ statusCode: 503 });
});

test("a seat is asked of the process of the room; an exclusion, of the processes where the account is", async () => {
  const exclus: unknown[] = [];
  const { store, rooms } = await monter([fiche("jeu1"), fiche("jeu2")], (adresse, quoi, corps) => {
    if (quoi === "place") return { tient: adresse === "http://jeu2:3000" };
    if (quoi === "comptes") return { comptes: adresse.includes("jeu1") ? ["lea"] : ["tom", "zoe"] };
    exclus.push([adresse, corps]);
    return {};
  });
  await store.reserve("AAAAAA", "jeu2.x");
  for (const nom of ["jeu1", "jeu2"]) await store.beat(`${nom}.x`, fiche(nom), 60_000);
  const place = { room: "AAAAAA", role: "joueur", jeton: "j".repeat(24) } as const;
  expect(await rooms.tient(place)).toBe(true);
  expect(await rooms.tient({ ...place, room: "BBBBBB" })).toBe(false);
  await rooms.exclure((compte) => compte === "zoe");
  expect(exclus).toEqual([["http://jeu2:3000", { comptes: ["zoe"] }]]);
  await rooms.detacher("lea");
  expect(exclus.slice(1)).toEqual(
    ["http://jeu1:3000", "http://jeu2:3000"].map((adresse) => [adresse, { comptes: ["lea"] }]),
  );
});

test("a frozen process does not hold up a question about a seat: the answer is no", async () => {
  const muet = createServer();
  muet.listen(0, "127.0.0.1");
  await once(muet, "listening");
  onTestFinished(() => {
    muet.closeAllConnections();
    muet.close();
  });
  const ou = muet.address();
  const adresse = `http://127.0.0.1:${String(typeof ou === "object" ? ou?.port : 0)}`;
  const gele = fiche("gele", { adresse });
  const redis = await startTestRedis();
  const store = await redis.store();
  await store.reserve("AAAAAA", "gele.x");
  await store.beat("gele.x", gele, 60_000);
  const rooms = createRemoteRooms(store, createOtherProcessCaller("cle"), { read: () => [gele] });
  const debut = performance.now();
  expect(await rooms.tient({ room: "AAAAAA", role: "joueur", jeton: "j".repeat(24) })).toBe(false);
  expect(performance.now() - debut).toBeLessThan(3_000);
});

test("an exclusion that cannot reach every process rejects, after it has reached the others", async () => {
  const exclus: string[] = [];
  const { redis, store, rooms } = await monter(null, (adresse, quoi) => {
    if (adresse.includes("gele")) throw new TypeError("fetch failed");
    if (quoi === "comptes") return { comptes: ["zoe"] };
    exclus.push(adresse);
    return {};
  });
  const exclure = () => rooms.exclure((compte) => compte === "zoe");
  await store.beat("jeu1.x", fiche("jeu1"), 60_000);
  await exclure();
  expect(exclus).toEqual(["http://jeu1:3000"]);
  // the process `gele` is alive, but does not answer
  await store.beat("gele.x", fiche("gele"), 60_000);
  await expect(exclure()).rejects.toThrow("fetch failed");
  expect(exclus).toHaveLength(2);
  // the process `gele` is dead, with a game that no process has taken over yet: the process that opens it checks its
  // accounts
  await store.reserve("AAAAAA", "gele.x");
  await store.declareDead("gele.x");
  await exclure();
  expect(exclus).toHaveLength(3);
  await redis.kill();
  await expect(exclure()).rejects.toThrow();
});

test("a question is tried in the process of the previous essai, which closes that one", async () => {
  const fiches = [fiche("jeu1"), fiche("jeu2"), fiche("jeu3")];
  const { rooms } = await monter(fiches, () => ({ room: NEUVE }));
  const demande = { compte: "lea", adresse: "192.0.2.1", quizzId: "q", questionId: "1" };
  const premier = await rooms.essayer(demande);
  for (let fois = 0; fois < 10; fois++) expect(await rooms.essayer(demande)).toEqual(premier);
});

test("visitors try in any process: they have no essai before to close", async () => {
  const fiches = [fiche("jeu1"), fiche("jeu2"), fiche("jeu3")];
  const { rooms } = await monter(fiches, () => ({ room: NEUVE }));
  const demande = { compte: null, adresse: "192.0.2.1", quizzId: "q" };
  const chemins = new Set<string | undefined>();
  for (let fois = 0; fois < 60; fois++) chemins.add((await rooms.essayer(demande))?.chemin);
  expect(chemins.size).toBeGreaterThan(1);
});
