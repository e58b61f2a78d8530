/** A file on its way in: one, straight to the disk, never whole in memory (plateforme §7 "POST /upload"). */
import { createWriteStream } from "node:fs";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { FICHIER_MAX, TEXTES_MEDIA, titreDeFichier } from "#contracts/medias.ts";
import { ErreurHttp } from "../http-error.ts";

/** What a form adds around its file, in bytes. */
const AUTOUR_MAX = 16 * 1024;
const LIMITES = {
  fileSize: FICHIER_MAX,
  files: 1,
  fields: 0,
  parts: 1,
  headerPairs: 20,
  fieldNameSize: 100,
};

const tropGros = () => new ErreurHttp(413, TEXTES_MEDIA.tropGros);
const aucun = () => new ErreurHttp(400, TEXTES_MEDIA.aucun);

/** What went wrong on our side, if anything did. */
interface Disque {
  erreur: unknown;
}

/** Bytes of the file that a request announces, or the most it may send. Throws 413 when it is too many. */
export function tailleAnnoncee({ headers }: FastifyRequest): number {
  const annoncee = Number(headers["content-length"] ?? FICHIER_MAX);
  if (annoncee > FICHIER_MAX + AUTOUR_MAX) throw tropGros();
  return Math.min(annoncee, FICHIER_MAX);
}

/**
 * Writes the file of a form to `chemin`, which does not exist yet. Throws 400, 413, or the error of a disk that cannot be written;
 * what was written by then is for the caller to remove.
 * @returns its title: its name, cleaned
 */
export async function recevoirFichier(
  request: FastifyRequest,
  chemin: string,
): Promise<{ titre: string }> {
  if (!request.isMultipart()) throw aucun();
  let titre: string | null = null;
  const disque: Disque = { erreur: null };
  try {
    for await (const part of request.parts({ limits: LIMITES })) {
      if (part.type !== "file") throw aucun();
      await ecrire(part, chemin, disque);
      titre = titreDeFichier(part.filename ?? "");
    }
  } catch (erreur) {
    if (erreur instanceof ErreurHttp) throw erreur;
    if (disque.erreur !== null) throw disque.erreur;
    throw lire(erreur);
  }
  if (titre === null) throw aucun();
  return { titre };
}

async function ecrire(part: MultipartFile, chemin: string, disque: Disque): Promise<void> {
  let octets = 0;
  const compter = new Transform({
    transform(morceau: Buffer, _encodage, suite) {
      octets += morceau.length;
      suite(null, morceau);
    },
  });
  const cible = createWriteStream(chemin, { flags: "wx" });
  cible.on("error", (erreur) => {
    disque.erreur = erreur;
  });
  await pipeline(part.file, compter, cible);
  // what a browser sends of a form in which no file was chosen
  if (octets === 0) throw aucun();
}

/** What is wrong with a form, or with the line that it came by. */
function lire(erreur: unknown): ErreurHttp {
  const code = erreur instanceof Error && "code" in erreur ? String(erreur.code) : "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tropGros();
  if (/^FST_(?:PARTS|FILES|FIELDS)_LIMIT$/.test(code))
    return new ErreurHttp(400, "Envoyez un seul fichier à la fois.");
  return new ErreurHttp(400, TEXTES_MEDIA.illisible);
}
