/** Password guessing, and known browsers (surete "Password guessing"). */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";

describe("guessing", () => {
  test("shuts nobody else out, and is forgotten with a new password", async () => {
    const { app, appeler, confirmee, connecter, jeton } = await creerBancComptes();
    await confirmee();
    for (let i = 0; i < 5; i++) expect((await connecter("Lea", "Faux-mot-1")).statut).toBe(401);
    const attente = await connecter("Lea");
    expect([attente.statut, attente.corps.message]).toEqual([
      429,
      expect.stringMatching(/^Trop d’essais\. Réessayez dans \d\ssecondes?\.$/),
    ]);
    const dAilleurs = await app.inject({
      method: "POST",
      url: "/api/connexion",
      remoteAddress: "192.168.1.77",
      payload: { pseudo: "Lea", password: MOT_DE_PASSE_DE_TEST },
    });
    expect(dAilleurs.statusCode).toBe(200);
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    await appeler("POST", "new-password", { password: AUTRE_MOT_DE_PASSE_DE_TEST, token: jeton() });
    expect((await connecter("Lea", AUTRE_MOT_DE_PASSE_DE_TEST)).statut).toBe(200);
  });

  test("of others from the same address does not refuse a right password", async () => {
    const { connecter, confirmee } = await creerBancComptes();
    await confirmee();
    for (let i = 0; i < 30; i++) await connecter(`Inconnu${String(i)}`, "Faux-mot-1");
    expect((await connecter()).statut).toBe(200);
  });

  test("of an address over its limit is refused before it is read, but not in a known browser", async () => {
    const { app, confirmee, connecter } = await creerBancComptes({
      rateLimits: { connexionsParMinute: 2, captcha: { min: 1, max: 2 } },
    });
    const { appareil } = await confirmee();
    await connecter("Lea", "Faux-mot-1");
    const illisible = await app.inject({
      method: "POST",
      url: "/api/connexion",
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(illisible.statusCode).toBe(429);
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(200);
  });

  test("never keeps somebody out of a browser where they have logged in before", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    const { appareil } = await confirmee();
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter()).statut).toBe(429);
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(200);
    expect((await connecter("lea@exemple.fr", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(
      200,
    );
    // the cookie serves its own account only, and a foreign secret serves none
    for (let i = 0; i < 5; i++) await connecter("Personne", "Faux-mot-1");
    expect((await connecter("Personne", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(429);
    expect(
      (await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, "trinquizz-appareil=choisi")).statut,
    ).toBe(429);
  });

  test("wears out what a browser was trusted with", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    const { appareil } = await confirmee();
    const rater = () => connecter("Lea", "Faux-mot-1", false, appareil);
    for (let i = 0; i < 20; i++) expect((await rater()).statut).toBe(401);
    for (let i = 0; i < 5; i++) await rater();
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(429);
  });

  test("in a known browser is forgiven by the right password there", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    const { appareil } = await confirmee();
    const rater = async (fois: number) => {
      for (let i = 0; i < fois; i++) await connecter("Lea", "Faux-mot-1", false, appareil);
    };
    await rater(19);
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(200);
    await rater(2);
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(200);
  });

  test("is not refilled by one's own logins, in a browser that two people use", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    const { appareil } = await confirmee();
    await confirmee({ pseudo: "Bob", mail: "bob@exemple.fr" });
    const statuts = [];
    for (let i = 0; i < 26; i++) {
      statuts.push((await connecter("Lea", "Faux-mot-1", false, appareil)).statut);
      if (i % 10 === 9)
        expect((await connecter("Bob", MOT_DE_PASSE_DE_TEST, false, appareil)).statut).toBe(200);
    }
    // twenty failures from the known browser, then five as anywhere else, then a wait
    expect(statuts).toEqual([...Array.from({ length: 25 }, () => 401), 429]);
  });

  test("by the address tells nothing of guesses by the pseudo", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    await confirmee();
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", "Faux-mot-1")).statut).toBe(429);
    for (const nom of ["lea@exemple.fr", "personne@exemple.fr"]) {
      const statuts = [];
      for (let i = 0; i < 6; i++) statuts.push((await connecter(nom, "Faux-mot-1")).statut);
      expect(statuts).toEqual([401, 401, 401, 401, 401, 429]);
    }
  });

  test("is not what somebody does who has not confirmed their address yet", async () => {
    const { inscrire, connecter } = await creerBancComptes();
    await inscrire();
    for (let i = 0; i < 20; i++) expect((await connecter()).statut).toBe(403);
  });

  test("is not counted while it is refused", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    await confirmee();
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    for (let i = 0; i < 50; i++) await connecter("Lea", "Faux-mot-1");
    const attente = Number(/dans (\d+)/.exec((await connecter()).corps.message)?.[1]);
    expect(attente).toBeLessThanOrEqual(5);
  });

  test("counts the current password too", async () => {
    const { appeler, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    const essayer = () =>
      appeler("PUT", "pseudo", { pseudo: "Autre", password: "Faux-mot-1" }, { cookie });
    for (let i = 0; i < 5; i++) expect((await essayer()).statut).toBe(403);
    expect((await essayer()).statut).toBe(429);
  });

  test("that goes on is told to the owner, and only to them", async () => {
    const { app, appeler, confirmee, connecter, courrier } = await creerBancComptes();
    const { cookie, appareil } = await confirmee();
    courrier.mails.length = 0;
    // wrong passwords from a known browser, at login and within a session
    for (let n = 0; n < 5; n++) await connecter("Lea", "Faux-mot-1", false, appareil);
    for (let n = 0; n < 5; n++)
      await appeler(
        "PUT",
        "pseudo",
        { pseudo: "Autre", password: "Faux-mot-1" },
        { cookie: `${cookie}; ${appareil}` },
      );
    for (let n = 0; n < 89; n++)
      await app.inject({
        method: "POST",
        url: "/api/connexion",
        remoteAddress: `10.0.${n}.1`,
        payload: { pseudo: n % 2 === 0 ? "Lea" : "lea@exemple.fr", password: "Faux-mot-1" },
      });
    expect(courrier.mails).toEqual([]);
    await connecter("Lea", "Faux-mot-1", false, appareil);
    expect(courrier.mails.map(({ a, sujet }) => [a, sujet])).toEqual([
      ["lea@exemple.fr", "Quelqu’un cherche le mot de passe de votre compte Trinquizz"],
    ]);
  }, 30_000);
});

describe("the browser's cookie", () => {
  test("is forgotten with the password: others by a change, all by a mailed link", async () => {
    const { appeler, confirmee, connecter, jeton } = await creerBancComptes();
    const { appareil: ici } = await confirmee();
    const { appareil: ailleurs } = await connecter();
    const { cookie } = await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, ici);
    await appeler(
      "PUT",
      "password",
      { password: MOT_DE_PASSE_DE_TEST, newPassword: AUTRE_MOT_DE_PASSE_DE_TEST },
      { cookie: `${cookie}; ${ici}` },
    );
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", AUTRE_MOT_DE_PASSE_DE_TEST, false, ailleurs)).statut).toBe(429);
    expect((await connecter("Lea", AUTRE_MOT_DE_PASSE_DE_TEST, false, ici)).statut).toBe(200);
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    await appeler("POST", "new-password", { password: MOT_DE_PASSE_DE_TEST, token: jeton() });
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", MOT_DE_PASSE_DE_TEST, false, ici)).statut).toBe(429);
  });

  test("is HttpOnly, lasts a year, and its secret is not in the database", async () => {
    const { app, base, confirmee } = await creerBancComptes();
    const { appareil } = await confirmee();
    const reponse = await app.inject({
      method: "POST",
      url: "/api/connexion",
      payload: { pseudo: "Lea", password: MOT_DE_PASSE_DE_TEST },
      headers: { cookie: appareil },
    });
    const pose = [reponse.headers["set-cookie"] ?? []].flat().find((un) => un.startsWith(appareil));
    expect(pose).toMatch(/Max-Age=31536000.*HttpOnly.*SameSite=Lax/i);
    const lignes = base.db.all<{ hache: string }>(sql`select * from appareils`);
    expect(lignes).toHaveLength(1);
    expect(JSON.stringify(lignes)).not.toContain(appareil.split("=")[1]);
  });
});
