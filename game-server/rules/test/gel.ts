/** Freezes a value all the way down, so that a rule that writes in its input throws. */
export function gelerEnProfondeur<T>(valeur: T): T {
  if (typeof valeur !== "object" || valeur === null || Object.isFrozen(valeur)) return valeur;
  Object.freeze(valeur);
  Object.values(valeur).forEach(gelerEnProfondeur);
  return valeur;
}
