/** Which quizzes a search and tags let through (decisions-plateforme "Search", plateforme §5), as sets that are remembered. */
import { eq, sql } from "../drizzle.ts";
import { tagsConnus } from "#contracts/tags.ts";
import type { Base } from "../connection.ts";
import { Ensemble } from "./lists/bit-set.ts";
import { conditionMot, motsCherches } from "./lists/search.ts";
import { quizzTags } from "../schema/quizz.ts";
import { createSouvenirs } from "./lists/cache.ts";

/** Sets of 100,000 quizzes take 12 KB each. */
const ENSEMBLES_MAX = 1000;
const PERSONNE = Ensemble.de([]);

export interface FiltreQuizzRepository {
  /** Null: all get through. Nothing does when something was typed that holds no word. */
  passent(search: string, tags: readonly string[]): Ensemble | null;
  /** Those of which a word begins so. */
  avecMot(mot: string): Ensemble;
  avecTag(tag: string): Ensemble;
}

export function createFiltreQuizzRepository(db: Base): FiltreQuizzRepository {
  const garder = createSouvenirs<Ensemble>(db, ["mots"], ENSEMBLES_MAX);
  const avecMot = (mot: string) => {
    const condition = conditionMot(mot);
    return garder(condition, () => {
      // as one text: a row for each would take as long again
      const lu = db.get<{ numeros: string }>(
        sql`select json_group_array(rowid) as numeros from quizz_recherche where quizz_recherche match ${condition}`,
      );
      const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
      return Ensemble.de(numeros);
    });
  };
  const numerosDuTag = db
    .select({ numero: quizzTags.quizz })
    .from(quizzTags)
    .where(eq(quizzTags.tag, sql.placeholder("tag")))
    .prepare();
  const avecTag = (tag: string) =>
    garder(`#${tag}`, () => Ensemble.de(numerosDuTag.all({ tag }).map(({ numero }) => numero)));

  return {
    avecMot,
    avecTag,
    passent(search, tags) {
      const parMot = motsCherches(search).map(avecMot);
      // one of the tags is enough: the filter may hold more than the 4 that a quizz may have (plateforme §5)
      const parTag = tagsConnus(tags).map(avecTag);
      if (parMot.length === 0 && search.trim() !== "") return PERSONNE;
      const tous =
        parTag.length === 0 ? parMot : [...parMot, parTag.reduce((un, autre) => un.ou(autre))];
      return tous.length === 0 ? null : tous.reduce((un, autre) => un.et(autre));
    },
  };
}
