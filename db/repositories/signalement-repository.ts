/** Reports of quizzes and questions (decisions-plateforme "Reports"). */
import { and, eq } from "drizzle-orm";
import type { Base } from "../connexion.ts";
import { nouvelId } from "../identifiant.ts";
import { questions, quizz, signalements } from "../schema.ts";

export interface NouveauSignalement {
  readonly destinataire: "createur" | "administrateur";
  /** Account that reports, null without one. */
  readonly auteur: string | null;
  readonly quizzId: string;
  readonly questionId: string | null;
  readonly text: string;
}

export interface SignalementRepository {
  /** False when there is no such quizz, or no such question in it. */
  deposer(nouveau: NouveauSignalement): boolean;
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
      if (connu === undefined) return false;
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
      return true;
    },
  };
}
