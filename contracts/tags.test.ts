import { expect, test } from "vitest";
import { trouverTag, TAGS_QUIZZ, filtrerTagsConnus } from "./tags.ts";

test("the list has its 48 tags, sorted as in French", () => {
  expect(new Set(TAGS_QUIZZ).size).toBe(48);
  expect(TAGS_QUIZZ.indexOf("Série")).toBeLessThan(TAGS_QUIZZ.indexOf("Sony"));
});

test.each([
  ["série", "Série"],
  ["  CELEBRITE ", "Célébrité"],
  ["jeux video", "Jeux vidéo"],
  ["Cuisine", null],
  ["", null],
])("%j is %j", (texte, attendu) => expect(trouverTag(texte)).toBe(attendu));

test("unknown tags are ignored and none comes twice", () => {
  expect(filtrerTagsConnus(["rap", "Cuisine", "RAP", "tv"])).toEqual(["Rap", "TV"]);
});
