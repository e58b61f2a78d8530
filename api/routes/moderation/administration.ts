/** Administration: accounts and roles, quizzes, unwanted words, the audit log, and counts of what waits. */
import {
  reponseAffaireOuverte,
  corpsChangementQuizzOfficiel,
  corpsChangementRoleDuCompte,
  reponseComptePourModerateurs,
  reponseJournalModeration,
  reponseListeComptesPourModerateurs,
  corpsMotInterdit,
  reponseMotsInterdits,
  reponseQuizzOuvertEnModeration,
  corpsOuvrirQuizzEnModeration,
  requeteComptesPourModerateurs,
  requeteJournalModeration,
  corpsOuvrirAffaireSurQuizz,
  PHRASE_RAISON_OUVRIR_QUIZZ_PRIVE,
} from "#contracts/moderation.ts";
import { peutDonnerRole } from "#contracts/roles.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { runInTransaction } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createCiblesAffairesRepository } from "#db/repositories/moderation/cibles.ts";
import { createMarquageQuizzOfficiels } from "#db/repositories/moderation/publication.ts";
import { aDuTexteVisible } from "#contracts/texte-visible.ts";
import {
  createMotsInterditsAvecJournal,
  createMotsInterditsRepository,
} from "#db/repositories/moderation/mots.ts";
import { composeBackupFolderPath } from "#config";
import { bilanAdministrateur } from "#contracts/bilan.ts";
import { createBilanAdministrateurRepository } from "#db/repositories/moderation/file-des-affaires.ts";
import { listBackups } from "#db/backup/backup.ts";
import { limitPerMinutePerAddress } from "../../plugins/rate-limits.ts";
import { withAdminAccess, withModeratorAccess } from "../../plugins/sessions.ts";
import {
  createErreurCompteIntrouvable,
  HttpError,
  createErreurQuizzIntrouvable,
} from "../../services/http-error.ts";
import {
  describeJsonReply,
  paramsIdDeRoute,
  describeRouteResponses,
} from "../../services/route-schemas.ts";
import {
  lireModerateurQuiAgit,
  type RegisterModerationRoutes,
  TAGS_OPENAPI_MODERATION,
} from "./context.ts";

const PAS_SOI = "On ne change pas son propre rôle\u00A0: demandez à un autre administrateur.";

export const routesComptesPourModerateurs: RegisterModerationRoutes = async (app, contexte) => {
  const { actes, affaires, avis, db, fiches, rateLimits } = contexte;
  const comptes = createCompteRepository(db);
  const lecture = limitPerMinutePerAddress(rateLimits.lecturesParMinute);
  const ecriture = limitPerMinutePerAddress(rateLimits.ecrituresParMinute);

  app.get("/api/moderation/comptes", {
    config: withModeratorAccess(lecture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Les comptes",
      description: "Par pseudo, ou par adresse mail entière ; cinquante par page.",
      querystring: requeteComptesPourModerateurs,
      response: describeRouteResponses(
        { 200: describeJsonReply("Une page.", reponseListeComptesPourModerateurs) },
        400,
        401,
        403,
        429,
      ),
    },
    handler: (request) => fiches.lister(request.query),
  });

  app.get("/api/moderation/comptes/:id", {
    config: withModeratorAccess(lecture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Un compte",
      description: "Sa fiche, ses quizz et les mesures dont il a fait l’objet.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le compte.", reponseComptePourModerateurs) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      const fiche = fiches.lire(id);
      if (fiche === null) throw createErreurCompteIntrouvable();
      return { fiche, mesures: fiches.mesuresDe(id), quizz: fiches.quizzDe(id) };
    },
  });

  app.post("/api/moderation/comptes/:id/affaire", {
    config: withModeratorAccess(ecriture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Ouvrir une affaire sur un compte",
      description: "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une.",
      params: paramsIdDeRoute,
      response: describeRouteResponses(
        { 201: describeJsonReply("L’affaire.", reponseAffaireOuverte) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request, reply) {
      const { id } = request.params;
      const numero = affaires.ouvrir(
        { genre: "profil", id },
        lireModerateurQuiAgit(request).compte,
      );
      if (numero === null) throw createErreurCompteIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/comptes/:id/role", {
    config: withAdminAccess(ecriture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Donner un rôle",
      description:
        "Utilisateur, modérateur ou administrateur ; jamais à soi-même. Vaut dès la requête suivante.",
      params: paramsIdDeRoute,
      body: corpsChangementRoleDuCompte,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      const { role } = request.body;
      const moi = lireModerateurQuiAgit(request);
      const compte = comptes.lire(id);
      if (compte === null) throw createErreurCompteIntrouvable();
      if (!peutDonnerRole(moi, { compte: id }, role)) throw new HttpError(403, PAS_SOI);
      if (compte.role !== role) {
        runInTransaction(db, () => {
          comptes.changer(id, { role });
          actes.noter({ genre: "role", par: moi.compte, titre: "", compte: id, detail: role });
        });
        avis.changer(id);
      }
      return { message: "Le rôle est changé." };
    },
  });
};

/** Refusal to mark as Officiel a quizz that is not public, or to unmark a quizz of the house. */
const pasOfficiel = () =>
  new HttpError(409, "Seul un quizz public peut être officiel, et ceux de la maison le restent.");

export const routesQuizzPourModerateurs: RegisterModerationRoutes = async (app, contexte) => {
  const { actes, affaires, db, rateLimits } = contexte;
  const cibles = createCiblesAffairesRepository(db);
  const officiels = createMarquageQuizzOfficiels(db);
  const ecriture = limitPerMinutePerAddress(rateLimits.ecrituresParMinute);
  const lire = (id: string) => {
    const lu = cibles.lire({ genre: "quizz", id });
    if (lu === null || lu.contenu.genre !== "quizz") throw createErreurQuizzIntrouvable();
    return { ...lu, entier: lu.contenu.quizz };
  };

  app.post("/api/moderation/quizz/:id/ouvrir", {
    config: withModeratorAccess(ecriture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Ouvrir un quizz privé",
      description: "Avec une raison, qui reste au journal ; un quizz public n’en demande pas.",
      params: paramsIdDeRoute,
      body: corpsOuvrirQuizzEnModeration,
      response: describeRouteResponses(
        { 200: describeJsonReply("Le quizz.", reponseQuizzOuvertEnModeration) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      const { entier, prive, auteur, maison, titre } = lire(id);
      if (prive)
        actes.noter({
          genre: "consulter",
          par: lireModerateurQuiAgit(request).compte,
          titre,
          compte: maison ? undefined : auteur,
          affaire: request.body.affaire,
          detail: request.body.raison,
        });
      return { quizz: entier };
    },
  });

  app.post("/api/moderation/quizz/:id/affaire", {
    config: withModeratorAccess(ecriture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Ouvrir une affaire sur un quizz",
      description:
        "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une. Un quizz privé veut une raison, qui reste au journal : " +
        "l’affaire en garde une copie.",
      params: paramsIdDeRoute,
      body: corpsOuvrirAffaireSurQuizz,
      response: describeRouteResponses(
        { 201: describeJsonReply("L’affaire.", reponseAffaireOuverte) },
        400,
        401,
        403,
        404,
        429,
      ),
    },
    handler(request, reply) {
      const { id } = request.params;
      const { raison } = request.body;
      const { compte: par } = lireModerateurQuiAgit(request);
      const { prive, auteur, maison, titre } = lire(id);
      if (prive && !aDuTexteVisible(raison))
        throw new HttpError(400, PHRASE_RAISON_OUVRIR_QUIZZ_PRIVE);
      const numero = runInTransaction(db, () => {
        const affaire = affaires.ouvrir({ genre: "quizz", id }, par);
        if (affaire !== null && prive)
          actes.noter({
            genre: "consulter",
            par,
            titre,
            compte: maison ? undefined : auteur,
            affaire,
            detail: raison,
          });
        return affaire;
      });
      if (numero === null) throw createErreurQuizzIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/quizz/:id/officiel", {
    config: withAdminAccess(ecriture),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Rendre un quizz officiel, ou non",
      description: "Un quizz public seulement ; ceux de la maison le restent.",
      params: paramsIdDeRoute,
      body: corpsChangementQuizzOfficiel,
      response: describeRouteResponses(
        { 200: describeJsonReply("C’est fait.", reponseSignalement) },
        400,
        401,
        403,
        404,
        409,
        429,
      ),
    },
    handler(request) {
      const { id } = request.params;
      const { officiel } = request.body;
      lire(id);
      if (!officiels.marquer(id, officiel, lireModerateurQuiAgit(request).compte))
        throw pasOfficiel();
      return { message: officiel ? "Ce quizz est officiel." : "Ce quizz n’est plus officiel." };
    },
  });
};

/** Routes of the unwanted words, for administrators. */
export const routesMotsInterdits: RegisterModerationRoutes = async (app, { db, rateLimits }) => {
  const [liste, mots] = [createMotsInterditsAvecJournal(db), createMotsInterditsRepository(db)];
  const tous = describeJsonReply("Tous les mots, dans l’ordre.", reponseMotsInterdits);

  app.get("/api/moderation/mots", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Les mots interdits",
      description: "Dans les pseudos et les titres publics, et rien d’autre.",
      response: describeRouteResponses({ 200: tous }, 401, 403, 429),
    },
    handler: () => ({ mots: mots.lister() }),
  });

  app.post("/api/moderation/mots", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Ajouter un mot",
      description:
        "Le mot entier, sans accents ni majuscules ; ses pluriels et ses déguisements (C0nn…) en sont.",
      body: corpsMotInterdit,
      response: describeRouteResponses({ 200: tous }, 400, 401, 403, 409, 429),
    },
    handler(request) {
      const { mot } = request.body;
      const issue = liste.interdire(mot, lireModerateurQuiAgit(request).compte);
      if (issue === "complet")
        throw new HttpError(409, "La liste est pleine. Retirez d’abord un mot.");
      if (issue === "deja") throw new HttpError(409, "Ce mot est déjà dans la liste.");
      return { mots: mots.lister() };
    },
  });

  app.post("/api/moderation/mots/retirer", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.ecrituresParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Retirer un mot",
      description: "Un mot qui n’y est pas n’est pas une faute.",
      body: corpsMotInterdit,
      response: describeRouteResponses({ 200: tous }, 400, 401, 403, 429),
    },
    handler(request) {
      liste.permettre(request.body.mot, lireModerateurQuiAgit(request).compte);
      return { mots: mots.lister() };
    },
  });
};

/** Route of the audit log, for administrators. */
export const routesJournalModeration: RegisterModerationRoutes = async (
  app,
  { actes, rateLimits },
) => {
  app.get("/api/moderation/journal", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Le journal",
      description:
        "Tout ce que la modération a fait, du dernier au premier. Rien n’y est jamais changé ; un compte supprimé n’y a plus de nom.",
      querystring: requeteJournalModeration,
      response: describeRouteResponses(
        { 200: describeJsonReply("Une page.", reponseJournalModeration) },
        400,
        401,
        403,
        429,
      ),
    },
    handler: (request) => actes.lister(request.query),
  });
};

/** Route of the counts of cases, contestations and contents for administrators (/admin). */
export const routeBilanAdministrateur: RegisterModerationRoutes = async (
  app,
  { config, db, rateLimits },
) => {
  const depot = createBilanAdministrateurRepository(db);
  app.get("/api/moderation/bilan", {
    config: withAdminAccess(limitPerMinutePerAddress(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS_OPENAPI_MODERATION,
      summary: "Ce qui attend",
      description:
        "Les affaires à traiter et contestées, la date de la dernière sauvegarde, et combien il y a d’imprévus, de comptes et de mots.",
      response: describeRouteResponses(
        { 200: describeJsonReply("Le bilan.", bilanAdministrateur) },
        401,
        403,
        429,
      ),
    },
    async handler() {
      const [derniere] = await listBackups(composeBackupFolderPath(config));
      return { ...depot.lire(), sauvegarde: derniere?.date ?? null };
    },
  });
};
