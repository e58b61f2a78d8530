/** Putting some of a list in order. Pure. */

/** The ids of `voulus` in their new order, in the places that they had among all: a page of a list does not move the others. */
export function remettre(tous: readonly string[], voulus: readonly string[]): string[] {
  const connus = new Set(tous);
  const suite = [...new Set(voulus)].filter((id) => connus.has(id));
  const bouges = new Set(suite);
  return tous.map((id) => (bouges.has(id) ? (suite.shift() ?? id) : id));
}
