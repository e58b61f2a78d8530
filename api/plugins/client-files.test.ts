import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { creerDossierTemporaire } from "#db/test/banc.ts";
import { creerBancApi } from "../test/banc.ts";
import {
  PAGE_ACCUEIL_DE_TEST,
  creerDossierClientDeTest,
  ENTETE_ACCEPT_HTML,
  PAGE_CLIENT_DE_TEST,
} from "../test/client-construit.ts";

describe("the built client", () => {
  test.each([
    ["/", PAGE_ACCUEIL_DE_TEST],
    ["/?code=ABC123", PAGE_ACCUEIL_DE_TEST],
    ["/index.html", PAGE_ACCUEIL_DE_TEST],
    ["/jeu/ABC123", PAGE_CLIENT_DE_TEST],
    ["/quizz-communaute/x?page=2", PAGE_CLIENT_DE_TEST],
    ["/inconnu", PAGE_CLIENT_DE_TEST],
  ])("%s opens its page", async (url, page) => {
    const { app } = await creerBancApi({ dossierClient: creerDossierClientDeTest() });
    const reponse = await app.inject({ url, headers: ENTETE_ACCEPT_HTML });
    expect([reponse.statusCode, reponse.body]).toEqual([200, page]);
    expect(reponse.headers).toMatchObject({
      "cache-control": "no-cache",
      "content-type": expect.stringContaining("text/html"),
    });
    expect(reponse.headers["content-security-policy"]).toContain("script-src 'self';");
    expect(reponse.headers["content-security-policy"]).not.toContain("unsafe");
  });

  test.each(["/api/inconnu", "/media/x", "/assets/absent-12345678.js"])(
    "%s is not a page",
    async (url) => {
      const { app } = await creerBancApi({ dossierClient: creerDossierClientDeTest() });
      const accept = url.startsWith("/assets") ? "*/*" : ENTETE_ACCEPT_HTML.accept;
      const reponse = await app.inject({ url, headers: { accept } });
      expect([reponse.statusCode, Object.keys(reponse.json())]).toEqual([404, ["message"]]);
    },
  );

  test("the worker that decodes HEIC alone may compile WebAssembly, and reach nobody else", async () => {
    const dossier = creerDossierClientDeTest();
    writeFileSync(join(dossier, "assets/heic.worker-Ab12_-Cd.js"), "const heic = 1;");
    const { app } = await creerBancApi({ dossierClient: dossier });
    const politique = async (url: string) =>
      (await app.inject(url)).headers["content-security-policy"];
    expect(await politique("/assets/heic.worker-Ab12_-Cd.js")).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
    expect(await politique("/assets/main-Ab12_-Cd.js")).not.toContain("wasm");
  });

  test("files named after their content are kept for ever, compressed when they can be", async () => {
    const { app } = await creerBancApi({ dossierClient: creerDossierClientDeTest() });
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
    expect(icone.headers).toMatchObject({
      "content-type": "image/svg+xml; charset=utf-8",
      "cache-control": "public, max-age=3600",
    });
  });

  test.each([
    "/../package.json",
    "/%2e%2e/package.json",
    "/..%2fpackage.json",
    "/assets/..%5c..%5cx",
    "/.env",
    "/assets/",
    "/%00",
  ])("%s leads nowhere", async (url) => {
    const dossier = creerDossierClientDeTest();
    writeFileSync(join(dossier, ".env"), "secret");
    const { app } = await creerBancApi({ dossierClient: dossier });
    const reponse = await app.inject({ url, headers: { accept: "*/*" } });
    expect(reponse.statusCode).toBeGreaterThanOrEqual(400);
    expect(reponse.statusCode).toBeLessThan(500);
    expect(Object.keys(reponse.json())).toEqual(["message"]);
  });

  test("not built yet, it is as if there were none", async () => {
    const { app } = await creerBancApi({ dossierClient: creerDossierTemporaire() });
    const reponse = await app.inject({ url: "/", headers: ENTETE_ACCEPT_HTML });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      404,
      { message: "Cette adresse n’existe pas." },
    ]);
  });

  test("without it, unknown addresses are 404", async () => {
    const { app } = await creerBancApi();
    const reponse = await app.inject({ url: "/", headers: ENTETE_ACCEPT_HTML });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      404,
      { message: "Cette adresse n’existe pas." },
    ]);
  });
});

test("an address that cannot be read is a page that does not exist, for a browser", async () => {
  const { app } = await creerBancApi();
  const page = { accept: "text/html" };
  const reponse = await app.inject({ url: "/profile/%E0%A4", headers: page });
  expect([reponse.statusCode, reponse.headers.location]).toEqual([302, "/introuvable"]);
  expect((await app.inject("/api/user-public/%E0%A4")).statusCode).toBe(400);
});
