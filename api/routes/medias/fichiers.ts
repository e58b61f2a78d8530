/** Media files (plateforme §7, decisions-plateforme "Media"): ranges, long cache, and no script out of a drawing. */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { MEDIAS_DEFAUT } from "#db/seed-files.ts";
import { dossierMedia } from "#db/seed.ts";
import { createMediaRepository, type MediaRange } from "#db/repositories/media-repository.ts";
import type { Routes } from "../../context.ts";
import { ErreurHttp } from "../../services/http-error.ts";
import { fichierIntrouvable } from "../../services/refusals.ts";
import { createRayon } from "../../services/medias/file-store.ts";
import { reponses } from "../../services/route-schemas.ts";

/** A drawing opened as a page of its own runs nothing, loads nothing, and is nobody's origin. */
const CSP_SVG =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const UN_JOUR_MS = 86_400_000;
const UN_AN_MS = 365 * UN_JOUR_MS;

const parNom = z.object({ nom: z.string().max(200) });
const response = reponses(
  {
    200: z.unknown().describe("Le fichier."),
    206: z.unknown().describe("La plage demandée."),
  },
  404,
  416,
);

export const routesFichiers: Routes = async (app, { config, db }) => {
  const depot = createMediaRepository(db);
  const rayon = createRayon(db, config.DATA_DIR);
  const dossier = dossierMedia(config.DATA_DIR);

  /** The table knows every file there is: what it does not know is never looked for on the disk. */
  const lire = (nom: string): MediaRange => {
    const media = depot.lire(nom);
    if (media === null) throw fichierIntrouvable();
    return media;
  };
  const envoyer = (reply: FastifyReply, { nom }: MediaRange, fichier: string, type: string) => {
    reply.type(type);
    if (type === "image/svg+xml") reply.header("content-security-policy", CSP_SVG);
    // without a name: a page that offers it gives it the title that its owner knows (`download`), and the address has one
    reply.header("content-disposition", "inline");
    // a random name never comes to mean another file; the two fixed ones may change with a version
    const immutable = !MEDIAS_DEFAUT.includes(nom);
    return reply.sendFile(fichier, dossier, {
      contentType: false,
      immutable,
      maxAge: immutable ? UN_AN_MS : UN_JOUR_MS,
    });
  };

  app.get("/media/:nom", {
    schema: {
      tags: ["Médias"],
      summary: "Un fichier média",
      description:
        "Accepte une plage d’octets (`Range`), une seule à la fois. Les noms sont tirés au hasard par le serveur.",
      params: parNom,
      response,
    },
    handler(request, reply) {
      const media = lire(request.params.nom);
      return envoyer(reply, media, media.fichier, media.type);
    },
  });

  app.get("/media/apercu/:nom", {
    schema: {
      tags: ["Médias"],
      summary: "Une image en petit",
      description:
        "320\u00A0pixels au plus, la première d’une animation. Un dessin, ou une image d’avant les aperçus, se donne tel quel ; un son ou une vidéo n’en a pas.",
      params: parNom,
      response,
    },
    handler(request, reply) {
      const media = lire(request.params.nom);
      const { fichier, type } = media;
      if (!type.startsWith("image/")) throw new ErreurHttp(404, "Ce fichier n’a pas d’aperçu.");
      // pictures that were sent have their size, and a preview; those that came with the product have neither
      const enPetit = type !== "image/svg+xml" && media.largeur !== null;
      return enPetit
        ? envoyer(reply, media, rayon.apercuDe(fichier), "image/webp")
        : envoyer(reply, media, fichier, type);
    },
  });
};
