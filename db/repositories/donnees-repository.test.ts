/** The data file of an account holds all its data, and no other's. */
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../connection.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { fichierDeDonnees } from "../test/fichier-de-donnees.ts";
import { createAppareilRepository } from "./appareil-repository.ts";
import { createBadgeRepository } from "./badge-repository.ts";
import { creerSoireeDeTest } from "../test/soiree.ts";
import { createCoauteursRepository } from "./coauteur-repository.ts";
import { createEditionQuizzRepository } from "./edition-repository.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createLienMailRepository } from "./lien-mail-repository.ts";
import { createOrdreQuizzEtFavorisRepository } from "./rangement-repository.ts";
import { createMediaRepository } from "./media-repository.ts";
import { createQuizzRepository } from "./quizz-repository.ts";
import { createSessionRepository } from "./session-repository.ts";
import { createSignalementRepository } from "./moderation/signalements.ts";
import { createSocialRepository } from "./social-repository.ts";

/** Keys of the file besides the account; scripts/kept-data.test.ts maps tables to them. */
const ENTREES = [
  "actes",
  "amis",
  "appareils",
  "badges",
  "coauteurs",
  "favoris",
  "historique",
  "soirees",
  "reponsesEnSoiree",
  "questionsVues",
  "liens",
  "medias",
  "messages",
  "mesures",
  "notes",
  "quizz",
  "sessions",
  "signalements",
  "statistiques",
  "versionsCoecrites",
] as const;

const DATE = "2026-01-10T20:00:00.000Z";
/** Dates of expiry in the future: in a day, in thirty days, in a year. */
const [JOUR, MOIS, AN] = [
  "2026-01-11T20:00:00.000Z",
  "2026-02-09T20:00:00.000Z",
  "2027-01-10T20:00:00.000Z",
];

/** All kinds of data of an account; each value contains `nom`, so that another account's value is recognized. */
function remplir(db: Database, nom: string) {
  const moi = creerCompteEnBase(db, nom, { icon: "ico3", description: `Je suis ${nom}` });
  const quizzs = createQuizzRepository(db);
  const question = (text: string) => ({ ...QUESTION_RIEN, text, media: `${nom}.webp` });
  const quizz = quizzs.creer({
    title: `Quizz de ${nom}`,
    tags: ["Rap"],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: moi,
    officiel: false,
    questions: [question(`1 de ${nom}`), question(`2 de ${nom}`)],
  });
  createMediaRepository(db).ranger({
    nom: `${nom}.webp`,
    type: "image/webp",
    taille: nom.length,
    proprietaire: moi,
  });
  const badges = createBadgeRepository(db);
  badges.donner(moi, ["sobre"]);
  badges.afficher(moi, "sobre", true);
  quizzs.noter(quizz, moi, true);
  createOrdreQuizzEtFavorisRepository(db).retenir(moi, [quizz]);
  createSignalementRepository(db).deposer({
    signe: false,
    assis: false,
    destinataire: "administrateur",
    auteur: moi,
    createur: "",
    quizzId: quizz,
    questionId: null,
    motif: "vole",
    text: `${nom} signale`,
  });
  createLienMailRepository(db).creer(moi, "mail", `${nom}@ailleurs.fr`);
  createAppareilRepository(db).retenir(undefined, moi);
  createSessionRepository(db).ouvrir(moi, true);
  return { moi, quizz };
}

describe("the file of an account", () => {
  let db: Database;
  let lea: ReturnType<typeof remplir>;
  let tom: ReturnType<typeof remplir>;
  let zoe: string;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(DATE) });
    onTestFinished(() => void vi.useRealTimers());
    ({ db } = await creerBaseDeTest());
    [lea, tom, zoe] = [remplir(db, "Lea"), remplir(db, "Tom"), creerCompteEnBase(db, "Zoe")];
  });

  /** All rows of the account `moi`. */
  const toutes = (moi: string) => fichierDeDonnees(db, moi);

  test("holds what the account has left everywhere, and nothing of anybody else's", async () => {
    const joueur = { questions: 12, exploits: [] };
    createHistoriqueRepository(db).ecrire({
      id: "soiree",
      code: "4KX2P9",
      quizzId: tom.quizz,
      titre: "Quizz de Tom, alors",
      nbQuestions: 12,
      statistiques: [],
      joueurs: [
        { ...joueur, jeton: "a", compte: tom.moi, score: 9, gorgees: 99, parti: false },
        { ...joueur, jeton: "b", compte: lea.moi, score: 7, gorgees: 31, parti: true },
      ],
    });
    createHistoriqueRepository(db).ecrire(creerSoireeDeTest({ id: "tenue", hote: lea.moi }));
    createHistoriqueRepository(db).ecrire(
      creerSoireeDeTest({ id: "autre", hote: tom.moi, comptes: { Lea: lea.moi } }),
    );
    const social = createSocialRepository(db);
    social.demander(lea.moi, tom.moi);
    social.accepter(tom.moi, lea.moi);
    social.demander(tom.moi, zoe);
    social.ecrire(lea.moi, tom.moi, "de Lea");
    const coauteurs = createCoauteursRepository(db);
    coauteurs.inviter(tom.quizz, tom.moi, lea.moi);
    coauteurs.accepter(tom.quizz, lea.moi);
    coauteurs.inviter(lea.quizz, lea.moi, tom.moi);
    createEditionQuizzRepository(db).ajouter(tom.quizz, lea.moi, QUESTION_RIEN, 0);
    const question = { quizz: lea.quizz, type: "rien", media: "Lea.webp" };
    expect(await toutes(lea.moi)).toEqual({
      compte: {
        pseudo: "Lea",
        mail: "lea@exemple.fr",
        icon: "ico3",
        description: "Je suis Lea",
        role: "user",
        suspendu: null,
        sansPublier: null,
        sansEcrire: null,
        date: DATE,
      },
      quizz: [
        {
          _id: lea.quizz,
          title: "Quizz de Lea",
          langue: "fr",
          createur: lea.moi,
          visibilite: "public",
          masque: null,
          masqueOfficiel: false,
          officiel: false,
          aleatoireGlobal: false,
          aleatoire: [],
          tags: ["Rap"],
          note: 1,
          questionsCount: 0,
          source: "",
          auteur: "",
          licence: "",
          composable: true,
          defauts: { temps: 0, melange: false },
          rang: null,
          date: DATE,
          versions: [],
          questions: [
            expect.objectContaining({ ...question, position: 0, text: "1 de Lea" }),
            expect.objectContaining({ ...question, position: 1, text: "2 de Lea" }),
          ],
        },
      ],
      medias: [
        {
          nom: "Lea.webp",
          titre: "",
          type: "image/webp",
          taille: 3,
          largeur: null,
          hauteur: null,
          proprietaire: lea.moi,
          date: DATE,
          inutileDepuis: null,
        },
      ],
      statistiques: [{ quizz: "Quizz de Lea", questions: [] }],
      historique: [
        {
          quizz: "Quizz de Tom, alors",
          date: DATE,
          gorgees: 31,
          score: 7,
          questions: 12,
          parti: true,
          exploits: [],
        },
        {
          quizz: "Un quizz",
          date: DATE,
          gorgees: 4,
          score: 1,
          questions: 1,
          parti: false,
          exploits: [],
        },
      ],
      soirees: [
        {
          titre: "Un quizz",
          date: DATE,
          nbJoueurs: 2,
          bilan: expect.objectContaining({ imprevus: 2, gorgees: 8 }),
        },
      ],
      reponsesEnSoiree: [
        {
          quizz: "Un quizz",
          date: DATE,
          pseudo: "Lea",
          reponses: [{ question: "Qui a peint la Joconde ?", donnee: ["Léonard de Vinci"] }],
        },
      ],
      questionsVues: [{ question: "q1", cle: expect.stringMatching(/^[\w-]{22}$/), date: DATE }],
      badges: [{ badge: "sobre", affiche: true, date: DATE }],
      notes: [{ quizz: "Quizz de Lea", aime: true, date: DATE }],
      favoris: [{ quizz: "Quizz de Lea" }],
      coauteurs: [
        { quizz: "Quizz de Tom", de: "Tom", a: "Lea", invite: DATE, accepte: DATE },
        { quizz: "Quizz de Lea", de: "Lea", a: "Tom", invite: DATE, accepte: null },
      ],
      versionsCoecrites: [{ quizz: "Quizz de Tom", date: expect.stringMatching(/^2026-01-10/) }],
      amis: [{ de: "Lea", a: "Tom", acceptee: true, date: DATE }],
      messages: [{ de: "Lea", a: "Tom", text: "de Lea", date: DATE, lu: false }],
      signalements: [
        { quizz: lea.quizz, question: null, motif: "vole", text: "Lea signale", date: DATE },
      ],
      mesures: [],
      // Tom's quizz has a case, in whose log a change by its co-author stands
      actes: [expect.objectContaining({ genre: "modifier", par: "Lea", compte: "Tom" })],
      liens: [{ genre: "mail", mail: "Lea@ailleurs.fr", expire: JOUR }],
      appareils: [{ expire: AN }],
      sessions: [{ date: DATE, expire: MOIS, souvenir: true }],
    });
    expect(Object.keys(await toutes(lea.moi)).toSorted()).toEqual(
      ["compte", ...ENTREES].toSorted(),
    );
  });

  test("of messages, what the account has neither thrown away nor read over a shoulder", async () => {
    const social = createSocialRepository(db);
    const [moi, autre] = [lea.moi, tom.moi];
    for (const text of ["envoyé", "envoyé puis jeté"]) social.ecrire(moi, autre, text);
    for (const text of ["reçu", "reçu puis jeté"]) social.ecrire(autre, moi, text);
    social.ecrire(null, moi, "sans nom");
    social.ecrire(autre, zoe, "entre eux");
    const jeter = (qui: string, voulu: string, dossier: "recus" | "envoyes") => {
      const message = social.lister(qui, dossier).find(({ text }) => text === voulu);
      social.effacer(qui, message?._id ?? "");
    };
    jeter(moi, "envoyé puis jeté", "envoyes");
    jeter(moi, "reçu puis jeté", "recus");
    // Léa has deleted this message, so only Tom still has it
    jeter(autre, "envoyé", "recus");
    type Message = readonly [de: string | null, a: string, text: string];
    const attendre = async (qui: string, ...attendus: readonly Message[]) => {
      const { messages } = await toutes(qui);
      const commun = { date: DATE, lu: false };
      const voulus = attendus.map(([de, a, text]) => Object.assign({ de, a, text }, commun));
      // unordered, because all have the same date
      expect(messages).toEqual(expect.arrayContaining(voulus));
      expect(messages).toHaveLength(voulus.length);
    };
    await attendre(
      moi,
      ["Lea", "Tom", "envoyé"],
      ["Tom", "Lea", "reçu"],
      [null, "Lea", "sans nom"],
    );
    await attendre(
      autre,
      ["Lea", "Tom", "envoyé puis jeté"],
      ["Tom", "Lea", "reçu"],
      ["Tom", "Lea", "reçu puis jeté"],
      ["Tom", "Zoe", "entre eux"],
    );
  });

  test("of somebody who has done nothing, says who they are and no more", async () => {
    const { compte, ...reste } = await toutes(zoe);
    expect(compte).toMatchObject({ pseudo: "Zoe", mail: "zoe@exemple.fr" });
    expect(reste).toEqual(Object.fromEntries(ENTREES.map((nom) => [nom, []])));
  });
});
