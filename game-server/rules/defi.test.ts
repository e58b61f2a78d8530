import { describe, expect, it } from "vitest";
import { tirerDefiDeFin } from "./defi.ts";
import { TEXTES_DES_DEFIS } from "./gages.ts";
import { creerGenerateurAleatoire } from "./hasard.ts";
import { listerGraines } from "./test/graines.ts";
import { HOTE } from "./test/table.ts";
import type { LigneTableDeFin } from "./types/resultats.ts";

const ligne = (id: string, gorgees: number, score: number | null): LigneTableDeFin => ({
  id,
  pseudo: id,
  gorgees,
  score,
  jugees: 5,
  rang: null,
  parti: false,
});

/** The players whom each kind of dare names, over many draws; "a, b" for a dare of two. */
function nommes(lignes: readonly LigneTableDeFin[]): Record<string, string> {
  const vus: Record<string, string> = {};
  for (const graine of listerGraines(300)) {
    const defi = tirerDefiDeFin(lignes, creerGenerateurAleatoire(graine));
    const qui = defi.flatMap((morceau) => (morceau.t === "joueur" ? [morceau.id] : []));
    const constat = defi.at(-1)?.v.split("\u00A0: ")[0]?.trim() ?? "";
    if (qui.length > 0) vus[constat] = qui.join(", ");
  }
  return vus;
}

describe("the closing dare", () => {
  it("is one of four, for those who deserve it", () => {
    const lignes = [ligne("a", 5, 3), ligne("b", 1, 2), ligne("c", 9, 1), ligne("d", 4, 0)];
    expect(nommes(lignes)).toEqual({
      "a le plus bu": "c",
      "a le moins bu": "b",
      "a le meilleur score": "a",
      "a le plus petit score": "d",
    });
  });

  it("names everybody of a tie, as the table does", () => {
    const lignes = [ligne("a", 2, 3), ligne("b", 9, 3), ligne("c", 9, 1), ligne("d", 2, 1)];
    expect(nommes(lignes)).toEqual({
      "ont le plus bu": "b, c",
      "ont le moins bu": "a, d",
      "ont le meilleur score": "a, b",
      "ont le plus petit score": "c, d",
    });
    const [premier, et, second, texte] = tirerDefiDeFin(
      lignes,
      creerGenerateurAleatoire([1, 2, 3, 4]),
    );
    expect([premier?.t, et?.v, second?.t]).toEqual(["joueur", " et ", "joueur"]);
    expect(texte?.v).toMatch(/^ ont le .+\u00A0: .+\.$/);
  });

  it("says of nobody that they drank the most when nobody drank, nor that they won with nothing", () => {
    const lignes = [ligne("a", 0, 0), ligne("b", 0, 0)];
    expect(nommes(lignes)).toEqual({});
    expect(nommes([...lignes, ligne("c", 0, 1)])).toEqual({
      "a le meilleur score": "c",
      "ont le plus petit score": "a, b",
    });
  });

  it("does not set the last apart when the whole table is level", () => {
    expect(nommes([ligne("a", 2, 1), ligne("b", 2, 1), ligne("c", 2, 1)])).toEqual({
      "ont le plus bu": "a, b, c",
      "ont le meilleur score": "a, b, c",
    });
  });

  it("sets nobody apart who is alone, or alone with a score", () => {
    expect(nommes([ligne("a", 3, 0)])).toEqual({ "a le plus bu": "a" });
    expect(nommes([ligne("a", 3, 1)])).toEqual({
      "a le plus bu": "a",
      "a le meilleur score": "a",
    });
  });

  it("is nobody's when more than three would share it", () => {
    const quatre = ["a", "b", "c", "d"].map((id) => ligne(id, 3, 2));
    expect(nommes([...quatre, ligne("e", 1, 5)])).toEqual({
      "a le moins bu": "e",
      "a le meilleur score": "e",
    });
  });

  it("never speaks of the creator's score", () => {
    expect(nommes([ligne("a", 2, 0), ligne(HOTE, 9, null)])).toEqual({
      "a le plus bu": HOTE,
      "a le moins bu": "a",
    });
  });

  it("is asked in six ways a kind, the specification's own among them, all of which come", () => {
    const lignes = [ligne("a", 5, 3), ligne("b", 1, 2), ligne("c", 9, 1), ligne("d", 4, 0)];
    const vus = new Set(
      [...listerGraines(600)].map(
        (graine) => tirerDefiDeFin(lignes, creerGenerateurAleatoire(graine)).at(-1)?.v ?? "",
      ),
    );
    expect(vus.size).toBe(24);
    for (const mot of [
      " a le plus bu\u00A0: c’est l’heure de raconter sa pire soirée, avec l’accent de son choix.",
      " a le moins bu\u00A0: toute la table lui choisit une chanson, et il faut tenir le refrain.",
      " a le meilleur score\u00A0: un discours de victoire s’impose, debout et sans rire.",
      " a le plus petit score\u00A0: le service du prochain verre d’eau est pour sa pomme.",
    ])
      expect(vus).toContain(mot);
  });

  it("guesses nobody's gender, and asks nobody to drink", () => {
    const textes = Object.values(TEXTES_DES_DEFIS).flatMap((gages) =>
      gages.flatMap(({ un, plusieurs }) => [un, plusieurs]),
    );
    expect(new Set(textes).size).toBe(48);
    for (const texte of textes) {
      expect(texte).toMatch(/^\p{Ll}.*\.$/u);
      expect(texte).not.toMatch(
        /\u00A0:|(?<!\p{L})(?:elles?|ils|celui|celle|chacune?|gorgées?|cul sec|charité)(?!\p{L})/u,
      );
    }
  });

  it("is empty when nobody is left", () =>
    expect(tirerDefiDeFin([], creerGenerateurAleatoire([1, 2, 3, 4]))).toEqual([]));
});
