/** Logging in and out. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { creerBancComptes, MOT_DE_PASSE_DE_TEST } from "../../test/banc-comptes.ts";
import { creerCompteDeTest } from "../../test/banc.ts";

describe("sessions", () => {
  test("a login gives a new secret, ends the one that came with it, and a logout ends it", async () => {
    const { appeler, confirmee } = await creerBancComptes();
    const { cookie: premiere } = await confirmee();
    const seconde = await appeler(
      "POST",
      "connexion",
      { pseudo: "Lea", password: MOT_DE_PASSE_DE_TEST, souvenir: true },
      { cookie: premiere },
    );
    expect(seconde.cookie).not.toBe(premiere);
    expect(seconde.attributs).toContain("Max-Age=2592000");
    expect((await appeler("POST", "connecte", undefined, { cookie: premiere })).corps.allowed).toBe(
      false,
    );
    await appeler("POST", "deconnexion", undefined, { cookie: seconde.cookie });
    expect(
      (await appeler("POST", "connecte", undefined, { cookie: seconde.cookie })).corps.allowed,
    ).toBe(false);
  });

  test.each([
    ["https://quizz.exemple.fr", "https://quizz.exemple.fr", true],
    ["https://quizz.exemple.fr", undefined, true],
    // over plain HTTP, browsers would silently drop a secure cookie
    ["https://quizz.exemple.fr", "http://192.168.1.20:3000", false],
    ["https://quizz.exemple.fr", "http://localhost:3000", false],
    ["https://quizz.exemple.fr", "http://quizz.exemple.fr", true],
    ["http://192.168.1.20:3000", "http://192.168.1.20:3000", false],
  ])("reached as %s, from a page of %s: HTTPS alone, %s", async (PUBLIC_URL, origin, secure) => {
    const { app, confirmee } = await creerBancComptes({ env: { PUBLIC_URL } });
    await confirmee();
    const de = origin === undefined ? {} : { origin, host: new URL(origin).host };
    const reponse = await app.inject({
      method: "POST",
      url: "/api/connexion",
      headers: de,
      payload: { pseudo: "Lea", password: MOT_DE_PASSE_DE_TEST, souvenir: true },
    });
    const poses = [reponse.headers["set-cookie"]].flat();
    expect(poses).toHaveLength(2);
    for (const pose of poses) expect(pose?.includes("; Secure")).toBe(secure);
    const noms = poses.map((pose) => pose?.split("=")[0]);
    const prefixe = secure ? "__Host-" : "";
    expect(noms).toEqual([`${prefixe}trinquizz`, `${prefixe}trinquizz-appareil`]);
    const [session = ""] = poses[0]?.split(";") ?? [];
    const sortie = await app.inject({
      method: "POST",
      url: "/api/deconnexion",
      headers: { ...de, cookie: session },
    });
    expect(String(sortie.headers["set-cookie"]).includes("; Secure")).toBe(secure);
  });

  test("a neighbour of the domain cannot plant a session: under the public name the prefix counts", async () => {
    const PUBLIC_URL = "https://quizz.exemple.fr";
    const { app, base } = await creerBancComptes({ env: { PUBLIC_URL } });
    const secretDe = (pseudo: string) =>
      creerCompteDeTest(base.db, pseudo).headers.cookie.split("=")[1] ?? "";
    const [voleur, lea] = [secretDe("Voleur"), secretDe("Lea")];
    const qui = async (host: string, cookie: string) => {
      const headers = { host, cookie };
      const reponse = await app.inject({ method: "POST", url: "/api/connecte", headers });
      return reponse.json().user?.pseudo ?? null;
    };
    expect(await qui("quizz.exemple.fr", `__Host-trinquizz=${lea}`)).toBe("Lea");
    expect(await qui("quizz.exemple.fr", `trinquizz=${voleur}`)).toBe(null);
    expect(await qui("quizz.exemple.fr", `trinquizz=${voleur}; __Host-trinquizz=${lea}`)).toBe(
      "Lea",
    );
    // the same site by its local address, without TLS, or behind a proxy that keeps the name to itself
    expect(await qui("192.168.1.20:3000", `trinquizz=${lea}`)).toBe("Lea");
    expect(await qui("127.0.0.1:3000", `__Host-trinquizz=${lea}`)).toBe("Lea");
  });

  test("a session that nobody uses is over, one that is used goes on", async () => {
    const { appeler, base, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    const dans = (ms: number) => new Date(Date.now() + ms).toISOString();
    base.db.run(sql`update sessions set expire = ${dans(60_000)}`);
    await appeler("POST", "connecte", undefined, { cookie });
    const [{ expire } = { expire: "" }] = base.db.all<{ expire: string }>(
      sql`select expire from sessions`,
    );
    expect(Date.parse(expire) - Date.now()).toBeGreaterThan(11 * 3600 * 1000);
    base.db.run(sql`update sessions set expire = ${dans(-1)}`);
    expect((await appeler("POST", "connecte", undefined, { cookie })).corps.allowed).toBe(false);
  });

  test("a session is over thirty days after its login, however much it is used", async () => {
    const { appeler, base, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    const heure = 3600 * 1000;
    const ouverteIlYA = (ms: number) =>
      base.db.run(sql`update sessions set date = ${new Date(Date.now() - ms).toISOString()},
        expire = ${new Date(Date.now() + heure).toISOString()}`);
    const fin = () => base.db.all<{ expire: string }>(sql`select expire from sessions`)[0]?.expire;
    const utiliser = async () =>
      (await appeler("POST", "connecte", undefined, { cookie })).corps.allowed;
    ouverteIlYA(30 * 24 * heure - 2 * heure);
    expect(await utiliser()).toBe(true);
    expect(Date.parse(fin() ?? "") - Date.now()).toBeLessThanOrEqual(2 * heure);
    // a session that an earlier version has extended is over too
    ouverteIlYA(30 * 24 * heure + heure);
    expect(await utiliser()).toBe(false);
  });

  test("the secret is not in the database", async () => {
    const { base, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    const lignes = JSON.stringify(base.db.all(sql`select * from sessions`));
    const [, secret = ""] = cookie.split("=");
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(lignes).not.toContain(secret);
  });

  test("a wrong password and a stranger get the same answer; too many, none", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    await confirmee();
    const faux = await connecter("Lea", "Faux-mot-1");
    const inconnu = await connecter("Personne", "Faux-mot-1");
    expect([faux.statut, faux.corps]).toEqual([inconnu.statut, inconnu.corps]);
    expect(faux.statut).toBe(401);
    for (let i = 0; i < 4; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter()).statut).toBe(429);
  });

  test("a password passes as it was typed only: not in other letters, nor cut, nor longer", async () => {
    const { confirmee, connecter } = await creerBancComptes();
    await confirmee();
    const mot = MOT_DE_PASSE_DE_TEST;
    for (const faux of [mot.toLowerCase(), mot.toUpperCase(), mot.slice(0, -1), `${mot} `])
      expect((await connecter("Lea", faux)).statut, faux).toBe(401);
    expect((await connecter("Lea", mot)).statut).toBe(200);
  });

  test("nobody logs in as the official account", async () => {
    const { base, connecter } = await creerBancComptes();
    createCompteRepository(base.db).officiel();
    for (const mot of ["Trinquizz-1", "personne", "null", MOT_DE_PASSE_DE_TEST])
      expect(await connecter("Trinquizz", mot)).toMatchObject({ statut: 401, cookie: "" });
  });

  test("the role is that of the moment", async () => {
    const { app, base, appeler } = await creerBancComptes();
    const { _id, headers } = creerCompteDeTest(base.db, "Chef", { role: "admin" });
    expect((await appeler("POST", "admin", undefined, headers)).corps).toEqual({ allowed: true });
    base.db.run(sql`update comptes set role = 'user' where _id = ${_id}`);
    expect(await appeler("POST", "admin", undefined, headers)).toMatchObject({
      statut: 403,
      corps: { message: "Vous n'êtes pas autorisé à y accéder." },
    });
    expect(app.printRoutes()).toContain("admin");
  });

  test("a form of another site changes nothing", async () => {
    const { appeler, confirmee } = await creerBancComptes();
    const { cookie } = await confirmee();
    const foreign = { cookie, origin: "https://mechant.exemple" };
    expect((await appeler("PUT", "icon", { icon: "ico3" }, foreign)).statut).toBe(403);
    expect((await appeler("GET", "myinfo", undefined, { cookie })).corps.icon).toBe("ico0");
  });
});
