/** Reading beside the games: the same answers, in turn, so many at a time, and nobody waits who asked for nothing. */
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import type { RequeteListe } from "#contracts/quizz.ts";
import { createLecteur, TropDeLectures } from "./lecteur.ts";
import { createListeMienneRepository } from "./repositories/liste-mienne-repository.ts";
import { createListeQuizzRepository, type Liste } from "./repositories/liste-quizz-repository.ts";
import { createQuizzRepository } from "./repositories/quizz-repository.ts";
import { baseDeTest, compteEnBase, QUESTION_RIEN } from "./test/banc.ts";

const REQUETE: RequeteListe = { limit: 50, page: 0, search: "", sort: null, tags: [] };

async function bancLecteur(attenteMax?: number) {
  const { db, fichier } = await baseDeTest();
  const lea = compteEnBase(db, "Lea");
  const lecteur = createLecteur(db, fichier, attenteMax);
  onTestFinished(() => lecteur.fermer());
  return { db, lea, lecteur };
}

test("answers as the database would", async () => {
  const { db, lea, lecteur } = await bancLecteur();
  const direct = createListeQuizzRepository(db);
  const listes: [Liste, Partial<RequeteListe>][] = [
    [{ sorte: "public" }, {}],
    [{ sorte: "public" }, { search: "noel", sort: "recent" }],
    [{ sorte: "officiel" }, { tags: ["Rap"] }],
    [{ sorte: "amis", compte: lea }, {}],
    [{ sorte: "favoris", compte: lea }, {}],
  ];
  for (const [liste, requete] of listes) {
    const demande = { ...REQUETE, ...requete };
    expect(await lecteur.lister(liste, demande)).toEqual(direct.lister(liste, demande));
  }
  createQuizzRepository(db).creer({
    title: "Fromages",
    tags: [],
    visibilite: "prive",
    aleatoireGlobal: false,
    aleatoire: [],
    createur: lea,
    officiel: false,
    questions: [{ ...QUESTION_RIEN, text: "" }],
  });
  const miens = await lecteur.listerMiens(lea, false, REQUETE);
  expect(miens.quizz).toMatchObject([{ title: "Fromages", visibilite: "prive", fautes: 1 }]);
  expect(miens).toEqual(createListeMienneRepository(db).lister(lea, false, REQUETE));
  expect(await lecteur.chercherComptes({ search: "LE", limit: 5 })).toEqual({
    users: [{ pseudo: "Lea", icon: "ico0" }],
    totalCount: 1,
  });
  expect(JSON.parse(await lecteur.donneesDe(lea))).toMatchObject({ compte: { pseudo: "Lea" } });
});

test("sees what was written a moment ago", async () => {
  const { db, lecteur } = await bancLecteur();
  const chercher = async (search: string) =>
    (await lecteur.chercherComptes({ search, limit: 9 })).users.map(({ pseudo }) => pseudo);
  expect(await chercher("z")).toEqual([]);
  for (const pseudo of ["Luiz", "Zoe", "Azur", "zed"]) compteEnBase(db, pseudo);
  // those that begin so first
  expect(await chercher("z")).toEqual(["zed", "Zoe", "Azur", "Luiz"]);
});

test("a search lets the others have their turn; a page of everybody's list is there at once", async () => {
  const { lecteur } = await bancLecteur();
  let tours = 0;
  const tourner = () => {
    tours++;
    immediat = setImmediate(tourner);
  };
  let immediat = setImmediate(tourner);
  await lecteur.lister({ sorte: "public" }, REQUETE);
  expect(tours).toBe(0);
  await lecteur.lister({ sorte: "public" }, { ...REQUETE, search: "noel" });
  expect(tours).toBeGreaterThan(0);
  clearImmediate(immediat);
});

test("so many may wait; the others are told so, and the door opens again", async () => {
  const { lecteur } = await bancLecteur(3);
  const chercher = () => lecteur.lister({ sorte: "public" }, { ...REQUETE, search: "noel" });
  const issues = await Promise.allSettled(Array.from({ length: 10 }, chercher));
  const refus = issues.filter((issue) => issue.status === "rejected");
  // one is being read, three wait
  expect(refus).toHaveLength(6);
  for (const { reason } of refus) expect(reason).toBeInstanceOf(TropDeLectures);
  expect((await chercher()).totalCount).toBe(1);
});

test("what cannot be read fails, and the next is read", async () => {
  const { db, lecteur } = await bancLecteur();
  db.run(sql`drop table quizz_recherche`);
  const chercher = lecteur.lister({ sorte: "public" }, { ...REQUETE, search: "noel" });
  await expect(chercher).rejects.toThrow("quizz_recherche");
  expect((await lecteur.chercherComptes({ search: "lea", limit: 1 })).totalCount).toBe(1);
});

test("closed, it answers nobody", async () => {
  const { lecteur } = await bancLecteur();
  const enAttente = lecteur.lister({ sorte: "public" }, { ...REQUETE, search: "noel" });
  const rejet = expect(enAttente).rejects.toThrow();
  await lecteur.fermer();
  await rejet;
  await expect(lecteur.chercherComptes({ search: "", limit: 1 })).rejects.toBeInstanceOf(
    TropDeLectures,
  );
});
