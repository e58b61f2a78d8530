/** What is taken of the dead, from lists that the test writes. */
import { expect, test } from "vitest";
import { createHeritage } from "./inherited-games.ts";

/** Two games of each who gives no more signs; `vivants`: who does. */
async function heriter(vivants: readonly string[]) {
  const prises: string[] = [];
  const heritage = createHeritage({
    magasin: {
      processus: async () =>
        ["moi", "autre", "tiers"].map((qui) => ({
          qui,
          vivant: vivants.includes(qui),
          fiche: null,
          versionPartie: 1,
        })),
      codesDe: async (qui) => [`${qui}1`, `${qui}2`].filter((code) => !prises.includes(code)),
      vivant: async () => false,
      retirer: async () => {},
    },
    qui: "moi",
    lit: 1,
    prendre: async (code) => prises.push(code) > 0,
    prend: () => true,
    signaler: () => {},
  });
  await heritage();
  return prises.toSorted();
}

test("the games of those who give no more signs are taken", async () => {
  expect(await heriter(["moi", "tiers"])).toEqual(["autre1", "autre2"]);
});

test("nothing is taken while one's own sign is not believed either: it is Redis that stood still", async () => {
  expect(await heriter([])).toEqual([]);
  expect(await heriter(["tiers"])).toEqual([]);
});
