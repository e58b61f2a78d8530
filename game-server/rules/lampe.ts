/** The lamp of the room, while a cul sec lasts: POST /rouge and /normal of jeu §7. Pure. */
import type { Partie } from "./types.ts";

export type Lampe = "rouge" | "normal";

export const lampe = ({ phase, imprevu }: Partie): Lampe =>
  phase === "jeu" && imprevu?.culSec === true ? "rouge" : "normal";
