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
const STOCKEE = { ...ecrirePartie(PARTIE, 12.5, null) };

describe("the stored form", () => {
  test("gives the game back", () => {
    expect(relirePartie(STOCKEE)).toEqual(PARTIE);
  });

  test("keeps apart what seldom changes", () => {
    expect(STOCKEE.partie).not.toContain("quizz");
    expect(STOCKEE.morceaux.map(({ nom }) => nom)).toEqual(["fixe", "joueurs", "ardoise", "vus"]);
    expect(STOCKEE.morceaux[0]?.texte).toBe(
      '{"quizz":{"_id":"q","title":"Q","questions":[]},"paquet":{"normal":["a"],"rare":[]}}',
    );
  });

  test("writes again only the parts that are other objects", () => {
    const noms = (champs: Partial<Partie>) =>
      ecrirePartie({ ...PARTIE, ...champs }, 0, PARTIE).morceaux.map(({ nom }) => nom);
    expect(noms({ tour: 3 })).toEqual([]);
    expect(noms({ ardoise: [] })).toEqual(["ardoise"]);
    expect(noms({ quizz: null, vus: { normal: [], rare: [] } })).toEqual(["fixe", "vus"]);
  });

  test.each([
    ["text that is not JSON", { partie: "{" }],
    ["a part missing", { morceaux: STOCKEE.morceaux.slice(1) }],
    ["a part that is something else", { morceaux: [{ nom: "fixe", texte: "[]" }] }],
    ["something else than an object", { partie: "[]" }],
    ["a field missing", { partie: STOCKEE.partie.replace('"bannis"', '"autre"') }],
    ["a field of another kind", { partie: STOCKEE.partie.replace('"tour":0', '"tour":"0"') }],
    [
      "a player that is not one",
      { morceaux: [...STOCKEE.morceaux, { nom: "joueurs", texte: '{"joueurs":{"x":3}}' }] },
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
