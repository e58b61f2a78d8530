import { describe, expect, test } from "vitest";
import manifest from "../../../package.json" with { type: "json" };
import { NO_API_METRICS, type AnsweredRequestForMetrics } from "../../services/ports.ts";
import { creerBancApi, creerFaussesRooms } from "../../test/banc.ts";

const JETON = "un-jeton-de-vingt-quatre-lettres";
const AILLEURS = { remoteAddress: "192.168.1.20" };
const { version } = manifest;
const PAS_PRET = {
  ok: false,
  version,
  message: "Le serveur n’est pas prêt. Réessayez dans un instant.",
};

describe("GET /api/sante", () => {
  test("200 when all is well, 503 when games cannot be stored or the database is closed", async () => {
    let [sain, attente] = [true, 0];
    const rooms = creerFaussesRooms({ enBonneSante: () => sain, attenteMs: () => attente });
    const { app, base } = await creerBancApi({ rooms });
    const voir = async () => {
      const reponse = await app.inject({ url: "/api/sante", ...AILLEURS });
      return [reponse.statusCode, reponse.json()];
    };
    expect(await voir()).toEqual([200, { ok: true, version }]);
    sain = false;
    expect(await voir()).toEqual([503, PAS_PRET]);
    [sain, attente] = [true, 20_000];
    expect(await voir()).toEqual([503, PAS_PRET]);
    attente = 0;
    expect(await voir()).toEqual([200, { ok: true, version }]);
    base.fermer();
    expect(await voir()).toEqual([503, PAS_PRET]);
  });

  test("the house is told why, and nobody's path or secret", async () => {
    const rooms = creerFaussesRooms({ enBonneSante: () => false, attenteMs: () => 4200 });
    const SMTP_URL = "smtps://bar:mot-de-passe@smtp.exemple.fr";
    const { app, base } = await creerBancApi({ rooms, env: { METRICS_TOKEN: JETON, SMTP_URL } });
    const reponse = await app.inject("/api/sante");
    expect(reponse.statusCode).toBe(503);
    expect(reponse.json()).toEqual({
      ...PAS_PRET,
      details: {
        parties: { enregistrees: false, attenteMs: 4200 },
        base: { repond: true },
        disque: { libre: expect.any(Number), total: expect.any(Number) },
        mail: { transport: "smtp", envoyes: 0, rates: 0, enAttente: 0, dernier: null },
        sauvegarde: { ageS: null, heures: 24 },
        boucle: { p99Ms: expect.any(Number), maxMs: expect.any(Number) },
        hachages: { enVol: 0, enAttente: 0 },
      },
    });
    for (const secret of [base.dossierDonnees, "mot-de-passe", JETON])
      expect(reponse.body).not.toContain(secret);
    const authorization = `Bearer ${JETON}`;
    const loin = await app.inject({ url: "/api/sante", ...AILLEURS, headers: { authorization } });
    expect(loin.json()).toHaveProperty("details.base.repond", true);
  });
});

describe("GET /metrics", () => {
  test("for this machine or with the token, and told to nobody else", async () => {
    const metrics = {
      ...NO_API_METRICS,
      lire: async () => ({ type: "text/plain; version=0.0.4", texte: "trinquizz_pret 1\n" }),
    };
    const { app } = await creerBancApi({ metrics, env: { METRICS_TOKEN: JETON } });
    const ici = await app.inject("/metrics");
    expect([ici.statusCode, ici.headers["content-type"], ici.body]).toEqual([
      200,
      "text/plain; version=0.0.4",
      "trinquizz_pret 1\n",
    ]);
    const loin = await app.inject({ url: "/metrics", ...AILLEURS });
    expect([loin.statusCode, loin.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    expect(loin.json().message).toContain("METRICS_TOKEN");
    const authorization = `Bearer ${JETON}`;
    const avec = await app.inject({ url: "/metrics", ...AILLEURS, headers: { authorization } });
    expect(avec.body).toBe(ici.body);
    const proxy = await creerBancApi({ env: { PUBLIC_URL: "https://quizz.exemple.fr" } });
    expect((await proxy.app.inject("/metrics")).statusCode).toBe(401);
  });

  test("answers are counted by the pattern of their address, streams are not", async () => {
    const vues: AnsweredRequestForMetrics[] = [];
    const metrics = {
      ...NO_API_METRICS,
      requete: (vue: AnsweredRequestForMetrics) => void vues.push(vue),
    };
    const { app } = await creerBancApi({ metrics });
    await app.inject("/api/room/ABC123");
    await app.inject("/api/user-public/Personne");
    await app.inject("/rien/du/tout?jeton=x");
    expect(vues).toEqual([
      { methode: "GET", route: "/api/room/:code", classe: "2xx", dureeMs: expect.any(Number) },
      {
        methode: "GET",
        route: "/api/user-public/:pseudo",
        classe: "4xx",
        dureeMs: expect.any(Number),
      },
      { methode: "GET", route: "aucune", classe: "4xx", dureeMs: expect.any(Number) },
    ]);
  });
});

test("GET /api/adresse tells where phones come in, and where to write", async () => {
  const { app } = await creerBancApi();
  const adresse = "http://192.168.1.10:3000";
  expect((await app.inject("/api/adresse")).json()).toEqual({ adresse, contact: null });
  const autre = await creerBancApi({ env: { CONTACT_MAIL: "bar@exemple.fr" } });
  expect((await autre.app.inject("/api/adresse")).json()).toEqual({
    adresse,
    contact: "bar@exemple.fr",
  });
});
