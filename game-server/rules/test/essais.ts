/** How many times to try a property: `ESSAIS=20` makes every property test twenty times longer, for a night's run. */
export function essais(n: number): { numRuns: number } {
  return { numRuns: Math.ceil(n * Number(process.env["ESSAIS"] ?? 1)) };
}
