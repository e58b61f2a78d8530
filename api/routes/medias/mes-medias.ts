/** One's own files: list, rename, delete, replace, and where each is used. */
import { z } from "zod";
import { STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import {
  corpsChangementTitreMedia,
  type MediaEnvoye,
  reponseMediaRemplace,
  reponseMesMedias,
  corpsRemplacementMedia,
  type UsageMedia,
} from "#contracts/medias.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { createMediaRepository, type MediaAvecTitre } from "#db/repositories/media-repository.ts";
import { createUsageMediaRepository } from "#db/repositories/usage-media-repository.ts";
import type { RegisterApiRoutes } from "../../context.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withMemberAccess, exigerSessionConnectee } from "../../plugins/sessions.ts";
import { createErreurFichierIntrouvable, HttpError } from "../../services/http-error.ts";
import { createMediaFileStore } from "../../services/medias/file-store.ts";
import { describeJsonReply, describeRouteResponses } from "../../services/route-schemas.ts";

const TAGS = ["Médias"];
const parNom = z.object({ nom: z.string().max(200) });

/** Kind of a media: `image`, `video` or `audio`. */
const sorte = ({ type }: MediaAvecTitre) => type.split("/")[0];

export const routesMesMedias: RegisterApiRoutes = async (app, { config, db, rateLimits }) => {
  const depot = createMediaRepository(db);
  const usages = createUsageMediaRepository(db);
  const fileStore = createMediaFileStore(db, config.DATA_DIR);
  const lecture = withMemberAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute));
  const ecriture = withMemberAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute));
  const leSien = (nom: string, compte: string): MediaAvecTitre => {
    const media = depot.lire(nom);
    if (media?.proprietaire !== compte) throw createErreurFichierIntrouvable();
    return media;
  };

  app.get("/api/medias", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Mes fichiers",
      description:
        "Les derniers envoyés d’abord, chacun avec les questions qui s’en servent ; et la place prise, en octets.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Les fichiers.", reponseMesMedias) },
        401,
        429,
      ),
    },
    handler(request) {
      const { compte } = exigerSessionConnectee(request);
      const parFichier = Map.groupBy(usages.lister(compte), ({ nom }) => nom);
      const versions = usages.versions(compte);
      const sans = ({ quizz, question, ou }: UsageMedia) => ({ quizz, question, ou });
      return {
        medias: depot.lister(compte).map((media) =>
          Object.assign(convertirEnReponseMedia(media), {
            date: media.date,
            usages: (parFichier.get(media.nom) ?? []).map(sans),
            versions: versions.get(media.nom) ?? 0,
          }),
        ),
        filesize: depot.taille(compte),
        limitsize: STOCKAGE_COMPTE_OCTETS_MAX,
      };
    },
  });

  app.put("/api/medias/:nom", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Renommer un fichier",
      description: "Pour s’y retrouver : son adresse ne change pas.",
      params: parNom,
      body: corpsChangementTitreMedia,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte } = exigerSessionConnectee(request);
      if (!depot.renommer(request.params.nom, compte, request.body.titre))
        throw createErreurFichierIntrouvable();
      return { message: "Fichier renommé" };
    },
  });

  app.delete("/api/medias/:nom", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Supprimer un fichier",
      description: "409 tant qu’une de vos questions s’en sert.",
      params: parNom,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est supprimé.", reponseSignalement) },
        401,
        404,
        409,
        429,
      ),
    },
    async handler(request) {
      const { compte } = exigerSessionConnectee(request);
      const { nom, fichier } = leSien(request.params.nom, compte);
      const siens = usages.lister(compte, nom);
      if (siens.length > 0) throw new HttpError(409, phraseEncoreUtile(siens));
      if (usages.dansUnImprevu(nom))
        throw new HttpError(409, "Un imprévu se sert encore de ce fichier. Remplacez-le d’abord.");
      depot.retirer(nom);
      await fileStore.oublier([fichier]);
      return { message: "Fichier supprimé" };
    },
  });

  app.post("/api/medias/:nom/remplacer", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Remplacer un fichier par un autre",
      description:
        "Partout dans vos quizz, dont la `date` change. L’extrait ou le cadre choisi reste si les deux sont de la même sorte.",
      params: parNom,
      body: corpsRemplacementMedia,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseMediaRemplace) },
        400,
        401,
        404,
        429,
      ),
    },
    handler(request) {
      const { compte } = exigerSessionConnectee(request);
      const avant = leSien(request.params.nom, compte);
      const apres = leSien(request.body.par, compte);
      if (avant.nom === apres.nom) return { remplaces: 0, quizz: [] };
      return usages.remplacer(compte, avant.nom, apres.nom, sorte(avant) === sorte(apres));
    },
  });
};

const NOMBRES = [
  "Aucune",
  "Une",
  "Deux",
  "Trois",
  "Quatre",
  "Cinq",
  "Six",
  "Sept",
  "Huit",
  "Neuf",
  "Dix",
] as const;
/** Number of uses of a file that the refusal names; the others are counted. */
const NOMMES_MAX = 3;
const OU = { media: "", preuve: " (preuve)", suite: " (suite)" } as const;

/** Sentence such as "Deux questions se servent encore de ce fichier : …". `usages`: at least one. */
function phraseEncoreUtile(usages: readonly UsageMedia[]): string {
  const questions = new Set(usages.map(({ question, quizz }) => question?._id ?? quizz._id)).size;
  const debut =
    questions === 1
      ? "Une question se sert encore"
      : `${NOMBRES[questions] ?? questions} questions se servent encore`;
  const lieux = usages.slice(0, NOMMES_MAX).map(({ quizz, question, ou }) => {
    const numero = question === null ? "" : `, question\u00A0${question.rang + 1}`;
    return `«\u00A0${quizz.title}\u00A0»${numero}${OU[ou]}`;
  });
  const reste = usages.length - lieux.length;
  const suite = reste === 0 ? "" : ` et ${reste}\u00A0autre${reste > 1 ? "s" : ""}`;
  return `${debut} de ce fichier\u00A0: ${lieux.join("\u00A0; ")}${suite}. Remplacez-le d’abord.`;
}

/** Answer that describes a media file to its owner. */
export function convertirEnReponseMedia({
  nom,
  type,
  taille,
  titre,
  largeur,
  hauteur,
}: MediaAvecTitre): MediaEnvoye {
  const dimensions = largeur === null || hauteur === null ? {} : { largeur, hauteur };
  return { nom, type, taille, titre, ...dimensions };
}
