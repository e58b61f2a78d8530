/**
 * Writing quizzes and questions, each by its owner only (decisions-plateforme "Whole-quiz PUT", "Concurrent edits"). The
 * quizz's `date` moves with every change: whoever read an older one is told.
 */
import { and, asc, count, eq, gte, sql } from "drizzle-orm";
import type { QuestionModifiee, QuizzModifie } from "#contracts/edition.ts";
import { QUESTIONS_MAX, QUIZZ_MAX } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { atomique } from "../atomique.ts";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { questions, quizz } from "../schema/quizz.ts";
import { visiblePar } from "../visibilite.ts";
import { indexerQuizz } from "./index-quizz.ts";
import { COLONNES_QUESTION, createQuizzRepository } from "./quizz-repository.ts";

/** `inconnu`: nothing of one's own; `perime`: somebody changed it since it was read. */
export type Edition<Corps = object> = "inconnu" | "perime" | "complet" | (Corps & { date: string });

export interface EditionRepository {
  /** A new private quizz without questions; null when the account has too many. */
  creer(createur: string, title: string): string | null;
  /** Title, settings, tags, order of the questions; those that are not named come after. */
  changer(id: string, compte: string, quizz: QuizzModifie): Edition;
  supprimer(id: string, compte: string): boolean;
  /** Ids of the questions, for whoever may see the quizz. */
  ids(id: string, compte: string | null): { createur: string; questions: string[] } | null;
  ajouter(
    id: string,
    compte: string,
    question: QuestionModifiee,
    index: number,
  ): Edition<{ question: Question }>;
  /** A question of a quizz that `compte` may see. */
  lire(idQuestion: string, compte: string | null): Question | null;
  modifier(
    id: string,
    idQuestion: string,
    compte: string,
    question: QuestionModifiee,
    date: string | undefined,
  ): Edition;
  retirer(id: string, idQuestion: string, compte: string): Edition;
}

export function createEditionRepository(db: Base): EditionRepository {
  const sien = (id: string, compte: string) => and(eq(quizz._id, id), eq(quizz.createur, compte));
  const lireSien = (id: string, compte: string) =>
    db.select({ date: quizz.date }).from(quizz).where(sien(id, compte)).get();
  /** Later than the date before, even within the same millisecond. */
  const dater = (id: string, avant: string): string => {
    const date = new Date(Math.max(Date.now(), Date.parse(avant) + 1)).toISOString();
    db.update(quizz).set({ date }).where(eq(quizz._id, id)).run();
    return date;
  };
  const enOrdre = (id: string): string[] =>
    db
      .select({ _id: questions._id })
      .from(questions)
      .where(eq(questions.quizz, id))
      .orderBy(asc(questions.position))
      .all()
      .map(({ _id }) => _id);
  const ranger = (ids: readonly string[]) =>
    ids.forEach((_id, position) => {
      db.update(questions).set({ position }).where(eq(questions._id, _id)).run();
    });
  const deCeQuizz = (id: string, idQuestion: string) =>
    and(eq(questions._id, idQuestion), eq(questions.quizz, id));

  return {
    creer: (createur, title) =>
      atomique(db, () => {
        const { n } = db
          .select({ n: count() })
          .from(quizz)
          .where(eq(quizz.createur, createur))
          .get() ?? { n: 0 };
        if (n >= QUIZZ_MAX) return null;
        return createQuizzRepository(db).creer({
          title,
          createur,
          tags: [],
          visibilite: "prive",
          aleatoireGlobal: false,
          aleatoire: [],
          officiel: false,
          questions: [],
        });
      }),
    changer: (id, compte, { questions: voulues, date, ...champs }) =>
      atomique(db, () => {
        const avant = lireSien(id, compte);
        if (avant === undefined) return "inconnu";
        if (avant.date !== date) return "perime";
        const connues = enOrdre(id);
        const nommees = [...new Set(voulues)].filter((une) => connues.includes(une));
        ranger([...nommees, ...connues.filter((une) => !nommees.includes(une))]);
        db.update(quizz).set(champs).where(eq(quizz._id, id)).run();
        indexerQuizz(db, eq(quizz._id, id));
        return { date: dater(id, avant.date) };
      }),
    supprimer: (id, compte) => db.delete(quizz).where(sien(id, compte)).run().changes > 0,
    ids(id, compte) {
      const ligne = db
        .select({ createur: quizz.createur })
        .from(quizz)
        .where(and(eq(quizz._id, id), visiblePar(db, compte)))
        .get();
      return ligne === undefined ? null : { ...ligne, questions: enOrdre(id) };
    },
    ajouter: (id, compte, question, index) =>
      atomique(db, () => {
        const avant = lireSien(id, compte);
        if (avant === undefined) return "inconnu";
        const nombre = enOrdre(id).length;
        if (nombre >= QUESTIONS_MAX) return "complet";
        const position = Math.min(index, nombre);
        db.update(questions)
          .set({ position: sql`${questions.position} + 1` })
          .where(and(eq(questions.quizz, id), gte(questions.position, position)))
          .run();
        const _id = nouvelId();
        db.insert(questions)
          .values({ ...question, _id, quizz: id, position })
          .run();
        return { question: { ...question, _id }, date: dater(id, avant.date) };
      }),
    lire(idQuestion, compte) {
      const ligne = db
        .select(COLONNES_QUESTION)
        .from(questions)
        .innerJoin(quizz, eq(quizz._id, questions.quizz))
        .where(and(eq(questions._id, idQuestion), visiblePar(db, compte)))
        .get();
      return ligne ?? null;
    },
    modifier: (id, idQuestion, compte, question, date) =>
      atomique(db, () => {
        const avant = lireSien(id, compte);
        if (avant === undefined) return "inconnu";
        if (date !== undefined && date !== avant.date) return "perime";
        const { changes } = db
          .update(questions)
          .set(question)
          .where(deCeQuizz(id, idQuestion))
          .run();
        return changes === 0 ? "inconnu" : { date: dater(id, avant.date) };
      }),
    retirer: (id, idQuestion, compte) =>
      atomique(db, () => {
        const avant = lireSien(id, compte);
        if (avant === undefined) return "inconnu";
        const rang = enOrdre(id).indexOf(idQuestion);
        if (rang < 0) return "inconnu";
        db.delete(questions).where(deCeQuizz(id, idQuestion)).run();
        ranger(enOrdre(id));
        const { aleatoire } = db
          .select({ aleatoire: quizz.aleatoire })
          .from(quizz)
          .where(eq(quizz._id, id))
          .get() ?? { aleatoire: [] };
        db.update(quizz)
          .set({ aleatoire: sansRang(aleatoire, rang) })
          .where(eq(quizz._id, id))
          .run();
        return { date: dater(id, avant.date) };
      }),
  };
}

/** Ranges to shuffle after the question of that rank has gone; one that held it alone goes too. */
function sansRang(plages: readonly number[], rang: number): number[] {
  const suite: number[] = [];
  for (let i = 0; i + 1 < plages.length; i += 2) {
    const [debut = 0, fin = 0] = plages.slice(i, i + 2);
    const nouveauDebut = debut > rang ? debut - 1 : debut;
    const nouvelleFin = fin >= rang ? fin - 1 : fin;
    if (nouvelleFin >= nouveauDebut) suite.push(nouveauDebut, nouvelleFin);
  }
  return suite;
}
