/** A typed answer, and the one that was expected. */
export type Paire = readonly [saisi: string, attendu: string];

/** "typed = expected | typed = expected", over several lines. */
export const lirePaires = (texte: string): readonly Paire[] =>
  texte
    .trim()
    .split(/\n| \| /)
    .map((paire) => {
      const [saisi = "", attendu = ""] = paire.split(" = ");
      return [saisi, attendu];
    });
