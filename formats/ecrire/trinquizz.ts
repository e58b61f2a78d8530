/** Writes the product's own export file (.trinquizz). Pure: the caller gives the bytes of the media, one at a time. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from "fflate";
import {
  FORMAT_FICHIER_TRINQUIZZ,
  type QuizzDeFichierTrinquizz,
  VERSION_FICHIER_TRINQUIZZ,
} from "#contracts/trinquizz-file.ts";
import {
  ecrireMediaAvecFragment,
  lireMediaAvecFragment,
  retirerFragmentDeMedia,
} from "#contracts/fragment.ts";
import { MEDIA_QUESTION_DEFAUT } from "#contracts/limites.ts";
import type { QuestionImport } from "../lecture.ts";
import { DOSSIER_MEDIAS, NOM_QUIZZ_JSON } from "../lire/trinquizz.ts";

/** Reads the bytes of a stored media by its name; null when the media is gone. */
export type LireMediaStocke = (nom: string) => Promise<Uint8Array<ArrayBuffer> | null>;

export interface MediasAbsentsExport {
  /** Names of the media that are gone; the export has no media in their places. */
  readonly absents: readonly string[];
}

/** Date of every entry of the zip, constant so that the same quizzes give the same bytes. */
const DATE = new Date(1980, 0, 1, 12);

/** Whether the address of a media is that of a stored file, which the export takes along, and not a default picture or another site. */
export const estFichierStocke = (media: string): boolean =>
  media !== "" && media !== MEDIA_QUESTION_DEFAUT && !/^https?:/.test(media);

const mediasDe = ({ media, preuve, suite }: QuestionImport): readonly string[] =>
  [media, preuve?.media ?? "", suite?.media ?? ""]
    .filter(estFichierStocke)
    .map(retirerFragmentDeMedia);

/**
 * The export file, piece by piece, as it is made. `quizz.json` comes last, since a media is named by the hash of its content.
 * @param lireFichier each stored file is asked for once
 * @returns the media that were missing
 */
export async function* ecrireTrinquizz(
  quizz: readonly QuizzDeFichierTrinquizz[],
  lireFichier: LireMediaStocke,
): AsyncGenerator<Uint8Array, MediasAbsentsExport> {
  const prets: Uint8Array[] = [];
  const zip = new Zip((erreur, morceau) => {
    if (erreur !== null) throw erreur;
    prets.push(morceau);
  });
  const noms = new Map<string, string>();
  const ecrits = new Set<string>();
  const absents: string[] = [];
  for (const media of new Set(quizz.flatMap(({ questions }) => questions.flatMap(mediasDe)))) {
    const octets = await lireFichier(media);
    if (octets === null) {
      absents.push(media);
      noms.set(media, "");
      continue;
    }
    const nom = `${bytesToHex(sha256(octets))}.${finDe(media)}`;
    noms.set(media, nom);
    if (ecrits.has(nom)) continue;
    ecrits.add(nom);
    // media are stored in the zip as they are: pictures and sounds are compressed already
    const entree = new ZipPassThrough(DOSSIER_MEDIAS + nom);
    entree.mtime = DATE;
    zip.add(entree);
    entree.push(octets, true);
    yield* prets.splice(0);
  }
  const renommer = (media: string): string => {
    if (!estFichierStocke(media)) return media;
    const adresse = noms.get(retirerFragmentDeMedia(media)) ?? "";
    return adresse === ""
      ? ""
      : ecrireMediaAvecFragment({ ...lireMediaAvecFragment(media), adresse });
  };
  const fichier = {
    format: FORMAT_FICHIER_TRINQUIZZ,
    version: VERSION_FICHIER_TRINQUIZZ,
    quizz: quizz.map((un) => ({
      ...un,
      questions: un.questions.map(({ preuve, suite, ...une }) => ({
        ...une,
        media: renommer(une.media),
        preuve: preuve === null ? null : { ...preuve, media: renommer(preuve.media) },
        suite: suite === null ? null : { ...suite, media: renommer(suite.media) },
      })),
    })),
  };
  const json = new ZipDeflate(NOM_QUIZZ_JSON, { level: 6 });
  json.mtime = DATE;
  zip.add(json);
  json.push(strToU8(JSON.stringify(fichier)), true);
  zip.end();
  yield* prets.splice(0);
  return { absents };
}

/** The file extension of a stored media's name; `bin` when it has none. */
const finDe = (nom: string): string => /\.([a-z\d]{2,5})$/i.exec(nom)?.[1]?.toLowerCase() ?? "bin";

/** The export file of `ecrireTrinquizz`, in one piece. */
export async function ecrireTrinquizzEntier(
  quizz: readonly QuizzDeFichierTrinquizz[],
  lireFichier: LireMediaStocke,
): Promise<{ readonly octets: Uint8Array<ArrayBuffer>; readonly bilan: MediasAbsentsExport }> {
  const ecriture = ecrireTrinquizz(quizz, lireFichier);
  const morceaux: Uint8Array[] = [];
  for (;;) {
    const { done, value } = await ecriture.next();
    if (done === true) return { octets: concatener(morceaux), bilan: value };
    morceaux.push(value);
  }
}

function concatener(morceaux: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const tout = new Uint8Array(morceaux.reduce((total, { length }) => total + length, 0));
  let rang = 0;
  for (const morceau of morceaux) {
    tout.set(morceau, rang);
    rang += morceau.length;
  }
  return tout;
}
