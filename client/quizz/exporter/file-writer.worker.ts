/** Writes export files off the main thread, and fetches their media one at a time. */
import { ecrireGift } from "#formats/ecrire/gift.ts";
import { ecrireKahoot } from "#formats/ecrire/kahoot.ts";
import { ecrireMoodleXml } from "#formats/ecrire/moodle-xml.ts";
import { ecrireCsv, ecrireXlsx } from "#formats/ecrire/tableau.ts";
import { ecrireTrinquizz, type LireMediaStocke } from "#formats/ecrire/trinquizz.ts";
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import type {
  ExportWriterRequest,
  ExportDeQuizzEcrit,
  ExportWriterMessage,
} from "./file-writer.ts";

const dire = (nouvelle: ExportWriterMessage) => {
  postMessage(nouvelle);
};

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * The bytes of a media to export; null when the server no longer has it. Throws when the server cannot be reached: an export without its media would be
 * incomplete.
 */
const lireMediaStocke: LireMediaStocke = async (nom) => {
  const reponse = await fetch(`/media/${encodeURIComponent(nom)}`);
  if (reponse.status === 404) return null;
  if (!reponse.ok) throw new Error(`media: ${String(reponse.status)}`);
  return new Uint8Array(await reponse.arrayBuffer());
};

async function ecrireLeNotre(
  quizz: readonly QuizzDeFichierTrinquizz[],
): Promise<ExportDeQuizzEcrit> {
  const ecriture = ecrireTrinquizz(quizz, async (nom) => {
    const lu = await lireMediaStocke(nom);
    dire({ genre: "avance" });
    return lu;
  });
  // the file is put together from Blobs, which browsers may keep on disk, instead of one array held in memory
  let morceaux: Blob[] = [];
  for (;;) {
    const { done, value } = await ecriture.next();
    if (done === true)
      return {
        fichier: new Blob(morceaux, { type: "application/zip" }),
        ecarts: [],
        absents: value.absents.length,
      };
    morceaux.push(new Blob([value.slice()]));
    if (morceaux.length >= 256) morceaux = [new Blob(morceaux)];
  }
}

async function ecrire({ format, quizz }: ExportWriterRequest): Promise<ExportDeQuizzEcrit> {
  const [premier] = quizz;
  if (format === "trinquizz" || premier === undefined) return ecrireLeNotre(quizz);
  switch (format) {
    case "csv":
      return {
        fichier: new Blob([ecrireCsv(premier)], { type: "text/csv" }),
        ecarts: [],
        absents: 0,
      };
    case "xlsx":
      return { fichier: new Blob([ecrireXlsx(premier)], { type: XLSX }), ecarts: [], absents: 0 };
    case "kahoot": {
      const { octets, ecarts } = ecrireKahoot(premier);
      return { fichier: new Blob([octets], { type: XLSX }), ecarts, absents: 0 };
    }
    case "gift": {
      const { texte, ecarts } = ecrireGift(premier);
      return { fichier: new Blob([texte], { type: "text/plain" }), ecarts, absents: 0 };
    }
    case "moodle": {
      const { morceaux, ecarts, absents } = await ecrireMoodleXml(premier, lireMediaStocke);
      return { fichier: new Blob([...morceaux], { type: "text/xml" }), ecarts, absents };
    }
  }
}

addEventListener("message", ({ data }: MessageEvent<ExportWriterRequest>) => {
  ecrire(data).then(
    (ecrit) => dire({ genre: "ecrit", ecrit }),
    () => dire({ genre: "echec" }),
  );
});
