import { expect, test } from "vitest";
import { createDeadProcessTakeOver, createOwnGamesReopener } from "./takeover.ts";

test("a game that cannot be opened is tried less and less often, others at once, and the game itself at once after it was gone", async () => {
  const tentees: string[] = [];
  let bat = 0;
  const rouvrir = createOwnGamesReopener({
    processId: "jeu1.a",
    async takeOver(code) {
      tentees.push(`${code} ${String(bat)}`);
      if (code === "ABIMEE") throw new Error("bug");
      return true;
    },
    mayTake: () => true,
    report: () => {},
  });
  for (bat = 1; bat <= 16; bat++) await rouvrir(bat === 4 ? ["ABIMEE", "SAINE"] : ["ABIMEE"]);
  expect(tentees).toEqual(["ABIMEE 1", "ABIMEE 3", "SAINE 4", "ABIMEE 6", "ABIMEE 11"]);
  await rouvrir([]);
  await rouvrir(["ABIMEE"]);
  expect(tentees.at(-1)).toBe("ABIMEE 17");
});

/** Runs the takeover beside processes that have two games each; those of `vivants` are alive. */
async function heriter(vivants: readonly string[]) {
  const prises: string[] = [];
  const heritage = createDeadProcessTakeOver({
    store: {
      processes: async () =>
        ["moi", "autre", "tiers"].map((processId) => ({
          processId,
          alive: vivants.includes(processId),
          fiche: null,
          versionPartie: 1,
        })),
      codesOf: async (processId) =>
        [`${processId}1`, `${processId}2`].filter((code) => !prises.includes(code)),
      isAlive: async () => false,
      forget: async () => {},
    },
    processId: "moi",
    readsVersion: 1,
    takeOver: async (code) => prises.push(code) > 0,
    mayTake: () => true,
    report: () => {},
  });
  await heritage();
  return prises.toSorted();
}

test("the games of dead processes are taken", async () => {
  expect(await heriter(["moi", "tiers"])).toEqual(["autre1", "autre2"]);
});

test("nothing is taken while the process's own sign of life has run out too: Redis stood still", async () => {
  expect(await heriter([])).toEqual([]);
  expect(await heriter(["tiers"])).toEqual([]);
});
