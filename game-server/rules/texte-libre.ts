/**
 * When is a typed answer the expected one? decisions-jeu, "Question, reveal, sips": case, accents, ligatures,
 * punctuation, spaces and a leading article do not count; +, # and the decimal comma do; numbers are compared by value, in
 * digits, in Roman numerals or in words; small typing slips are forgiven, never in a number nor on the first letter. Pure.
 */
import transliterate from "@sindresorhus/transliterate";
import { distance } from "fastest-levenshtein";
import { enChiffres, romains, romainsAttendus } from "./nombres.ts";

const ARTICLE = /^(?:les|le|la|l|une|un|des|du|de|d) (?=\S)/;
const sansAccents = (texte: string) =>
  texte.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");

/** "14.07.1789" is "14/07/1789", not a decimal. */
const DATE = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(\d{2,4})(?![\d.,]\d)/g;

/** "1 000" and "1.000.000" are one number; a comma, or a dot that cuts no thousand, makes decimals. */
function ecrireNombres(texte: string): string {
  return texte
    .replace(DATE, "$1 $2 $3")
    .replace(/(?<![\d,])\d{1,3}(?:,\d{3}){2,}(?![\d,])/g, (milliers) =>
      milliers.replaceAll(",", ""),
    )
    .replace(/(?<=\d)[.\s](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d)[.,](?=\d)/g, " virgule ");
}

/** Signs that make another answer: "C++" is not "C#", "-5" is not "5"; a "#" before a word is only its dress. */
function ecrireSignes(texte: string): string {
  return texte
    .replace(/(?<!\S)[-−](?=\d)/g, "moins ")
    .replace(/(?<![\p{L}\p{N}])#(?=\p{L})/gu, "")
    .replaceAll("#", " diese ")
    .replaceAll("+", " plus ")
    .replaceAll("&", " et ");
}

/** "L’Œuf à la coque !" gives "l oeuf a la coque". */
function plierEntier(texte: string): string {
  // accents first: the transliteration would write "ü" as "ue"
  const lettres = transliterate(sansAccents(texte).toLowerCase()).toLowerCase();
  return ecrireSignes(ecrireNombres(lettres))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The form under which two answers are compared: "L’Œuf à la coque !" gives "oeuf a la coque". */
export const plier = (texte: string): string => plierEntier(texte).replace(ARTICLE, "");

/** Slips forgiven for a folded answer: one from 6 letters, two from 10. */
function fautesPermises(attendu: string): number {
  const lettres = attendu.replace(/\P{L}/gu, "").length;
  if (lettres >= 10) return 2;
  return lettres >= 6 ? 1 : 0;
}

const chiffres = (texte: string) => texte.replace(/\D+/g, " ").trim();
const sansEspace = (texte: string) => texte.replaceAll(" ", "");

/** Equal but for the spaces between letters: "1 1" is not "11". */
const memeTexte = (a: string, b: string) =>
  chiffres(a) === chiffres(b) && sansEspace(a) === sansEspace(b);

/** Slips between two folded texts that are the same but for spaces, null when they are not the same. */
function fautesEntre(a: string, b: string): number | null {
  if (chiffres(a) !== chiffres(b)) return null;
  if (memeTexte(a, b)) return 0;
  const fautes = distance(a, b);
  return fautes <= fautesPermises(b) && a[0] === b[0] ? fautes : null;
}

/** With a decimal comma expected, a dot is one too. */
const commeAttendu = (saisi: string, attendu: string) =>
  /\d,\d/.test(attendu) ? saisi.replace(/(?<=\d)\.(?=\d)/g, ",") : saisi;

/**
 * How many typing slips there are between `saisi` and `attendu`; null when `saisi` is another answer. Numbers must have the
 * same value, in digits, in Roman numerals, or in words up to cent: "1788" is not "1789", "Louis XV" is not "Louis XVI"
 * but "Louis 16" is, and "six nains" is not a slip of "dix nains".
 */
export function fautesDe(saisi: string, attendu: string): number | null {
  const decimale = commeAttendu(saisi, attendu);
  // an answer made of signs only ("€", "?!") has nothing left to fold: compare what was typed
  if (plier(attendu) === "")
    return saisi.trim().normalize("NFKC") === attendu.trim().normalize("NFKC") ? 0 : null;
  if (plier(decimale) === "") return null;
  if (memeTexte(plier(decimale), plier(attendu))) return 0;
  // "lavion", "dartagnan": an apostrophe forgotten is no other word
  if (memeTexte(plierEntier(decimale), plierEntier(attendu))) return 0;
  const b = plier(romains(sansAccents(attendu)));
  const enB = enChiffres(b);
  const a = plier(romainsAttendus(sansAccents(decimale), chiffres(enB).split(" ")));
  const enA = enChiffres(a);
  const enNombres = fautesEntre(enA, enB);
  if (enNombres !== null) return enNombres;
  // a number's name may be misspelt inside a text ("les set nains"), not when it is the whole answer
  const malEcrit = chiffres(enA) === chiffres(a) && /\p{L}/u.test(enB);
  return malEcrit ? fautesEntre(a, b) : null;
}

/** Whether `saisi` is `attendu`, with the tolerance of the house. */
export function memeReponse(saisi: string, attendu: string): boolean {
  return fautesDe(saisi, attendu) !== null;
}
