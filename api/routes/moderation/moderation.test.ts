/** Cases from the report to the answer: issue "Administration and moderation", docs/decisions/0094. */
import { join } from "node:path";
import { sql } from "#db/drizzle.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { direInterdictionDePublier } from "#contracts/moderation-letter.ts";
import {
  type Affaire,
  affaire as formeAffaire,
  NOM_COMPTE_SUPPRIME,
  MOTS_INTERDITS_MAX,
} from "#contracts/moderation.ts";
import { createCompteRepository } from "#db/repositories/compte-repository.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { createMediaRepository } from "#db/repositories/media-repository.ts";
import { createCleanupRepository } from "#db/repositories/cleanup-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { makeBackup } from "#db/backup/backup.ts";
import { QUESTION_RIEN } from "#db/test/banc.ts";
import {
  creerBancApi,
  creerCompteDeTest,
  creerEnvoiDeMailsDeTest,
  creerFaussesRooms,
} from "../../test/banc.ts";

const ADRESSE = "4 rue des Lilas";
const RAISON = "L’adresse d’une vraie personne n’a pas sa place ici.";

async function bancModeration() {
  const exclus: string[] = [];
  const courrier = creerEnvoiDeMailsDeTest();
  let assis: readonly string[] = [];
  const rooms = creerFaussesRooms({
    exclure: async (juger) => void exclus.push(...assis.filter(juger)),
  });
  const { app, base } = await creerBancApi({
    rooms,
    courrier,
    rateLimits: { signalementsParMinute: 500 },
  });
  const { db } = base;
  const max = creerCompteDeTest(db, "MaxLeVrai");
  const lison = creerCompteDeTest(db, "Lison");
  const zineb = creerCompteDeTest(db, "Zineb", { role: "moderator" });
  const hector = creerCompteDeTest(db, "Hector", { role: "moderator" });
  const ada = creerCompteDeTest(db, "Ada", { role: "admin" });
  const question = { ...QUESTION_RIEN, type: "choix" as const, text: "Qui habite là ?" };
  const depot = createQuizzRepository(db);
  const quizz = depot.creer({
    title: "Les têtes de la compta",
    tags: [],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: max._id,
    officiel: false,
    questions: [
      { ...question, text: "La première" },
      { ...question, options: [ADRESSE, "Lison P."], reponse: ["Lison P."] },
    ],
  });
  const idQuestion = depot.lire(quizz, max._id)?.questions[1]?._id ?? "";

  type Qui = { readonly headers: Record<string, string> } | null;
  const appeler = async (
    methode: "GET" | "POST" | "PUT" | "DELETE",
    url: string,
    qui: Qui,
    payload?: object,
  ) => {
    const reponse = await app.inject({
      method: methode,
      url,
      headers: qui?.headers ?? {},
      ...(payload === undefined ? {} : { payload }),
    });
    return { statut: reponse.statusCode, corps: reponse.json() };
  };
  const signaler = (qui: Qui, champs: object = {}) =>
    appeler("POST", "/api/signale-administrateur", qui, {
      createur: "",
      text: "Une vraie adresse.",
      motif: "donnees",
      quizzId: quizz,
      questionId: idQuestion,
      ...champs,
    });
  const file = async (etat = "ouverte") =>
    (await appeler("GET", `/api/moderation/affaires?etat=${etat}`, zineb)).corps;
  const lire = async (numero: number, qui: Qui = zineb): Promise<Affaire> =>
    formeAffaire.parse(
      (await appeler("GET", `/api/moderation/affaires/${String(numero)}`, qui)).corps,
    );
  const mesurer = async (numero: number, qui: Qui, champs: object) =>
    appeler("POST", `/api/moderation/affaires/${String(numero)}/mesure`, qui, {
      version: (await lire(numero)).version,
      raison: RAISON,
      ...champs,
    });
  /** Number of the case that a report of the question makes. */
  const affaireDe = async (champs: object = {}) => {
    await signaler(lison, champs);
    const { affaires } = await file();
    return z.int().parse(affaires[0].numero);
  };
  const mesureDe = async () => {
    const { messages } = (await appeler("GET", "/api/messages", max)).corps;
    return z.string().parse(messages[0].mesure);
  };
  return {
    app,
    db,
    base,
    max,
    lison,
    zineb,
    hector,
    ada,
    quizz,
    idQuestion,
    depot,
    courrier: {
      /** The mails without the alert about a new case, which signalements.test.ts tests. */
      get mails() {
        return courrier.mails.filter(({ sujet }) => !sujet.startsWith("Un signalement"));
      },
    },
    exclus,
    asseoir: (...comptes: string[]) => void (assis = comptes),
    appeler,
    signaler,
    file,
    lire,
    mesurer,
    affaireDe,
    mesureDe,
  };
}

describe("reports", () => {
  test("of one thing join in one case, with who sent them and whether they are friends of its author", async () => {
    const { db, max, lison, signaler, file, lire } = await bancModeration();
    const nadia = creerCompteDeTest(db, "Nadia");
    const social = createSocialRepository(db);
    social.demander(nadia._id, max._id);
    social.accepter(max._id, nadia._id);
    await signaler(lison, { motif: "moquerie", text: "C’est moi la B." });
    await signaler(nadia);
    await signaler(null, { text: "Sans compte." });
    const { affaires, totalCount, comptes } = await file();
    expect([totalCount, comptes]).toEqual([1, { ouverte: 1, contestee: 0 }]);
    expect(affaires[0]).toMatchObject({
      genre: "question",
      titre: "Les têtes de la compta",
      rang: 2,
      motif: "donnees",
      nombre: 3,
      prise: null,
    });
    const { signalements, auteur } = await lire(affaires[0].numero);
    expect(signalements.map(({ pseudo, motif, ami }) => [pseudo, motif, ami])).toEqual([
      ["Lison", "moquerie", false],
      ["Nadia", "donnees", true],
      [null, "donnees", false],
    ]);
    expect(auteur).toMatchObject({ pseudo: "MaxLeVrai", quizz: 1, role: "user", suspendu: null });
  });

  test("tell who reported what became of it, each once, and not what was decided", async () => {
    const { appeler, max, lison, hector, zineb, signaler, affaireDe, mesurer } =
      await bancModeration();
    const numero = await affaireDe();
    for (const qui of [lison, hector, null, max]) await signaler(qui);
    const lettres = async (qui: typeof lison) =>
      z
        .array(z.looseObject({ text: z.string(), from: z.string() }))
        .parse((await appeler("GET", "/api/messages", qui)).corps.messages)
        .map(({ text }) => text)
        .filter((text) => text.includes("votre signalement"));
    expect(await lettres(lison)).toEqual([]);
    expect((await mesurer(numero, zineb, { genre: "mot" })).statut).toBe(200);
    for (const qui of [lison, hector])
      expect(await lettres(qui)).toEqual([expect.stringContaining("elle a agi")]);
    expect((await lettres(lison))[0]).not.toContain(RAISON);
    // its author always has their own letter
    expect(await lettres(max)).toEqual([]);
    const suivante = await affaireDe();
    await mesurer(suivante, zineb, { genre: "rien" });
    expect(await lettres(lison)).toHaveLength(2);
    expect((await lettres(lison)).join("\n")).toContain("rien trouvé à reprendre");
  });

  test("say that what was reported was changed, not that another question of its quizz was", async () => {
    const { db, max, quizz, idQuestion, depot, affaireDe, lire } = await bancModeration();
    const numero = await affaireDe();
    const edition = createEditionQuizzRepository(db);
    const modifiee = async () =>
      (await lire(numero)).actes.some(({ genre }) => genre === "modifier");
    const autre = depot.lire(quizz, max._id)?.questions[0]?._id ?? "";
    edition.modifier(quizz, autre, max._id, { ...QUESTION_RIEN, text: "Une autre" });
    // the question moves, and its quizz gets another title
    edition.ajouter(quizz, max._id, { ...QUESTION_RIEN, text: "Devant" }, 0);
    expect(await modifiee()).toBe(false);
    expect((await lire(numero)).copies).toMatchObject([{ pareille: true }]);
    edition.retirer(quizz, idQuestion, max._id);
    expect(await modifiee()).toBe(true);
  });

  test("keep what was reported: its author changes it, then deletes the quizz", async () => {
    const { db, max, quizz, idQuestion, affaireDe, lire } = await bancModeration();
    const numero = await affaireDe();
    expect((await lire(numero)).copies).toMatchObject([{ pareille: true }]);
    const edition = createEditionQuizzRepository(db);
    edition.modifier(quizz, idQuestion, max._id, { ...QUESTION_RIEN, text: "Rien à voir" });
    const modifiee = await lire(numero);
    expect(JSON.stringify(modifiee.copies)).toContain(ADRESSE);
    expect(modifiee.aujourdhui).toMatchObject({ question: { text: "Rien à voir" } });
    expect(modifiee.copies).toMatchObject([{ pareille: false }]);
    edition.modifier(quizz, idQuestion, max._id, { ...QUESTION_RIEN, text: "Encore autre chose" });
    expect((await lire(numero)).actes.map(({ genre, par }) => [genre, par])).toEqual([
      ["modifier", "MaxLeVrai"],
      ["ouvrir", null],
    ]);
    edition.supprimer(quizz, max._id);
    const supprimee = await lire(numero);
    expect(JSON.stringify(supprimee.copies)).toContain(ADRESSE);
    expect([supprimee.lieu, supprimee.aujourdhui]).toEqual([null, null]);
    expect(supprimee.signalements).toHaveLength(1);
  });

  test("keep the pictures of what was reported, whatever becomes of them", async () => {
    const { db, max, depot, quizz, affaireDe, lire } = await bancModeration();
    const medias = createMediaRepository(db);
    const fichier = `${"a".repeat(64)}.webp`;
    medias.deposer({
      nom: "sienne.webp",
      type: "image/webp",
      taille: 10,
      proprietaire: max._id,
      titre: "Une tête",
      fichier,
      largeur: 1,
      hauteur: 1,
    });
    db.run(
      sql`update questions set media = 'sienne.webp#xywh=percent:0,0,50,50' where quizz = ${quizz}`,
    );
    const numero = await affaireDe({ questionId: null });
    medias.retirer("sienne.webp");
    const [copie] = (await lire(numero)).copies;
    const media = copie?.contenu.genre === "quizz" ? copie.contenu.quizz.questions[0]?.media : "";
    const [nom = "", part] = media?.split("#") ?? [];
    expect(part).toBe("xywh=percent:0,0,50,50");
    expect(nom).not.toBe("sienne.webp");
    expect(medias.lire(nom)).toMatchObject({ fichier });
    expect(medias.utilise(fichier)).toBe(true);
    // cleanup keeps the file as long as the copy
    medias.marquer("", Date.now());
    expect(medias.retirerInutiles(Date.now() + 1)).toEqual([]);
    expect(depot.lire(quizz, max._id)).not.toBeNull();
  });

  test("of a profile are about the account of that pseudo", async () => {
    const { signaler, lison, file, lire } = await bancModeration();
    const profil = { quizzId: null, questionId: null, motif: "pseudo" };
    expect((await signaler(lison, { ...profil, createur: "maxlevrai" })).statut).toBe(201);
    expect((await signaler(lison, { ...profil, createur: "Personne" })).statut).toBe(404);
    const { affaires } = await file();
    expect(affaires).toHaveLength(1);
    expect((await lire(affaires[0].numero)).copies[0]?.contenu).toMatchObject({
      genre: "profil",
      pseudo: "MaxLeVrai",
    });
  });

  test("where unwanted words are come first", async () => {
    const { appeler, ada, depot, max, signaler, lison, file, lire, quizz, db } =
      await bancModeration();
    await appeler("POST", "/api/moderation/mots", ada, { mot: "Zut" });
    const autre = depot.creer({
      title: "Grossier",
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: max._id,
      officiel: false,
      questions: [{ ...QUESTION_RIEN, text: "Z U T et Zut !" }],
    });
    await signaler(lison, { quizzId: autre, questionId: null });
    db.run(sql`update affaires set date = '2020-01-01T00:00:00.000Z'`);
    await signaler(lison, { questionId: null });
    const { affaires } = await file();
    expect(
      affaires.map(({ titre, mots }: { titre: string; mots: boolean }) => [titre, mots]),
    ).toEqual([
      ["Grossier", true],
      ["Les têtes de la compta", false],
    ]);
    expect((await lire(affaires[0].numero)).motsTrouves).toEqual(["Zut"]);
    expect(quizz).not.toBe(autre);
  });
});

describe("a case", () => {
  test("is held for twenty minutes by who took it, and changed by nobody who read an older one", async () => {
    const { affaireDe, appeler, zineb, hector, lire, db } = await bancModeration();
    const numero = await affaireDe();
    const geste = (nom: string, qui: typeof zineb, version: number) =>
      appeler("POST", `/api/moderation/affaires/${String(numero)}/${nom}`, qui, { version });
    expect((await geste("prendre", zineb, 0)).corps.prise).toMatchObject({
      par: "Zineb",
      aMoi: true,
    });
    expect((await lire(numero, hector)).prise).toMatchObject({ par: "Zineb", aMoi: false });
    const tenue = await geste("prendre", hector, 1);
    expect([tenue.statut, tenue.corps.message]).toEqual([
      409,
      "Zineb s’occupe de cette affaire, encore 20\u00A0min.",
    ]);
    expect((await geste("rendre", zineb, 0)).statut).toBe(409);
    db.run(sql`update affaires set priseJusque = '2020-01-01T00:00:00.000Z'`);
    expect((await lire(numero, hector)).prise).toBeNull();
    expect((await geste("prendre", hector, 1)).statut).toBe(200);
    expect((await geste("rendre", hector, 2)).corps.prise).toBeNull();
    expect((await lire(numero)).actes.map(({ genre, par }) => [genre, par])).toEqual([
      ["rendre", "Hector"],
      ["prendre", "Hector"],
      ["prendre", "Zineb"],
      ["ouvrir", null],
    ]);
  });

  test("that is closed stays so; a new report opens another", async () => {
    const { affaireDe, mesurer, zineb, file, signaler, lison } = await bancModeration();
    const numero = await affaireDe();
    expect((await mesurer(numero, zineb, { genre: "rien", raison: "" })).statut).toBe(200);
    expect((await mesurer(numero, zineb, { genre: "mot" })).corps.message).toBe(
      "Cette affaire est close.",
    );
    await signaler(lison);
    const { affaires } = await file();
    expect(affaires.map(({ numero: n }: { numero: number }) => n)).toEqual([numero + 1]);
    expect((await file("close")).affaires).toHaveLength(1);
  });
});

describe("measures", () => {
  test("a deleted question: told, contested once, answered, and back from its copy", async () => {
    const {
      affaireDe,
      mesurer,
      zineb,
      hector,
      max,
      lison,
      appeler,
      depot,
      quizz,
      mesureDe,
      lire,
      file,
    } = await bancModeration();
    const numero = await affaireDe();
    expect((await mesurer(numero, zineb, { genre: "supprimer" })).statut).toBe(200);
    const textes = () => depot.lire(quizz, max._id)?.questions.map(({ text }) => text);
    expect(textes()).toEqual(["La première"]);
    const { messages } = (await appeler("GET", "/api/messages", max)).corps;
    expect(messages[0]).toMatchObject({ from: "", lu: false });
    expect(messages[0].text).toContain(RAISON);

    const mesure = await mesureDe();
    expect((await appeler("GET", `/api/mesure/${mesure}`, lison)).statut).toBe(404);
    expect((await appeler("GET", `/api/mesure/${mesure}`, null)).statut).toBe(404);
    expect((await appeler("GET", `/api/mesure/${mesure}`, max)).corps).toMatchObject({
      genre: "supprimer",
      raison: RAISON,
      contestation: null,
    });
    const contester = (qui: typeof max) =>
      appeler("POST", `/api/mesure/${mesure}/contester`, qui, { text: "C’est mon adresse à moi." });
    expect((await contester(lison)).statut).toBe(404);
    expect((await contester(max)).statut).toBe(201);
    expect((await contester(max)).statut).toBe(409);
    expect((await file("contestee")).comptes).toEqual({ ouverte: 0, contestee: 1 });

    const { version, mesures } = await lire(numero);
    expect(mesures[0]).toMatchObject({ par: "Zineb", contestation: { reponse: null } });
    expect(mesures[0]?.lue).not.toBeNull();
    const repondre = (levee: boolean, avec: number) =>
      appeler("POST", `/api/moderation/affaires/${String(numero)}/reponse`, hector, {
        version: avec,
        levee,
        reponse: "Vous avez raison, pardon.",
      });
    expect((await repondre(true, version - 1)).statut).toBe(409);
    expect((await repondre(true, version)).statut).toBe(200);
    expect(textes()).toEqual(["La première", "Qui habite là ?"]);
    expect((await appeler("GET", `/api/mesure/${mesure}`, max)).corps.levee).not.toBeNull();
    const close = await lire(numero);
    expect(close.etat).toBe("close");
    expect(close.actes.map(({ genre }) => genre)).toEqual([
      "lever",
      "repondre",
      "contester",
      "mesure",
      "ouvrir",
    ]);
  });

  test("a hidden quizz is its creator's alone, who may write on, and comes back as they would have it", async () => {
    const { affaireDe, mesurer, zineb, ada, max, lison, appeler, quizz, lire } =
      await bancModeration();
    const numero = await affaireDe({ questionId: null });
    await mesurer(numero, zineb, { genre: "masquer" });
    const vu = (qui: typeof max) => appeler("GET", `/api/quizz/${quizz}`, qui);
    expect((await vu(lison)).statut).toBe(404);
    const { corps: sien } = await vu(max);
    const [prise] = (await lire(numero)).mesures;
    const cache = { visibilite: "public", masque: true, mesure: prise?._id };
    expect(sien).toMatchObject(cache);
    const siens = await appeler("GET", "/api/user/quizz?includeEmpty=true", max);
    expect(siens.corps.quizz).toMatchObject([{ _id: quizz, ...cache }]);
    const {
      masque: _masque,
      mesure: _mesure,
      note: _note,
      createur: _c,
      createurPseudo: _p,
      questions,
      ...champs
    } = sien;
    const ids = questions.map(({ _id }: { _id: string }) => _id);
    const enregistre = await appeler("PUT", `/api/quizz/${quizz}`, max, {
      ...champs,
      title: "Corrigé",
      visibilite: "amis",
      questions: ids,
    });
    expect(enregistre.statut).toBe(200);
    expect((await vu(lison)).statut).toBe(404);
    const [mesure] = (await lire(numero)).mesures;
    const levee = await appeler("POST", `/api/moderation/mesures/${mesure?._id ?? ""}/lever`, ada);
    expect(levee.corps.message).toBe("La mesure est levée.");
    expect((await vu(max)).corps).toMatchObject({ title: "Corrigé", visibilite: "amis" });
    expect((await vu(max)).corps.masque).toBeUndefined();
    expect(
      (await appeler("POST", `/api/moderation/mesures/${mesure?._id ?? ""}/lever`, ada)).statut,
    ).toBe(409);
  });

  test("no publishing, nor messages, for a while: everything else goes on", async () => {
    const { affaireDe, mesurer, zineb, max, lison, appeler, quizz, db } = await bancModeration();
    const social = createSocialRepository(db);
    social.demander(lison._id, max._id);
    social.accepter(max._id, lison._id);
    const numero = await affaireDe();
    await mesurer(numero, zineb, { genre: "nePlusPublier", jours: 7, messages: true });
    const { corps: sien } = await appeler("GET", `/api/quizz/${quizz}`, max);
    const enregistrer = async (visibilite: string) => {
      const { corps } = await appeler("GET", `/api/quizz/${quizz}`, max);
      const { title, aleatoireGlobal, aleatoire, tags, date } = corps;
      const questions = sien.questions.map(({ _id }: { _id: string }) => _id);
      return appeler("PUT", `/api/quizz/${quizz}`, max, {
        title,
        aleatoireGlobal,
        aleatoire,
        tags,
        date,
        visibilite,
        questions,
      });
    };
    const { corps: moi } = await appeler("POST", "/api/connecte", max);
    const refus = await enregistrer("public");
    expect([refus.statut, refus.corps.message]).toEqual([
      403,
      direInterdictionDePublier(moi.user.sansPublier),
    ]);
    expect(refus.corps.message).toMatch(
      /^Vous ne pouvez rien rendre public jusqu’au \d+ \p{L}+ \d{4}\. /u,
    );
    expect((await enregistrer("prive")).statut).toBe(200);
    const message = await appeler("POST", "/api/message", max, { to: "Lison", text: "Coucou" });
    expect(message.statut).toBe(403);
    expect(message.corps.message).toMatch(/^Vous ne pouvez pas envoyer de message jusqu’au /);
    // suspensions whose end has passed have no effect
    db.run(sql`update comptes set sansPublier = '2020-01-01', sansEcrire = '2020-01-01'`);
    expect((await appeler("POST", "/api/connecte", max)).corps.user.sansPublier).toBeNull();
    expect((await enregistrer("public")).statut).toBe(200);
    expect(
      (await appeler("POST", "/api/message", max, { to: "Lison", text: "Coucou" })).statut,
    ).toBe(201);
  });

  test("a suspended account is out at once, told by mail, and contests without logging in", async () => {
    const { affaireDe, mesurer, ada, max, lison, appeler, asseoir, exclus, courrier, lire } =
      await bancModeration();
    asseoir(max._id, lison._id);
    const numero = await affaireDe();
    expect((await appeler("GET", "/api/myinfo", max)).statut).toBe(200);
    expect((await mesurer(numero, ada, { genre: "suspendre", jours: 30 })).statut).toBe(200);
    expect((await appeler("GET", "/api/myinfo", max)).statut).toBe(401);
    // the closed session's cookie shows the suspension to this browser only
    const refus = await appeler("GET", "/api/myinfo", max);
    expect(refus.corps.message).toMatch(/^Ce compte est suspendu jusqu’au \d+ \p{L}+ \d{4}\. /u);
    const { corps: dit } = await appeler("POST", "/api/connecte", max);
    expect(dit).toMatchObject({ allowed: false, suspension: { pseudo: "MaxLeVrai" } });
    const { mesure, jusque } = dit.suspension;
    expect((await appeler("GET", `/api/mesure/${mesure}`, max)).corps).toMatchObject({
      genre: "suspendre",
      jusque,
    });
    const faux = { headers: { cookie: `${max.headers.cookie.slice(0, -1)}_` } };
    for (const autre of [null, faux, lison]) {
      expect((await appeler("POST", "/api/connecte", autre)).corps.suspension).toBeUndefined();
      expect((await appeler("GET", `/api/mesure/${mesure}`, autre)).statut).toBe(404);
    }
    // the action watcher may have excluded the account too
    expect(new Set(exclus)).toEqual(new Set([max._id]));
    const [mail] = courrier.mails;
    expect(mail).toMatchObject({ a: "maxlevrai@exemple.fr" });
    expect(mail?.texte).toContain(RAISON);
    const adresse = new URL(mail?.lien ?? "");
    const token = adresse.searchParams.get("token") ?? "";
    const api = `/api${adresse.pathname}`;
    // no address of the API opens it: what opens the links of a mail by itself has not read the measure
    expect((await appeler("GET", `${api}?token=${token}`, null)).statut).toBe(404);
    const lireAvec = (jeton: string) => appeler("GET", api, { headers: { "x-jeton": jeton } });
    expect((await lireAvec("x".repeat(43))).statut).toBe(404);
    expect((await lireAvec(token)).corps).toMatchObject({ genre: "suspendre" });
    expect(
      (await appeler("POST", `${api}/contester`, null, { text: "Ce n’était pas moi.", token }))
        .statut,
    ).toBe(201);
    const { version } = await lire(numero);
    await appeler("POST", `/api/moderation/affaires/${String(numero)}/reponse`, ada, {
      version,
      levee: true,
      reponse: "D’accord.",
    });
    expect((await lire(numero)).auteur?.suspendu).toBeNull();
    // a session that the suspension has ended stays closed
    expect((await appeler("GET", "/api/myinfo", max)).statut).toBe(401);
  });

  test("whoever's account was deleted contests from the mail, and is read", async () => {
    const { affaireDe, mesurer, ada, appeler, courrier, lire } = await bancModeration();
    const numero = await affaireDe();
    await mesurer(numero, ada, { genre: "supprimerCompte" });
    const adresse = new URL(courrier.mails[0]?.lien ?? "");
    const token = adresse.searchParams.get("token") ?? "";
    const contester = { text: "Ce n’était pas moi.", token };
    expect(
      (await appeler("POST", `/api${adresse.pathname}/contester`, null, contester)).statut,
    ).toBe(201);
    expect(await lire(numero)).toMatchObject({
      auteur: null,
      mesures: [{ genre: "supprimerCompte", contestation: { text: contester.text } }],
    });
  });

  test("a shorter measure does not shorten a longer one", async () => {
    const { affaireDe, mesurer, ada, lire } = await bancModeration();
    await mesurer(await affaireDe(), ada, { genre: "nePlusPublier", jours: 30, messages: true });
    const courte = await affaireDe({ questionId: null });
    await mesurer(courte, ada, { genre: "nePlusPublier", jours: 2 });
    const { auteur, mesures } = await lire(courte);
    const [, longue] = mesures;
    expect([auteur?.sansPublier, auteur?.sansEcrire]).toEqual([longue?.jusque, longue?.jusque]);
  });

  test("two suspensions: lifting the longer leaves the shorter", async () => {
    const { affaireDe, mesurer, ada, appeler, lire } = await bancModeration();
    const courte = await affaireDe();
    await mesurer(courte, ada, { genre: "suspendre", jours: 2 });
    const longue = await affaireDe({ questionId: null });
    await mesurer(longue, ada, { genre: "suspendre", jours: null });
    const [derniere, premiere] = (await lire(longue)).mesures;
    await appeler("POST", `/api/moderation/mesures/${derniere?._id ?? ""}/lever`, ada);
    expect((await lire(longue)).auteur?.suspendu).toBe(premiere?.jusque);
  });

  test("a deleted account leaves the case and the log, without its name", async () => {
    const {
      affaireDe,
      mesurer,
      ada,
      max,
      appeler,
      lire,
      signaler,
      lison,
      courrier,
      asseoir,
      exclus,
    } = await bancModeration();
    asseoir(max._id);
    const profil = await affaireDe({
      quizzId: null,
      questionId: null,
      createur: "MaxLeVrai",
      text: "MaxLeVrai ment.",
    });
    await signaler(lison);
    const faite = await mesurer(profil, ada, {
      genre: "supprimerCompte",
      raison: "MaxLeVrai recommence.",
    });
    expect(faite.statut).toBe(200);
    expect((await appeler("GET", "/api/myinfo", max)).statut).toBe(401);
    expect((await appeler("GET", "/api/user-public/MaxLeVrai", lison)).statut).toBe(404);
    expect(new Set(exclus)).toEqual(new Set([max._id]));
    expect(courrier.mails).toHaveLength(1);
    const reste = [
      await lire(profil),
      await lire(profil + 1),
      (await appeler("GET", "/api/moderation/journal", ada)).corps,
    ];
    expect(JSON.stringify(reste)).not.toMatch(/MaxLeVrai/i);
    expect(reste[0]).toMatchObject({
      titre: NOM_COMPTE_SUPPRIME,
      auteur: null,
      signalements: [{ text: `${NOM_COMPTE_SUPPRIME} ment.` }],
    });
    expect((await lire(profil + 1)).copies).toHaveLength(1);
    expect(reste[2]).toMatchObject({
      actes: [{ genre: "mesure", compte: NOM_COMPTE_SUPPRIME }, {}, {}],
    });
  });

  test("its pictures are refused from then on, whoever sends them", async () => {
    const { affaireDe, mesurer, zineb, db, max, quizz } = await bancModeration();
    const medias = createMediaRepository(db);
    const fichier = `${"b".repeat(64)}.webp`;
    medias.deposer({
      nom: "vole.webp",
      type: "image/webp",
      taille: 10,
      proprietaire: max._id,
      titre: "",
      fichier,
      largeur: 1,
      hauteur: 1,
    });
    db.run(sql`update questions set media = 'vole.webp' where quizz = ${quizz}`);
    const numero = await affaireDe();
    expect(medias.refuse(fichier)).toBe(false);
    await mesurer(numero, zineb, { genre: "supprimer", refuserMedias: true });
    expect(medias.refuse(fichier)).toBe(true);
    expect(medias.lire("vole.webp")).toBeNull();
  });

  test.each([
    [
      "suspendre",
      { jours: 3 },
      "zineb",
      403,
      "Cette mesure n’est pas la vôtre\u00A0: demandez à un administrateur.",
    ],
    [
      "supprimerCompte",
      {},
      "zineb",
      403,
      "Cette mesure n’est pas la vôtre\u00A0: demandez à un administrateur.",
    ],
    [
      "nePlusPublier",
      { jours: 31 },
      "zineb",
      403,
      "Cette mesure n’est pas la vôtre\u00A0: demandez à un administrateur.",
    ],
    ["nePlusPublier", { jours: null }, "zineb", 400, "Choisissez une durée, en jours entiers."],
    [
      "mot",
      { raison: " " },
      "zineb",
      400,
      "Écrivez la raison\u00A0: la personne concernée la lira.",
    ],
    [
      "mot",
      { raison: "é".repeat(800) },
      "ada",
      400,
      "La raison ne doit pas dépasser 800 caractères.",
    ],
  ] as const)("%s %j by %s: %i", async (genre, champs, qui, statut, message) => {
    const table = await bancModeration();
    const numero = await table.affaireDe();
    const reponse = await table.mesurer(numero, table[qui], { genre, ...champs });
    expect([reponse.statut, reponse.corps.message]).toEqual([statut, message]);
    expect((await table.lire(numero)).etat).toBe("ouverte");
  });

  test("none falls on somebody of one's rank, or above", async () => {
    const { db, appeler, zineb, ada, hector, lire, mesurer } = await bancModeration();
    const ouvrir = async (_id: string, qui: typeof zineb) =>
      z
        .int()
        .parse((await appeler("POST", `/api/moderation/comptes/${_id}/affaire`, qui)).corps.numero);
    const surHector = await ouvrir(hector._id, zineb);
    expect((await mesurer(surHector, zineb, { genre: "mot" })).corps.message).toMatch(
      /de son rang/,
    );
    expect((await mesurer(surHector, ada, { genre: "mot" })).statut).toBe(200);
    const autreAdmin = creerCompteDeTest(db, "Autre", { role: "admin" });
    const surAdmin = await ouvrir(autreAdmin._id, ada);
    expect((await mesurer(surAdmin, ada, { genre: "suspendre", jours: 1 })).statut).toBe(403);
    expect((await lire(surAdmin)).etat).toBe("ouverte");
  });
});

test("a profile is told of as theirs, and called by its present pseudo", async () => {
  const { affaireDe, mesurer, zineb, max, appeler, db, lire, file } = await bancModeration();
  const numero = await affaireDe({ quizzId: null, questionId: null, createur: "MaxLeVrai" });
  await mesurer(numero, zineb, { genre: "mot" });
  createCompteRepository(db).changer(max._id, { pseudo: "MaxLeFaux" });
  const { messages } = (await appeler("GET", "/api/messages", max)).corps;
  expect(messages[0].text).toContain("au sujet de votre profil");
  expect(JSON.stringify(messages)).not.toContain("MaxLeVrai");
  const { corps } = await appeler("GET", `/api/mesure/${messages[0].mesure}`, max);
  expect(corps).toMatchObject({ objet: "profil", titre: "MaxLeFaux" });
  expect((await lire(numero)).titre).toBe("MaxLeFaux");
  expect((await file("close")).affaires).toMatchObject([{ titre: "MaxLeFaux" }]);
});

describe("roles", () => {
  test("are given by administrators, never to themselves, and hold from the next request", async () => {
    const { appeler, zineb, ada, max, db } = await bancModeration();
    const donner = (qui: typeof ada, _id: string, role: string) =>
      appeler("PUT", `/api/moderation/comptes/${_id}/role`, qui, { role });
    expect((await donner(zineb, max._id, "moderator")).statut).toBe(403);
    expect((await donner(ada, ada._id, "user")).statut).toBe(403);
    expect((await donner(ada, max._id, "moderator")).statut).toBe(200);
    expect((await appeler("GET", "/api/moderation/affaires", max)).statut).toBe(200);
    expect((await donner(ada, max._id, "user")).statut).toBe(200);
    expect((await appeler("GET", "/api/moderation/affaires", max)).statut).toBe(403);
    const bob = creerCompteDeTest(db, "Bob");
    expect((await donner(ada, bob._id, "admin")).statut).toBe(200);
    expect((await donner(bob, ada._id, "user")).statut).toBe(200);
    expect((await appeler("POST", "/api/admin", ada)).statut).toBe(403);
  });
});

describe("accounts and quizzes", () => {
  test("are found by pseudo, address and state", async () => {
    const { appeler, zineb, ada, max, affaireDe, mesurer } = await bancModeration();
    const chercher = async (recherche: string) =>
      (await appeler("GET", `/api/moderation/comptes?${recherche}`, zineb)).corps.comptes.map(
        ({ pseudo }: { pseudo: string }) => pseudo,
      );
    expect(await chercher("search=levrai")).toEqual(["MaxLeVrai"]);
    expect(await chercher("search=lison@exemple.fr")).toEqual(["Lison"]);
    expect(await chercher("etat=equipe")).toEqual(["Ada", "Hector", "Zineb"]);
    expect(await chercher("etat=suspendus")).toEqual([]);
    await mesurer(await affaireDe(), ada, { genre: "suspendre", jours: 3 });
    await mesurer(await affaireDe({ questionId: null }), zineb, {
      genre: "nePlusPublier",
      jours: 3,
    });
    expect(await chercher("etat=suspendus")).toEqual(["MaxLeVrai"]);
    expect(await chercher("etat=limites")).toEqual(["MaxLeVrai"]);
    expect(await chercher("etat=actifs")).not.toContain("MaxLeVrai");
    const { fiche, mesures, quizz } = (
      await appeler("GET", `/api/moderation/comptes/${max._id}`, zineb)
    ).corps;
    expect(fiche).toMatchObject({ pseudo: "MaxLeVrai", quizz: 1 });
    expect(mesures).toHaveLength(2);
    expect(quizz).toMatchObject([{ title: "Les têtes de la compta", masque: false }]);
  });

  test("a private quizz is opened with a reason that stays in the log", async () => {
    const { appeler, zineb, ada, quizz, db } = await bancModeration();
    db.run(sql`update quizz set visibilite = 'prive' where _id = ${quizz}`);
    const ouvrir = (raison: string) =>
      appeler("POST", `/api/moderation/quizz/${quizz}/ouvrir`, zineb, { raison });
    expect((await ouvrir(" ")).statut).toBe(400);
    expect((await ouvrir("Un mail le dit plein d’adresses.")).corps.quizz.title).toBe(
      "Les têtes de la compta",
    );
    const { actes } = (await appeler("GET", "/api/moderation/journal", ada)).corps;
    expect(actes[0]).toMatchObject({
      genre: "consulter",
      par: "Zineb",
      compte: "MaxLeVrai",
      detail: "Un mail le dit plein d’adresses.",
    });
    expect((await appeler("GET", "/api/moderation/journal", zineb)).statut).toBe(403);
  });

  test("a public quizz is marked Officiel, and no more", async () => {
    const { appeler, zineb, ada, quizz, db } = await bancModeration();
    const marquer = (qui: typeof ada, officiel: boolean) =>
      appeler("PUT", `/api/moderation/quizz/${quizz}/officiel`, qui, { officiel });
    const liste = async () =>
      (await appeler("GET", "/api/quizz-officiel?search=tetes", null)).corps.totalCount;
    expect((await marquer(zineb, true)).statut).toBe(403);
    expect((await marquer(ada, true)).statut).toBe(200);
    expect(await liste()).toBe(1);
    expect((await marquer(ada, false)).statut).toBe(200);
    expect(await liste()).toBe(0);
    db.run(sql`update quizz set visibilite = 'amis' where _id = ${quizz}`);
    expect((await marquer(ada, true)).statut).toBe(409);
  });
});

test("what awaits administrators is counted, for them alone", async () => {
  const { affaireDe, mesurer, zineb, ada, max, appeler, mesureDe, base } = await bancModeration();
  const bilan = (qui: typeof ada) => appeler("GET", "/api/moderation/bilan", qui);
  await mesurer(await affaireDe(), zineb, { genre: "mot" });
  await affaireDe({ questionId: null });
  await appeler("POST", `/api/mesure/${await mesureDe()}/contester`, max, { text: "Non." });
  const [avant, imprevus] = [(await bilan(ada)).corps, await appeler("GET", "/api/imprevus", ada)];
  await appeler("POST", "/api/moderation/mots", ada, { mot: "Flûte" });
  expect((await bilan(ada)).corps).toEqual({
    ouvertes: 1,
    contestees: 1,
    comptes: 5,
    imprevus: imprevus.corps.length,
    mots: avant.mots + 1,
    sauvegarde: null,
  });
  expect((await bilan(zineb)).statut).toBe(403);
  const { date } = await makeBackup({
    dossierDonnees: base.dossierDonnees,
    dossierSauvegardes: join(base.dossierDonnees, "sauvegardes"),
    garder: 1,
  });
  expect((await bilan(ada)).corps.sauvegarde).toBe(date);
});

describe("words", () => {
  test("a full list takes no more, and knows those that it has", async () => {
    const { appeler, ada, db } = await bancModeration();
    const { n } = db.get<{ n: number }>(sql`select count(*) as n from mots`) ?? { n: 0 };
    for (let rang = n; rang < MOTS_INTERDITS_MAX; rang += 1)
      db.run(sql`insert into mots (mot, date) values (${`mot${String(rang)}`}, '')`);
    const ajouter = async (mot: string) =>
      (await appeler("POST", "/api/moderation/mots", ada, { mot })).corps.message;
    expect(await ajouter("zut")).toMatch(/pleine|autant|au plus/);
    expect(await ajouter(`mot${String(MOTS_INTERDITS_MAX - 1)}`)).toMatch(/déjà/);
  });

  test("are kept out of pseudos and public titles, and of nothing else", async () => {
    const { appeler, ada, max, zineb, quizz } = await bancModeration();
    expect((await appeler("POST", "/api/moderation/mots", zineb, { mot: "Zut" })).statut).toBe(403);
    expect(
      (await appeler("POST", "/api/moderation/mots", ada, { mot: "Zût" })).corps.mots,
    ).toContain("Zût");
    expect((await appeler("POST", "/api/moderation/mots", ada, { mot: "zut" })).statut).toBe(409);
    expect((await appeler("POST", "/api/moderation/mots", ada, { mot: "deux mots" })).statut).toBe(
      400,
    );
    const inscrire = (pseudo: string) =>
      appeler("POST", "/api/inscription", null, {
        pseudo,
        mail: "x@exemple.fr",
        password: "Trinquons-1",
        captchaToken: "faux",
      });
    expect((await inscrire("Zut75")).corps.message).toMatch(/un mot qui n’est pas permis/);
    expect((await inscrire("Zutiste")).corps.message).toBe("Validez la captcha.");
    const {
      title: _title,
      note: _n,
      createur: _c,
      createurPseudo: _p,
      questions,
      ...champs
    } = (await appeler("GET", `/api/quizz/${quizz}`, max)).corps;
    const titrer = (title: string, visibilite: string) =>
      appeler("PUT", `/api/quizz/${quizz}`, max, {
        ...champs,
        title,
        visibilite,
        questions: questions.map(({ _id }: { _id: string }) => _id),
      });
    const refus = await titrer("Zut alors", "public");
    expect([refus.statut, refus.corps.message]).toEqual([
      400,
      "Un titre public ne peut pas contenir «\u00A0Zut\u00A0». Changez-le, ou gardez ce quizz pour vous ou vos amis.",
    ]);
    expect((await titrer("Zut alors", "amis")).statut).toBe(200);
    expect(
      (await appeler("POST", "/api/moderation/mots/retirer", ada, { mot: "ZUT" })).corps.mots,
    ).not.toContain("Zût");
  });
});

test("the audit log is never changed", async () => {
  const { affaireDe, db } = await bancModeration();
  await affaireDe();
  const jamais = { cause: expect.objectContaining({ message: "the audit log is never changed" }) };
  const essayer = (requete: ReturnType<typeof sql>) => () => db.run(requete);
  expect(essayer(sql`update actes set titre = 'autre'`)).toThrow(expect.objectContaining(jamais));
  expect(essayer(sql`delete from actes`)).toThrow(expect.objectContaining(jamais));
  expect(db.get(sql`select count(*) as n from actes`)).toEqual({ n: 1 });
});

test("a closed case goes after a year, its audit lines stay; not while its measure holds", async () => {
  const { affaireDe, mesurer, zineb, ada, db } = await bancModeration();
  await mesurer(await affaireDe(), zineb, { genre: "mot" });
  await mesurer(await affaireDe({ questionId: null }), ada, { genre: "suspendre", jours: null });
  const AN = 365 * 24 * 3600 * 1000;
  const reste = () =>
    db.all<{ numero: number }>(sql`select numero from affaires`).map(({ numero }) => numero);
  createCleanupRepository(db).cleanUp(Date.now() + AN - 60_000);
  expect(reste()).toEqual([1, 2]);
  createCleanupRepository(db).cleanUp(Date.now() + AN + 60_000);
  expect(reste()).toEqual([2]);
  expect(db.get(sql`select count(*) as n from actes`)).toEqual({ n: 4 });
});

describe("what a moderator may not do", () => {
  test("read a private quizz without a reason, by way of a case or of a report", async () => {
    const { appeler, signaler, zineb, ada, lison, max, quizz, db } = await bancModeration();
    db.run(sql`update quizz set visibilite = 'prive' where _id = ${quizz}`);
    expect((await signaler(lison)).statut).toBe(404);
    expect((await signaler(max)).statut).toBe(201);
    const ouvrir = (raison: string) =>
      appeler("POST", `/api/moderation/quizz/${quizz}/affaire`, zineb, { raison });
    expect((await ouvrir("")).statut).toBe(400);
    expect((await ouvrir("Plainte reçue par mail.")).statut).toBe(201);
    const { actes } = (await appeler("GET", "/api/moderation/journal", ada)).corps;
    expect(actes[0]).toMatchObject({ genre: "consulter", detail: "Plainte reçue par mail." });
  });

  test("refuse the files of a content against which nothing is done", async () => {
    const { affaireDe, mesurer, zineb } = await bancModeration();
    const numero = await affaireDe();
    for (const genre of ["rien", "mot"])
      expect((await mesurer(numero, zineb, { genre, refuserMedias: true })).statut).toBe(400);
  });

  test("deal with a case about themselves, or keep it from somebody above them", async () => {
    const { appeler, signaler, lison, zineb, hector, ada, affaireDe, file } =
      await bancModeration();
    await signaler(lison, { quizzId: null, questionId: null, createur: "Zineb" });
    const numero = z.int().parse((await file()).affaires[0].numero);
    const prendre = (n: number, qui: typeof zineb, version: number) =>
      appeler("POST", `/api/moderation/affaires/${String(n)}/prendre`, qui, { version });
    expect((await prendre(numero, zineb, 0)).statut).toBe(403);
    const autre = await affaireDe();
    expect((await prendre(autre, zineb, 0)).statut).toBe(200);
    expect((await prendre(autre, hector, 1)).statut).toBe(409);
    expect((await prendre(autre, ada, 1)).corps.prise).toMatchObject({ par: "Ada" });
  });

  test("lift a measure against themselves", async () => {
    const { affaireDe, mesurer, ada, max, appeler, db, lire } = await bancModeration();
    const numero = await affaireDe();
    await mesurer(numero, ada, { genre: "nePlusPublier", jours: 7 });
    const [mesure] = (await lire(numero)).mesures;
    db.run(sql`update comptes set role = 'admin' where _id = ${max._id}`);
    const refus = await appeler("POST", `/api/moderation/mesures/${mesure?._id ?? ""}/lever`, max);
    expect(refus.statut).toBe(403);
    expect(refus.corps.message).toMatch(/sa propre affaire/);
  });

  test("answer for, or lift, what only administrators decide", async () => {
    const { affaireDe, mesurer, ada, zineb, max, appeler, lire, courrier } = await bancModeration();
    const longue = await affaireDe();
    await mesurer(longue, ada, { genre: "nePlusPublier", jours: 365 });
    const [mesure] = (await lire(longue)).mesures;
    const lever = (qui: typeof ada) =>
      appeler("POST", `/api/moderation/mesures/${mesure?._id ?? ""}/lever`, qui);
    expect((await lever(zineb)).statut).toBe(403);
    expect((await lever(ada)).statut).toBe(200);
    const suspendue = await affaireDe({ questionId: null });
    await mesurer(suspendue, ada, { genre: "suspendre", jours: 3 });
    const adresse = new URL(courrier.mails[0]?.lien ?? "");
    const token = adresse.searchParams.get("token");
    const contestee = await appeler("POST", `/api${adresse.pathname}/contester`, null, {
      text: "Non.",
      token,
    });
    expect(contestee.corps.message).toMatch(/par mail/);
    const repondre = async (qui: typeof ada, levee: boolean) =>
      appeler("POST", `/api/moderation/affaires/${String(suspendue)}/reponse`, qui, {
        version: (await lire(suspendue)).version,
        levee,
        reponse: "Voilà.",
      });
    expect((await repondre(zineb, false)).statut).toBe(403);
    expect((await repondre(ada, true)).statut).toBe(200);
    // a suspended person is answered by mail
    expect(courrier.mails.at(-1)).toMatchObject({
      sujet: "La modération de Trinquizz vous répond",
    });
    expect(max._id).not.toBe("");
  });

  test("touch what is the house's own; administrators hide it, and it comes back as it was", async () => {
    const { appeler, signaler, lison, zineb, ada, file, mesurer, lire, db } =
      await bancModeration();
    const officiel = () =>
      db.get<{ _id: string; officiel: number }>(
        sql`select _id, officiel from quizz where createur in (select _id from comptes where officiel = 1) limit 1`,
      );
    const _id = officiel()?._id ?? "";
    await signaler(lison, { quizzId: _id, questionId: null });
    const numero = z.int().parse((await file()).affaires[0].numero);
    expect((await mesurer(numero, zineb, { genre: "masquer" })).statut).toBe(403);
    expect((await mesurer(numero, ada, { genre: "supprimer" })).statut).toBe(403);
    expect((await mesurer(numero, ada, { genre: "masquer" })).statut).toBe(200);
    expect((await appeler("GET", `/api/quizz/${_id}`, null)).statut).toBe(404);
    const { n } = db.get<{ n: string }>(sql`select _id as n from mesures`) ?? { n: "" };
    expect((await appeler("POST", `/api/moderation/mesures/${n}/lever`, ada)).statut).toBe(200);
    expect(officiel()).toMatchObject({ officiel: 1 });
    expect((await lire(numero)).lieu).toMatchObject({ officiel: true });
  });

  test("decide again, or lift, what its author has contested and nobody answered", async () => {
    const { affaireDe, mesurer, zineb, ada, max, appeler, mesureDe } = await bancModeration();
    const numero = await affaireDe();
    await mesurer(numero, zineb, { genre: "supprimer" });
    const mesure = await mesureDe();
    await appeler("POST", `/api/mesure/${mesure}/contester`, max, { text: "Non." });
    expect((await mesurer(numero, ada, { genre: "mot" })).statut).toBe(409);
    expect((await appeler("POST", `/api/moderation/mesures/${mesure}/lever`, ada)).statut).toBe(
      409,
    );
  });
});

describe("what is undone", () => {
  test("is also a measure that was contested, answered and kept", async () => {
    const { affaireDe, mesurer, hector, zineb, max, appeler, mesureDe, lire } =
      await bancModeration();
    const numero = await affaireDe({ questionId: null });
    await mesurer(numero, zineb, { genre: "masquer" });
    const mesure = await mesureDe();
    await appeler("POST", `/api/mesure/${mesure}/contester`, max, { text: "Non." });
    const { version } = await lire(numero);
    const reponse = { version, levee: false, reponse: "Nous gardons notre avis." };
    await appeler("POST", `/api/moderation/affaires/${String(numero)}/reponse`, hector, reponse);
    expect((await appeler("POST", `/api/moderation/mesures/${mesure}/lever`, hector)).statut).toBe(
      200,
    );
  });

  test.each([
    { aussi: "nothing", refuse: false },
    { aussi: "another measure", refuse: true },
  ])("gives back what was deleted; its files too, which $aussi refuses", async ({ refuse }) => {
    const { affaireDe, mesurer, ada, max, appeler, depot, quizz, idQuestion, db, mesureDe } =
      await bancModeration();
    const medias = createMediaRepository(db);
    const fichier = `${"c".repeat(64)}.webp`;
    medias.deposer({
      nom: "dessin.webp",
      type: "image/webp",
      taille: 10,
      proprietaire: max._id,
      titre: "",
      fichier,
      largeur: 1,
      hauteur: 1,
    });
    const ecrire = (text: string) =>
      createEditionQuizzRepository(db).modifier(quizz, idQuestion, max._id, {
        ...QUESTION_RIEN,
        text,
        media: "dessin.webp",
      });
    ecrire("Avant le signalement");
    const numero = await affaireDe();
    ecrire("Corrigée depuis");
    await mesurer(numero, ada, { genre: "supprimer", refuserMedias: true });
    expect(medias.refuse(fichier)).toBe(true);
    if (refuse)
      db.run(
        sql`insert into mesures (_id, affaire, compte, genre, raison, date, signe, fichiers) values ('autre', ${numero}, ${max._id}, 'supprimer', '?', '', 0, ${JSON.stringify([fichier])})`,
      );
    expect(
      (await appeler("POST", `/api/moderation/mesures/${await mesureDe()}/lever`, ada)).statut,
    ).toBe(200);
    expect(depot.lire(quizz, max._id)?.questions.map(({ text }) => text)).toEqual([
      "La première",
      "Corrigée depuis",
    ]);
    expect(medias.refuse(fichier)).toBe(refuse);
  });

  test("a hidden quizz keeps its case, as long as it is hidden", async () => {
    const { affaireDe, mesurer, zineb, db } = await bancModeration();
    await mesurer(await affaireDe({ questionId: null }), zineb, { genre: "masquer" });
    const AN = 366 * 24 * 3600 * 1000;
    createCleanupRepository(db).cleanUp(Date.now() + AN);
    expect(db.get(sql`select count(*) as n from mesures`)).toEqual({ n: 1 });
    db.run(sql`update quizz set masque = null`);
    createCleanupRepository(db).cleanUp(Date.now() + AN);
    expect(db.get(sql`select count(*) as n from mesures`)).toEqual({ n: 0 });
  });
});

test("a deleted account is named nowhere: neither its copies, nor its files, nor an answer that names who reported", async () => {
  const { db, affaireDe, mesurer, ada, zineb, max, lison, appeler, quizz, mesureDe, lire } =
    await bancModeration();
  createMediaRepository(db).deposer({
    nom: "photo.webp",
    type: "image/webp",
    taille: 10,
    proprietaire: max._id,
    titre: "Photo de MaxLeVrai",
    fichier: `${"d".repeat(64)}.webp`,
    largeur: 1,
    hauteur: 1,
  });
  db.run(sql`update quizz set title = 'Le quizz de MaxLeVrai' where _id = ${quizz}`);
  db.run(sql`update questions set media = 'photo.webp' where quizz = ${quizz}`);
  const numero = await affaireDe({ questionId: null });
  await mesurer(numero, zineb, { genre: "mot", raison: "MaxLeVrai, Lison a raison." });
  await appeler("POST", `/api/mesure/${await mesureDe()}/contester`, max, { text: "Lison ment." });
  await appeler("POST", `/api/moderation/affaires/${String(numero)}/reponse`, ada, {
    version: (await lire(numero)).version,
    levee: false,
    reponse: "Non, MaxLeVrai : Lison dit vrai.",
  });
  const comptes = createCompteRepository(db);
  comptes.supprimer(max._id);
  comptes.supprimer(lison._id);
  const TABLES = ["affaires", "copies", "signalements", "mesures", "actes", "medias"];
  const reste = TABLES.map((table) => db.all(sql`select * from ${sql.identifier(table)}`));
  expect(JSON.stringify(reste)).not.toMatch(/MaxLeVrai|Lison\b(?! P\.)/i);
  expect((await lire(numero)).copies).toHaveLength(1);
});
