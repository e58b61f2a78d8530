import { expect, test } from "vitest";
import { lireHtml, retirerHtml } from "./html.ts";

test.each<[string, string, string]>([
  ["paragraphs", "<p>Un</p>\n<p>deux<br>trois</p>", "Un\n\ndeux\ntrois"],
  [
    "entities, spaces that do not break kept",
    "l&rsquo;&eacute;t&eacute;&nbsp;? &#233; &amp;amp;",
    "l’été\u00A0? é &amp;",
  ],
  ["what is no tag", "1 < 2 et 3 > 2 <3", "1 < 2 et 3 > 2 <3"],
  ["scripts and styles", "a<script>alert('<b>')</script><style>p{}</style>b", "ab"],
  ["comments", "a<!-- <p> -->b", "ab"],
  ["a tag with a > in it", '<a title="a > b" href=x>ici</a>', "ici"],
  ["a tag that never ends", "a <b class='", "a <b class='"],
])("%s", (_nom, html, texte) => {
  expect(lireHtml(html).texte).toBe(texte);
});

test("media are listed", () => {
  expect(
    lireHtml(`<img src="a.png"><IMG alt=x src='b&amp;c.png'><video><source src=d.mp4></video>`)
      .medias,
  ).toEqual(["a.png", "b&c.png", "d.mp4"]);
});

test("a text that is none stays as it is", () => {
  expect(retirerHtml("a < b & c > d")).toBe("a < b & c > d");
});
