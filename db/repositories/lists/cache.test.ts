import { sql } from "../../drizzle.ts";
import { describe, expect, test } from "vitest";
import type { RequeteListeQuizz } from "#contracts/quizz.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createEditionQuizzRepository } from "../edition-repository.ts";
import { createQuizzLists } from "./lists.ts";
import { createQuizzRepository } from "../quizz-repository.ts";
import { createQuizzListCache } from "./cache.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../../test/banc.ts";

const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };
const SANS_QUESTION = { questions: [], retirees: [], ecrase: false };

test("what was read is read once, and the key used least lately is forgotten", async () => {
  const { db } = await creerBaseDeTest();
  const lus: string[] = [];
  const garder = createQuizzListCache<string>(db, ["mots"], 2);
  const lire = (cle: string) => garder(cle, () => (lus.push(cle), cle));
  for (const cle of ["a", "b", "a", "c", "a", "b"]) expect(lire(cle)).toBe(cle);
  expect(lus).toEqual(["a", "b", "c", "b"]);
});

describe("a search that was made before", () => {
  async function bancSouvenirs() {
    const { db } = await creerBaseDeTest();
    const lea = creerCompteEnBase(db, "Lea");
    const listes = createQuizzLists(db);
    const creer = (title: string) =>
      createQuizzRepository(db).creer({
        title,
        createur: lea,
        tags: ["TV"],
        visibilite: "public",
        aleatoireGlobal: false,
        aleatoire: [],
        officiel: false,
        questions: [QUESTION_RIEN],
      });
    const [un, deux] = [creer("Fromage de chèvre"), creer("Fromage de brebis")];
    const chercher = (search: string, reste: Partial<RequeteListeQuizz> = {}) =>
      listes
        .lister({ sorte: "public" }, { ...REQUETE, search, ...reste })
        .quizz.map(({ title }) => title);
    const changer = (id: string, changements: object) => {
      const lu = createQuizzRepository(db).lire(id, lea);
      if (lu !== null)
        createEditionQuizzRepository(db).changer(id, lea, {
          ...lu,
          ...SANS_QUESTION,
          ...changements,
        });
    };
    return { db, lea, un, deux, creer, chercher, changer };
  }

  test("follows a new quizz, another title, another tag, another visibility and a deletion", async () => {
    const { db, lea, un, deux, creer, chercher, changer } = await bancSouvenirs();
    expect(chercher("from")).toEqual(["Fromage de brebis", "Fromage de chèvre"]);
    creer("Fromage râpé");
    expect(chercher("from")).toHaveLength(3);
    changer(un, { title: "Yaourts" });
    expect(chercher("from")).toEqual(["Fromage râpé", "Fromage de brebis"]);
    expect(chercher("from", { tags: ["Rap"] })).toEqual([]);
    changer(deux, { tags: ["Rap"] });
    expect(chercher("from", { tags: ["Rap"] })).toEqual(["Fromage de brebis"]);
    changer(deux, { visibilite: "prive" });
    expect(chercher("from")).toEqual(["Fromage râpé"]);
    changer(deux, { visibilite: "public" });
    createEditionQuizzRepository(db).supprimer(deux, lea);
    expect(chercher("from")).toEqual(["Fromage râpé"]);
  });

  test("follows likes, a save, an empty quizz that is filled, what admins mark and a new pseudo", async () => {
    const { db, lea, un, deux, chercher, changer } = await bancSouvenirs();
    const parNote = () => chercher("from", { sort: "note" })[0];
    expect(parNote()).toBe("Fromage de brebis");
    createQuizzRepository(db).noter(un, lea, true);
    expect(parNote()).toBe("Fromage de chèvre");
    const recent = () => chercher("from", { sort: "recent" })[0];
    db.run(sql`update quizz set date = '2001-01-01T00:00:00.000Z' where _id in (${un}, ${deux})`);
    expect(recent()).toBe("Fromage de brebis");
    changer(un, {});
    expect(recent()).toBe("Fromage de chèvre");
    db.run(sql`delete from questions where quizz = ${un}`);
    expect(chercher("from")).toEqual(["Fromage de brebis"]);
    createEditionQuizzRepository(db).ajouter(un, lea, QUESTION_RIEN, 0);
    expect(chercher("from")).toHaveLength(2);
    const officiels = () =>
      createQuizzLists(db).lister({ sorte: "officiel" }, { ...REQUETE, search: "from" });
    expect(officiels().totalCount).toBe(0);
    db.run(sql`update quizz set officiel = 1 where _id = ${un}`);
    expect(officiels().totalCount).toBe(1);
    expect(chercher("lea")).toHaveLength(2);
    createCompteRepository(db).changer(lea, { pseudo: "Marguerite" });
    expect([chercher("lea"), chercher("marg").length]).toEqual([[], 2]);
  });
});
