import { describe, expect, it, test } from "vitest";
import { deplacerLigneAuRang } from "../../quizz/rangement.tsx";
import {
  appliquerNouvelOrdre,
  groupesEncoreValables,
  lireGroupesReordonnes,
  noterNouvelOrdre,
} from "./ordre.ts";

const ABC = ["a", "b", "c"];

test.each([
  ["a", 2, ["b", "c", "a"]],
  ["c", 0, ["c", "a", "b"]],
  ["b", 1, ABC],
])("%s at rank %i", (id, vers, attendu) => {
  expect(deplacerLigneAuRang(ABC, id, vers)).toEqual(attendu);
});

describe("what waits to be sent", () => {
  it("is nothing when rows are back where they were", () => {
    const attente = noterNouvelOrdre([], ABC, ["b", "a", "c"]);
    expect(attente).toHaveLength(1);
    expect(noterNouvelOrdre(attente, ABC, ABC)).toEqual([]);
  });

  it("is one group for what was in sight together, and one for each page", () => {
    const une = noterNouvelOrdre([], ABC, ["b", "a", "c"]);
    const deux = noterNouvelOrdre(une, ["x", "y"], ["y", "x"]);
    expect(deux).toHaveLength(2);
    expect(noterNouvelOrdre(deux, ABC, ["c", "b", "a"]).map(({ apres }) => apres)).toEqual([
      ["y", "x"],
      ["c", "b", "a"],
    ]);
  });

  it("is seen in the rows, whatever came or went meanwhile", () => {
    const attente = noterNouvelOrdre([], ABC, ["c", "a", "b"]);
    expect(appliquerNouvelOrdre(ABC, attente)).toEqual(["c", "a", "b"]);
    expect(appliquerNouvelOrdre(["neuf", ...ABC], attente)).toEqual(["neuf", "c", "a", "b"]);
    expect(appliquerNouvelOrdre(["a", "c"], attente)).toEqual(["c", "a"]);
    expect(appliquerNouvelOrdre(["x", "y"], attente)).toEqual(["x", "y"]);
  });
});

describe("what another visit left", () => {
  const garde = noterNouvelOrdre([], ABC, ["c", "a", "b"]);

  it("goes on when the server has the rows as they were", () => {
    expect(groupesEncoreValables(garde, ABC)).toEqual(garde);
    expect(groupesEncoreValables(garde, ["neuf", ...ABC])).toEqual(garde);
  });

  it("is done with when it has arrived, or somebody has put them in another order since", () => {
    expect(groupesEncoreValables(garde, ["c", "a", "b"])).toEqual([]);
    expect(groupesEncoreValables(garde, ["b", "a", "c"])).toEqual([]);
    expect(groupesEncoreValables(garde, ["x", "y"])).toEqual([]);
  });

  it("is read whatever was stored", () => {
    expect(lireGroupesReordonnes(JSON.stringify(garde))).toEqual(garde);
    for (const texte of [null, "{", "3", '[{"avant":1}]'])
      expect(lireGroupesReordonnes(texte)).toEqual([]);
  });
});
