/** Changing one's account, taking one's data away, leaving. */
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { compteEnBase } from "#db/test/banc.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createListeQuizzRepository } from "#db/repositories/liste-quizz-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { AUTRE, bancComptes, MOT } from "../../test/banc-comptes.ts";
import { compteDeTest } from "../../test/banc.ts";

const QUIZZ: Omit<NouveauQuizz, "createur"> = {
  title: "Un quizz",
  tags: [],
  visibilite: "public",
  aleatoireGlobal: false,
  aleatoire: [],
  officiel: false,
  questions: [],
};

describe("one's own account", () => {
  test("icon, description, pseudo, password", async () => {
    const { appeler, confirmee, connecter } = await bancComptes();
    const { cookie } = await confirmee();
    const put = (chemin: string, corps: object) => appeler("PUT", chemin, corps, { cookie });
    expect((await put("icon", { icon: "ico4" })).statut).toBe(200);
    expect((await put("icon", { icon: "ico7" })).statut).toBe(400);
    expect((await put("description", { description: "é".repeat(2000) })).corps.message).toBe(
      "Description mis à jour avec avec succès !",
    );
    expect((await put("description", { description: "é".repeat(2001) })).statut).toBe(400);
    expect((await put("pseudo", { pseudo: "Lea2", password: "faux" })).statut).toBe(403);
    expect((await put("pseudo", { pseudo: "Tr1nquizz", password: MOT })).corps.message).toBe(
      "Ce pseudo est réservé. Choisissez-en un autre.",
    );
    expect((await put("pseudo", { pseudo: "Lea2", password: MOT })).statut).toBe(200);
    const { corps } = await appeler("GET", "myinfo", undefined, { cookie });
    expect(corps).toMatchObject({
      pseudo: "Lea2",
      icon: "ico4",
      mail: "lea@exemple.fr",
      badges: ["bienvenue"],
    });

    const { cookie: ailleurs } = await connecter("Lea2");
    const change = await put("password", { password: MOT, newPassword: AUTRE });
    expect(change.statut).toBe(200);
    for (const perdu of [ailleurs, cookie])
      expect((await appeler("POST", "connecte", undefined, { cookie: perdu })).corps.allowed).toBe(
        false,
      );
    expect(
      (await appeler("POST", "connecte", undefined, { cookie: change.cookie })).corps.allowed,
    ).toBe(true);
  });

  test("an address changes once the new one is confirmed, and the old one can take it back", async () => {
    const { appeler, courrier, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    courrier.mails.length = 0;
    await appeler("PUT", "mail", { mail: "neuve@exemple.fr", password: MOT }, { cookie });
    const [nouvelle, ancienne] = courrier.mails;
    expect([nouvelle?.a, ancienne?.a]).toEqual(["neuve@exemple.fr", "lea@exemple.fr"]);
    const token = (mail: typeof nouvelle) => new URL(mail?.lien ?? "").searchParams.get("token");
    const adresse = async () => (await appeler("GET", "myinfo", undefined, { cookie })).corps.mail;
    expect(await adresse()).toBe("lea@exemple.fr");
    await appeler("POST", "confirme", { token: token(nouvelle) });
    expect(await adresse()).toBe("neuve@exemple.fr");
    expect((await appeler("POST", "cancel-mail", { token: token(ancienne) })).statut).toBe(200);
    // whoever had changed it is out
    expect((await appeler("POST", "connecte", undefined, { cookie })).corps.allowed).toBe(false);
  });

  test("an address that is somebody else's is told to them only: the rest is as for a free one", async () => {
    const { appeler, base, courrier, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    compteEnBase(base.db, "Tom");
    const demander = async (mail: string) => {
      const { statut, corps } = await appeler("PUT", "mail", { mail, password: MOT }, { cookie });
      const { corps: moi } = await appeler("GET", "myinfo", undefined, { cookie });
      return { statut, corps, mail: moi.mail, mailEnAttente: moi.mailEnAttente };
    };
    courrier.mails.length = 0;
    const libre = await demander("libre@exemple.fr");
    const prise = await demander("tom@exemple.fr");
    expect(prise).toEqual({ ...libre, mailEnAttente: "tom@exemple.fr" });
    expect(libre.mailEnAttente).toBe("libre@exemple.fr");
    expect(courrier.mails.map(({ a, sujet }) => [a, sujet])).toEqual([
      ["libre@exemple.fr", "Confirmez votre nouvelle adresse"],
      ["lea@exemple.fr", "L’adresse de votre compte va changer"],
      ["tom@exemple.fr", "Quelqu’un a voulu utiliser votre adresse"],
      ["lea@exemple.fr", "L’adresse de votre compte va changer"],
    ]);
    // no link that would take it
    expect(courrier.mails[2]?.texte).not.toContain("token");
  });

  test("is deleted by a mailed link, with everything in it, and nothing of the others", async () => {
    const { appeler, base, confirmee, jeton } = await bancComptes();
    const { cookie } = await confirmee();
    const [lea = ""] = base.db
      .all<{ _id: string }>(sql`select _id from comptes where pseudo = 'Lea'`)
      .map(({ _id }) => _id);
    const tom = compteEnBase(base.db, "Tom");
    const depot = createQuizzRepository(base.db);
    const creer = (createur: string) => depot.creer({ ...QUIZZ, createur });
    const [sien, autre] = [creer(lea), creer(tom)];
    depot.noter(autre, lea, true);
    const social = createSocialRepository(base.db);
    social.demander(lea, tom);
    social.accepter(tom, lea);
    social.ecrire(lea, tom, "Salut");
    createListeQuizzRepository(base.db).retenir(lea, [autre]);
    createListeQuizzRepository(base.db).retenir(tom, [sien]);
    createHistoriqueRepository(base.db).ecrire({
      id: "p",
      code: "ABC123",
      quizzId: sien,
      titre: "?",
      nbQuestions: 1,
      joueurs: [
        { jeton: "j", compte: lea, gorgees: 3, score: 1, questions: 1, parti: false, exploits: [] },
      ],
    });

    await appeler("POST", "ask-delete", undefined, { cookie });
    const token = jeton();
    expect((await appeler("DELETE", `user?token=${token}`)).corps.message).toBe(
      "Votre compte a bien été supprimé",
    );
    expect((await appeler("DELETE", `user?token=${token}`)).statut).toBe(404);
    expect((await appeler("POST", "connecte", undefined, { cookie })).corps.allowed).toBe(false);
    for (const table of [
      "sessions",
      "badges_obtenus",
      "jetons_mail",
      "amities",
      "messages",
      "notes",
      "favoris",
      "historique",
    ])
      expect(base.db.get(sql`select count(*) as n from ${sql.identifier(table)}`), table).toEqual({
        n: 0,
      });
    expect(depot.lire(sien, tom)).toBeNull();
    // the like that is gone is no longer counted
    expect(depot.lire(autre, tom)?.note).toBe(-1);
  });

  test("deleted while it was changing to somebody's address, leaves that person their links", async () => {
    const { appeler, courrier, confirmee, inscrire } = await bancComptes();
    const token = (rang: number) =>
      new URL(courrier.mails.at(rang)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    // somebody at Lea's open session takes her account away; Zoe has only begun to register
    const lea = await confirmee();
    await appeler("PUT", "mail", { mail: "voleur@exemple.fr", password: MOT }, lea);
    const annulation = token(-1);
    await appeler("POST", "confirme", { token: token(-2) });
    await inscrire({ pseudo: "Zoe", mail: "zoe@exemple.fr" });
    const inscription = token(-1);
    // with other accounts of theirs they ask for the addresses of both, and delete those accounts
    for (const [pseudo, mail] of [
      ["Bob", "lea@exemple.fr"],
      ["Max", "zoe@exemple.fr"],
    ] as const) {
      const compte = await confirmee({ pseudo, mail: `${pseudo}@exemple.fr` });
      expect((await appeler("PUT", "mail", { mail, password: MOT }, compte)).statut).toBe(200);
      await appeler("POST", "ask-delete", undefined, compte);
      expect((await appeler("DELETE", `user?token=${token(-1)}`)).statut).toBe(200);
    }
    expect((await appeler("POST", "cancel-mail", { token: annulation })).statut).toBe(200);
    expect((await appeler("POST", "confirme", { token: inscription })).statut).toBe(200);
  });

  test("deleted after it had somebody's former address, leaves that person their way back to it", async () => {
    const { appeler, courrier, confirmee } = await bancComptes();
    const token = (rang: number) =>
      new URL(courrier.mails.at(rang)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    const lea = await confirmee();
    const changer = async (mail: string, compte: { readonly cookie: string }) => {
      await appeler("PUT", "mail", { mail, password: MOT }, compte);
      const annulation = token(-1);
      await appeler("POST", "confirme", { token: token(-2) });
      return annulation;
    };
    // a mailbox that two people read: the second account has it, then leaves it, and it is the first one's again
    const retour = await changer("neuve@exemple.fr", lea);
    const bob = await confirmee({ pseudo: "Bob", mail: "bob@exemple.fr" });
    await changer("lea@exemple.fr", bob);
    await appeler("POST", "ask-delete", undefined, bob);
    expect((await appeler("DELETE", `user?token=${token(-1)}`)).statut).toBe(200);
    expect((await appeler("POST", "cancel-mail", { token: retour })).statut).toBe(200);
  });

  test("a new password, or an address taken back, ends the links that were on their way", async () => {
    const { appeler, courrier, confirmee, connecter } = await bancComptes();
    const { cookie } = await confirmee();
    const dernier = () =>
      new URL(courrier.mails.at(-1)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    // somebody who has the password has an address confirmed, a deletion and another password mailed
    await appeler("PUT", "mail", { mail: "voleur@exemple.fr", password: MOT }, { cookie });
    const annulation = dernier();
    const adresse =
      new URL(courrier.mails.at(-2)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    await appeler("POST", "confirme", { token: adresse });
    await appeler("POST", "ask-delete", undefined, { cookie });
    const suppression = dernier();
    await appeler("POST", "reset-password", { mail: "voleur@exemple.fr" });
    const motDePasse = dernier();
    expect((await appeler("POST", "cancel-mail", { token: annulation })).statut).toBe(200);
    expect((await appeler("DELETE", `user?token=${suppression}`)).statut).toBe(404);
    expect(
      (await appeler("POST", "new-password", { password: AUTRE, token: motDePasse })).statut,
    ).toBe(404);

    const { cookie: encore } = await connecter();
    await appeler("PUT", "mail", { mail: "voleur@exemple.fr", password: MOT }, { cookie: encore });
    const enAttente =
      new URL(courrier.mails.at(-2)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    await appeler("PUT", "password", { password: MOT, newPassword: AUTRE }, { cookie: encore });
    expect((await appeler("POST", "confirme", { token: enAttente })).statut).toBe(404);
  });

  test("an address taken back cannot be lost again by the links of the changes that followed", async () => {
    const { appeler, courrier, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const changer = async (mail: string) => {
      await appeler("PUT", "mail", { mail, password: MOT }, { cookie });
      const [nouvelle, ancienne] = courrier.mails
        .slice(-2)
        .map(({ lien }) => new URL(lien).searchParams.get("token"));
      return { nouvelle, ancienne };
    };
    const premier = await changer("voleur@exemple.fr");
    await appeler("POST", "confirme", { token: premier.nouvelle });
    // later than the first, to the millisecond
    await new Promise((resoudre) => setTimeout(resoudre, 5));
    const second = await changer("voleur2@exemple.fr");
    expect((await appeler("POST", "cancel-mail", { token: premier.ancienne })).statut).toBe(200);
    expect((await appeler("POST", "cancel-mail", { token: second.ancienne })).statut).toBe(404);
  });

  test("what changes nothing is said, and an address that waits is shown", async () => {
    const { appeler, confirmee } = await bancComptes();
    const { cookie } = await confirmee();
    const put = async (chemin: string, corps: object) =>
      (await appeler("PUT", chemin, { password: MOT, ...corps }, { cookie })).corps.message;
    expect(await put("pseudo", { pseudo: "Lea" })).toBe("C’est déjà votre pseudo.");
    expect(await put("pseudo", { pseudo: "LEA" })).toBe("Changement effectué avec succès.");
    expect(await put("password", { newPassword: MOT })).toBe("C’est déjà votre mot de passe.");
    expect(await put("mail", { mail: "lea@exemple.fr" })).toBe("C’est déjà votre adresse.");
    await put("mail", { mail: "neuve@exemple.fr" });
    const { corps } = await appeler("GET", "myinfo", undefined, { cookie });
    expect([corps.mail, corps.mailEnAttente]).toEqual(["lea@exemple.fr", "neuve@exemple.fr"]);
  });

  test("refuses what a page sends in the name of somebody who is no longer logged in there", async () => {
    const { appeler, base } = await bancComptes();
    const [lea, tom] = [compteDeTest(base.db, "Lea"), compteDeTest(base.db, "Tom")];
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
    const { app, base } = await bancComptes();
    const { _id, headers, pseudo } = compteDeTest(base.db);
    const tom = compteEnBase(base.db, "Tom");
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

  test("shows four badges at the most, of those it has", async () => {
    const { appeler, base } = await bancComptes();
    const { _id, headers } = compteDeTest(base.db);
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
  });
});
