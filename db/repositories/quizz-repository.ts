/** Quizzes, their questions and their likes (plateforme §3 and §7, decisions-plateforme "Note", "Visibility", "Search"). */
import { and, asc, count, eq, getTableColumns, sql } from "../drizzle.ts";
import { MINUTEUR_QUESTION_MAX_S } from "#contracts/limites.ts";
import { retirerQuestionsVides } from "#contracts/question-vide.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import { garderTagsConnus } from "#contracts/tags.ts";
import { type Database, inTransaction } from "../connection.ts";
import { newId } from "../ids.ts";
import { comptes } from "../schema/comptes.ts";
import { notes, questions, quizz } from "../schema/quizz.ts";
import { sqlQuizzVisiblePar } from "../visibility.ts";
import { indexerQuizz } from "./lists/search.ts";
import { listerMesuresQuiMasquent } from "./moderation/publication.ts";
import { prepareQuestionInsert } from "./questions-de-quizz.ts";

export interface NouveauQuizz
  extends
    Pick<Quizz, "title" | "tags" | "visibilite" | "aleatoireGlobal" | "aleatoire">,
    Partial<Pick<Quizz, "source" | "auteur" | "licence">> {
  /** Id of the creator. */
  readonly createur: string;
  readonly officiel: boolean;
  /** Id chosen by the page for this creation. */
  readonly creation?: string | undefined;
  readonly questions: readonly Omit<Question, "_id">[];
}

export interface QuizzRepository {
  /** Creates a quizz with its questions. Returns its id. */
  creer(nouveau: NouveauQuizz): string;
  /**
   * A quizz with its questions, blank ones for its creator only; null when it does not exist or `compte` (null: a visitor) may
   * not see it.
   */
  lire(id: string, compte: string | null): Quizz | null;
  /** Reads a quizz as `lire` does, for the game loop: a few questions at a time, with `pause` in between. */
  lireParPages(
    id: string,
    compte: string | null,
    pause: () => Promise<unknown>,
  ): Promise<Quizz | null>;
  /** Date of a quizz's last save, to check a cached copy; null when `compte` may not see the quizz. */
  date(id: string, compte: string | null): string | null;
  /** Id of a quizz's creator; null when `compte` may not see the quizz. */
  createur(id: string, compte: string | null): string | null;
  /** Titles and sizes of an account's quizzes, in its own order. */
  titres(
    createur: string,
  ): { readonly _id: string; readonly title: string; readonly octets: number }[];
  /** Numbers of quizzes and questions that an account has written, and of likes received. */
  oeuvre(createur: string): { nbQuizz: number; nbQuestions: number; nbNotes: number };
  /** Whether this account likes the quizz. */
  aime(id: string, compte: string): boolean;
  /** Likes a quizz or takes the like back. Returns the new note. */
  noter(id: string, compte: string, aime: boolean): number;
}

const {
  quizz: _quizz,
  position: _position,
  temps,
  ...AUTRES_COLONNES
} = getTableColumns(questions);
/** Columns of a question as sent to clients; timers of older questions are limited to today's maximum. */
export const COLONNES_QUESTION = {
  ...AUTRES_COLONNES,
  temps: sql<number>`min(${temps}, ${MINUTEUR_QUESTION_MAX_S})`,
};
const {
  numero: _numero,
  langue: _langue,
  officiel: _officiel,
  rang: _rang,
  questionsCount: _questionsCount,
  vide: _vide,
  creation: _creation,
  masque: _masque,
  masqueOfficiel: _masqueOfficiel,
  octets: _octets,
  octetsVersions: _octetsVersions,
  ...COLONNES_QUIZZ
} = getTableColumns(quizz);
export { COLONNES_QUIZZ };

/** SQL condition on `questions`: the question is not blank (migration 0019). */
export const SQL_QUESTION_NON_VIERGE = sql`"questions"."vierge" = 0`;
/** Questions read at a time by `lireParPages`; -1 is SQLite's "no limit". */
const PAGE = 10;
const TOUTES = -1;
/** Tries of a paged read before a quizz that is saved all the time is read at once. */
const ESSAIS_PAR_PAGES = 3;

/** Updates a quizz's note from its likes and returns it; -1 while nobody ever liked. */
export function recalculerNote(db: Database, id: string): number {
  const toutes = db
    .select({ n: count(), aiment: sql<number>`coalesce(sum(${notes.aime}), 0)` })
    .from(notes)
    .where(eq(notes.quizz, id))
    .get();
  const note = toutes === undefined || toutes.n === 0 ? -1 : toutes.aiment;
  db.update(quizz).set({ note }).where(eq(quizz._id, id)).run();
  return note;
}

/** Order of an account's own list: its arrangement, then creation. */
export const ORDRE_MES_QUIZZ = [sql`${quizz.rang} asc nulls last`, asc(quizz.numero)];

export function createQuizzRepository(db: Database): QuizzRepository {
  const parQuizz = db
    .select(COLONNES_QUESTION)
    .from(questions)
    .where(eq(questions.quizz, sql.placeholder("quizz")))
    .orderBy(asc(questions.position))
    .limit(sql.placeholder("combien"))
    .offset(sql.placeholder("debut"))
    .prepare();
  const ajouter = prepareQuestionInsert(db);

  const pourQui = (lu: Quizz, compte: string | null): Quizz =>
    compte === lu.createur ? lu : retirerQuestionsVides(lu);
  const sansQuestions = (id: string, compte: string | null): Omit<Quizz, "questions"> | null => {
    const ligne = db
      .select({
        ...COLONNES_QUIZZ,
        createurPseudo: comptes.pseudo,
        masque: quizz.masque,
      })
      .from(quizz)
      .innerJoin(comptes, eq(comptes._id, quizz.createur))
      .where(and(eq(quizz._id, id), sqlQuizzVisiblePar(db, compte)))
      .get();
    if (ligne === undefined) return null;
    const { masque, ...connu } = ligne;
    const cache =
      masque === null
        ? {}
        : {
            visibilite: masque,
            masque: true,
            mesure: listerMesuresQuiMasquent(db, [ligne._id]).get(ligne._id) ?? null,
          };
    return { ...connu, ...cache };
  };

  return {
    creer({ questions: nouvelles, ...nouveau }) {
      return inTransaction(db, () => {
        const date = new Date().toISOString();
        const tags = garderTagsConnus(nouveau.tags);
        const ligne = { ...nouveau, _id: newId(), tags, date };
        const { numero } = db.insert(quizz).values(ligne).returning({ numero: quizz.numero }).get();
        nouvelles.forEach((question, position) => {
          ajouter({ _id: newId(), quizz: ligne._id, position, question });
        });
        indexerQuizz(db, eq(quizz.numero, numero));
        return ligne._id;
      });
    },
    lire(id, compte) {
      const connu = sansQuestions(id, compte);
      if (connu === null) return null;
      return pourQui(
        { ...connu, questions: parQuizz.all({ quizz: id, debut: 0, combien: TOUTES }) },
        compte,
      );
    },
    async lireParPages(id, compte, pause) {
      for (let essai = 0; essai < ESSAIS_PAR_PAGES; essai++) {
        const connu = sansQuestions(id, compte);
        if (connu === null) return null;
        const lues: Question[] = [];
        for (let debut = 0; ; debut += PAGE) {
          const page = parQuizz.all({ quizz: id, debut, combien: PAGE });
          lues.push(...page);
          if (page.length < PAGE) break;
          await pause();
        }
        // a save between two pages of questions would mix two versions of the quizz
        if (sansQuestions(id, compte)?.date === connu.date)
          return pourQui({ ...connu, questions: lues }, compte);
      }
      return this.lire(id, compte);
    },
    date(id, compte) {
      const ligne = db
        .select({ date: quizz.date })
        .from(quizz)
        .where(and(eq(quizz._id, id), sqlQuizzVisiblePar(db, compte)))
        .get();
      return ligne?.date ?? null;
    },
    createur(id, compte) {
      const ligne = db
        .select({ createur: quizz.createur })
        .from(quizz)
        .where(and(eq(quizz._id, id), sqlQuizzVisiblePar(db, compte)))
        .get();
      return ligne?.createur ?? null;
    },
    titres: (createur) =>
      db
        .select({ _id: quizz._id, title: quizz.title, octets: quizz.octets })
        .from(quizz)
        .where(eq(quizz.createur, createur))
        .orderBy(...ORDRE_MES_QUIZZ)
        .all(),
    oeuvre(createur) {
      const siens = eq(quizz.createur, createur);
      const nbQuizz = db.select({ n: count() }).from(quizz).where(siens).get()?.n ?? 0;
      const parQuestion = db
        .select({ n: count() })
        .from(questions)
        .innerJoin(quizz, eq(quizz._id, questions.quizz))
        .where(and(siens, SQL_QUESTION_NON_VIERGE))
        .get();
      const parNote = db
        .select({ n: count() })
        .from(notes)
        .innerJoin(quizz, eq(quizz._id, notes.quizz))
        .where(and(siens, eq(notes.aime, true)))
        .get();
      return { nbQuizz, nbQuestions: parQuestion?.n ?? 0, nbNotes: parNote?.n ?? 0 };
    },
    aime(id, compte) {
      const ligne = db
        .select({ aime: notes.aime })
        .from(notes)
        .where(and(eq(notes.quizz, id), eq(notes.compte, compte)))
        .get();
      return ligne?.aime ?? false;
    },
    noter(id, compte, aime) {
      return inTransaction(db, () => {
        const date = new Date().toISOString();
        db.insert(notes)
          .values({ quizz: id, compte, aime, date })
          .onConflictDoUpdate({ target: [notes.quizz, notes.compte], set: { aime, date } })
          .run();
        const note = recalculerNote(db, id);
        return note;
      });
    },
  };
}

/** Date for a changed quizz: later than the previous one, even within the same millisecond. */
export const dateDeModification = (avant: string): string =>
  new Date(Math.max(Date.now(), Date.parse(avant) + 1)).toISOString();
