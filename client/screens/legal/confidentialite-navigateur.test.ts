import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SECTIONS_CONFIDENTIALITE_NAVIGATEUR } from "./confidentialite-navigateur.tsx";

test("what the browser keeps is told, keys that say the same together", () => {
  const dit = SECTIONS_CONFIDENTIALITE_NAVIGATEUR.map(({ corps }) =>
    renderToStaticMarkup(corps),
  ).join("");
  for (const cle of ["jeton, jetonHote", "voix", "sousBock", "aReclamer", "description", "affaire"])
    expect(dit).toContain(`<code>${cle}</code>`);
});
