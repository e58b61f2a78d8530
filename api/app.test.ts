import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect, Socket } from "node:net";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { dossierTemporaire } from "#db/test/banc.ts";
import { RefusEntree } from "./services/refus-entree.ts";
import { banc, faussesRooms } from "./test/banc.ts";

const PAGE = "<!doctype html><title>Trinquizz</title>";
const HTML = { accept: "text/html,application/xhtml+xml" };

function dossierClient(): string {
  const dossier = dossierTemporaire();
  mkdirSync(join(dossier, "assets"));
  writeFileSync(join(dossier, "index.html"), PAGE);
  writeFileSync(join(dossier, "icone.svg"), "<svg/>");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js"), "const clair = 1;");
  writeFileSync(join(dossier, "assets/main-Ab12_-Cd.js.gz"), gzipSync("const compresse = 1;"));
  return dossier;
}

describe("the built client", () => {
  test.each(["/", "/jeu/ABC123", "/quizz-communaute/x?page=2", "/index.html", "/inconnu"])(
    "%s opens its page",
    async (url) => {
      const { app } = await banc({ dossierClient: dossierClient() });
      const reponse = await app.inject({ url, headers: HTML });
      expect([reponse.statusCode, reponse.body]).toEqual([200, PAGE]);
      expect(reponse.headers).toMatchObject({
        "cache-control": "no-cache",
        "content-type": expect.stringContaining("text/html"),
      });
      expect(reponse.headers["content-security-policy"]).toContain("script-src 'self';");
      expect(reponse.headers["content-security-policy"]).not.toContain("unsafe");
    },
  );

  test.each(["/api/inconnu", "/matchmake/x", "/media/x", "/assets/absent-12345678.js"])(
    "%s is not a page",
    async (url) => {
      const { app } = await banc({ dossierClient: dossierClient() });
      const accept = url.startsWith("/assets") ? "*/*" : HTML.accept;
      const reponse = await app.inject({ url, headers: { accept } });
      expect([reponse.statusCode, Object.keys(reponse.json())]).toEqual([404, ["message"]]);
    },
  );

  test("files named after their content are kept for ever, compressed when they can be", async () => {
    const { app } = await banc({ dossierClient: dossierClient() });
    const url = "/assets/main-Ab12_-Cd.js";
    const [nu, gz, icone] = [
      await app.inject(url),
      await app.inject({ url, headers: { "accept-encoding": "gzip, br" } }),
      await app.inject("/icone.svg"),
    ];
    expect([nu.body, nu.headers["cache-control"]]).toEqual([
      "const clair = 1;",
      "public, max-age=31536000, immutable",
    ]);
    expect(gz.headers).toMatchObject({
      "content-encoding": "gzip",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(icone.headers["cache-control"]).toBe("public, max-age=3600");
  });

  test.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cx",
    "/.env",
    "/%00",
  ])("%s leads nowhere", async (url) => {
    const dossier = dossierClient();
    writeFileSync(join(dossier, ".env"), "secret");
    const { app } = await banc({ dossierClient: dossier });
    const reponse = await app.inject({ url, headers: { accept: "*/*" } });
    expect(reponse.statusCode).toBeGreaterThanOrEqual(400);
    expect(reponse.statusCode).toBeLessThan(500);
    expect(Object.keys(reponse.json())).toEqual(["message"]);
  });

  test("not built yet, it is as if there were none", async () => {
    const { app } = await banc({ dossierClient: dossierTemporaire() });
    const reponse = await app.inject({ url: "/", headers: HTML });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      404,
      { message: "Cette adresse n’existe pas." },
    ]);
  });

  test("without it, unknown addresses are 404", async () => {
    const { app } = await banc();
    const reponse = await app.inject({ url: "/", headers: HTML });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      404,
      { message: "Cette adresse n’existe pas." },
    ]);
  });
});

describe("GET /api/sante", () => {
  test("200 when all is well, 503 when games cannot be stored or the database is closed", async () => {
    let sain = true;
    const { app, base } = await banc({ rooms: faussesRooms({ enBonneSante: () => sain }) });
    expect((await app.inject("/api/sante")).json()).toEqual({ ok: true });
    sain = false;
    const panne = await app.inject("/api/sante");
    expect([panne.statusCode, panne.json()]).toEqual([
      503,
      { message: "Les parties ne peuvent pas être enregistrées pour l’instant." },
    ]);
    sain = true;
    base.fermer();
    const ferme = await app.inject("/api/sante");
    expect([ferme.statusCode, ferme.json()]).toEqual([
      503,
      { message: "La base de données ne répond pas." },
    ]);
  });
});

describe("the OpenAPI document", () => {
  test("lists every route, described in French, with its errors", async () => {
    const { app } = await banc();
    const { paths, components } = (await app.inject("/api/docs/json")).json();
    expect(Object.keys(paths).sort()).toEqual([
      "/api/admin",
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
      "/api/imprevurare",
      "/api/inscription",
      "/api/lu",
      "/api/mail",
      "/api/mes-donnees",
      "/api/message",
      "/api/messages",
      "/api/messages-amis",
      "/api/messages-envoyes",
      "/api/messages/{id}",
      "/api/myinfo",
      "/api/new-password",
      "/api/note",
      "/api/notif",
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
      "/api/quizz/{idQuizz}/{idQuestion}",
      "/api/quizz/{id}",
      "/api/reset-password",
      "/api/room",
      "/api/room/{code}",
      "/api/sante",
      "/api/signale-administrateur",
      "/api/signale-createur",
      "/api/user",
      "/api/user-public/{pseudo}",
      "/api/user/quizz",
      "/api/user/quizz/{pseudo}",
      "/matchmake/joinById/{code}",
      "/media/{nom}",
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

  test("has no dangling reference", async () => {
    const { app } = await banc();
    const document = await app.inject("/api/docs/json");
    const noms = [...document.body.matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, nom]) => nom,
    );
    expect(new Set(noms)).toEqual(new Set(Object.keys(document.json().components.schemas)));
  });

  test("has its page", async () => {
    const { app } = await banc({ dossierClient: dossierClient() });
    const page = await app.inject("/api/docs");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([
      200,
      expect.stringContaining("text/html"),
    ]);
    expect((await app.inject("/api/docs/static/swagger-ui.css")).statusCode).toBe(200);
  });
});

test("GET /api/adresse tells where phones come in, and where to write", async () => {
  const { app } = await banc();
  const adresse = "http://192.168.1.10:3000";
  expect((await app.inject("/api/adresse")).json()).toEqual({ adresse, contact: null });
  const autre = await banc({ env: { CONTACT_MAIL: "bar@exemple.fr" } });
  expect((await autre.app.inject("/api/adresse")).json()).toEqual({
    adresse,
    contact: "bar@exemple.fr",
  });
});

test("an address that cannot be read is a page that does not exist, for a browser", async () => {
  const { app } = await banc();
  const page = { accept: "text/html" };
  const reponse = await app.inject({ url: "/profile/%E0%A4", headers: page });
  expect([reponse.statusCode, reponse.headers.location]).toEqual([302, "/introuvable"]);
  expect((await app.inject("/api/user-public/%E0%A4")).statusCode).toBe(400);
});

test("what the API says is not kept by browsers", async () => {
  const { app } = await banc();
  for (const url of ["/api/notif", "/api/quizz-officiel"])
    expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
});

test("headers protect every answer, errors included", async () => {
  const { app } = await banc();
  for (const url of ["/api/sante", "/api/inconnu", "/media/question.jpeg"]) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  }
  const https = await banc({ env: { PUBLIC_URL: "https://quizz.exemple.fr" } });
  expect((await https.app.inject("/api/sante")).headers["strict-transport-security"]).toContain(
    "max-age=",
  );
});

test("on a real port and a shared server, even nonsense is answered in French", async () => {
  const serveur = createServer();
  const { app } = await banc({
    serverFactory: (handler) => serveur.on("request", handler),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const adresse = serveur.address();
  const port = typeof adresse === "object" && adresse !== null ? adresse.port : 0;
  const dire = async (texte: string) => {
    const prise = connect(port, "127.0.0.1");
    onTestFinished(() => void prise.destroy());
    let reponse = "";
    prise.on("data", (morceau) => (reponse += morceau));
    prise.write(texte);
    await once(prise, "close");
    return reponse;
  };
  expect(await dire("n’importe quoi\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [^]*La requête est illisible\./,
  );
  expect(await dire(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await dire("GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [^]*illisible/,
  );

  // whoever neither reads nor closes does not keep their socket
  const muette = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void muette.destroy());
  const [chezNous] = await once(serveur, "connection");
  if (!(chezNous instanceof Socket)) throw new Error("no socket");
  muette.pause();
  muette.write("n’importe quoi\r\n\r\n");
  await once(chezNous, "close");
});

test("a full house is no failure: nothing is written in the log", async () => {
  const lignes: string[] = [];
  const logger = { level: "info", stream: { write: (ligne: string) => void lignes.push(ligne) } };
  const rooms = faussesRooms({ creer: () => Promise.reject(new RefusEntree("bar_plein")) });
  const { app } = await banc({ logger, rooms, limites: { connexionsParMinute: 500 } });
  const payload = { pseudo: "personne", password: "x" };
  const url = "/api/connexion";
  const essais = Array.from({ length: 40 }, (_, n) =>
    app.inject({ method: "POST", url, payload, remoteAddress: `10.0.0.${n}` }),
  );
  const statuts = (await Promise.all(essais)).map(({ statusCode }) => statusCode);
  expect(statuts).toContain(503);
  expect((await app.inject({ method: "POST", url: "/api/room" })).statusCode).toBe(503);
  expect(lignes).toEqual([]);
});
