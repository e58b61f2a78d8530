import { describe, expect, test } from "vitest";
import { judgeRequestOrigin } from "./request-origin.ts";
import { creerBancApi } from "../test/banc.ts";

const SANS = {};
const AVEC = { PUBLIC_URL: "https://quizz.exemple.fr" };
const imprimees = () => ["http://localhost:3000", "http://maison.lan:3000"];

describe("whose pages may change something", () => {
  test.each([
    [{ host: "localhost:3000" }, SANS, "acceptee"],
    [{ host: "localhost:3000", origin: "http://localhost:3000" }, SANS, "acceptee"],
    [{ host: "LocalHost", origin: "http://localhost" }, SANS, "acceptee"],
    [{ host: "localhost:80", origin: "http://localhost" }, SANS, "acceptee"],
    [{ host: "[::1]:3000", origin: "http://[::1]:3000" }, SANS, "acceptee"],
    [{ host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr" }, AVEC, "acceptee"],
    [{ host: "localhost:3000", origin: "http://localhost:5173" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "http://evil.example" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "http://localhost:3000.evil.example" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "http://localhost:3000@evil.example" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "null" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "" }, SANS, "autre_site"],
    [{ host: "localhost:3000", origin: "file://" }, SANS, "autre_site"],
    [{ host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr" }, SANS, "autre_site"],
    [
      { host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr.evil.example" },
      AVEC,
      "autre_site",
    ],
    [{ origin: "http://localhost:3000" }, SANS, "autre_site"],
    [{ host: "localhost:3000", "sec-fetch-site": "cross-site" }, SANS, "autre_site"],
  ])("%j with %j: %s", (headers, config, origine) =>
    expect(judgeRequestOrigin(headers, { ...config, imprimees })).toBe(origine),
  );

  // a foreign name that points here: Origin and Host are equal
  test.each([
    ["evil.example", SANS, "inconnue"],
    ["evil.example:3000", AVEC, "inconnue"],
    ["localhost.evil.example:3000", SANS, "inconnue"],
    ["192.168.1.10.evil.example:3000", SANS, "inconnue"],
    ["quizz.exemple.fr", SANS, "inconnue"],
    ["quizz.exemple.fr.", AVEC, "inconnue"],
    ["203.0.113.7:3000", SANS, "inconnue"],
    ["[2001:db8::1]:3000", SANS, "inconnue"],
    ["172.32.0.1:3000", SANS, "inconnue"],
    ["quizz.exemple.fr", AVEC, "acceptee"],
    ["maison.lan:3000", SANS, "acceptee"],
    ["Maison.LAN:8080", AVEC, "acceptee"],
    ["127.0.0.1:4077", SANS, "acceptee"],
    ["10.1.2.3", SANS, "acceptee"],
    ["172.16.0.1:3000", SANS, "acceptee"],
    ["192.168.1.10:8080", AVEC, "acceptee"],
    ["169.254.10.1:3000", SANS, "acceptee"],
    ["[fd12:3456::1]:3000", SANS, "acceptee"],
    ["[fe80::1]:3000", SANS, "acceptee"],
    ["[::ffff:192.168.1.10]:3000", SANS, "acceptee"],
  ])("a page opened at http://%s with %j: %s", (host, config, origine) =>
    expect(judgeRequestOrigin({ host, origin: `http://${host}` }, { ...config, imprimees })).toBe(
      origine,
    ),
  );

  test("under a name that is not ours nothing changes, and the answer says what to set", async () => {
    const { app } = await creerBancApi();
    const headers = { host: "evil.example:3000", origin: "http://evil.example:3000" };
    const ouvrir = await app.inject({ method: "POST", url: "/api/room", headers });
    expect(ouvrir.statusCode).toBe(403);
    expect(ouvrir.json().message).toContain("«\u00A0evil.example:3000\u00A0»");
    expect(ouvrir.json().message).toContain("réglez PUBLIC_URL");
    // reads reveal nothing that is not public
    expect((await app.inject({ url: "/api/sante", headers })).statusCode).toBe(200);
  });

  test("a foreign page gets 403 for what changes something, and may read", async () => {
    const { app } = await creerBancApi();
    const headers = { host: "localhost:3000", origin: "http://evil.example" };
    for (const url of ["/api/room", "/nulle/part"]) {
      const reponse = await app.inject({ method: "POST", url, headers });
      expect([reponse.statusCode, reponse.json()]).toEqual([
        403,
        { message: "Cette requête vient d’un autre site." },
      ]);
    }
    const lecture = await app.inject({ url: "/api/quizz-public", headers });
    expect(lecture.statusCode).toBe(200);
    expect(lecture.headers["access-control-allow-origin"]).toBeUndefined();
  });
});

describe("the address of the caller", () => {
  const ouvrir = async (
    env: Record<string, string>,
    adresses: readonly string[],
    remoteAddress = "127.0.0.1",
  ) => {
    const { app } = await creerBancApi({ env, rateLimits: { roomsParMinute: 1 } });
    const statuts = [];
    for (const adresse of adresses) {
      const headers = { "x-forwarded-for": adresse };
      statuts.push(
        (await app.inject({ method: "POST", url: "/api/room", headers, remoteAddress })).statusCode,
      );
    }
    return statuts;
  };

  test("is the one of the connection when no proxy is expected", async () => {
    expect(await ouvrir({}, ["1.1.1.1", "2.2.2.2"])).toEqual([201, 429]);
  });

  test("is the one that the proxy adds, not the one that the caller writes", async () => {
    const env = { PUBLIC_URL: "https://quizz.exemple.fr" };
    expect(await ouvrir(env, ["1.1.1.1", "2.2.2.2"])).toEqual([201, 201]);
    expect(await ouvrir(env, ["9.9.9.1, 1.1.1.1", "9.9.9.2, 1.1.1.1"])).toEqual([201, 429]);
    expect(await ouvrir(env, ["1.1.1.1", "2.2.2.2"], "8.8.8.8")).toEqual([201, 429]);
  });

  test("is the one of the connection under a plain http address, unless a proxy is named", async () => {
    const env = { PUBLIC_URL: "http://192.168.1.20:8080" };
    expect(await ouvrir(env, ["1.1.1.1", "2.2.2.2"], "192.168.1.7")).toEqual([201, 429]);
    const nomme = { ...env, TRUSTED_PROXY: "loopback, 192.168.1.2/31" };
    expect(await ouvrir(nomme, ["1.1.1.1", "2.2.2.2"], "192.168.1.7")).toEqual([201, 429]);
    expect(await ouvrir(nomme, ["1.1.1.1", "2.2.2.2"], "192.168.1.3")).toEqual([201, 201]);
    expect(await ouvrir(nomme, ["1.1.1.1", "2.2.2.2"], "127.0.0.1")).toEqual([201, 201]);
  });

  test("is that of nobody but the named proxy, under https too", async () => {
    const env = { PUBLIC_URL: "https://quizz.exemple.fr", TRUSTED_PROXY: "10.0.0.2" };
    expect(await ouvrir(env, ["1.1.1.1", "2.2.2.2"], "10.0.0.2")).toEqual([201, 201]);
    expect(await ouvrir(env, ["1.1.1.1", "2.2.2.2"], "10.0.0.3")).toEqual([201, 429]);
  });
});
