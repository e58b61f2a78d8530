/** Delivers a report: as a message to the author, or to a case of moderation (decisions-plateforme "Reports"). */
import {
  type DestinataireSignalement,
  estMotifSignalementGrave,
  type MotifSignalement,
  NOMS_MOTIFS_SIGNALEMENT,
} from "#contracts/signalement.ts";
import type { Database } from "../../connection.ts";
import { createIdOfCall } from "../../ids.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createAffairesRepository } from "./affaires.ts";
import {
  type CibleAffaire,
  type ContenuDeCibleAffaire,
  createCiblesAffairesRepository,
  trouverIdCompteParPseudo,
} from "./cibles.ts";
import { createQuizzRepository } from "../quizz-repository.ts";
import { createSocialRepository } from "../social-repository.ts";

export interface SignalementAEnregistrer {
  readonly destinataire: DestinataireSignalement;
  /** Account that reports; null without an account. */
  readonly auteur: string | null;
  /** Null: the report is about the profile of `createur`, a pseudo. */
  readonly quizzId: string | null;
  readonly createur: string;
  readonly questionId: string | null;
  readonly motif: MotifSignalement;
  readonly text: string;
  /** The reporter agrees to be named to the creator. */
  readonly signe: boolean;
  /** The reporter has a seat in a room, and so has seen a quizz that may be private. */
  readonly assis: boolean;
  /** Id that the reporter drew for this report: one that is sent again is delivered once. */
  readonly envoi?: string | undefined;
}

/** Outcome of a report: the account that got it as a message, or the case that it opened; both null when it joined an open case. */
export interface ResultatDeSignalement {
  readonly prevenu: string | null;
  readonly ouverte: { readonly numero: number; readonly auteur: string } | null;
}

export interface SignalementRepository {
  /**
   * Delivers a report. A report to the creator is a message, unless its reason is grave or the content is the official
   * account's: then it joins a case. Null when the target does not exist; otherwise the account that got a message, or the
   * case that this report opened.
   */
  deposer(nouveau: SignalementAEnregistrer): ResultatDeSignalement | null;
}

export function createSignalementRepository(db: Database): SignalementRepository {
  const [affaires, cibles] = [createAffairesRepository(db), createCiblesAffairesRepository(db)];
  const quizzs = createQuizzRepository(db);
  const comptes = createCompteRepository(db);
  const cibleDe = ({
    quizzId,
    questionId,
    createur,
  }: SignalementAEnregistrer): CibleAffaire | null => {
    if (quizzId === null) {
      const id = trouverIdCompteParPseudo(db, createur);
      return id === null ? null : { genre: "profil", id };
    }
    return questionId === null
      ? { genre: "quizz", id: quizzId }
      : { genre: "question", id: questionId };
  };

  return {
    deposer(nouveau) {
      const { destinataire, auteur, quizzId, motif, text } = nouveau;
      const _id = createIdOfCall(nouveau.envoi, auteur);
      const cible = cibleDe(nouveau);
      const lue = cible === null ? null : cibles.lire(cible);
      if (cible === null || lue === null || lue.quizz !== quizzId) return null;
      // a target that the reporter may not see counts as missing, and is not copied
      const vu = quizzId === null || nouveau.assis || quizzs.date(quizzId, auteur) !== null;
      if (!vu) return null;
      // any other report joins a case: the official account has no reader, and authors must not judge grave reports against them
      if (destinataire === "createur" && !lue.maison && !estMotifSignalementGrave(motif)) {
        const pourquoi =
          motif === "autre" ? "" : `\u00A0: ${NOMS_MOTIFS_SIGNALEMENT[motif].toLowerCase()}`;
        const parties = [`${sujetDe(lue)}${pourquoi}`, text];
        const pseudo = nouveau.signe && auteur !== null ? comptes.lire(auteur)?.pseudo : undefined;
        if (pseudo !== undefined) parties.push(`De la part de ${pseudo}.`);
        createSocialRepository(db).ecrire(null, lue.auteur, parties.join("\n\n"), { _id });
        return { prevenu: lue.auteur, ouverte: null };
      }
      const affaire = affaires.signaler({ cible, auteur, motif, text, _id });
      if (affaire === null) return null;
      const { numero, neuve } = affaire;
      return { prevenu: null, ouverte: neuve ? { numero, auteur: lue.auteur } : null };
    },
  };
}

/** Characters of a question quoted in the message. */
const EXTRAIT_MAX = 80;

/** First line of the message, which names the target. */
function sujetDe({ contenu, titre, rang }: ContenuDeCibleAffaire): string {
  if (contenu.genre === "profil") return "Signalement de votre profil";
  const duQuizz = `de votre quizz «\u00A0${titre}\u00A0»`;
  if (contenu.genre === "quizz") return `Signalement ${duQuizz}`;
  const ligne = contenu.question.text.replaceAll(/\s+/g, " ").trim();
  const lettres = [...ligne];
  const extrait =
    lettres.length > EXTRAIT_MAX ? `${lettres.slice(0, EXTRAIT_MAX).join("").trimEnd()}…` : ligne;
  const dite = extrait === "" ? "" : `, «\u00A0${extrait}\u00A0»,`;
  return `Signalement de la question ${String(rang ?? contenu.rang)}${dite} ${duQuizz}`;
}
