import { expect, onTestFinished, test } from "vitest";
import { createExclusionRecheckOfMovedGames } from "./excluded-players.ts";

/** Rooms with the accounts that are in them, by code, and an API that can be away. */
function monter(rooms: Readonly<Record<string, readonly string[]>>) {
  const api = { absente: false, demandes: 0 };
  const [exclus, dits]: [string[], unknown[]] = [[], []];
  const suite = createExclusionRecheckOfMovedGames({
    jeu: {
      comptes: async (codes = []) => codes.flatMap((code) => rooms[code] ?? []),
      exclure: async (juger) => void exclus.push(...Object.values(rooms).flat().filter(juger)),
    },
    findExcluded: async (comptes) => {
      api.demandes++;
      if (api.absente) throw new TypeError("fetch failed");
      return comptes.filter((compte) => compte === "zoe");
    },
    report: (erreur) => void dits.push(erreur),
    retryMs: 1,
  });
  onTestFinished(() => suite.close());
  return { api, exclus, dits, suite };
}

test("an excluded account leaves a room that has just arrived", async () => {
  const { api, exclus, suite } = monter({ AAAAAA: ["lea"], BBBBBB: ["tom", "zoe"], CCCCCC: [] });
  suite.add("CCCCCC");
  suite.add("AAAAAA");
  await expect.poll(() => api.demandes).toBe(1);
  expect(exclus).toEqual([]);
  suite.add("BBBBBB");
  await expect.poll(() => exclus).toEqual(["zoe"]);
});

test("while the API is away the check is tried again, with the rooms that arrive meanwhile", async () => {
  const { api, exclus, dits, suite } = monter({ AAAAAA: ["lea"], BBBBBB: ["zoe"] });
  api.absente = true;
  suite.add("AAAAAA");
  await expect.poll(() => dits.length).toBeGreaterThan(1);
  suite.add("BBBBBB");
  expect(exclus).toEqual([]);
  api.absente = false;
  await expect.poll(() => exclus).toEqual(["zoe"]);
});
