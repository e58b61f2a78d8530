/** What was read of the quizzes, remembered as long as nothing that it rests on has changed (docs/decisions/0088). */
import { inArray, sum } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { type Changement, changements } from "../../schema/quizz.ts";

/** Gives what `lire` gave for that key, or gives now. */
export type ListCache<Valeur> = (cle: string, lire: () => Valeur) => Valeur;

/**
 * @param surQuoi what it rests on
 * @param max how many are remembered; those used least lately are forgotten
 */
export function createListCache<Valeur>(
  db: Database,
  surQuoi: readonly Changement[],
  max: number,
): ListCache<Valeur> {
  const changes = db
    .select({ n: sum(changements.n) })
    .from(changements)
    .where(inArray(changements.quoi, [...surQuoi]))
    .prepare();
  const gardes = new Map<string, Valeur>();
  let version: string | null | undefined;
  return (cle, lire) => {
    const actuelle = changes.get()?.n;
    if (actuelle !== version) gardes.clear();
    version = actuelle;
    const garde = gardes.get(cle);
    const valeur = garde ?? lire();
    // the last one used is the last of the map
    gardes.delete(cle);
    gardes.set(cle, valeur);
    const [ancienne] = gardes.size > max ? gardes.keys() : [];
    if (ancienne !== undefined) gardes.delete(ancienne);
    return valeur;
  };
}
