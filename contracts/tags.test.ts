import { expect, test } from "vitest";
import { trouverTag, TAGS, garderTagsConnus } from "./tags.ts";

test("the list has its 48 tags, sorted as in French", () => {
  expect(new Set(TAGS).size).toBe(48);
  expect(TAGS.indexOf("Série")).toBeLessThan(TAGS.indexOf("Sony"));
});

test.each([
  ["série", "Série"],
  ["  CELEBRITE ", "Célébrité"],
  ["jeux video", "Jeux vidéo"],
  ["Cuisine", null],
  ["", null],
])("%j is %j", (texte, attendu) => expect(trouverTag(texte)).toBe(attendu));

test("unknown tags are ignored and none comes twice", () => {
  expect(garderTagsConnus(["rap", "Cuisine", "RAP", "tv"])).toEqual(["Rap", "TV"]);
});
