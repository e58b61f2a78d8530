/** Where the questions that are moved together come, among those that stay. Pure. */

/**
 * @param choisies those that move, `id` among them
 * @param rang where `id` was let go of, from 0, among all
 * @returns rank of the first of them in the list as it will be; each that stays and was above that place is still above it
 */
export function placeLachee(
  ids: readonly string[],
  choisies: ReadonlySet<string>,
  id: string,
  rang: number,
): number {
  // gone down, it comes after what it was let go of; gone up, before
  const fin = rang > ids.indexOf(id) ? rang + 1 : rang;
  return ids.slice(0, fin).filter((autre) => !choisies.has(autre)).length;
}

/** One step up or down for all of them, past the one that stays right there; null at the end of the list. */
export function placePoussee(
  ids: readonly string[],
  choisies: ReadonlySet<string>,
  pas: -1 | 1,
): number | null {
  const rangs = ids.flatMap((id, rang) => (choisies.has(id) ? [rang] : []));
  const [premier, dernier] = [rangs[0], rangs.at(-1)];
  if (premier === undefined || dernier === undefined) return null;
  const restentAvant = ids.slice(0, dernier).filter((id) => !choisies.has(id)).length;
  if (pas < 0) return premier === 0 ? null : premier - 1;
  return dernier === ids.length - 1 ? null : restentAvant + 1;
}
