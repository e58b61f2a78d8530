/**
 * Reported things: their present state, and the copies kept with a case (docs/decisions/0094). Copies keep their media files
 * too, under names that belong to the official account.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { type ContenuCopie, contenuCopie, type GenreAffaire } from "#contracts/moderation.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { asc, eq, sql } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { comptes } from "../../schema/comptes.ts";
import { questions, quizz } from "../../schema/quizz.ts";
import { COLONNES_QUESTION, COLONNES_QUIZZ } from "../quizz-repository.ts";
import { newMediaName, newId } from "../../ids.ts";
import { copiesDeContenus, copiesMedias } from "../../schema/moderation.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createMediaRepository } from "../media-repository.ts";
import { listerMediasStockes } from "../version-repository.ts";

/** Reported quizz, question or profile of a case, by its id. */
export interface CibleAffaire {
  readonly genre: GenreAffaire;
  readonly id: string;
}

export interface ContenuDeCible {
  readonly contenu: ContenuCopie;
  /** Account responsible for the content. */
  readonly auteur: string;
  /** Whether the reported content belongs to the official account. */
  readonly maison: boolean;
  /** Id of the reported quizz, or of the reported question's quizz. */
  readonly quizz: string | null;
  readonly titre: string;
  /** Rank of the reported question in its quizz, from 1. */
  readonly rang: number | null;
  /** Whether only its author and their friends may see it. */
  readonly prive: boolean;
  readonly officiel: boolean;
}

export interface CiblesRepository {
  /** Reads the target; null when it no longer exists. */
  lire(cible: CibleAffaire): ContenuDeCible | null;
}

export function createCiblesRepository(db: Database): CiblesRepository {
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

  const lireQuizz = (id: string): ContenuDeCible | null => {
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

  const lireQuestion = (id: string): ContenuDeCible | null => {
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

  const lireProfil = (id: string): ContenuDeCible | null => {
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
  } satisfies Readonly<Record<GenreAffaire, (id: string) => ContenuDeCible | null>>;
  return { lire: ({ genre, id }) => LECTURES[genre](id) };
}

/** Id of an account by its pseudo, whatever its case; null when there is none. */
export const trouverIdParPseudo = (db: Database, pseudo: string): string | null =>
  db
    .select({ _id: comptes._id })
    .from(comptes)
    .where(sql`${comptes.pseudoCle} = ${pseudo.toLowerCase()}`)
    .get()?._id ?? null;

/** Copies kept for a case: repeated edits and reports must not fill the disk. */
const COPIES_MAX = 5;

export interface CopiesRepository {
  /**
   * Keeps a copy for a case, unless the last copy is equal or there are enough (`toujours`: keeps it anyway). Call it within a
   * transaction.
   */
  garder(affaire: number, contenu: ContenuCopie, date: string, quand?: "toujours"): void;
  /** Copies of a case, the oldest first. */
  lister(affaire: number): CopieGardee[];
}

interface CopieGardee {
  readonly date: string;
  readonly contenu: ContenuCopie;
  /** Hash of the content as read, before its files were renamed. */
  readonly empreinte: string;
}

const empreinteDe = (contenu: ContenuCopie): string =>
  createHash("sha256").update(JSON.stringify(contenu)).digest("base64url");

/** Whether the present content equals the copy. A question is equal even at another rank or under another title. */
export function estCopieIdentique(
  { contenu, empreinte }: CopieGardee,
  aujourdhui: ContenuCopie,
): boolean {
  if (contenu.genre !== "question" || aujourdhui.genre !== "question")
    return empreinteDe(aujourdhui) === empreinte;
  const { titre, rang } = contenu;
  return empreinteDe({ ...aujourdhui, titre, rang }) === empreinte;
}

/** Questions of a copied content. */
export function listerQuestionsDuContenu(contenu: ContenuCopie): readonly Question[] {
  switch (contenu.genre) {
    case "quizz":
      return contenu.quizz.questions;
    case "question":
      return [contenu.question];
    case "profil":
      return [];
  }
}

/** Stored files that a content shows. */
export const listerMediasDuContenu = (contenu: ContenuCopie): string[] =>
  listerMediasStockes(listerQuestionsDuContenu(contenu)).filter(
    (nom) => nom !== MEDIA_IMPREVU_DEFAUT,
  );

export function createCopiesRepository(db: Database): CopiesRepository {
  const medias = createMediaRepository(db);
  const maison = () => createCompteRepository(db).officiel();

  /** Adds a row of the official account for a file; returns its new name, or null when the file is gone. */
  const sceller = (nom: string): string | null => {
    const media = medias.lire(nom);
    if (media === null) return null;
    return medias.deposer({
      ...media,
      nom: newMediaName(extname(nom)),
      // a copy keeps no media title, because the owner's title could reveal who they are
      titre: "",
      proprietaire: maison(),
    }).nom;
  };

  return {
    garder(affaire, contenu, date, quand) {
      const texte = JSON.stringify(contenu);
      const empreinte = empreinteDe(contenu);
      const deja = db
        .select({ empreinte: copiesDeContenus.empreinte })
        .from(copiesDeContenus)
        .where(eq(copiesDeContenus.affaire, affaire))
        .orderBy(asc(copiesDeContenus.date))
        .all();
      if (
        (quand === undefined && deja.length >= COPIES_MAX) ||
        deja.at(-1)?.empreinte === empreinte
      )
        return;
      const scelles = listerMediasDuContenu(contenu).flatMap((nom) => {
        const scelle = sceller(nom);
        return scelle === null ? [] : [[nom, scelle] as const];
      });
      const copie = newId();
      db.insert(copiesDeContenus)
        .values({
          _id: copie,
          affaire,
          date,
          // names of stored files are random, so replacing them anywhere in the copy's text is safe
          contenu: scelles.reduce((dit, [nom, scelle]) => dit.replaceAll(nom, scelle), texte),
          empreinte,
        })
        .run();
      const noms = [...new Set(scelles.map(([, scelle]) => scelle))];
      if (noms.length > 0)
        db.insert(copiesMedias)
          .values(noms.map((nom) => ({ nom, copie })))
          .run();
    },
    lister: (affaire) =>
      db
        .select({
          date: copiesDeContenus.date,
          contenu: copiesDeContenus.contenu,
          empreinte: copiesDeContenus.empreinte,
        })
        .from(copiesDeContenus)
        .where(eq(copiesDeContenus.affaire, affaire))
        .orderBy(asc(copiesDeContenus.date))
        .all()
        .map(({ date, contenu, empreinte }) => ({
          date,
          empreinte,
          contenu: contenuCopie.parse(JSON.parse(contenu)),
        })),
  };
}
