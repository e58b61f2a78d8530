import { expect, test } from "vitest";
import { elementsSortis, TIRAGES, tirages, tirerChances } from "./tirages.tsx";

const enClair = (morceaux: readonly { readonly v: string }[]) =>
  morceaux.map(({ v }) => v).join("");
const CARTE = {
  text: "&joueur joue &liste",
  suite: { media: "", text: "&joueur salue" },
  liste: ["un pigeon", "", "une porte"],
};

test("twenty draws, each with names and words of its own, the same again with the same chance", () => {
  const chances = tirerChances();
  const tires = tirages(CARTE, chances);
  expect(tires).toHaveLength(TIRAGES);
  for (const { texte, suite } of tires) {
    expect(enClair(texte)).toMatch(/^(Léa|Tom|Zineb|Jean-Baptiste) joue (un pigeon|une porte)$/);
    expect(suite?.texte[0]).toEqual(texte[0]);
  }
  expect(tirages(CARTE, chances)).toEqual(tires);
});

test("what of the list came out is counted", () => {
  const chances = [
    [0, 0],
    [0.99, 0.99],
  ];
  expect(elementsSortis(CARTE.liste, tirages(CARTE, chances))).toBe(2);
  expect(elementsSortis(CARTE.liste, tirages(CARTE, [[0, 0]]))).toBe(1);
  expect(elementsSortis(["ailleurs"], tirages(CARTE, chances))).toBe(0);
});
