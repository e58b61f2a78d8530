/** Receives a file from an account: form, conversion, quota, storage (plateforme §5 "Files", decisions-plateforme "Media"). */
import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { basename } from "node:path";
import { normalizeIP } from "@fastify/rate-limit";
import type { FastifyRequest } from "fastify";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import {
  CONSEILS_FICHIER_REFUSE,
  FICHIER_MEDIA_OCTETS_MAX,
  MEDIAS_PAR_COMPTE_MAX,
  PHRASES_MEDIA,
  deduireTitreDeFichier,
} from "#contracts/medias.ts";
import { createRandomMediaName } from "#db/ids.ts";
import type { Database } from "#db/connection.ts";
import { createMediaRepository, type MediaAvecTitre } from "#db/repositories/media-repository.ts";
import { createErreurStockagePlein, HttpError } from "../http-error.ts";
import type { MediaConverter } from "./media-converter.ts";
import type { RaisonRefusFichier } from "./media-types.ts";
import type { MediaFileStore } from "./file-store.ts";
import { createUploadSlots, type UploadSlot } from "./upload-places.ts";

const REESSAYER_S = 10;

const tropDeFichiers = () =>
  new HttpError(
    507,
    `Vous avez déjà ${MEDIAS_PAR_COMPTE_MAX}\u00A0fichiers. Supprimez-en dans «\u00A0Mes médias\u00A0» pour faire de la place.`,
  );
const fichierRetire = () =>
  new HttpError(
    403,
    "La modération a retiré ce fichier : il n’est plus accepté ici. Choisissez-en un autre.",
  );
const disquePlein = () =>
  new HttpError(507, "Le serveur n’a plus de place pour ce fichier. Prévenez qui s’en occupe.");

/** Refusal in the words of the specification, with advice for an unaccepted type. */
function fichierRefuse(raison: RaisonRefusFichier): HttpError {
  if (raison === "illisible") return new HttpError(400, PHRASES_MEDIA.illisible);
  const details = { conseil: CONSEILS_FICHIER_REFUSE[raison] };
  // a picture with too many pixels is said to be unreadable, since its type is an accepted one
  const message = raison === "tropDePixels" ? PHRASES_MEDIA.illisible : PHRASES_MEDIA.typeRefuse;
  return new HttpError(415, message, { details });
}

export interface MediaUploadReceiver {
  /**
   * Receives the file of a request. Throws 400, 403, 413, 415, 429, 503 or 507 with a sentence; a refused or interrupted file
   * leaves nothing behind.
   */
  recevoir(request: FastifyRequest, compte: string): Promise<MediaAvecTitre>;
}

export function createMediaUploadReceiver(
  db: Database,
  fileStore: MediaFileStore,
  mediaConverter: Pick<MediaConverter, "faire">,
  stockageMax = STOCKAGE_COMPTE_OCTETS_MAX,
): MediaUploadReceiver {
  const depot = createMediaRepository(db);
  const quota = createQuota((compte) => depot.taille(compte), stockageMax);
  const places = createUploadSlots();

  async function prendre(
    request: FastifyRequest,
    compte: string,
    reservation: ReservationDeStockageMedia,
    place: UploadSlot,
    chemin: string,
  ): Promise<MediaAvecTitre> {
    if (depot.nombre(compte) >= MEDIAS_PAR_COMPTE_MAX) throw tropDeFichiers();
    if (!reservation.porter(tailleAnnoncee(request))) throw createErreurStockagePlein();
    const { titre } = await receiveFile(request, place, chemin);
    place.complete();
    const fait = await mediaConverter.faire(chemin, fileStore.envois, `${basename(chemin)}.image`);
    if (fait.sorte === "disquePlein") throw disquePlein();
    if (fait.sorte === "refus") throw fichierRefuse(fait.raison);
    const { type, extension, largeur, hauteur } = fait;
    const [{ size: taille }, empreinte] = [await stat(fait.chemin), await hacher(fait.chemin)];
    const fichier = `${empreinte}${extension}`;
    if (depot.refuse(fichier)) throw fichierRetire();
    // the reservation takes the size of the converted file: a re-encoded picture may be larger than the received one
    if (!reservation.porter(taille)) throw createErreurStockagePlein();
    return fileStore.ranger(
      {
        nom: createRandomMediaName(extension),
        type,
        taille,
        proprietaire: compte,
        titre,
        fichier,
        largeur,
        hauteur,
      },
      fait.chemin,
      fait.apercu,
    );
  }

  return {
    async recevoir(request, compte) {
      const place = places.take({ compte, adresse: normalizeIP(request.ip) });
      if (typeof place === "string") {
        const message =
          "Trop d’envois à la fois. Attendez la fin des autres fichiers, puis réessayez.";
        throw new HttpError(place === "account" ? 429 : 503, message, { reessayerS: REESSAYER_S });
      }
      const reservation = quota.ouvrir(compte);
      const chemin = fileStore.neuf();
      try {
        return await prendre(request, compte, reservation, place, chemin);
      } catch (erreur) {
        throw estDisquePlein(erreur) ? disquePlein() : erreur;
      } finally {
        place.release();
        reservation.rendre();
        for (const suffixe of ["", ".image", ".image.apercu"])
          await rm(`${chemin}${suffixe}`, { force: true });
      }
    },
  };
}

async function hacher(chemin: string): Promise<string> {
  const empreinte = createHash("sha256");
  for await (const morceau of createReadStream(chemin)) empreinte.update(morceau);
  return empreinte.digest("hex");
}

const estDisquePlein = (erreur: unknown): boolean =>
  erreur instanceof Error && "code" in erreur && erreur.code === "ENOSPC";

/** Bytes that a form adds around its file. */
const AUTOUR_MAX = 16 * 1024;
const LIMITES = {
  fileSize: FICHIER_MEDIA_OCTETS_MAX,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  fieldNameSize: 100,
};

const tropGros = () => new HttpError(413, PHRASES_MEDIA.tropGros);
const tropLent = () =>
  new HttpError(
    503,
    "Cet envoi avançait trop lentement, et d’autres attendaient. Réessayez sur une meilleure connexion.",
  );
const aucun = () => new HttpError(400, PHRASES_MEDIA.aucun);

/** Holds a disk error, so that it is not taken for an error of the form. */
interface Disque {
  erreur: unknown;
}

/** Announced size of the file in bytes, or the maximum when unknown. Throws 413 when it is too large. */
function tailleAnnoncee({ headers }: FastifyRequest): number {
  const annoncee = Number(headers["content-length"] ?? FICHIER_MEDIA_OCTETS_MAX);
  if (annoncee > FICHIER_MEDIA_OCTETS_MAX + AUTOUR_MAX) throw tropGros();
  return Math.min(annoncee, FICHIER_MEDIA_OCTETS_MAX);
}

/**
 * Writes the file of a form to `chemin`, which does not exist yet. Throws 400, 413, or the disk's error; the caller
 * removes what was written.
 * @returns its title: its name, cleaned
 */
async function receiveFile(
  request: FastifyRequest,
  place: UploadSlot,
  chemin: string,
): Promise<{ titre: string }> {
  if (!request.isMultipart()) throw aucun();
  let titre: string | null = null;
  const disque: Disque = { erreur: null };
  try {
    for await (const part of request.parts({ limits: LIMITES })) {
      if (part.type !== "file") throw aucun();
      await ecrire(part, place, chemin, disque);
      titre = deduireTitreDeFichier(part.filename ?? "");
    }
  } catch (erreur) {
    if (erreur instanceof HttpError) throw erreur;
    if (place.signal.aborted) throw tropLent();
    if (disque.erreur !== null) throw disque.erreur;
    throw lire(erreur);
  }
  if (titre === null) throw aucun();
  return { titre };
}

async function ecrire(
  part: MultipartFile,
  place: UploadSlot,
  chemin: string,
  disque: Disque,
): Promise<void> {
  let octets = 0;
  const compter = new Transform({
    transform(morceau: Buffer, _encodage, suite) {
      octets += morceau.length;
      place.received(morceau.length);
      suite(null, morceau);
    },
  });
  const cible = createWriteStream(chemin, { flags: "wx" });
  cible.on("error", (erreur) => {
    disque.erreur = erreur;
  });
  await pipeline(part.file, compter, cible, { signal: place.signal });
  // an empty file counts as none: browsers send one when none was chosen
  if (octets === 0) throw aucun();
}

/** Refusal for an error of the form or of the connection. */
function lire(erreur: unknown): HttpError {
  const code = erreur instanceof Error && "code" in erreur ? String(erreur.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tropGros();
  if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return new HttpError(400, "Envoyez un seul fichier à la fois.");
  return new HttpError(400, PHRASES_MEDIA.illisible);
}

/**
 * An upload's reservation of storage, so that two simultaneous files cannot both take an account's last bytes
 * (decisions-plateforme "Media"). Reservations live in memory because no upload survives a restart.
 */
export interface ReservationDeStockageMedia {
  /** Changes the reservation to `octets` bytes. False, and nothing changes, when the account has no room. */
  porter(octets: number): boolean;
  rendre(): void;
}

export interface ReserveurDeStockageMedia {
  /** A reservation of 0 bytes. */
  ouvrir(compte: string): ReservationDeStockageMedia;
}

/**
 * @param pris bytes that an account's files take already
 * @param max bytes of an account
 */
function createQuota(pris: (compte: string) => number, max: number): ReserveurDeStockageMedia {
  const parCompte = new Map<string, { envois: number; octets: number }>();
  return {
    ouvrir(compte) {
      const total = parCompte.get(compte) ?? { envois: 0, octets: 0 };
      total.envois++;
      parCompte.set(compte, total);
      let [mien, ouverte] = [0, true];
      return {
        porter(octets) {
          const autres = total.octets - mien;
          if (octets > mien && pris(compte) + autres + octets > max) return false;
          total.octets = autres + octets;
          mien = octets;
          return true;
        },
        rendre() {
          if (!ouverte) return;
          ouverte = false;
          total.octets -= mien;
          total.envois--;
          if (total.envois === 0) parCompte.delete(compte);
        },
      };
    },
  };
}
