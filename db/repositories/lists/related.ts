/** What somebody may have meant who found nothing: the nearest words that are in what they looked through (docs/decisions/0089). */
import { distance } from "fastest-levenshtein";
import { sql } from "../../drizzle.ts";
import { formeDeMot } from "#contracts/mots.ts";
import type { Base } from "../../connection.ts";
import type { Ensemble } from "./bit-set.ts";
import { motsCherches } from "./search.ts";
import { createSouvenirs } from "./cache.ts";
import type { FiltreQuizzRepository } from "../filtre-quizz-repository.ts";

/** Letters that may be wrong, by the length of the word: three letters are too few to say what they should have been. */
const LETTRES_MIN = 4;
const LONG = 7;
const ESSAIS_MAX = 20;

interface Mot {
  readonly mot: string;
  /** Of how many quizzes. */
  readonly n: number;
}

export interface PropositionRepository {
  /** The search with its wrong words replaced, as it is compared (no accents); null when nothing in `parmi` would answer to it. */
  proposer(search: string, parmi: Ensemble): string | null;
}

export function createPropositionRepository(
  db: Base,
  { avecMot }: Pick<FiltreQuizzRepository, "avecMot">,
): PropositionRepository {
  const garder = createSouvenirs<readonly Mot[]>(db, ["mots"], 1);
  const vocabulaire = () =>
    garder("", () => {
      // of this connection alone: it lists what the index holds
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
      for (const mot of motsCherches(search).map(formeDeMot)) {
        // only words that lead somewhere in this list: those of what others keep to themselves are told to nobody
        const bon = [mot, ...proches(mot)].find((un) => restent.et(avecMot(un)).taille > 0);
        if (bon === undefined) return null;
        restent = restent.et(avecMot(bon));
        proposes.push(bon);
      }
      return proposes.length === 0 ? null : proposes.join(" ");
    },
  };
}
