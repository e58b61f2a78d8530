/** Whose questions a composed evening may take, which ones, and how many quizzes are read for it. */
import { expect, test } from "vitest";
import type { SourceDeComposition, VoeuxDeComposition } from "#contracts/composition.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { sql } from "../drizzle.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { creerSoireeDeTest } from "../test/soiree.ts";
import { createCompositionRepository } from "./composition-repository.ts";
import { createHistoriqueRepository } from "./historique-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "./quizz-repository.ts";
import { createOrdreQuizzEtFavorisRepository } from "./rangement-repository.ts";
import { createSocialRepository } from "./social-repository.ts";
import { createStatistiquesQuestionsRepository } from "./statistique-repository.ts";

const TOUTES: SourceDeComposition[] = ["miens", "signets", "publics"];
const question = (text: string) => ({
  ...QUESTION_RIEN,
  type: "entree" as const,
  text,
  reponse: [`réponse de ${text}`],
});

async function bancCompositions() {
  const { db } = await creerBaseDeTest();
  // the starter content of the test database has a few public quizzes
  db.run(sql`update quizz set composable = 0`);
  const quizz = createQuizzRepository(db);
  const compositions = createCompositionRepository(db);
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const creer = (createur: string, title: string, champs: Partial<NouveauQuizz> = {}) =>
    quizz.creer({
      title,
      createur,
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      officiel: false,
      questions: [question(`${title} 1`), question(`${title} 2`)],
      ...champs,
    });
  const demander = (compte: string | null, voeux: Partial<VoeuxDeComposition> = {}) => ({
    groupe: { compte, jeton: "", comptes: compte === null ? [] : [compte] },
    voeux: { tags: [], nombre: 40, difficulte: "melange" as const, sources: TOUTES, ...voeux },
    tirage: "un tirage",
  });
  /** Titles of the quizzes that a composition takes from. */
  const titres = (compte: string | null, voeux: Partial<VoeuxDeComposition> = {}) =>
    compositions
      .tirer(demander(compte, voeux))
      .quizz.map(({ titre }) => titre)
      .toSorted();
  return { db, quizz, compositions, lea, tom, creer, demander, titres };
}

test("takes from one's own, from bookmarks that one may see, and from public ones whose author allows it", async () => {
  const { db, compositions, lea, tom, creer, demander, titres } = await bancCompositions();
  creer(lea, "privé de Léa", { visibilite: "prive" });
  creer(tom, "public de Tom");
  const prive = creer(tom, "privé de Tom", { visibilite: "prive" });
  const amis = creer(tom, "amis de Tom", { visibilite: "amis" });
  const ferme = creer(tom, "fermé de Tom", { composable: false });
  const masque = creer(tom, "masqué de Tom");
  creer(lea, "fermé de Léa", { composable: false });
  db.run(sql`update quizz set masque = 'public', visibilite = 'prive' where _id = ${masque}`);
  const siens = ["fermé de Léa", "privé de Léa", "public de Tom"];
  expect(titres(lea)).toEqual(siens);
  const social = createSocialRepository(db);
  social.demander(lea, tom);
  social.accepter(tom, lea);
  createOrdreQuizzEtFavorisRepository(db).retenir(lea, [prive, amis, ferme, masque]);
  expect(titres(lea)).toEqual(["amis de Tom", ...siens]);
  expect(titres(lea, { sources: ["miens"] })).toEqual(["fermé de Léa", "privé de Léa"]);
  expect(titres(lea, { sources: ["signets"] })).toEqual(["amis de Tom"]);
  expect(titres(lea, { sources: ["publics"] })).toEqual(["public de Tom"]);
  expect(titres(null)).toEqual(["public de Tom"]);
  expect(titres(tom, { sources: ["signets"] })).toEqual([]);

  // the questions of a room are read again with the same rights
  const { questions } = compositions.tirer(demander(lea));
  expect(compositions.lire(questions, lea)).toHaveLength(8);
  expect(compositions.lire(questions, null)).toHaveLength(2);
  db.run(sql`update quizz set composable = 0 where title = 'public de Tom'`);
  expect(compositions.lire(questions, lea)).toHaveLength(6);
  expect(compositions.lire(questions, null)).toEqual([]);
  // what the moderation has hidden is lost to its author too
  db.run(sql`update quizz set masque = 'public' where title = 'privé de Léa'`);
  expect(compositions.lire(questions, lea)).toHaveLength(4);
});

test("never asks what somebody of the room has seen, nor a copy of it, nor what cannot be played", async () => {
  const { db, quizz, compositions, lea, tom, creer, demander } = await bancCompositions();
  const id = creer(tom, "Joués", {
    questions: [
      question("vue"),
      question("neuve"),
      QUESTION_RIEN,
      { ...question("?"), reponse: [] },
    ],
  });
  creer(tom, "Copies", {
    questions: [
      { ...question("VUE !"), reponse: ["réponse de vue"] },
      { ...question("Neuve"), reponse: ["réponse de neuve"] },
    ],
  });
  const [vue] = quizz.lire(id, null)?.questions ?? [];
  if (vue === undefined) throw new Error("no question");
  const { _id, type, text, options, reponse, precis } = vue;
  createHistoriqueRepository(db).ecrire(
    creerSoireeDeTest({
      id: "a",
      hote: tom,
      comptes: { Lea: lea },
      question: { _id, type, text, options, reponse, precis, dureeMs: 0, gorgees: 0, reponses: [] },
    }),
  );
  const textes = (demande: Parameters<typeof compositions.tirer>[0]) =>
    compositions
      .lire(compositions.tirer(demande).questions, null)
      .map(({ question: une }) => une.text.toLowerCase())
      .toSorted();
  expect(textes(demander(null))).toHaveLength(2);
  expect(textes(demander(lea))).toEqual(["neuve"]);
  const visiteur = demander(null);
  expect(textes({ ...visiteur, groupe: { ...visiteur.groupe, comptes: [lea] } })).toEqual([
    "neuve",
  ]);
});

test("keeps to the tags", async () => {
  const { compositions, tom, creer, demander, titres } = await bancCompositions();
  creer(tom, "Histoire", { tags: ["Histoire"] });
  creer(tom, "Sport", { tags: ["Sport", "TV"] });
  creer(tom, "Rien");
  expect(titres(null, { tags: ["Histoire"] })).toEqual(["Histoire"]);
  expect(titres(null, { tags: ["TV", "Sport", "Histoire"] })).toEqual(["Histoire", "Sport"]);
  expect(titres(null, { tags: ["Rap"] })).toEqual([]);
  // a quizz for a warned public is asked for by its tag
  creer(tom, "Averti", { tags: ["NSFW", "Rap"] });
  expect(titres(null, { tags: ["Rap"] })).toEqual([]);
  expect(titres(tom)).toEqual(["Histoire", "Rien", "Sport"]);
  expect(titres(null, { tags: ["Rap", "NSFW"] })).toEqual(["Averti"]);
  expect(compositions.tirer(demander(null))).toMatchObject({ nombre: 40, inconnues: 6 });
});

test("counts what is known of difficulty, and prefers the wished one", async () => {
  const { db, quizz, compositions, tom, creer, demander } = await bancCompositions();
  const id = creer(tom, "Histoire", { questions: ["a", "b", "c"].map(question) });
  const statistiques = createStatistiquesQuestionsRepository(db);
  const lues = quizz.lire(id, null)?.questions ?? [];
  const justes = [20, 1];
  statistiques.compter(
    id,
    lues.slice(0, 2).map((une, rang) => ({
      question: une._id,
      teneur: calculerTeneurDeQuestion(une),
      posees: 20,
      justes: justes[rang] ?? 0,
      fausses: [],
      medianeMs: null,
    })),
  );
  const tirer = (difficulte: VoeuxDeComposition["difficulte"]) =>
    compositions.tirer(demander(null, { difficulte }));
  expect(tirer("melange")).toMatchObject({
    difficultes: { facile: 1, moyen: 1, difficile: 1 },
    inconnues: 1,
  });
  expect(tirer("facile").difficultes).toEqual({ facile: 1, moyen: 1, difficile: 0 });
  expect(tirer("difficile").difficultes).toEqual({ facile: 0, moyen: 1, difficile: 1 });
});

test("gives the figures of a composed game to the quizzes of its questions", async () => {
  const { db, quizz, tom, creer } = await bancCompositions();
  const ids = [creer(tom, "Un"), creer(tom, "Deux")];
  const posees = ids.flatMap((id) => quizz.lire(id, null)?.questions[0] ?? []);
  createHistoriqueRepository(db).ecrire({
    ...creerSoireeDeTest({ id: "a", quizzId: "composee-1-2" }),
    statistiques: posees.map((une) => ({
      question: une._id,
      teneur: calculerTeneurDeQuestion(une),
      posees: 3,
      justes: 2,
      fausses: [],
      medianeMs: null,
    })),
  });
  const statistiques = createStatistiquesQuestionsRepository(db);
  for (const id of ids)
    expect(statistiques.lire(id, tom)?.map((une) => une.posees)).toEqual([3, 0]);
});

test("reads a bounded number of quizzes, another piece of them for each draw", async () => {
  const { compositions, tom, creer, demander } = await bancCompositions();
  for (let n = 0; n < 320; n++)
    creer(tom, `Q${String(n)}`, { questions: [question(`question ${String(n)}`)] });
  const tirer = (tirage: string) =>
    compositions
      .tirer({ ...demander(null, { nombre: 10 }), tirage })
      .questions.map((une) => une.question);
  expect(tirer("un")).toHaveLength(10);
  expect(tirer("un")).toEqual(tirer("un"));
  expect(tirer("un")).not.toEqual(tirer("deux"));
});
