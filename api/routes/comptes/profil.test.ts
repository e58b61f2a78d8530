/** One's own profile, and the download of one's data. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { creerCompteEnBase } from "#db/test/banc.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import {
  AUTRE_MOT_DE_PASSE_DE_TEST,
  creerBancComptes,
  MOT_DE_PASSE_DE_TEST,
} from "../../test/banc-comptes.ts";
import { creerCompteDeTest } from "../../test/banc.ts";

describe("one's own account", () => {
  test("icon, description, pseudo, password", async () => {
    const { appeler, confirmee, connecter } = await creerBancComptes();
    let { cookie } = await confirmee();
    const put = (chemin: string, corps: object) => appeler("PUT", chemin, corps, { cookie });
    const dedans = async (un: string) =>
      (await appeler("POST", "connecte", undefined, { cookie: un })).corps.allowed;
    expect((await put("icon", { icon: "ico4" })).statut).toBe(200);
    expect((await put("icon", { icon: "ico7" })).statut).toBe(400);
    expect((await put("description", { description: "é".repeat(2000) })).corps.message).toBe(
      "Description mis à jour avec avec succès !",
    );
    expect((await put("description", { description: "é".repeat(2001) })).statut).toBe(400);
    expect((await put("pseudo", { pseudo: "Lea2", password: "faux" })).statut).toBe(403);
    expect(
      (await put("pseudo", { pseudo: "Tr1nquizz", password: MOT_DE_PASSE_DE_TEST })).corps.message,
    ).toBe("Ce pseudo est réservé. Choisissez-en un autre.");
    const autre = await put("pseudo", { pseudo: "Lea2", password: MOT_DE_PASSE_DE_TEST });
    expect([autre.statut, await dedans(cookie), await dedans(autre.cookie)]).toEqual([
      200,
      false,
      true,
    ]);
    cookie = autre.cookie;
    const { corps } = await appeler("GET", "myinfo", undefined, { cookie });
    expect(corps).toMatchObject({
      pseudo: "Lea2",
      icon: "ico4",
      mail: "lea@exemple.fr",
      badges: ["bienvenue"],
    });

    const { cookie: ailleurs } = await connecter("Lea2");
    const change = await put("password", {
      password: MOT_DE_PASSE_DE_TEST,
      newPassword: AUTRE_MOT_DE_PASSE_DE_TEST,
    });
    expect(change.statut).toBe(200);
    for (const perdu of [ailleurs, cookie]) expect(await dedans(perdu)).toBe(false);
    expect(await dedans(change.cookie)).toBe(true);
  });

  test("is told by mail of another pseudo and of another password, and of nothing that was refused", async () => {
    const { appeler, confirmee, courrier, jeton } = await creerBancComptes();
    const moi = await confirmee();
    const put = (chemin: string, corps: object) => appeler("PUT", chemin, corps, moi);
    const depuis = courrier.mails.length;
    await put("pseudo", { pseudo: "Lea2", password: "faux" });
    await put("password", { password: "faux", newPassword: AUTRE_MOT_DE_PASSE_DE_TEST });
    await put("icon", { icon: "ico4" });
    expect(courrier.mails).toHaveLength(depuis);
    await put("pseudo", { pseudo: "Lea2", password: MOT_DE_PASSE_DE_TEST });
    await put("password", {
      password: MOT_DE_PASSE_DE_TEST,
      newPassword: AUTRE_MOT_DE_PASSE_DE_TEST,
    });
    await appeler("POST", "reset-password", { mail: "lea@exemple.fr" });
    await appeler("POST", "new-password", { password: MOT_DE_PASSE_DE_TEST, token: jeton() });
    const [pseudo, change, , parLien] = courrier.mails.slice(depuis);
    expect(pseudo).toMatchObject({
      a: "lea@exemple.fr",
      sujet: "Votre pseudo Trinquizz a changé",
      texte: expect.stringMatching(/«\u00A0Lea\u00A0».*«\u00A0Lea2\u00A0»/),
    });
    for (const mail of [change, parLien])
      expect(mail).toMatchObject({
        a: "lea@exemple.fr",
        sujet: "Votre mot de passe Trinquizz a changé",
        lien: "http://192.168.1.10:3000/reset-password",
        texte: expect.not.stringContaining(AUTRE_MOT_DE_PASSE_DE_TEST),
      });
    expect(courrier.mails).toHaveLength(depuis + 4);
  });

  test("refuses what a page sends in the name of somebody who is no longer logged in there", async () => {
    const { appeler, base } = await creerBancComptes();
    const [lea, tom] = [creerCompteDeTest(base.db, "Lea"), creerCompteDeTest(base.db, "Tom")];
    const envoyer = (compte: string) =>
      appeler(
        "PUT",
        "description",
        { description: "Moi" },
        {
          ...tom.headers,
          "x-trinquizz-compte": compte,
        },
      );
    expect((await envoyer(lea._id)).statut).toBe(409);
    expect((await envoyer(tom._id)).statut).toBe(200);
  });

  test("gives all that is held, as a file, and nothing of what others took out", async () => {
    const { app, base } = await creerBancComptes();
    const { _id, headers, pseudo } = creerCompteDeTest(base.db);
    const tom = creerCompteEnBase(base.db, "Tom");
    const social = createSocialRepository(base.db);
    social.demander(_id, tom);
    social.accepter(tom, _id);
    social.ecrire(tom, _id, "gardé");
    social.ecrire(tom, _id, "effacé");
    const efface = social.lister(_id, "recus").find(({ text }) => text === "effacé");
    social.effacer(_id, efface?._id ?? "");
    const reponse = await app.inject({ url: "/api/mes-donnees", headers });
    expect(reponse.headers["content-disposition"]).toContain("attachment");
    expect(reponse.json()).toMatchObject({
      compte: { pseudo, role: "user", mail: expect.any(String), date: expect.any(String) },
      quizz: [],
      medias: [],
      historique: [],
      notes: [],
      signalements: [],
      amis: [{ de: pseudo, a: "Tom", acceptee: true }],
      messages: [{ de: "Tom", a: pseudo, text: "gardé" }],
      sessions: [{ souvenir: false }],
    });
    expect(reponse.body).not.toMatch(/argon2|hache|password/);
  });

  test("is not read for somebody who asks for the headers of that file only", async () => {
    const { app, base } = await creerBancComptes({
      reader: {
        lire: async () => {
          throw new Error("a read");
        },
        preparer() {},
        async fermer() {},
      },
    });
    const { headers } = creerCompteDeTest(base.db);
    const tete = await app.inject({ method: "HEAD", url: "/api/mes-donnees", headers });
    expect(tete.statusCode).toBe(404);
  });

  test("shows four badges at the most, of those it has", async () => {
    const { appeler, base } = await creerBancComptes();
    const { _id, headers } = creerCompteDeTest(base.db);
    const noms = ["premiereTournee", "habitue", "sobre", "bulle", "sansFaute"];
    for (const badge of noms)
      base.db.run(
        sql`insert into badges_obtenus (compte, badge, date) values (${_id}, ${badge}, '')`,
      );
    const montrer = async (badge: string) =>
      (await appeler("POST", "badge-affiche", { badge }, headers)).statut;
    for (const badge of noms.slice(0, 4)) expect(await montrer(badge)).toBe(200);
    expect(await montrer("sansFaute")).toBe(409);
    expect(await montrer("pilier")).toBe(404);
    await appeler("POST", "badge-desaffiche", { badge: "habitue" }, headers);
    expect(await montrer("sansFaute")).toBe(200);
    const { corps } = await appeler("GET", "myinfo", undefined, headers);
    expect(corps.badgesAffiche.map(({ titre }: { titre: string }) => titre)).toHaveLength(4);
    const vu = await appeler("GET", `user-public/${corps.pseudo}`);
    expect(vu.corps.badgesAffiche).toEqual(corps.badgesAffiche);
  });
});
