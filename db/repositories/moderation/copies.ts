/**
 * Copies of what was reported (docs/decisions/0094): what its author changes or deletes afterwards does not change them, nor the
 * files that they show, which the house keeps under names of its own as long as the copy.
 */
import { createHash } from "node:crypto";
import { extname } from "node:path";
import { asc, eq } from "../../drizzle.ts";
import { MEDIA_IMPREVU_DEFAUT } from "#contracts/limites.ts";
import { type ContenuCopie, contenuCopie } from "#contracts/moderation.ts";
import type { Question } from "#contracts/quizz.ts";
import type { Base } from "../../connection.ts";
import { nouvelId, nouveauNomMedia } from "../../ids.ts";
import { copies, copiesMedias } from "../../schema/moderation.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createMediaRepository } from "../media-repository.ts";
import { mediasStockes } from "../version-repository.ts";

/** Of one case: whoever reports again and again what is changed again and again does not fill the disk. */
const COPIES_MAX = 5;

export interface Copies {
  /**
   * Keeps it for this case, unless it is what the last copy says, or there are enough of them (`toujours`: whatever there are). Within
   * a transaction.
   */
  garder(affaire: number, contenu: ContenuCopie, date: string, quand?: "toujours"): void;
  /** The oldest first. */
  lister(affaire: number): CopieGardee[];
}

interface CopieGardee {
  readonly date: string;
  readonly contenu: ContenuCopie;
  /** Of the content as it was read, before its files were given other names. */
  readonly empreinte: string;
}

const empreinteDe = (contenu: ContenuCopie): string =>
  createHash("sha256").update(JSON.stringify(contenu)).digest("base64url");

/** Whether it says today what was copied. A question is the same at another place, in a quizz with another title. */
export function estPareille(
  { contenu, empreinte }: CopieGardee,
  aujourdhui: ContenuCopie,
): boolean {
  if (contenu.genre !== "question" || aujourdhui.genre !== "question")
    return empreinteDe(aujourdhui) === empreinte;
  const { titre, rang } = contenu;
  return empreinteDe({ ...aujourdhui, titre, rang }) === empreinte;
}

/** The questions of a copy. */
export function questionsDe(contenu: ContenuCopie): readonly Question[] {
  switch (contenu.genre) {
    case "quizz":
      return contenu.quizz.questions;
    case "question":
      return [contenu.question];
    case "profil":
      return [];
  }
}

/** Stored files that it shows. */
export const mediasDe = (contenu: ContenuCopie): string[] =>
  mediasStockes(questionsDe(contenu)).filter((nom) => nom !== MEDIA_IMPREVU_DEFAUT);

export function createCopies(db: Base): Copies {
  const medias = createMediaRepository(db);
  const maison = () => createCompteRepository(db).officiel();

  /** The house's own name of a file that somebody sent; null when it is not there. */
  const sceller = (nom: string): string | null => {
    const media = medias.lire(nom);
    if (media === null) return null;
    return medias.deposer({
      ...media,
      nom: nouveauNomMedia(extname(nom)),
      // what its owner called it may say who they are
      titre: "",
      proprietaire: maison(),
    }).nom;
  };

  return {
    garder(affaire, contenu, date, quand) {
      const texte = JSON.stringify(contenu);
      const empreinte = empreinteDe(contenu);
      const deja = db
        .select({ empreinte: copies.empreinte })
        .from(copies)
        .where(eq(copies.affaire, affaire))
        .orderBy(asc(copies.date))
        .all();
      if (
        (quand === undefined && deja.length >= COPIES_MAX) ||
        deja.at(-1)?.empreinte === empreinte
      )
        return;
      const scelles = mediasDe(contenu).flatMap((nom) => {
        const scelle = sceller(nom);
        return scelle === null ? [] : [[nom, scelle] as const];
      });
      const copie = nouvelId();
      db.insert(copies)
        .values({
          _id: copie,
          affaire,
          date,
          // names are random: one that is found in the text is that file's
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
        .select({ date: copies.date, contenu: copies.contenu, empreinte: copies.empreinte })
        .from(copies)
        .where(eq(copies.affaire, affaire))
        .orderBy(asc(copies.date))
        .all()
        .map(({ date, contenu, empreinte }) => ({
          date,
          empreinte,
          contenu: contenuCopie.parse(JSON.parse(contenu)),
        })),
  };
}
