/** Reports of quizzes and questions (decisions-plateforme "Reports"). */
import { and, eq } from "drizzle-orm";
import type { Destinataire } from "#contracts/signalement.ts";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { comptes } from "../schema/comptes.ts";
import { questions, quizz, signalements } from "../schema/quizz.ts";
import { createSocialRepository } from "./social-repository.ts";

export interface NouveauSignalement {
  readonly destinataire: Destinataire;
  /** Account that reports, null without one. */
  readonly auteur: string | null;
  readonly quizzId: string;
  readonly questionId: string | null;
  readonly text: string;
}

export interface SignalementRepository {
  /**
   * To the creator: an unsigned message. To the administrators, or about an official quizz: the moderation queue. Null when
   * there is no such quizz, or no such question in it; otherwise the account that got a message, if one did.
   */
  deposer(nouveau: NouveauSignalement): { readonly prevenu: string | null } | null;
}

export function createSignalementRepository(db: Base): SignalementRepository {
  return {
    deposer({ destinataire, auteur, quizzId, questionId, text }) {
      const connu =
        questionId === null
          ? db.select({ _id: quizz._id }).from(quizz).where(eq(quizz._id, quizzId)).get()
          : db
              .select({ _id: questions._id })
              .from(questions)
              .where(and(eq(questions._id, questionId), eq(questions.quizz, quizzId)))
              .get();
      if (connu === undefined) return null;
      const createur = db
        .select({ _id: quizz.createur, title: quizz.title, officiel: comptes.officiel })
        .from(quizz)
        .innerJoin(comptes, eq(comptes._id, quizz.createur))
        .where(eq(quizz._id, quizzId))
        .get();
      // nobody reads the mail of the official account
      if (destinataire === "createur" && createur?.officiel === false) {
        const sujet = `Signalement de votre quizz «\u00A0${createur.title}\u00A0»`;
        createSocialRepository(db).ecrire(null, createur._id, `${sujet}\n\n${text}`);
        return { prevenu: createur._id };
      }
      db.insert(signalements)
        .values({
          _id: nouvelId(),
          destinataire,
          auteur,
          quizz: quizzId,
          question: questionId,
          text,
          date: new Date().toISOString(),
        })
        .run();
      return { prevenu: null };
    },
  };
}
