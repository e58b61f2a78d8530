/** `ESSAIS=20` makes every property test twenty times longer, for a night's run. */
const FOIS = Number(process.env["ESSAIS"] ?? 1);

/** The `fc.assert` options of a property that runs `n` times, more with `ESSAIS`. */
export function createPropertyRunOptions(n: number): { numRuns: number } {
  return { numRuns: Math.ceil(n * FOIS) };
}

/** The timeout of the longest property, on a busy machine. */
export const DELAI_LONG_DE_TEST = { timeout: 180_000 * Math.max(1, FOIS) };
