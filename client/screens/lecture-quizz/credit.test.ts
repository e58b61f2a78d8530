import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CreditDeQuizz } from "./vue-quizz.tsx";

const rendu = (quizz: object) => renderToStaticMarkup(createElement(CreditDeQuizz, { quizz }));

test("nothing is said where nothing is known", () => {
  expect(rendu({ title: "Q" })).toBe("");
  expect(rendu({ auteur: " ", source: "", licence: "" })).toBe("");
});

test("who, where from, under which licence; an address is a link that says nothing of us", () => {
  const html = rendu({
    auteur: "Ada",
    source: "https://www.exemple.fr/quizz/",
    licence: "CC BY 4.0",
  });
  expect(html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")).toBe(
    " D’après Ada Source exemple.fr/quizz (nouvel onglet) Licence CC BY 4.0 ",
  );
  expect(html).toContain('href="https://www.exemple.fr/quizz/"');
  expect(html).toContain('rel="noopener noreferrer nofollow ugc"');
});

test.each(["javascript:alert(1)", "data:text/html,x", "https://a b", "<b>"])(
  "%s is a text, never a link",
  (source) => expect(rendu({ source })).not.toMatch(/<a |<b>/),
);
