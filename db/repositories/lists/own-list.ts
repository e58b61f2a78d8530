/**
 * One's own list for its author: the usual rows, with faults, games, visibility and measures of this page. Every question of the page
 * is read, so it must run in the reader thread (docs/decisions/0035).
 */
import { sql } from "../../drizzle.ts";
import { trouverFautesDeQuestion } from "#contracts/fautes.ts";
import type {
  LigneDeMesQuizz,
  ReponseMesQuizz,
  RequeteListeQuizz,
  Visibilite,
} from "#contracts/quizz.ts";
import type { Database } from "../../connection.ts";
import { tableQuestions, tableQuizz } from "../../schema/quizz.ts";
import { trouverIdsDesMesuresQuiMasquentQuizz } from "../moderation/publication.ts";
import { createQuizzLists } from "./lists.ts";
import { lireChiffresDeJeuDesQuizz } from "./played.ts";

interface OwnList {
  /** A page of an account's own list. @param vides also quizzes without any question or message */
  lister(compte: string, vides: boolean, requete: RequeteListeQuizz): ReponseMesQuizz;
}

export function createMesQuizzList(db: Database): OwnList {
  const listes = createQuizzLists(db);
  const parmi = (ids: readonly string[]) =>
    sql`in (select value from json_each(${JSON.stringify(ids)}))`;
  const fautesParQuizz = (ids: readonly string[]): ReadonlyMap<string, number> => {
    const fautes = new Map<string, number>();
    const { quizz: id, type, text, media, options, reponse, temps } = tableQuestions;
    const lues = db
      .select({ id, type, text, media, options, reponse, temps })
      .from(tableQuestions)
      .where(sql`${id} ${parmi(ids)}`)
      .all();
    for (const question of lues) {
      const avant = fautes.get(question.id) ?? 0;
      fautes.set(question.id, avant + trouverFautesDeQuestion(question).length);
    }
    return fautes;
  };

  return {
    lister(compte, vides, requete) {
      const { quizz: lignes, ...reste } = listes.lister(
        { sorte: "miens", compte, vides },
        requete,
        compte,
      );
      const ids = lignes.map(({ _id }) => _id);
      const fautes = fautesParQuizz(ids);
      const joue = lireChiffresDeJeuDesQuizz(db, ids);
      const autres = new Map(
        db
          .select({
            _id: tableQuizz._id,
            visibilite: sql<Visibilite>`coalesce(${tableQuizz.masque}, ${tableQuizz.visibilite})`,
            date: tableQuizz.date,
            masque: sql<boolean>`${tableQuizz.masque} is not null`.mapWith(Boolean),
          })
          .from(tableQuizz)
          .where(sql`${tableQuizz._id} ${parmi(ids)}`)
          .all()
          .map((ligne) => [ligne._id, ligne]),
      );
      const masquees = [...autres.values()].filter(({ masque }) => masque);
      const mesures = trouverIdsDesMesuresQuiMasquentQuizz(
        db,
        masquees.map(({ _id }) => _id),
      );
      const completes = lignes.flatMap((ligne): LigneDeMesQuizz[] => {
        const autre = autres.get(ligne._id);
        return autre === undefined
          ? []
          : [
              {
                ...ligne,
                ...autre,
                fautes: fautes.get(ligne._id) ?? 0,
                ...joue(ligne._id),
                mesure: mesures.get(ligne._id) ?? null,
              },
            ];
      });
      return { ...reste, quizz: completes };
    },
  };
}
