/**
 * Reported things: their present state, and the copies kept with a case (docs/decisions/0094). Copies keep their media files
 * too, under names that belong to the official account.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { type ContenuDAffaire, contenuDAffaire, type GenreAffaire } from "#contracts/moderation.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { asc, eq, sql } from "../../drizzle.ts";
import type { Database } from "../../connection.ts";
import { tableComptes } from "../../schema/comptes.ts";
import { tableQuestions, tableQuizz } from "../../schema/quizz.ts";
import { COLONNES_DE_QUESTION_ENVOYEE, COLONNES_QUIZZ } from "../quizz-repository.ts";
import { createRandomMediaName, createRandomId } from "../../ids.ts";
import { tableCopiesDeContenus, tableMediasDesCopies } from "../../schema/moderation.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createMediaRepository } from "../media-repository.ts";
import { listerMediasStockesDesQuestions } from "../version-repository.ts";

/** Reported quizz, question or profile of a case, by its id. */
export interface CibleAffaire {
  readonly genre: GenreAffaire;
  readonly id: string;
}

export interface ContenuDeCibleAffaire {
  readonly contenu: ContenuDAffaire;
  /** Account responsible for the content. */
  readonly auteur: string;
  /** Whether the reported content belongs to the official account. */
  readonly maison: boolean;
  /** Id of the reported quizz, or of the reported question's quizz. */
  readonly quizz: string | null;
  readonly titre: string;
  /** Rank of the reported question in its quizz, from 1. */
  readonly rang: number | null;
  /** Whether visitors may not see it: the quizz is for its authors, or for friends of its creator. */
  readonly prive: boolean;
  readonly officiel: boolean;
}

export interface CiblesAffairesRepository {
  /** Reads the target; null when it no longer exists. */
  lire(cible: CibleAffaire): ContenuDeCibleAffaire | null;
}

export function createCiblesAffairesRepository(db: Database): CiblesAffairesRepository {
  const unQuizz = (id: string) => {
    const ligne = db
      .select({ ...COLONNES_QUIZZ, officiel: tableQuizz.officiel, maison: tableComptes.officiel })
      .from(tableQuizz)
      .innerJoin(tableComptes, eq(tableComptes._id, tableQuizz.createur))
      .where(eq(tableQuizz._id, id))
      .get();
    if (ligne === undefined) return null;
    const { createur, note: _note, officiel, maison, ...entier } = ligne;
    const prive = entier.visibilite !== "public" && !officiel;
    return {
      entier,
      commun: { auteur: createur, maison, quizz: id, titre: entier.title, prive, officiel },
    };
  };

  const lireQuizz = (id: string): ContenuDeCibleAffaire | null => {
    const lu = unQuizz(id);
    if (lu === null) return null;
    const siennes = db
      .select(COLONNES_DE_QUESTION_ENVOYEE)
      .from(tableQuestions)
      .where(eq(tableQuestions.quizz, id))
      .orderBy(asc(tableQuestions.position))
      .all();
    const entier = { ...lu.entier, questions: siennes };
    return { ...lu.commun, rang: null, contenu: { genre: "quizz", quizz: entier } };
  };

  const lireQuestion = (id: string): ContenuDeCibleAffaire | null => {
    const ligne = db
      .select({
        quizz: tableQuestions.quizz,
        position: tableQuestions.position,
        ...COLONNES_DE_QUESTION_ENVOYEE,
      })
      .from(tableQuestions)
      .where(eq(tableQuestions._id, id))
      .get();
    if (ligne === undefined) return null;
    const { quizz: duQuizz, position, ...question } = ligne;
    const lu = unQuizz(duQuizz);
    if (lu === null) return null;
    const rang = position + 1;
    const contenu = { genre: "question", titre: lu.commun.titre, rang, question } as const;
    return { ...lu.commun, rang, contenu };
  };

  const lireProfil = (id: string): ContenuDeCibleAffaire | null => {
    const ligne = db
      .select({
        pseudo: tableComptes.pseudo,
        icon: tableComptes.icon,
        description: tableComptes.description,
        maison: tableComptes.officiel,
      })
      .from(tableComptes)
      .where(eq(tableComptes._id, id))
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
  } satisfies Readonly<Record<GenreAffaire, (id: string) => ContenuDeCibleAffaire | null>>;
  return { lire: ({ genre, id }) => LECTURES[genre](id) };
}

/** Id of an account by its pseudo, whatever its case; null when there is none. */
export const trouverIdCompteParPseudo = (db: Database, pseudo: string): string | null =>
  db
    .select({ _id: tableComptes._id })
    .from(tableComptes)
    .where(sql`${tableComptes.pseudoCle} = ${pseudo.toLowerCase()}`)
    .get()?._id ?? null;

/** Maximum number of copies kept for a case: repeated edits and reports must not fill the disk. */
const COPIES_MAX = 5;

export interface CopiesDeContenusRepository {
  /**
   * Keeps a copy for a case, unless the last copy is equal, or there are `COPIES_MAX` already (with `toujours`, that number does
   * not count). Call it within a transaction.
   */
  garder(affaire: number, contenu: ContenuDAffaire, date: string, quand?: "toujours"): void;
  /** Copies of a case, the oldest first. */
  lister(affaire: number): CopieGardee[];
}

interface CopieGardee {
  readonly date: string;
  readonly contenu: ContenuDAffaire;
  /** Hash of the content as read, before its files were renamed. */
  readonly empreinte: string;
}

const empreinteDe = (contenu: ContenuDAffaire): string =>
  createHash("sha256").update(JSON.stringify(contenu)).digest("base64url");

/** Whether the present content equals the copy. A question is equal even at another rank or under another title. */
export function estCopieDeContenuIdentique(
  { contenu, empreinte }: CopieGardee,
  aujourdhui: ContenuDAffaire,
): boolean {
  if (contenu.genre !== "question" || aujourdhui.genre !== "question")
    return empreinteDe(aujourdhui) === empreinte;
  const { titre, rang } = contenu;
  return empreinteDe({ ...aujourdhui, titre, rang }) === empreinte;
}

/** Questions of a copied content. */
export function listerQuestionsDuContenuCopie(contenu: ContenuDAffaire): readonly Question[] {
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
export const listerMediasDuContenuCopie = (contenu: ContenuDAffaire): string[] =>
  listerMediasStockesDesQuestions(listerQuestionsDuContenuCopie(contenu)).filter(
    (nom) => nom !== MEDIA_IMPREVU_DEFAUT,
  );

export function createCopiesDeContenusRepository(db: Database): CopiesDeContenusRepository {
  const medias = createMediaRepository(db);
  const maison = () => createCompteRepository(db).officiel();

  /** Adds a row of the official account for a file; returns its new name, or null when the file is gone. */
  const sceller = (nom: string): string | null => {
    const media = medias.lire(nom);
    if (media === null) return null;
    return medias.deposer({
      ...media,
      nom: createRandomMediaName(extname(nom)),
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
        .select({ empreinte: tableCopiesDeContenus.empreinte })
        .from(tableCopiesDeContenus)
        .where(eq(tableCopiesDeContenus.affaire, affaire))
        .orderBy(asc(tableCopiesDeContenus.date))
        .all();
      if (
        (quand === undefined && deja.length >= COPIES_MAX) ||
        deja.at(-1)?.empreinte === empreinte
      )
        return;
      const scelles = listerMediasDuContenuCopie(contenu).flatMap((nom) => {
        const scelle = sceller(nom);
        return scelle === null ? [] : [[nom, scelle] as const];
      });
      const copie = createRandomId();
      db.insert(tableCopiesDeContenus)
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
        db.insert(tableMediasDesCopies)
          .values(noms.map((nom) => ({ nom, copie })))
          .run();
    },
    lister: (affaire) =>
      db
        .select({
          date: tableCopiesDeContenus.date,
          contenu: tableCopiesDeContenus.contenu,
          empreinte: tableCopiesDeContenus.empreinte,
        })
        .from(tableCopiesDeContenus)
        .where(eq(tableCopiesDeContenus.affaire, affaire))
        .orderBy(asc(tableCopiesDeContenus.date))
        .all()
        .map(({ date, contenu, empreinte }) => ({
          date,
          empreinte,
          contenu: contenuDAffaire.parse(JSON.parse(contenu)),
        })),
  };
}
