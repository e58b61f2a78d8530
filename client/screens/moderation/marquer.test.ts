import { expect, test } from "vitest";
import { marquer } from "./marquer.ts";

test("whole words, wherever they are, whatever their case", () => {
  expect(marquer("Zut, encore zut, zutiste.", ["Zut"])).toEqual([
    { texte: "Zut", trouve: true },
    { texte: ", encore ", trouve: false },
    { texte: "zut", trouve: true },
    { texte: ", zutiste.", trouve: false },
  ]);
});

test("marks of a word are letters, and nothing to find leaves the text whole", () => {
  expect(marquer("C0n* là", ["C0n*"])).toEqual([
    { texte: "C0n*", trouve: true },
    { texte: " là", trouve: false },
  ]);
  expect(marquer("Rien", [])).toEqual([{ texte: "Rien", trouve: false }]);
});
