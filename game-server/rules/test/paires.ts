/** A typed answer, and the expected one. */
export type PaireDeReponses = readonly [saisi: string, attendu: string];

/** Parses lines of pairs: "typed = expected | typed = expected". */
export const lirePairesDeReponses = (texte: string): readonly PaireDeReponses[] =>
  texte
    .trim()
    .split(/\n| \| /)
    .map((paire) => {
      const [saisi = "", attendu = ""] = paire.split(" = ");
      return [saisi, attendu];
    });
