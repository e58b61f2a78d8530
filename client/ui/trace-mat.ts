/** What is on a player's own mat: strokes of chalk, or the initials of who has drawn nothing. For an SVG and for a canvas alike. Pure. */

/** A stroke of a drawing, in points of a square sheet. */
export interface TraitDessine {
  readonly craie: "encre" | "bouteille" | "bleu" | "ocre";
  readonly points: readonly (readonly [x: number, y: number])[];
}

/** Side of the sheet, in points. */
export const COTE_FEUILLE_MAT = 256;
/** Width of a stroke, in the same points. */
export const TRAIT_MAT = 15;

export const COULEURS_CRAIE: Readonly<Record<TraitDessine["craie"], string>> = {
  encre: "#231f1a",
  bouteille: "#2f6b4f",
  bleu: "#2a6aa8",
  ocre: "#b97f12",
};

/** A stroke as a path, rounded through the middles of its points. */
export function cheminDuTrait({ points }: TraitDessine): string {
  const [depart, ...suite] = points;
  if (depart === undefined) return "";
  const dernier = suite.at(-1);
  // a point alone is a dot
  if (dernier === undefined) return `M${depart.join(" ")}h.01`;
  const courbes = suite.slice(0, -1).map(([x, y], i) => {
    const [sx, sy] = suite[i + 1] ?? dernier;
    return `Q${String(x)} ${String(y)} ${String((x + sx) / 2)} ${String((y + sy) / 2)}`;
  });
  return `M${depart.join(" ")}${courbes.join("")}L${dernier.join(" ")}`;
}

/** At most two signs: of the first two words of a name, or of its only one. */
export function initiales(pseudo: string): string {
  const mots = pseudo.split(/[\s-]+/).filter((mot) => /[\p{L}\p{N}]/u.test(mot));
  const lettre = (mot: string) => Array.from(mot.replace(/^[^\p{L}\p{N}]+/u, ""))[0] ?? "";
  const lues = mots.slice(0, 2).map(lettre).join("");
  return (lues === "" ? (Array.from(pseudo.trim())[0] ?? "") : lues).toUpperCase();
}
