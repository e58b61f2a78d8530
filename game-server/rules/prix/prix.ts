/** What the end names people for: mise-en-scene "End", decisions/0106. Pure. */
import type { Partie } from "../types.ts";
import type { LigneFin, Prix } from "../types/fin.ts";
import { attribuer } from "./attribuer.ts";
import { mesurer } from "./mesures.ts";

/**
 * One award for everybody who is there, in the order of the table.
 * @param table the end table's lines, without those who are no longer there
 */
export function decerner(partie: Partie, table: readonly LigneFin[]): Prix[] {
  return attribuer(mesurer(partie, table));
}
