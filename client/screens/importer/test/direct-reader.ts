/** The reader of files without its worker, which tests do not have. */
import { quizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import { ecrireTrinquizzEntier } from "#formats/ecrire/trinquizz.ts";
import { lireFichierImport, lireMediaDuFichier } from "#formats/formats.ts";
import type { LectureFichier } from "#formats/lecture.ts";
import type { ImportReader } from "../file-reader.ts";

/** Readers that are open. */
export const ouverts = new Set<ImportReader>();
/** Promise that the readings wait for, when it is not null. */
export const attente: { fin: Promise<void> | null } = { fin: null };

export function ouvrirDirectement(): ImportReader {
  let octets = new Uint8Array();
  let lecture: LectureFichier | null = null;
  const rater = (erreur: unknown) =>
    ({ ok: false, message: erreur instanceof Error ? erreur.message : "" }) as const;
  const lecteur: ImportReader = {
    async lire(donne, format, _surPart, consignes) {
      try {
        await attente.fin;
        octets =
          typeof donne === "string"
            ? new TextEncoder().encode(donne)
            : new Uint8Array(await donne.arrayBuffer());
        lecture = await lireFichierImport(octets, { format: format ?? undefined, consignes });
        return { ok: true, fait: { lecture, reconnus: [lecture.format], brut: null } };
      } catch (erreur) {
        return rater(erreur);
      }
    },
    media(nom) {
      try {
        if (!ouverts.has(lecteur) || lecture === null) throw new Error("closed");
        return Promise.resolve({ ok: true, fait: lireMediaDuFichier(octets, lecture.format, nom) });
      } catch (erreur) {
        return Promise.resolve(rater(erreur));
      }
    },
    fermer: () => void ouverts.delete(lecteur),
  };
  ouverts.add(lecteur);
  return lecteur;
}

/** A file in our format: two questions, each with an image. */
export async function fichierAvecImages(): Promise<File> {
  const questions = ["brie.png", "comte.png"].map((media) => ({
    type: "rien",
    text: media,
    media,
  }));
  const quizz = quizzDeFichierTrinquizz.parse({ title: "Fromages, ou presque", questions });
  const { octets } = await ecrireTrinquizzEntier([quizz], (nom) =>
    Promise.resolve(Uint8Array.from([0x89, 0x50, 0x4e, 0x47, nom.length])),
  );
  return new File([octets], "fromages.trinquizz");
}
