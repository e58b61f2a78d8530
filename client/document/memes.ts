/** Fields in one order: what came from a version, or from a form, may have them in another. */
const enOrdre = (_nom: string, valeur: unknown): unknown =>
  typeof valeur === "object" && valeur !== null && !Array.isArray(valeur)
    ? Object.fromEntries(Object.entries(valeur).sort(([a], [b]) => (a < b ? -1 : 1)))
    : valeur;

/** Whether two parts of a quizz would be written alike. Pure. */
export const memes = (a: unknown, b: unknown): boolean =>
  a === b || JSON.stringify(a, enOrdre) === JSON.stringify(b, enOrdre);
