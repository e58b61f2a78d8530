/** Checks of the starter content (defauts 11, decisions-jeu "Question, reveal, sips"). */
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { MINI_JEUX } from "#contracts/mini-jeux.ts";

const dossier = new URL("./content/quizz/", import.meta.url);
const fichier = z.object({
  questions: z.array(
    z.object({
      type: z.string(),
      text: z.string(),
      reponse: z.array(z.string()).default([]),
      precis: z.array(z.string()).default([]),
    }),
  ),
});
const questions = readdirSync(dossier).flatMap(
  (nom) => fichier.parse(JSON.parse(readFileSync(new URL(nom, dossier), "utf8"))).questions,
);
const nombres = (texte: string) => texte.match(/\d+/g) ?? [];

test("a bonus is for who says more than was asked: never for a number that is only near", () => {
  const chiffrees = questions.filter(
    ({ type, reponse }) => type === "entree" && nombres(reponse[0] ?? "").length > 0,
  );
  expect(chiffrees.length).toBeGreaterThan(2);
  for (const { text, reponse, precis } of chiffrees)
    for (const bonus of precis)
      expect(nombres(bonus), text).toEqual(expect.arrayContaining(nombres(reponse[0] ?? "")));
});

test("a bonus is not the answer itself", () => {
  for (const { text, reponse, precis } of questions)
    expect(
      precis.filter((bonus) => reponse.includes(bonus)),
      text,
    ).toEqual([]);
});

const cartes = z
  .array(
    z.object({
      _id: z.string().optional(),
      text: z.string(),
      suite: z.object({ text: z.string() }).optional(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL("./content/imprevus.json", import.meta.url), "utf8")));

test("every mini-game has its card, by which it is drawn", () => {
  for (const { id, titre } of Object.values(MINI_JEUX))
    expect(cartes).toContainEqual({ _id: id, text: titre });
});

test("a card asks the room something without guessing who is in it", () => {
  for (const { text, suite } of cartes)
    for (const lu of [text, suite?.text ?? ""])
      expect(lu).not.toMatch(/(?:^|[.!?]\s)(?:Toujours )?\p{L}+és(?!\p{L})[^.!?]*\?/u);
});

test("a card that has a word spelt does not show the word", () => {
  const epelees = cartes.filter(({ text }) => /épel|à l’envers/u.test(text));
  expect(epelees.length).toBeGreaterThan(0);
  for (const { text } of epelees) expect(text).not.toContain("&liste");
});
