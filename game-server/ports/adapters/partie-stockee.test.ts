import { describe, expect, test } from "vitest";
import type { Partie } from "#game/rules/types.ts";
import { nouvellePartie, VERSION_PARTIE } from "#game/rules/nouvelle-partie.ts";
import { ecrirePartie, relirePartie } from "./partie-stockee.ts";

const VIDE = nouvellePartie({ code: "ABC123", billet: "x", graine: [1, 2, 3, 4], placesMax: 8 });
const PARTIE: Partie = {
  ...VIDE,
  quizz: { _id: "q", title: "Q", questions: [] },
  paquet: { normal: ["a"], rare: [] },
};
const STOCKEE = { ...ecrirePartie(PARTIE, 12.5, true) };

describe("the stored form", () => {
  test("gives the game back", () => {
    expect(relirePartie(STOCKEE)).toEqual(PARTIE);
  });

  test("keeps apart what seldom changes", () => {
    expect(STOCKEE.partie).not.toContain("quizz");
    expect(STOCKEE.fixe).toBe(
      '{"quizz":{"_id":"q","title":"Q","questions":[]},"paquet":{"normal":["a"],"rare":[]}}',
    );
    expect(ecrirePartie(PARTIE, 0, false).fixe).toBeNull();
  });

  test.each([
    ["text that is not JSON", { partie: "{" }],
    ["the part that seldom changes missing", { fixe: null }],
    ["something else than an object", { partie: "[]" }],
    ["a field missing", { partie: STOCKEE.partie.replace('"ardoise"', '"autre"') }],
    ["a field of another kind", { partie: STOCKEE.partie.replace('"tour":0', '"tour":"0"') }],
    [
      "a player that is not one",
      { partie: STOCKEE.partie.replace('"joueurs":{', '"joueurs":{"x":3,') },
    ],
    ["the code of another room", { code: "ZZZ999" }],
    ["a later version", { version: VERSION_PARTIE + 1 }],
    ["an older version that nothing migrates", { version: 0 }],
  ])("%s is a lost game, never a crash", (_cas, abime) => {
    expect(relirePartie({ ...STOCKEE, ...abime })).toBeNull();
  });

  test("an older version goes through every migration in turn", () => {
    const { pause: _pause, ...ancienne } = VIDE;
    const stockee = {
      ...STOCKEE,
      version: 5,
      partie: JSON.stringify({ ...ancienne, version: 5, arret: true }),
    };
    const migrations = {
      5: ({ arret, ...reste }: Readonly<Record<string, unknown>>) => ({
        ...reste,
        suspendue: arret,
      }),
      6: ({ suspendue, ...reste }: Readonly<Record<string, unknown>>) => ({
        ...reste,
        pause: suspendue,
      }),
    };
    expect(relirePartie(stockee, migrations, 7)).toEqual({ ...PARTIE, pause: true, version: 7 });
    expect(relirePartie(stockee, {}, 7)).toBeNull();
    const ratee = {
      ...migrations,
      6: () => {
        throw new Error("bug");
      },
    };
    expect(relirePartie(stockee, ratee, 7)).toBeNull();
  });
});
