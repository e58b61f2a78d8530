import { sql } from "../drizzle.ts";
import { expect, test } from "vitest";
import type { PartieFinie } from "#contracts/historique.ts";
import { type Database, openDatabaseConnection } from "../connection.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createQuizzRepository } from "./quizz-repository.ts";

const LIGNE = { score: 0, gorgees: 0, questions: 12, parti: false, exploits: [] };
const soiree = (id: string, joueurs: PartieFinie["joueurs"]): PartieFinie => ({
  id,
  code: "ABC123",
  quizzId: "q",
  titre: "Q",
  nbQuestions: 12,
  statistiques: [],
  joueurs,
});

/** The database `db`, with a simulated other thread that writes just before each write. */
function avecVoisin(db: Database, voisin: Database): Database {
  return new Proxy(db, {
    get(cible, nom, recepteur) {
      if (nom === "insert")
        try {
          voisin.run(sql`insert into contenus (cle, date) values (hex(randomblob(8)), '')`);
        } catch {
          // the simulated thread fails because the transaction holds the lock, as intended
        }
      return Reflect.get(cible, nom, recepteur);
    },
  });
}

test("a game is written although another thread writes in the middle", async () => {
  const { db, fichier } = await creerBaseDeTest();
  const voisin = openDatabaseConnection(fichier, 0);
  createHistoriqueRepository(avecVoisin(db, voisin.db)).ecrire(
    soiree("a", [{ ...LIGNE, jeton: "j", compte: null }]),
  );
  voisin.fermer();
  expect(db.get(sql`select count(*) as n from historique`)).toEqual({ n: 1 });
});

async function exploitsApres(...lignes: Partial<PartieFinie["joueurs"][number]>[]) {
  const { db } = await creerBaseDeTest();
  const compte = creerCompteEnBase(db, "Lea");
  const depot = createHistoriqueRepository(db);
  lignes.forEach((ligne, i) =>
    depot.ecrire(soiree(`s${i}`, [{ ...LIGNE, ...ligne, jeton: "j", compte }])),
  );
  return { db, exploits: depot.bilan(compte) };
}

test("feats count what was asked of that player: twelve right out of twelve asked, nothing out of ten", async () => {
  const { exploits } = await exploitsApres({ score: 11, questions: 11 }, { score: 0, gorgees: 5 });
  expect(exploits).toMatchObject({ parties: 2, sansFaute: true, bulle: true, sobre: true });
});

test("a game ended at once, or left, is no game played to its end: no feat comes from it", async () => {
  const { exploits } = await exploitsApres(
    { questions: 0 },
    { questions: 9, gorgees: 4 },
    { parti: true, questions: 12, gorgees: 7 },
  );
  expect(exploits).toMatchObject({
    parties: 1,
    gorgees: 11,
    sansFaute: false,
    bulle: false,
    sobre: false,
  });
});

test("lines written before questions were counted for each player keep what they said", async () => {
  const { db } = await creerBaseDeTest();
  const compte = creerCompteEnBase(db, "Lea");
  const depot = createHistoriqueRepository(db);
  depot.ecrire(soiree("vieille", [{ ...LIGNE, jeton: "j", compte, score: 12 }]));
  db.run(sql`update historique set questions = null`);
  expect(depot.bilan(compte)).toMatchObject({ parties: 1, sansFaute: true });
});

test("a game leads to its quizz as long as its player may read it, and keeps its title after", async () => {
  const { db } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const quizzId = createQuizzRepository(db).creer({
    title: "Fromages",
    tags: [],
    visibilite: "public",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: lea,
    officiel: false,
    questions: [QUESTION_RIEN],
  });
  const depot = createHistoriqueRepository(db);
  depot.ecrire({
    ...soiree("a", [
      { ...LIGNE, jeton: "j", compte: tom },
      { ...LIGNE, jeton: "k", compte: lea },
    ]),
    quizzId,
    titre: "Fromages",
  });
  const mene = (compte: string) => depot.lister(compte).map(({ quizz }) => quizz);
  expect(mene(tom)).toEqual([{ _id: quizzId, title: "Fromages" }]);
  db.run(sql`update quizz set visibilite = 'prive' where _id = ${quizzId}`);
  expect(mene(tom)).toEqual([{ _id: null, title: "Fromages" }]);
  expect(mene(lea)).toEqual([{ _id: quizzId, title: "Fromages" }]);
});
