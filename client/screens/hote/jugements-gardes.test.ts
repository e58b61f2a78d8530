import { describe, expect, test } from "vitest";
import { ecrireJugements, lireJugements, rienDePose } from "./use-jugement.ts";

const question = { room: "4KX2P9", tour: 7, texte: "Qui a bu ?" };
const poses = { a: "juste", b: "precis" } as const;

describe("the ticks kept for a reload", () => {
  test("come back as they were", () => {
    const ecrits = ecrireJugements(question, { enCorrection: true, poses });
    expect(lireJugements(ecrits, question)).toMatchObject({ enCorrection: true, poses });
  });

  test("leave nothing behind when there are none", () => {
    expect(ecrireJugements(question, rienDePose)).toBe("");
    expect(lireJugements("", question)).toBe(rienDePose);
  });

  test.each([
    ["another room", { ...question, room: "ZZZZZ9" }],
    ["another step", { ...question, tour: 8 }],
    ["the same step of a later game", { ...question, texte: "Et là ?" }],
  ])("are not those of %s", (_, autre) => {
    const ecrits = ecrireJugements(question, { enCorrection: false, poses });
    expect(lireJugements(ecrits, autre)).toBe(rienDePose);
  });

  test.each([
    "{",
    "[]",
    "null",
    JSON.stringify({ question, enCorrection: false, poses: { a: 3 } }),
  ])("are not %s", (brut) => {
    expect(lireJugements(brut, question)).toBe(rienDePose);
  });
});
