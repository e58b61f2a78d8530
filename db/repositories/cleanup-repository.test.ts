/** Cleanup deletes each expired row when its delay is over, and not before. */
import { sql } from "../drizzle.ts";
import { expect, test } from "vitest";
import { DATE_FIN_MESURE_SANS_FIN } from "#contracts/moderation.ts";
import { creerBaseDeTest, creerCompteEnBase } from "../test/banc.ts";
import { createAppareilRepository } from "./appareil-repository.ts";
import { createCaptchaRepository, createInscriptionRepository } from "./inscription-repository.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createLienMailRepository } from "./lien-mail-repository.ts";
import { createCleanupRepository } from "./cleanup-repository.ts";
import { createQuizzLists } from "./lists/lists.ts";
import { tableAffaires, tableMesuresDeModeration } from "../schema/moderation.ts";
import { createSessionRepository } from "./session-repository.ts";
import { createSignalementRepository } from "./moderation/signalements.ts";

const HEURE = 3600 * 1000;
const JOUR = 24 * HEURE;
const TABLES = [
  "comptes",
  "sessions",
  "jetons_mail",
  "historique",
  "parties_finies",
  "signalements",
  "captchas_servis",
  "inscriptions",
  "appareils",
  "liens_servis",
] as const;

test("expired sessions, links and registrations, unclaimed lines, old reports", async () => {
  const { db } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  createInscriptionRepository(db).deposer({
    pseudo: "Jamais",
    mail: "j@exemple.fr",
    password: "x",
  });
  createSessionRepository(db).ouvrir(lea, false);
  createSessionRepository(db).ouvrir(lea, true);
  const liens = createLienMailRepository(db);
  liens.creer(lea, "password");
  liens.servir(liens.creer(lea, "mail", "neuve@exemple.fr"), "mail");
  createAppareilRepository(db).retenir(undefined, lea);
  const quizzId =
    createQuizzLists(db).lister({ sorte: "public" }, { limit: 1, page: 0, search: "", tags: [] })
      .quizz[0]?._id ?? "";
  const ligne = { gorgees: 3, score: 1, questions: 1, parti: false, exploits: [] };
  const partie = (id: string, compte: string | null) =>
    createHistoriqueRepository(db).ecrire({
      id,
      code: "ABC123",
      quizzId,
      titre: "?",
      nbQuestions: 1,
      statistiques: [],
      joueurs: [
        { ...ligne, jeton: `${id}1`, compte },
        { ...ligne, jeton: `${id}2`, compte: null },
      ],
    });
  partie("a", lea);
  partie("b", null);
  createSignalementRepository(db).deposer({
    signe: false,
    assis: false,
    destinataire: "administrateur",
    auteur: null,
    createur: "",
    quizzId,
    questionId: null,
    motif: "autre",
    text: "!",
  });
  // the year after which a case is deleted begins when the case is closed
  db.update(tableAffaires).set({ etat: "close", close: new Date().toISOString() }).run();

  createCaptchaRepository(db).servir("h", new Date(Date.now() + HEURE));

  const apres = (ms: number) => {
    createCleanupRepository(db).cleanUp(Date.now() + ms);
    return TABLES.map(
      (table) => db.get<{ n: number }>(sql`select count(*) as n from ${sql.identifier(table)}`)?.n,
    );
  };
  // counts of accounts, sessions, links, history rows, games, reports, captchas, registrations, browsers, used links; one account
  // is the official one
  expect(apres(0)).toEqual([2, 2, 1, 4, 2, 1, 1, 1, 1, 1]);
  expect(apres(13 * HEURE)).toEqual([2, 1, 0, 4, 2, 1, 0, 1, 1, 1]);
  expect(apres(6.9 * JOUR)).toEqual([2, 1, 0, 4, 2, 1, 0, 0, 1, 1]);
  expect(apres(7.1 * JOUR)).toEqual([2, 1, 0, 1, 1, 1, 0, 0, 1, 1]);
  expect(apres(29 * JOUR).at(-1)).toBe(1);
  expect(apres(31 * JOUR).at(-1)).toBe(0);
  expect(apres(364 * JOUR)).toEqual([2, 0, 0, 1, 1, 1, 0, 0, 1, 0]);
  expect(apres(366 * JOUR)).toEqual([2, 0, 0, 1, 1, 0, 0, 0, 0, 0]);
});

test("an old case stays while its measure holds, and goes once the measure was lifted", async () => {
  const { db } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const maintenant = new Date().toISOString();
  const close = { genre: "profil", cible: lea, titre: "Lea", etat: "close" } as const;
  const suspendre = (levee: string | null) => {
    const { numero } = db
      .insert(tableAffaires)
      .values({ ...close, ouverte: maintenant, date: maintenant, close: maintenant })
      .returning()
      .get();
    const mesure = {
      genre: "suspendre",
      raison: "!",
      signe: false,
      jusque: DATE_FIN_MESURE_SANS_FIN,
      fichiers: [],
    } satisfies Partial<typeof tableMesuresDeModeration.$inferInsert>;
    const ligne = { ...mesure, _id: String(numero), affaire: numero, date: maintenant, levee };
    db.insert(tableMesuresDeModeration).values(ligne).run();
    return numero;
  };
  const tenue = suspendre(null);
  suspendre(maintenant);
  createCleanupRepository(db).cleanUp(Date.now() + 366 * JOUR);
  expect(db.select({ numero: tableAffaires.numero }).from(tableAffaires).all()).toEqual([
    { numero: tenue },
  ]);
});
