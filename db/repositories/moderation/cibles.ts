/** What is reported, as it is at this moment: read for a copy, and shown beside it afterwards. */
import { asc, eq, sql } from "../../drizzle.ts";
import type { ContenuCopie, GenreAffaire } from "#contracts/moderation.ts";
import type { Base } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { questions, quizz } from "../../schema/quizz.ts";
import { COLONNES_QUESTION, COLONNES_QUIZZ } from "../quizz-repository.ts";

/** What a case is about, by its ids. */
export interface Cible {
  readonly genre: GenreAffaire;
  readonly id: string;
}

export interface CibleLue {
  readonly contenu: ContenuCopie;
  /** The account that answers for it. */
  readonly auteur: string;
  /** Nobody is behind it: the house's own. */
  readonly maison: boolean;
  /** The quizz that it is, or that it is in. */
  readonly quizz: string | null;
  readonly titre: string;
  /** Of a question, from 1. */
  readonly rang: number | null;
  /** Only its author may see it, or their friends. */
  readonly prive: boolean;
  readonly officiel: boolean;
}

export interface Cibles {
  /** Null when it is no more. */
  lire(cible: Cible): CibleLue | null;
}

export function createCibles(db: Base): Cibles {
  const unQuizz = (id: string) => {
    const ligne = db
      .select({ ...COLONNES_QUIZZ, officiel: quizz.officiel, maison: comptes.officiel })
      .from(quizz)
      .innerJoin(comptes, eq(comptes._id, quizz.createur))
      .where(eq(quizz._id, id))
      .get();
    if (ligne === undefined) return null;
    const { createur, note: _note, officiel, maison, ...entier } = ligne;
    const prive = entier.visibilite !== "public" && !officiel;
    return {
      entier,
      commun: { auteur: createur, maison, quizz: id, titre: entier.title, prive, officiel },
    };
  };

  const lireQuizz = (id: string): CibleLue | null => {
    const lu = unQuizz(id);
    if (lu === null) return null;
    const siennes = db
      .select(COLONNES_QUESTION)
      .from(questions)
      .where(eq(questions.quizz, id))
      .orderBy(asc(questions.position))
      .all();
    const entier = { ...lu.entier, questions: siennes };
    return { ...lu.commun, rang: null, contenu: { genre: "quizz", quizz: entier } };
  };

  const lireQuestion = (id: string): CibleLue | null => {
    const ligne = db
      .select({ quizz: questions.quizz, position: questions.position, ...COLONNES_QUESTION })
      .from(questions)
      .where(eq(questions._id, id))
      .get();
    if (ligne === undefined) return null;
    const { quizz: duQuizz, position, ...question } = ligne;
    const lu = unQuizz(duQuizz);
    if (lu === null) return null;
    const rang = position + 1;
    const contenu = { genre: "question", titre: lu.commun.titre, rang, question } as const;
    return { ...lu.commun, rang, contenu };
  };

  const lireProfil = (id: string): CibleLue | null => {
    const ligne = db
      .select({
        pseudo: comptes.pseudo,
        icon: comptes.icon,
        description: comptes.description,
        maison: comptes.officiel,
      })
      .from(comptes)
      .where(eq(comptes._id, id))
      .get();
    if (ligne === undefined) return null;
    const { maison, ...profil } = ligne;
    return {
      contenu: { genre: "profil", ...profil },
      auteur: id,
      maison,
      quizz: null,
      titre: ligne.pseudo,
      rang: null,
      prive: false,
      officiel: maison,
    };
  };

  const LECTURES = {
    quizz: lireQuizz,
    question: lireQuestion,
    profil: lireProfil,
  } satisfies Readonly<Record<GenreAffaire, (id: string) => CibleLue | null>>;
  return { lire: ({ genre, id }) => LECTURES[genre](id) };
}

/** The id of an account by its pseudo, whatever its case; null when nobody has it. */
export const idDuPseudo = (db: Base, pseudo: string): string | null =>
  db
    .select({ _id: comptes._id })
    .from(comptes)
    .where(sql`${comptes.pseudoCle} = ${pseudo.toLowerCase()}`)
    .get()?._id ?? null;
