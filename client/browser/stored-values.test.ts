import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  isPersisted,
  writeValue,
  writeTabValue,
  readValue,
  readTabValue,
  browserSecret,
} from "./stored-values.ts";
import { writeDraft, readDraft, draftNames } from "./draft-storage.ts";

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
    writeValue("pseudo", "Léa");
    writeTabValue("rentre", "oui");
    expect([readValue("pseudo"), readTabValue("rentre")]).toEqual(["Léa", "oui"]);
    writeValue("pseudo", "");
    expect(readValue("pseudo")).toBe("");
  });

  test("has one secret a role: a host who lost the line is still the host", () => {
    expect(browserSecret("jetonHote")).toBe(browserSecret("jetonHote"));
    expect(browserSecret("jeton")).not.toBe(browserSecret("jetonHote"));
  });

  test("says that it does not last", () => {
    browserSecret("jeton");
    expect(isPersisted("jeton")).toBe(false);
    expect(writeDraft("brouillon/a", "texte")).toBe(false);
    expect([readDraft("brouillon/a"), draftNames("brouillon/")]).toEqual([
      "texte",
      ["brouillon/a"],
    ]);
    writeDraft("brouillon/a", null);
    expect(draftNames("brouillon/")).toEqual([]);
  });
});

test("a full one: the last value counts, and the browser's again once it takes one", () => {
  const plein = faireStockage(false);
  plein.valeurs.set("pseudo", "Léa");
  vi.stubGlobal("localStorage", plein.stockage);
  expect([readValue("pseudo"), isPersisted("pseudo")]).toEqual(["Léa", true]);
  writeValue("pseudo", "Tom");
  expect([readValue("pseudo"), isPersisted("pseudo")]).toEqual(["Tom", false]);
  const { valeurs, stockage } = faireStockage(true);
  vi.stubGlobal("localStorage", stockage);
  writeValue("pseudo", "Zoé");
  expect([readValue("pseudo"), isPersisted("pseudo"), valeurs.get("pseudo")]).toEqual([
    "Zoé",
    true,
    "Zoé",
  ]);
});
