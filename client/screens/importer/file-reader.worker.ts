/** Reads a file off the main thread, and keeps it for the media inside. */
import {
  lireFichierImport,
  lireMediaDuFichier,
  preparerSourceImport,
  reconnaitreFormats,
} from "#formats/formats.ts";
import { type FileOrPastedText, refuseOversized } from "#formats/entree.ts";
import { TEXTE_OCTETS_MAX } from "#formats/limites.ts";
import {
  type Consignes,
  UnreadableFileError,
  type IdFormat,
  type QuizzImport,
} from "#formats/lecture.ts";
import { calculerEtatsDesLignesLues } from "./import-en-cours.ts";
import { extractRawLines } from "./raw-lines.ts";
import {
  type ImportReaderMessage,
  type ImportReaderRequest,
  LINES_PER_MESSAGE,
} from "./file-reader.ts";

const dire = (nouvelle: ImportReaderMessage) => {
  postMessage(nouvelle);
};

let contenu: FileOrPastedText = "";
let format: IdFormat = "trinquizz";
/** Bytes of the media that the reading has extracted, by their names. */
let sortis = new Map<string, Uint8Array<ArrayBuffer>>();

/** Number of bytes read at the end of a file, where a zip names its entries. */
const ZIP_END = 1_000_000;
const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer());

/** Declared here: workers have it, but the types of pages, which have no synchronous reads, do not. */
declare const FileReaderSync: new () => { readAsArrayBuffer: (part: Blob) => ArrayBuffer };

/**
 * Opens a file: a small one is loaded; a large one, whose size comes from its media, is read piece by piece.
 * @throws UnreadableFileError when the file would fill the memory
 */
async function openWithinMemory(file: File): Promise<FileOrPastedText> {
  refuseOversized(file.size, await bytesOf(file.slice(0, 8)), await bytesOf(file.slice(-ZIP_END)));
  if (file.size <= TEXTE_OCTETS_MAX) return bytesOf(file);
  return {
    taille: file.size,
    lire: (debut, fin) =>
      new Uint8Array(new FileReaderSync().readAsArrayBuffer(file.slice(debut, fin))),
  };
}

async function lire(
  donne: File | string,
  voulu: IdFormat | null,
  consignes: Consignes,
): Promise<Extract<ImportReaderMessage, { genre: "lu" }>> {
  contenu = typeof donne === "string" ? donne : await openWithinMemory(donne);
  const lecture = await lireFichierImport(contenu, {
    format: voulu ?? undefined,
    consignes,
    onProgres: (part) => dire({ genre: "part", part }),
  });
  ({ format } = lecture);
  sortis = new Map(
    lecture.medias.flatMap(({ nom, octets: siens }) => (siens === null ? [] : [[nom, siens]])),
  );
  const entree = await preparerSourceImport(contenu);
  const reconnus = reconnaitreFormats(entree, consignes).map(({ id }) => id);
  // media leave without their bytes, which are sent when they are asked for
  const medias = lecture.medias.map((un) => ({ ...un, octets: null }));
  const brut = extractRawLines(entree, lecture);
  const { quizz, etats } = calculerEtatsDesLignesLues(lecture.quizz);
  quizz.forEach(({ lignes }, rang) => {
    for (const [debut, fin] of slices(lignes.length))
      dire({
        genre: "lignes",
        rang,
        lignes: lignes.slice(debut, fin),
        etats: etats[rang]?.slice(debut, fin) ?? [],
      });
  });
  for (const [debut, fin] of slices(brut?.length ?? 0))
    dire({ genre: "brut", brut: brut?.slice(debut, fin) ?? [] });
  return {
    genre: "lu",
    lecture: { ...lecture, quizz: quizz.map(withoutLines), medias },
    reconnus,
    brut: brut === null ? null : [],
  };
}

const withoutLines = (quizz: QuizzImport): QuizzImport => ({ ...quizz, lignes: [] });

/** First and last ranks of the lines in each message, for so many lines. */
const slices = (length: number): readonly (readonly [start: number, end: number])[] =>
  Array.from({ length: Math.ceil(length / LINES_PER_MESSAGE) }, (_, n) => [
    n * LINES_PER_MESSAGE,
    (n + 1) * LINES_PER_MESSAGE,
  ]);

const donnerMedia = (nom: string): Uint8Array<ArrayBuffer> =>
  sortis.get(nom) ?? lireMediaDuFichier(contenu, format, nom);

const ILLISIBLE =
  "Ce fichier n’a pas pu être lu. Vérifiez qu’il s’ouvre, puis déposez-le à nouveau.";

addEventListener("message", ({ data }: MessageEvent<ImportReaderRequest>) => {
  const faire = async (): Promise<ImportReaderMessage> =>
    data.genre === "lire"
      ? lire(data.donne, data.format, data.consignes)
      : { genre: "media", nom: data.nom, octets: donnerMedia(data.nom) };
  faire().then(dire, (erreur: unknown) => {
    const message = erreur instanceof UnreadableFileError ? erreur.message : ILLISIBLE;
    dire({ genre: "echec", message });
  });
});
