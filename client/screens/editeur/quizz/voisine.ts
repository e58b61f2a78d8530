/**
 * Where the keyboard goes when what had it is taken out of a list: the next one that stays, or the last one. Pure.
 * @returns null when none stays
 */
export function voisine(cles: readonly string[], parties: ReadonlySet<string>): string | null {
  const premiere = cles.findIndex((cle) => parties.has(cle));
  const restent = (de: readonly string[]) => de.filter((cle) => !parties.has(cle));
  return restent(cles.slice(premiere))[0] ?? restent(cles).at(-1) ?? null;
}
