import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TexteAvecOrdinaux, collapseBlankLines } from "./typographie.tsx";

test.each([
  ["à la 4e question", "à la 4<sup>e</sup> question"],
  ["6e → 1re", "6<sup>e</sup> → 1<sup>re</sup>"],
  ["12 en tout, 3 erreurs", "12 en tout, 3 erreurs"],
])("%s", (texte, ecrit) => {
  expect(renderToStaticMarkup(createElement(TexteAvecOrdinaux, null, texte))).toBe(ecrit);
});

test.each([
  ["a\nb", "a\nb"],
  ["a\n\nb", "a\n\nb"],
  ["a\n \n\n\t\nb", "a\n\nb"],
  [`${"\n".repeat(1997)}a`, "a"],
  ["  a  b ", "a  b"],
])("%j", (ecrit, lu) => {
  expect(collapseBlankLines(ecrit)).toBe(lu);
});
