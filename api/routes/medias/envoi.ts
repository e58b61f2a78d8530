/** Sending a file: plateforme §5 "Files", §7 "POST /upload". */
import multipart from "@fastify/multipart";
import { CONSEILS_MEDIA, mediaEnvoye, refusFichier, TEXTES_MEDIA } from "#contracts/medias.ts";
import type { Routes } from "../../context.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourConnecte, sessionDe } from "../../plugins/sessions.ts";
import { createEnvois } from "../../services/medias/upload.ts";
import { createRayon } from "../../services/medias/file-store.ts";
import { versMedia } from "../../services/medias/vers-media.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";

export const routeEnvoi: Routes = async (app, { atelier, config, db, limites }) => {
  // here alone: everywhere else a form is refused by its type
  await app.register(multipart);
  const rayon = createRayon(db, config.DATA_DIR);
  await rayon.preparer();
  const envois = createEnvois(db, rayon, atelier);

  app.post("/api/upload", {
    config: pourConnecte(parMinute(limites.ecrituresParMinute)),
    schema: {
      tags: ["Médias"],
      summary: "Envoyer un fichier",
      description:
        "Un formulaire `multipart/form-data` d’un seul fichier, de 50\u00A0Mo au plus. Le type est celui du contenu ; les images sont refaites, sans ce que l’appareil y avait écrit. Le même fichier envoyé deux fois garde son nom et ne compte qu’une fois.",
      consumes: ["multipart/form-data"],
      response: {
        ...reponses(
          { 201: reponse("Le fichier, sous le nom qu’une question peut porter.", mediaEnvoye) },
          400,
          401,
          413,
          429,
          503,
          507,
        ),
        415: refusFichier.meta({
          description: "D’un type qui n’est pas pris\u00A0; `conseil` dit quoi faire.",
          examples: [{ message: TEXTES_MEDIA.typeRefuse, conseil: CONSEILS_MEDIA.typeRefuse }],
        }),
      },
    },
    async handler(request, reply) {
      const media = await envois.recevoir(request, sessionDe(request).compte);
      void reply.code(201);
      return versMedia(media);
    },
  });
};
