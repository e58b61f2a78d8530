import { describe, expect, test } from "vitest";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import {
  creerBancApi,
  CODE_ROOM_DE_TEST,
  creerCompteDeTest,
  creerFaussesRooms,
} from "../../test/banc.ts";
import { HttpError } from "../../services/http-error.ts";

/** Request of a client that opens a socket. */
function visite({ adresse = "10.0.0.1", headers = {} } = {}): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: adresse });
  return Object.assign(new IncomingMessage(socket), { headers });
}

/** Asks for a room, of which only `CODE` exists. */
const frapper = (app: FastifyInstance, code: string, adresse = "10.0.0.1") =>
  app.roomAdmission.recevoir(visite({ adresse }), code, async () =>
    code === CODE_ROOM_DE_TEST ? "in" : null,
  );

describe("POST /api/room", () => {
  test("opens a room: its code and the ticket of its host", async () => {
    const { app } = await creerBancApi();
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      201,
      { code: CODE_ROOM_DE_TEST, billet: "billet-secret" },
    ]);
    expect(reponse.headers["cache-control"]).toBe("no-store");
  });

  test("ten a minute and per address", async () => {
    const { app } = await creerBancApi();
    const ouvrir = (remoteAddress: string) =>
      app.inject({ method: "POST", url: "/api/room", remoteAddress });
    for (let fois = 0; fois < 10; fois++)
      expect((await ouvrir("192.168.1.2")).statusCode).toBe(201);
    const reponse = await ouvrir("192.168.1.2");
    expect([reponse.statusCode, reponse.json()]).toEqual([
      429,
      { message: "Trop de demandes. Réessayez dans une minute." },
    ]);
    expect((await ouvrir("192.168.1.3")).statusCode).toBe(201);
  });

  test("no more tables: what the rooms say is passed on", async () => {
    const creer = () => Promise.reject(new HttpError(503, "Le bar est plein."));
    const { app } = await creerBancApi({ rooms: creerFaussesRooms({ creer }) });
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([503, { message: "Le bar est plein." }]);
  });

  test("a failure of the rooms is a 500 that tells nothing", async () => {
    const creer = () => Promise.reject(new Error("SQLITE_FULL: database or disk is full"));
    let logged = "";
    const logger = { level: "error", stream: { write: (line: string) => void (logged += line) } };
    const { app } = await creerBancApi({ rooms: creerFaussesRooms({ creer }), logger });
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      500,
      { message: "Une erreur s’est produite sur le serveur." },
    ]);
    expect(JSON.parse(logged)).toMatchObject({
      msg: "request failed",
      route: "/api/room",
      err: { message: "SQLITE_FULL: database or disk is full" },
    });
  });
});

describe("GET /api/room/:code", () => {
  test.each([
    [CODE_ROOM_DE_TEST, true],
    ["abc123", true],
    ["%20abc123%20", true],
    ["ZZZZZZ", false],
  ])("%s exists: %s", async (code, existe) => {
    const { app } = await creerBancApi();
    expect((await app.inject(`/api/room/${code}`)).json()).toEqual({ existe });
  });

  test.each(["ABC12", "ABC1234", "ABC-12", "ÉÉÉÉÉÉ", "%00%00%00%00%00%00"])(
    "%s is no code",
    async (code) => {
      const { app } = await creerBancApi();
      const reponse = await app.inject(`/api/room/${code}`);
      expect([reponse.statusCode, reponse.json()]).toEqual([
        400,
        { message: "Requête invalide : « code » ne convient pas." },
      ]);
    },
  );

  test("sixty wrong codes of an address are answered, a right one always is", async () => {
    const rooms = creerFaussesRooms({
      trouver: async (code) => (code === CODE_ROOM_DE_TEST || code === "OTHER1" ? {} : null),
    });
    const { app } = await creerBancApi({ rooms });
    const chercher = (code: string, remoteAddress = "10.0.0.1") =>
      app.inject({ url: `/api/room/${code}`, remoteAddress });
    for (let fois = 10; fois < 70; fois++)
      expect((await chercher(`ZZZZ${fois}`)).json()).toEqual({ existe: false });
    const reponse = await chercher("ZZZZZZ");
    expect([reponse.statusCode, reponse.json()]).toEqual([
      429,
      { message: "Trop de codes incorrects. Réessayez dans une minute." },
    ]);
    // wrong codes count together, whether they are tried over HTTP or by a socket
    expect(await frapper(app, "ZZZZZZ")).toBe("trop_de_messages");
    expect((await chercher("OTHER1")).json()).toEqual({ existe: true });
    expect(await frapper(app, CODE_ROOM_DE_TEST)).toBe("in");
    expect((await chercher("ZZZZZZ", "10.0.0.2")).json()).toEqual({ existe: false });
  });
});

describe("the door of the rooms", () => {
  test("tells who is logged in, by their cookie, and nobody otherwise", async () => {
    const { app, base } = await creerBancApi();
    const { _id, headers } = creerCompteDeTest(base.db);
    const vus: (string | null)[] = [];
    const chercher = async (compte: string | null) => {
      vus.push(compte);
      return "in";
    };
    for (const entetes of [headers, {}, { cookie: "trinquizz=faux" }, { cookie: "a=b" }])
      expect(
        await app.roomAdmission.recevoir(visite({ headers: entetes }), CODE_ROOM_DE_TEST, chercher),
      ).toBe("in");
    expect(vus).toEqual([_id, null, null, null]);
  });

  test("says no such room, and lets what breaks through", async () => {
    const { app } = await creerBancApi();
    expect(await frapper(app, "ZZZZZZ")).toBe("room_innexistante");
    const panne = () => Promise.reject(new Error("the server is stopping"));
    await expect(app.roomAdmission.recevoir(visite(), CODE_ROOM_DE_TEST, panne)).rejects.toThrow(
      "stopping",
    );
  });

  test("a page under a name that is not ours does not even look", async () => {
    const { app } = await creerBancApi();
    const headers = { host: "evil.example:3000", origin: "http://evil.example:3000" };
    const chercher = () => Promise.reject(new Error("looked"));
    expect(await app.roomAdmission.recevoir(visite({ headers }), CODE_ROOM_DE_TEST, chercher)).toBe(
      "adresse_inconnue",
    );
  });

  test("whoever tries codes on the bar's Wi-Fi does not shut its own room", async () => {
    const { app } = await creerBancApi();
    // the host or the first guest of the room finds it from the shared address
    expect(await frapper(app, CODE_ROOM_DE_TEST)).toBe("in");
    const dits = new Set<string>();
    for (let fois = 0; fois < 450; fois++) dits.add(await frapper(app, `Z${10_000 + fois}`));
    expect(dits).toEqual(new Set(["room_innexistante", "trop_de_messages"]));
    for (let fois = 0; fois < 200; fois++) expect(await frapper(app, CODE_ROOM_DE_TEST)).toBe("in");
  });

  test("a whole bar comes in twice a minute, and no more", async () => {
    const { app } = await creerBancApi();
    const dits = [];
    for (let fois = 0; fois < 402; fois++) dits.push(await frapper(app, CODE_ROOM_DE_TEST));
    // the first request, before the address had found the room, counted with unknown codes
    expect(dits.filter((dit) => dit === "in")).toHaveLength(401);
    expect(dits.at(-1)).toBe("trop_de_messages");
    expect(await frapper(app, CODE_ROOM_DE_TEST, "10.0.0.2")).toBe("in");
  });

  test("behind a proxy the caller is whom the proxy names, without one nobody chooses", async () => {
    const rateLimits = { placesParMinute: 1 };
    const derriere = await creerBancApi({
      env: { PUBLIC_URL: "https://quizz.exemple.fr" },
      rateLimits,
    });
    const devant = await creerBancApi({ rateLimits });
    const venir = (app: typeof devant.app, par: string) =>
      app.roomAdmission.recevoir(
        visite({ adresse: "127.0.0.1", headers: { "x-forwarded-for": par } }),
        "ZZZZZZ",
        async () => null,
      );
    for (const [app, second] of [
      [derriere.app, "room_innexistante"],
      [devant.app, "trop_de_messages"],
    ] as const) {
      expect(await venir(app, "203.0.113.1")).toBe("room_innexistante");
      expect(await venir(app, "203.0.113.2")).toBe(second);
    }
  });
});
