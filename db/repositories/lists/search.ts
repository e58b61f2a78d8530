/**
 * Full-text search of quizzes (decisions-plateforme, "Search"): index, words, filters. SQLite folds case and accents; a
 * transliteration indexed beside the text handles the rest, such as œ, which SQLite does not fold to oe.
 */
import transliterate from "@sindresorhus/transliterate";
import { filtrerTagsConnus } from "#contracts/tags.ts";
import { eq, sql, type SQL } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { BitSet } from "./bit-set.ts";
import { tableQuizz, tableQuizzTags } from "../../schema/quizz.ts";
import { createQuizzListCache } from "./cache.ts";
import { tableComptes } from "../../schema/comptes.ts";

const MOTS_MAX = 12;
const MOT_LONGUEUR_MAX = 64;

/** Texts that the index holds for a quizz. */
export function composerTexteIndexeDuQuizz(champs: {
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

/** Words of a typed text: twelve at most, each shortened to the longest indexed word. */
export function decouperMotsCherches(saisie: string): string[] {
  const mots = saisie.normalize("NFC").match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [];
  return mots.slice(0, MOTS_MAX).map((mot) => [...mot].slice(0, MOT_LONGUEUR_MAX).join(""));
}

/**
 * FTS5 MATCH expression for a word that must begin a word of the quizz. Only letters and digits get through, between quotes,
 * so nothing typed is taken for FTS5 syntax.
 */
export function ecrireExpressionFtsDuMotCherche(mot: string): string {
  const formes = new Set([
    mot,
    transliterate(mot)
      .replaceAll(/[^\p{L}\p{N} ]/gu, "")
      .trim(),
  ]);
  const prefixes = [...formes].filter((forme) => forme !== "").map((forme) => `"${forme}"*`);
  return prefixes.join(" OR ");
}

/** Number of cached sets of search results; a set of 100,000 quizzes takes 12 KB. */
const ENSEMBLES_MAX = 1000;
const PERSONNE = BitSet.of([]);

export interface QuizzSearchMatcher {
  /** Quizzes that match a search and tags; null: no filter. A text without any word matches nothing. */
  passent(search: string, tags: readonly string[]): BitSet | null;
  /** Quizzes with a word that begins with `mot`. */
  avecMot(mot: string): BitSet;
  avecTag(tag: string): BitSet;
}

export function createQuizzSearchMatcher(db: Database): QuizzSearchMatcher {
  const garder = createQuizzListCache<BitSet>(db, ["mots"], ENSEMBLES_MAX);
  const avecMot = (mot: string) => {
    const condition = ecrireExpressionFtsDuMotCherche(mot);
    return garder(condition, () => {
      // one JSON text, because reading a row for each number would take twice as long
      const lu = db.get<{ numeros: string }>(
        sql`select json_group_array(rowid) as numeros from quizz_recherche where quizz_recherche match ${condition}`,
      );
      const numeros: number[] = JSON.parse(lu?.numeros ?? "[]");
      return BitSet.of(numeros);
    });
  };
  const numerosDuTag = db
    .select({ numero: tableQuizzTags.quizz })
    .from(tableQuizzTags)
    .where(eq(tableQuizzTags.tag, sql.placeholder("tag")))
    .prepare();
  const avecTag = (tag: string) =>
    garder(`#${tag}`, () => BitSet.of(numerosDuTag.all({ tag }).map(({ numero }) => numero)));

  return {
    avecMot,
    avecTag,
    passent(search, tags) {
      const parMot = decouperMotsCherches(search).map(avecMot);
      // a quizz passes with one matching tag, because a filter may hold more than the 4 tags of a quizz (plateforme §5)
      const parTag = filtrerTagsConnus(tags).map(avecTag);
      if (parMot.length === 0 && search.trim() !== "") return PERSONNE;
      const tous =
        parTag.length === 0 ? parMot : [...parMot, parTag.reduce((un, autre) => un.or(autre))];
      return tous.length === 0 ? null : tous.reduce((un, autre) => un.and(autre));
    },
  };
}

/** Indexes quizzes again. @param condition on `quizz`: which ones */
export function reindexerDesQuizzPourRecherche(db: Database, condition: SQL | undefined): void {
  const lignes = db
    .select({
      numero: tableQuizz.numero,
      title: tableQuizz.title,
      tags: tableQuizz.tags,
      createurPseudo: tableComptes.pseudo,
    })
    .from(tableQuizz)
    .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
    .where(condition)
    .all();
  for (const { numero, ...champs } of lignes) {
    const { texte, translitteration } = composerTexteIndexeDuQuizz(champs);
    db.run(sql`insert or replace into quizz_recherche (rowid, texte, translitteration)
      values (${numero}, ${texte}, ${translitteration})`);
  }
}
