/**
 * Access to every route of the application, for each kind of caller: visitor, other account, owner, co-author, invited friend,
 * moderator, administrator.
 * The list of routes comes from the application: a route missing in the table fails.
 */
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { createRandomMediaName, createRandomId } from "#db/ids.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { creerSoireeDeTest } from "#db/test/soiree.ts";
import { createCoauteursRepository } from "#db/repositories/coauteur-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createAffairesRepository } from "#db/repositories/moderation/affaires.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { createStatistiquesQuestionsRepository } from "#db/repositories/statistique-repository.ts";
import { createVersionsQuizzRepository } from "#db/repositories/version-repository.ts";
import { type BaseDeTest, QUESTION_RIEN } from "#db/test/banc.ts";
import { creerBancApi, creerCompteDeTest } from "./test/banc.ts";

/**
 * `proprietaire`: the owner only; for others the thing does not exist. `auteur`: the same, but a visitor gets 401, because an
 * editor's session may have expired. `visee`: as `proprietaire`, even while suspended. `ecrivain`: the creator of a quizz and its
 * co-authors; `ecrivainConnecte`: the same, as `auteur`. `invite`: the friend who is invited to write it. `personne`: what is
 * not public is unknown to everybody.
 */
type Qui =
  | "tous"
  | "connecte"
  | "proprietaire"
  | "auteur"
  | "visee"
  | "ecrivain"
  | "ecrivainConnecte"
  | "invite"
  | "personne"
  | "moderateur"
  | "admin";

/** Expected callers of each route. */
const TABLE: Readonly<Record<string, Qui>> = {
  "GET /api/adresse": "tous",
  "GET /api/badges": "tous",
  "GET /api/captcha": "tous",
  // metrics are allowed from this machine; the route's own tests cover other machines
  "GET /metrics": "tous",
  "GET /api/imprevu": "tous",
  "GET /api/imprevurare": "tous",
  "GET /api/notif": "tous",
  "GET /api/paquets": "tous",
  "GET /api/quizz-officiel": "tous",
  "GET /api/quizz-public": "tous",
  "GET /api/room/:code": "tous",
  "GET /api/sante": "tous",
  "GET /api/suggestions": "tous",
  "GET /api/user-public/:pseudo": "tous",
  "GET /api/user/quizz/:pseudo": "tous",
  "GET /media/:nom": "tous",
  "GET /media/apercu/:nom": "tous",
  "POST /api/cancel-mail": "tous",
  "POST /api/confirme": "tous",
  "POST /api/connecte": "tous",
  "POST /api/connexion": "tous",
  "POST /api/deconnexion": "tous",
  "POST /api/erreurs": "tous",
  "POST /api/inscription": "tous",
  "POST /api/new-password": "tous",
  "POST /api/reset-password": "tous",
  "POST /api/room": "tous",
  "GET /api/soirees": "tous",
  "POST /api/signale-administrateur": "tous",
  "POST /api/signale-createur": "tous",
  "DELETE /api/user": "tous",
  "GET /api/avis": "connecte",
  "GET /api/check-url": "connecte",
  "GET /api/medias": "connecte",
  "POST /api/upload": "connecte",
  "GET /api/fav-id": "connecte",
  "GET /api/historique": "connecte",
  "GET /api/quizz-amis": "connecte",
  "GET /api/quizz-fav": "connecte",
  "GET /api/user/quizz": "connecte",
  "PUT /api/fav": "connecte",
  "GET /api/user/quizz-entiers": "connecte",
  "POST /api/quizz/importer": "connecte",
  "POST /api/quizz/composition": "connecte",
  "PUT /api/user/quizz": "connecte",
  "GET /api/mes-donnees": "connecte",
  "GET /api/messages": "connecte",
  "GET /api/messages-amis": "connecte",
  "GET /api/messages-envoyes": "connecte",
  "GET /api/myinfo": "connecte",
  "GET /api/user": "connecte",
  "POST /api/amis": "connecte",
  "POST /api/ask-delete": "connecte",
  "POST /api/historique": "connecte",
  "POST /api/historique/jetons": "connecte",
  "POST /api/quizz": "connecte",
  "PUT /api/description": "connecte",
  "PUT /api/icon": "connecte",
  "PUT /api/mail": "connecte",
  "PUT /api/password": "connecte",
  "PUT /api/pseudo": "connecte",
  "POST /api/admin": "admin",
  "GET /api/admin/processus": "admin",
  "POST /api/admin/processus/:nom/consigne": "admin",
  "GET /api/moderation/bilan": "admin",
  "GET /api/moderation/affaires": "moderateur",
  "GET /api/moderation/affaires/:numero": "moderateur",
  "POST /api/moderation/affaires/:numero/mesure": "moderateur",
  "POST /api/moderation/affaires/:numero/prendre": "moderateur",
  "POST /api/moderation/affaires/:numero/rendre": "moderateur",
  "POST /api/moderation/affaires/:numero/reponse": "moderateur",
  "GET /api/moderation/comptes": "moderateur",
  "GET /api/moderation/comptes/:id": "moderateur",
  "POST /api/moderation/comptes/:id/affaire": "moderateur",
  "PUT /api/moderation/comptes/:id/role": "admin",
  "GET /api/moderation/journal": "admin",
  "POST /api/moderation/mesures/:id/lever": "moderateur",
  "GET /api/moderation/mots": "admin",
  "POST /api/moderation/mots": "admin",
  "POST /api/moderation/mots/retirer": "admin",
  "POST /api/moderation/quizz/:id/affaire": "moderateur",
  "POST /api/moderation/quizz/:id/ouvrir": "moderateur",
  "PUT /api/moderation/quizz/:id/officiel": "admin",
  "GET /api/mesure/:id": "visee",
  "POST /api/mesure/:id/contester": "visee",
  "DELETE /api/soirees/:soiree": "proprietaire",
  "GET /api/soirees/:soiree": "proprietaire",
  "GET /api/soirees/:soiree/:partie/:question": "proprietaire",
  "POST /api/soirees/:soiree/:partie/:question/accepter": "proprietaire",
  "DELETE /api/amis/:pseudo": "proprietaire",
  "DELETE /api/medias/:nom": "proprietaire",
  "PUT /api/medias/:nom": "proprietaire",
  "POST /api/medias/:nom/remplacer": "proprietaire",
  "DELETE /api/messages/:id": "proprietaire",
  "DELETE /api/quizz/:id": "proprietaire",
  "GET /api/quizz/:id/coauteurs": "ecrivainConnecte",
  "POST /api/quizz/:id/coauteurs": "proprietaire",
  "POST /api/quizz/:id/coauteurs/oui": "invite",
  // the co-author is named: only they and the creator may end it
  "DELETE /api/quizz/:id/coauteurs/:pseudo": "ecrivain",
  "GET /api/user/coauteur": "connecte",
  "DELETE /api/quizz/:idQuizz/:idQuestion": "ecrivain",
  "GET /api/question/:id": "ecrivain",
  "GET /api/quizz-no-populate/:id": "ecrivain",
  "GET /api/quizz/:id": "ecrivain",
  "GET /api/quizz/:id/apercu.png": "personne",
  "GET /api/quizz/:id/similaires": "ecrivain",
  "GET /api/quizz/:id/versions": "ecrivainConnecte",
  "GET /api/quizz/:id/versions/:version": "ecrivainConnecte",
  "POST /api/quizz/:id": "ecrivain",
  "POST /api/quizz/:id/copie": "ecrivain",
  "GET /api/quizz/:id/doublons": "ecrivain",
  "GET /api/quizz/:id/statistiques": "ecrivain",
  "PUT /api/quizz/:id/statistiques/:question": "ecrivain",
  "POST /api/room/essai": "ecrivain",
  "PUT /api/question/:idQuizz/:idQuestion": "ecrivain",
  "PUT /api/quizz/:id": "ecrivain",
  "POST /api/amis-oui": "proprietaire",
  "POST /api/badge-affiche": "proprietaire",
  "POST /api/badge-desaffiche": "proprietaire",
  "POST /api/deja-note": "ecrivain",
  "POST /api/lu": "proprietaire",
  "POST /api/message": "proprietaire",
  "POST /api/note": "ecrivain",
  "DELETE /api/imprevu/:id": "admin",
  "GET /api/imprevu/:id": "admin",
  "GET /api/imprevus": "admin",
  "POST /api/imprevu": "admin",
  "POST /api/imprevus/importer": "admin",
  "POST /api/normal": "admin",
  "POST /api/rouge": "admin",
  "PUT /api/imprevu/:id": "admin",
  "PUT /api/imprevus": "admin",
};

/** `suspendu`: the owner with a suspended account, a visitor to every route. */
const PERSONNES = [
  "personne",
  "autre",
  "invite",
  "coauteur",
  "proprietaire",
  "moderateur",
  "admin",
  "suspendu",
] as const;
type Personne = (typeof PERSONNES)[number];

/** Result of a call: let in, or the kind of refusal. */
type Porte = "entre" | "connexion" | "interdit" | "inconnu";

function attendue(qui: Qui, personne: Personne, lecture: boolean): Porte {
  const anonyme = personne === "personne" || personne === "suspendu";
  switch (qui) {
    case "tous":
      return "entre";
    case "connecte":
      return anonyme ? "connexion" : "entre";
    case "visee":
      if (personne === "suspendu") return "entre";
      return attendue("proprietaire", personne, lecture);
    case "auteur":
    case "proprietaire":
      if (personne === "proprietaire") return "entre";
      return anonyme && (qui === "auteur" || !lecture) ? "connexion" : "inconnu";
    case "ecrivain":
    case "ecrivainConnecte":
      if (personne === "coauteur") return "entre";
      return attendue(qui === "ecrivain" ? "proprietaire" : "auteur", personne, lecture);
    case "invite":
      if (personne === "invite") return "entre";
      return anonyme ? "connexion" : "inconnu";
    case "personne":
      return "inconnu";
    case "moderateur":
      if (anonyme) return "connexion";
      return personne === "admin" || personne === "moderateur" ? "entre" : "interdit";
    case "admin":
      if (anonyme) return "connexion";
      return personne === "admin" ? "entre" : "interdit";
  }
}

function constatee(statut: number, message: string): Porte {
  if (statut === 401 && /Connectez-vous|Ce compte est suspendu/.test(message)) return "connexion";
  if (statut === 403 && message.includes("pas autorisé")) return "interdit";
  return statut === 404 ? "inconnu" : "entre";
}

/** An account that owns one thing of each kind; some calls delete it. */
function createMonde({ db }: BaseDeTest) {
  const proprietaire = creerCompteDeTest(db);
  const [ami, demandeur] = [creerCompteDeTest(db), creerCompteDeTest(db)];
  const social = createSocialRepository(db);
  social.demander(ami._id, proprietaire._id);
  social.accepter(proprietaire._id, ami._id);
  social.demander(demandeur._id, proprietaire._id);
  social.ecrire(ami._id, proprietaire._id, "Bonsoir");
  const [message] = social.lister(proprietaire._id, "recus");
  db.run(
    sql`insert into badges_obtenus (compte, badge, date) values (${proprietaire._id}, 'bulle', '')`,
  );
  const quizz = createQuizzRepository(db).creer({
    title: "À moi",
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: proprietaire._id,
    officiel: false,
    questions: [QUESTION_RIEN],
  });
  createEditionQuizzRepository(db).ajouter(quizz, proprietaire._id, QUESTION_RIEN, 1);
  const [version] = createVersionsQuizzRepository(db).lister(quizz, proprietaire._id) ?? [];
  const nomMedia = createRandomMediaName(".png");
  createMediaRepository(db).ranger({
    nom: nomMedia,
    type: "image/png",
    taille: 1,
    proprietaire: proprietaire._id,
  });
  const { date = "", questions: [question] = [] } =
    createQuizzRepository(db).lire(quizz, proprietaire._id) ?? {};
  const idQuestion = question?._id ?? "";
  const affaire = String(
    createAffairesRepository(db).signaler({
      cible: { genre: "quizz", id: quizz },
      auteur: ami._id,
      motif: "autre",
      text: "!",
      _id: "signalement",
    })?.numero,
  );
  const mesure = createRandomId();
  db.run(
    sql`insert into mesures (_id, affaire, compte, genre, raison, date, signe, fichiers) values (${mesure}, ${affaire}, ${proprietaire._id}, 'mot', '?', '', 0, '[]')`,
  );
  const [coauteur, invite] = [creerCompteDeTest(db), creerCompteDeTest(db)];
  const coauteurs = createCoauteursRepository(db);
  for (const { _id } of [coauteur, invite]) {
    social.demander(_id, proprietaire._id);
    social.accepter(proprietaire._id, _id);
  }
  for (const { _id } of [coauteur, invite]) coauteurs.inviter(quizz, proprietaire._id, _id);
  coauteurs.accepter(quizz, coauteur._id);
  const soiree = createRandomId();
  createHistoriqueRepository(db).ecrire(creerSoireeDeTest({ id: soiree, hote: proprietaire._id }));
  if (question !== undefined)
    createStatistiquesQuestionsRepository(db).compter(quizz, [
      {
        question: idQuestion,
        teneur: calculerTeneurDeQuestion(question),
        posees: 1,
        justes: 1,
        fausses: [],
        medianeMs: null,
      },
    ]);
  const ids: Readonly<Record<string, string>> = {
    "DELETE /api/soirees/:soiree": soiree,
    "GET /api/soirees/:soiree": soiree,
    "GET /api/soirees/:soiree/:partie/:question": `${soiree}/${soiree}/q1`,
    "POST /api/soirees/:soiree/:partie/:question/accepter": `${soiree}/${soiree}/q1`,
    "GET /api/moderation/affaires/:numero": affaire,
    "POST /api/moderation/affaires/:numero/mesure": affaire,
    "POST /api/moderation/affaires/:numero/prendre": affaire,
    "POST /api/moderation/affaires/:numero/rendre": affaire,
    "POST /api/moderation/affaires/:numero/reponse": affaire,
    "GET /api/moderation/comptes/:id": proprietaire._id,
    "POST /api/moderation/comptes/:id/affaire": proprietaire._id,
    "PUT /api/moderation/comptes/:id/role": proprietaire._id,
    "POST /api/moderation/mesures/:id/lever": mesure,
    "POST /api/moderation/quizz/:id/affaire": quizz,
    "POST /api/moderation/quizz/:id/ouvrir": quizz,
    "PUT /api/moderation/quizz/:id/officiel": quizz,
    "GET /api/mesure/:id": mesure,
    "POST /api/mesure/:id/contester": mesure,
    "GET /api/quizz/:id": quizz,
    "GET /api/quizz/:id/apercu.png": quizz,
    "GET /api/quizz/:id/similaires": quizz,
    "GET /api/quizz/:id/versions": quizz,
    "GET /api/quizz/:id/versions/:version": quizz,
    "POST /api/quizz/:id/copie": quizz,
    "GET /api/quizz/:id/doublons": quizz,
    "GET /api/quizz/:id/statistiques": quizz,
    "PUT /api/quizz/:id/statistiques/:question": quizz,
    "GET /api/quizz-no-populate/:id": quizz,
    "GET /api/quizz/:id/coauteurs": quizz,
    "POST /api/quizz/:id/coauteurs": quizz,
    "POST /api/quizz/:id/coauteurs/oui": quizz,
    "DELETE /api/quizz/:id/coauteurs/:pseudo": quizz,
    "PUT /api/quizz/:id": quizz,
    "POST /api/quizz/:id": quizz,
    "DELETE /api/quizz/:id": quizz,
    "GET /api/question/:id": idQuestion,
    "PUT /api/question/:idQuizz/:idQuestion": `${quizz}/${idQuestion}`,
    "DELETE /api/quizz/:idQuizz/:idQuestion": `${quizz}/${idQuestion}`,
    "PUT /api/medias/:nom": nomMedia,
    "DELETE /api/medias/:nom": nomMedia,
    "POST /api/medias/:nom/remplacer": nomMedia,
    "DELETE /api/messages/:id": message?._id ?? "",
    "DELETE /api/amis/:pseudo": ami.pseudo,
    "POST /api/admin/processus/:nom/consigne": "jeu1",
  };
  const vers: Readonly<Record<string, string>> = {
    "POST /api/message": ami.pseudo,
    "POST /api/quizz/:id/coauteurs": ami.pseudo,
    "POST /api/amis-oui": demandeur.pseudo,
  };
  return {
    proprietaire,
    coauteur,
    invite,
    ids,
    version: version?._id ?? "",
    idQuestion,
    corps: {
      // the bodies of the requests pass the schemas: only the access matters here
      quizzId: quizz,
      questionId: idQuestion,
      room: "ABC123",
      jeton: "a".repeat(24),
      jetons: ["a".repeat(24)],
      text: "x",
      _id: message?._id,
      badge: "bulle",
      icon: "ico1",
      description: "",
      mail: "x@exemple.fr",
      pseudo: "Autre",
      password: "Faux-mot-1",
      newPassword: "Autre-mot-1",
      favoris: [],
      quizz: [],
      title: "Un quizz",
      visibilite: "prive",
      aleatoireGlobal: false,
      aleatoire: [],
      tags: [],
      questions: [],
      date,
      question: QUESTION_RIEN,
      index: 0,
      titre: "Un fichier",
      version: 0,
      genre: "mot",
      raison: "Parce que",
      reponse: "Voilà",
      levee: false,
      role: "user",
      officiel: true,
      voulu: true,
      mot: "zut",
      consigne: "vider",
      par: nomMedia,
    },
    vers,
  };
}

/** Suspends an account until a date, or lifts its suspension; its session stays as if it had been opened since. */
const suspendre = (db: BaseDeTest["db"], compte: string, jusqua: string | null) =>
  db.run(sql`update comptes set suspendu = ${jusqua} where _id = ${compte}`);

const METHODES: Readonly<Record<string, "GET" | "POST" | "PUT" | "DELETE">> = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  DELETE: "DELETE",
};

test("every route is in the table, and keeps its door", async () => {
  const { app, base, routes } = await creerBancApi();
  expect([...routes].toSorted()).toEqual(Object.keys(TABLE).toSorted());

  const ouvrir = () => {
    const monde = base.db.transaction(() => createMonde(base));
    const { headers } = monde.proprietaire;
    return {
      ...monde,
      entetes: {
        personne: {},
        autre: creerCompteDeTest(base.db).headers,
        coauteur: monde.coauteur.headers,
        invite: monde.invite.headers,
        proprietaire: headers,
        suspendu: headers,
        moderateur: creerCompteDeTest(base.db, undefined, { role: "moderator" }).headers,
        admin: creerCompteDeTest(base.db, undefined, { role: "admin" }).headers,
      },
    };
  };
  // a refused call and a reading change nothing, so the next caller finds the same things
  let monde: ReturnType<typeof ouvrir> | null = null;
  for (const [route, qui] of Object.entries(TABLE)) {
    const [methode = "GET", chemin = "/"] = route.split(" ");
    for (const personne of PERSONNES) {
      monde ??= ouvrir();
      const { proprietaire, coauteur, ids, version, idQuestion, corps, vers, entetes } = monde;
      const estSuspendu = personne === "suspendu";
      if (estSuspendu) suspendre(base.db, proprietaire._id, "2999-01-01T00:00:00.000Z");
      const reponse = await app.inject({
        method: METHODES[methode] ?? "GET",
        url: chemin
          .replace(/:\w+(\/:\w+)*/, ids[route] ?? "ABC123")
          .replace(":version", version)
          .replace(":question", idQuestion)
          .replace(":pseudo", coauteur.pseudo),
        // callers that do not accept an event stream are refused, because it would not end
        headers: { ...entetes[personne], accept: "application/json" },
        ...(methode === "GET" ? {} : { payload: { ...corps, to: vers[route] ?? "Personne" } }),
      });
      expect(reponse.statusCode, route).toBeLessThan(500);
      const porte = constatee(reponse.statusCode, reponse.body);
      const change = porte === "entre" && methode !== "GET";
      if (change) monde = null;
      else if (estSuspendu) suspendre(base.db, proprietaire._id, null);
      // things without an owner may be unknown here: a room, a media
      const aSoi = !["tous", "connecte", "moderateur", "admin"].includes(qui);
      const connu = aSoi || porte !== "inconnu" ? porte : "entre";
      expect(connu, `${route}, ${personne}: ${reponse.statusCode} ${reponse.body}`).toBe(
        attendue(qui, personne, methode === "GET"),
      );
    }
  }
});
