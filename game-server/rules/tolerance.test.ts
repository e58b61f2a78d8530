import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  decompresserLexique,
  compresserLexique,
  FICHIER_LEXIQUE,
  lireFichierLexique,
} from "#game/ports/adapters/lexique.ts";
import { REPONSES_A_NE_PAS_CONFONDRE } from "./test/confusions.ts";
import { FAUTES_DE_FRAPPE } from "./test/fautes-de-frappe.ts";
import type { PaireDeReponses } from "./test/paires.ts";
import { estReponseAcceptee } from "./texte-libre.ts";

const lexique = lireFichierLexique();
/** Largest share of slips that may be refused. */
const MANQUEES_MAX = 0.02;

const manquees = (paires: readonly PaireDeReponses[], juste: boolean): readonly string[] =>
  paires
    .filter(([saisi, attendu]) => estReponseAcceptee(saisi, attendu, lexique) !== juste)
    .map((paire) => paire.join(" = "));

describe("slips are told from other answers", () => {
  it("never forgives those that people do confuse, but for two in a hundred", () => {
    expect(REPONSES_A_NE_PAS_CONFONDRE.length).toBeGreaterThanOrEqual(200);
    const prises = manquees(REPONSES_A_NE_PAS_CONFONDRE, false);
    expect(
      prises.length / REPONSES_A_NE_PAS_CONFONDRE.length,
      prises.join(", "),
    ).toBeLessThanOrEqual(MANQUEES_MAX);
  });

  it("forgives what people do mistype, but for two in a hundred", () => {
    expect(FAUTES_DE_FRAPPE.length).toBeGreaterThanOrEqual(200);
    const refusees = manquees(FAUTES_DE_FRAPPE, true);
    const part = refusees.length / FAUTES_DE_FRAPPE.length;
    expect(part, refusees.join(", ")).toBeLessThanOrEqual(MANQUEES_MAX);
  });

  it.each([
    ["stalagmite", "stalactite"],
    ["astronomie", "astrologie"],
    ["hypertension", "hypotension"],
    ["Saint-Martin", "Saint-Marin"],
    ["vitamine C", "vitamine D"],
    ["hépatite A", "hépatite B"],
  ])("%s is not %s, nor the other way round", (une, autre) => {
    expect(estReponseAcceptee(une, autre, lexique)).toBe(false);
    expect(estReponseAcceptee(autre, une, lexique)).toBe(false);
  });

  it.each([
    ["two letters in each other's place", "Vivladi", "Vivaldi"],
    ["as it is heard", "saxofone", "saxophone"],
    ["a plural", "allumettes", "allumette"],
    ["a homophone that is a word", "ballade irlandaise", "balade irlandaise"],
    ["an elided word left out", "val Aoste", "val d’Aoste"],
    ["a space that cuts a word", "porte avoins", "porteavions"],
  ])("%s: %j is %j", (_, saisi, attendu) =>
    expect(estReponseAcceptee(saisi, attendu, lexique)).toBe(true),
  );

  it("takes no other letter for one that stands alone", () => {
    expect(estReponseAcceptee("Malcolm", "Malcolm X", lexique)).toBe(false);
  });
});

describe("the list of words", () => {
  it("is packed and read back", () => {
    const mots = Array.from({ length: 5_000 }, (_, i) => `mot${String(i)}`);
    const lu = decompresserLexique(compresserLexique(mots));
    expect(mots.every(lu)).toBe(true);
    expect(mots.filter((mot) => lu(`autre${mot}`)).length).toBeLessThan(20);
  });

  it("weighs little", () => {
    expect(readFileSync(FICHIER_LEXIQUE).length).toBeLessThanOrEqual(60_000);
  });
});
