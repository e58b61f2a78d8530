import { expect, test } from "vitest";
import { calculerBadgesGagnes, type FaitsPourBadges, LISTE_BADGES } from "./badges.ts";

const RIEN: FaitsPourBadges = {
  confirmations: 0,
  parties: 0,
  gorgees: 0,
  sansFaute: 0,
  bulle: 0,
  sobre: 0,
  roulette: 0,
  soixanteNeuf: 0,
  amis: 0,
  quizz: 0,
  questions: 0,
  notes: 0,
};

test.each<[keyof FaitsPourBadges, number, string[]]>([
  ["confirmations", 1, ["bienvenue"]],
  ["parties", 1, ["premiereTournee"]],
  ["parties", 9, ["premiereTournee"]],
  ["parties", 10, ["premiereTournee", "habitue"]],
  ["parties", 50, ["premiereTournee", "habitue", "pilier"]],
  ["gorgees", 99, []],
  ["gorgees", 100, ["centGorgees"]],
  ["gorgees", 1000, ["centGorgees", "milleGorgees"]],
  ["sansFaute", 1, ["sansFaute"]],
  ["bulle", 1, ["bulle"]],
  ["sobre", 1, ["sobre"]],
  ["roulette", 1, ["roulette"]],
  ["soixanteNeuf", 1, ["soixanteNeuf"]],
  ["amis", 9, ["premierAmi"]],
  ["amis", 10, ["premierAmi", "bande"]],
  ["quizz", 1, ["premierQuizz"]],
  ["questions", 9, []],
  ["questions", 10, ["dixQuestions"]],
  ["notes", 10, ["dixNotes"]],
])("%s, %i: %j", (fait, nombre, badges) => {
  expect(calculerBadgesGagnes({ ...RIEN, [fait]: nombre })).toEqual(badges);
});

test("nothing done earns nothing, everything done earns them all, in their order", () => {
  expect(calculerBadgesGagnes(RIEN)).toEqual([]);
  const tout = { ...RIEN };
  for (const fait of Object.keys(RIEN)) Object.assign(tout, { [fait]: 1000 });
  expect(calculerBadgesGagnes(tout)).toEqual(LISTE_BADGES.map(({ _id }) => _id));
});
