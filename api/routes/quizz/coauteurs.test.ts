/** Co-authors: invited, accepted, removed; what they may do, what stays the creator's, and whose files the quizz shows. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { reponseCoauteurs, reponseQuizzCoecrits } from "#contracts/coauteurs.ts";
import { COAUTEURS_PAR_QUIZZ_MAX, STOCKAGE_COMPTE_OCTETS_MAX } from "#contracts/limites.ts";
import { reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { creerCompteDeTest } from "../../test/banc.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

/** A quizz of Lea with one question; Tom is her friend. */
async function bancCoauteurs() {
  const banc = await creerBancEdition();
  const { appeler, base, lea, tom } = banc;
  const social = createSocialRepository(base.db);
  const lier = (a: { _id: string }, b: { _id: string }) => {
    social.demander(a._id, b._id);
    social.accepter(b._id, a._id);
  };
  lier(lea, tom);
  const id = await banc.creer();
  await banc.ajouter(id, "un");
  const inviter = (to = "Tom", par = lea) => appeler("POST", `quizz/${id}/coauteurs`, { to }, par);
  const accepter = (par = tom) => appeler("POST", `quizz/${id}/coauteurs/oui`, undefined, par);
  const retirer = (pseudo = "Tom", par = lea) =>
    appeler("DELETE", `quizz/${id}/coauteurs/${pseudo}`, undefined, par);
  const lister = async (par = lea) =>
    reponseCoauteurs.parse((await appeler("GET", `quizz/${id}/coauteurs`, undefined, par)).corps)
      .coauteurs;
  const siens = async (par = tom) =>
    reponseQuizzCoecrits.parse((await appeler("GET", "user/coauteur", undefined, par)).corps);
  const enregistrer = async (champs: object, par = tom) =>
    appeler("PUT", `quizz/${id}`, { ...(await banc.modele(id)), ...champs }, par);
  const deposer = (nom: string, proprietaire: string, fichier = nom, taille = 1) =>
    createMediaRepository(base.db).deposer({
      nom,
      fichier,
      taille,
      proprietaire,
      type: "image/webp",
      titre: nom,
      largeur: 1,
      hauteur: 1,
    });
  return {
    ...banc,
    id,
    social,
    lier,
    inviter,
    accepter,
    retirer,
    lister,
    siens,
    enregistrer,
    deposer,
  };
}

describe("an invitation", () => {
  test("is for a friend, once; it waits in the friend's list, with a message, and gives no right yet", async () => {
    const { appeler, base, id, inviter, lister, siens, social, tom } = await bancCoauteurs();
    const ines = creerCompteDeTest(base.db, "Ines");
    expect((await inviter("Ines")).statut).toBe(404);
    expect((await inviter()).statut).toBe(201);
    expect((await inviter()).statut).toBe(409);
    expect(await siens()).toMatchObject({
      invitations: [{ _id: id, title: "Fromages", createur: { pseudo: "Lea" } }],
      quizz: [],
    });
    expect(await lister()).toMatchObject([{ pseudo: "Tom", accepte: false }]);
    expect(social.lister(tom._id, "recus")[0]?.text).toContain("Fromages");
    for (const par of [tom, ines])
      expect((await appeler("GET", `quizz/${id}`, undefined, par)).statut).toBe(404);
    expect((await appeler("GET", `quizz/${id}/coauteurs`, undefined, tom)).statut).toBe(404);
  });

  test("is accepted or refused by the invited one alone", async () => {
    const { accepter, inviter, lier, lister, retirer, siens, tom, lea, base } =
      await bancCoauteurs();
    await inviter();
    const ines = creerCompteDeTest(base.db, "Ines");
    for (const par of [lea, ines]) expect((await accepter(par)).statut).toBe(404);
    expect((await retirer("Tom", ines)).statut).toBe(404);
    expect((await retirer("Tom", tom)).statut).toBe(200);
    expect((await accepter()).statut).toBe(404);
    await inviter();
    expect((await accepter()).statut).toBe(200);
    expect(await lister(tom)).toMatchObject([{ pseudo: "Tom", accepte: true }]);
    // only the creator sees who is invited
    lier(lea, ines);
    expect((await inviter("Ines")).statut).toBe(201);
    expect((await lister(tom)).map(({ pseudo }) => pseudo)).toEqual(["Tom"]);
    expect((await lister(lea)).map(({ pseudo }) => pseudo)).toEqual(["Tom", "Ines"]);
    expect(await siens()).toMatchObject({
      invitations: [],
      quizz: [{ title: "Fromages", questionsCount: 1, createur: { pseudo: "Lea" } }],
    });
  });

  test("goes with the friendship; who already writes goes on", async () => {
    const { accepter, base, inviter, lea, lier, lister, social, tom } = await bancCoauteurs();
    const ines = creerCompteDeTest(base.db, "Ines");
    lier(lea, ines);
    await inviter("Ines");
    await inviter();
    await accepter();
    social.retirer(ines._id, lea._id);
    social.retirer(lea._id, tom._id);
    expect((await lister()).map(({ pseudo }) => pseudo)).toEqual(["Tom"]);
  });

  test(`is refused beyond ${String(COAUTEURS_PAR_QUIZZ_MAX)} co-authors, and to who may write no message`, async () => {
    const { base, inviter, lea, lier } = await bancCoauteurs();
    for (let n = 0; n < COAUTEURS_PAR_QUIZZ_MAX; n++) {
      const un = creerCompteDeTest(base.db);
      lier(lea, un);
      expect((await inviter(un.pseudo)).statut).toBe(201);
    }
    const { statut, corps } = await inviter();
    expect([statut, corps.message]).toEqual([409, expect.stringContaining("5\u00A0co-auteurs")]);
    base.db.run(sql`update comptes set sansEcrire = '2999-01-01' where _id = ${lea._id}`);
    expect((await inviter()).statut).toBe(403);
  });
});

/** Tom has accepted. */
async function bancAccepte() {
  const banc = await bancCoauteurs();
  await banc.inviter();
  await banc.accepter();
  return banc;
}

describe("a co-author", () => {
  test("reads and writes the quizz, blank questions included, and versions say who saved", async () => {
    const { appeler, ajouter, enregistrer, id, lea, tom } = await bancAccepte();
    await ajouter(id, "");
    const lu = (await appeler("GET", `quizz/${id}`, undefined, tom)).corps;
    expect([lu.coauteur, lu.questions.length]).toEqual([true, 2]);
    expect((await appeler("GET", `quizz/${id}`)).corps.coauteur).toBeUndefined();
    expect((await enregistrer({ title: "Desserts" })).statut).toBe(200);
    const { versions } = reponseVersionsQuizz.parse(
      (await appeler("GET", `quizz/${id}/versions`, undefined, tom)).corps,
    );
    expect(versions.map(({ title, par }) => [title, par])).toEqual([
      ["Desserts", "Tom"],
      ["Fromages", "Lea"],
      ["Fromages", "Lea"],
    ]);
    const chemin = `quizz/${id}/versions/${versions[0]?._id ?? ""}`;
    const deLea = (await appeler("GET", chemin, undefined, lea)).corps.quizz;
    expect([deLea.title, deLea.coauteur]).toEqual(["Desserts", undefined]);
  });

  test("who saves in the same tab id as the creator makes a version of their own", async () => {
    const { appeler, enregistrer, id, lea } = await bancAccepte();
    const atelier = "6f9619ff-8b86-4d01-b42d-00cf4fc96401";
    await enregistrer({ title: "A", atelier }, lea);
    await enregistrer({ title: "B", atelier });
    const { versions } = (await appeler("GET", `quizz/${id}/versions`)).corps;
    expect(versions.map(({ par }: { par: string }) => par)).toEqual(["Tom", "Lea", "Lea"]);
  });

  test("neither deletes, nor publishes, nor invites, nor removes another", async () => {
    const { appeler, base, enregistrer, id, inviter, lea, lier, retirer, tom } =
      await bancAccepte();
    const ines = creerCompteDeTest(base.db, "Ines");
    lier(lea, ines);
    lier(tom, ines);
    await inviter("Ines");
    expect((await appeler("DELETE", `quizz/${id}`, undefined, tom)).statut).toBe(404);
    const refus = await enregistrer({ title: "À nous", visibilite: "public" });
    expect([refus.statut, refus.corps.message]).toEqual([
      403,
      "Seul le créateur d’un quizz choisit qui le voit, et s’il sert aux soirées composées.",
    ]);
    expect((await enregistrer({ composable: false })).statut).toBe(403);
    expect((await retirer("Ines", tom)).statut).toBe(404);
    expect((await inviter("Ines", tom)).statut).toBe(404);
    expect((await appeler("GET", `quizz/${id}`)).corps).toMatchObject({
      title: "Fromages",
      visibilite: "prive",
    });
  });

  test("saves a hidden quizz, and does not read the measure", async () => {
    const { appeler, base, enregistrer, id, tom } = await bancAccepte();
    base.db.run(sql`update quizz set masque = 'public', visibilite = 'prive' where _id = ${id}`);
    const lu = (await appeler("GET", `quizz/${id}`, undefined, tom)).corps;
    expect(lu).toMatchObject({ masque: true, mesure: null, visibilite: "public" });
    expect((await enregistrer({ title: "Corrigé" })).statut).toBe(200);
  });

  test("likes it no more than its creator does, and reads its statistics", async () => {
    const { appeler, id, tom } = await bancAccepte();
    const note = await appeler("POST", "note", { quizzId: id }, tom);
    expect(note.corps).toEqual({ note: false, sien: true });
    const chiffres = await appeler("GET", `quizz/${id}/statistiques`, undefined, tom);
    expect(chiffres.statut).toBe(200);
  });

  test("who is removed, or leaves, has no right left", async () => {
    const { accepter, appeler, enregistrer, id, inviter, retirer, siens, tom } =
      await bancAccepte();
    for (const par of [undefined, tom]) {
      expect((await retirer("Tom", par)).statut).toBe(200);
      expect((await enregistrer({ title: "Encore" })).statut).toBe(404);
      expect((await appeler("GET", `quizz/${id}`, undefined, tom)).statut).toBe(404);
      expect((await siens()).quizz).toEqual([]);
      await inviter();
      await accepter();
    }
  });

  test("whose account is deleted leaves a version without a name, and the quizz as it is", async () => {
    const { appeler, base, enregistrer, id, lister, tom } = await bancAccepte();
    await enregistrer({ title: "De Tom" });
    base.db.run(sql`delete from comptes where _id = ${tom._id}`);
    const { versions } = (await appeler("GET", `quizz/${id}/versions`)).corps;
    expect(versions[0]).toMatchObject({ title: "De Tom", par: null });
    expect(await lister()).toEqual([]);
  });
});

describe("the files of a quizz are its creator's", () => {
  const avec = (media: string, champs: object = {}) => ({
    ...QUESTION_CHOIX_DE_TEST,
    _id: "neuve",
    media,
    ...champs,
  });

  test("also those that a co-author has sent: the creator gets rows of the same files, and the page their names", async () => {
    const { base, deposer, enregistrer, id, lea, lire, tom } = await bancAccepte();
    deposer("a.webp", tom._id);
    deposer("b.webp", tom._id);
    // Lea has already the file of `b.webp`, under another name
    deposer("deja.webp", lea._id, "b.webp");
    const preuve = { text: "Voyez", media: "b.webp#xywh=percent:1,1,9,9" };
    const { corps } = await enregistrer({ questions: [avec("a.webp", { preuve })] });
    const [question] = (await lire(id)).questions;
    const neuf = String(corps.medias["a.webp"]);
    expect(corps.medias).toEqual({ "a.webp": neuf, "b.webp": "deja.webp" });
    expect([question?.media, question?.preuve?.media]).toEqual([
      neuf,
      "deja.webp#xywh=percent:1,1,9,9",
    ]);
    const medias = createMediaRepository(base.db);
    expect(medias.lire(neuf)).toMatchObject({ proprietaire: lea._id, fichier: "a.webp" });
    base.db.run(sql`delete from comptes where _id = ${tom._id}`);
    expect(medias.utilise("a.webp")).toBe(true);
  });

  test("and a co-author's save that overflows the creator's storage is refused, with nothing written", async () => {
    const { base, deposer, enregistrer, id, lea, lire, tom } = await bancAccepte();
    deposer("plein.webp", lea._id, "plein.webp", STOCKAGE_COMPTE_OCTETS_MAX);
    deposer("a.webp", tom._id);
    const refus = await enregistrer({ title: "Plein", questions: [avec("a.webp")] });
    expect([refus.statut, refus.corps.message]).toEqual([
      507,
      expect.stringContaining("qui a créé ce quizz"),
    ]);
    expect((await lire(id)).title).toBe("Fromages");
    expect(createMediaRepository(base.db).nombre(lea._id)).toBe(1);
  });

  test("but where there is no room: files that neither has sent stay as they are, and the save is done", async () => {
    const { base, deposer, enregistrer, id, lea, lire } = await bancAccepte();
    const ines = creerCompteDeTest(base.db, "Ines");
    deposer("plein.webp", lea._id, "plein.webp", STOCKAGE_COMPTE_OCTETS_MAX);
    deposer("ines.webp", ines._id);
    const fait = await enregistrer({ title: "Vieille copie", questions: [avec("ines.webp")] }, lea);
    expect([fait.statut, fait.corps.medias]).toEqual([200, undefined]);
    const { title, questions } = await lire(id);
    expect([title, questions[0]?.media]).toEqual(["Vieille copie", "ines.webp"]);
  });

  test("also in the copy that a removed co-author keeps of what was written", async () => {
    const { appeler, base, deposer, lea, tom } = await bancAccepte();
    deposer("de-lea.webp", lea._id);
    const nouveau = { title: "Gardé", langue: "fr" };
    const copie = String((await appeler("POST", "quizz", nouveau, tom)).corps._id);
    const { _id, ...vide } = (await appeler("GET", `quizz/${copie}`, undefined, tom)).corps;
    const corps = { ...vide, questions: [avec("de-lea.webp")] };
    const fait = await appeler("PUT", `quizz/${copie}`, corps, tom);
    const media = createMediaRepository(base.db).lire(String(fait.corps.medias["de-lea.webp"]));
    expect(media).toMatchObject({ proprietaire: tom._id, fichier: "de-lea.webp" });
  });

  test("by every call that writes a question", async () => {
    const { appeler, deposer, id, lea, lire, tom, base } = await bancAccepte();
    for (const nom of ["a.webp", "b.webp", "c.webp"]) deposer(nom, tom._id);
    const question = { ...QUESTION_CHOIX_DE_TEST, media: "a.webp" };
    const ajoutee = await appeler("POST", `quizz/${id}`, { question, index: 0 }, tom);
    expect(ajoutee.statut).toBe(201);
    const changee = { question: { ...question, media: "b.webp" } };
    const { questions } = await lire(id);
    await appeler("PUT", `question/${id}/${questions[1]?._id ?? ""}`, changee, tom);
    const { _id, ...importee } = avec("c.webp");
    const importation = await appeler(
      "POST",
      "quizz/importer",
      {
        envoi: "6f9619ff-8b86-4d01-b42d-00cf4fc96409",
        vers: id,
        quizz: [{ title: "Importé", questions: [importee], aleatoire: [] }],
      },
      tom,
    );
    expect(importation.statut).toBe(201);
    const medias = createMediaRepository(base.db);
    const montres = (await lire(id)).questions.map(({ media }) => medias.lire(media));
    expect(montres.map((media) => [media?.proprietaire, media?.fichier])).toEqual([
      [lea._id, "a.webp"],
      [lea._id, "b.webp"],
      [lea._id, "c.webp"],
    ]);
  });
});
