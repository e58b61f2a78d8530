import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFinishedGamesOutbox, FinishedGamesRefused } from "./finished-games-outbox.ts";

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

/** Evenings that wait, and an API that can be away. */
function monter(ids: readonly string[]) {
  const attendent = new Map(ids.map((id) => [id, JSON.stringify(soiree(id))]));
  const envois: string[][] = [];
  const dites: string[] = [];
  const api = { absente: false, refuse: (_: readonly string[]): boolean => false };
  const envoi = createFinishedGamesOutbox({
    store: {
      async *waitingSoirees(combien) {
        const toutes = [...attendent].map(([_id, texte]) => ({ _id, texte }));
        // Redis gives about as many as it is asked for: here, twice
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
      if (api.refuse(soirees.map(({ id }) => id))) throw new FinishedGamesRefused("no");
    },
    report: (erreur) => dites.push(erreur instanceof Error ? erreur.message : ""),
  });
  return { attendent, envois, dites, api, envoi };
}

test("what waits is sent, and taken off once it was received", async () => {
  const { attendent, envois, envoi } = monter(["a", "b"]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect({ envois, restent: [...attendent.keys()] }).toEqual({ envois: [["a", "b"]], restent: [] });
  envoi.close();
});

test("while nobody receives it is sent again, sooner or later, and nothing is taken off", async () => {
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

test("what somebody who died left is found without being told; one that cannot be read holds nobody up", async () => {
  const { attendent, envois, dites, envoi } = monter([]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  attendent.set("abime", "{").set("a", JSON.stringify(soiree("a")));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(envois).toEqual([["a"]]);
  expect([...attendent.keys()]).toEqual(["abime"]);
  // somebody has to look at it, and has been told
  await vi.advanceTimersByTimeAsync(60_000);
  expect(dites).toEqual(["abime cannot be read"]);
  envoi.close();
});

test("thousands of them go a few at a time, and what was received goes though the next is not", async () => {
  const ids = Array.from({ length: 2_000 }, (_, n) => `s${String(n)}`);
  const { attendent, envois, api, envoi } = monter(ids);
  api.refuse = ({ length }) => {
    // nobody answers any more after the third
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

test("long ones are sent with fewer others", async () => {
  const { attendent, envois, envoi } = monter([]);
  for (const id of ["a", "b", "c"])
    attendent.set(id, JSON.stringify(soiree(id, "x".repeat(3 * 2 ** 20))));
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect(envois).toEqual([["a"], ["b"], ["c"]]);
  envoi.close();
});

test("one that an older API refuses holds no other up, and is shown to a newer one", async () => {
  const ids = Array.from({ length: 60 }, (_, n) => `s${String(n)}`);
  const { attendent, envois, dites, api, envoi } = monter(ids);
  api.refuse = (lot) => lot.includes("s7");
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect([...attendent.keys()]).toEqual(["s7"]);
  expect(dites).toEqual(["s7 is refused"]);
  // not again and again
  const jusqueLa = envois.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(envois).toHaveLength(jusqueLa);
  api.refuse = () => false;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(attendent.size).toBe(0);
  envoi.close();
});
