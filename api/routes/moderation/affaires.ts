/** The queue of cases: read, taken, decided. */
import {
  affaire,
  listeAffaires,
  mesureDemandee,
  reponseContestation,
  requeteAffaires,
  surVersion,
} from "#contracts/moderation.ts";
import { confirmation } from "#contracts/signalement.ts";
import { atomique } from "#db/transaction.ts";
import { createFileAffaires } from "#db/repositories/moderation/file-des-affaires.ts";
import { parMinute } from "../../plugins/rate-limits.ts";
import { pourModerateur } from "../../plugins/sessions.ts";
import { ouRefus, refuser } from "../../services/moderation/refusals.ts";
import { reponse, reponses } from "../../services/route-schemas.ts";
import { moiDe, parNumero, type RoutesModeration, TAGS } from "./context.ts";

export const routesAffaires: RoutesModeration = async (app, contexte) => {
  const { affaires, avis, db, decisions, limites, suites } = contexte;
  const file = createFileAffaires(db);
  const lecture = pourModerateur(parMinute(limites.lecturesParMinute));
  const ecriture = pourModerateur(parMinute(limites.ecrituresParMinute));
  const lire = (numero: number, moi: string) => {
    const lue = file.lire(numero, moi);
    if (lue === null) throw refuser("inconnue");
    return lue;
  };

  const priseDe = (numero: number, moi: string) => () => lire(numero, moi).prise;

  app.get("/api/moderation/affaires", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Les affaires",
      description:
        "Une par chose signalée. Celles où des mots interdits ont été trouvés d’abord, puis les dernières signalées.",
      querystring: requeteAffaires,
      response: reponses({ 200: reponse("Une page.", listeAffaires) }, 400, 401, 403, 429),
    },
    handler: (request) => file.lister(request.query, moiDe(request).compte),
  });

  app.get("/api/moderation/affaires/:numero", {
    config: lecture,
    schema: {
      tags: TAGS,
      summary: "Une affaire",
      description:
        "Les copies de ce qui a été signalé, ce que c’est aujourd’hui s’il est public, les signalements, l’auteur, ce qui a été fait.",
      params: parNumero,
      response: reponses({ 200: reponse("L’affaire.", affaire) }, 400, 401, 403, 404, 429),
    },
    handler: (request) => lire(request.params.numero, moiDe(request).compte),
  });

  for (const [geste, summary] of [
    ["prendre", "Prendre une affaire"],
    ["rendre", "Rendre une affaire"],
  ] as const)
    app.post(`/api/moderation/affaires/:numero/${geste}`, {
      config: ecriture,
      schema: {
        tags: TAGS,
        summary,
        description: "Prise, personne d’autre n’y touche pendant vingt minutes.",
        params: parNumero,
        body: surVersion,
        response: reponses({ 200: reponse("L’affaire.", affaire) }, 400, 401, 403, 404, 409, 429),
      },
      handler(request) {
        const { numero } = request.params;
        const moi = moiDe(request);
        ouRefus(affaires[geste](numero, request.body.version, moi), priseDe(numero, moi.compte));
        return lire(numero, moi.compte);
      },
    });

  app.post("/api/moderation/affaires/:numero/mesure", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Prendre une mesure",
      description:
        "De rien à la suppression du compte ; l’auteur lit la raison et peut contester une fois. Suspendre et supprimer un compte sont " +
        "aux administrateurs, et personne ne prend de mesure contre quelqu’un de son rang.",
      params: parNumero,
      body: mesureDemandee,
      response: reponses(
        { 200: reponse("C’est fait.", confirmation) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    async handler(request) {
      const { params, body } = request;
      const moi = moiDe(request);
      const faite = ouRefus(
        atomique(db, () => {
          const issue = decisions.prendre(params.numero, body, moi);
          if (typeof issue !== "string") suites.lettre(issue, body.raison);
          return issue;
        }),
        priseDe(params.numero, moi.compte),
      );
      await suites.mesure(faite, body.raison);
      // the mark of what waits is gone from their menu
      avis.prevenir(moi.compte);
      return { message: "C’est fait." };
    },
  });

  app.post("/api/moderation/affaires/:numero/reponse", {
    config: ecriture,
    schema: {
      tags: TAGS,
      summary: "Répondre à une contestation",
      description: "Levée, la mesure est défaite : ce qui avait été supprimé revient de sa copie.",
      params: parNumero,
      body: reponseContestation,
      response: reponses(
        { 200: reponse("C’est fait.", confirmation) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { params, body } = request;
      const moi = moiDe(request);
      ouRefus(
        atomique(db, () => {
          const issue = decisions.repondre(params.numero, body, moi);
          if (typeof issue !== "string" && issue.prevenir !== null)
            suites.defaite({ ...body, ...issue, compte: issue.prevenir });
          return issue;
        }),
        priseDe(params.numero, moi.compte),
      );
      avis.prevenir(moi.compte);
      return { message: "C’est fait." };
    },
  });
};
