import { expect, test } from "vitest";
import { createInheritance, createReopening } from "./takeover.ts";

test("a game that cannot be opened is tried less and less often, the others at once; and at once again when it was done with", async () => {
  const tentees: string[] = [];
  let bat = 0;
  const rouvrir = createReopening({
    qui: "jeu1.a",
    async prendre(code) {
      tentees.push(`${code} ${String(bat)}`);
      if (code === "ABIMEE") throw new Error("bug");
      return true;
    },
    prend: () => true,
    signaler: () => {},
  });
  for (bat = 1; bat <= 16; bat++) await rouvrir(bat === 4 ? ["ABIMEE", "SAINE"] : ["ABIMEE"]);
  expect(tentees).toEqual(["ABIMEE 1", "ABIMEE 3", "SAINE 4", "ABIMEE 6", "ABIMEE 11"]);
  await rouvrir([]);
  await rouvrir(["ABIMEE"]);
  expect(tentees.at(-1)).toBe("ABIMEE 17");
});

/** Two games of each who gives no more signs; `vivants`: who does. */
async function heriter(vivants: readonly string[]) {
  const prises: string[] = [];
  const heritage = createInheritance({
    store: {
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
