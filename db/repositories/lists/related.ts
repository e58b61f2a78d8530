/**
 * Near matches: a corrected spelling for a search without results, and quizzes similar to another one
 * (docs/decisions/0089).
 */
import { distance } from "fastest-levenshtein";
import { plierTextePourRecherche, decouperEnMots } from "#contracts/mots.ts";
import { and, eq, sql } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { BitSet } from "./bit-set.ts";
import { type QuizzSearchMatcher, decouperMotsCherches } from "./search.ts";
import { createQuizzListCache } from "./cache.ts";
import { tableQuizz } from "../../schema/quizz.ts";
import { ecrireConditionSqlQuizzVisiblePar } from "../../visibility.ts";

/**
 * Shortest word that is corrected, because three letters do not tell which word was meant; and length from which two letters
 * may be wrong.
 */
const LETTRES_MIN = 4;
const LONG = 7;
const ESSAIS_MAX = 20;

interface Mot {
  readonly mot: string;
  /** Number of quizzes whose indexed texts hold the word. */
  readonly n: number;
}

export interface SearchSpellingCorrector {
  /** The search with corrected words, without accents; null when nothing in `parmi` would match. */
  proposer(search: string, parmi: BitSet): string | null;
}

export function createSearchSpellingCorrector(
  db: Database,
  { avecMot }: Pick<QuizzSearchMatcher, "avecMot">,
): SearchSpellingCorrector {
  const garder = createQuizzListCache<readonly Mot[]>(db, ["mots"], 1);
  const vocabulaire = () =>
    garder("", () => {
      // a temporary table of this connection lists the words of the index
      db.run(
        sql`create virtual table if not exists temp.vocabulaire using fts5vocab(main, quizz_recherche, row)`,
      );
      return db.all<Mot>(sql`select term as mot, doc as n from temp.vocabulaire`);
    });
  const proches = (cherche: string): string[] => {
    const permises = cherche.length < LETTRES_MIN ? 0 : cherche.length < LONG ? 1 : 2;
    if (permises === 0) return [];
    return vocabulaire()
      .filter(({ mot }) => Math.abs(mot.length - cherche.length) <= permises && !/\d/.test(mot))
      .map(({ mot, n }) => ({ mot, n, ecart: distance(cherche, mot) }))
      .filter(({ ecart }) => ecart > 0 && ecart <= permises)
      .sort((a, b) => a.ecart - b.ecart || b.n - a.n)
      .slice(0, ESSAIS_MAX)
      .map(({ mot }) => mot);
  };

  return {
    proposer(search, parmi) {
      let restent = parmi;
      const proposes: string[] = [];
      for (const mot of decouperMotsCherches(search).map(plierTextePourRecherche)) {
        // only words of quizzes in this list are proposed: private quizzes must not leak words
        const bon = [mot, ...proches(mot)].find((un) => restent.and(avecMot(un)).size > 0);
        if (bon === undefined) return null;
        restent = restent.and(avecMot(bon));
        proposes.push(bon);
      }
      return proposes.length === 0 ? null : proposes.join(" ");
    },
  };
}

/** Weight under which a shared word or tag says nothing, because nearly all quizzes have it. */
const POIDS_MIN = Math.LN2;
/** Length from which a word counts for similarity; shorter words are articles. */
const MOT_UTILE_MIN = 4;

export interface SimilarQuizzFinder {
  /**
   * Numbers of the quizzes of `parmi` most similar to the quizz `id`, if `pour` may see it. A shared word or tag counts
   * the more the rarer it is; equal quizzes keep the order of `parmi`.
   */
  similaires(id: string, pour: string | null, parmi: Uint32Array, max: number): number[];
}

export function createSimilarQuizzFinder(
  db: Database,
  { avecMot, avecTag }: Pick<QuizzSearchMatcher, "avecMot" | "avecTag">,
): SimilarQuizzFinder {
  return {
    similaires(id, pour, parmi, max) {
      const lu = db
        .select({ numero: tableQuizz.numero, title: tableQuizz.title, tags: tableQuizz.tags })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzVisiblePar(db, pour)))
        .get();
      if (lu === undefined) return [];
      const mots = decouperEnMots(lu.title).filter((mot) => mot.length >= MOT_UTILE_MIN);
      const partages = [...lu.tags.map(avecTag), ...[...new Set(mots)].map(avecMot)]
        .map((ensemble) => ({
          ensemble,
          poids: Math.log(1 + parmi.length / (1 + ensemble.size)),
        }))
        .filter(({ poids }) => poids > POIDS_MIN);
      const tous = partages.reduce((un, { ensemble }) => un.or(ensemble), BitSet.of([]));
      const notes: { numero: number; poids: number }[] = [];
      for (const numero of parmi) {
        if (!tous.has(numero) || numero === lu.numero) continue;
        const poids = partages.reduce(
          (somme, un) => somme + (un.ensemble.has(numero) ? un.poids : 0),
          0,
        );
        const rang = notes.findIndex((autre) => autre.poids < poids);
        if (rang >= 0) notes.splice(rang, 0, { numero, poids });
        else notes.push({ numero, poids });
        notes.length = Math.min(notes.length, max);
      }
      return notes.map(({ numero }) => numero);
    },
  };
}
