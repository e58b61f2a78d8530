/** A deleted account must not be readable in any file of the disk (docs/decisions/0015). */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as unTour } from "node:timers/promises";
import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { openDatabaseConnection } from "#db/connection.ts";
import { createDeletedBytesEraser } from "#db/purge.ts";
import { createLienMailRepository } from "#db/repositories/lien-mail-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "#db/test/banc.ts";
import { createEnvoiDeMails } from "../../mails/courrier.ts";
import type { MailAEnvoyer } from "../../mails/textes.ts";
import { creerBancComptes, MOT_DE_PASSE_DE_TEST } from "../../test/banc-comptes.ts";

/** Files of a folder that contain this text, whatever its case. */
function ouSeTrouve(dossier: string, texte: string): string[] {
  return readdirSync(dossier, { recursive: true, withFileTypes: true })
    .filter((entree) => entree.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((fichier) => {
      const contenu = readFileSync(fichier, "latin1").toLowerCase();
      return contenu.includes(Buffer.from(texte).toString("latin1").toLowerCase());
    });
}

/** Mails as files, and the last one as sent. */
async function bancMails() {
  const base = await creerBaseDeTest();
  const envoyes: MailAEnvoyer[] = [];
  const poste = createEnvoiDeMails({
    smtpUrl: undefined,
    expediteur: "Trinquizz <bar@exemple.fr>",
    dossierDonnees: base.dossierDonnees,
    annoncer: () => {},
    signaler: () => {},
  });
  const courrier = {
    ...poste,
    envoyer: (mail: MailAEnvoyer) => {
      envoyes.push(mail);
      poste.envoyer(mail);
    },
  };
  return { ...(await creerBancComptes({ base, courrier, envoyes })), envoyes, poste };
}

test("address, former address, pseudo, messages, quizzes and words of the search are gone from every file", async () => {
  const { appeler, base, confirmee, inscrire, envoyes, poste } = await bancMails();
  const lui = await confirmee({ pseudo: "Zorglub42", mail: "zorglub@exemple.fr" });
  const lien = (rang: number) =>
    new URL(envoyes.at(rang)?.lien ?? "").searchParams.get("token") ?? "";
  const put = (chemin: string, corps: object) => appeler("PUT", chemin, corps, lui);
  await put("mail", { mail: "bulgroz@exemple.fr", password: MOT_DE_PASSE_DE_TEST });
  await appeler("POST", "confirme", { token: lien(-2) });
  await put("description", { description: "Je suis un eulalagrande." });
  const moi = base.db.get<{ _id: string }>(sql`select _id from comptes where pseudo = 'Zorglub42'`);
  const zorglub = moi?._id ?? "";
  const tom = creerCompteEnBase(base.db, "Tom");
  const social = createSocialRepository(base.db);
  social.demander(zorglub, tom);
  social.accepter(tom, zorglub);
  social.ecrire(zorglub, tom, `${"spirou ".repeat(50)} secondalphe`);
  social.ecrire(tom, zorglub, "troisiemebeta");
  const quizz = createQuizzRepository(base.db);
  for (let n = 0; n < 30; n++)
    quizz.creer({
      title: `Champignacologie ${n}`,
      createur: zorglub,
      tags: ["Science"],
      visibilite: "prive",
      aleatoireGlobal: false,
      aleatoire: [],
      officiel: false,
      questions: [{ ...QUESTION_RIEN, text: "quatriemegamma" }],
    });
  // another person's mail to the same address
  const autre = await appeler("POST", "reset-password", { mail: "bulgroz@exemple.fr" });
  expect(autre.statut).toBe(201);
  expect((await inscrire({ pseudo: "Autre", mail: "bulgroz@exemple.fr" })).statut).toBe(201);
  createLienMailRepository(base.db).creer(tom, "mail", "bulgroz@exemple.fr");
  await poste.vider();
  const TRACES = [
    "zorglub",
    "bulgroz",
    "eulalagrande",
    "secondalphe",
    "troisiemebeta",
    "champignacologie",
    "quatriemegamma",
  ];
  for (const trace of TRACES) expect(ouSeTrouve(base.dossierDonnees, trace), trace).not.toEqual([]);

  await appeler("POST", "ask-delete", undefined, lui);
  await poste.vider();
  expect((await appeler("DELETE", `user?token=${lien(-1)}`)).statut).toBe(200);
  for (const trace of TRACES) expect(ouSeTrouve(base.dossierDonnees, trace), trace).toEqual([]);
  // other accounts are unchanged
  expect(ouSeTrouve(base.dossierDonnees, "tom@exemple.fr")).not.toEqual([]);
});

test("so are the mails it had sent to addresses that were never its own, but no mail of those who have them", async () => {
  const { appeler, base, confirmee, inscrire, envoyes, poste } = await bancMails();
  const lien = () => new URL(envoyes.at(-1)?.lien ?? "").searchParams.get("token") ?? "";
  await inscrire({ pseudo: "Gaston", mail: "gaston@exemple.fr" });
  const confirmation = lien();
  const lui = await confirmee({ pseudo: "Zorglub42", mail: "zorglub@exemple.fr" });
  // the second registration replaces the first, whose mail is written all the same
  for (const mail of ["gaston@exemple.fr", "jeanne@exemple.fr"])
    await appeler("PUT", "mail", { mail, password: MOT_DE_PASSE_DE_TEST }, lui);
  await appeler("POST", "ask-delete", undefined, lui);
  await poste.vider();
  expect(ouSeTrouve(base.dossierDonnees, "jeanne")).not.toEqual([]);
  expect((await appeler("DELETE", `user?token=${lien()}`)).statut).toBe(200);
  for (const trace of ["zorglub", "jeanne"])
    expect(ouSeTrouve(base.dossierDonnees, trace), trace).toEqual([]);
  const [mail = ""] = readdirSync(join(base.dossierDonnees, "mails"));
  expect(readFileSync(join(base.dossierDonnees, "mails", mail), "utf8")).toContain("Gaston");
  expect((await appeler("POST", "confirme", { token: confirmation })).statut).toBe(200);
});

test("a log that somebody reads is emptied as soon as they are done", async () => {
  const { db, fichier } = await creerBaseDeTest();
  creerCompteEnBase(db, "Fantasio");
  const lecteur = openDatabaseConnection(fichier);
  lecteur.db.run(sql`begin`);
  lecteur.db.all(sql`select * from comptes`);
  db.run(sql`delete from comptes where pseudo = 'Fantasio'`);
  const purge = createDeletedBytesEraser(fichier);
  const finie = purge.eraseFromDisk();
  const aussi = purge.eraseFromDisk();
  lecteur.db.run(sql`commit`);
  lecteur.fermer();
  expect(await Promise.all([finie, aussi])).toEqual([true, true]);
  expect(readFileSync(`${fichier}-wal`)).toHaveLength(0);
});

test("while somebody reads, emptying the log keeps nobody from writing", async () => {
  const { db, fichier } = await creerBaseDeTest();
  creerCompteEnBase(db, "Fantasio");
  const lecteur = openDatabaseConnection(fichier);
  lecteur.db.run(sql`begin`);
  lecteur.db.all(sql`select * from comptes`);
  db.run(sql`pragma busy_timeout = 200`);
  const rangee = () => readFileSync(fichier).includes("Fantasio");
  expect(rangee()).toBe(false);
  const purge = createDeletedBytesEraser(fichier).eraseFromDisk();
  // once the log is copied to the file, emptying it is tried
  await expect.poll(rangee, { interval: 1 }).toBe(true);
  for (let n = 0; n < 3_000; n++) {
    db.run(sql`begin immediate`);
    db.run(sql`rollback`);
    await unTour();
  }
  lecteur.db.run(sql`commit`);
  lecteur.fermer();
  expect(await purge).toBe(true);
});
