/**
 * Files that somebody else has sent: whoever copies a quizz, and the creator of one that a co-author writes, get rows of their own on the
 * same stored files, so that no other account can delete what their quizz shows (docs/decisions/0078, 0076). Call it within the
 * transaction of the copy or save.
 */
import { extname } from "node:path";
import { z } from "zod";
import { retirerFragmentDeMedia } from "#contracts/fragment.ts";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { MEDIAS_PAR_COMPTE_MAX } from "#contracts/medias.ts";
import type { Question } from "#contracts/quizz.ts";
import type { Database } from "../connection.ts";
import { createRandomMediaName } from "../ids.ts";
import { NOMS_MEDIAS_DEFAUT } from "../seed-files.ts";
import { createMediaRepository, type MediaAEnregistrer } from "./media-repository.ts";
import { remplacerMediasDeQuestion } from "./usage-media-repository.ts";
import { listerMediasStockesDesQuestions } from "./version-repository.ts";

/** The account has no room for the files: their bytes (`stockagePlein`) or their number (`tropDeMedias`). */
export const mediaQuotaRefusal = z.object({ raison: z.enum(["stockagePlein", "tropDeMedias"]) });
export type MediaQuotaRefusal = z.infer<typeof mediaQuotaRefusal>;

/** Fields of a question that show a file. */
type QuiMontre = Pick<Question, "media" | "preuve" | "suite">;

interface MediasDUneCopie {
  /** Shows the receiver's files, with the same fragments. */
  montrer<Une extends QuiMontre>(question: Une): Une;
  /** For each file of the original, the name of the receiver's own. */
  readonly noms: ReadonlyMap<string, string>;
  /** Adds the rows of the files that the receiver had not. */
  deposer(): void;
}

interface MediasDeCopie {
  /**
   * Finds the receiver's rows of these files and names the missing ones, without writing. Files that moderation refuses, default pictures
   * and addresses stay as they are. `de`: the only account whose files are replaced; null: those of every account are.
   */
  prevoir(
    quizz: {
      readonly de: string | null;
      readonly title: string;
      readonly questions: readonly QuiMontre[];
    },
    compte: string,
  ): MediasDUneCopie | MediaQuotaRefusal;
}

export function createAttributionDesMediasCopies(db: Database): MediasDeCopie {
  const depot = createMediaRepository(db);

  return {
    prevoir({ de, title, questions }, compte) {
      const dAutrui = listerMediasStockesDesQuestions(questions).flatMap((nom) => {
        const media = NOMS_MEDIAS_DEFAUT.includes(nom) ? null : depot.lire(nom);
        if (media === null || media.proprietaire === compte) return [];
        if (de !== null && media.proprietaire !== de) return [];
        return depot.refuse(media.fichier) ? [] : [media];
      });
      const parNom = new Map<string, string>();
      if (dAutrui.length === 0)
        return { montrer: (question) => question, noms: parNom, deposer: () => {} };

      const siens = depot.lister(compte);
      const parFichier = new Map(siens.map(({ fichier, nom }) => [fichier, nom]));
      const neufs: MediaAEnregistrer[] = [];
      for (const { date: _date, ...media } of dAutrui) {
        const nom = parFichier.get(media.fichier) ?? createRandomMediaName(extname(media.nom));
        parNom.set(media.nom, nom);
        if (parFichier.has(media.fichier)) continue;
        parFichier.set(media.fichier, nom);
        // the title of the quizz becomes the media's: its owner's title often is a file's name, which may say more than the quizz
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
        montrer: (question) => remplacerMediasDeQuestion(question, remplacer),
        noms: parNom,
        deposer: () => neufs.forEach((media) => void depot.deposer(media)),
      };
    },
  };
}
