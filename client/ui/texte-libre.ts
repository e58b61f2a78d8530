/** What somebody wrote, for reading: a blank line stays, a thousand of them do not. Pure. */
export const aerer = (texte: string): string =>
  texte.trim().replace(/\s*\n\s*\n(?:\s*\n)*/g, "\n\n");
