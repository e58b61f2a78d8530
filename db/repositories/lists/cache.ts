/** Cache of results about quizzes, valid until the rows they rest on change (docs/decisions/0035). */
import { inArray, sum } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import {
  type GenreDeChangementDesListes,
  tableNombresDeChangementsDesListes,
} from "../../schema/quizz.ts";

/** Cache of list results: returns the cached value of a key, or reads it from the database. */
export type QuizzListCache<Valeur> = (cle: string, lire: () => Valeur) => Valeur;

/**
 * @param surQuoi kinds of changes that invalidate the cache
 * @param max entries kept; the least recently used one is dropped
 */
export function createQuizzListCache<Valeur>(
  db: Database,
  surQuoi: readonly GenreDeChangementDesListes[],
  max: number,
): QuizzListCache<Valeur> {
  const changes = db
    .select({ n: sum(tableNombresDeChangementsDesListes.n) })
    .from(tableNombresDeChangementsDesListes)
    .where(inArray(tableNombresDeChangementsDesListes.quoi, [...surQuoi]))
    .prepare();
  const gardes = new Map<string, Valeur>();
  let version: string | null | undefined;
  return (cle, lire) => {
    const actuelle = changes.get()?.n;
    if (actuelle !== version) gardes.clear();
    version = actuelle;
    const garde = gardes.get(cle);
    const valeur = garde ?? lire();
    // a Map keeps insertion order, so the last used entry is moved to its end
    gardes.delete(cle);
    gardes.set(cle, valeur);
    const [ancienne] = gardes.size > max ? gardes.keys() : [];
    if (ancienne !== undefined) gardes.delete(ancienne);
    return valeur;
  };
}
