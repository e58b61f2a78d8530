/** Puts elements in a list, the first of them at that rank. */
export const insererDans = <T>(liste: readonly T[], rang: number, neufs: readonly T[]): T[] => [
  ...liste.slice(0, rang),
  ...neufs,
  ...liste.slice(rang),
];
