import { describe, expect, test } from "vitest";
import { compteDeTest, banc, CODE, faussesRooms, PLACE } from "../../test/banc.ts";
import { RefusEntree } from "../../services/refus-entree.ts";

const JETON = "j".repeat(22);
const JOUEUR = { role: "joueur", jeton: JETON, pseudo: "Léa" };
const joindre = (code: string, body: unknown = JOUEUR) => ({
  method: "POST" as const,
  url: `/matchmake/joinById/${code}`,
  headers: { "content-type": "application/json", "x-autre": "1" },
  payload: JSON.stringify(body),
});

describe("POST /api/room", () => {
  test("opens a room: its code and the ticket of its host", async () => {
    const { app } = await banc();
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      201,
      { code: CODE, billet: "billet-secret" },
    ]);
    expect(reponse.headers["cache-control"]).toBe("no-store");
  });

  test("ten a minute and per address", async () => {
    const { app } = await banc();
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

  test("no more tables: the bar is full", async () => {
    const creer = () => Promise.reject(new RefusEntree("bar_plein"));
    const { app } = await banc({ rooms: faussesRooms({ creer }) });
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      503,
      { message: "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer." },
    ]);
  });

  test("a failure of the rooms is a 500 that tells nothing", async () => {
    const creer = () => Promise.reject(new Error("SQLITE_FULL: database or disk is full"));
    const { app } = await banc({ rooms: faussesRooms({ creer }) });
    const reponse = await app.inject({ method: "POST", url: "/api/room" });
    expect([reponse.statusCode, reponse.json()]).toEqual([
      500,
      { message: "Une erreur s’est produite sur le serveur." },
    ]);
  });
});

describe("GET /api/room/:code", () => {
  test.each([
    [CODE, true],
    ["abc123", true],
    ["%20abc123%20", true],
    ["ZZZZZZ", false],
  ])("%s exists: %s", async (code, existe) => {
    const { app } = await banc();
    expect((await app.inject(`/api/room/${code}`)).json()).toEqual({ existe });
  });

  test.each(["ABC12", "ABC1234", "ABC-12", "ÉÉÉÉÉÉ", "%00%00%00%00%00%00"])(
    "%s is no code",
    async (code) => {
      const { app } = await banc();
      const reponse = await app.inject(`/api/room/${code}`);
      expect([reponse.statusCode, reponse.json()]).toEqual([
        400,
        { message: "Requête invalide : « code » ne convient pas." },
      ]);
    },
  );

  test("sixty wrong codes of an address are answered, a right one always is", async () => {
    const rooms = faussesRooms({
      existe: async (code) => code === CODE || code === "OTHER1",
      reserver: async ({ code }) => (code === CODE || code === "OTHER2" ? PLACE : null),
    });
    const { app } = await banc({ rooms });
    const chercher = (code: string, remoteAddress = "10.0.0.1") =>
      app.inject({ url: `/api/room/${code}`, remoteAddress });
    const entrer = async (code: string) =>
      (await app.inject({ ...joindre(code), remoteAddress: "10.0.0.1" })).statusCode;
    for (let fois = 10; fois < 70; fois++)
      expect((await chercher(`ZZZZ${fois}`)).json()).toEqual({ existe: false });
    const reponse = await chercher("ZZZZZZ");
    expect([reponse.statusCode, reponse.json()]).toEqual([
      429,
      { message: "Trop de codes incorrects. Réessayez dans une minute." },
    ]);
    expect(await entrer("ZZZZZZ")).toBe(429);
    expect((await chercher("OTHER1")).json()).toEqual({ existe: true });
    expect(await entrer("OTHER2")).toBe(200);
    expect((await chercher("ZZZZZZ", "10.0.0.2")).json()).toEqual({ existe: false });
  });

  test("whoever tries codes on the bar's Wi-Fi does not shut its own room", async () => {
    const { app } = await banc();
    const entrer = async (code: string) =>
      (await app.inject({ ...joindre(code), remoteAddress: "10.0.0.1" })).statusCode;
    // the host, or the first guest
    expect(await entrer(CODE)).toBe(200);
    const statuts = new Set<number>();
    for (let fois = 0; fois < 450; fois++) statuts.add(await entrer(`Z${10_000 + fois}`));
    expect(statuts).toEqual(new Set([404, 429]));
    for (let fois = 0; fois < 200; fois++) expect(await entrer(CODE)).toBe(200);
  });
});

describe("POST /matchmake/joinById/:code", () => {
  test("gives the seat that the room reserved, and passes on who asks", async () => {
    const rooms = faussesRooms();
    const { app } = await banc({ rooms });
    const reponse = await app.inject({
      ...joindre("abc123", { ...JOUEUR, intrus: 1 }),
      remoteAddress: "10.1.2.3",
    });
    expect([reponse.statusCode, reponse.json()]).toEqual([200, PLACE]);
    expect(rooms.demandes).toEqual([
      {
        code: CODE,
        options: { ...JOUEUR, sansAlcool: false },
        compte: null,
        headers: expect.objectContaining({ "x-autre": "1" }),
        adresse: "10.1.2.3",
      },
    ]);
  });

  test("tells the room who is logged in, whatever the request says", async () => {
    const rooms = faussesRooms();
    const { app, base } = await banc({ rooms });
    const { _id, headers } = compteDeTest(base.db);
    const demande = joindre(CODE, { ...JOUEUR, compte: "moi" });
    await app.inject({ ...demande, headers: { ...demande.headers, ...headers } });
    await app.inject(joindre(CODE, { ...JOUEUR, compte: "moi" }));
    expect(rooms.demandes.map(({ compte }) => compte)).toEqual([_id, null]);
    expect(JSON.stringify(rooms.demandes.map(({ options }) => options))).not.toContain("moi");
  });

  test("says no such room in the one field that the SDK reads", async () => {
    const { app } = await banc();
    const reponse = await app.inject(joindre("ZZZZZZ"));
    expect([reponse.statusCode, reponse.json()]).toEqual([
      404,
      { code: "room_innexistante", message: "room_innexistante", error: "Room innexistante" },
    ]);
  });

  test.each([
    ["room_pleine", 409, "Room pleine"],
    [
      "bar_plein",
      503,
      "Le bar est plein. Réessayez dans quelques minutes, une table va se libérer.",
    ],
    ["kick", 403, "Vous avez été kick"],
    ["pseudo_vide", 400, "Rentrez un pseudo."],
    ["room_locale", 403, "Aucune room disponible"],
  ] as const)("%s is a %i", async (refus, statut, error) => {
    const reserver = () => Promise.reject(new RefusEntree(refus));
    const { app } = await banc({ rooms: faussesRooms({ reserver }) });
    const reponse = await app.inject(joindre(CODE));
    expect([reponse.statusCode, reponse.json()]).toEqual([
      statut,
      { code: refus, message: refus, error },
    ]);
  });

  test.each([
    ["no role", {}],
    ["another role", { ...JOUEUR, role: "admin" }],
    ["a short secret", { ...JOUEUR, jeton: "court" }],
    ["no object", [1]],
  ])("refuses a body with %s", async (_cas, body) => {
    const { app } = await banc();
    const reponse = await app.inject(joindre(CODE, body));
    expect([reponse.statusCode, reponse.json().message]).toEqual([
      400,
      expect.stringMatching(/^Requête invalide/),
    ]);
  });

  test("refuses bodies that are too large, not JSON, or of another type, in French", async () => {
    const { app } = await banc();
    const demande = joindre(CODE);
    const [grand, faux, texte, vide] = [
      await app.inject(joindre(CODE, { ...JOUEUR, pseudo: "x".repeat(17_000) })),
      await app.inject({ ...demande, payload: "{" }),
      await app.inject({ ...demande, headers: { "content-type": "text/xml" }, payload: "<a/>" }),
      await app.inject({ ...demande, payload: "" }),
    ];
    expect(
      [grand, faux, texte, vide].map((reponse) => [reponse.statusCode, reponse.json().message]),
    ).toEqual([
      [413, "La requête est trop volumineuse."],
      [400, "Le corps de la requête n’est pas du JSON."],
      [415, "Ce type de contenu n’est pas pris en charge."],
      [400, "Le corps de la requête est vide."],
    ]);
  });

  test.each(["create", "joinOrCreate", "join", "reconnect"])(
    "does not offer the SDK's %s",
    async (methode) => {
      const { app } = await banc();
      const reponse = await app.inject({ ...joindre(CODE), url: `/matchmake/${methode}/partie` });
      expect([reponse.statusCode, reponse.json()]).toEqual([
        404,
        { message: "Cette adresse n’existe pas." },
      ]);
    },
  );
});
