import { expect, test } from "vitest";
import { octetsDe } from "../test/aides.ts";
import { decoderTexte, type Encodage } from "./encodages.ts";

const TEXTE = "Question ; Réponse\nÀ l’œuvre ? ; Dès Noël";
const utf16 = (texte: string, grand: boolean, marque: boolean): Uint8Array<ArrayBuffer> => {
  const octets = new Uint8Array((texte.length + Number(marque)) * 2);
  const vue = new DataView(octets.buffer);
  [...(marque ? "\uFEFF" : ""), ...texte].forEach((lettre, rang) =>
    vue.setUint16(rang * 2, lettre.charCodeAt(0), !grand),
  );
  return octets;
};
/** As an old Excel writes it. */
const CP1252: Readonly<Record<string, number>> = { "’": 0x92, œ: 0x9c };
const cp1252 = (texte: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from([...texte], (lettre) => CP1252[lettre] ?? lettre.charCodeAt(0));
const coller = (...bouts: Uint8Array[]) =>
  Uint8Array.from(bouts.flatMap((bout) => Array.from(bout)));

test.each<[string, Uint8Array<ArrayBuffer>, Encodage]>([
  ["UTF-8", octetsDe(TEXTE), "UTF-8"],
  ["UTF-8 with its mark", octetsDe(`\uFEFF${TEXTE}`), "UTF-8"],
  ["line ends of Windows", octetsDe(TEXTE.replaceAll("\n", "\r\n")), "UTF-8"],
  ["UTF-16, little end first", utf16(TEXTE, false, true), "UTF-16"],
  ["UTF-16, big end first", utf16(TEXTE, true, true), "UTF-16"],
  ["UTF-16 without a mark", utf16(TEXTE, false, false), "UTF-16"],
  ["UTF-16, big, without a mark", utf16(TEXTE, true, false), "UTF-16"],
  ["Windows-1252", cp1252(TEXTE), "Windows-1252"],
])("%s is read", (_nom, octets, encodage) => {
  expect(decoderTexte(octets)).toEqual({ texte: TEXTE, encodage });
});

test("a line of Windows-1252 in a file of UTF-8 spoils no other", () => {
  const octets = coller(octetsDe("éàùç\n"), cp1252("Dès Noël"), octetsDe("\néàùç"));
  expect(decoderTexte(octets)).toEqual({ texte: "éàùç\nDès Noël\néàùç", encodage: "UTF-8" });
});
