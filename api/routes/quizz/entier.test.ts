/** Saving a whole quizz: all or nothing, once when repeated, and never over an unseen change. */
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { creerBancEdition, QUESTION_CHOIX_DE_TEST } from "../../test/banc-edition.ts";

/** Makes a quizz of three questions, and returns its ids. */
async function bancEntier() {
  const banc = await creerBancEdition();
  const id = await banc.creer();
  const ids: string[] = [];
  for (const text of ["un", "deux", "trois"])
    ids.push(String((await banc.ajouter(id, text)).question._id));
  const [un = "", deux = "", trois = ""] = ids;
  const enregistrer = async (champs: object) =>
    banc.appeler("PUT", `quizz/${id}`, { ...(await banc.modele(id)), questions: ids, ...champs });
  const textes = async () => (await banc.lire(id)).questions.map(({ text }) => text);
  return { ...banc, id, ids, un, deux, trois, enregistrer, textes };
}

describe("the questions of a whole quizz", () => {
  test("stay, change, come, go and move in one save", async () => {
    const { id, un, deux, trois, enregistrer, lire, textes } = await bancEntier();
    const questions = [
      { ...QUESTION_CHOIX_DE_TEST, _id: "brouillon-1", text: "neuve" },
      trois,
      { ...QUESTION_CHOIX_DE_TEST, _id: un, text: "un, changée" },
    ];
    const { statut, corps } = await enregistrer({ questions, retirees: [deux], aleatoire: [0, 2] });
    const lu = await lire(id);
    expect([statut, corps]).toEqual([
      200,
      { message: "Quizz enregistré", date: lu.date, questions: lu.questions.map(({ _id }) => _id) },
    ]);
    expect(await textes()).toEqual(["neuve", "trois", "un, changée"]);
    // new questions get ids from the server; known ones keep theirs
    expect(corps.questions).toEqual([expect.stringMatching(/^[0-9a-f]{24}$/), trois, un]);
    expect(lu.aleatoire).toEqual([0, 2]);
  });

  test("of somebody else's quizz, or of another of one's own, are neither taken nor touched", async () => {
    const { id, un, creer, ajouter, appeler, modele, textes } = await bancEntier();
    const autre = await creer("Autre");
    const corps = {
      ...(await modele(autre)),
      questions: [{ ...QUESTION_CHOIX_DE_TEST, _id: un, text: "volée" }],
    };
    const { questions } = (await appeler("PUT", `quizz/${autre}`, corps)).corps;
    expect(questions).toEqual([expect.not.stringContaining(un)]);
    expect(await textes()).toEqual(["un", "deux", "trois"]);
    await ajouter(autre, "à elle");
    const retrait = { ...(await modele(autre)), questions: [], retirees: [un] };
    expect((await appeler("PUT", `quizz/${autre}`, retrait)).statut).toBe(200);
    expect(await textes()).toEqual(["un", "deux", "trois"]);
    expect(id).not.toBe(autre);
  });

  test("named by an id that the quizz does not have: nothing is written, and one is told which", async () => {
    const { id, un, trois, enregistrer, lire } = await bancEntier();
    const avant = await lire(id);
    const refus = await enregistrer({ title: "Autre", questions: [un, "partie", trois] });
    expect([refus.statut, refus.corps]).toEqual([
      400,
      { message: "Une question de la liste n’existe plus. Rechargez le quizz.", question: 2 },
    ]);
    expect(await lire(id)).toEqual(avant);
  });

  test("that are wrong in the middle leave the quizz as it was, those before included", async () => {
    const { id, un, deux, enregistrer, lire } = await bancEntier();
    const avant = await lire(id);
    const questions = [
      { ...QUESTION_CHOIX_DE_TEST, _id: un, text: "changée" },
      { ...QUESTION_CHOIX_DE_TEST, _id: deux, temps: -1 },
    ];
    const refus = await enregistrer({ questions, retirees: [] });
    expect([refus.statut, refus.corps.question]).toEqual([400, 2]);
    expect(await lire(id)).toEqual(avant);
  });

  test("are two hundred at the most, those that are not named counted", async () => {
    const { id, ids, appeler, modele, enregistrer, lire } = await bancEntier();
    const neuves = (n: number) =>
      Array.from({ length: n }, (_, rang) => ({
        ...QUESTION_CHOIX_DE_TEST,
        _id: `n${rang}`,
        text: `n${rang}`,
      }));
    const refus = await enregistrer({ questions: neuves(198) });
    expect([refus.statut, refus.corps.message]).toEqual([409, "Ce quizz a déjà 200 questions."]);
    expect((await lire(id)).questions).toHaveLength(3);
    expect((await enregistrer({ questions: neuves(200), retirees: ids })).statut).toBe(200);
    const plein = await lire(id);
    expect(plein.questions).toHaveLength(200);
    // a quizz with all texts at full length can be sent
    const long = (n: number) => "é à la carte, ".repeat(200).slice(0, n);
    const pleine = {
      ...QUESTION_CHOIX_DE_TEST,
      text: long(2000),
      options: [..."abcdef"].map((lettre) => lettre + long(59)),
      reponse: [`a${long(59)}`],
      preuve: { media: `https://exemple.fr/${"p".repeat(100)}`, text: long(2000) },
      suite: { media: "", text: long(2000) },
    };
    const pleines = plein.questions.map(({ _id }) => Object.assign({ _id }, pleine));
    const envoye = { ...(await modele(id)), questions: pleines };
    expect((await appeler("PUT", `quizz/${id}`, envoye)).statut).toBe(200);
    expect((await lire(id)).questions[199]).toEqual(pleines[199]);
  });
});

describe("the credit of a quizz", () => {
  test("is kept until it is changed, on one line", async () => {
    const { id, enregistrer, lire } = await bancEntier();
    const vide = { source: "", auteur: "", licence: "" };
    expect(await lire(id)).toMatchObject(vide);
    const credit = { source: "OpenQuizzDB", auteur: "Philippe\nBresoux ", licence: "CC BY-SA 4.0" };
    await enregistrer(credit);
    await enregistrer({ title: "Sans un mot du crédit" });
    expect(await lire(id)).toMatchObject({ ...credit, auteur: "Philippe Bresoux" });
    await enregistrer(vide);
    expect(await lire(id)).toMatchObject(vide);
  });
});

describe("what is sent again because its answer was lost", () => {
  const ENVOI = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";
  const AUTRE = "6f9619ff-8b86-4d01-b42d-00cf4fc964f0";

  test("makes one quizz", async () => {
    const { appeler, tom } = await creerBancEdition();
    const corps = { title: "Fromages", langue: "fr", envoi: ENVOI };
    const [un, deux] = [
      await appeler("POST", "quizz", corps),
      await appeler("POST", "quizz", corps),
    ];
    expect(deux).toEqual(un);
    expect((await appeler("GET", "user/quizz?includeEmpty=true")).corps.totalCount).toBe(1);
    // another request id, and the same request id from another account, are new requests
    const autre = await appeler("POST", "quizz", { ...corps, envoi: AUTRE });
    const deTom = await appeler("POST", "quizz", corps, tom);
    expect(new Set([un, autre, deTom].map((reponse) => reponse.corps._id)).size).toBe(3);
  });

  test("adds one question", async () => {
    const { appeler, creer, lire } = await creerBancEdition();
    const id = await creer();
    const ajout = { question: QUESTION_CHOIX_DE_TEST, index: 0, envoi: ENVOI };
    const [une, deux] = [
      await appeler("POST", `quizz/${id}`, ajout),
      await appeler("POST", `quizz/${id}`, ajout),
    ];
    expect(une.statut).toBe(201);
    expect(deux).toEqual(une);
    expect((await lire(id)).questions).toHaveLength(1);
    await appeler("POST", `quizz/${id}`, { ...ajout, envoi: AUTRE });
    expect((await lire(id)).questions).toHaveLength(2);
  });

  test("saves a quizz once: its new questions are not doubled, and its date is no news", async () => {
    const { id, modele, appeler, lire, un } = await bancEntier();
    const corps = {
      ...(await modele(id)),
      questions: [un, { ...QUESTION_CHOIX_DE_TEST, _id: "brouillon", text: "neuve" }],
      envoi: ENVOI,
    };
    const premier = await appeler("PUT", `quizz/${id}`, corps);
    expect(premier.statut).toBe(200);
    expect(await appeler("PUT", `quizz/${id}`, corps)).toEqual(premier);
    expect((await lire(id)).questions).toHaveLength(4);
    // after another save, the repeated request gets its first answer, so the next save is refused
    await appeler("POST", `quizz/${id}`, { question: QUESTION_CHOIX_DE_TEST, index: 0 });
    expect(await appeler("PUT", `quizz/${id}`, corps)).toEqual(premier);
    const suite = { ...corps, date: premier.corps.date, questions: [un], envoi: AUTRE };
    expect((await appeler("PUT", `quizz/${id}`, suite)).statut).toBe(409);
  });

  test("saves a question once, and what was another call's is not its answer", async () => {
    const { id, un, deux, appeler, modele } = await bancEntier();
    const { date } = await modele(id);
    const corps = { question: { ...QUESTION_CHOIX_DE_TEST, text: "changée" }, date, envoi: ENVOI };
    const premiere = await appeler("PUT", `question/${id}/${un}`, corps);
    expect(await appeler("PUT", `question/${id}/${un}`, corps)).toEqual(premiere);
    expect((await appeler("PUT", `question/${id}/${deux}`, corps)).statut).toBe(409);
  });

  test("must be named by a uuid", async () => {
    const { appeler } = await creerBancEdition();
    const corps = { title: "Fromages", langue: "fr", envoi: "encore" };
    expect((await appeler("POST", "quizz", corps)).statut).toBe(400);
  });
});

describe("a quizz that was changed elsewhere", () => {
  test("says when, so that its author may overwrite it knowingly", async () => {
    const { id, un, modele, appeler, lire } = await bancEntier();
    const ici = await modele(id);
    const ailleurs = await appeler("PUT", `quizz/${id}`, { ...ici, title: "Ailleurs" });
    const refus = await appeler("PUT", `quizz/${id}`, { ...ici, title: "Ici" });
    const attendu = {
      message: "Ce quizz a été modifié ailleurs.",
      date: ailleurs.corps.date,
    };
    expect([refus.statut, refus.corps]).toEqual([409, attendu]);
    const seule = { question: QUESTION_CHOIX_DE_TEST, date: ici.date };
    expect((await appeler("PUT", `question/${id}/${un}`, seule)).corps).toEqual(attendu);
    const ecrase = { ...ici, title: "Ici", date: refus.corps.date, ecrase: true };
    expect((await appeler("PUT", `quizz/${id}`, ecrase)).statut).toBe(200);
    expect((await lire(id)).title).toBe("Ici");
    // confirming one overwrite does not cover a later change
    expect((await appeler("PUT", `quizz/${id}`, ecrase)).statut).toBe(409);
  });
});

describe("a copy", () => {
  const ENVOI = "6f9619ff-8b86-4d01-b42d-00cf4fc964ff";

  test("is private, with everything in it, and lives its own life", async () => {
    const { id, enregistrer, appeler, lire, modele } = await bancEntier();
    await enregistrer({
      visibilite: "public",
      tags: ["Film"],
      aleatoire: [1, 2],
      aleatoireGlobal: true,
      licence: "CC BY-SA",
    });
    const { statut, corps } = await appeler("POST", `quizz/${id}/copie`, { envoi: ENVOI });
    expect(statut).toBe(201);
    const [original, copie] = [await lire(id), await lire(corps._id)];
    const { _id: _a, date: _b, ...reste } = original;
    expect(copie).toMatchObject({
      ...reste,
      title: "Fromages (copie)",
      visibilite: "prive",
      questions: original.questions.map(({ _id, ...question }) => question),
    });
    const ids = [...original.questions, ...copie.questions].map(({ _id }) => _id);
    expect(new Set(ids).size).toBe(6);
    expect((await appeler("POST", `quizz/${id}/copie`, { envoi: ENVOI })).corps).toEqual(corps);
    const videe = { ...(await modele(copie._id)), questions: [], retirees: ids.slice(3) };
    await appeler("PUT", `quizz/${copie._id}`, videe);
    expect((await lire(id)).questions).toHaveLength(3);
  });

  test("has a title that fits, or the one that was asked for", async () => {
    const { creer, appeler, lire } = await creerBancEdition();
    const id = await creer("é".repeat(60));
    const titre = async (corps: object) =>
      (await lire((await appeler("POST", `quizz/${id}/copie`, corps)).corps._id)).title;
    expect(await titre({})).toBe(`${"é".repeat(52)} (copie)`);
    expect(await titre({ title: " Le mien " })).toBe("Le mien");
  });

  test("of somebody else's quizz is private, and names who wrote it", async () => {
    const { creer, appeler, modele, base, tom } = await creerBancEdition();
    const id = await creer();
    const media = "0123456789abcdef0123456789abcdef.png";
    const question = { ...QUESTION_CHOIX_DE_TEST, media };
    await appeler("POST", `quizz/${id}`, { question, index: 0 });
    // a blank question is for its author only
    const vierge = { ...QUESTION_CHOIX_DE_TEST, text: "", options: [], reponse: [] };
    await appeler("POST", `quizz/${id}`, { question: vierge, index: 1 });
    const publier = async (credit: object) =>
      appeler("PUT", `quizz/${id}`, { ...(await modele(id)), visibilite: "public", ...credit });
    const copier = async () => {
      const { statut, corps } = await appeler("POST", `quizz/${id}/copie`, {}, tom);
      expect(statut).toBe(201);
      return (await appeler("GET", `quizz/${corps._id}`, undefined, tom)).corps;
    };
    await publier({ source: "Le Larousse", licence: "CC BY" });
    const copie = await copier();
    expect(copie).toMatchObject({
      title: "Fromages (copie)",
      visibilite: "prive",
      createur: tom._id,
      createurPseudo: "Tom",
      note: -1,
      source: "Le Larousse",
      auteur: "Lea",
      licence: "CC BY",
    });
    expect(copie.questions).toMatchObject([question]);
    // a media that a copy shows is kept, though its author's quizz is gone
    await appeler("DELETE", `quizz/${id}`);
    const usages = base.db.all(sql`select nom from usages_medias where nom = ${media}`);
    expect(usages).toHaveLength(1);
  });

  test("keeps the author that somebody else's quizz names, and leaves one's own without", async () => {
    const { creer, appeler, modele, lire, tom } = await creerBancEdition();
    const id = await creer();
    const publique = { ...(await modele(id)), visibilite: "public", auteur: "Curnonsky" };
    await appeler("PUT", `quizz/${id}`, publique);
    const { corps } = await appeler("POST", `quizz/${id}/copie`, {}, tom);
    const deTom = await appeler("GET", `quizz/${corps._id}`, undefined, tom);
    expect(deTom.corps.auteur).toBe("Curnonsky");
    await appeler("PUT", `quizz/${id}`, { ...(await modele(id)), auteur: "" });
    const sienne = await appeler("POST", `quizz/${id}/copie`, {});
    expect((await lire(sienne.corps._id)).auteur).toBe("");
  });

  test("is of a quizz that one may see, and that moderation does not hide", async () => {
    const { base, creer, appeler, modele, lea, tom } = await creerBancEdition();
    const id = await creer();
    const copier = async (qui?: typeof tom) =>
      (await appeler("POST", `quizz/${id}/copie`, {}, qui ?? lea)).statut;
    const montrer = async (visibilite: string) =>
      appeler("PUT", `quizz/${id}`, { ...(await modele(id)), visibilite });
    expect(await copier(tom)).toBe(404);
    await montrer("amis");
    expect(await copier(tom)).toBe(404);
    const social = createSocialRepository(base.db);
    social.demander(tom._id, lea._id);
    social.accepter(lea._id, tom._id);
    expect(await copier(tom)).toBe(201);
    await montrer("public");
    const personne = await appeler(
      "POST",
      `quizz/${id}/copie`,
      {},
      { ...tom, headers: { cookie: "" } },
    );
    expect(personne.statut).toBe(401);
    expect(await copier(tom)).toBe(201);
    base.db.run(sql`update quizz set masque = visibilite, visibilite = 'prive' where _id = ${id}`);
    expect(await copier(tom)).toBe(404);
    const refus = await appeler("POST", `quizz/${id}/copie`, {});
    expect([refus.statut, refus.corps.message]).toEqual([
      403,
      "Ce quizz est masqué par la modération\u00A0: il ne se copie pas.",
    ]);
  });

  test("is one of a thousand quizzes at the most", async () => {
    const { base, creer, appeler, lea } = await creerBancEdition();
    const id = await creer();
    base.db
      .run(sql`with recursive n(value) as (select 1 union all select value + 1 from n where value < 999)
      insert into quizz (_id, title, createur, aleatoire, tags, date)
      select 'q' || value, 'q', ${lea._id}, '[]', '[]', '' from n`);
    const refus = await appeler("POST", `quizz/${id}/copie`, {});
    expect([refus.statut, refus.corps.message]).toEqual([
      409,
      "Vous avez déjà 1000 quizz. Supprimez-en un.",
    ]);
  });
});
