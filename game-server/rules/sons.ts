/** How a folded French word sounds, roughly: two spellings of the same sound are the same answer, misspelt. Pure. */

/** Applied in this order: a rule may rely on those before it. A capital stands for a sound that no single letter writes. */
const REGLES: readonly (readonly [motif: RegExp, son: string])[] = [
  // before doubled letters become single, so that "poison" differs from "poisson"
  [/(?<=[aeiouy])s(?=[aeiouy])/g, "z"],
  // before final letters are removed, so that "titan" differs from "titane"
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
  // silent endings
  [/e?s?$|[tdpxz]+s?$/, ""],
  [/s$/, ""],
];

/** "Shakespear" and "Shakespeare" sound the same, and so do a word and its plural. */
export const calculerSonDuMot = (mot: string): string =>
  REGLES.reduce((dit, [motif, remplace]) => dit.replace(motif, remplace), mot);
