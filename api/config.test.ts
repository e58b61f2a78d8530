import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readServerConfig } from "#config";

describe("settings", () => {
  test("need nothing to be set", () => {
    expect(readServerConfig({ PATH: "/bin", PORT: "", HOST: undefined })).toEqual({
      ok: true,
      config: {
        ROLE: "tout",
        PROCESSUS: expect.stringMatching(/^[a-z0-9-]+$/),
        PORT: 3000,
        HOST: "0.0.0.0",
        DATA_DIR: resolve("data"),
        MAIL_FROM: "Trinquizz <trinquizz@localhost>",
        SAUVEGARDES_GARDEES: 14,
        SAUVEGARDE_HEURES: 24,
        LOG_LEVEL: "info",
        JOUEURS_MAX: 60,
        ROOMS_MAX: 500,
        PLACES_MAX: 5000,
      },
    });
  });

  test("are read from the environment", () => {
    const env = {
      PORT: " 8080 ",
      DATA_DIR: "/srv/quizz",
      PUBLIC_URL: "https://Quizz.exemple.fr/",
      LIGHT_ROUGE_URL: "http://192.168.1.20/rouge",
      JOUEURS_MAX: "200",
    };
    expect(readServerConfig(env)).toMatchObject({
      config: {
        PORT: 8080,
        DATA_DIR: "/srv/quizz",
        PUBLIC_URL: "https://quizz.exemple.fr",
        LIGHT_ROUGE_URL: "http://192.168.1.20/rouge",
        JOUEURS_MAX: 200,
      },
    });
  });

  test.each([
    [
      { PORT: "abc" },
      "Réglage incorrect : PORT vaut « abc », il faut un nombre entier de 0 à 65535.",
    ],
    [
      { PORT: "65536" },
      "Réglage incorrect : PORT vaut « 65536 », il faut un nombre entier de 0 à 65535.",
    ],
    [
      { JOUEURS_MAX: "201" },
      "Réglage incorrect : JOUEURS_MAX vaut « 201 », il faut un nombre entier de 2 à 200.",
    ],
    [
      { PUBLIC_URL: "quizz.exemple.fr" },
      "Réglage incorrect : PUBLIC_URL vaut « quizz.exemple.fr », il faut une adresse qui commence par http:// ou https://.",
    ],
    [
      { LOG_LEVEL: "tout", PORT: "-1" },
      "Réglage incorrect : PORT vaut « -1 », il faut un nombre entier de 0 à 65535 ; LOG_LEVEL vaut « tout », " +
        "il faut un de ces mots : fatal, error, warn, info, debug, trace, silent.",
    ],
  ])("%j is refused in one line", (env, message) => {
    expect(readServerConfig(env)).toEqual({ ok: false, message });
  });

  test("quotes that no shell has read are not part of a value", () => {
    const env = {
      DATA_DIR: '"/srv/quizz"',
      MAIL_FROM: "'Trinquizz <bonjour@exemple.fr>'",
      PUBLIC_URL: ' "https://quizz.exemple.fr" ',
      PORT: '""',
    };
    expect(readServerConfig(env)).toMatchObject({
      config: {
        DATA_DIR: "/srv/quizz",
        MAIL_FROM: "Trinquizz <bonjour@exemple.fr>",
        PUBLIC_URL: "https://quizz.exemple.fr",
        PORT: 3000,
      },
    });
    expect(readServerConfig({ MAIL_FROM: '"Le bar, Trinquizz" <a@b.fr>' })).toMatchObject({
      config: { MAIL_FROM: '"Le bar, Trinquizz" <a@b.fr>' },
    });
  });

  test.each([
    ["DATA_DIR", '"', "guillemet"],
    ["DATA_DIR", '"/srv/quizz', "guillemet"],
    ["SAUVEGARDES_DIR", "/srv/quizz'", "guillemet"],
    ["DATA_DIR", "~", "terminal"],
    ["DATA_DIR", "~/quizz", "terminal"],
    ["SAUVEGARDES_DIR", "~/quizz", "terminal"],
    ["PUBLIC_URL", "https://exemple.fr/quizz", "sous-dossier"],
    ["TRUSTED_PROXY", "127.0.0.1, proxy.local", "adresses IP"],
    ["PUBLIC_URL", "https://exemple.fr/?a=1", "sous-dossier"],
    ["PUBLIC_URL", "https://moi:mot@exemple.fr", "sous-dossier"],
    ["API_URL", "http://api:3000/api", "sous-dossier"],
    ["ADRESSE_INTERNE", "http://jeu-1:3000/x", "sous-dossier"],
    ["MAIL_FROM", "Trinquizz", "adresse mail"],
    ["MAIL_FROM", "Trinquizz <>", "adresse mail"],
    ["MAIL_FROM", "Trinquizz <bonjour>", "adresse mail"],
    ["MAIL_FROM", "a@b.fr, c@d.fr", "adresse mail"],
  ])("%s=%s is refused: %s", (nom, valeur, mot) => {
    const lecture = readServerConfig({ [nom]: valeur });
    expect(lecture).toEqual({ ok: false, message: expect.stringContaining(mot) });
    expect(lecture).toEqual({
      ok: false,
      message: expect.stringContaining(`${nom} vaut « ${valeur}`),
    });
  });

  test.each([
    ["DATA_DIR", "./~/quizz"],
    ["DATA_DIR", "C:\\Program Files\\quizz"],
    ["MAIL_FROM", "trinquizz@localhost"],
    ["MAIL_FROM", "Trinquizz<bonjour@exemple.fr>"],
  ])("%s=%s is taken", (nom, valeur) => {
    expect(readServerConfig({ [nom]: valeur }).ok).toBe(true);
  });

  test("what a .env says wrongly is told with its line", () => {
    expect(readServerConfig({ PORT: "abc" }, new Map([["PORT", 7]]))).toEqual({
      ok: false,
      message:
        "Réglage incorrect : PORT (.env, ligne 7) vaut « abc », il faut un nombre entier de 0 à 65535.",
    });
  });

  test("a token is long, and not written out again when it is not", () => {
    const METRICS_TOKEN = "trop-court-0123";
    const lecture = readServerConfig({ METRICS_TOKEN, SMTP_URL: "http://bar:secret@exemple.fr" });
    expect(lecture).toEqual({
      ok: false,
      message:
        "Réglage incorrect : SMTP_URL ne convient pas, il faut une adresse qui commence par smtp:// ou smtps:// ; " +
        "METRICS_TOKEN ne convient pas, il faut au moins 24 caractères.",
    });
    expect(readServerConfig({ METRICS_TOKEN: "a".repeat(24) }).ok).toBe(true);
  });

  test("of several processes: what a role cannot do without is named, secrets are not written out", () => {
    const both = { REDIS_URL: "redis://un", SERVICE_KEY: "x".repeat(24) };
    const api = { ...both, ROLE: "api", PUBLIC_URL: "https://quizz.exemple.fr" };
    expect(readServerConfig(api).ok).toBe(true);
    expect(readServerConfig({ ...both, ROLE: "api" })).toEqual({
      ok: false,
      message: "Avec ROLE=api, il faut aussi PUBLIC_URL : docs/plusieurs-machines.md dit lesquels.",
    });
    expect(readServerConfig({ ...both, ROLE: "jeu" })).toEqual({
      ok: false,
      message: "Avec ROLE=jeu, il faut aussi API_URL : docs/plusieurs-machines.md dit lesquels.",
    });
    const fausse = readServerConfig({
      ...api,
      REDIS_URL: "http://secret@un",
      SERVICE_KEY: "secret",
    });
    expect(JSON.stringify(fausse)).toMatch(
      /REDIS_URL ne convient pas.*SERVICE_KEY ne convient pas/,
    );
    expect(JSON.stringify(fausse)).not.toContain("secret");
  });

  test.each(["JEU 1", "-a", "é", "a".repeat(41)])("« %s » names no process", (PROCESSUS) => {
    expect(readServerConfig({ PROCESSUS }).ok).toBe(false);
  });
});
