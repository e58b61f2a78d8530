/** Replacer for `JSON.stringify` that sorts the fields of objects, since a version and a form may list them in different orders. */
const enOrdre = (_nom: string, valeur: unknown): unknown =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur)
    ? Object.fromEntries(Object.entries(valeur).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valeur;

/** Whether two values would be stored alike, whatever the order of their fields. Pure. */
export const seraientEnregistresPareil = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, enOrdre) === JSON.stringify(b, enOrdre);
