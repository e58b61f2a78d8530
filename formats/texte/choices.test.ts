import { expect, test } from "vitest";
import { lireFichierImport } from "../formats.ts";
import { enBref, octetsDe } from "../test/aides.ts";

const TEXT = "Quel film ?\nMatrix*\nAlien\nQui veut la peau de Roger ?\nTitanic";

test("the roles of its lines, and the other ways to read it", async () => {
  const { texte } = await lireFichierImport(octetsDe(TEXT), { format: "texte" });
  expect(texte?.roles).toEqual(["question", "bonne", "proposition", "proposition", "proposition"]);
  expect(texte?.lectures.slice(0, 2).map(({ nom }) => nom)).toEqual([
    "des blocs séparés par une ligne vide",
    "une question à chaque point d’interrogation",
  ]);
});

test("another reading, chosen by its author, is followed and asks no more", async () => {
  const first = await lireFichierImport(octetsDe(TEXT), { format: "texte" });
  const other = first.texte?.lectures[1]?.cle ?? "";
  const second = await lireFichierImport(octetsDe(TEXT), {
    format: "texte",
    consignes: { lecture: other, roles: {} },
  });
  expect(second.texte?.lecture).toBe(other);
  const lignes = second.quizz[0]?.lignes ?? [];
  expect(lignes.map(enBref).map(({ text }) => text)).toEqual([
    "Quel film ?",
    "Qui veut la peau de Roger ?",
  ]);
  expect(lignes.flatMap((ligne) => (ligne.sorte === "question" ? ligne.doutes : []))).not.toContain(
    "Ce texte se lit de deux façons\u00A0: vérifiez la question et sa réponse, ou choisissez l’autre lecture.",
  );
});

test("a role that its author gives to a line changes the questions", async () => {
  const { quizz, texte } = await lireFichierImport(octetsDe(TEXT), {
    format: "texte",
    consignes: { lecture: null, roles: { 3: "bonne", 4: "question", 5: "reponse" } },
  });
  expect(texte?.roles[3]).toBe("question");
  expect((quizz[0]?.lignes ?? []).map(enBref)).toMatchObject([
    { ou: 1, type: "choix", options: ["Matrix", "Alien"], reponse: ["Matrix", "Alien"] },
    { ou: 4, type: "entree", text: "Qui veut la peau de Roger ?", reponse: ["Titanic"] },
  ]);
});
