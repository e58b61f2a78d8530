import { expect, test } from "vitest";
import {
  creerQuestionChoix,
  creerQuestionEntree,
  creerQuestionOrdre,
  creerQuestionRien,
} from "#game/rules/test/quizz.ts";
import { jugerReponseEnApercu } from "./reponse.ts";

test.each([
  [creerQuestionEntree(), ["  leonard de vinci "], { ok: true, jugement: "juste", fautes: 0 }],
  [creerQuestionEntree(), ["Léonard de Vincy"], { ok: true, jugement: "juste", fautes: 1 }],
  [creerQuestionEntree(), ["italien"], { ok: true, jugement: "precis", fautes: 0 }],
  [creerQuestionEntree(), ["Raphaël"], { ok: true, jugement: "faux", fautes: 0 }],
  [creerQuestionEntree(), ["  "], { ok: false, refus: "reponse_vide" }],
  [creerQuestionChoix(), ["Sydney"], { ok: true, jugement: "precis", fautes: 0 }],
  [creerQuestionChoix(), ["Hobart"], { ok: false, refus: "reponse_invalide" }],
  [creerQuestionOrdre(), ["souris", "chat"], { ok: true, jugement: "faux", fautes: 0 }],
  [creerQuestionRien(), ["oui"], { ok: false, refus: "reponse_invalide" }],
] as const)("$0.type, %j: %j", (question, brute, essai) => {
  expect(jugerReponseEnApercu(question, brute)).toEqual(essai);
});
