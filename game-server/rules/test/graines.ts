/** Seeds as good as those of a real room, always the same ones: neighbouring small seeds give neighbouring throws. */
import { graineSecrete, nouvelleGraine, ouvrirDes } from "../hasard.ts";
import type { Graine } from "../types.ts";

export function graines(combien: number, semence = 1): Graine[] {
  const des = ouvrirDes(nouvelleGraine(semence));
  const mot = () => des.entier(-0x8000_0000, 0x7fff_ffff);
  return Array.from({ length: combien }, () => graineSecrete([mot(), mot(), mot(), mot()]));
}
