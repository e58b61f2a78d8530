/**
 * Versions of quizzes: their last twenty saves (docs/decisions/0076). Saves of one tab within ten minutes share a version, so
 * that an evening of work does not push out yesterday's.
 */
import { and, desc, eq, inArray, sql } from "../drizzle.ts";
import {
  MEDIA_QUESTION_DEFAUT,
  DUREE_REGROUPEMENT_VERSION_MS,
  VERSIONS_PAR_QUIZZ_MAX,
  VERSIONS_QUIZZ_OCTETS_MAX,
} from "#contracts/limites.ts";
import { compterQuestionsDuQuizz, type Question, type Quizz } from "#contracts/quizz.ts";
import {
  type QuizzDeVersion,
  quizzDeVersion,
  type LigneListeVersionsQuizz,
} from "#contracts/quizz-versions.ts";
import type { Database } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableComptes } from "../schema/comptes.ts";
import { tableQuizz, tableVersionsDeQuizz, tableMediasDesVersions } from "../schema/quizz.ts";
import { ecrireConditionSqlQuizzEcritPar } from "../visibility.ts";

/** How a version of a quizz was saved: by whom, from which tab, by which request. */
export interface CirconstancesDeSauvegardeDeQuizz {
  /** Account that saved. */
  readonly par: string;
  /** Editor tab. */
  readonly atelier?: string | undefined;
  /** Whether the author confirmed overwriting another state, which stays a version: this save then extends none. */
  readonly ecrase?: boolean | undefined;
  /** Id of the request that saved, and the answer that it got. */
  readonly envoi?: string | undefined;
  readonly reponse?: object | undefined;
}

export interface VersionsQuizzRepository {
  /**
   * Keeps a quizz's state after a save. Call it within a transaction.
   * @param octetsMax bytes for all versions of this quizz; the last one stays whatever its size
   */
  garder(quizz: Quizz, enregistrement: CirconstancesDeSauvegardeDeQuizz, octetsMax?: number): void;
  /** Whether a version of the quizz is kept. */
  aUneVersion(id: string): boolean;
  /** Answer of an earlier request `envoi`, if a version remembers it. */
  reponse(id: string, envoi: string): unknown;
  /** Versions of a quizz, newest first; null when the account does not write the quizz. */
  lister(id: string, compte: string): LigneListeVersionsQuizz[] | null;
  /** Content of a version of a quizz; null when there is none, or the account does not write the quizz. */
  lire(id: string, version: string, compte: string): QuizzDeVersion | null;
}

export function createVersionsQuizzRepository(db: Database): VersionsQuizzRepository {
  const deCelui = (id: string) =>
    db
      .select()
      .from(tableVersionsDeQuizz)
      .where(eq(tableVersionsDeQuizz.quizz, id))
      .orderBy(desc(tableVersionsDeQuizz.date));
  const oublier = (ids: readonly string[]) =>
    db
      .delete(tableVersionsDeQuizz)
      .where(inArray(tableVersionsDeQuizz._id, [...ids]))
      .run();
  /** The version that a save extends: the last one, if it is of the same tab and account and began less than ten minutes ago. */
  const ouverte = (
    id: string,
    { par, atelier, ecrase = false }: CirconstancesDeSauvegardeDeQuizz,
    date: string,
  ) => {
    const derniere = deCelui(id).limit(1).get();
    if (derniere === undefined || atelier === undefined || ecrase) return null;
    const age = Date.parse(date) - Date.parse(derniere.debut);
    const meme = derniere.atelier === atelier && derniere.par === par;
    return meme && age < DUREE_REGROUPEMENT_VERSION_MS ? derniere : null;
  };
  const elaguer = (id: string, octetsMax: number) => {
    const gardees = db
      .select({
        _id: tableVersionsDeQuizz._id,
        octets: sql<number>`octet_length(${tableVersionsDeQuizz.contenu})`,
      })
      .from(tableVersionsDeQuizz)
      .where(eq(tableVersionsDeQuizz.quizz, id))
      .orderBy(desc(tableVersionsDeQuizz.date))
      .all();
    let octets = 0;
    const deTrop = gardees.filter((version, rang) => {
      octets += version.octets;
      return rang >= VERSIONS_PAR_QUIZZ_MAX || (rang > 0 && octets > octetsMax);
    });
    oublier(deTrop.map(({ _id }) => _id));
  };
  const siennes = (id: string, compte: string) =>
    db
      .select({ createur: tableQuizz.createur, createurPseudo: tableComptes.pseudo })
      .from(tableQuizz)
      .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
      .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzEcritPar(db, compte)))
      .get();

  return {
    garder(
      {
        note: _note,
        createur: _createur,
        createurPseudo: _pseudo,
        coauteur: _coauteur,
        ...contenu
      },
      enregistrement,
      octetsMax = VERSIONS_QUIZZ_OCTETS_MAX,
    ) {
      const { _id: id, date, title, questions } = contenu;
      const { par, atelier, envoi, reponse } = enregistrement;
      const suite = ouverte(id, enregistrement, date);
      // an extended version becomes a new row with a new id, because an id must always mean the same content
      if (suite !== null) oublier([suite._id]);
      const version = createRandomId();
      db.insert(tableVersionsDeQuizz)
        .values({
          _id: version,
          quizz: id,
          date,
          debut: suite?.debut ?? date,
          atelier: atelier ?? null,
          par,
          title,
          questionsCount: compterQuestionsDuQuizz(questions),
          contenu: JSON.stringify(contenu),
          envoi: envoi ?? null,
          reponse: reponse === undefined ? null : JSON.stringify(reponse),
        })
        .run();
      const noms = listerMediasStockesDesQuestions(questions);
      if (noms.length > 0)
        db.insert(tableMediasDesVersions)
          .values(noms.map((nom) => ({ nom, version })))
          .run();
      elaguer(id, Math.min(octetsMax, VERSIONS_QUIZZ_OCTETS_MAX));
    },
    aUneVersion: (id) => deCelui(id).limit(1).get() !== undefined,
    reponse(id, envoi) {
      const ligne = db
        .select({ reponse: tableVersionsDeQuizz.reponse })
        .from(tableVersionsDeQuizz)
        .where(and(eq(tableVersionsDeQuizz.quizz, id), eq(tableVersionsDeQuizz.envoi, envoi)))
        .get();
      return ligne === undefined || ligne.reponse === null ? undefined : JSON.parse(ligne.reponse);
    },
    lister(id, compte) {
      if (siennes(id, compte) === undefined) return null;
      const { _id, date, title, questionsCount } = tableVersionsDeQuizz;
      return db
        .select({
          _id,
          date,
          title,
          questionsCount,
          par: tableComptes.pseudo,
          sienne: sql`coalesce(${tableVersionsDeQuizz.par} = ${compte}, 0)`.mapWith(Boolean),
        })
        .from(tableVersionsDeQuizz)
        .leftJoin(tableComptes, eq(tableComptes._id, tableVersionsDeQuizz.par))
        .where(eq(tableVersionsDeQuizz.quizz, id))
        .orderBy(desc(date))
        .all();
    },
    lire(id, version, compte) {
      const auteur = siennes(id, compte);
      const ligne = db
        .select({ contenu: tableVersionsDeQuizz.contenu })
        .from(tableVersionsDeQuizz)
        .where(and(eq(tableVersionsDeQuizz._id, version), eq(tableVersionsDeQuizz.quizz, id)))
        .get();
      if (auteur === undefined || ligne === undefined) return null;
      return lireContenu(ligne.contenu, auteur);
    },
  };
}

/** Reads a version in today's format: later fields get their defaults. */
function lireContenu(
  texte: string,
  auteur: { readonly createur: string; readonly createurPseudo: string },
): QuizzDeVersion {
  const contenu: unknown = JSON.parse(texte);
  return quizzDeVersion.parse({ ...Object(contenu), ...auteur });
}

/** Names of the stored files that questions show, each once, without fragments. */
export function listerMediasStockesDesQuestions(
  questions: readonly Pick<Question, "media" | "preuve" | "suite">[],
) {
  const noms = questions
    .flatMap(({ media, preuve, suite }) => [media, preuve?.media ?? "", suite?.media ?? ""])
    .map((media) => media.replace(/#.*$/, ""))
    .filter((nom) => nom !== "" && nom !== MEDIA_QUESTION_DEFAUT && !/^https?:/.test(nom));
  return [...new Set(noms)];
}
