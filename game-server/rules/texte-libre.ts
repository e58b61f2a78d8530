/**
 * When is a typed answer the expected one? decisions-jeu, "Question, reveal, sips": case, accents, ligatures,
 * punctuation, spaces and a leading article do not count; small typing slips are forgiven, never in digits. Pure.
 */
import transliterate from "@sindresorhus/transliterate";
import { distance } from "fastest-levenshtein";
import { nombreFrancais } from "./nombres.ts";

const ARTICLE = /^(?:les|le|la|l|une|un|des|du|de|d) (?=\S)/;

/** The form under which two answers are compared: "L’Œuf à la coque !" gives "oeuf a la coque". */
export function plier(texte: string): string {
  return transliterate(texte.normalize("NFKC").toLowerCase())
    .toLowerCase()
    .replace(/(\d)[.,\s](?=\d{3}\b)/g, "$1")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
    .replace(ARTICLE, "");
}

/** Slips forgiven for a folded answer of this length: one from 5 letters, two from 9. */
function fautesPermises(attendu: string): number {
  const lettres = attendu.replaceAll(" ", "").length;
  if (lettres >= 9) return 2;
  return lettres >= 5 ? 1 : 0;
}

const chiffres = (texte: string) => texte.replace(/\D+/g, " ").trim();

/** A folded text where every number written in French words up to cent is in digits. */
function enChiffres(plie: string): string {
  const valeur = nombreFrancais(plie);
  return valeur === null ? plie : String(valeur);
}

/**
 * Whether `saisi` is `attendu`, with the tolerance of the house.
 * Two texts with digits must have the same digits: "1788" is not "1789".
 */
export function memeReponse(saisi: string, attendu: string): boolean {
  const a = enChiffres(plier(saisi));
  const b = enChiffres(plier(attendu));
  // an answer made of signs only ("€", "?!") has nothing left to fold: compare what was typed
  if (b === "") return saisi.trim().normalize("NFKC") === attendu.trim().normalize("NFKC");
  if (a === b) return true;
  if (a === "" || chiffres(a) !== chiffres(b)) return false;
  const sansEspace = (texte: string) => texte.replaceAll(" ", "");
  if (sansEspace(a) === sansEspace(b)) return true;
  // a number in words is a number: "sept" is not a slip of "cent"
  if (nombreFrancais(plier(saisi)) !== null && /^\d+$/.test(b)) return false;
  return distance(a, b) <= fautesPermises(b);
}
