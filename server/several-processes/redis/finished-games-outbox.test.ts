import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFinishedGamesOutbox, FinishedGamesRefusedError } from "./finished-games-outbox.ts";

const soiree = (id: string, titre = "Q") => ({
  id,
  code: "ABC123",
  quizzId: "q",
  titre,
  nbQuestions: 1,
  joueurs: [],
  statistiques: [],
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waiting soirées, and an API that can be away. */
function monter(ids: readonly string[]) {
  const attendent = new Map(ids.map((id) => [id, JSON.stringify(soiree(id))]));
  const envois: string[][] = [];
  const dites: string[] = [];
  const api = { absente: false, refuse: (_: readonly string[]): boolean => false };
  const envoi = createFinishedGamesOutbox({
    store: {
      async *waitingSoirees(combien) {
        const toutes = [...attendent].map(([_id, texte]) => ({ _id, texte }));
        // Redis's HSCAN gives about as many entries as asked: here, twice as many
        for (let debut = 0; debut < toutes.length; debut += 2 * combien)
          yield toutes.slice(debut, debut + 2 * combien);
      },
      removeSoirees: async (finies) => {
        for (const id of finies) attendent.delete(id);
      },
    },
    send: async (soirees) => {
      envois.push(soirees.map(({ id }) => id));
      if (api.absente) throw new Error("away");
      if (api.refuse(soirees.map(({ id }) => id))) throw new FinishedGamesRefusedError("no");
    },
    report: (erreur) => dites.push(erreur instanceof Error ? erreur.message : ""),
  });
  return { attendent, envois, dites, api, envoi };
}

test("waiting soirées are sent, and removed once they were received", async () => {
  const { attendent, envois, envoi } = monter(["a", "b"]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect({ envois, restent: [...attendent.keys()] }).toEqual({ envois: [["a", "b"]], restent: [] });
  envoi.close();
});

test("while the API is away soirées are sent again, and none is removed", async () => {
  const { attendent, envois, api, envoi } = monter(["a"]);
  api.absente = true;
  envoi.relever();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(envois.length).toBeGreaterThan(3);
  expect([...attendent.keys()]).toEqual(["a"]);
  api.absente = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect([...attendent.keys()]).toEqual([]);
  envoi.close();
});

test("soirées of a dead process are found without a call; an unreadable one holds up no other", async () => {
  const { attendent, envois, dites, envoi } = monter([]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  attendent.set("abime", "{").set("a", JSON.stringify(soiree("a")));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(envois).toEqual([["a"]]);
  expect([...attendent.keys()]).toEqual(["abime"]);
  // the unreadable soirée stays, and was reported
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dites).toEqual(["abime cannot be read"]);
  envoi.close();
});

test("thousands of soirées are sent in batches, and each received batch is removed even if the next one fails", async () => {
  const ids = Array.from({ length: 2_000 }, (_, n) => `s${String(n)}`);
  const { attendent, envois, api, envoi } = monter(ids);
  api.refuse = ({ length }) => {
    // the API is away after the third request
    api.absente = envois.length >= 3;
    return length > 50;
  };
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect(attendent.size).toBe(1_850);
  api.refuse = ({ length }) => length > 50;
  api.absente = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(attendent.size).toBe(0);
  expect(envois.flat().toSorted()).toEqual(expect.arrayContaining(ids.toSorted()));
  envoi.close();
});

test("long soirées are sent in smaller batches", async () => {
  const { attendent, envois, envoi } = monter([]);
  for (const id of ["a", "b", "c"])
    attendent.set(id, JSON.stringify(soiree(id, "x".repeat(3 * 2 ** 20))));
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect(envois).toEqual([["a"], ["b"], ["c"]]);
  envoi.close();
});

test("a soirée that an older API refuses holds up no other, and is sent again to a newer one", async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `s${String(n)}`);
  const { attendent, envois, dites, api, envoi } = monter(ids);
  api.refuse = (lot) => lot.includes("s7");
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect([...attendent.keys()]).toEqual(["s7"]);
  expect(dites).toEqual(["s7 is refused"]);
  // the unreadable soirée is reported only once
  const jusqueLa = envois.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(envois).toHaveLength(jusqueLa);
  api.refuse = () => false;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(attendent.size).toBe(0);
  envoi.close();
});
