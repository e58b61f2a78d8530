/** Freezes a value deeply, so that a rule that modifies its input throws. */
export function gelerEnProfondeur<T>(valeur: T): T {
  if (typeof valeur !== "object" || valeur === null || Object.isFrozen(valeur)) return valeur;
  Object.freeze(valeur);
  Object.values(valeur).forEach(gelerEnProfondeur);
  return valeur;
}
