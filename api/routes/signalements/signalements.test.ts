import { sql } from "#db/drizzle.ts";
import { expect, test } from "vitest";
import { createSocialRepository } from "#db/repositories/social-repository.ts";
import { createAppareilRepository } from "#db/repositories/appareil-repository.ts";
import {
  creerBancApi,
  CODE_ROOM_DE_TEST,
  creerCompteDeTest,
  creerEnvoiDeMailsDeTest,
  creerFaussesRooms,
  type OptionsBanc,
} from "../../test/banc.ts";

async function bancSignalements(options: OptionsBanc = {}) {
  const { app, base } = await creerBancApi({
    rateLimits: { signalementsParMinute: 50 },
    ...options,
  });
  const quizzId: string = (await app.inject("/api/quizz-public?search=noel")).json().quizz[0]._id;
  const { questions } = (await app.inject(`/api/quizz/${quizzId}`)).json();
  const signaler = async (
    chemin: string,
    champs: object = {},
    headers: Record<string, string> = {},
  ) => {
    const payload = { createur: "", text: "Faux.", quizzId, questionId: null, ...champs };
    const reponse = await app.inject({ method: "POST", url: `/api/${chemin}`, headers, payload });
    return [reponse.statusCode, reponse.json().message];
  };
  const deposes = () =>
    base.db.all(
      sql`select s.auteur, genre, cible, motif, text from affaires join signalements s on s.affaire = numero`,
    );
  const notif = async ({ headers }: ReturnType<typeof creerCompteDeTest>) =>
    (await app.inject({ url: "/api/notif", headers })).json();
  return { base, quizzId, questions, signaler, deposes, notif };
}

// a report about the official account's quizz goes to moderation
test.each(["createur", "administrateur"])("POST signale-%s", async (destinataire) => {
  const { base, questions, signaler, deposes, quizzId } = await bancSignalements();
  const lea = creerCompteDeTest(base.db);
  const questionId = questions[1]._id;
  expect(await signaler(`signale-${destinataire}`)).toEqual([201, "Signalement envoyé"]);
  const encore = { questionId, motif: "faux", text: "Encore" };
  await signaler(`signale-${destinataire}`, encore, lea.headers);
  expect(deposes()).toEqual([
    { auteur: null, genre: "quizz", cible: quizzId, motif: "autre", text: "Faux." },
    { auteur: lea._id, genre: "question", cible: questionId, motif: "faux", text: "Encore" },
  ]);
});

test("a report that is sent again after a lost answer is one report", async () => {
  const { base, signaler, deposes } = await bancSignalements();
  const lea = creerCompteDeTest(base.db);
  const tom = creerCompteDeTest(base.db);
  const envoi = "0b0f6e0e-5f6c-4a53-9c7a-0d6f5a1f2b3c";
  for (const headers of [tom.headers, tom.headers, {}, {}])
    await signaler("signale-administrateur", { envoi }, headers);
  expect(deposes().map((un) => [Reflect.get(Object(un), "auteur")])).toEqual([[tom._id], [null]]);
  base.db.run(sql`update quizz set createur = ${lea._id}`);
  for (let fois = 0; fois < 2; fois++) await signaler("signale-createur", { envoi }, tom.headers);
  expect(createSocialRepository(base.db).lister(lea._id, "recus")).toHaveLength(1);
});

test.each([
  [{ text: " \n " }, [400, "Il faut rentrer un texte avant de l'envoyer"]],
  [{ text: "é".repeat(800) }, [400, "Le texte ne doit pas dépasser 800 caractères"]],
  [{ quizzId: "inconnu" }, [404, "Ce quizz n’existe plus : il n’y a plus rien à signaler."]],
  [{ questionId: "inconnue" }, [404, "Ce quizz n’existe plus : il n’y a plus rien à signaler."]],
])("refuses %j", async (champs, attendu) => {
  const { signaler, deposes } = await bancSignalements();
  expect(await signaler("signale-createur", champs)).toEqual(attendu);
  expect(deposes()).toEqual([]);
});

test("a report to the creator of a quizz that is somebody's reaches their inbox, unsigned", async () => {
  const { base, signaler, deposes } = await bancSignalements();
  const lea = creerCompteDeTest(base.db);
  const tom = creerCompteDeTest(base.db);
  base.db.run(sql`update quizz set createur = ${lea._id}`);
  const faux = { motif: "faux", text: "La réponse 3 est fausse." };
  await signaler("signale-createur", faux, tom.headers);
  expect(deposes()).toEqual([]);
  const [message] = createSocialRepository(base.db).lister(lea._id, "recus");
  expect(message).toMatchObject({ from: "", lu: false, icon: null });
  expect(message?.text).toBe(
    "Signalement de votre quizz «\u00A0Noël et l’œuf\u00A0»\u00A0: réponse fausse\n\nLa réponse 3 est fausse.",
  );
});

test("it names the question, and whoever sends it when they agree", async () => {
  const { base, questions, signaler } = await bancSignalements();
  const lea = creerCompteDeTest(base.db, "Lea");
  const tom = creerCompteDeTest(base.db, "Tom");
  base.db.run(sql`update quizz set createur = ${lea._id}`);
  const [, deuxieme] = questions;
  const faux = { motif: "faux", text: "C’est faux.", questionId: deuxieme._id };
  await signaler("signale-createur", faux, tom.headers);
  await signaler("signale-createur", { ...faux, signe: true }, tom.headers);
  // a reporter without an account cannot be named
  await signaler("signale-createur", { ...faux, signe: true });
  const recus = createSocialRepository(base.db).lister(lea._id, "recus");
  const debut = `Signalement de la question 2, «\u00A0${String(deuxieme.text)}\u00A0», de votre quizz «\u00A0Noël et l’œuf\u00A0»\u00A0: réponse fausse\n\nC’est faux.`;
  expect(recus.map(({ text }) => text).toSorted()).toEqual([
    debut,
    debut,
    `${debut}\n\nDe la part de Tom.`,
  ]);
  expect(recus.map(({ from }) => from)).toEqual(["", "", ""]);
});

test.each(["moquerie", "donnees", "haine", "sexe", "danger"])(
  "%s goes to the administrators, whatever was chosen, even from who may write to nobody",
  async (motif) => {
    const { base, signaler, deposes } = await bancSignalements();
    const lea = creerCompteDeTest(base.db, "Lea");
    const tom = creerCompteDeTest(base.db, "Tom", { sansEcrire: "2999-01-01T00:00:00.000Z" });
    base.db.run(sql`update quizz set createur = ${lea._id}`);
    expect(await signaler("signale-createur", { motif }, tom.headers)).toEqual([
      201,
      "Signalement envoyé",
    ]);
    expect(deposes()).toMatchObject([{ auteur: tom._id, motif }]);
    expect(createSocialRepository(base.db).lister(lea._id, "recus")).toEqual([]);
    // a report with a reason that is not grave is a message, which this account may not write
    expect((await signaler("signale-createur", { motif: "faux" }, tom.headers))[0]).toBe(403);
  },
);

test("a new case is told to who deals with it: by a mail an hour to administrators, by a mark to moderators too", async () => {
  const courrier = creerEnvoiDeMailsDeTest();
  const { base, questions, signaler, notif } = await bancSignalements({ courrier });
  const [lea, ada, zoe, tom] = [
    creerCompteDeTest(base.db, "Lea", { role: "admin" }),
    creerCompteDeTest(base.db, "Ada", { role: "admin" }),
    creerCompteDeTest(base.db, "Zoe", { role: "moderator" }),
    creerCompteDeTest(base.db, "Tom"),
  ];
  base.db.run(sql`update quizz set createur = ${lea._id}`);
  expect(await notif(ada)).toEqual({ notif: false, affaires: false });
  await signaler("signale-administrateur", { motif: "haine", text: "Regardez." }, tom.headers);
  expect(courrier.mails).toMatchObject([
    {
      a: "ada@exemple.fr",
      sujet: "Un signalement vous attend sur Trinquizz",
      lien: "http://192.168.1.10:3000/admin/signalements?affaire=1",
      texte: expect.stringContaining("Haine ou harcèlement"),
    },
  ]);
  expect(courrier.mails[0]?.texte).not.toContain("Noël");
  // a second report joins the case; another case opens within the same hour
  await signaler("signale-administrateur", { motif: "haine" }, tom.headers);
  await signaler("signale-createur", { motif: "haine", questionId: questions[0]._id });
  expect(courrier.mails).toHaveLength(1);
  for (const juge of [ada, zoe]) expect((await notif(juge)).affaires).toBe(true);
  // the case is about this moderator, who is not alerted, and neither are ordinary accounts
  for (const autre of [lea, tom]) expect((await notif(autre)).affaires).toBe(false);
  base.db.run(sql`update affaires set etat = 'close'`);
  expect((await notif(ada)).affaires).toBe(false);
});

test("799 characters are not too long", async () => {
  const { signaler } = await bancSignalements();
  expect((await signaler("signale-createur", { text: "é".repeat(799) }))[0]).toBe(201);
});

test("five a minute of one person, whoever else is on the same Wi-Fi", async () => {
  const place = (lettre: string) => ({
    room: CODE_ROOM_DE_TEST,
    role: "joueur",
    jeton: lettre.repeat(24),
  });
  const assis = new Set([place("a"), place("b")].map(({ jeton }) => jeton));
  const rooms = creerFaussesRooms({
    tient: async ({ room, jeton }) => room === CODE_ROOM_DE_TEST && assis.has(jeton),
  });
  const { app, base } = await creerBancApi({ rooms });
  const quizzId: string = (await app.inject("/api/quizz-public?search=noel")).json().quizz[0]._id;
  const [lea, tom] = [creerCompteDeTest(base.db, "Lea"), creerCompteDeTest(base.db, "Tom")];
  const appareil = createAppareilRepository(base.db).retenir(undefined, lea._id);
  const fois = async (champs: object, headers: Record<string, string> = {}) => {
    const statuts = [];
    for (let n = 0; n < 6; n++) {
      const payload = { createur: "", text: "Faux.", quizzId, questionId: null, ...champs };
      const reponse = await app.inject({
        method: "POST",
        url: "/api/signale-administrateur",
        headers,
        payload,
      });
      statuts.push(reponse.statusCode);
    }
    return statuts.join(" ");
  };
  const cinq = "201 201 201 201 201 429";
  expect(await fois({}, lea.headers)).toBe(cinq);
  expect(await fois({}, tom.headers)).toBe(cinq);
  expect(await fois({ place: place("a") })).toBe(cinq);
  expect(await fois({ place: place("b") })).toBe(cinq);
  expect(await fois({}, { cookie: `trinquizz-appareil=${appareil}` })).toBe(cinq);
  // without account, seat or known browser, all share the address's limit
  expect(await fois({})).toBe(cinq);
  expect(await fois({ place: place("c") })).toBe("429 429 429 429 429 429");
  expect(await fois({}, { cookie: "trinquizz-appareil=invente" })).toBe("429 429 429 429 429 429");
});

test("sixty a minute of one address, whoever they say they are", async () => {
  const rooms = creerFaussesRooms({ tient: async () => true });
  const { app } = await creerBancApi({ rooms });
  const statuts = new Map<number, number>();
  for (let n = 0; n < 120; n++) {
    const place = { room: CODE_ROOM_DE_TEST, role: "joueur", jeton: `${n}`.padStart(24, "x") };
    const payload = { createur: "", text: "Faux.", quizzId: "aucun", questionId: null, place };
    const { statusCode } = await app.inject({
      method: "POST",
      url: "/api/signale-createur",
      payload,
    });
    statuts.set(statusCode, (statuts.get(statusCode) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuts)).toEqual({ 404: 60, 429: 60 });
});
