/** Administration: accounts and roles, quizzes, unwanted words, the audit log, and counts of what waits. */
import {
  affaireOuverte,
  changementOfficiel,
  changementRole,
  compteModere,
  journalModeration,
  listeComptes,
  motInterdit,
  motsInterdits,
  quizzOuvert,
  raisonOuvrir,
  requeteComptes,
  requeteJournal,
  surQuizz,
  TEXTE_RAISON_OUVRIR,
} from "#contracts/moderation.ts";
import { peutDonner } from "#contracts/roles.ts";
import { confirmation } from "#contracts/signalement.ts";
import { inTransaction } from "#db/connection.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createCibles } from "#db/repositories/moderation/cibles.ts";
import { createOfficiels } from "#db/repositories/moderation/publication.ts";
import { estVisible } from "#contracts/texte-visible.ts";
import { createListeDeMots, createMots } from "#db/repositories/moderation/mots.ts";
import { backupFolder } from "#config";
import { bilan } from "#contracts/bilan.ts";
import { createBilan } from "#db/repositories/moderation/file-des-affaires.ts";
import { listBackups } from "#db/backup/backup.ts";
import { perMinute } from "../../plugins/rate-limits.ts";
import { forAdmins, forModerators } from "../../plugins/sessions.ts";
import { compteIntrouvable, HttpError, quizzIntrouvable } from "../../services/http-error.ts";
import { jsonReply, parId, replies } from "../../services/route-schemas.ts";
import { moiDe, type ModerationRoutes, TAGS } from "./context.ts";

const PAS_SOI = "On ne change pas son propre rôle\u00A0: demandez à un autre administrateur.";

export const routesComptesModeres: ModerationRoutes = async (app, contexte) => {
  const { actes, affaires, avis, db, fiches, rateLimits } = contexte;
  const comptes = createCompteRepository(db);
  const lecture = perMinute(rateLimits.lecturesParMinute);
  const ecriture = perMinute(rateLimits.ecrituresParMinute);

  app.get("/api/moderation/comptes", {
    config: forModerators(lecture),
    schema: {
      tags: TAGS,
      summary: "Les comptes",
      description: "Par pseudo, ou par adresse mail entière ; cinquante par page.",
      querystring: requeteComptes,
      response: replies({ 200: jsonReply("Une page.", listeComptes) }, 400, 401, 403, 429),
    },
    handler: (request) => fiches.lister(request.query),
  });

  app.get("/api/moderation/comptes/:id", {
    config: forModerators(lecture),
    schema: {
      tags: TAGS,
      summary: "Un compte",
      description: "Sa fiche, ses quizz et les mesures dont il a fait l’objet.",
      params: parId,
      response: replies({ 200: jsonReply("Le compte.", compteModere) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const fiche = fiches.lire(id);
      if (fiche === null) throw compteIntrouvable();
      return { fiche, mesures: fiches.mesuresDe(id), quizz: fiches.quizzDe(id) };
    },
  });

  app.post("/api/moderation/comptes/:id/affaire", {
    config: forModerators(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir une affaire sur un compte",
      description: "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une.",
      params: parId,
      response: replies({ 201: jsonReply("L’affaire.", affaireOuverte) }, 400, 401, 403, 404, 429),
    },
    handler(request, reply) {
      const { id } = request.params;
      const numero = affaires.ouvrir({ genre: "profil", id }, moiDe(request).compte);
      if (numero === null) throw compteIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/comptes/:id/role", {
    config: forAdmins(ecriture),
    schema: {
      tags: TAGS,
      summary: "Donner un rôle",
      description:
        "Utilisateur, modérateur ou administrateur ; jamais à soi-même. Vaut dès la requête suivante.",
      params: parId,
      body: changementRole,
      response: replies({ 200: jsonReply("C’est fait.", confirmation) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const { role } = request.body;
      const moi = moiDe(request);
      const compte = comptes.lire(id);
      if (compte === null) throw compteIntrouvable();
      if (!peutDonner(moi, { compte: id }, role)) throw new HttpError(403, PAS_SOI);
      if (compte.role !== role) {
        inTransaction(db, () => {
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

export const routesQuizzModeres: ModerationRoutes = async (app, contexte) => {
  const { actes, affaires, db, rateLimits } = contexte;
  const cibles = createCibles(db);
  const officiels = createOfficiels(db);
  const ecriture = perMinute(rateLimits.ecrituresParMinute);
  const lire = (id: string) => {
    const lu = cibles.lire({ genre: "quizz", id });
    if (lu === null || lu.contenu.genre !== "quizz") throw quizzIntrouvable();
    return { ...lu, entier: lu.contenu.quizz };
  };

  app.post("/api/moderation/quizz/:id/ouvrir", {
    config: forModerators(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir un quizz privé",
      description: "Avec une raison, qui reste au journal ; un quizz public n’en demande pas.",
      params: parId,
      body: raisonOuvrir,
      response: replies({ 200: jsonReply("Le quizz.", quizzOuvert) }, 400, 401, 403, 404, 429),
    },
    handler(request) {
      const { id } = request.params;
      const { entier, prive, auteur, maison, titre } = lire(id);
      if (prive)
        actes.noter({
          genre: "consulter",
          par: moiDe(request).compte,
          titre,
          compte: maison ? undefined : auteur,
          affaire: request.body.affaire,
          detail: request.body.raison,
        });
      return { quizz: entier };
    },
  });

  app.post("/api/moderation/quizz/:id/affaire", {
    config: forModerators(ecriture),
    schema: {
      tags: TAGS,
      summary: "Ouvrir une affaire sur un quizz",
      description:
        "Sans qu’on l’ait signalé ; celle qui est ouverte déjà, s’il y en a une. Un quizz privé veut une raison, qui reste au journal : " +
        "l’affaire en garde une copie.",
      params: parId,
      body: surQuizz,
      response: replies({ 201: jsonReply("L’affaire.", affaireOuverte) }, 400, 401, 403, 404, 429),
    },
    handler(request, reply) {
      const { id } = request.params;
      const { raison } = request.body;
      const { compte: par } = moiDe(request);
      const { prive, auteur, maison, titre } = lire(id);
      if (prive && !estVisible(raison)) throw new HttpError(400, TEXTE_RAISON_OUVRIR);
      const numero = inTransaction(db, () => {
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
      if (numero === null) throw quizzIntrouvable();
      void reply.code(201);
      return { numero };
    },
  });

  app.put("/api/moderation/quizz/:id/officiel", {
    config: forAdmins(ecriture),
    schema: {
      tags: TAGS,
      summary: "Rendre un quizz officiel, ou non",
      description: "Un quizz public seulement ; ceux de la maison le restent.",
      params: parId,
      body: changementOfficiel,
      response: replies(
        { 200: jsonReply("C’est fait.", confirmation) },
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
      if (!officiels.marquer(id, officiel, moiDe(request).compte)) throw pasOfficiel();
      return { message: officiel ? "Ce quizz est officiel." : "Ce quizz n’est plus officiel." };
    },
  });
};

/** Routes of the unwanted words, for administrators. */
export const routesMots: ModerationRoutes = async (app, { db, rateLimits }) => {
  const [liste, mots] = [createListeDeMots(db), createMots(db)];
  const tous = jsonReply("Tous les mots, dans l’ordre.", motsInterdits);

  app.get("/api/moderation/mots", {
    config: forAdmins(perMinute(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Les mots interdits",
      description: "Dans les pseudos et les titres publics, et rien d’autre.",
      response: replies({ 200: tous }, 401, 403, 429),
    },
    handler: () => ({ mots: mots.lister() }),
  });

  app.post("/api/moderation/mots", {
    config: forAdmins(perMinute(rateLimits.ecrituresParMinute)),
    schema: {
      tags: TAGS,
      summary: "Ajouter un mot",
      description:
        "Le mot entier, sans accents ni majuscules ; ses pluriels et ses déguisements (C0nn…) en sont.",
      body: motInterdit,
      response: replies({ 200: tous }, 400, 401, 403, 409, 429),
    },
    handler(request) {
      const { mot } = request.body;
      const issue = liste.interdire(mot, moiDe(request).compte);
      if (issue === "complet")
        throw new HttpError(409, "La liste est pleine. Retirez d’abord un mot.");
      if (issue === "deja") throw new HttpError(409, "Ce mot est déjà dans la liste.");
      return { mots: mots.lister() };
    },
  });

  app.post("/api/moderation/mots/retirer", {
    config: forAdmins(perMinute(rateLimits.ecrituresParMinute)),
    schema: {
      tags: TAGS,
      summary: "Retirer un mot",
      description: "Un mot qui n’y est pas n’est pas une faute.",
      body: motInterdit,
      response: replies({ 200: tous }, 400, 401, 403, 429),
    },
    handler(request) {
      liste.permettre(request.body.mot, moiDe(request).compte);
      return { mots: mots.lister() };
    },
  });
};

/** Route of the audit log, for administrators. */
export const routesJournal: ModerationRoutes = async (app, { actes, rateLimits }) => {
  app.get("/api/moderation/journal", {
    config: forAdmins(perMinute(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Le journal",
      description:
        "Tout ce que la modération a fait, du dernier au premier. Rien n’y est jamais changé ; un compte supprimé n’y a plus de nom.",
      querystring: requeteJournal,
      response: replies({ 200: jsonReply("Une page.", journalModeration) }, 400, 401, 403, 429),
    },
    handler: (request) => actes.lister(request.query),
  });
};

/** Route of the counts of cases, contestations and contents for administrators (/admin). */
export const routeBilan: ModerationRoutes = async (app, { config, db, rateLimits }) => {
  const depot = createBilan(db);
  app.get("/api/moderation/bilan", {
    config: forAdmins(perMinute(rateLimits.lecturesParMinute)),
    schema: {
      tags: TAGS,
      summary: "Ce qui attend",
      description:
        "Les affaires à traiter et contestées, la date de la dernière sauvegarde, et combien il y a d’imprévus, de comptes et de mots.",
      response: replies({ 200: jsonReply("Le bilan.", bilan) }, 401, 403, 429),
    },
    async handler() {
      const [derniere] = await listBackups(backupFolder(config));
      return { ...depot.lire(), sauvegarde: derniere?.date ?? null };
    },
  });
};
