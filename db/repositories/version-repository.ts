/**
 * Quizzes as they were at their last saves (docs/decisions/0077): twenty of each, the oldest go. What an evening of saving in one
 * tab writes does not push yesterday out: its saves are one version for ten minutes.
 */
import { and, desc, eq, inArray, sql } from "../drizzle.ts";
import {
  MEDIA_QUESTION_DEFAUT,
  VERSION_OUVERTE_MS,
  VERSIONS_MAX,
  VERSIONS_OCTETS_MAX,
} from "#contracts/limites.ts";
import { nombreDeQuestions, type Question, type Quizz } from "#contracts/quizz.ts";
import { type QuizzDeVersion, quizzDeVersion, type VersionQuizz } from "#contracts/versions.ts";
import type { Database } from "../connection.ts";
import { newId } from "../ids.ts";
import { comptes } from "../schema/comptes.ts";
import { quizz, versions, versionsMedias } from "../schema/quizz.ts";

/** How a version came to be. */
export interface Enregistrement {
  /** Editing tab. */
  readonly atelier?: string | undefined;
  /** It writes over what another tab saved, which stays. */
  readonly ecrase?: boolean | undefined;
  /** What the page sent, and what it is answered. */
  readonly envoi?: string | undefined;
  readonly reponse?: object | undefined;
}

export interface VersionRepository {
  /**
   * Keeps a quizz as it is after a save. Within a transaction.
   * @param octetsMax that the versions of this quizz may take; the last one stays, whatever it weighs
   */
  garder(quizz: Quizz, enregistrement: Enregistrement, octetsMax?: number): void;
  /** Whether one is kept. */
  aUneVersion(id: string): boolean;
  /** What an `envoi` was answered, if it is among those that the versions remember; undefined otherwise. */
  reponse(id: string, envoi: string): unknown;
  /** Newest first; null for who has not made the quizz. */
  lister(id: string, compte: string): VersionQuizz[] | null;
  /** The quizz as it was; null when there is no such version, or for who has not made it. */
  lire(id: string, version: string, compte: string): QuizzDeVersion | null;
}

export function createVersionRepository(db: Database): VersionRepository {
  const deCelui = (id: string) =>
    db.select().from(versions).where(eq(versions.quizz, id)).orderBy(desc(versions.date));
  const oublier = (ids: readonly string[]) =>
    db
      .delete(versions)
      .where(inArray(versions._id, [...ids]))
      .run();
  /** The version that this save goes on with: of the same tab, begun less than ten minutes ago. */
  const ouverte = (id: string, { atelier, ecrase = false }: Enregistrement, date: string) => {
    const derniere = deCelui(id).limit(1).get();
    if (derniere === undefined || atelier === undefined || ecrase) return null;
    const age = Date.parse(date) - Date.parse(derniere.debut);
    return derniere.atelier === atelier && age < VERSION_OUVERTE_MS ? derniere : null;
  };
  const elaguer = (id: string, octetsMax: number) => {
    const gardees = db
      .select({ _id: versions._id, octets: sql<number>`octet_length(${versions.contenu})` })
      .from(versions)
      .where(eq(versions.quizz, id))
      .orderBy(desc(versions.date))
      .all();
    let octets = 0;
    const deTrop = gardees.filter((version, rang) => {
      octets += version.octets;
      return rang >= VERSIONS_MAX || (rang > 0 && octets > octetsMax);
    });
    oublier(deTrop.map(({ _id }) => _id));
  };
  const siennes = (id: string, compte: string) =>
    db
      .select({ createur: quizz.createur, createurPseudo: comptes.pseudo })
      .from(quizz)
      .innerJoin(comptes, eq(comptes._id, quizz.createur))
      .where(and(eq(quizz._id, id), eq(quizz.createur, compte)))
      .get();

  return {
    garder(
      { note: _note, createur: _createur, createurPseudo: _pseudo, ...contenu },
      enregistrement,
      octetsMax = VERSIONS_OCTETS_MAX,
    ) {
      const { _id: id, date, title, questions } = contenu;
      const { atelier, envoi, reponse } = enregistrement;
      const suite = ouverte(id, enregistrement, date);
      // a new row: an id is that of one content, for whoever is looking at it
      if (suite !== null) oublier([suite._id]);
      const version = newId();
      db.insert(versions)
        .values({
          _id: version,
          quizz: id,
          date,
          debut: suite?.debut ?? date,
          atelier: atelier ?? null,
          title,
          questionsCount: nombreDeQuestions(questions),
          contenu: JSON.stringify(contenu),
          envoi: envoi ?? null,
          reponse: reponse === undefined ? null : JSON.stringify(reponse),
        })
        .run();
      const noms = mediasStockes(questions);
      if (noms.length > 0)
        db.insert(versionsMedias)
          .values(noms.map((nom) => ({ nom, version })))
          .run();
      elaguer(id, Math.min(octetsMax, VERSIONS_OCTETS_MAX));
    },
    aUneVersion: (id) => deCelui(id).limit(1).get() !== undefined,
    reponse(id, envoi) {
      const ligne = db
        .select({ reponse: versions.reponse })
        .from(versions)
        .where(and(eq(versions.quizz, id), eq(versions.envoi, envoi)))
        .get();
      return ligne === undefined || ligne.reponse === null ? undefined : JSON.parse(ligne.reponse);
    },
    lister(id, compte) {
      if (siennes(id, compte) === undefined) return null;
      const { _id, date, title, questionsCount } = versions;
      return db
        .select({ _id, date, title, questionsCount })
        .from(versions)
        .where(eq(versions.quizz, id))
        .orderBy(desc(date))
        .all();
    },
    lire(id, version, compte) {
      const auteur = siennes(id, compte);
      const ligne = db
        .select({ contenu: versions.contenu })
        .from(versions)
        .where(and(eq(versions._id, version), eq(versions.quizz, id)))
        .get();
      if (auteur === undefined || ligne === undefined) return null;
      return lireContenu(ligne.contenu, auteur);
    },
  };
}

/** What a version holds, read by the shape of today: what came since then has its default. */
function lireContenu(
  texte: string,
  auteur: { readonly createur: string; readonly createurPseudo: string },
): QuizzDeVersion {
  const contenu: unknown = JSON.parse(texte);
  return quizzDeVersion.parse({ ...Object(contenu), ...auteur });
}

/** Names of the stored files that questions show, each once, without what an address says of an extract or a frame. */
export function mediasStockes(questions: readonly Pick<Question, "media" | "preuve" | "suite">[]) {
  const noms = questions
    .flatMap(({ media, preuve, suite }) => [media, preuve?.media ?? "", suite?.media ?? ""])
    .map((media) => media.replace(/#.*$/, ""))
    .filter((nom) => nom !== "" && nom !== MEDIA_QUESTION_DEFAUT && !/^https?:/.test(nom));
  return [...new Set(noms)];
}
