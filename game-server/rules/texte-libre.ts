/**
 * When is a typed answer the expected one? decisions-jeu, "Question, reveal, sips": case, accents, ligatures,
 * punctuation, spaces and a leading article do not count; small typing slips are forgiven, never in digits. Pure.
 */
import transliterate from "@sindresorhus/transliterate";
import { distance } from "fastest-levenshtein";
import { enChiffres } from "./nombres.ts";

const ARTICLE = /^(?:les|le|la|l|une|un|des|du|de|d) (?=\S)/;

/** The form under which two answers are compared: "L’Œuf à la coque !" gives "oeuf a la coque". */
export function plier(texte: string): string {
  // accents first: the transliteration would write "ü" as "ue"
  const nu = texte.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");
  return (
    transliterate(nu.toLowerCase())
      .toLowerCase()
      .replace(/(\d)[.,\s](?=\d{3}\b)/g, "$1")
      // a sign makes another number: "-5" is not "5"
      .replace(/(?<!\S)[-−](?=\d)/g, "moins ")
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      .replace(ARTICLE, "")
  );
}

/** Slips forgiven for a folded answer: one from 5 letters, two from 9. */
function fautesPermises(attendu: string): number {
  const lettres = attendu.replace(/\P{L}/gu, "").length;
  if (lettres >= 9) return 2;
  return lettres >= 5 ? 1 : 0;
}

const chiffres = (texte: string) => texte.replace(/\D+/g, " ").trim();
const memesChiffres = (a: string, b: string) => chiffres(a) === chiffres(b);
const sansEspace = (texte: string) => texte.replaceAll(" ", "");

/** Equal but for spaces and the slips forgiven, digits apart. */
function proches(a: string, b: string): boolean {
  if (!memesChiffres(a, b)) return false;
  return sansEspace(a) === sansEspace(b) || distance(a, b) <= fautesPermises(b);
}

/**
 * Whether `saisi` is `attendu`, with the tolerance of the house. Numbers, in digits or in words up to cent, must be the
 * same: "1788" is not "1789", and "six nains" is not a slip of "dix nains".
 */
export function memeReponse(saisi: string, attendu: string): boolean {
  const a = plier(saisi);
  const b = plier(attendu);
  // an answer made of signs only ("€", "?!") has nothing left to fold: compare what was typed
  if (b === "") return saisi.trim().normalize("NFKC") === attendu.trim().normalize("NFKC");
  if (a === "") return false;
  const [enA, enB] = [enChiffres(a), enChiffres(b)];
  if (proches(enA, enB)) return true;
  // a number's name may be misspelt inside a text ("les set nains"), not when it is the whole answer
  const malEcrit = chiffres(enA) === chiffres(a) && /\p{L}/u.test(enB);
  return malEcrit && proches(a, b);
}
