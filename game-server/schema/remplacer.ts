/** Lists of the synchronized state. */

/** Few, and seldom changed: they are written again together. */
export function remplacer<T>(
  liste: { splice(debut: number, n: number, ...neufs: T[]): unknown; length: number } | undefined,
  neufs: T[],
): void {
  if (liste === undefined || (liste.length === 0 && neufs.length === 0)) return;
  liste.splice(0, liste.length, ...neufs);
}
