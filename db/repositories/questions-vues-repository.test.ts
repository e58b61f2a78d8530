/** Questions that people have seen: kept with the evening, forgotten with the account, the report, or the time. */
import { expect, test } from "vitest";
import {
  calculerCleDeQuestionVue,
  JOURS_DE_GARDE_DES_QUESTIONS_VUES,
} from "#contracts/composition.ts";
import { sql } from "../drizzle.ts";
import { creerBaseDeTest, creerCompteEnBase } from "../test/banc.ts";
import { creerJoueurDeTest, creerSoireeDeTest, QUESTION_TAPEE } from "../test/soiree.ts";
import { createCleanupRepository } from "./cleanup-repository.ts";
import { createCompteRepository } from "./compte-repository.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createQuestionsVuesRepository, hacherCleDeQuestion } from "./questions-vues-repository.ts";

const NAVIGATEUR = `hash of ${"jeton-hote".padEnd(24, "-")}`;
const JOUR_MS = 24 * 3600 * 1000;

async function bancVues() {
  const { db } = await creerBaseDeTest();
  const historique = createHistoriqueRepository(db);
  const vues = createQuestionsVuesRepository(db);
  /** Ids of the questions that a group has seen. */
  const lire = ({ compte = null, jeton = "", comptes = [] }: Partial<Groupe>) =>
    [...vues.lire({ compte, jeton, comptes }).questions].toSorted();
  return { db, historique, vues, lire };
}
type Groupe = Parameters<ReturnType<typeof createQuestionsVuesRepository>["lire"]>[0];
const question = (_id: string) => ({ ...QUESTION_TAPEE, _id, text: `Question ${_id}` });

test("a host's browser, a host's account and the accounts of players have seen an evening, and nobody else", async () => {
  const { db, historique, vues, lire } = await bancVues();
  const [lea, tom, zoe] = ["Lea", "Tom", "Zoe"].map((nom) => creerCompteEnBase(db, nom));
  historique.ecrire(
    creerSoireeDeTest({ id: "a", question: question("qa"), comptes: { Lea: lea ?? "" } }),
  );
  historique.ecrire(
    creerSoireeDeTest({ id: "b", question: question("qb"), hote: tom ?? "", comptes: {} }),
  );
  expect(lire({ jeton: NAVIGATEUR })).toEqual(["qa"]);
  expect(lire({ comptes: [lea ?? ""] })).toEqual(["qa"]);
  expect(lire({ compte: tom ?? "" })).toEqual(["qb"]);
  expect(lire({ compte: tom ?? "", comptes: [lea ?? ""] })).toEqual(["qa", "qb"]);
  expect(lire({ compte: zoe ?? "" })).toEqual([]);
  expect(lire({})).toEqual([]);
  // a copy of the question has the same key
  const copie = hacherCleDeQuestion(
    calculerCleDeQuestionVue({ ...question("copie"), text: "QUESTION QA" }),
  );
  expect(vues.lire({ compte: null, jeton: NAVIGATEUR, comptes: [] }).cles.has(copie)).toBe(true);
});

test("a question seen twice is one row, of the last evening", async () => {
  const { db, historique } = await bancVues();
  for (const id of ["a", "b"]) historique.ecrire(creerSoireeDeTest({ id }));
  expect(db.all(sql`select soiree from questions_vues`)).toEqual([{ soiree: "b" }]);
});

test("logging in takes what the browser has seen, without a row twice", async () => {
  const { db, historique, lire } = await bancVues();
  const lea = creerCompteEnBase(db, "Lea");
  historique.ecrire(creerSoireeDeTest({ id: "a", question: question("qa") }));
  historique.ecrire(creerSoireeDeTest({ id: "b", question: question("qa"), hote: lea }));
  historique.ecrire(creerSoireeDeTest({ id: "c", question: question("qc") }));
  historique.reclamerTout([NAVIGATEUR], lea);
  expect(lire({ compte: lea })).toEqual(["qa", "qc"]);
  expect(lire({ jeton: NAVIGATEUR })).toEqual([]);
  expect(db.get(sql`select count(*) as n from questions_vues`)).toEqual({ n: 2 });
});

test("a player who logs in after the game has seen its questions", async () => {
  const { db, historique, lire } = await bancVues();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  historique.ecrire(creerSoireeDeTest({ id: "a", question: question("qa") }));
  historique.reclamerTout([creerJoueurDeTest("j1", "Lea", 1, 1).jeton], lea);
  expect(lire({ compte: lea })).toEqual(["qa"]);
  expect(lire({ compte: tom })).toEqual([]);
  const { jeton } = creerJoueurDeTest("j2", "Tom", 0, 2);
  const reclame = { code: "ABC123", quizzId: "composee-1-2", jeton };
  expect(historique.reclamer(reclame, tom)).toMatchObject({ gorgees: 4 });
  expect(lire({ compte: tom })).toEqual(["qa"]);
});

test("what is seen goes with the account, with the host's report, and after its time", async () => {
  const { db, historique, vues, lire } = await bancVues();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  historique.ecrire(
    creerSoireeDeTest({ id: "a", question: question("qa"), hote: tom, comptes: { Lea: lea } }),
  );
  historique.ecrire(creerSoireeDeTest({ id: "b", question: question("qb") }));
  vues.oublierSoiree("b", { compte: null, jetons: ["another browser"] });
  expect(lire({ jeton: NAVIGATEUR })).toEqual(["qb"]);
  vues.oublierSoiree("b", { compte: null, jetons: [NAVIGATEUR] });
  expect(lire({ jeton: NAVIGATEUR })).toEqual([]);
  vues.oublierSoiree("a", { compte: tom, jetons: [] });
  expect([lire({ compte: tom }), lire({ compte: lea })]).toEqual([[], ["qa"]]);
  createCleanupRepository(db).cleanUp(
    Date.now() + (JOURS_DE_GARDE_DES_QUESTIONS_VUES - 1) * JOUR_MS,
  );
  expect(lire({ compte: lea })).toEqual(["qa"]);
  createCompteRepository(db).supprimer(lea);
  expect(db.get(sql`select count(*) as n from questions_vues`)).toEqual({ n: 0 });
  historique.ecrire(creerSoireeDeTest({ id: "c", hote: tom }));
  createCleanupRepository(db).cleanUp(
    Date.now() + (JOURS_DE_GARDE_DES_QUESTIONS_VUES + 1) * JOUR_MS,
  );
  expect(lire({ compte: tom })).toEqual([]);
});
