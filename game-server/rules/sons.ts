/** The rough sound of a folded French word: a spelling with the same sound is the same answer with a slip. Pure. */

/**
 * Rules in their order, since a rule may rely on earlier ones. A capital stands for a sound that no single letter
 * writes.
 */
const REGLES: readonly (readonly [motif: RegExp, son: string])[] = [
  // this rule comes before doubled letters become single, so that "poison" differs from "poisson"
  [/(?<=[aeiouy])s(?=[aeiouy])/g, "z"],
  // this rule comes before final letters are removed, so that "titan" differs from "titane"
  [/[ae][nm](?![aeiouyhnm])/g, "A"],
  [/o[nm](?![aeiouyhnm])/g, "O"],
  [/[aeo]?[iy][nm](?![aeiouyhnm])/g, "I"],
  [/ph/g, "f"],
  [/dj/g, "j"],
  [/t[sz]+/g, "ts"],
  [/(?<=[mA])pt|pt$/g, "t"],
  [/sc(?=[eiy])/g, "s"],
  [/c(?=[eiy])/g, "s"],
  [/ge?(?=[eiy])|ge(?=[ao])/g, "j"],
  [/ch/g, "C"],
  [/c?qu?|ck?/g, "k"],
  [/h/g, ""],
  [/e?au/g, "o"],
  [/[ae][iy]/g, "e"],
  [/y/g, "i"],
  [/w/g, "v"],
  [/ille?/g, "il"],
  [/(.)\1+/g, "$1"],
  // silent endings are removed
  [/e?s?$|[tdpxz]+s?$/, ""],
  [/s$/, ""],
];

/** The sound of a word, the same for "Shakespear" and "Shakespeare", and for a word and its plural. */
export const calculerClePhonetiqueDuMot = (mot: string): string =>
  REGLES.reduce((dit, [motif, remplace]) => dit.replace(motif, remplace), mot);
