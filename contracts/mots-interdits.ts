/**
 * Unwanted words in pseudos and public titles (issue "Words"). Whole words only, so that Dispute, Député and Salopette pass;
 * look-alike digits are read as letters, so that C0nnard does not. Pure: administrators edit the list in the database.
 */

/** Characters that are read as letters when words are compared with unwanted ones. A word of digits only is a number: "455" is no insult. */
const SOSIES: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "@": "a",
  $: "s",
  "€": "e",
  "!": "i",
};
const UN_MOT = /[\p{L}\p{N}@$€!*]+/gu;
/** Splits a pseudo without spaces at capitals and digits: "GrosNul75" is Gros, Nul and 75. */
const BOSSES = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/** Form in which unwanted words are stored and compared: without case, accents, ligatures. */
export const normaliserMotInterdit = (texte: string): string =>
  texte
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** Form of a word with look-alikes read as letters: "C0nnard". */
const formeDeguisee = (texte: string): string => {
  const forme = normaliserMotInterdit(texte).replace(/!+$/, "");
  return /^\p{N}*$/u.test(forme)
    ? forme
    : [...forme].map((lettre) => SOSIES[lettre] ?? lettre).join("");
};
/** Form in which a letter that is repeated stands once: "Connnnard". */
const sansRepetition = (forme: string): string => forme.replaceAll(/(\p{L})\1+/gu, "$1");

/** Forms of a word with and without its feminine or plural ending. */
const souches = (forme: string): readonly string[] =>
  ["", "s", "x", "e", "es"].flatMap((fin) =>
    forme.endsWith(fin) ? [forme.slice(0, forme.length - fin.length)] : [],
  );

interface MotLu {
  /** The word as it is written in the text. */
  readonly ecrit: string;
  readonly formes: readonly string[];
}

const lireMot = (ecrit: string): MotLu => ({
  ecrit,
  formes: [
    normaliserMotInterdit(ecrit),
    formeDeguisee(ecrit),
    // the word is also compared without its last digits, which in a pseudo are often a year or a number
    formeDeguisee(ecrit.replace(/\p{N}+$/u, "")),
  ].flatMap(souches),
});

/** Words of a text, including those that capitals and digits separate. */
function motsDe(texte: string): MotLu[] {
  return (texte.match(UN_MOT) ?? []).flatMap((mot) => {
    const bosses = mot.match(BOSSES) ?? [];
    return [mot, ...(bosses.length > 1 ? bosses : [])].map(lireMot);
  });
}

export interface DetecteurMotsInterdits {
  /** Unwanted words of a text, as written there, in order, each once. */
  trouver(texte: string): readonly string[];
}

/** @param liste words in the form of `normaliserMotInterdit`; expressions of several words are ignored */
export function createDetecteurMotsInterdits(liste: readonly string[]): DetecteurMotsInterdits {
  const exacts = new Set(liste.map(normaliserMotInterdit));
  const serres = new Set([...exacts].map(sansRepetition));
  const interdit = ({ formes }: MotLu) =>
    formes.some(
      (forme) =>
        exacts.has(forme) || (/(\p{L})\1\1/u.test(forme) && serres.has(sansRepetition(forme))),
    );
  return {
    trouver: (texte) => [
      ...new Set(motsDe(texte).flatMap((mot) => (interdit(mot) ? [mot.ecrit] : []))),
    ],
  };
}
