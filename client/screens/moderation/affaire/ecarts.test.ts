import { expect, test } from "vitest";
import type { ContenuDAffaire } from "#contracts/moderation.ts";
import type { Question } from "#contracts/quizz.ts";
import { direChangementDepuisSignalement } from "./ecarts.ts";
import { QUESTION } from "../test/exemples.ts";

const question = (champs: Partial<Question> = {}): ContenuDAffaire => ({
  genre: "question",
  titre: "Têtes",
  rang: 3,
  question: { ...QUESTION, ...champs },
});
const dire = (avant: ContenuDAffaire, apres: ContenuDAffaire) =>
  direChangementDepuisSignalement(avant, apres)?.replaceAll("\u00A0", " ") ?? null;

test("an option that was shortened says what is left of it", () => {
  expect(dire(question(), question({ options: ["Kévin", "Lison P."] }))).toBe(
    "Aujourd’hui : l’option A ne dit plus que « Kévin ».",
  );
});

test("each part of a question, three at most", () => {
  expect(
    dire(question(), question({ text: "Qui ?", options: ["Non"], reponse: [], media: "" })),
  ).toBe(
    "Aujourd’hui : l’énoncé dit « Qui ? » ; l’option A dit « Non » ; l’option B n’y est plus, et d’autres choses ont changé.",
  );
  expect(dire(question(), question({ temps: 5 }))).toMatch(/réglages ont changé/);
});

test("a copy's file has another name, which is no change; another part of it is one", () => {
  expect(dire(question({ media: "a.webp" }), question({ media: "b.webp" }))).toBeNull();
  expect(
    dire(question({ media: "a.webp" }), question({ media: "a.webp#xywh=percent:0,0,5,5" })),
  ).toBe("Aujourd’hui : le média a changé.");
});

test("a quizz counts its questions, a profile names its pseudo", () => {
  const quizz = (title: string, questions: Question[]): ContenuDAffaire => ({
    genre: "quizz",
    quizz: {
      _id: "q",
      title,
      questions,
      visibilite: "public",
      aleatoireGlobal: false,
      aleatoire: [],
      tags: [],
      source: "",
      auteur: "",
      licence: "",
      date: "2026-11-21T20:00:00.000Z",
    },
  });
  const b = { ...QUESTION, _id: "b" };
  const c = { ...QUESTION, _id: "c" };
  expect(
    dire(quizz("Têtes", [QUESTION, b]), quizz("Visages", [{ ...QUESTION, text: "Ah" }, c])),
  ).toBe(
    "Aujourd’hui : le titre est « Visages » ; une question a changé ; une question n’y est plus, et d’autres choses ont changé.",
  );
  const profil = { genre: "profil", pseudo: "Bob", icon: "ico0", description: "Zut" } as const;
  expect(dire(profil, { ...profil, description: "" })).toBe(
    "Aujourd’hui : la description est vide.",
  );
  expect(dire(profil, profil)).toBeNull();
});
