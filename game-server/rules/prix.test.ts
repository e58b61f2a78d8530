import { describe, expect, it } from "vitest";
import { courbes, decerner } from "./prix.ts";
import { choix } from "./test/quizz.ts";
import { HOTE, LEA, TOM, ZOE, partieLancee } from "./test/table.ts";
import type { Partie } from "./types.ts";
import type { LigneFin } from "./types/fin.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

type Trait = readonly [qui: string, gorgees: number, position: number, de?: string];

function finir(traits: readonly Trait[], scores: Record<string, number | null>, position = 3) {
  const ardoise = traits.map(([qui, gorgees, ou, de], id): LigneArdoise => ({
    id,
    qui,
    gorgees,
    position: ou,
    motif: de === undefined ? "question" : "cadeau",
    ...(de === undefined ? {} : { de }),
  }));
  const lancee = partieLancee(Array.from({ length: 6 }, () => choix()));
  const { partie } = lancee;
  const table = Object.entries(scores).map(([id, score]): LigneFin => ({
    id,
    pseudo: id,
    score,
    gorgees: 0,
    jugees: position + 1,
    rang: null,
    parti: false,
  }));
  const createur = { ...lancee.joueur(HOTE), jugees: position + 1 };
  const verdicts = Array.from({ length: position + 1 }, (_, i) => i);
  const joueurs = Object.fromEntries(
    Object.entries(partie.joueurs).map(([id, joueur]) => [id, { ...joueur, verdicts }]),
  );
  const complete: Partie = {
    ...partie,
    ardoise,
    position,
    joueurs: { ...joueurs, [HOTE]: createur },
  };
  return { partie: complete, table };
}
const prix = (
  traits: readonly Trait[],
  scores: Record<string, number | null>,
  position?: number,
) => {
  const { partie, table } = finir(traits, scores, position);
  return Object.fromEntries(
    decerner(partie, table).map(({ nom, qui, valeur }) => [nom, [qui, valeur]]),
  );
};
const ligneDe = (ligne: LigneFin, jugees: number): LigneFin => ({ ...ligne, jugees });
const TROIS = { [LEA]: 3, [TOM]: 2, [ZOE]: 1 };

describe("awards of the evening", () => {
  it("says who gave, who received, who came last, who drank at once, who stayed dry", () => {
    const soiree: Trait[] = [
      [TOM, 4, 0],
      [TOM, 3, 0, LEA],
      [ZOE, 1, 1, LEA],
      [LEA, 2, 3],
    ];
    expect(prix(soiree, TROIS)).toEqual({
      genereux: [[LEA], 4],
      chouchou: [[TOM], 3],
      cordee: [[ZOE], 1],
      descente: [[TOM], 7],
      chameau: [[LEA, TOM], 3],
    });
  });

  it("gives no award that nobody, or everybody, earned", () => {
    expect(prix([], { [LEA]: 2, [TOM]: 2, [ZOE]: 2 }, 1)).toEqual({});
    expect(prix([], TROIS)).toEqual({ cordee: [[ZOE], 1] });
  });

  it("shares between two at the most", () => {
    expect(prix([], { [LEA]: 3, [TOM]: 1, [ZOE]: 1 })["cordee"]).toEqual([[TOM, ZOE], 1]);
    expect(prix([], { [LEA]: 3, [TOM]: 1, [ZOE]: 1, j4: 1 })).not.toHaveProperty("cordee");
  });

  it("leaves the creator out of scores and of dry runs", () => {
    const avec = prix(
      [
        [LEA, 1, 1],
        [TOM, 1, 2],
      ],
      { [LEA]: 2, [TOM]: 1, [HOTE]: null },
    );
    expect(avec["cordee"]).toEqual([[TOM], 1]);
    expect(avec).not.toHaveProperty("chameau");
  });

  it("goes to those who were there: not the dry run nor the last place of a late comer", () => {
    const { partie, table } = finir(
      [
        [LEA, 1, 1],
        [TOM, 1, 2],
      ],
      TROIS,
    );
    const tard = partie.joueurs[ZOE];
    if (tard === undefined) throw new Error("no Zoé");
    const joueurs = { ...partie.joueurs, [ZOE]: { ...tard, verdicts: [3] } };
    const lignes = table.map((ligne) => ligneDe(ligne, ligne.id === ZOE ? 1 : 4));
    const noms = decerner({ ...partie, joueurs }, lignes).map(({ nom, qui }) => [nom, qui]);
    expect(noms).toEqual([["cordee", [TOM]]]);
  });

  it("does not count what was taken off as a sip", () => {
    expect(
      prix(
        [
          [LEA, 9, 0],
          [LEA, -9, 0],
          [TOM, 5, 0],
        ],
        TROIS,
      )["descente"],
    ).toEqual([[TOM], 5]);
  });

  it("has nobody to compare in a game of one", () => {
    expect(prix([[LEA, 9, 0]], { [LEA]: 1 })).toEqual({});
  });
});

it("draws each one's sips question by question", () => {
  const { partie, table } = finir(
    [
      [LEA, 3, 0],
      [TOM, 2, 1],
      [LEA, 1, 3],
      [LEA, -2, 3],
    ],
    TROIS,
  );
  expect(courbes(partie, table)).toEqual([
    { id: LEA, points: [3, 3, 3, 2] },
    { id: TOM, points: [0, 2, 2, 2] },
    { id: ZOE, points: [0, 0, 0, 0] },
  ]);
});
