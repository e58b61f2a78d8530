/** Reports on their way: to whoever wrote it, or to the moderation's cases (decisions-plateforme "Reports"). */
import { type Destinataire, type Motif, MOTIFS_SIGNALEMENT } from "#contracts/signalement.ts";
import type { Base } from "../connexion.ts";
import { createAffaires } from "./moderation/affaires.ts";
import { type Cible, createCibles, idDuPseudo } from "./moderation/cibles.ts";
import { createQuizzRepository } from "./quizz-repository.ts";
import { createSocialRepository } from "./social-repository.ts";

export interface NouveauSignalement {
  readonly destinataire: Destinataire;
  /** Account that reports, null without one. */
  readonly auteur: string | null;
  /** Null: the profile of `createur`, which is a pseudo then. */
  readonly quizzId: string | null;
  readonly createur: string;
  readonly questionId: string | null;
  readonly motif: Motif;
  readonly text: string;
  /** They have a seat in a room: what is played there they have seen, whoever's it is. */
  readonly assis: boolean;
}

export interface SignalementRepository {
  /**
   * To the creator: an unsigned message. To the administrators, or about what is the house's own: its case. Null when there is no
   * such quizz, no such question in it, no such account; otherwise the account that got a message, if one did.
   */
  deposer(nouveau: NouveauSignalement): { readonly prevenu: string | null } | null;
}

export function createSignalementRepository(db: Base): SignalementRepository {
  const [affaires, cibles] = [createAffaires(db), createCibles(db)];
  const quizzs = createQuizzRepository(db);
  const cibleDe = ({ quizzId, questionId, createur }: NouveauSignalement): Cible | null => {
    if (quizzId === null) {
      const id = idDuPseudo(db, createur);
      return id === null ? null : { genre: "profil", id };
    }
    return questionId === null
      ? { genre: "quizz", id: quizzId }
      : { genre: "question", id: questionId };
  };

  return {
    deposer(nouveau) {
      const { destinataire, auteur, quizzId, motif, text } = nouveau;
      const cible = cibleDe(nouveau);
      const lue = cible === null ? null : cibles.lire(cible);
      if (cible === null || lue === null || lue.quizz !== quizzId) return null;
      // what one may not see does not exist, and is not copied for anybody
      const vu = quizzId === null || nouveau.assis || quizzs.date(quizzId, auteur) !== null;
      if (!vu) return null;
      // nobody reads the mail of the house
      if (destinataire === "createur" && !lue.maison) {
        const sujet =
          quizzId === null
            ? "Signalement de votre profil"
            : `Signalement de votre quizz «\u00A0${lue.titre}\u00A0»`;
        const pourquoi =
          motif === "autre" ? "" : `\u00A0: ${MOTIFS_SIGNALEMENT[motif].toLowerCase()}`;
        createSocialRepository(db).ecrire(null, lue.auteur, `${sujet}${pourquoi}\n\n${text}`);
        return { prevenu: lue.auteur };
      }
      affaires.signaler({ cible, auteur, motif, text });
      return { prevenu: null };
    },
  };
}
