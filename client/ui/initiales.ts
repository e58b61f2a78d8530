/** Initials shown on a mat without a drawing: the first letters of the first two words of the pseudo. Pure. */
export function initialesDePseudo(pseudo: string): string {
  const mots = pseudo.split(/[^\p{L}\p{N}]+/u).filter((mot) => mot !== "");
  const lettres = mots.slice(0, 2).map((mot) => Array.from(mot)[0] ?? "");
  return lettres.join("").toLocaleUpperCase("fr") || (Array.from(pseudo.trim())[0] ?? "?");
}
