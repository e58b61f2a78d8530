/** Quizzes, their questions and their likes (plateforme §3 and §7, decisions-plateforme "Note", "Visibility", "Search"). */
import { and, asc, count, eq, getTableColumns, isNotNull, ne, sql } from "../drizzle.ts";
import { MINUTEUR_QUESTION_MAX_S } from "#contracts/limites.ts";
import { copierQuizzSansQuestionsVides } from "#contracts/question-vide.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import { filtrerTagsConnus } from "#contracts/tags.ts";
import { type Database, runInTransaction } from "../connection.ts";
import { createRandomId } from "../ids.ts";
import { tableComptes } from "../schema/comptes.ts";
import { tableCoauteurs, tableNotesDeQuizz, tableQuestions, tableQuizz } from "../schema/quizz.ts";
import {
  ecrireConditionSqlQuizzEcritPar,
  ecrireConditionSqlQuizzVisiblePar,
} from "../visibility.ts";
import { reindexerDesQuizzPourRecherche } from "./lists/search.ts";
import { trouverIdsDesMesuresQuiMasquentQuizz } from "./moderation/publication.ts";
import { preparerInsertionDeQuestion } from "./questions-de-quizz.ts";

export interface NouveauQuizz
  extends
    Pick<Quizz, "title" | "tags" | "visibilite" | "aleatoireGlobal" | "aleatoire">,
    Partial<Pick<Quizz, "source" | "auteur" | "licence" | "composable" | "defauts">> {
  /** Id of the creator. */
  readonly createur: string;
  readonly officiel: boolean;
  /** Id chosen by the page for this creation. */
  readonly creation?: string | undefined;
  readonly questions: readonly Omit<Question, "_id">[];
}

/** Facts that a shared link shows of a quizz that every visitor may see. `exemple`: the text of a question; null when none has one. */
export interface ApercuDePartageDuQuizz extends Pick<Quizz, "_id" | "title" | "createurPseudo"> {
  readonly questionsCount: number;
  readonly exemple: string | null;
}

export interface QuizzRepository {
  /** Creates a quizz with its questions. Returns its id. */
  creer(nouveau: NouveauQuizz): string;
  /**
   * A quizz with its questions, blank ones for its authors only; null when it does not exist or `compte` (null: a visitor) may
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
  /**
   * What a link to a quizz may say to anybody: `exemple` is the text of its first question with an answer, null when none has
   * a text. Null unless every visitor may see the quizz.
   */
  apercuPourTous(id: string): ApercuDePartageDuQuizz | null;
  /** Whether `compte` has created the quizz, or writes it as a co-author. */
  estAuteur(id: string, compte: string): boolean;
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
} = getTableColumns(tableQuestions);
/** Columns of a question as sent to clients; timers of older questions are limited to today's maximum. */
export const COLONNES_DE_QUESTION_ENVOYEE = {
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
} = getTableColumns(tableQuizz);
export { COLONNES_QUIZZ };

/** SQL condition on `questions`: the question is not blank (migration 0019). */
export const SQL_EST_QUESTION_NON_VIERGE = sql`"questions"."vierge" = 0`;
/** Questions read at a time by `lireParPages`; -1 is SQLite's "no limit". */
const PAGE = 10;
const TOUTES = -1;
/** Tries of a paged read before a quizz that is saved all the time is read at once. */
const ESSAIS_PAR_PAGES = 3;

/** Updates a quizz's note from its likes and returns it; -1 while nobody ever liked. */
export function mettreAJourNoteDuQuizz(db: Database, id: string): number {
  const toutes = db
    .select({ n: count(), aiment: sql<number>`coalesce(sum(${tableNotesDeQuizz.aime}), 0)` })
    .from(tableNotesDeQuizz)
    .where(eq(tableNotesDeQuizz.quizz, id))
    .get();
  const note = toutes === undefined || toutes.n === 0 ? -1 : toutes.aiment;
  db.update(tableQuizz).set({ note }).where(eq(tableQuizz._id, id)).run();
  return note;
}

/** Order of an account's own list: its arrangement, then creation. */
export const SQL_ORDRE_DE_MES_QUIZZ = [
  sql`${tableQuizz.rang} asc nulls last`,
  asc(tableQuizz.numero),
];

export function createQuizzRepository(db: Database): QuizzRepository {
  const parQuizz = db
    .select(COLONNES_DE_QUESTION_ENVOYEE)
    .from(tableQuestions)
    .where(eq(tableQuestions.quizz, sql.placeholder("quizz")))
    .orderBy(asc(tableQuestions.position))
    .limit(sql.placeholder("combien"))
    .offset(sql.placeholder("debut"))
    .prepare();
  const ajouter = preparerInsertionDeQuestion(db);

  const pourQui = (lu: Quizz, compte: string | null): Quizz =>
    compte === lu.createur || lu.coauteur === true ? lu : copierQuizzSansQuestionsVides(lu);
  const estCoauteur = (id: string, compte: string): boolean =>
    db
      .select({ quizz: tableCoauteurs.quizz })
      .from(tableCoauteurs)
      .where(
        and(
          eq(tableCoauteurs.quizz, id),
          eq(tableCoauteurs.compte, compte),
          isNotNull(tableCoauteurs.accepte),
        ),
      )
      .get() !== undefined;
  const sansQuestions = (id: string, compte: string | null): Omit<Quizz, "questions"> | null => {
    const ligne = db
      .select({
        ...COLONNES_QUIZZ,
        createurPseudo: tableComptes.pseudo,
        masque: tableQuizz.masque,
      })
      .from(tableQuizz)
      .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
      .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzVisiblePar(db, compte)))
      .get();
    if (ligne === undefined) return null;
    const { masque, ...connu } = ligne;
    const sien = compte === ligne.createur;
    const avec = !sien && compte !== null && estCoauteur(id, compte) ? { coauteur: true } : {};
    if (masque === null) return { ...connu, ...avec };
    return {
      ...connu,
      ...avec,
      visibilite: masque,
      masque: true,
      // the measure is about the creator, who alone may read and contest it
      mesure: sien ? (trouverIdsDesMesuresQuiMasquentQuizz(db, [id]).get(id) ?? null) : null,
    };
  };

  return {
    creer({ questions: nouvelles, ...nouveau }) {
      return runInTransaction(db, () => {
        const date = new Date().toISOString();
        const tags = filtrerTagsConnus(nouveau.tags);
        const ligne = { ...nouveau, _id: createRandomId(), tags, date };
        const { numero } = db
          .insert(tableQuizz)
          .values(ligne)
          .returning({ numero: tableQuizz.numero })
          .get();
        nouvelles.forEach((question, position) => {
          ajouter({ _id: createRandomId(), quizz: ligne._id, position, question });
        });
        reindexerDesQuizzPourRecherche(db, eq(tableQuizz.numero, numero));
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
        // the pages count only when the quizz was not saved between them: they would mix two versions of it
        if (sansQuestions(id, compte)?.date === connu.date)
          return pourQui({ ...connu, questions: lues }, compte);
      }
      return this.lire(id, compte);
    },
    date(id, compte) {
      const ligne = db
        .select({ date: tableQuizz.date })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzVisiblePar(db, compte)))
        .get();
      return ligne?.date ?? null;
    },
    apercuPourTous(id) {
      const ligne = db
        .select({
          _id: tableQuizz._id,
          title: tableQuizz.title,
          createurPseudo: tableComptes.pseudo,
          questionsCount: tableQuizz.questionsCount,
        })
        .from(tableQuizz)
        .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzVisiblePar(db, null)))
        .get();
      if (ligne === undefined) return null;
      const premiere = db
        .select({ text: tableQuestions.text })
        .from(tableQuestions)
        .where(
          and(
            eq(tableQuestions.quizz, id),
            ne(tableQuestions.type, "rien"),
            sql`trim(${tableQuestions.text}) <> ''`,
          ),
        )
        .orderBy(asc(tableQuestions.position))
        .limit(1)
        .get();
      return { ...ligne, exemple: premiere?.text ?? null };
    },
    estAuteur: (id, compte) =>
      db
        .select({ _id: tableQuizz._id })
        .from(tableQuizz)
        .where(and(eq(tableQuizz._id, id), ecrireConditionSqlQuizzEcritPar(db, compte)))
        .get() !== undefined,
    titres: (createur) =>
      db
        .select({ _id: tableQuizz._id, title: tableQuizz.title, octets: tableQuizz.octets })
        .from(tableQuizz)
        .where(eq(tableQuizz.createur, createur))
        .orderBy(...SQL_ORDRE_DE_MES_QUIZZ)
        .all(),
    oeuvre(createur) {
      const siens = eq(tableQuizz.createur, createur);
      const nbQuizz = db.select({ n: count() }).from(tableQuizz).where(siens).get()?.n ?? 0;
      const parQuestion = db
        .select({ n: count() })
        .from(tableQuestions)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableQuestions.quizz))
        .where(and(siens, SQL_EST_QUESTION_NON_VIERGE))
        .get();
      const parNote = db
        .select({ n: count() })
        .from(tableNotesDeQuizz)
        .innerJoin(tableQuizz, eq(tableQuizz._id, tableNotesDeQuizz.quizz))
        .where(and(siens, eq(tableNotesDeQuizz.aime, true)))
        .get();
      return { nbQuizz, nbQuestions: parQuestion?.n ?? 0, nbNotes: parNote?.n ?? 0 };
    },
    aime(id, compte) {
      const ligne = db
        .select({ aime: tableNotesDeQuizz.aime })
        .from(tableNotesDeQuizz)
        .where(and(eq(tableNotesDeQuizz.quizz, id), eq(tableNotesDeQuizz.compte, compte)))
        .get();
      return ligne?.aime ?? false;
    },
    noter(id, compte, aime) {
      return runInTransaction(db, () => {
        const date = new Date().toISOString();
        db.insert(tableNotesDeQuizz)
          .values({ quizz: id, compte, aime, date })
          .onConflictDoUpdate({
            target: [tableNotesDeQuizz.quizz, tableNotesDeQuizz.compte],
            set: { aime, date },
          })
          .run();
        const note = mettreAJourNoteDuQuizz(db, id);
        return note;
      });
    },
  };
}

/** Date for a changed quizz: later than the previous one, even within the same millisecond. */
export const calculerDateDeModification = (avant: string): string =>
  new Date(Math.max(Date.now(), Date.parse(avant) + 1)).toISOString();
