import { expect, test } from "vitest";
import {
  compterElementsDeListeTires,
  NOMBRE_DE_TIRAGES_D_APERCU_IMPREVU,
  tirerImprevuPlusieursFois,
  tirerNombresPourTiragesDApercu,
} from "./tirages.tsx";

const enClair = (morceaux: readonly { readonly v: string }[]) =>
  morceaux.map(({ v }) => v).join("");
const CARTE = {
  text: "&joueur joue &liste",
  suite: { media: "", text: "&joueur salue" },
  liste: ["un pigeon", "", "une porte"],
};

test("twenty draws, each with names and words of its own, the same again with the same chance", () => {
  const chances = tirerNombresPourTiragesDApercu();
  const tires = tirerImprevuPlusieursFois(CARTE, chances);
  expect(tires).toHaveLength(NOMBRE_DE_TIRAGES_D_APERCU_IMPREVU);
  for (const { texte, suite } of tires) {
    expect(enClair(texte)).toMatch(/^(Léa|Tom|Zineb|Jean-Baptiste) joue (un pigeon|une porte)$/);
    expect(suite?.texte[0]).toEqual(texte[0]);
  }
  expect(tirerImprevuPlusieursFois(CARTE, chances)).toEqual(tires);
});

test("what of the list came out is counted", () => {
  const chances = [
    [0, 0],
    [0.99, 0.99],
  ];
  expect(compterElementsDeListeTires(CARTE.liste, tirerImprevuPlusieursFois(CARTE, chances))).toBe(
    2,
  );
  expect(compterElementsDeListeTires(CARTE.liste, tirerImprevuPlusieursFois(CARTE, [[0, 0]]))).toBe(
    1,
  );
  expect(compterElementsDeListeTires(["ailleurs"], tirerImprevuPlusieursFois(CARTE, chances))).toBe(
    0,
  );
});
