import { describe, expect, test } from "vitest";
import { COMMANDES_SIMPLES, decouperTexteImprevu } from "#contracts/imprevu-commandes.ts";
import {
  COMMANDES,
  corriger,
  inconnuesDe,
  nommeQuelquun,
  procheDe,
  proposer,
  saisieDe,
  tireDeLaListe,
  teinteDe,
} from "./commandes.tsx";

test("every command of the rules is proposed, and what is proposed is one", () => {
  const noms = COMMANDES.map(({ modele }) => modele);
  for (const nom of COMMANDES_SIMPLES) expect(noms).toContain(`&${nom}`);
  for (const modele of noms) {
    const [jeton, ...autres] = decouperTexteImprevu(modele);
    expect([jeton?.type === "inconnue" || jeton?.type === "texte", autres]).toEqual([false, []]);
  }
});

test("a proposal has the tint that it will have in the text", () => {
  for (const { modele, famille } of COMMANDES)
    expect(decouperTexteImprevu(modele).map(teinteDe), modele).toEqual([famille]);
  expect(decouperTexteImprevu("a &rien").map(teinteDe)).toEqual([null, "inconnue"]);
});

describe("a command that is none", () => {
  test.each([
    ["&gorgée", "&gorgee"],
    ["&joeur", "&joueur"],
    ["&JoueurAutres", "&joueurAutre"],
    ["&couleur", "&couleurs"],
    ["&gorgeesEntre", "&gorgeeEntre[2;5]"],
  ])("%s was likely %s", (inconnue, proche) => {
    expect(procheDe(inconnue)).toBe(proche);
  });

  test("is told once, and mended everywhere it stands alone", () => {
    const texte = "&gorgée et &gorgée, pas &gorgéeX ni &gorgee";
    expect(inconnuesDe(texte)).toEqual(["&gorgée", "&gorgéeX"]);
    expect(corriger(texte, "&gorgée", "&gorgee")).toBe(
      "&gorgee et &gorgee, pas &gorgéeX ni &gorgee",
    );
  });
});

test("what draws from the list is known from what has its own", () => {
  expect(tireDeLaListe("&joueur chante &liste")).toBe(true);
  expect(tireDeLaListe("&joueur chante &liste{haut;bas}")).toBe(false);
  // a list that is not closed is the command without a list of its own
  expect(tireDeLaListe("&liste{haut;bas")).toBe(true);
});

test("who performs is known from what only looks like a name", () => {
  expect(nommeQuelquun("&joueur chante")).toBe(true);
  expect(nommeQuelquun("Léa et &joueurAutre dansent")).toBe(true);
  expect(nommeQuelquun("Tout le monde chante &liste{haut;bas}, &gorgee")).toBe(false);
  expect(nommeQuelquun("&joueurs chante, &joueuse aussi")).toBe(false);
  expect(nommeQuelquun("")).toBe(false);
});

test("what is typed after & proposes what begins so", () => {
  expect(saisieDe("Bois &gor")).toBe("&gor");
  expect(saisieDe("Bois &")).toBe("&");
  expect(saisieDe("Bois &gorgee ")).toBeNull();
  expect(proposer("&gorg").map(({ modele }) => modele)).toEqual([
    "&gorgee",
    "&gorgeeAutre",
    "&gorgeeEntre[2;5]",
  ]);
  expect(proposer("&GORGÉ")).toHaveLength(3);
  expect(proposer("&zzz")).toEqual([]);
});
