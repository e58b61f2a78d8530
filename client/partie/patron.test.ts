import { describe, expect, it } from "vitest";
import { ETAPE } from "#contracts/partie.ts";
import { calculerParoleDuPatron } from "./patron.ts";

const salon = {
  code: "ABC123",
  tour: 0,
  etape: ETAPE.question,
  phase: "salon" as const,
  numero: 0,
};
const neuve = calculerParoleDuPatron(null, salon, 100);

describe("what the patron says on a screen", () => {
  it("is shown for eight seconds from when it comes", () => {
    const dite = calculerParoleDuPatron(neuve, { ...salon, numero: 1 }, 200);
    expect([dite.debut, dite.fin]).toEqual([200, 8_200]);
    expect(calculerParoleDuPatron(dite, { ...salon, tour: 1, phase: "jeu", numero: 1 }, 900)).toBe(
      dite,
    );
  });

  it("is not said again by a page that is loaded afterwards, nor for another room", () => {
    const chargee = calculerParoleDuPatron(null, { ...salon, numero: 4 }, 100);
    expect(chargee.fin).toBe(100);
    const ailleurs = calculerParoleDuPatron(chargee, { ...salon, code: "ZZZ999", numero: 9 }, 300);
    expect(ailleurs.fin).toBe(300);
    expect(
      calculerParoleDuPatron(ailleurs, { ...salon, code: "ZZZ999", numero: 10 }, 400).fin,
    ).toBe(8_400);
  });

  it("lets a reveal be told first, and is dropped when it is left before", () => {
    const reveal = { ...salon, phase: "jeu" as const, etape: ETAPE.reponse, tour: 3 };
    const dite = calculerParoleDuPatron(neuve, { ...reveal, numero: 1 }, 1_000);
    expect([dite.debut, dite.fin]).toEqual([6_000, 14_000]);
    const quittee = { ...reveal, etape: ETAPE.question, tour: 4, numero: 1 };
    expect(calculerParoleDuPatron(dite, quittee, 2_000).fin).toBe(2_000);
    expect(calculerParoleDuPatron(dite, quittee, 7_000)).toBe(dite);
  });
});
