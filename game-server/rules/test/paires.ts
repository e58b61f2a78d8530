/** A typed answer, and the expected one. */
export type Paire = readonly [saisi: string, attendu: string];

/** Parses lines of pairs: "typed = expected | typed = expected". */
export const lirePaires = (texte: string): readonly Paire[] =>
  texte
    .trim()
    .split(/\n| \| /)
    .map((paire) => {
      const [saisi = "", attendu = ""] = paire.split(" = ");
      return [saisi, attendu];
    });
