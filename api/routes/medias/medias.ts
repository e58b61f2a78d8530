/** Media routes: stored files, upload, link check (plateforme §5 "Files", §7 "POST /upload", decisions-plateforme "Media"). */
import type { FastifyReply } from "fastify";
import { z } from "zod";
import multipart from "@fastify/multipart";
import { NOMS_MEDIAS_DEFAUT } from "#db/seed-files.ts";
import { composeMediaFolderPath } from "#db/connection.ts";
import { createMediaRepository, type MediaAvecTitre } from "#db/repositories/media-repository.ts";
import {
  CONSEILS_FICHIER_REFUSE,
  reponseCheckUrl,
  reponseMediaEnvoye,
  reponseFichierRefuse,
  requeteCheckUrl,
  PHRASES_MEDIA,
} from "#contracts/medias.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { routesMesMedias, convertirEnReponseMedia } from "./mes-medias.ts";
import { createErreurFichierIntrouvable, HttpError } from "../../services/http-error.ts";
import { createMediaFileStore } from "../../services/medias/file-store.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { createMediaUploadReceiver } from "../../services/medias/upload.ts";
import { createMediaLinkTypeFinder } from "../../services/medias/link-check.ts";

const medias: RegisterApiRoutes = async (app, contexte) => {
  await app.register(routesFichiers, contexte);
  await app.register(routeEnvoi, contexte);
  await app.register(routesMesMedias, contexte);
  await app.register(routeLien, contexte);
};

export default medias;

/** Content security policy of an SVG that is opened as a page: nothing runs or loads, and its origin is its own. */
const CSP_SVG =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; sandbox";

const parNom = z.object({ nom: z.string().max(200) });
const response = describeRouteResponses(
  {
    200: z.unknown().describe("Le fichier."),
    206: z.unknown().describe("La plage demandée."),
  },
  404,
  416,
);

const routesFichiers: RegisterApiRoutes = async (app, { config, db }) => {
  const depot = createMediaRepository(db);
  const fileStore = createMediaFileStore(db, config.DATA_DIR);
  const dossier = composeMediaFolderPath(config.DATA_DIR);

  /** Looks a file up in the database; unknown names never reach the disk. */
  const lire = (nom: string): MediaAvecTitre => {
    const media = depot.lire(nom);
    if (media === null) throw createErreurFichierIntrouvable();
    return media;
  };
  const envoyer = (reply: FastifyReply, { nom }: MediaAvecTitre, fichier: string, type: string) => {
    const isDrawing = type === "image/svg+xml";
    // a drawing is stored only when its text is UTF-8
    reply.type(isDrawing ? `${type}; charset=utf-8` : type);
    if (isDrawing) reply.header("content-security-policy", CSP_SVG);
    // no file name is given: the page that offers a download knows the title
    reply.header("content-disposition", "inline");
    // browsers keep all files but the two default pictures for a year: their random names are never reused; shared caches keep none
    const isDefault = NOMS_MEDIAS_DEFAUT.includes(nom);
    reply.header(
      "cache-control",
      isDefault ? "public, max-age=86400" : "private, max-age=31536000, immutable",
    );
    return reply.sendFile(fichier, dossier, { contentType: false, cacheControl: false });
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
      if (!type.startsWith("image/")) throw new HttpError(404, "Ce fichier n’a pas d’aperçu.");
      // a picture without a preview is sent whole: SVG drawings, and pictures of the starter content, which have no size either
      const enPetit = type !== "image/svg+xml" && media.largeur !== null;
      return enPetit
        ? envoyer(reply, media, fileStore.apercuDe(fichier), "image/webp")
        : envoyer(reply, media, fichier, type);
    },
  });
};

/** Route of the upload of a file. */
const routeEnvoi: RegisterApiRoutes = async (app, { mediaConverter, config, db, rateLimits }) => {
  // multipart forms are accepted by this route only
  await app.register(multipart);
  const fileStore = createMediaFileStore(db, config.DATA_DIR);
  await fileStore.preparer();
  const envois = createMediaUploadReceiver(db, fileStore, mediaConverter);

  app.post("/api/upload", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: ["Médias"],
      summary: "Envoyer un fichier",
      description:
        "Un formulaire `multipart/form-data` d’un seul fichier, de 50\u00A0Mo au plus. Le type est celui du contenu ; les images sont refaites, sans ce que l’appareil y avait écrit. Le même fichier envoyé deux fois garde son nom et ne compte qu’une fois.",
      consumes: ["multipart/form-data"],
      response: {
        ...describeRouteResponses(
          {
            201: describeJsonReply(
              "Le fichier, sous le nom qu’une question peut porter.",
              reponseMediaEnvoye,
            ),
          },
          400,
          401,
          413,
          429,
          503,
          507,
        ),
        415: reponseFichierRefuse.meta({
          description: "D’un type qui n’est pas pris\u00A0; `conseil` dit quoi faire.",
          examples: [
            { message: PHRASES_MEDIA.typeRefuse, conseil: CONSEILS_FICHIER_REFUSE.typeRefuse },
          ],
        }),
      },
    },
    async handler(request, reply) {
      const media = await envois.recevoir(request, exigerSessionConnectee(request).compte);
      void reply.code(201);
      return convertirEnReponseMedia(media);
    },
  });
};

/** Route that checks a link to a media (plateforme §5 "Media links", §7 "GET /check-url"). */
const routeLien: RegisterApiRoutes = async (app, { rateLimits }) => {
  const liens = createMediaLinkTypeFinder();

  app.get("/api/check-url", {
    config: withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: ["Médias"],
      summary: "Le type de ce que montre un lien",
      description:
        "`http` ou `https`, vers un site public et sur son port habituel. Le même refus quelle que soit la raison.",
      querystring: requeteCheckUrl,
      response: describeRouteResponses(
        { 200: describeJsonReply("Son type.", reponseCheckUrl) },
        400,
        401,
        429,
      ),
    },
    async handler({ query: { url } }) {
      const contentType = await liens.typeDe(url);
      if (contentType === null) throw new HttpError(400, PHRASES_MEDIA.lienInvalide);
      return { contentType };
    },
  });
};
