/**
 * Words that are not wanted in the pseudos of accounts and in public titles (issue "Words"): whole words only, so that Dispute, Député
 * and Salopette pass, read as they are meant, so that C0nnard does not. Pure: the list is the database's, which administrators edit.
 */

/** Letters that others stand for. Written words keep their digits apart: "75" is no "ts". */
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
/** Inside of a pseudo, where there are no spaces: "GrosNul75" is Gros, Nul and 75. */
const BOSSES = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;

/** Without case, accents, ligatures: how a word is compared, and kept in the list. */
export const formeMot = (texte: string): string =>
  texte
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae");

/** The same, with what stands for letters read as them, and letters that are held down read once: "Connnnard". */
const formeDeguisee = (texte: string): string =>
  [...formeMot(texte).replace(/!+$/, "")].map((lettre) => SOSIES[lettre] ?? lettre).join("");
const sansRepetition = (forme: string): string => forme.replaceAll(/(\p{L})\1+/gu, "$1");

/** A feminine or a plural is the same word. */
const souches = (forme: string): readonly string[] =>
  ["", "s", "x", "e", "es"].flatMap((fin) =>
    forme.endsWith(fin) ? [forme.slice(0, forme.length - fin.length)] : [],
  );

interface MotLu {
  /** As it was written. */
  readonly ecrit: string;
  readonly formes: readonly string[];
}

const lireMot = (ecrit: string): MotLu => ({
  ecrit,
  formes: [
    formeMot(ecrit),
    formeDeguisee(ecrit),
    // what follows a word is often a year, or a number to be the first to have it
    formeDeguisee(ecrit.replace(/\p{N}+$/u, "")),
  ].flatMap(souches),
});

/** The words of a text, and those that capitals and digits part within each. */
function motsDe(texte: string): MotLu[] {
  return (texte.match(UN_MOT) ?? []).flatMap((mot) => {
    const bosses = mot.match(BOSSES) ?? [];
    return [mot, ...(bosses.length > 1 ? bosses : [])].map(lireMot);
  });
}

export interface Interdits {
  /** The unwanted words of a text, as they are written there, in their order, each once. */
  trouver(texte: string): readonly string[];
}

/** @param liste as `formeMot` writes them; an expression of several words is not read */
export function createInterdits(liste: readonly string[]): Interdits {
  const exacts = new Set(liste.map(formeMot));
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
