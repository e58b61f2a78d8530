import { once } from "node:events";
import { createServer } from "node:http";
import { connect, Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { ENTETE_VERSION_CLIENT } from "#contracts/client-version.ts";
import { HttpError } from "./services/http-error.ts";
import { creerBancApi, creerFaussesRooms } from "./test/banc.ts";

test("what the API says is not kept by browsers", async () => {
  const { app } = await creerBancApi();
  for (const url of ["/api/notif", "/api/quizz-officiel"])
    expect((await app.inject(url)).headers["cache-control"]).toBe("no-store");
});

test("every answer of the API says which client is served, when there is one", async () => {
  const avec = await creerBancApi({ version: "Ab12_-Cd" });
  for (const url of ["/api/sante", "/api/inconnu"])
    expect((await avec.app.inject(url)).headers[ENTETE_VERSION_CLIENT]).toBe("Ab12_-Cd");
  expect((await avec.app.inject("/media/question.jpeg")).headers).not.toHaveProperty(
    ENTETE_VERSION_CLIENT,
  );
  const sans = await creerBancApi();
  expect((await sans.app.inject("/api/sante")).headers).not.toHaveProperty(ENTETE_VERSION_CLIENT);
});

const CONTENT_SECURITY_POLICY =
  "default-src 'self';script-src 'self';style-src 'self';img-src 'self' http: https: data: blob:;" +
  "media-src 'self' http: https: data: blob:;frame-src https://www.youtube-nocookie.com;" +
  "connect-src 'self' ws: wss:;base-uri 'none';form-action 'self';frame-ancestors 'none';object-src 'none'";

test.each([
  ["an answer", { url: "/api/sante" }],
  ["an unknown address", { url: "/api/inconnu" }],
  ["a file", { url: "/media/question.jpeg" }],
  [
    "a refusal of another site",
    { method: "POST", url: "/api/session", headers: { origin: "https://ailleurs.fr" } },
  ],
] as const)("headers protect %s", async (_what, request) => {
  const { app } = await creerBancApi();
  const { headers } = await app.inject(request);
  expect(headers).toMatchObject({
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
  expect(headers["x-powered-by"]).toBeUndefined();
  expect(headers["access-control-allow-origin"]).toBeUndefined();
  const https = await creerBancApi({ env: { PUBLIC_URL: "https://quizz.exemple.fr" } });
  expect((await https.app.inject(request)).headers["strict-transport-security"]).toBe(
    "max-age=31536000; includeSubDomains",
  );
});

/** The API on a real port and a shared server; `dire` sends a text, and answers with all that comes back. */
async function ouvrirSurUnPort() {
  const serveur = createServer();
  const { app } = await creerBancApi({
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
  return { serveur, port, dire };
}

test("on a real port and a shared server, even nonsense is answered in French", async () => {
  const { serveur, port, dire } = await ouvrirSurUnPort();
  expect(await dire("n’importe quoi\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [^]*La requête est illisible\./,
  );
  expect(await dire(`GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1\.1 431 /,
  );
  expect(await dire("GET /% HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toMatch(
    /^HTTP\/1\.1 400 [^]*illisible/,
  );

  // a proxy that reads the one length and a server that reads the other would see two requests
  expect(
    await dire(
      "POST /api/connexion HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG",
    ),
  ).toMatch(/^HTTP\/1\.1 400 (?:(?!HTTP\/1\.1)[^])*$/);

  // a client that neither reads nor closes must lose its socket
  const muette = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  onTestFinished(() => void muette.destroy());
  const [chezNous] = await once(serveur, "connection");
  if (!(chezNous instanceof Socket)) throw new Error("no socket");
  muette.pause();
  muette.write("n’importe quoi\r\n\r\n");
  await once(chezNous, "close");
});

test("a full house is no failure: the log tells of none", async () => {
  const lignes: string[] = [];
  const logger = { level: "info", stream: { write: (ligne: string) => void lignes.push(ligne) } };
  const rooms = creerFaussesRooms({
    creer: () => Promise.reject(new HttpError(503, "Le bar est plein.")),
  });
  const { app } = await creerBancApi({ logger, rooms, rateLimits: { connexionsParMinute: 500 } });
  const payload = { pseudo: "personne", password: "x" };
  const url = "/api/connexion";
  const essais = Array.from({ length: 40 }, (_, n) =>
    app.inject({ method: "POST", url, payload, remoteAddress: `10.0.0.${n}` }),
  );
  const statuts = (await Promise.all(essais)).map(({ statusCode }) => statusCode);
  expect(statuts).toContain(503);
  expect((await app.inject({ method: "POST", url: "/api/room" })).statusCode).toBe(503);
  expect(lignes.filter((ligne) => !ligne.includes('"msg":"refused"'))).toEqual([]);
});

test("a body that names the prototype is refused", async () => {
  const { app } = await creerBancApi();
  const headers = { "content-type": "application/json" };
  for (const payload of ['{"__proto__":{"souvenir":true}}', '{"constructor":{"prototype":{}}}'])
    expect(
      (await app.inject({ method: "POST", url: "/api/connexion", headers, payload })).json(),
    ).toEqual({ message: "Le corps de la requête n’est pas du JSON." });
});

test("only the methods of a route are served: TRACE gives nothing back", async () => {
  const { dire } = await ouvrirSurUnPort();
  const reponse = await dire(
    "TRACE /api/sante HTTP/1.1\r\nHost: a\r\nX-Secret: 42\r\nConnection: close\r\n\r\n",
  );
  expect(reponse).toMatch(/^HTTP\/1\.1 404 /);
  expect(reponse).not.toContain("X-Secret");
});
