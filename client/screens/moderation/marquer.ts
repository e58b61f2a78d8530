/** A text in pieces: the unwanted words that were found in it, as they are written there, and what is between. Pure. */
export function marquer(
  texte: string,
  mots: readonly string[],
): readonly { readonly texte: string; readonly trouve: boolean }[] {
  const trouves = mots.filter((mot) => mot !== "");
  if (trouves.length === 0) return [{ texte, trouve: false }];
  const echappes = [...trouves]
    .sort((a, b) => b.length - a.length)
    .map((mot) => mot.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  const motif = new RegExp(`(?<![\\p{L}\\p{N}])(${echappes.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  return texte
    .split(motif)
    .map((morceau, rang) => ({ texte: morceau, trouve: rang % 2 === 1 }))
    .filter((morceau) => morceau.texte !== "");
}
