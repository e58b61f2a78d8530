import { expect, test } from "vitest";
import { lireEtatInitialAccueil } from "./before-hydration.ts";

const garde = (valeurs: Readonly<Record<string, string>>) => () => ({
  getItem: (cle: string) => valeurs[cle] ?? null,
});

test.each([
  [{}, "", { demander: true, code: "", pseudo: "", sansAlcool: false }],
  [
    { majeur: "oui", pseudo: "Léa" },
    "",
    { demander: false, code: "", pseudo: "Léa", sansAlcool: false },
  ],
  [
    { majeur: "" },
    "?code=4kx-2p9",
    { demander: true, code: "4KX2P9", pseudo: "", sansAlcool: false },
  ],
  [
    { majeur: "oui", sansAlcool: "oui" },
    "",
    { demander: false, code: "", pseudo: "", sansAlcool: true },
  ],
  [{ majeur: "oui" }, '?code=");}*', { demander: false, code: "", pseudo: "", sansAlcool: false }],
])("what is kept %j and the address %j", (valeurs, recherche, attendu) => {
  expect(lireEtatInitialAccueil(garde(valeurs), recherche)).toEqual(attendu);
});

test("a browser that keeps nothing is asked, and nothing fails", () => {
  const interdit = () => {
    throw new Error("denied");
  };
  expect(lireEtatInitialAccueil(interdit, "")).toEqual({
    demander: true,
    code: "",
    pseudo: "",
    sansAlcool: false,
  });
});
