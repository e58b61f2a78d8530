import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Ordinaux } from "./ordinaux.tsx";

test.each([
  ["à la 4e question", "à la 4<sup>e</sup> question"],
  ["6e → 1re", "6<sup>e</sup> → 1<sup>re</sup>"],
  ["12 en tout, 3 erreurs", "12 en tout, 3 erreurs"],
])("%s", (texte, ecrit) => {
  expect(renderToStaticMarkup(createElement(Ordinaux, null, texte))).toBe(ecrit);
});
