// Pure: digits as single strokes of chalk, 8 wide and 14 high, to be drawn with the marks they stand for.

/** Advance of one digit, its space included. */
export const LARGEUR_CHIFFRE = 11.5;

const CHIFFRES: Readonly<Record<string, string>> = {
  "0": "m4.500 0c-5.500 0-5.500 14-.3 14s5.300-14 .3-14",
  "1": "m1 3.500 4.200-3.500v14",
  "2": "m.4 3.400c.6-4.600 8-4.400 7.600.2-.3 3.700-6.800 6.600-7.800 10.300h8.600",
  "3": "m.8 1.500c2.600-2.500 7-1.200 6.800 1.900-.2 2.600-2.600 3.200-4.200 3.200 2.200 0 4.900.8 4.900 3.700 0 4-5.400 4.800-8 2.200",
  "4": "m5.800 14v-14l-5.800 9.600h8.600",
  "5": "m7.600 0h-6.200l-.6 6c4.300-1.500 7.600-.1 7.600 3.500 0 4.700-5.200 6-8.400 3.300",
  "6": "m7 .4c-5 1.300-7 7-6.300 10.300.8 4.300 7.500 4.200 7.500-.6 0-4.200-5.300-4.900-7.400-1.200",
  "7": "m.2 0h8c-2.600 4.200-4.200 8.600-4.800 14",
  "8": "m4.300 6.400c-4.600-1.800-4.200-6.400 0-6.400s4.500 4.700 0 6.500c-5.600 2.200-5.300 7.500 0 7.500s5.500-5.300 0-7.600",
  "9": "m7.800 4.200c0-5.600-7.400-5.300-7.400-.4 0 4.800 6.300 4.900 7.400.4-.2 4.400-1.200 7.700-4 9.800",
  "×": "m1 4.800 6 6.400m0-6.400-6 6.400",
};

/** Path of a number whose top left corner is at (`x`, `y`). */
export function ecrireNombre(nombre: string, x: number, y: number): string {
  return Array.from(
    nombre,
    (signe, rang) =>
      `M${(x + rang * LARGEUR_CHIFFRE).toFixed(1)} ${y.toFixed(1)}${CHIFFRES[signe] ?? ""}`,
  ).join("");
}
