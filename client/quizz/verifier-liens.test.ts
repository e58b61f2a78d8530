import { expect, test } from "vitest";
import { estLienDeMedia } from "./verifier-liens.ts";

test.each([
  ["https://exemple.fr/photo", "image/webp", true],
  ["https://exemple.fr/chanson.mp3", "audio/mpeg; charset=binary", true],
  ["https://exemple.fr/chanson.ogg", "application/ogg", true],
  ["https://exemple.fr/chanson.mp3", "application/octet-stream", true],
  ["https://exemple.fr/telecharger?id=3", "application/octet-stream", false],
  ["https://youtu.be/dQw4w9WgXcQ", "text/html", true],
  // a web page about an image has an address that ends like an image's
  ["https://fr.wikipedia.org/wiki/Fichier:Joconde.jpg", "text/html; charset=UTF-8", false],
  ["https://exemple.fr/liste.json", "application/json", false],
])("%s, which is %s: %s", (lien, type, attendu) => {
  expect(estLienDeMedia(lien, type)).toBe(attendu);
});
