import { describe, expect, onTestFinished, test, vi } from "vitest";
import { creerBancApi } from "../test/banc.ts";
import { creerDossierClientDeTest } from "../test/client-construit.ts";

/** Every route of plateforme §7 and jeu §7, each once, under `/api`. */
const APPELS = [
  // Session and notifications
  "POST connexion",
  "POST deconnexion",
  "POST connecte",
  "POST admin",
  "GET notif",
  "GET fav-id",
  "PUT fav",
  // Registration and account
  "POST inscription",
  "POST reset-password",
  "POST confirme",
  "POST cancel-mail",
  "DELETE user",
  "POST new-password",
  "GET myinfo",
  "PUT icon",
  "PUT description",
  "PUT mail",
  "PUT password",
  "PUT pseudo",
  "POST ask-delete",
  "GET historique",
  "GET badges",
  "POST badge-affiche",
  "POST badge-desaffiche",
  // Quizzes and questions
  "GET user/quizz",
  "GET quizz-officiel",
  "GET quizz-public",
  "GET quizz-amis",
  "GET quizz-fav",
  "PUT user/quizz",
  "GET user/quizz/{pseudo}",
  "POST quizz",
  "GET quizz/{id}",
  "GET quizz-no-populate/{id}",
  "PUT quizz/{id}",
  "DELETE quizz/{id}",
  "POST quizz/{id}",
  "GET question/{id}",
  "PUT question/{idQuizz}/{idQuestion}",
  "DELETE quizz/{idQuizz}/{idQuestion}",
  "POST upload",
  "GET check-url",
  "POST deja-note",
  "POST note",
  // Social
  "GET user-public/{pseudo}",
  "GET user",
  "POST amis",
  "DELETE amis/{pseudo}",
  "POST amis-oui",
  "POST message",
  "POST lu",
  "DELETE messages/{id}",
  "GET messages-amis",
  "GET messages",
  "GET messages-envoyes",
  "POST signale-createur",
  "POST signale-administrateur",
  // Imprevus (admin)
  "GET imprevus",
  "GET imprevu/{id}",
  "POST imprevu",
  "PUT imprevu/{id}",
  "DELETE imprevu/{id}",
  "POST normal",
  "POST rouge",
  // jeu §7
  "GET imprevu",
  "GET imprevurare",
  "POST historique",
];

describe("the OpenAPI document", () => {
  test("lists every route, described in French, with its errors", async () => {
    const { app } = await creerBancApi();
    const { paths, components } = (await app.inject("/api/docs/json")).json();
    expect(Object.keys(paths).sort()).toEqual([
      "/api/admin",
      "/api/admin/processus",
      "/api/admin/processus/{nom}/consigne",
      "/api/adresse",
      "/api/amis",
      "/api/amis-oui",
      "/api/amis/{pseudo}",
      "/api/ask-delete",
      "/api/avis",
      "/api/badge-affiche",
      "/api/badge-desaffiche",
      "/api/badges",
      "/api/cancel-mail",
      "/api/captcha",
      "/api/check-url",
      "/api/confirme",
      "/api/connecte",
      "/api/connexion",
      "/api/deconnexion",
      "/api/deja-note",
      "/api/description",
      "/api/erreurs",
      "/api/fav",
      "/api/fav-id",
      "/api/historique",
      "/api/historique/jetons",
      "/api/icon",
      "/api/imprevu",
      "/api/imprevu/{id}",
      "/api/imprevurare",
      "/api/imprevus",
      "/api/imprevus/importer",
      "/api/inscription",
      "/api/lu",
      "/api/mail",
      "/api/medias",
      "/api/medias/{nom}",
      "/api/medias/{nom}/remplacer",
      "/api/mes-donnees",
      "/api/message",
      "/api/messages",
      "/api/messages-amis",
      "/api/messages-envoyes",
      "/api/messages/{id}",
      "/api/mesure/{id}",
      "/api/mesure/{id}/contester",
      "/api/moderation/affaires",
      "/api/moderation/affaires/{numero}",
      "/api/moderation/affaires/{numero}/mesure",
      "/api/moderation/affaires/{numero}/prendre",
      "/api/moderation/affaires/{numero}/rendre",
      "/api/moderation/affaires/{numero}/reponse",
      "/api/moderation/bilan",
      "/api/moderation/comptes",
      "/api/moderation/comptes/{id}",
      "/api/moderation/comptes/{id}/affaire",
      "/api/moderation/comptes/{id}/role",
      "/api/moderation/journal",
      "/api/moderation/mesures/{id}/lever",
      "/api/moderation/mots",
      "/api/moderation/mots/retirer",
      "/api/moderation/quizz/{id}/affaire",
      "/api/moderation/quizz/{id}/officiel",
      "/api/moderation/quizz/{id}/ouvrir",
      "/api/myinfo",
      "/api/new-password",
      "/api/normal",
      "/api/note",
      "/api/notif",
      "/api/paquets",
      "/api/password",
      "/api/pseudo",
      "/api/question/{idQuizz}/{idQuestion}",
      "/api/question/{id}",
      "/api/quizz",
      "/api/quizz-amis",
      "/api/quizz-fav",
      "/api/quizz-no-populate/{id}",
      "/api/quizz-officiel",
      "/api/quizz-public",
      "/api/quizz/composition",
      "/api/quizz/importer",
      "/api/quizz/{idQuizz}/{idQuestion}",
      "/api/quizz/{id}",
      "/api/quizz/{id}/apercu.png",
      "/api/quizz/{id}/coauteurs",
      "/api/quizz/{id}/coauteurs/oui",
      "/api/quizz/{id}/coauteurs/{pseudo}",
      "/api/quizz/{id}/copie",
      "/api/quizz/{id}/doublons",
      "/api/quizz/{id}/similaires",
      "/api/quizz/{id}/statistiques",
      "/api/quizz/{id}/statistiques/{question}",
      "/api/quizz/{id}/versions",
      "/api/quizz/{id}/versions/{version}",
      "/api/reset-password",
      "/api/room",
      "/api/room/essai",
      "/api/room/{code}",
      "/api/rouge",
      "/api/sante",
      "/api/signale-administrateur",
      "/api/signale-createur",
      "/api/soirees",
      "/api/soirees/{soiree}",
      "/api/soirees/{soiree}/{partie}/{question}",
      "/api/soirees/{soiree}/{partie}/{question}/accepter",
      "/api/suggestions",
      "/api/upload",
      "/api/user",
      "/api/user-public/{pseudo}",
      "/api/user/coauteur",
      "/api/user/quizz",
      "/api/user/quizz-entiers",
      "/api/user/quizz/{pseudo}",
      "/media/apercu/{nom}",
      "/media/{nom}",
      "/metrics",
    ]);
    for (const [chemin, methodes] of Object.entries<Record<string, Record<string, unknown>>>(
      paths,
    )) {
      for (const operation of Object.values(methodes)) {
        expect(operation, chemin).toMatchObject({
          summary: expect.any(String),
          description: expect.any(String),
        });
        const reponses: Record<string, { description: string }> = Object(operation["responses"]);
        const erreurs = Object.entries(reponses).filter(([statut]) => Number(statut) >= 400);
        expect(erreurs.length, chemin).toBeGreaterThan(0);
        for (const [, erreur] of erreurs)
          expect(JSON.stringify(erreur), chemin).toMatch(/"examples?":/);
        for (const { description } of Object.values(reponses))
          expect(description, chemin).not.toBe("Default Response");
      }
    }
    expect(Object.keys(components.schemas).sort()).toEqual([
      "Imprevu",
      "LigneQuizz",
      "ListeQuizz",
      "Question",
      "Quizz",
    ]);
  });

  test("has the 67 calls of the specification", async () => {
    const { app } = await creerBancApi();
    const { paths } = (await app.inject("/api/docs/json")).json();
    const decrits = new Set(
      Object.entries<object>(paths).flatMap(([chemin, methodes]) =>
        Object.keys(methodes).map((methode) => `${methode.toUpperCase()} ${chemin.slice(5)}`),
      ),
    );
    expect(new Set(APPELS).size).toBe(67);
    expect(APPELS.filter((appel) => !decrits.has(appel))).toEqual([]);
  });

  test("has no dangling reference", async () => {
    const { app } = await creerBancApi();
    const document = await app.inject("/api/docs/json");
    const noms = [...document.body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, nom]) => nom,
    );
    expect(new Set(noms)).toEqual(new Set(Object.keys(document.json().components.schemas)));
  });

  test("is serialised once, however often it is read", async () => {
    const { app } = await creerBancApi();
    const first = await app.inject("/api/docs/json");
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    const stringify = vi.spyOn(JSON, "stringify");
    onTestFinished(() => stringify.mockRestore());
    expect((await app.inject("/api/docs/json")).body).toBe(first.body);
    expect(stringify.mock.calls.filter(([value]) => value === app.swagger())).toEqual([]);
  });

  test("has its page", async () => {
    const { app } = await creerBancApi({ dossierClient: creerDossierClientDeTest() });
    const page = await app.inject("/api/docs");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("text/html"),
    ]);
    expect((await app.inject("/api/docs/static/swagger-ui.css")).statusCode).toBe(200);
  });
});
