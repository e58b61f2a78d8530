import { expect, test } from "vitest";
import { DOUBLONS_PAR_QUESTION_MAX } from "#contracts/relecture.ts";
import { sql } from "../drizzle.ts";
import { creerBaseDeTest, creerCompteEnBase, QUESTION_RIEN } from "../test/banc.ts";
import { createDoublonsRepository, sontQuestionsEnDoublon } from "./doublon-repository.ts";
import { createQuizzRepository, type NouveauQuizz } from "./quizz-repository.ts";

type Question = NouveauQuizz["questions"][number];

const tapee = (text: string, ...reponse: string[]): Question => ({
  ...QUESTION_RIEN,
  type: "entree",
  text,
  reponse,
});
const CAPITALE = tapee("Quelle est la capitale de l’Australie ?", "Canberra");

/** Léa's quizz and a function that writes others. */
async function monter(questions: readonly Question[]) {
  const { db } = await creerBaseDeTest();
  const [lea, tom] = [creerCompteEnBase(db, "Lea"), creerCompteEnBase(db, "Tom")];
  const ecrire = (title: string, champs: Partial<NouveauQuizz> = {}) =>
    createQuizzRepository(db).creer({
      title,
      tags: [],
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      createur: tom,
      officiel: false,
      questions: [CAPITALE],
      ...champs,
    });
  const quizz = ecrire("Relu", { createur: lea, visibilite: "prive", questions: [...questions] });
  const depot = createDoublonsRepository(db);
  const titres = () =>
    (depot.trouver(quizz, lea) ?? []).map(({ text, dans }) =>
      [text].concat(dans.map(({ title, sien }) => (sien ? `${title} (le sien)` : title))),
    );
  return { db, lea, tom, ecrire, quizz, depot, titres };
}

test("one's own quizzes and public ones are named, one's own first; private ones and those of friends are not", async () => {
  const { lea, ecrire, titres } = await monter([
    CAPITALE,
    tapee("Qui a peint Guernica ?", "Picasso"),
  ]);
  expect(titres()).toEqual([]);
  ecrire("Public");
  ecrire("Privé", { visibilite: "prive" });
  ecrire("Amis", { visibilite: "amis" });
  ecrire("Autre", { createur: lea, visibilite: "prive" });
  expect(titres()).toEqual([[CAPITALE.text, "Autre (le sien)", "Public"]]);
});

test("a hidden quizz is not named, and comes back with its visibility", async () => {
  const { db, ecrire, titres } = await monter([CAPITALE]);
  const id = ecrire("Public");
  db.run(sql`update quizz set visibilite = 'prive', masque = 'public' where _id = ${id}`);
  expect(titres()).toEqual([]);
  db.run(sql`update quizz set visibilite = 'public', masque = null where _id = ${id}`);
  expect(titres()).toHaveLength(1);
});

test("at most three quizzes are named, and the reader must own the quizz", async () => {
  const { ecrire, quizz, tom, depot, titres } = await monter([CAPITALE]);
  for (const title of ["A", "B", "C", "D"]) ecrire(title, { questions: [CAPITALE, CAPITALE] });
  expect(titres()).toEqual([[CAPITALE.text, "A", "B", "C"]]);
  expect(titres()[0]).toHaveLength(1 + DOUBLONS_PAR_QUESTION_MAX);
  expect(depot.trouver(quizz, tom)).toBeNull();
  expect(depot.trouver("inconnu", tom)).toBeNull();
});

test.each([
  ["case, spaces and punctuation", "quelle est la capitale de l'Australie?"],
  ["no-break spaces", "Quelle est la capitale de l’Australie\u00A0?"],
  ["capitals with accents, and quotes", "« QUELLE est LA capitale de l’australie » ?"],
])("the index finds a text in spite of %s", async (_, text) => {
  const { ecrire, titres } = await monter([CAPITALE]);
  ecrire("Public", { questions: [tapee(text, "canberra")] });
  expect(titres()).toHaveLength(1);
});

test("the index finds a text in spite of its accents", async () => {
  const { ecrire, titres } = await monter([tapee("Où est né Œdipe, à l’été ?", "Thèbes")]);
  ecrire("Public", { questions: [tapee("Ou est ne Oedipe, a l'ete ?", "THEBES")] });
  expect(titres()).toHaveLength(1);
});

test("texts that differ after their first 120 letters are not the same", async () => {
  const long = "Écoutez bien cette histoire, ".repeat(6);
  const { ecrire, titres } = await monter([tapee(`${long} qui parle ?`, "Moi")]);
  ecrire("Public", { questions: [tapee(`${long} qui écoute ?`, "Moi")] });
  expect(titres()).toEqual([]);
  ecrire("Autre", { questions: [tapee(`${long} qui parle ?`, "Moi")] });
  expect(titres()).toHaveLength(1);
});

const choix = (text: string, reponse: string[]) => ({ type: "choix" as const, text, reponse });
const ordre = (text: string, reponse: string[]) => ({ type: "ordre" as const, text, reponse });

test.each([
  [true, "the same", choix("Où ?", ["Ici"]), choix("Où ?", ["Ici"])],
  [true, "one answer in common", choix("Où ?", ["Ici", "Là"]), choix("où", ["là"])],
  [
    true,
    "another type",
    choix("Où ?", ["Ici"]),
    { ...choix("Où ?", ["ici"]), type: "entree" as const },
  ],
  [true, "answers without letters", choix("Quoi ?", ["€"]), choix("Quoi ?", [" €"])],
  [true, "an order", ordre("Rangez", ["Un", "Deux"]), ordre("Rangez", ["Deux", "Un"])],
  [
    false,
    "another answer",
    choix("Quel est ce film ?", ["Titanic"]),
    choix("Quel est ce film ?", ["Avatar"]),
  ],
  [false, "other signs", choix("Quoi ?", ["€"]), choix("Quoi ?", ["$"])],
  [false, "another text", choix("Où ?", ["Ici"]), choix("Qui ?", ["Ici"])],
  [false, "no answers", choix("Où ?", []), choix("Où ?", [])],
  [
    false,
    "an order of other things",
    ordre("Rangez", ["Un", "Deux"]),
    ordre("Rangez", ["Un", "Trois"]),
  ],
  [false, "an order and a choice", ordre("Rangez", ["Un"]), choix("Rangez", ["Un"])],
])("%s: %s", (attendu, _, a, b) => expect(sontQuestionsEnDoublon(a, b)).toBe(attendu));

test("of a text that is asked everywhere, some are looked at, by the index", async () => {
  const { db, ecrire, titres } = await monter([tapee("?", "Moi"), CAPITALE]);
  ecrire("Public", { questions: [tapee("?", "Moi")] });
  // a text of signs only says nothing
  expect(titres()).toEqual([]);
  const plan = db.all(
    sql`explain query plan select _id from questions where questions.pli = 'a' and questions.type <> 'rien'`,
  );
  expect(JSON.stringify(plan)).toContain("questions_pli (pli=?)");
});
