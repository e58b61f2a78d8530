import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createEnvoiSoirees } from "./envoi-soirees.ts";

const soiree = (id: string) => ({
  id,
  code: "ABC123",
  quizzId: "q",
  titre: "Q",
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
  const api = { absente: false };
  const envoi = createEnvoiSoirees({
    magasin: {
      soirees: async () => [...attendent].map(([_id, texte]) => ({ _id, texte })),
      retirerSoirees: async (finies) => {
        for (const id of finies) attendent.delete(id);
      },
    },
    envoyer: async (soirees) => {
      envois.push(soirees.map(({ id }) => id));
      if (api.absente) throw new Error("away");
    },
    signaler: (erreur) => dites.push(erreur instanceof Error ? erreur.message : ""),
  });
  return { attendent, envois, dites, api, envoi };
}

test("what waits is sent, and taken off once it was received", async () => {
  const { attendent, envois, envoi } = monter(["a", "b"]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  expect({ envois, restent: [...attendent.keys()] }).toEqual({ envois: [["a", "b"]], restent: [] });
  envoi.fermer();
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
  envoi.fermer();
});

test("what somebody who died left is found without being told; one that cannot be read holds nobody up", async () => {
  const { attendent, envois, dites, envoi } = monter([]);
  envoi.relever();
  await vi.advanceTimersByTimeAsync(0);
  attendent.set("abime", "{").set("a", JSON.stringify(soiree("a")));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(envois).toEqual([["a"]]);
  expect([...attendent.keys()]).toEqual(["abime"]);
  expect(dites).toContain("abime cannot be read");
  envoi.fermer();
});
