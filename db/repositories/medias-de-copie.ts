/**
 * Files of a copied quizz: whoever copies it gets rows of their own on the same stored files, so that the copy owes nothing to the
 * creator's (docs/decisions/0078). Callers are within the transaction of the copy, which also sees a file deleted just before.
 */
import { extname } from "node:path";
import { z } from "zod";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { MEDIAS_PAR_COMPTE_MAX } from "#contracts/medias.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { Database } from "../connection.ts";
import { createRandomMediaName } from "../ids.ts";
import { NOMS_MEDIAS_DEFAUT } from "../seed-files.ts";
import { createMediaRepository, type MediaAEnregistrer } from "./media-repository.ts";
import { remplacerMedias } from "./usage-media-repository.ts";
import { listerMediasStockesDesQuestions } from "./version-repository.ts";

/** The account has no room for the files: their bytes (`stockagePlein`) or their number (`tropDeMedias`). */
export const mediaQuotaRefusal = z.object({ raison: z.enum(["stockagePlein", "tropDeMedias"]) });
export type MediaQuotaRefusal = z.infer<typeof mediaQuotaRefusal>;

interface MediasDUneCopie {
  /** Questions that show the copier's files, with the same fragments. */
  readonly questions: readonly Question[];
  /** Adds the rows of the files that the copier had not. */
  deposer(): void;
}

interface MediasDeCopie {
  /**
   * Finds or names the copier's files, without writing. Files of other accounts than the creator's, files that moderation refuses,
   * default pictures and addresses stay as they are.
   */
  prevoir(
    quizz: Pick<Quizz, "createur" | "title" | "questions">,
    compte: string,
  ): MediasDUneCopie | MediaQuotaRefusal;
}

export function createMediasDeCopie(db: Database): MediasDeCopie {
  const depot = createMediaRepository(db);

  return {
    prevoir({ createur, title, questions }, compte) {
      const dAutrui = listerMediasStockesDesQuestions(questions).flatMap((nom) => {
        const media = NOMS_MEDIAS_DEFAUT.includes(nom) ? null : depot.lire(nom);
        if (media?.proprietaire !== createur || createur === compte) return [];
        return depot.refuse(media.fichier) ? [] : [media];
      });
      if (dAutrui.length === 0) return { questions, deposer: () => {} };

      const siens = depot.lister(compte);
      const parFichier = new Map(siens.map(({ fichier, nom }) => [fichier, nom]));
      const parNom = new Map<string, string>();
      const neufs: MediaAEnregistrer[] = [];
      for (const { date: _date, ...media } of dAutrui) {
        const nom = parFichier.get(media.fichier) ?? createRandomMediaName(extname(media.nom));
        parNom.set(media.nom, nom);
        if (parFichier.has(media.fichier)) continue;
        parFichier.set(media.fichier, nom);
        // the creator's title often is a file's name, which may say more than the quizz does
        neufs.push({ ...media, nom, titre: title, proprietaire: compte });
      }
      const octets = [...siens, ...neufs].reduce((somme, { taille }) => somme + taille, 0);
      if (neufs.length > 0 && octets > STOCKAGE_COMPTE_OCTETS_MAX)
        return { raison: "stockagePlein" };
      if (neufs.length > 0 && siens.length + neufs.length > MEDIAS_PAR_COMPTE_MAX)
        return { raison: "tropDeMedias" };

      const remplacer = (media: string): string => {
        const nom = retirerFragmentDeMedia(media);
        return (parNom.get(nom) ?? nom) + media.slice(nom.length);
      };
      return {
        questions: questions.map((question) => remplacerMedias(question, remplacer)),
        deposer: () => neufs.forEach((media) => void depot.deposer(media)),
      };
    },
  };
}
