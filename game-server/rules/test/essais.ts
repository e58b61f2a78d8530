/** `ESSAIS=20` makes every property test twenty times longer, for a night's run. */
const FOIS = Number(process.env["ESSAIS"] ?? 1);

/** How many times to try a property. */
export function essais(n: number): { numRuns: number } {
  return { numRuns: Math.ceil(n * FOIS) };
}

/** How long the longest of them may take on a busy machine. */
export const PATIENCE = { timeout: 180_000 * Math.max(1, FOIS) };
