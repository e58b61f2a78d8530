/** What each measure does to what it falls on, and how it is undone. Within a transaction; each answers whether there was anything. */
import { and, eq, inArray, ne, sql } from "../../drizzle.ts";
import type { ContenuCopie } from "#contracts/moderation.ts";
import type { Base } from "../../connection.ts";
import { dateApres } from "../../date-apres.ts";
import { comptes, sessions } from "../../schema/comptes.ts";
import { mediasRefuses } from "../../schema/moderation.ts";
import { medias } from "../../schema/contenu.ts";
import { quizz } from "../../schema/quizz.ts";
import { versions } from "../../schema/versions.ts";
import { createMediaRepository } from "../media-repository.ts";
import { createQuestionsDeQuizz } from "../questions-de-quizz.ts";
import { createQuizzRepository } from "../quizz-repository.ts";
import { mediasDe } from "./copies.ts";

/** What an account may not do until a date, by the column that says so. */
export type Limite = "suspendu" | "sansPublier" | "sansEcrire";

export interface Effets {
  /** Out of everybody's sight but its creator's, who may write on. */
  masquer(idQuizz: string): boolean;
  montrer(idQuizz: string): boolean;
  supprimerQuizz(idQuizz: string): boolean;
  /** With the versions of its quizz that would bring it back. */
  supprimerQuestion(idQuizz: string, idQuestion: string): boolean;
  /** Of a profile. False when there is none. */
  effacerDescription(compte: string): boolean;
  /** What was deleted, from its copy: a description, that comes back private, a question that comes back to its place. */
  rendre(contenu: ContenuCopie, auteur: string, idQuizz: string | null): boolean;
  /** Until that date; null: from now on again. */
  limiter(compte: string, limite: Limite, jusque: string | null): void;
  /** Refuses the stored files of a content from now on, and takes its author's away. Their files in the folder. */
  refuserMedias(contenu: ContenuCopie, auteur: string | null): string[];
  /** Takes them in again. */
  accepterMedias(fichiers: readonly string[]): void;
}

export function createEffets(db: Base): Effets {
  const contenu = createQuestionsDeQuizz(db);
  const stockes = createMediaRepository(db);
  const dater = (id: string) => {
    const avant = db.select({ date: quizz.date }).from(quizz).where(eq(quizz._id, id)).get();
    if (avant !== undefined)
      db.update(quizz)
        .set({ date: dateApres(avant.date) })
        .where(eq(quizz._id, id))
        .run();
  };

  return {
    masquer: (id) =>
      db
        .update(quizz)
        .set({
          masque: sql`${quizz.visibilite}`,
          visibilite: "prive",
          masqueOfficiel: sql`${quizz.officiel}`,
          officiel: false,
        })
        .where(and(eq(quizz._id, id), sql`${quizz.masque} is null`))
        .run().changes > 0,
    montrer: (id) =>
      db
        .update(quizz)
        .set({
          visibilite: sql`${quizz.masque}`,
          masque: null,
          officiel: sql`${quizz.masqueOfficiel}`,
          masqueOfficiel: false,
        })
        .where(and(eq(quizz._id, id), sql`${quizz.masque} is not null`))
        .run().changes > 0,
    supprimerQuizz: (id) => db.delete(quizz).where(eq(quizz._id, id)).run().changes > 0,
    supprimerQuestion(id, idQuestion) {
      if (!contenu.retirer(id, idQuestion)) return false;
      db.delete(versions)
        .where(and(eq(versions.quizz, id), sql`instr(${versions.contenu}, ${idQuestion}) > 0`))
        .run();
      dater(id);
      return true;
    },
    effacerDescription: (compte) =>
      db
        .update(comptes)
        .set({ description: "" })
        .where(and(eq(comptes._id, compte), ne(comptes.description, "")))
        .run().changes > 0,
    rendre(copie, auteur, idQuizz) {
      switch (copie.genre) {
        case "profil":
          db.update(comptes)
            .set({ description: copie.description })
            // what they have written since is theirs
            .where(and(eq(comptes._id, auteur), eq(comptes.description, "")))
            .run();
          return true;
        case "quizz": {
          const { _id, date: _date, questions, ...champs } = copie.quizz;
          createQuizzRepository(db).creer({
            ...champs,
            visibilite: "prive",
            createur: auteur,
            officiel: false,
            questions: questions.map(({ _id: _idQuestion, ...question }) => question),
          });
          return true;
        }
        case "question": {
          const { _id, ...question } = copie.question;
          if (idQuizz === null) return false;
          const encoreLa = db
            .select({ _id: quizz._id })
            .from(quizz)
            .where(and(eq(quizz._id, idQuizz), eq(quizz.createur, auteur)))
            .get();
          if (encoreLa === undefined) return false;
          contenu.inserer(idQuizz, copie.rang - 1, question);
          dater(idQuizz);
          return true;
        }
      }
    },
    limiter(compte, limite, jusque) {
      db.update(comptes)
        .set({ [limite]: jusque })
        .where(eq(comptes._id, compte))
        .run();
      if (limite === "suspendu" && jusque !== null)
        db.update(sessions)
          .set({ finie: new Date().toISOString() })
          .where(eq(sessions.compte, compte))
          .run();
    },
    accepterMedias(fichiers) {
      db.delete(mediasRefuses)
        .where(inArray(mediasRefuses.fichier, [...fichiers]))
        .run();
    },
    refuserMedias(copie, auteur) {
      const date = new Date().toISOString();
      const fichiers = mediasDe(copie).flatMap((nom) => stockes.lire(nom)?.fichier ?? []);
      for (const fichier of fichiers) {
        db.insert(mediasRefuses).values({ fichier, date }).onConflictDoNothing().run();
        if (auteur !== null)
          db.delete(medias)
            .where(
              and(
                eq(medias.proprietaire, auteur),
                sql`coalesce(${medias.fichier}, ${medias.nom}) = ${fichier}`,
              ),
            )
            .run();
      }
      return fichiers;
    },
  };
}
