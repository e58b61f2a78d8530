/** Lists of many quizzes: query plans, and the rows they depend on. */
import Sqlite from "better-sqlite3";
import { drizzle, sql } from "../../drizzle.ts";
import * as fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { compterQuestionsDuQuizz, type RequeteListeQuizz } from "#contracts/quizz.ts";
import type { Database } from "../../connection.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../../test/banc.ts";
import { createCompteRepository } from "../compte-repository.ts";
import { createEditionQuizzRepository } from "../edition-repository.ts";
import { createMesQuizzList } from "./own-list.ts";
import { createQuizzLists, type ListeDemandee } from "./lists.ts";
import { createQuizzRepository } from "../quizz-repository.ts";

/** Body of a save of a whole quizz that names no question, so all questions stay. */
const SANS_QUESTION = { questions: [], retirees: [], ecrase: false };
const REQUETE: RequeteListeQuizz = { limit: 50, page: 0, search: "", sort: null, tags: [] };

/** Query plan of each quizz list's SQL query. */
async function plans(liste: (lea: string) => ListeDemandee, requete: Partial<RequeteListeQuizz>) {
  return plansDe((espion, lea) =>
    createQuizzLists(espion).lister(liste(lea), { ...REQUETE, ...requete }, lea),
  );
}

async function plansDe(lire: (espion: Database, lea: string) => void) {
  const { db, fichier } = await creerBaseDeTest();
  const lea = creerCompteEnBase(db, "Lea");
  const client = new Sqlite(fichier, { readonly: true });
  onTestFinished(() => void client.close());
  const requetes: { texte: string; valeurs: unknown[] }[] = [];
  const logger = {
    logQuery: (texte: string, valeurs: unknown[]) => void requetes.push({ texte, valeurs }),
  };
  const espion: Database = drizzle({ client, logger });
  lire(espion, lea);
  return requetes.map(({ texte, valeurs }) =>
    client
      .prepare(`explain query plan ${texte}`)
      .all(...valeurs)
      .map((etape) => Object(etape).detail)
      .join("\n"),
  );
}

const TRIS = [null, "ajout", "recent", "oldest", "note"] as const;

describe("how the lists are read", () => {
  test.each(
    (["public", "officiel"] as const).flatMap((sorte) =>
      TRIS.map((sort) => [sorte, sort] as const),
    ),
  )("%s, by %s: along an index and nothing else", async (sorte, sort) => {
    const [page = "", lignes = "", total = ""] = await plans(() => ({ sorte }), { sort });
    const index = new RegExp(`^(SCAN|SEARCH) quizz USING COVERING INDEX quizz_${sorte}_\\w+$`);
    expect(page).toMatch(index);
    // a page of a list reads its fifty rows by their numbers
    expect(lignes).toContain("SEARCH quizz USING INTEGER PRIMARY KEY (rowid=?)");
    expect(total).toMatch(/^SEARCH totaux USING INDEX/);
    for (const plan of [page, lignes, total]) expect(plan).not.toMatch(/TEMP B-TREE|CORRELATED/);
  });

  test("one's own, in one's order: along an index too", async () => {
    for (const vides of [true, false]) {
      const [numeros] = await plans((compte) => ({ sorte: "miens", compte, vides }), {});
      expect(numeros).toMatch(
        /^SEARCH quizz USING COVERING INDEX quizz_createur \(createur=\?.*\)$/m,
      );
      expect(numeros).not.toContain("TEMP B-TREE");
    }
  });

  test("what one's own says besides: of the rows of the page, by their ids", async () => {
    const lus = await plansDe((espion, lea) =>
      createMesQuizzList(espion).lister(lea, true, REQUETE),
    );
    const tout = lus.join("\n");
    expect(tout).toContain("SEARCH questions USING INDEX questions_quizz_position (quizz=?)");
    expect(tout).toContain("SEARCH quizz USING INDEX quizz__id_unique (_id=?)");
    expect(tout).toContain("SEARCH statistiques_questions USING INDEX");
    expect(tout).toContain("SEARCH parties_finies USING COVERING INDEX parties_finies_quizz");
    expect(tout).not.toMatch(
      /SCAN (quizz|questions|statistiques_questions|parties_finies)|CORRELATED/,
    );
  });

  test("bookmarks, in their order: along theirs", async () => {
    const [page = ""] = await plans((compte) => ({ sorte: "favoris", compte }), {});
    expect(page).toContain("SEARCH favoris USING COVERING INDEX favoris_rang (compte=?)");
    expect(page).not.toContain("TEMP B-TREE");
  });

  test.each<[string, (lea: string) => ListeDemandee, Partial<RequeteListeQuizz>]>([
    ["somebody's, for a visitor", (createur) => ({ sorte: "de", createur, pour: null }), {}],
    ["somebody's, for a member", (lea) => ({ sorte: "de", createur: "autre", pour: lea }), {}],
    ["friends'", (compte) => ({ sorte: "amis", compte }), { sort: "recent" }],
    ["bookmarks", (compte) => ({ sorte: "favoris", compte }), { sort: "note" }],
    ["tags", () => ({ sorte: "public" }), { tags: ["Rap", "TV"] }],
    ["a search", () => ({ sorte: "public" }), { search: "noel", sort: "recent" }],
    [
      "without some, and what was played",
      () => ({ sorte: "public" }),
      { sauf: ["a"], nouveaux: true },
    ],
    ["a slip", () => ({ sorte: "public" }), { search: "noelle" }],
    ["both", () => ({ sorte: "public" }), { search: "noel", sort: "note", tags: ["Rap"] }],
  ])(
    "%s: nothing is looked up again for each row, nor read from end to end",
    async (_nom, liste, requete) => {
      for (const plan of await plans(liste, requete)) {
        expect(plan).not.toContain("CORRELATED");
        expect(plan).not.toMatch(/SCAN (quizz|comptes|questions|favoris|amities|json_each)$/m);
      }
    },
  );
});

describe("what a row says of its questions and its tags", () => {
  test("stays true, whatever is done to a quizz and by whom", async () => {
    const { db } = await creerBaseDeTest();
    const lea = creerCompteEnBase(db, "Lea");
    const edition = createEditionQuizzRepository(db);
    const quizzs = createQuizzRepository(db);
    const totaux = () => db.all(sql`select liste, n from totaux order by liste desc`);
    const comptes = () =>
      ["visibilite = 'public'", "officiel = 1"].map((condition, rang) => ({
        liste: rang === 0 ? "public" : "officiel",
        n: db.get<{ n: number }>(
          sql`select count(*) as n from quizz where ${sql.raw(condition)}
            and exists (select 1 from questions where quizz = quizz._id and trim(text) <> '')`,
        )?.n,
      }));
    const type = fc.constantFrom("rien", "choix", "entree" as const);
    // questions of the quizz: with a text, or blank
    const text = fc.constantFrom("?", "", " ");
    const geste = fc.oneof(
      fc.record({ quoi: fc.constant("ajouter" as const), type, text, rang: fc.nat(5) }),
      fc.record({ quoi: fc.constant("modifier" as const), type, text, rang: fc.nat(5) }),
      fc.record({ quoi: fc.constant("retirer" as const), rang: fc.nat(5) }),
      fc.record({
        quoi: fc.constant("deplacer" as const),
        tag: fc.constantFrom("TV", "Rap", "Film"),
      }),
      fc.record({ quoi: fc.constant("brut" as const), type }),
      fc.record({
        quoi: fc.constant("publier" as const),
        visibilite: fc.constantFrom("prive", "amis", "public" as const),
      }),
      fc.record({ quoi: fc.constant("distinguer" as const), officiel: fc.boolean() }),
      fc.record({ quoi: fc.constant("supprimer" as const) }),
    );
    fc.assert(
      fc.property(
        fc.array(type, { maxLength: 3 }),
        fc.array(geste, { maxLength: 12 }),
        (debut, gestes) => {
          const id = quizzs.creer({
            title: "Un quizz",
            createur: lea,
            tags: ["Science", "inconnu"],
            visibilite: "public",
            aleatoireGlobal: false,
            aleatoire: [],
            officiel: false,
            questions: debut.map((un) => ({ ...QUESTION_RIEN, type: un })),
          });
          for (const un of gestes) {
            const lu = quizzs.lire(id, lea);
            const question = lu?.questions["rang" in un ? un.rang : 0];
            if (lu === null) break;
            if (un.quoi === "ajouter")
              edition.ajouter(id, lea, { ...QUESTION_RIEN, type: un.type, text: un.text }, un.rang);
            else if (un.quoi === "modifier" && question !== undefined)
              edition.modifier(id, question._id, lea, {
                ...QUESTION_RIEN,
                type: un.type,
                text: un.text,
              });
            else if (un.quoi === "retirer" && question !== undefined)
              edition.retirer(id, question._id, lea);
            else if (un.quoi === "deplacer")
              edition.changer(id, lea, { ...lu, ...SANS_QUESTION, tags: [un.tag] });
            else if (un.quoi === "publier")
              edition.changer(id, lea, { ...lu, ...SANS_QUESTION, visibilite: un.visibilite });
            else if (un.quoi === "distinguer")
              db.run(sql`update quizz set officiel = ${un.officiel ? 1 : 0} where _id = ${id}`);
            else if (un.quoi === "supprimer") edition.supprimer(id, lea);
            else if (un.quoi === "brut")
              db.run(
                sql`update questions set type = ${un.type} where quizz = ${id} and position = 0`,
              );
          }
          expect(totaux()).toEqual(comptes());
          const lu = quizzs.lire(id, lea);
          if (lu === null) return;
          const { questions, tags } = lu;
          const ligne = db.get(sql`select questionsCount as n, vide from quizz where _id = ${id}`);
          expect(ligne).toEqual({
            n: compterQuestionsDuQuizz(questions),
            vide: questions.every(({ text }) => text.trim() === "") ? 1 : 0,
          });
          const ranges = db.all<{ tag: string }>(
            sql`select tag from quizz_tags join quizz on numero = quizz_tags.quizz where _id = ${id}`,
          );
          expect(ranges.map(({ tag }) => tag).toSorted()).toEqual([...tags].toSorted());
        },
      ),
      { numRuns: 60 },
    );
    createCompteRepository(db).supprimer(lea);
    const orphelins = sql`select * from quizz_tags where quizz not in (select numero from quizz)`;
    expect(db.all(orphelins)).toEqual([]);
    expect(totaux()).toEqual(comptes());
  });
});
