/** The font files and the style sheet that declares them name the same signs. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { FONT_CUTS } from "./fonts.ts";

const CSS = readFileSync(new URL("../../client/styles/fonts.css", import.meta.url), "utf8");

/** The signs of a `unicode-range`. */
const readRange = (range: string): string[] =>
  range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace("U+", "")
      .split("-")
      .map((point) => Number.parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
  });

test.each(["bricolage-texte", "bricolage-titre"])(
  "a browser asks the file of %s for the signs that it has, and no others",
  (nom) => {
    const face = CSS.split("@font-face").find((une) => une.includes(`/${nom}.woff2`)) ?? "";
    const range = /unicode-range:\s*([^;]+);/.exec(face)?.[1] ?? "";
    const cut = FONT_CUTS.find((une) => une.nom === nom);
    expect(readRange(range).toSorted()).toEqual([...(cut?.texte ?? "")].toSorted());
  },
);
