/** That row at that rank, among those. Pure. */
export function mettreAuRang(ids: readonly string[], id: string, vers: number): string[] {
  const autres = ids.filter((un) => un !== id);
  return [...autres.slice(0, vers), id, ...autres.slice(vers)];
}
