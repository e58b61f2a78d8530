import { describe, expect, test } from "vitest";
import { COMMANDES_DE_TEXTE_SIMPLES, decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import {
  COMMANDES_DE_TEXTE_D_IMPREVU,
  remplacerCommandeInconnueDImprevu,
  listerCommandesInconnuesDImprevu,
  estTexteQuiNommeUnJoueur,
  trouverCommandeDImprevuLaPlusProche,
  proposerCommandesDImprevu,
  lireCommandeDImprevuEnCoursDeSaisie,
  estTexteQuiTireDansLaListe,
  trouverFamilleDElementDeTexteImprevu,
} from "./commandes.tsx";

test("every command of the rules is proposed, and what is proposed is one", () => {
  const noms = COMMANDES_DE_TEXTE_D_IMPREVU.map(({ modele }) => modele);
  for (const nom of COMMANDES_DE_TEXTE_SIMPLES) expect(noms).toContain(`&${nom}`);
  for (const modele of noms) {
    const [jeton, ...autres] = decouperTexteImprevu(modele);
    expect([jeton?.type === "inconnue" || jeton?.type === "texte", autres]).toEqual([false, []]);
  }
});

test("a proposal has the tint that it will have in the text", () => {
  for (const { modele, famille } of COMMANDES_DE_TEXTE_D_IMPREVU)
    expect(decouperTexteImprevu(modele).map(trouverFamilleDElementDeTexteImprevu), modele).toEqual([
      famille,
    ]);
  expect(decouperTexteImprevu("a &rien").map(trouverFamilleDElementDeTexteImprevu)).toEqual([
    null,
    "inconnue",
  ]);
});

describe("a command that is none", () => {
  test.each([
    ["&gorgée", "&gorgee"],
    ["&joeur", "&joueur"],
    ["&JoueurAutres", "&joueurAutre"],
    ["&couleur", "&couleurs"],
    ["&gorgeesEntre", "&gorgeeEntre[2;5]"],
  ])("%s was likely %s", (inconnue, proche) => {
    expect(trouverCommandeDImprevuLaPlusProche(inconnue)).toBe(proche);
  });

  test("is told once, and mended everywhere it stands alone", () => {
    const texte = "&gorgée et &gorgée, pas &gorgéeX ni &gorgee";
    expect(listerCommandesInconnuesDImprevu(texte)).toEqual(["&gorgée", "&gorgéeX"]);
    expect(remplacerCommandeInconnueDImprevu(texte, "&gorgée", "&gorgee")).toBe(
      "&gorgee et &gorgee, pas &gorgéeX ni &gorgee",
    );
  });
});

test("what draws from the list is known from what has its own", () => {
  expect(estTexteQuiTireDansLaListe("&joueur chante &liste")).toBe(true);
  expect(estTexteQuiTireDansLaListe("&joueur chante &liste{haut;bas}")).toBe(false);
  // a list that is not closed is the command without a list of its own
  expect(estTexteQuiTireDansLaListe("&liste{haut;bas")).toBe(true);
});

test("who performs is known from what only looks like a name", () => {
  expect(estTexteQuiNommeUnJoueur("&joueur chante")).toBe(true);
  expect(estTexteQuiNommeUnJoueur("Léa et &joueurAutre dansent")).toBe(true);
  expect(estTexteQuiNommeUnJoueur("Tout le monde chante &liste{haut;bas}, &gorgee")).toBe(false);
  expect(estTexteQuiNommeUnJoueur("&joueurs chante, &joueuse aussi")).toBe(false);
  expect(estTexteQuiNommeUnJoueur("")).toBe(false);
});

test("what is typed after & proposes what begins so", () => {
  expect(lireCommandeDImprevuEnCoursDeSaisie("Bois &gor")).toBe("&gor");
  expect(lireCommandeDImprevuEnCoursDeSaisie("Bois &")).toBe("&");
  expect(lireCommandeDImprevuEnCoursDeSaisie("Bois &gorgee ")).toBeNull();
  expect(proposerCommandesDImprevu("&gorg").map(({ modele }) => modele)).toEqual([
    "&gorgee",
    "&gorgeeAutre",
    "&gorgeeEntre[2;5]",
  ]);
  expect(proposerCommandesDImprevu("&GORGÉ")).toHaveLength(3);
  expect(proposerCommandesDImprevu("&zzz")).toEqual([]);
});
