/**
 * Comparing a typed answer with the expected one. decisions-jeu, "Question, reveal, sips": case, accents, ligatures,
 * punctuation, spaces and a leading article do not count; +, # and the decimal comma do; numbers are compared by value, in
 * digits, in Roman numerals or in words; small typing slips are forgiven, never in a number nor on the first letter, and only when the typed word is not another known word (decision 0022). Pure.
 */
import transliterate from "@sindresorhus/transliterate";
import { distance } from "fastest-levenshtein";
import {
  ecrireNombresEnChiffres,
  convertirNombresRomains,
  convertirNombresRomainsAttendus,
} from "./nombres.ts";
import { calculerClePhonetiqueDuMot } from "./sons.ts";

/** Whether a folded word or name is known, so that it is not taken for a typing slip of another word. */
export type EstMotDuLexique = (mot: string) => boolean;
/** The lexicon where no word list exists, as in a browser. */
export const LEXIQUE_VIDE: EstMotDuLexique = () => false;

const ARTICLE = /^(?:les|le|la|l|une|un|des|du|de|d) (?=\S)/;
const sansAccents = (texte: string) =>
  texte.normalize("NFKD").replace(/\p{M}/gu, "").normalize("NFKC");

/** A date with dots, which is written as three numbers ("14 07 1789"), like one with slashes, and not as a decimal. */
const DATE = /(?<![\d.,])(\d{1,2})\.(\d{1,2})\.(\d{2,4})(?![\d.,]\d)/g;

/** Writes numbers in one way: "1 000" and "1.000.000" are one number; a comma, or a dot that cuts no thousand, makes decimals. */
function ecrireNombres(texte: string): string {
  return texte
    .replace(DATE, "$1 $2 $3")
    .replace(/(?<![\d,])\d{1,3}(?:,\d{3}){2,}(?![\d,])/g, (milliers) =>
      milliers.replaceAll(",", ""),
    )
    .replace(/(?<=\d)[.\s](?=\d{3}(?!\d))/g, "")
    .replace(/(?<=\d)[.,](?=\d)/g, " virgule ");
}

/** Writes out the signs that make another answer: "C++" is not "C#", "-5" is not "5". A "#" before a word (a hashtag) is dropped. */
function ecrireSignes(texte: string): string {
  return texte
    .replace(/(?<!\S)[-−](?=\d)/g, "moins ")
    .replace(/(?<![\p{L}\p{N}])#(?=\p{L})/gu, "")
    .replaceAll("#", " diese ")
    .replaceAll("+", " plus ")
    .replaceAll("&", " et ");
}

/** The folded form of a text, its article included: "L’Œuf à la coque !" gives "l oeuf a la coque". */
function plierEntier(texte: string): string {
  // accents are removed before the transliteration, which would write "ü" as "ue"
  const lettres = transliterate(sansAccents(texte).toLowerCase()).toLowerCase();
  return ecrireSignes(ecrireNombres(lettres))
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The form under which two answers are compared: "L’Œuf à la coque !" gives "oeuf a la coque". */
export const normaliserReponse = (texte: string): string => plierEntier(texte).replace(ARTICLE, "");

/** Number of typing slips forgiven in a folded answer: one from 6 letters, two from 10. */
function fautesPermises(attendu: string): number {
  const lettres = attendu.replace(/\P{L}/gu, "").length;
  if (lettres >= 10) return 2;
  return lettres >= 6 ? 1 : 0;
}

const chiffres = (texte: string) => texte.replace(/\D+/g, " ").trim();
const sansEspace = (texte: string) => texte.replaceAll(" ", "");

/** Whether texts are equal apart from spaces between letters; spaces between digits count, "1 1" is not "11". */
const memeTexte = (a: string, b: string) =>
  chiffres(a) === chiffres(b) && sansEspace(a) === sansEspace(b);

/** The single letters of a text, which are never typing slips ("vitamine C", "vitamine D"); an elided "d" or "l" is not one. */
const seules = (texte: string) =>
  (texte.match(/(?<![^ ])(?![dl] [aeiouyh])\S(?![^ ])/g) ?? []).join();

/** Whether a typed word is another known word than the expected one, homophones excepted. */
function autreMot(a: string, b: string, connu: EstMotDuLexique): boolean {
  const saisis = a.split(" ");
  const attendus = b.split(" ");
  // with a space too many or too few no other word is found, since words cannot be compared one by one
  if (saisis.length !== attendus.length) return false;
  return saisis.some(
    (mot, i) =>
      calculerClePhonetiqueDuMot(mot) !== calculerClePhonetiqueDuMot(attendus[i] ?? "") &&
      (connu(mot) || connu(mot.replace(/[sx]$/, ""))),
  );
}

/** Number of typing slips between two texts: wrong, missing or extra letters, and two neighbouring letters exchanged. */
function fautesDeFrappe(a: string, b: string): number {
  const directe = distance(a, b);
  // an exchange costs 2 or 3 in this distance, alone or with one more slip
  if (directe !== 2 && directe !== 3) return directe;
  const echanges = Array.from({ length: a.length - 1 }, (_, i) =>
    distance(a.slice(0, i) + (a[i + 1] ?? "") + (a[i] ?? "") + a.slice(i + 2), b),
  );
  return Math.min(directe, ...echanges.map((reste) => 1 + reste));
}

/** The most letters that differ between two spellings of one sound: "eau" for "o", "ph" for "f". */
const LETTRES_D_UN_SON = 4;

/** Whether the texts differ in one place only, and sound the same. */
function memeSon(a: string, b: string): boolean {
  const court = Math.min(a.length, b.length);
  let debut = 0;
  while (debut < court && a[debut] === b[debut]) debut++;
  let fin = 0;
  while (fin < court - debut && a.at(-1 - fin) === b.at(-1 - fin)) fin++;
  return (
    Math.max(a.length, b.length) - debut - fin <= LETTRES_D_UN_SON &&
    calculerClePhonetiqueDuMot(a) === calculerClePhonetiqueDuMot(b)
  );
}

/** Number of typing slips between two folded texts; null when they are different answers. */
function fautesEntre(a: string, b: string, connu: EstMotDuLexique): number | null {
  if (chiffres(a) !== chiffres(b)) return null;
  if (memeTexte(a, b)) return 0;
  const [saisi, attendu] = [a, b].map((texte) => sansEspace(texte).replaceAll("ph", "f"));
  if (saisi === undefined || attendu === undefined || saisi[0] !== attendu[0]) return null;
  if (seules(a) !== seules(b) || autreMot(a, b, connu)) return null;
  const fautes = memeSon(saisi, attendu) ? 1 : fautesDeFrappe(saisi, attendu);
  return fautes <= fautesPermises(b) ? fautes : null;
}

/** Reads a decimal dot as a comma when a decimal comma is expected. */
const commeAttendu = (saisi: string, attendu: string) =>
  /\d,\d/.test(attendu) ? saisi.replace(/(?<=\d)\.(?=\d)/g, ",") : saisi;

/**
 * How many typing slips there are between `saisi` and `attendu`; null when `saisi` is another answer. Numbers must have the
 * same value, in digits, in Roman numerals, or in words up to cent: "1788" is not "1789", "Louis XV" is not "Louis XVI"
 * but "Louis 16" is, and "six nains" is not a slip of "dix nains".
 */
export function compterFautesDeFrappe(
  saisi: string,
  attendu: string,
  connu: EstMotDuLexique = LEXIQUE_VIDE,
): number | null {
  const decimale = commeAttendu(saisi, attendu);
  // an expected answer made of signs only ("€", "?!") folds to nothing: the texts are compared as they are
  if (normaliserReponse(attendu) === "")
    return saisi.trim().normalize("NFKC") === attendu.trim().normalize("NFKC") ? 0 : null;
  if (normaliserReponse(decimale) === "") return null;
  if (memeTexte(normaliserReponse(decimale), normaliserReponse(attendu))) return 0;
  // no slip is counted for a forgotten apostrophe: "lavion", "dartagnan"
  if (memeTexte(plierEntier(decimale), plierEntier(attendu))) return 0;
  const b = normaliserReponse(convertirNombresRomains(sansAccents(attendu)));
  const enB = ecrireNombresEnChiffres(b);
  const a = normaliserReponse(
    convertirNombresRomainsAttendus(sansAccents(decimale), chiffres(enB).split(" ")),
  );
  const enA = ecrireNombresEnChiffres(a);
  const enNombres = fautesEntre(enA, enB, connu);
  if (enNombres !== null) return enNombres;
  // the texts are compared again with their numbers in words: a number may be misspelt inside a text ("les set nains"), not as the whole
  // answer
  const malEcrit = chiffres(enA) === chiffres(a) && /\p{L}/u.test(enB);
  return malEcrit ? fautesEntre(a, b, connu) : null;
}

/** Whether `saisi` is accepted for `attendu`. */
export function estReponseAcceptee(
  saisi: string,
  attendu: string,
  connu: EstMotDuLexique = LEXIQUE_VIDE,
): boolean {
  return compterFautesDeFrappe(saisi, attendu, connu) !== null;
}
