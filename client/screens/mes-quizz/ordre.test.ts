import { describe, expect, it, test } from "vitest";
import { calculerIdsApresDeplacementDeLigne } from "../../quizz/rangement.tsx";
import {
  appliquerNouvelOrdreDeMesQuizz,
  filtrerReordonnementsEncoreAEnvoyer,
  lireGroupesDeQuizzReordonnes,
  ajouterNouvelOrdreDeMesQuizz,
} from "./ordre.ts";

const ABC = ["a", "b", "c"];

test.each([
  ["a", 2, ["b", "c", "a"]],
  ["c", 0, ["c", "a", "b"]],
  ["b", 1, ABC],
])("%s at rank %i", (id, vers, attendu) => {
  expect(calculerIdsApresDeplacementDeLigne(ABC, id, vers)).toEqual(attendu);
});

describe("what waits to be sent", () => {
  it("is nothing when rows are back where they were", () => {
    const attente = ajouterNouvelOrdreDeMesQuizz([], ABC, ["b", "a", "c"]);
    expect(attente).toHaveLength(1);
    expect(ajouterNouvelOrdreDeMesQuizz(attente, ABC, ABC)).toEqual([]);
  });

  it("is one group for what was in sight together, and one for each page", () => {
    const une = ajouterNouvelOrdreDeMesQuizz([], ABC, ["b", "a", "c"]);
    const deux = ajouterNouvelOrdreDeMesQuizz(une, ["x", "y"], ["y", "x"]);
    expect(deux).toHaveLength(2);
    expect(
      ajouterNouvelOrdreDeMesQuizz(deux, ABC, ["c", "b", "a"]).map(({ apres }) => apres),
    ).toEqual([
      ["y", "x"],
      ["c", "b", "a"],
    ]);
  });

  it("is seen in the rows, whatever came or went meanwhile", () => {
    const attente = ajouterNouvelOrdreDeMesQuizz([], ABC, ["c", "a", "b"]);
    expect(appliquerNouvelOrdreDeMesQuizz(ABC, attente)).toEqual(["c", "a", "b"]);
    expect(appliquerNouvelOrdreDeMesQuizz(["neuf", ...ABC], attente)).toEqual([
      "neuf",
      "c",
      "a",
      "b",
    ]);
    expect(appliquerNouvelOrdreDeMesQuizz(["a", "c"], attente)).toEqual(["c", "a"]);
    expect(appliquerNouvelOrdreDeMesQuizz(["x", "y"], attente)).toEqual(["x", "y"]);
  });
});

describe("what another visit left", () => {
  const garde = ajouterNouvelOrdreDeMesQuizz([], ABC, ["c", "a", "b"]);

  it("goes on when the server has the rows as they were", () => {
    expect(filtrerReordonnementsEncoreAEnvoyer(garde, ABC)).toEqual(garde);
    expect(filtrerReordonnementsEncoreAEnvoyer(garde, ["neuf", ...ABC])).toEqual(garde);
  });

  it("is done with when it has arrived, or somebody has put them in another order since", () => {
    expect(filtrerReordonnementsEncoreAEnvoyer(garde, ["c", "a", "b"])).toEqual([]);
    expect(filtrerReordonnementsEncoreAEnvoyer(garde, ["b", "a", "c"])).toEqual([]);
    expect(filtrerReordonnementsEncoreAEnvoyer(garde, ["x", "y"])).toEqual([]);
  });

  it("is read whatever was stored", () => {
    expect(lireGroupesDeQuizzReordonnes(JSON.stringify(garde))).toEqual(garde);
    for (const texte of [null, "{", "3", '[{"avant":1}]'])
      expect(lireGroupesDeQuizzReordonnes(texte)).toEqual([]);
  });
});
