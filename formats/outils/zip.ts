/**
 * Opens untrusted zips: declared sizes are checked before decompression, and bytes are counted during it.
 * fflate decompresses. Pure.
 */
import { Inflate } from "fflate";
import { UnreadableFileError } from "../lecture.ts";
import { ENTREES_ZIP_MAX, RATIO_ZIP_MAX, RATIO_ZIP_LIBRE_SOUS_OCTETS } from "../limites.ts";

/** Random access to the bytes of a file, which may be larger than the memory. */
export interface ByteSource {
  /** Size of the whole source in bytes. */
  readonly taille: number;
  /** The bytes from `debut` up to `fin`, not included; fewer where the file ends before. */
  readonly lire: (debut: number, fin: number) => Uint8Array<ArrayBuffer>;
}

export const createByteSource = (octets: Uint8Array<ArrayBuffer>): ByteSource => ({
  taille: octets.length,
  lire: (debut, fin) => octets.subarray(debut, fin),
});

export interface EntreeZip {
  /** Path of the entry, with forward slashes. */
  readonly nom: string;
  /** Declared size of the entry in bytes, decompressed. */
  readonly taille: number;
}

export interface ArchiveZip {
  readonly entrees: readonly EntreeZip[];
  /** The bytes of an entry. @throws UnreadableFileError when it is not there, is damaged or is more than it declared */
  readonly lire: (nom: string) => Uint8Array<ArrayBuffer>;
}

interface Fiche extends EntreeZip {
  readonly methode: number;
  readonly pliee: number;
  readonly position: number;
}

const FIN = 0x06054b50;
const FICHE = 0x02014b50;
const LOCALE = 0x04034b50;
const STOCKE = 0;
const DEFLATE = 8;
/** Compressed bytes given to fflate at a time: 16 kB decompress to 16 MB at most. */
const BOUCHEE = 16_384;
const SUR_64_BITS = 0xff_ff_ff_ff;
/** The most bytes of the central directory: 5,000 entries with their names. */
const FICHES_OCTETS_MAX = 16_000_000;

const ABIME = "Cette archive est abîmée : refaites l’export, ou envoyez-la de nouveau.";
const BOMBE = "Cette archive se déplie en un fichier démesuré : elle n’est pas lue.";

/** Whether bytes begin as a zip does. */
export const estZip = (octets: Uint8Array): boolean =>
  octets[0] === 0x50 && octets[1] === 0x4b && octets[2] === 3 && octets[3] === 4;

/**
 * Opens a zip, and reads the list of its entries.
 * @param octetsMax the most bytes that all its entries may have together, decompressed
 * @throws UnreadableFileError when it is no zip, is damaged, is ciphered, or declares too much
 */
export function ouvrirZip(fichier: ByteSource, octetsMax: number): ArchiveZip {
  let fiches: Map<string, Fiche>;
  try {
    fiches = lireFiches(fichier);
  } catch (erreur) {
    // a field of the zip lies beyond its end
    if (erreur instanceof RangeError) throw new UnreadableFileError(ABIME);
    throw erreur;
  }
  let total = 0;
  for (const { taille, pliee } of fiches.values()) {
    total += taille;
    const demesure = taille > RATIO_ZIP_LIBRE_SOUS_OCTETS && taille > pliee * RATIO_ZIP_MAX;
    if (total > octetsMax || demesure) throw new UnreadableFileError(BOMBE);
  }
  return {
    entrees: [...fiches.values()].map(({ nom, taille }) => ({ nom, taille })),
    lire(nom) {
      const fiche = fiches.get(nom);
      if (fiche === undefined) throw new UnreadableFileError(ABIME);
      return deplier(fichier, fiche);
    },
  };
}

const voir = (octets: Uint8Array<ArrayBuffer>): DataView =>
  new DataView(octets.buffer, octets.byteOffset, octets.byteLength);

function lireFiches(fichier: ByteSource): Map<string, Fiche> {
  const fin = chercherFin(fichier);
  const nombre = fin.getUint16(10, true);
  const debutFiches = fin.getUint32(16, true);
  if (nombre > ENTREES_ZIP_MAX || debutFiches === SUR_64_BITS) throw new UnreadableFileError(BOMBE);
  const octets = fichier.lire(debutFiches, debutFiches + FICHES_OCTETS_MAX);
  const vue = voir(octets);
  let position = 0;
  const fiches = new Map<string, Fiche>();
  for (let rang = 0; rang < nombre; rang += 1) {
    if (vue.getUint32(position, true) !== FICHE) throw new UnreadableFileError(ABIME);
    const drapeaux = vue.getUint16(position + 8, true);
    const [longueur, ajout, note] = [28, 30, 32].map((decalage) =>
      vue.getUint16(position + decalage, true),
    );
    const debut = position + 46;
    const nom = new TextDecoder()
      .decode(octets.subarray(debut, debut + (longueur ?? 0)))
      .replaceAll("\\", "/");
    if ((drapeaux & 1) !== 0)
      throw new UnreadableFileError("Cette archive a un mot de passe : enlevez-le d’abord.");
    // with a repeated name, two readers could read different entries
    if (fiches.has(nom)) throw new UnreadableFileError(ABIME);
    if (!nom.endsWith("/"))
      fiches.set(nom, {
        nom,
        methode: vue.getUint16(position + 10, true),
        pliee: vue.getUint32(position + 20, true),
        taille: vue.getUint32(position + 24, true),
        position: vue.getUint32(position + 42, true),
      });
    position = debut + (longueur ?? 0) + (ajout ?? 0) + (note ?? 0);
  }
  return fiches;
}

/** The record that ends a zip, before a comment of 64 kB at the most. */
function chercherFin({ taille, lire }: ByteSource): DataView {
  const vue = voir(lire(Math.max(0, taille - 22 - 0xff_ff), taille));
  for (let i = vue.byteLength - 22; i >= 0; i -= 1)
    if (vue.getUint32(i, true) === FIN) return new DataView(vue.buffer, vue.byteOffset + i, 22);
  throw new UnreadableFileError(ABIME);
}

function deplier(fichier: ByteSource, fiche: Fiche): Uint8Array<ArrayBuffer> {
  const { position, pliee, taille, methode } = fiche;
  const locale = voir(fichier.lire(position, position + 30));
  if (locale.byteLength < 30 || locale.getUint32(0, true) !== LOCALE)
    throw new UnreadableFileError(ABIME);
  const debut = position + 30 + locale.getUint16(26, true) + locale.getUint16(28, true);
  const plies = fichier.lire(debut, debut + pliee);
  if (plies.length !== pliee) throw new UnreadableFileError(ABIME);
  if (methode === STOCKE) {
    if (pliee !== taille) throw new UnreadableFileError(ABIME);
    return plies.slice();
  }
  if (methode !== DEFLATE) throw new UnreadableFileError(ABIME);
  return decompresserParMorceaux(plies, taille, (recevoir) => new Inflate(recevoir), true);
}

interface Deplieur {
  push: (morceau: Uint8Array, fin?: boolean) => void;
}

/**
 * Decompresses little by little, and stops at the first byte too many.
 * @param exact whether fewer bytes than `max` are a fault
 * @throws UnreadableFileError
 */
export function decompresserParMorceaux(
  plies: Uint8Array<ArrayBuffer>,
  max: number,
  creer: (recevoir: (morceau: Uint8Array) => void) => Deplieur,
  exact: boolean,
): Uint8Array<ArrayBuffer> {
  const morceaux: Uint8Array[] = [];
  let total = 0;
  const deplieur = creer((morceau) => {
    total += morceau.length;
    if (total > max) throw new UnreadableFileError(BOMBE);
    morceaux.push(morceau);
  });
  try {
    for (let i = 0; i < plies.length; i += BOUCHEE)
      deplieur.push(plies.subarray(i, i + BOUCHEE), i + BOUCHEE >= plies.length);
  } catch (erreur) {
    if (erreur instanceof UnreadableFileError) throw erreur;
    // any error of fflate means damaged bytes
    throw new UnreadableFileError(ABIME);
  }
  if (exact && total !== max) throw new UnreadableFileError(ABIME);
  const tout = new Uint8Array(total);
  let rang = 0;
  for (const morceau of morceaux) {
    tout.set(morceau, rang);
    rang += morceau.length;
  }
  return tout;
}
