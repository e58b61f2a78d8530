/** Games taken at once: those that were not taken yet are for whoever is faster. */
const LOT = 16;

/** Does it for each, some at once, as long as `encore` says so. Rejects with the first failure, once the rest of its lot is done. */
export async function parLots(
  codes: readonly string[],
  encore: () => boolean,
  faire: (code: string) => Promise<unknown>,
): Promise<void> {
  for (let debut = 0; debut < codes.length && encore(); debut += LOT)
    for (const issue of await Promise.allSettled(codes.slice(debut, debut + LOT).map(faire)))
      if (issue.status === "rejected") throw issue.reason;
}
