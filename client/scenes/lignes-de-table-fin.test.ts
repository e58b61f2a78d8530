import { describe, expect, test } from "vitest";
import {
  direPlaceSurTotal,
  type LigneDeTableFin,
  listerMarchesDuPodium,
  placeAfficheeDuJoueur,
} from "./lignes-de-table-fin.ts";

const ligne = (pseudo: string, rang: number | null, score: number | null): LigneDeTableFin => ({
  id: pseudo,
  pseudo,
  gorgees: 0,
  score,
  jugees: 5,
  rang,
  parti: false,
});
/** A line of a player who arrived later, and was asked fewer questions. */
const venuTard = (pseudo: string, rang: number, score: number): LigneDeTableFin => ({
  ...ligne(pseudo, rang, score),
  jugees: 3,
});
const marches = (lignes: LigneDeTableFin[]) =>
  listerMarchesDuPodium(lignes).map(({ rang, pseudos }) => [rang, pseudos]);

describe("the podium", () => {
  test("keeps everybody of a shared place: the fourth of four too", () => {
    expect(marches(["Léa", "Tom", "Zoé", "Max"].map((nom) => ligne(nom, 1, 4)))).toEqual([
      [1, ["Léa", "Tom", "Zoé", "Max"]],
    ]);
    expect(
      marches([ligne("Léa", 1, 5), ligne("Tom", 2, 3), ligne("Zoé", 2, 3), ligne("Max", 4, 1)]),
    ).toEqual([
      [1, ["Léa"]],
      [2, ["Tom", "Zoé"]],
    ]);
  });

  test("says what a score is out of as the table does, and nothing where those of a step differ", () => {
    const lignes = [venuTard("Léa", 1, 3), ligne("Tom", 2, 2), venuTard("Zoé", 2, 2)];
    expect(listerMarchesDuPodium(lignes).map(({ score, sur }) => [score, sur])).toEqual([
      [3, 3],
      [2, null],
    ]);
  });

  test("has no step for the creator, for who left, nor for nothing", () => {
    expect(
      marches([
        ligne("Léa", 1, 2),
        ligne("Tom", 2, 0),
        ligne("Ada", null, null),
        ligne("Parti", null, 3),
      ]),
    ).toEqual([[1, ["Léa"]]]);
    expect(listerMarchesDuPodium([ligne("Léa", 1, 3)])).toEqual([]);
    expect(listerMarchesDuPodium([ligne("Léa", 1, 0), ligne("Tom", 1, 0)])).toEqual([]);
  });
});

test("a place is told out of those who have one, and as shared when it is", () => {
  const sur = (id: string, rang: number) => Object.assign(ligne(id, null, 4), { rang, score: 4 });
  const table = [sur("lea", 1), sur("tom", 1), sur("zoe", 3), sur("createur", 0)];
  const dire = (qui: string) => {
    const place = placeAfficheeDuJoueur(qui, { table });
    return place === null ? null : `${String(place.place)} ${direPlaceSurTotal(place)}`;
  };
  expect(["lea", "tom", "zoe", "createur", "personne"].map(dire)).toEqual([
    "1 place ex\u00A0æquo sur\u00A03",
    "1 place ex\u00A0æquo sur\u00A03",
    "3 place sur\u00A03",
    null,
    null,
  ]);
});
