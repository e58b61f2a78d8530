/**
 * Full-text search of the quizzes (decisions-plateforme, "Search"). Pure. SQLite folds case and accents by itself; what
 * it does not do (œ is not oe) comes from a transliteration indexed beside the text.
 */
import transliterate from "@sindresorhus/transliterate";
import { tagsConnus } from "#contracts/tags.ts";
import { eq, sql, type SQL } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { BitSet } from "./bit-set.ts";
import { quizz, quizzTags } from "../../schema/quizz.ts";
import { createListCache } from "./cache.ts";
import { comptes } from "../../schema/comptes.ts";

const MOTS_MAX = 12;
const MOT_LONGUEUR_MAX = 64;

/** What the index keeps of a quizz. */
export function texteIndexe(champs: {
  title: string;
  tags: readonly string[];
  createurPseudo: string;
}): {
  texte: string;
  translitteration: string;
} {
  const texte = [champs.title, ...champs.tags, champs.createurPseudo].join(" ").normalize("NFC");
  return { texte, translitteration: transliterate(texte) };
}

/** The words of what somebody typed: twelve at most, none so long that no index has it. */
export function motsCherches(saisie: string): string[] {
  const mots = saisie.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return mots.slice(0, MOTS_MAX).map((mot) => [...mot].slice(0, MOT_LONGUEUR_MAX).join(""));
}

/**
 * The MATCH expression for one of those words: it must begin a word of the quizz. Only letters and digits get through, between
 * quotes, so nothing typed can be taken for the syntax of FTS5.
 */
export function conditionMot(mot: string): string {
  const formes = new Set([
    mot,
    transliterate(mot)
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim(),
  ]);
  const prefixes = [...formes].filter((forme) => forme !== "").map((forme) => `"${forme}"*`);
  return prefixes.join(" OR ");
}

/* FOLDED Which quizzes a search and tags let through (decisions-plateforme "Search", plateforme §5), as sets that are remembered. */
/** Sets of 100,000 quizzes take 12 KB each. */
const ENSEMBLES_MAX = 1000;
const PERSONNE = BitSet.of([]);

export interface QuizzFilter {
  /** Null: all get through. Nothing does when something was typed that holds no word. */
  passent(search: string, tags: readonly string[]): BitSet | null;
  /** Those of which a word begins so. */
  avecMot(mot: string): BitSet;
  avecTag(tag: string): BitSet;
}

export function createQuizzFilter(db: Database): QuizzFilter {
  const garder = createListCache<BitSet>(db, ["mots"], ENSEMBLES_MAX);
  const avecMot = (mot: string) => {
    const condition = conditionMot(mot);
    return garder(condition, () => {
      // as one text: a row for each would take as long again
      const lu = db.get<{ numeros: string }>(
        sql`select json_group_array(rowid) as numeros from quizz_recherche where quizz_recherche match ${condition}`,
      );
      const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
      return BitSet.of(numeros);
    });
  };
  const numerosDuTag = db
    .select({ numero: quizzTags.quizz })
    .from(quizzTags)
    .where(eq(quizzTags.tag, sql.placeholder("tag")))
    .prepare();
  const avecTag = (tag: string) =>
    garder(`#${tag}`, () => BitSet.of(numerosDuTag.all({ tag }).map(({ numero }) => numero)));

  return {
    avecMot,
    avecTag,
    passent(search, tags) {
      const parMot = motsCherches(search).map(avecMot);
      // one of the tags is enough: the filter may hold more than the 4 that a quizz may have (plateforme §5)
      const parTag = tagsConnus(tags).map(avecTag);
      if (parMot.length === 0 && search.trim() !== "") return PERSONNE;
      const tous =
        parTag.length === 0 ? parMot : [...parMot, parTag.reduce((un, autre) => un.or(autre))];
      return tous.length === 0 ? null : tous.reduce((un, autre) => un.and(autre));
    },
  };
}

/* FOLDED Writes the full-text index of quizzes (decisions-plateforme "Search"): with each quizz, and when its creator is renamed. */
/** @param condition on `quizz`: which ones */
export function indexerQuizz(db: Database, condition: SQL | undefined): void {
  const lignes = db
    .select({
      numero: quizz.numero,
      title: quizz.title,
      tags: quizz.tags,
      createurPseudo: comptes.pseudo,
    })
    .from(quizz)
    .innerJoin(comptes, eq(comptes._id, quizz.createur))
    .where(condition)
    .all();
  for (const { numero, ...champs } of lignes) {
    const { texte, translitteration } = texteIndexe(champs);
    db.run(sql`insert or replace into quizz_recherche (rowid, texte, translitteration)
      values (${numero}, ${texte}, ${translitteration})`);
  }
}
