/** Reads in the thread: same answers, in order, with a bounded queue. */
import { sql } from "./drizzle.ts";
import { expect, onTestFinished, test } from "vitest";
import { reponseRechercheComptes } from "#contracts/messagerie.ts";
import { reponseMesQuizz, reponseListeQuizz, type RequeteListeQuizz } from "#contracts/quizz.ts";
import { createDatabaseReader, TooManyDatabaseReadsError } from "./reader.ts";
import type { DatabaseReadRequest } from "./reads.ts";
import { createMesQuizzList } from "./repositories/lists/own-list.ts";
import { createQuizzLists, type ListeDemandee } from "./repositories/lists/lists.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "./test/banc.ts";

const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };

async function bancLecteur(attenteMax?: number) {
  const { db, fichier } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const lecteur = createDatabaseReader(fichier, attenteMax);
  onTestFinished(() => lecteur.fermer());
  const lire = async (lecture: DatabaseReadRequest): Promise<unknown> =>
    JSON.parse(new TextDecoder().decode(await lecteur.lire(lecture)));
  const lister = async (liste: ListeDemandee, requete: Partial<RequeteListeQuizz> = {}) =>
    reponseListeQuizz.parse(
      await lire({ quoi: "liste", liste, requete: { ...REQUETE, ...requete }, joueur: null }),
    );
  const chercherComptes = async (search: string) =>
    reponseRechercheComptes.parse(await lire({ quoi: "comptes", requete: { search, limit: 9 } }));
  return { db, lea, lecteur, lire, lister, chercherComptes };
}

test("answers as the database would", async () => {
  const { db, lea, lire, lister, chercherComptes } = await bancLecteur();
  const direct = createQuizzLists(db);
  const listes: [ListeDemandee, Partial<RequeteListeQuizz>][] = [
    [{ sorte: "public" }, {}],
    [{ sorte: "public" }, { search: "noel", sort: "recent" }],
    [{ sorte: "officiel" }, { tags: ["Rap"] }],
    [{ sorte: "amis", compte: lea }, {}],
    [{ sorte: "favoris", compte: lea }, {}],
  ];
  for (const [liste, requete] of listes)
    expect(await lister(liste, requete)).toEqual(direct.lister(liste, { ...REQUETE, ...requete }));
  createQuizzRepository(db).creer({
    title: "Fromages",
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: lea,
    officiel: false,
    questions: [{ ...QUESTION_RIEN, type: "choix", text: "Qui ?" }],
  });
  const miens = reponseMesQuizz.parse(
    await lire({ quoi: "miens", compte: lea, vides: false, requete: REQUETE }),
  );
  expect(miens.quizz).toMatchObject([{ title: "Fromages", visibilite: "prive", fautes: 2 }]);
  expect(miens).toEqual(createMesQuizzList(db).lister(lea, false, REQUETE));
  expect(await chercherComptes("LE")).toEqual({
    users: [{ pseudo: "Lea", icon: "ico0" }],
    totalCount: 1,
  });
  expect(await lire({ quoi: "donnees", compte: lea })).toMatchObject({ compte: { pseudo: "Lea" } });
});

test("sees what was written a moment ago", async () => {
  const { db, chercherComptes } = await bancLecteur();
  const chercher = async (search: string) =>
    (await chercherComptes(search)).users.map(({ pseudo }) => pseudo);
  expect(await chercher("z")).toEqual([]);
  for (const pseudo of ["Luiz", "Zoe", "Azur", "zed"]) creerCompteEnBase(db, pseudo);
  // pseudos that begin with the searched text come first
  expect(await chercher("z")).toEqual(["zed", "Zoe", "Azur", "Luiz"]);
});

test("reading lets the others have their turn, a page of everybody's list too", async () => {
  const { lister } = await bancLecteur();
  let tours = 0;
  const tourner = () => {
    tours++;
    immediat = setImmediate(tourner);
  };
  let immediat = setImmediate(tourner);
  for (const search of ["", "noel"]) {
    tours = 0;
    // one answer may be there before the first turn; reads on this thread would let none through
    for (let n = 0; n < 20; n++) await lister({ sorte: "public" }, { search });
    expect(tours, search).toBeGreaterThan(0);
  }
  clearImmediate(immediat);
});

test("so many may wait; the others are told so, and the door opens again", async () => {
  const { lister } = await bancLecteur(4);
  const chercher = () => lister({ sorte: "public" }, { search: "noel" });
  const issues = await Promise.allSettled(Array.from({ length: 10 }, chercher));
  const refus = issues.filter((issue) => issue.status === "rejected");
  // one read runs and three wait in the thread; the others are refused
  expect(refus).toHaveLength(6);
  for (const { reason } of refus) expect(reason).toBeInstanceOf(TooManyDatabaseReadsError);
  expect((await chercher()).totalCount).toBe(1);
});

test("what cannot be read fails, and the next is read", async () => {
  const { db, lister, chercherComptes } = await bancLecteur();
  db.run(sql`drop table quizz_recherche`);
  const chercher = lister({ sorte: "public" }, { search: "noel" });
  await expect(chercher).rejects.toThrow("quizz_recherche");
  expect((await chercherComptes("lea")).totalCount).toBe(1);
});

test("closed, it answers nobody", async () => {
  const { lecteur, lister, chercherComptes } = await bancLecteur();
  const enAttente = lister({ sorte: "public" }, { search: "noel" });
  const rejet = expect(enAttente).rejects.toThrow();
  await lecteur.fermer();
  await rejet;
  await expect(chercherComptes("")).rejects.toBeInstanceOf(TooManyDatabaseReadsError);
});
