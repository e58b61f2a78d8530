/** Fixed seeds of the same quality as those of a real room. */
import { creerGraine } from "../hasard.ts";
import type { Graine } from "../types.ts";

export function graines(combien: number, semence = 1): Graine[] {
  return Array.from({ length: combien }, (_, i) => creerGraine(semence * 1_000_003 + i));
}
