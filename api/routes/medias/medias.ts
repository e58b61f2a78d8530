/** Media files (plateforme §7, decisions-plateforme "Media"): ranges, long cache, and no script out of a drawing. */
import { z } from "zod";
import { MEDIAS_DEFAUT } from "#db/contenu.ts";
import { dossierMedia } from "#db/remplir.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import type { Routes } from "../../contexte.ts";
import { ErreurHttp } from "../../services/erreur-http.ts";
import { reponses } from "../../services/reponses.ts";

/** A drawing opened as a page of its own runs nothing, loads nothing, and is nobody's origin. */
const CSP_SVG =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";
const UN_JOUR_MS = 86_400_000;
const UN_AN_MS = 365 * UN_JOUR_MS;

const medias: Routes = async (app, { config, db }) => {
  const depot = createMediaRepository(db);
  const dossier = dossierMedia(config.DATA_DIR);

  app.get("/media/:nom", {
    schema: {
      tags: ["Médias"],
      summary: "Un fichier média",
      description:
        "Accepte une plage d’octets (`Range`), une seule à la fois. Les noms sont tirés au hasard par le serveur.",
      params: z.object({ nom: z.string().max(200) }),
      response: reponses(
        {
          200: z.unknown().describe("Le fichier."),
          206: z.unknown().describe("La plage demandée."),
        },
        404,
        416,
      ),
    },
    handler(request, reply) {
      const { nom } = request.params;
      // the table knows every file there is: what it does not know is never looked for on the disk
      const media = depot.lire(nom);
      if (media === null) throw new ErreurHttp(404, "Ce fichier n’existe pas.");
      reply.type(media.type);
      if (media.type === "image/svg+xml") reply.header("content-security-policy", CSP_SVG);
      // a random name never comes to mean another file; the two fixed ones may change with a version
      const immutable = !MEDIAS_DEFAUT.includes(nom);
      return reply.sendFile(nom, dossier, {
        contentType: false,
        immutable,
        maxAge: immutable ? UN_AN_MS : UN_JOUR_MS,
      });
    },
  });
};

export default medias;
