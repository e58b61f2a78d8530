import { expect, test } from "vitest";
import { completerAdresseEnHttps } from "./lien-media.tsx";

test.each([
  [" youtu.be/dQw4w9WgXcQ ", "https://youtu.be/dQw4w9WgXcQ"],
  ["www.exemple.fr/a/b.png?x=1", "https://www.exemple.fr/a/b.png?x=1"],
  ["http://exemple.fr/a.png", "http://exemple.fr/a.png"],
  ["bonjour", "bonjour"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["", ""],
])("%j is the address %j", (saisie, lien) => {
  expect(completerAdresseEnHttps(saisie)).toBe(lien);
});
