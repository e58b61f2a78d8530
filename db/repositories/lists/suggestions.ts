/** Completions for a text that is being typed: public titles, tags, authors who have published (docs/decisions/0089). */
import { and, asc, eq, exists, gte, lt, sql } from "../../drizzle.ts";
import { contientDebutDeMot, plierTextePourRecherche, decouperEnMots } from "#contracts/mots.ts";
import { TAGS_QUIZZ } from "#contracts/tags.ts";
import { SUGGESTION_LETTRES_MIN, type SuggestionDeRecherche } from "#contracts/suggestions.ts";
import type { Database } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableQuizz } from "../../schema/quizz.ts";
import { SQL_EST_QUIZZ_PUBLIC, SQL_EST_QUIZZ_NON_VIDE } from "../../visibility.ts";
import type { QuizzLists } from "./lists.ts";

const TITRES_MAX = 5;
/** Quizzes read to find suggested titles: some match by tag or pseudo only. */
const LUES_MAX = 40;
const TAGS_MAX = 3;
const AUTEURS_MAX = 3;
/** Character that sorts after every letter of a pseudo: the end of a prefix search. */
const APRES = "\u{10FFFF}";

export interface SearchSuggester {
  /** Suggestions for a typed search: tags, then the most liked titles, then authors; nothing for a text that is too short. */
  suggerer(search: string): SuggestionDeRecherche[];
}

export function createSearchSuggester(
  db: Database,
  listes: Pick<QuizzLists, "lister">,
): SearchSuggester {
  const auteurs = (debut: string): SuggestionDeRecherche[] =>
    db
      .select({ texte: tableComptes.pseudo })
      .from(tableComptes)
      .where(
        and(
          gte(tableComptes.pseudoCle, debut),
          lt(tableComptes.pseudoCle, debut + APRES),
          exists(
            db
              .select({ un: sql`1` })
              .from(tableQuizz)
              .where(
                and(
                  eq(tableQuizz.createur, tableComptes._id),
                  SQL_EST_QUIZZ_PUBLIC,
                  SQL_EST_QUIZZ_NON_VIDE,
                ),
              ),
          ),
        ),
      )
      .orderBy(asc(tableComptes.pseudoCle))
      .limit(AUTEURS_MAX)
      .all()
      .map(({ texte }) => ({ genre: "auteur", texte }));

  return {
    suggerer(search) {
      const mots = decouperEnMots(search);
      const saisie = search.trim();
      if (mots.length === 0 || saisie.length < SUGGESTION_LETTRES_MIN) return [];
      const dansLeTexte = (texte: string) => mots.every((mot) => contientDebutDeMot(texte, mot));
      const requete = { limit: LUES_MAX, page: 0, search, sort: "note", tags: [] } as const;
      const titres = listes
        .lister({ sorte: "public" }, { ...requete, tags: [] })
        .quizz.map(({ title }) => title)
        .filter(dansLeTexte);
      return [
        ...TAGS_QUIZZ.filter(dansLeTexte)
          .slice(0, TAGS_MAX)
          .map((texte): SuggestionDeRecherche => ({ genre: "tag", texte })),
        ...[...new Set(titres)]
          .slice(0, TITRES_MAX)
          .map((texte): SuggestionDeRecherche => ({ genre: "titre", texte })),
        ...(mots.length === 1 ? auteurs(plierTextePourRecherche(saisie)) : []),
      ];
    },
  };
}
