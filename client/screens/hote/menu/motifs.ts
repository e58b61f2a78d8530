/** Why a line was written on the ardoise, in words. Pure. */
import type { LigneArdoiseConsultee } from "#contracts/consultation.ts";

const NBSP = "\u00A0";

/** The motif of a line of the ardoise in words. @param nommer gives the pseudo of a player's key */
export function direMotifDeLigneArdoise(
  ligne: LigneArdoiseConsultee,
  nommer: (id: string) => string,
): string {
  const { numero } = ligne;
  const question =
    numero === 0 ? "avant la première question" : `question n°${NBSP}${String(numero)}`;
  switch (ligne.motif) {
    case "question":
      return majuscule(question);
    case "createur":
      return `Part du créateur, ${question}`;
    case "cadeau":
      return ligne.de === undefined
        ? `Cadeau, ${question}`
        : `Cadeau de ${nommer(ligne.de)}, ${question}`;
    case "imprevu":
      return `Imprévu, ${question}`;
    case "suite":
      return `Suite de la ${question}`;
    case "miniJeu":
      return `Mini-jeu après la ${question}`;
    case "main":
      return `À la main, ${question}`;
    case "partage":
      return ligne.gorgees < 0 ? `Partage, ${question}` : `Partage non distribué, ${question}`;
    case "correction":
      return `Correction, ${question}`;
  }
}

const majuscule = (texte: string): string => texte.charAt(0).toUpperCase() + texte.slice(1);
