import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { UnreadableFileError } from "../lecture.ts";
import { octetsDe } from "../test/aides.ts";
import { createByteSource, ouvrirZip as ouvrir } from "./zip.ts";

const MO = 1_000_000;
const ouvrirZip = (octets: Uint8Array<ArrayBuffer>, octetsMax: number) =>
  ouvrir(createByteSource(octets), octetsMax);
const AU_PLUS = 50 * MO;
const zip = (parties: Record<string, Uint8Array>) => zipSync(parties);
const noughts = (octets: number) => new Uint8Array(octets);

/** Position of a signature. */
const ou = (octets: Uint8Array, signe: number): number => {
  const vue = new DataView(octets.buffer, octets.byteOffset, octets.byteLength);
  for (let i = octets.length - 4; i >= 0; i -= 1) if (vue.getUint32(i, true) === signe) return i;
  throw new Error("not there");
};
const FICHE = 0x02014b50;
const FIN = 0x06054b50;
/** Changes a field of the last record of a kind. */
function truquer(
  octets: Uint8Array<ArrayBuffer>,
  signe: number,
  decalage: number,
  valeur: number,
  taille: 16 | 32,
) {
  const copie = octets.slice();
  const vue = new DataView(copie.buffer);
  const place = ou(copie, signe) + decalage;
  if (taille === 16) vue.setUint16(place, valeur, true);
  else vue.setUint32(place, valeur, true);
  return copie;
}

describe("a zip", () => {
  test("gives its entries, folded or not", () => {
    const octets = zipSync({ "a/b.txt": octetsDe("bonjour"), c: [octetsDe("x"), { level: 0 }] });
    const archive = ouvrirZip(octets, AU_PLUS);
    expect(archive.entrees.map(({ nom }) => nom)).toEqual(["a/b.txt", "c"]);
    expect(new TextDecoder().decode(archive.lire("a/b.txt"))).toBe("bonjour");
    expect(new TextDecoder().decode(archive.lire("c"))).toBe("x");
    expect(() => archive.lire("d")).toThrow(UnreadableFileError);
  });

  test("that declares too much is refused before anything is unfolded", () => {
    expect(() => ouvrirZip(zip({ a: noughts(2 * MO) }), AU_PLUS)).toThrow(/démesuré/);
    const peu = zip({ a: octetsDe("a"), b: octetsDe("b") });
    expect(() => ouvrirZip(truquer(peu, FICHE, 24, AU_PLUS + 1, 32), AU_PLUS)).toThrow(/démesuré/);
    expect(() => ouvrirZip(zip({ a: noughts(900_000), b: noughts(900_000) }), MO)).toThrow(
      /démesuré/,
    );
  });

  test("that unfolds to more than it declared is stopped at the first byte too many", () => {
    const menteur = truquer(zip({ a: noughts(900_000) }), FICHE, 24, 10, 32);
    expect(() => ouvrirZip(menteur, AU_PLUS).lire("a")).toThrow(/démesuré/);
  });

  test("that unfolds to less is damaged", () => {
    const menteur = truquer(zip({ a: octetsDe("bonjour") }), FICHE, 24, 1000, 32);
    expect(() => ouvrirZip(menteur, AU_PLUS).lire("a")).toThrow(/abîmée/);
  });

  test.each<[string, (octets: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>, RegExp]>([
    ["too many entries", (octets) => truquer(octets, FIN, 10, 5001, 16), /démesuré/],
    ["entries that are not there", (octets) => truquer(octets, FIN, 10, 50, 16), /abîmée/],
    ["a directory beyond the end", (octets) => truquer(octets, FIN, 16, 4_000_000, 32), /abîmée/],
    ["a password", (octets) => truquer(octets, FICHE, 8, 1, 16), /mot de passe/],
    ["no end", (octets) => octets.slice(0, -30), /abîmée/],
  ])("with %s is refused", (_nom, changer, phrase) => {
    expect(() => ouvrirZip(changer(zip({ a: octetsDe("a"), b: octetsDe("b") })), AU_PLUS)).toThrow(
      phrase,
    );
  });

  test("with the same name twice is refused: two readers would read two things", () => {
    const octets = zip({ aa: octetsDe("1"), bb: octetsDe("2") });
    const nom = ou(octets, FICHE) + 46;
    octets.set(octetsDe("aa"), nom);
    expect(() => ouvrirZip(octets, AU_PLUS)).toThrow(/abîmée/);
  });
});
