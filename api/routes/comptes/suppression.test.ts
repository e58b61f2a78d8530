/** Deleting one's account. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { creerCompteEnBase } from "#db/test/banc.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { createOrdreQuizzEtFavorisRepository } from "#db/repositories/rangement-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { creerCompteDeTest } from "../../test/banc.ts";
import { composerFormulaireFichier, creerSonWav } from "../../test/fichiers.ts";
import { creerBancComptes, MOT_DE_PASSE_DE_TEST } from "../../test/banc-comptes.ts";

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
  test("is deleted by a mailed link, with everything in it, and nothing of the others", async () => {
    const { appeler, base, confirmee, jeton } = await creerBancComptes();
    const { cookie } = await confirmee();
    const [lea = ""] = base.db
      .all<{ _id: string }>(sql`select _id from comptes where pseudo = 'Lea'`)
      .map(({ _id }) => _id);
    const tom = creerCompteEnBase(base.db, "Tom");
    const depot = createQuizzRepository(base.db);
    const creer = (createur: string) => depot.creer({ ...QUIZZ, createur });
    const [sien, autre] = [creer(lea), creer(tom)];
    depot.noter(autre, lea, true);
    const social = createSocialRepository(base.db);
    social.demander(lea, tom);
    social.accepter(tom, lea);
    social.ecrire(lea, tom, "Salut");
    createOrdreQuizzEtFavorisRepository(base.db).retenir(lea, [autre]);
    createOrdreQuizzEtFavorisRepository(base.db).retenir(tom, [sien]);
    createHistoriqueRepository(base.db).ecrire({
      id: "p",
      code: "ABC123",
      quizzId: sien,
      titre: "?",
      nbQuestions: 1,
      statistiques: [],
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
    // the like of the deleted account is no longer counted
    expect(depot.lire(autre, tom)?.note).toBe(-1);
  });

  test("takes its files off the disk, but for those that somebody else has too", async () => {
    const { app, appeler, base, confirmee, jeton } = await creerBancComptes();
    const { cookie } = await confirmee();
    const tom = creerCompteDeTest(base.db, "Tom");
    const envoyer = async (graine: number, headers: { cookie: string }) => {
      const forme = composerFormulaireFichier(creerSonWav(graine), "air.wav");
      const reponse = await app.inject({
        method: "POST",
        url: "/api/upload",
        payload: forme.payload,
        headers: { ...forme.headers, ...headers },
      });
      return String(reponse.json().nom);
    };
    const [seul, partage] = [await envoyer(1, { cookie }), await envoyer(2, { cookie })];
    const aTom = await envoyer(2, tom.headers);
    const fichiers = () =>
      readdirSync(join(base.dossierDonnees, "media")).filter((nom) => nom.endsWith(".wav"));
    expect(fichiers()).toHaveLength(2);
    await appeler("POST", "ask-delete", undefined, { cookie });
    await appeler("DELETE", `user?token=${jeton()}`);
    const statut = async (nom: string) => (await app.inject(`/media/${nom}`)).statusCode;
    expect([await statut(seul), await statut(partage), await statut(aTom)]).toEqual([
      404, 404, 200,
    ]);
    expect(fichiers()).toHaveLength(1);
  });

  test("deleted while it was changing to somebody's address, leaves that person their links", async () => {
    const { appeler, courrier, confirmee, inscrire } = await creerBancComptes();
    const token = (rang: number) =>
      new URL(courrier.mails.at(rang)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    // somebody uses Lea's open session to delete her account, while Zoe has only begun to register
    const lea = await confirmee();
    await appeler(
      "PUT",
      "mail",
      { mail: "voleur@exemple.fr", password: MOT_DE_PASSE_DE_TEST },
      lea,
    );
    const annulation = token(-1);
    await appeler("POST", "confirme", { token: token(-2) });
    await inscrire({ pseudo: "Zoe", mail: "zoe@exemple.fr" });
    const inscription = token(-1);
    // the attackers request both addresses for their other accounts, then delete these
    for (const [pseudo, mail] of [
      ["Bob", "lea@exemple.fr"],
      ["Max", "zoe@exemple.fr"],
    ] as const) {
      const compte = await confirmee({ pseudo, mail: `${pseudo}@exemple.fr` });
      expect(
        (await appeler("PUT", "mail", { mail, password: MOT_DE_PASSE_DE_TEST }, compte)).statut,
      ).toBe(200);
      await appeler("POST", "ask-delete", undefined, compte);
      expect((await appeler("DELETE", `user?token=${token(-1)}`)).statut).toBe(200);
    }
    expect((await appeler("POST", "cancel-mail", { token: annulation })).statut).toBe(200);
    expect((await appeler("POST", "confirme", { token: inscription })).statut).toBe(200);
  });

  test("deleted after it had somebody's former address, leaves that person their way back to it", async () => {
    const { appeler, courrier, confirmee } = await creerBancComptes();
    const token = (rang: number) =>
      new URL(courrier.mails.at(rang)?.lien ?? "http://rien").searchParams.get("token") ?? "";
    const lea = await confirmee();
    const changer = async (mail: string, compte: { readonly cookie: string }) => {
      await appeler("PUT", "mail", { mail, password: MOT_DE_PASSE_DE_TEST }, compte);
      const annulation = token(-1);
      await appeler("POST", "confirme", { token: token(-2) });
      return annulation;
    };
    // two accounts share a mailbox: the second takes the address, gives it up, and the first gets it back
    const retour = await changer("neuve@exemple.fr", lea);
    const bob = await confirmee({ pseudo: "Bob", mail: "bob@exemple.fr" });
    await changer("lea@exemple.fr", bob);
    await appeler("POST", "ask-delete", undefined, bob);
    expect((await appeler("DELETE", `user?token=${token(-1)}`)).statut).toBe(200);
    expect((await appeler("POST", "cancel-mail", { token: retour })).statut).toBe(200);
  });
});
