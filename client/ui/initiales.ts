/** What stands on a mat that nobody drew on: of one word its first letter, of more the first two. Pure. */
export function initiales(pseudo: string): string {
  const mots = pseudo.split(/[^\p{L}\p{N}]+/u).filter((mot) => mot !== "");
  const lettres = mots.slice(0, 2).map((mot) => Array.from(mot)[0] ?? "");
  return lettres.join("").toLocaleUpperCase("fr") || (Array.from(pseudo.trim())[0] ?? "?");
}
