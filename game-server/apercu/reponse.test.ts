import { expect, test } from "vitest";
import { choix, entree, ordre, rien } from "#game/rules/test/quizz.ts";
import { jugerReponseEnApercu } from "./reponse.ts";

test.each([
  [entree(), ["  leonard de vinci "], { ok: true, jugement: "juste", fautes: 0 }],
  [entree(), ["Léonard de Vincy"], { ok: true, jugement: "juste", fautes: 1 }],
  [entree(), ["italien"], { ok: true, jugement: "precis", fautes: 0 }],
  [entree(), ["Raphaël"], { ok: true, jugement: "faux", fautes: 0 }],
  [entree(), ["  "], { ok: false, refus: "reponse_vide" }],
  [choix(), ["Sydney"], { ok: true, jugement: "precis", fautes: 0 }],
  [choix(), ["Hobart"], { ok: false, refus: "reponse_invalide" }],
  [ordre(), ["souris", "chat"], { ok: true, jugement: "faux", fautes: 0 }],
  [rien(), ["oui"], { ok: false, refus: "reponse_invalide" }],
] as const)("$0.type, %j: %j", (question, brute, essai) => {
  expect(jugerReponseEnApercu(question, brute)).toEqual(essai);
});
