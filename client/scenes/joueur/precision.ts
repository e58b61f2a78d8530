/** What to say of an accepted answer that was not the expected one: nearly, or better than asked. Pure. */

const plier = (texte: string): string =>
  ` ${texte
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** The answer says all that was asked and more: "9 novembre 1989" where 1989 was. Anything else was only close. */
export function estPlusPrecise(donnee: string, attendues: readonly string[]): boolean {
  const dite = plier(donnee);
  return attendues.some((attendue) => dite.includes(plier(attendue)));
}
