import { describe, expect, test } from "vitest";
import { origineAcceptee } from "./origine.ts";
import { banc } from "./test/banc.ts";

const SANS = {};
const AVEC = { PUBLIC_URL: "https://quizz.exemple.fr" };

describe("whose pages may change something", () => {
  test.each([
    [{ host: "localhost:3000" }, SANS, true],
    [{ host: "localhost:3000", origin: "http://localhost:3000" }, SANS, true],
    [{ host: "Quizz.Local", origin: "http://quizz.local" }, SANS, true],
    [{ host: "quizz.local:80", origin: "http://quizz.local" }, SANS, true],
    [{ host: "[::1]:3000", origin: "http://[::1]:3000" }, SANS, true],
    [{ host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr" }, AVEC, true],
    [{ host: "localhost:3000", origin: "http://localhost:5173" }, SANS, false],
    [{ host: "localhost:3000", origin: "http://evil.example" }, SANS, false],
    [{ host: "localhost:3000", origin: "http://localhost:3000.evil.example" }, SANS, false],
    [{ host: "localhost:3000", origin: "http://localhost:3000@evil.example" }, SANS, false],
    [{ host: "localhost:3000", origin: "null" }, SANS, false],
    [{ host: "localhost:3000", origin: "" }, SANS, false],
    [{ host: "localhost:3000", origin: "file://" }, SANS, false],
    [{ host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr" }, SANS, false],
    [{ host: "10.0.0.2:3000", origin: "https://quizz.exemple.fr.evil.example" }, AVEC, false],
    [{ origin: "http://localhost:3000" }, SANS, false],
    [{ host: "localhost:3000", "sec-fetch-site": "cross-site" }, SANS, false],
  ])("%j with %j: %s", (headers, config, acceptee) =>
    expect(origineAcceptee(headers, config)).toBe(acceptee),
  );

  test("a foreign page gets 403 for what changes something, and may read", async () => {
    const { app } = await banc();
    const headers = { host: "localhost:3000", origin: "http://evil.example" };
    for (const url of ["/api/room", "/matchmake/joinById/ABC123", "/nulle/part"]) {
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
    const { app } = await banc({ env, limites: { roomsParMinute: 1 } });
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
});
