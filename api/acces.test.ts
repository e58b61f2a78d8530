/**
 * Who may call what: every route of the application, each kind of person. The list of routes is the application's own: a
 * route that is not in the table fails the test.
 */
import { expect, test } from "vitest";
import { banc, compteDeTest } from "./test/banc.ts";

type Qui = "tous" | "connecte" | "admin";

/** Of each route, whom it is for. What belongs to somebody is besides tested where the route is. */
const TABLE: Readonly<Record<string, Qui>> = {
  "GET /api/adresse": "tous",
  "GET /api/badges": "tous",
  "GET /api/captcha": "tous",
  "GET /api/imprevu": "tous",
  "GET /api/imprevurare": "tous",
  "GET /api/notif": "tous",
  "GET /api/quizz-officiel": "tous",
  "GET /api/quizz-public": "tous",
  "GET /api/quizz/:id": "tous",
  "GET /api/room/:code": "tous",
  "GET /api/sante": "tous",
  "GET /api/user-public/:pseudo": "tous",
  "GET /api/user/quizz/:pseudo": "tous",
  "GET /media/:nom": "tous",
  "POST /api/admin": "tous",
  "POST /api/cancel-mail": "tous",
  "POST /api/confirme": "tous",
  "POST /api/connecte": "tous",
  "POST /api/connexion": "tous",
  "POST /api/deconnexion": "tous",
  "POST /api/inscription": "tous",
  "POST /api/new-password": "tous",
  "POST /api/reset-password": "tous",
  "POST /api/room": "tous",
  "POST /api/signale-administrateur": "tous",
  "POST /api/signale-createur": "tous",
  "POST /matchmake/joinById/:code": "tous",
  "DELETE /api/user": "tous",
  "GET /api/avis": "connecte",
  "GET /api/historique": "connecte",
  "GET /api/mes-donnees": "connecte",
  "GET /api/messages": "connecte",
  "GET /api/messages-amis": "connecte",
  "GET /api/messages-envoyes": "connecte",
  "GET /api/myinfo": "connecte",
  "GET /api/user": "connecte",
  "POST /api/amis": "connecte",
  "POST /api/amis-oui": "connecte",
  "POST /api/ask-delete": "connecte",
  "POST /api/badge-affiche": "connecte",
  "POST /api/badge-desaffiche": "connecte",
  "POST /api/deja-note": "connecte",
  "POST /api/historique": "connecte",
  "POST /api/lu": "connecte",
  "POST /api/message": "connecte",
  "POST /api/note": "connecte",
  "PUT /api/description": "connecte",
  "PUT /api/icon": "connecte",
  "PUT /api/mail": "connecte",
  "PUT /api/password": "connecte",
  "PUT /api/pseudo": "connecte",
  "DELETE /api/amis/:pseudo": "connecte",
  "DELETE /api/messages/:id": "connecte",
};

/** A body that passes the shape of whatever route: what matters is how far it goes. */
const CORPS = {
  quizzId: "x",
  room: "ABC123",
  jeton: "a".repeat(24),
  to: "Personne",
  text: "x",
  _id: "x",
  badge: "x",
  icon: "ico1",
  description: "",
  mail: "x@exemple.fr",
  pseudo: "Autre",
  password: "Faux-mot-1",
  newPassword: "Autre-mot-1",
};

const METHODES: Readonly<Record<string, "GET" | "POST" | "PUT" | "DELETE">> = {
  GET: "GET",
  POST: "POST",
  PUT: "PUT",
  DELETE: "DELETE",
};
const ROLES = ["user", "moderator", "admin"] as const;

test("every route is in the table, and keeps its door", { timeout: 60_000 }, async () => {
  const { app, base, routes } = await banc();
  expect([...routes].toSorted()).toEqual(Object.keys(TABLE).toSorted());

  for (const [route, qui] of Object.entries(TABLE)) {
    const [methode = "GET", chemin = "/"] = route.split(" ");
    for (const personne of ["personne", ...ROLES] as const) {
      // an account of one's own for each call: some end the session
      const headers =
        personne === "personne" ? {} : compteDeTest(base.db, undefined, { role: personne }).headers;
      const reponse = await app.inject({
        method: METHODES[methode] ?? "GET",
        url: chemin.replace(/:\w+/, "ABC123"),
        // a stream of events is refused to those who do not take one: it would not end
        headers: { ...headers, accept: "application/json" },
        ...(methode === "GET" ? {} : { payload: CORPS }),
      });
      const refuse = reponse.statusCode === 401 && reponse.body.includes("Connectez-vous");
      const interdit = reponse.statusCode === 403 && reponse.body.includes("pas autorisé");
      const attendu = [
        qui !== "tous" && personne === "personne",
        qui === "admin" && personne !== "personne" && personne !== "admin",
      ];
      expect([refuse, interdit], `${route}, ${personne}`).toEqual(attendu);
    }
  }
});
