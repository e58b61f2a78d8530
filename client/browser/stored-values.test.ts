import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isStoredValuePersisted,
  writeStoredValue,
  writeTabStoredValue,
  readStoredValue,
  readTabStoredValue,
  readOrMakeBrowserSecret,
} from "./stored-values.ts";
import { writeDraft, readDraft, listDraftNames } from "./draft-storage.ts";

/** A storage that takes values, or throws as a full one does. */
function faireStockage(prend: boolean) {
  const valeurs = new Map<string, string>();
  const refuser = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const stockage = {
    getItem: (nom: string) => valeurs.get(nom) ?? null,
    setItem: prend ? (nom: string, valeur: string) => void valeurs.set(nom, valeur) : refuser,
    removeItem: (nom: string) => void valeurs.delete(nom),
  };
  return { valeurs, stockage };
}

/** Makes any access to the storages throw. */
function interdire(): void {
  for (const nom of ["localStorage", "sessionStorage"]) vi.stubGlobal(nom, undefined);
}

beforeEach(() => {
  for (const retenus of Object.values(globalThis.heldByThePage ?? {})) retenus.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a browser that keeps nothing", () => {
  beforeEach(interdire);

  test("gives back what was written, as long as the page lives", () => {
    writeStoredValue("pseudo", "Léa");
    writeTabStoredValue("rentre", "oui");
    expect([readStoredValue("pseudo"), readTabStoredValue("rentre")]).toEqual(["Léa", "oui"]);
    writeStoredValue("pseudo", "");
    expect(readStoredValue("pseudo")).toBe("");
  });

  test("has one secret a role: a host who lost the line is still the host", () => {
    expect(readOrMakeBrowserSecret("jetonHote")).toBe(readOrMakeBrowserSecret("jetonHote"));
    expect(readOrMakeBrowserSecret("jeton")).not.toBe(readOrMakeBrowserSecret("jetonHote"));
  });

  test("says that it does not last", () => {
    readOrMakeBrowserSecret("jeton");
    expect(isStoredValuePersisted("jeton")).toBe(false);
    expect(writeDraft("brouillon/a", "texte")).toBe(false);
    expect([readDraft("brouillon/a"), listDraftNames("brouillon/")]).toEqual([
      "texte",
      ["brouillon/a"],
    ]);
    writeDraft("brouillon/a", null);
    expect(listDraftNames("brouillon/")).toEqual([]);
  });
});

test("a full one: the last value counts, and the browser's again once it takes one", () => {
  const plein = faireStockage(false);
  plein.valeurs.set("pseudo", "Léa");
  vi.stubGlobal("localStorage", plein.stockage);
  expect([readStoredValue("pseudo"), isStoredValuePersisted("pseudo")]).toEqual(["Léa", true]);
  writeStoredValue("pseudo", "Tom");
  expect([readStoredValue("pseudo"), isStoredValuePersisted("pseudo")]).toEqual(["Tom", false]);
  const { valeurs, stockage } = faireStockage(true);
  vi.stubGlobal("localStorage", stockage);
  writeStoredValue("pseudo", "Zoé");
  expect([
    readStoredValue("pseudo"),
    isStoredValuePersisted("pseudo"),
    valeurs.get("pseudo"),
  ]).toEqual(["Zoé", true, "Zoé"]);
});
