/** Quizzes and imprévus from the database of this process. */
import { setImmediate as immediat } from "node:timers/promises";
import { compositionTiree } from "#contracts/composition.ts";
import { copierQuizzSansQuestionsVides } from "#contracts/question-vide.ts";
import type { Quizz } from "#contracts/quizz.ts";
import type { Database } from "#db/connection.ts";
import { type DatabaseReader, TooManyDatabaseReadsError } from "#db/reader.ts";
import { createCompositionRepository } from "#db/repositories/composition-repository.ts";
import { createImprevuRepository } from "#db/repositories/imprevu-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import type { SourceDeQuizzEtImprevus } from "../ports.ts";

const CACHE_MAX = 100;
/** Compositions that may wait for their turn: the reader thread has one at a time, so that lists do not wait behind a crowd of rooms. */
const COMPOSITIONS_EN_ATTENTE_MAX = 20;

/**
 * Rooms that play the same quizz at the same time share one copy from a cache. Each call still asks the database whether the quizz
 * exists, may be seen, and is unchanged.
 */
/** @param reader searches for compositions in a thread beside the games */
export function createSourceDeQuizzEtImprevusDb(
  db: Database,
  reader: Pick<DatabaseReader, "lire">,
): SourceDeQuizzEtImprevus {
  const decoder = new TextDecoder();
  const compositions = createCompositionRepository(db);
  let derniere: Promise<unknown> = Promise.resolve();
  let enAttente = 0;
  const quizzs = createQuizzRepository(db);
  const imprevus = createImprevuRepository(db);
  const cache = new Map<string, Quizz>();

  return {
    async quizz(quizzId, compte) {
      const garde = cache.get(quizzId);
      cache.delete(quizzId);
      const date = garde === undefined ? null : quizzs.date(quizzId, compte);
      const lu =
        garde !== undefined && garde.date === date
          ? garde
          : await quizzs.lireParPages(quizzId, compte, immediat);
      if (lu === null) return null;
      // empty questions are removed for the creator too, because everybody shares the cached copy
      const quizz = copierQuizzSansQuestionsVides(lu);
      // a Map keeps insertion order: the least recently used quizz is its first key
      cache.set(quizzId, quizz);
      const [plusAncien] = cache.keys();
      if (cache.size > CACHE_MAX && plusAncien !== undefined) cache.delete(plusAncien);
      return quizz;
    },
    cartes: async () => imprevus.tirables(),
    imprevu: async (id) => imprevus.lire(id),
    async composer(demande) {
      if (enAttente >= COMPOSITIONS_EN_ATTENTE_MAX) throw new TooManyDatabaseReadsError();
      enAttente++;
      const lire = () => reader.lire({ quoi: "composition", demande });
      const lecture = derniere.then(lire, lire).finally(() => enAttente--);
      derniere = lecture;
      return compositionTiree.parse(JSON.parse(decoder.decode(await lecture)));
    },
    questionsComposees: async (questions, compte) =>
      compositions.lire(questions, compte).map(({ question }) => question),
  };
}
