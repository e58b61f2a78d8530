/** `ESSAIS=20` makes every property test twenty times longer, for a night's run. */
const FOIS = Number(process.env["ESSAIS"] ?? 1);

/** The number of runs of a property. */
export function reglerNombreDEssais(n: number): { numRuns: number } {
  return { numRuns: Math.ceil(n * FOIS) };
}

/** The timeout of the longest property, on a busy machine. */
export const DELAI_LONG_DE_TEST = { timeout: 180_000 * Math.max(1, FOIS) };
