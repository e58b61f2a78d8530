import { describe, expect, test } from "vitest";
import { COMMANDES_DE_TEXTE_SIMPLES, decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import {
  COMMANDES_IMPREVU,
  corrigerCommande,
  commandesInconnues,
  texteNommeUnJoueur,
  commandeLaPlusProche,
  proposerCommandes,
  commandeEnCoursDeSaisie,
  texteTireDansListe,
  teinteDeCommande,
} from "./commandes.tsx";

test("every command of the rules is proposed, and what is proposed is one", () => {
  const noms = COMMANDES_IMPREVU.map(({ modele }) => modele);
  for (const nom of COMMANDES_DE_TEXTE_SIMPLES) expect(noms).toContain(`&${nom}`);
  for (const modele of noms) {
    const [jeton, ...autres] = decouperTexteImprevu(modele);
    expect([jeton?.type === "inconnue" || jeton?.type === "texte", autres]).toEqual([false, []]);
  }
});

test("a proposal has the tint that it will have in the text", () => {
  for (const { modele, famille } of COMMANDES_IMPREVU)
    expect(decouperTexteImprevu(modele).map(teinteDeCommande), modele).toEqual([famille]);
  expect(decouperTexteImprevu("a &rien").map(teinteDeCommande)).toEqual([null, "inconnue"]);
});

describe("a command that is none", () => {
  test.each([
    ["&gorgée", "&gorgee"],
    ["&joeur", "&joueur"],
    ["&JoueurAutres", "&joueurAutre"],
    ["&couleur", "&couleurs"],
    ["&gorgeesEntre", "&gorgeeEntre[2;5]"],
  ])("%s was likely %s", (inconnue, proche) => {
    expect(commandeLaPlusProche(inconnue)).toBe(proche);
  });

  test("is told once, and mended everywhere it stands alone", () => {
    const texte = "&gorgée et &gorgée, pas &gorgéeX ni &gorgee";
    expect(commandesInconnues(texte)).toEqual(["&gorgée", "&gorgéeX"]);
    expect(corrigerCommande(texte, "&gorgée", "&gorgee")).toBe(
      "&gorgee et &gorgee, pas &gorgéeX ni &gorgee",
    );
  });
});

test("what draws from the list is known from what has its own", () => {
  expect(texteTireDansListe("&joueur chante &liste")).toBe(true);
  expect(texteTireDansListe("&joueur chante &liste{haut;bas}")).toBe(false);
  // a list that is not closed is the command without a list of its own
  expect(texteTireDansListe("&liste{haut;bas")).toBe(true);
});

test("who performs is known from what only looks like a name", () => {
  expect(texteNommeUnJoueur("&joueur chante")).toBe(true);
  expect(texteNommeUnJoueur("Léa et &joueurAutre dansent")).toBe(true);
  expect(texteNommeUnJoueur("Tout le monde chante &liste{haut;bas}, &gorgee")).toBe(false);
  expect(texteNommeUnJoueur("&joueurs chante, &joueuse aussi")).toBe(false);
  expect(texteNommeUnJoueur("")).toBe(false);
});

test("what is typed after & proposes what begins so", () => {
  expect(commandeEnCoursDeSaisie("Bois &gor")).toBe("&gor");
  expect(commandeEnCoursDeSaisie("Bois &")).toBe("&");
  expect(commandeEnCoursDeSaisie("Bois &gorgee ")).toBeNull();
  expect(proposerCommandes("&gorg").map(({ modele }) => modele)).toEqual([
    "&gorgee",
    "&gorgeeAutre",
    "&gorgeeEntre[2;5]",
  ]);
  expect(proposerCommandes("&GORGÉ")).toHaveLength(3);
  expect(proposerCommandes("&zzz")).toEqual([]);
});
