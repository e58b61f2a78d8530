import { describe, expect, test } from "vitest";
import { corpsQuestion } from "#contracts/edition.ts";
import {
  convertirEnQuestionAEnregistrer,
  creerProposition,
  type QuestionEcrite,
  creerQuestionVierge,
} from "../../../document/question-ecrite.ts";
import { trouverErreursDeQuestionParChamp } from "./fautes-de-champs.ts";

const LONG = "x".repeat(61);
const avec = (champs: Partial<QuestionEcrite>): QuestionEcrite => ({
  ...creerQuestionVierge("choix"),
  ...champs,
});
const options = (...textes: string[]) => ({
  propositions: textes.map((texte, rang) => creerProposition(texte, { cle: String(rang) })),
});

describe("each sentence of plateforme §5 is said at its field", () => {
  test("an option that another one says already", () => {
    const { propositions } = trouverErreursDeQuestionParChamp(
      avec(options("Brie", "Comté", " Brie ", "")),
    );
    expect(propositions).toEqual({ 2: "Cette proposition existe déjà." });
  });

  test("an option that is too long, even twice", () => {
    const { propositions } = trouverErreursDeQuestionParChamp(avec(options("Brie", LONG, LONG)));
    expect(propositions).toEqual({
      1: "Allez encore plus long 😑 60 caractères max.",
      2: "Allez encore plus long 😑 60 caractères max.",
    });
  });

  test("an accepted answer that is there already, among the bonus ones too, or too long", () => {
    const trop = "y".repeat(121);
    const fautes = trouverErreursDeQuestionParChamp({
      ...creerQuestionVierge("entree"),
      reponses: ["Brie", trop],
      reponsesBonus: ["Brie", "Comté"],
    });
    expect(fautes.reponses[0]).toBeUndefined();
    expect(fautes.reponses[1]).toMatch(/ne dépasse pas 120/);
    expect(fautes.reponsesBonus).toEqual(["Cette réponse existe déjà.", undefined]);
  });

  test("a time that no question has, an item, a text", () => {
    expect(trouverErreursDeQuestionParChamp(avec({ temps: 3601 })).temps).toMatch(/3600/);
    expect(trouverErreursDeQuestionParChamp(avec({ text: "z".repeat(2001) })).texte).toMatch(
      /trop long/,
    );
    expect(trouverErreursDeQuestionParChamp(avec({ liste: ["a", "z".repeat(501)] })).liste).toEqual(
      [undefined, "Un élément de la liste ne dépasse pas 500\u00A0caractères."],
    );
  });

  test("all that it says together", () => {
    const liste = Array.from({ length: 50 }, () => "z".repeat(499));
    expect(trouverErreursDeQuestionParChamp(avec({ liste })).entiere).toMatch(/trop longue/);
  });
});

test("what is not reached by a sentence would be saved", () => {
  const juste = avec({ ...options("Brie", "Comté", ""), text: "Lequel ?" });
  expect(corpsQuestion.safeParse(convertirEnQuestionAEnregistrer(juste)).success).toBe(true);
  const fautes = trouverErreursDeQuestionParChamp(juste);
  expect([fautes.texte, fautes.temps, fautes.entiere]).toEqual([undefined, undefined, undefined]);
  expect(fautes.propositions).toEqual({});
});
