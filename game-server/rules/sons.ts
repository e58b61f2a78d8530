/** How a folded French word sounds, roughly: two spellings of one sound are one answer, misspelt. Pure. */

/** In this order: a rule may count on those before it. Capitals are sounds that no letter says alone. */
const REGLES: readonly (readonly [motif: RegExp, son: string])[] = [
  // between vowels, before doubled letters become one: "poison" is not "poisson"
  [/(?<=[aeiouy])s(?=[aeiouy])/g, "z"],
  // before final letters fall: "titan" is not "titane"
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
  // what is written at the end and seldom heard
  [/e?s?$|[tdpxz]+s?$/, ""],
  [/s$/, ""],
];

/** "Shakespear" and "Shakespeare" sound the same, and so do a word and its plural. */
export const son = (mot: string): string =>
  REGLES.reduce((dit, [motif, remplace]) => dit.replace(motif, remplace), mot);
