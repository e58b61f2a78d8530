/** Registering, confirming, logging in, mailed links: the whole way, and every way around it. surete.md "Threats". */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { AUTRE, bancComptes, MOT } from "../../test/banc-comptes.ts";
import { compteDeTest } from "../../test/banc.ts";

describe("registering", () => {
  test("a mail, a link, and one is in", async () => {
    const { appeler, courrier, inscrire, jeton, connecter } = await bancComptes();
    const inscription = await inscrire();
    expect([inscription.statut, inscription.corps.message]).toEqual([
      201,
      "Compte créé avec succés. Confirmez votre adresse mail pour pouvoir vous connecter.",
    ]);
    expect(courrier.mails[0]).toMatchObject({
      a: "lea@exemple.fr",
      sujet: "Confirmez votre compte Trinquizz",
    });
    expect(courrier.mails[0]?.lien).toContain("/confirm?token=");

    const tropTot = await connecter();
    expect([tropTot.statut, tropTot.corps.message]).toEqual([
      403,
      "Confirmez votre adresse mail pour pouvoir vous connecter.",
    ]);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
    const { cookie, attributs } = await connecter("lea@EXEMPLE.fr");
    expect(attributs).toMatch(/HttpOnly.*SameSite=Lax/i);
    expect(attributs).not.toContain("Max-Age");
    const connecte = await appeler("POST", "connecte", undefined, { cookie });
    expect(connecte.corps).toMatchObject({ allowed: true, user: { pseudo: "Lea" } });
    expect((await appeler("POST", "connecte")).corps).toEqual({ allowed: false });
  });

  test("an address that has an account gets the same answer, and a mail that says so", async () => {
    const { courrier, inscrire, confirmee } = await bancComptes();
    await confirmee();
    const encore = await inscrire({ pseudo: "Autre", mail: "LEA@exemple.fr" });
    expect(encore.statut).toBe(201);
    expect(courrier.mails.at(-1)?.sujet).toBe("Vous avez déjà un compte Trinquizz");
  });

  test("a pseudo is one's own whatever its capitals", async () => {
    const { inscrire } = await bancComptes();
    await inscrire();
    const pris = await inscrire({ pseudo: "LEA", mail: "autre@exemple.fr" });
    expect([pris.statut, pris.corps.message]).toEqual([
      409,
      "Ce pseudo est déjà pris. Choisissez-en un autre.",
    ]);
  });

  const REFUS: readonly (readonly [champs: object, message: string])[] = [
    [{ pseudo: "L" }, "Un pseudo doit au moins être composé de 2 caractères."],
    [
      { pseudo: "Léa" },
      "Le pseudo ne doit contenir que des lettres et des chiffres, sans espace ni accent.",
    ],
    [{ pseudo: "a".repeat(21) }, "Le pseudo est trop long."],
    [{ pseudo: "Adm1n" }, "Ce pseudo est réservé. Choisissez-en un autre."],
    [{ mail: "lea@" }, "L'adresse mail est dans un format incorrect."],
    ...["Co-1aaa", "SANS-MINUSCULE-1", "sans-majuscule-1", "Sans-Chiffre", "SansSpecial1"].map(
      (password): [object, string] => [
        { password },
        "Le mot de passe doit être composé d'au moins 8 caractères dont une lettre minuscule, une lettre majuscule, un chiffre et un caractère spécial.",
      ],
    ),
    [{ captchaToken: "" }, "Validez la captcha."],
    [{ captchaToken: "e30=" }, "Validez la captcha."],
  ];

  test.each(REFUS)("refuses %j", async (champs, message) => {
    const { courrier, inscrire } = await bancComptes();
    const refus = await inscrire(champs);
    expect([refus.statut, refus.corps.message]).toEqual([400, message]);
    expect(courrier.mails).toEqual([]);
  });

  test("a captcha serves once", async () => {
    const { inscrire, captchaToken } = await bancComptes();
    const token = await captchaToken();
    expect((await inscrire({ captchaToken: token })).statut).toBe(201);
    const seconde = await inscrire({ pseudo: "Tom", mail: "tom@exemple.fr", captchaToken: token });
    expect(seconde.corps.message).toBe("Validez la captcha.");
  });
});

describe("two registrations of the same address", () => {
  test("each link makes the account that was asked for with it, and ends the others", async () => {
    const { appeler, inscrire, jeton, connecter } = await bancComptes();
    await inscrire({ pseudo: "Voleur", password: AUTRE });
    const duVoleur = jeton();
    await inscrire();
    const sien = jeton();
    expect((await appeler("POST", "confirme", { token: sien })).statut).toBe(200);
    expect((await appeler("POST", "confirme", { token: duVoleur })).statut).toBe(404);
    expect((await connecter("Lea", MOT)).statut).toBe(200);
    expect((await connecter("Voleur", AUTRE)).statut).toBe(401);
    expect((await connecter("lea@exemple.fr", AUTRE)).statut).toBe(401);
  });

  test("the same pseudo again for one's own address gets another link", async () => {
    const { appeler, inscrire, jeton } = await bancComptes();
    await inscrire();
    expect((await inscrire()).statut).toBe(201);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
  });

  test("a pseudo is kept for whoever registers it, whether the address has an account or not", async () => {
    const { confirmee, inscrire } = await bancComptes();
    await confirmee();
    // the first of these addresses has an account, the second has none
    await inscrire({ pseudo: "SondeUn" });
    await inscrire({ pseudo: "SondeDeux", mail: "libre@exemple.fr" });
    const seconde = { mail: "autre@exemple.fr" };
    expect((await inscrire({ pseudo: "SondeUn", ...seconde })).statut).toBe(409);
    expect((await inscrire({ pseudo: "SondeDeux", ...seconde })).statut).toBe(409);
  });

  test("what is waiting does not stop an address from being taken back", async () => {
    const { appeler, courrier, confirmee, inscrire } = await bancComptes();
    const { cookie } = await confirmee();
    await appeler("PUT", "mail", { mail: "voleur@exemple.fr", password: MOT }, { cookie });
    const liens = courrier.mails
      .slice(-2)
      .map(({ lien }) => new URL(lien).searchParams.get("token"));
    await appeler("POST", "confirme", { token: liens[0] });
    await inscrire({ pseudo: "Squatteur" });
    expect((await appeler("POST", "cancel-mail", { token: liens[1] })).statut).toBe(200);
  });
});

describe("guessing", () => {
  test("shuts nobody else out, and is forgotten with a new password", async () => {
    const { app, appeler, confirmee, connecter, jeton } = await bancComptes();
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
      payload: { pseudo: "Lea", password: MOT },
    });
    expect(dAilleurs.statusCode).toBe(200);
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    await appeler("POST", "new-password", { password: AUTRE, token: jeton() });
    expect((await connecter("Lea", AUTRE)).statut).toBe(200);
  });

  test("of others from the same address does not refuse a right password", async () => {
    const { connecter, confirmee } = await bancComptes();
    await confirmee();
    for (let i = 0; i < 30; i++) await connecter(`Inconnu${String(i)}`, "Faux-mot-1");
    expect((await connecter()).statut).toBe(200);
  });

  test("never keeps somebody out of a browser where they have logged in before", async () => {
    const { confirmee, connecter } = await bancComptes();
    const { appareil } = await confirmee();
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter()).statut).toBe(429);
    expect((await connecter("Lea", MOT, false, appareil)).statut).toBe(200);
    expect((await connecter("lea@exemple.fr", MOT, false, appareil)).statut).toBe(200);
    // it serves its own account only, and a secret that is not ours serves none
    for (let i = 0; i < 5; i++) await connecter("Personne", "Faux-mot-1");
    expect((await connecter("Personne", MOT, false, appareil)).statut).toBe(429);
    expect((await connecter("Lea", MOT, false, "trinquizz-appareil=choisi")).statut).toBe(429);
  });

  test("wears out what a browser was trusted with", async () => {
    const { confirmee, connecter } = await bancComptes();
    const { appareil } = await confirmee();
    const rater = () => connecter("Lea", "Faux-mot-1", false, appareil);
    for (let i = 0; i < 20; i++) expect((await rater()).statut).toBe(401);
    for (let i = 0; i < 5; i++) await rater();
    expect((await connecter("Lea", MOT, false, appareil)).statut).toBe(429);
  });

  test("is not refilled by one's own logins, in a browser that two people use", async () => {
    const { confirmee, connecter } = await bancComptes();
    const { appareil } = await confirmee();
    await confirmee({ pseudo: "Bob", mail: "bob@exemple.fr" });
    const statuts = [];
    for (let i = 0; i < 26; i++) {
      statuts.push((await connecter("Lea", "Faux-mot-1", false, appareil)).statut);
      if (i % 10 === 9) expect((await connecter("Bob", MOT, false, appareil)).statut).toBe(200);
    }
    // twenty, then five as anywhere else, then one waits
    expect(statuts).toEqual([...Array.from({ length: 25 }, () => 401), 429]);
  });

  test("by the address tells nothing of guesses by the pseudo", async () => {
    const { confirmee, connecter } = await bancComptes();
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
    const { inscrire, connecter } = await bancComptes();
    await inscrire();
    for (let i = 0; i < 20; i++) expect((await connecter()).statut).toBe(403);
  });

  test("is not counted while it is refused", async () => {
    const { confirmee, connecter } = await bancComptes();
    await confirmee();
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    for (let i = 0; i < 50; i++) await connecter("Lea", "Faux-mot-1");
    const attente = Number(/dans (\d+)/.exec((await connecter()).corps.message)?.[1]);
    expect(attente).toBeLessThanOrEqual(5);
  });

  test("counts the current password too", async () => {
    const { appeler, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const essayer = () =>
      appeler("PUT", "pseudo", { pseudo: "Autre", password: "Faux-mot-1" }, { cookie });
    for (let i = 0; i < 5; i++) expect((await essayer()).statut).toBe(403);
    expect((await essayer()).statut).toBe(429);
  });

  test("that goes on is told to the owner, and only to them", async () => {
    const { app, appeler, confirmee, connecter, courrier } = await bancComptes();
    const { cookie, appareil } = await confirmee();
    courrier.mails.length = 0;
    // in a browser that waits for nothing, at the door and inside
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
    const { appeler, confirmee, connecter, jeton } = await bancComptes();
    const { appareil: ici } = await confirmee();
    const { appareil: ailleurs } = await connecter();
    const { cookie } = await connecter("Lea", MOT, false, ici);
    await appeler(
      "PUT",
      "password",
      { password: MOT, newPassword: AUTRE },
      { cookie: `${cookie}; ${ici}` },
    );
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", AUTRE, false, ailleurs)).statut).toBe(429);
    expect((await connecter("Lea", AUTRE, false, ici)).statut).toBe(200);
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    await appeler("POST", "new-password", { password: MOT, token: jeton() });
    for (let i = 0; i < 5; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter("Lea", MOT, false, ici)).statut).toBe(429);
  });

  test("is HttpOnly, lasts a year, and its secret is not in the database", async () => {
    const { app, base, confirmee } = await bancComptes();
    const { appareil } = await confirmee();
    const reponse = await app.inject({
      method: "POST",
      url: "/api/connexion",
      payload: { pseudo: "Lea", password: MOT },
      headers: { cookie: appareil },
    });
    const pose = [reponse.headers["set-cookie"] ?? []].flat().find((un) => un.startsWith(appareil));
    expect(pose).toMatch(/Max-Age=31536000.*HttpOnly.*SameSite=Lax/i);
    const lignes = base.db.all<{ hache: string }>(sql`select * from appareils`);
    expect(lignes).toHaveLength(1);
    expect(JSON.stringify(lignes)).not.toContain(appareil.split("=")[1]);
  });
});

describe("sessions", () => {
  test("a login gives a new secret, ends the one that came with it, and a logout ends it", async () => {
    const { appeler, confirmee } = await bancComptes();
    const { cookie: premiere } = await confirmee();
    const seconde = await appeler(
      "POST",
      "connexion",
      { pseudo: "Lea", password: MOT, souvenir: true },
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

  test("a session that nobody uses is over, one that is used goes on", async () => {
    const { appeler, base, confirmee } = await bancComptes();
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

  test("the secret is not in the database", async () => {
    const { base, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const lignes = JSON.stringify(base.db.all(sql`select * from sessions`));
    expect(lignes).not.toContain(cookie.split("=")[1]);
  });

  test("a wrong password and a stranger get the same answer; too many, none", async () => {
    const { confirmee, connecter } = await bancComptes();
    await confirmee();
    const faux = await connecter("Lea", "Faux-mot-1");
    const inconnu = await connecter("Personne", "Faux-mot-1");
    expect([faux.statut, faux.corps]).toEqual([inconnu.statut, inconnu.corps]);
    expect(faux.statut).toBe(401);
    for (let i = 0; i < 4; i++) await connecter("Lea", "Faux-mot-1");
    expect((await connecter()).statut).toBe(429);
  });

  test("the role is that of the moment", async () => {
    const { app, base, appeler } = await bancComptes();
    const { _id, headers } = compteDeTest(base.db, "Chef", { role: "admin" });
    expect((await appeler("POST", "admin", undefined, headers)).corps).toEqual({ allowed: true });
    base.db.run(sql`update comptes set role = 'user' where _id = ${_id}`);
    expect((await appeler("POST", "admin", undefined, headers)).corps).toEqual({ allowed: false });
    expect(app.printRoutes()).toContain("admin");
  });

  test("a form of another site changes nothing", async () => {
    const { appeler, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const foreign = { cookie, origin: "https://mechant.exemple" };
    expect((await appeler("PUT", "icon", { icon: "ico3" }, foreign)).statut).toBe(403);
    expect((await appeler("GET", "myinfo", undefined, { cookie })).corps.icon).toBe("ico0");
  });
});

describe("a forgotten password", () => {
  test("same answer for an address that has no account; a link changes it once and ends the sessions", async () => {
    const { appeler, courrier, confirmee, jeton, connecter } = await bancComptes();
    const { cookie } = await confirmee();
    const connu = await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const inconnu = await appeler("POST", "reset-password", { mail: "personne@exemple.fr" });
    expect([connu.statut, connu.corps]).toEqual([inconnu.statut, inconnu.corps]);
    expect(courrier.mails).toHaveLength(2);
    const token = jeton();
    expect((await appeler("POST", "new-password", { password: AUTRE, token })).statut).toBe(201);
    expect((await appeler("POST", "new-password", { password: AUTRE, token })).corps.message).toBe(
      "Token invalide",
    );
    expect((await appeler("POST", "connecte", undefined, { cookie })).corps.allowed).toBe(false);
    expect((await connecter()).statut).toBe(401);
    expect((await connecter("Lea", AUTRE)).statut).toBe(200);
  });

  test("fifty uses at once: one wins", async () => {
    const { appeler, confirmee, jeton } = await bancComptes();
    await confirmee();
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    const token = jeton();
    const issues = await Promise.all(
      Array.from({ length: 50 }, () => appeler("POST", "new-password", { password: AUTRE, token })),
    );
    const statuts = issues.map(({ statut }) => statut);
    expect(statuts.filter((statut) => statut === 201)).toHaveLength(1);
    expect(new Set(statuts)).toEqual(new Set([201, 404, 503]));
  });

  test("a link is over after an hour, when another is asked for, and for anything else", async () => {
    const { appeler, base, confirmee, jeton } = await bancComptes();
    await confirmee();
    const demander = async () => {
      await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
      return jeton();
    };
    const changer = async (token: string) =>
      (await appeler("POST", "new-password", { password: AUTRE, token })).statut;
    const premier = await demander();
    const second = await demander();
    expect(await changer(premier)).toBe(404);
    expect((await appeler("POST", "confirme", { token: second })).statut).toBe(404);
    expect((await appeler("DELETE", `user?token=${second}`)).statut).toBe(404);
    base.db.run(sql`update jetons_mail set expire = ${new Date(Date.now() - 1).toISOString()}`);
    expect(await changer(second)).toBe(404);
  });
});

describe("mails on somebody's order", () => {
  test("forty resets: three mails, and the last link is the one that serves", async () => {
    const { appeler, courrier, confirmee, jeton } = await bancComptes();
    await confirmee();
    courrier.mails.length = 0;
    for (let i = 0; i < 40; i++)
      expect((await appeler("POST", "reset-password", { mail: "LEA@exemple.fr" })).statut).toBe(
        201,
      );
    expect(courrier.mails).toHaveLength(3);
    const serve = await appeler("POST", "new-password", { password: AUTRE, token: jeton() });
    expect(serve.statut).toBe(201);
  });

  test("registrations: three, of an address that has an account or not, and the last link serves", async () => {
    const { appeler, courrier, confirmee, inscrire, jeton } = await bancComptes();
    await confirmee();
    const phrases = [];
    for (const mail of ["lea@exemple.fr", "libre@exemple.fr"]) {
      courrier.mails.length = 0;
      const statuts = [];
      // the first address has registered once already
      for (let i = mail === "lea@exemple.fr" ? 1 : 0; i < 5; i++) {
        const { statut, corps } = await inscrire({ mail, pseudo: `${mail.slice(0, 3)}${i}` });
        statuts.push(statut);
        if (statut === 429) phrases.push(corps.message);
      }
      expect(statuts.slice(-4)).toEqual([201, 201, 429, 429]);
    }
    expect(new Set(phrases).size).toBe(1);
    expect(courrier.mails).toHaveLength(3);
    expect((await appeler("POST", "confirme", { token: jeton() })).statut).toBe(200);
  });

  test("only those that leave are counted: not a registration whose pseudo waits for somebody else", async () => {
    const { courrier, inscrire } = await bancComptes();
    await inscrire({ pseudo: "Pris", mail: "autre@exemple.fr" });
    courrier.mails.length = 0;
    for (let i = 0; i < 3; i++) expect((await inscrire({ pseudo: "Pris" })).statut).toBe(409);
    expect(courrier.mails).toEqual([]);
    for (let i = 0; i < 3; i++) expect((await inscrire({ pseudo: `Libre${i}` })).statut).toBe(201);
    expect((await inscrire({ pseudo: "Libre3" })).statut).toBe(429);
    expect(courrier.mails).toHaveLength(3);
  });

  test("nor a reset asked for before there was an account", async () => {
    const { appeler, courrier, confirmee } = await bancComptes();
    const demander = () => appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    for (let i = 0; i < 3; i++) await demander();
    await confirmee();
    courrier.mails.length = 0;
    await demander();
    expect(courrier.mails.map(({ sujet }) => sujet)).toEqual([
      "Votre nouveau mot de passe Trinquizz",
    ]);
  });

  test("changes of address and deletions: three to each address, and no more than ten changes an hour", async () => {
    const { appeler, courrier, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const changer = async (mail: string) =>
      (await appeler("PUT", "mail", { mail, password: MOT }, { cookie })).statut;
    const statuts = [];
    for (let i = 0; i < 4; i++) statuts.push(await changer("victime@exemple.fr"));
    expect(statuts).toEqual([200, 200, 200, 429]);
    for (let i = 0; i < 12; i++) await changer(`victime${i}@exemple.fr`);
    // the one that was refused is no change
    expect(courrier.mails.filter(({ a }) => a.startsWith("victime"))).toHaveLength(10);
    const supprimer = [];
    for (let i = 0; i < 4; i++)
      supprimer.push((await appeler("POST", "ask-delete", undefined, { cookie })).statut);
    expect(supprimer).toEqual([200, 200, 200, 429]);
  });
});

test("a token cut short or typed by hand is answered like one of nobody", async () => {
  const { appeler } = await bancComptes();
  for (const token of ["", "abc", "x".repeat(43), "x".repeat(4000), 7, undefined]) {
    const issues = [
      await appeler("POST", "confirme", { token }),
      await appeler("POST", "cancel-mail", { token }),
      await appeler("POST", "new-password", { token, password: MOT }),
      await appeler("DELETE", `user?token=${String(token ?? "")}`),
    ];
    for (const { statut, corps } of issues)
      expect([statut, corps.message]).toEqual([404, "Token invalide"]);
  }
});
