/** Fonts of the pictures, as a canvas takes them; each must be there before it is measured. */
import type { PoliceDePhoto } from "./mise-en-page.ts";

const POLICES: Readonly<Record<PoliceDePhoto, readonly [style: string, familles: string]>> = {
  main: ["400", '"Playwrite FR Moderne", cursive'],
  titre: ["800 semi-condensed", '"Bricolage Titre", "Bricolage Grotesque", sans-serif'],
  chiffre: ["800 condensed", '"Bricolage Titre", "Bricolage Grotesque", sans-serif'],
  sans: ["600", '"Bricolage Grotesque", sans-serif'],
  gras: ["700", '"Bricolage Grotesque", sans-serif'],
};
export const ENSEIGNE = (corps: number): string => `400 ${String(corps)}px "Enseigne", cursive`;

export function policeCss(police: PoliceDePhoto, corps: number): string {
  const [style, familles] = POLICES[police];
  return `${style} ${String(corps)}px ${familles}`;
}

/** Every font of a picture, loaded; one that does not come is replaced by the browser's. */
export async function chargerPolices(): Promise<void> {
  const noms: readonly PoliceDePhoto[] = ["main", "titre", "chiffre", "sans", "gras"];
  const voulues = [ENSEIGNE(40), ...noms.map((nom) => policeCss(nom, 40))];
  await Promise.allSettled(voulues.map((police) => document.fonts.load(police, "Éà1’")));
}
