import { describe, expect, test } from "vitest";
import { banc, faussesRooms } from "../../test/banc.ts";

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
