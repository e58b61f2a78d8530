/** Bounds of a file, checked before its content fills the memory. */
import { expect, test } from "vitest";
import { refuseOversized } from "./entree.ts";
import { octetsDe } from "./test/aides.ts";

const MO = 1_000_000;
const ZIP = Uint8Array.of(0x50, 0x4b, 3, 4);
const OURS = octetsDe("…quizz.json…");

test.each<[string, number, Uint8Array, Uint8Array]>([
  ["a text of the greatest length", 20 * MO, octetsDe("Q : "), octetsDe("")],
  ["an archive with pictures", 140 * MO, ZIP, octetsDe("slide1.png")],
  ["a whole account of ours", 1000 * MO, ZIP, OURS],
])("%s is loaded", (_name, size, first, last) => {
  expect(() => refuseOversized(size, first, last)).not.toThrow();
});

test.each<[string, number, Uint8Array, Uint8Array, string]>([
  ["a longer text", 21 * MO, octetsDe("Q : "), OURS, "Coupez-le"],
  ["another archive", 160 * MO, ZIP, octetsDe("slide1.png"), "sans les médias"],
  ["what no account holds", 1200 * MO, ZIP, OURS, "trop gros"],
])("%s is refused, and says what to do", (_name, size, first, last, said) => {
  expect(() => refuseOversized(size, first, last)).toThrow(said);
});
