/** Words, signs and shares of the points with which a cell ticks an option, or does not. Pure. */

const YES =
  /^(?:x+|v|ok|✓|✔|✅|☑|●|•|\*|1(?:[.,]0+)?|vraie?|true|t|oui|o|yes|y|ja|si|sì|sim|correcte?|bonne(?: r[ée]ponse)?|juste|richtig|wahr|correct[ao]|\+)\uFE0F?$/iu;
const NO =
  /^(?:0(?:[.,]0+)?|fau(?:x|sse)|false|f|non|no|n|nein|nao|não|incorrecte?|mauvaise|wrong|falsch|incorrect[ao]|[-–✗✘❌☐○])?\uFE0F?$/iu;
const WEIGHT = /^-?\d{1,3}(?:[.,]\d+)?\s?%?$/;

/** Whether a cell ticks an option (an empty one does not); null for a cell that says something else, such as a share of the points or of the players. */
export function readTick(texte: string): boolean | null {
  const dit = texte.trim();
  if (YES.test(dit)) return true;
  return NO.test(dit) ? false : null;
}

/** Whether a cell ticks, where a share of the points above 0 ("50 %") ticks too; null for a cell that says something else. */
export function readTickOrWeight(texte: string): boolean | null {
  const dit = texte.trim();
  return readTick(dit) ?? (WEIGHT.test(dit) ? Number.parseFloat(dit.replace(",", ".")) > 0 : null);
}
