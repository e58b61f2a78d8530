import { describe, expect, it, test } from "vitest";
import { mettreAuRang } from "../../quizz/rangement.tsx";
import { appliquer, encoreValables, lireGroupes, noter } from "./ordre.ts";

const ABC = ["a", "b", "c"];

test.each([
  ["a", 2, ["b", "c", "a"]],
  ["c", 0, ["c", "a", "b"]],
  ["b", 1, ABC],
])("%s at rank %i", (id, vers, attendu) => {
  expect(mettreAuRang(ABC, id, vers)).toEqual(attendu);
});

describe("what waits to be sent", () => {
  it("is nothing when rows are back where they were", () => {
    const attente = noter([], ABC, ["b", "a", "c"]);
    expect(attente).toHaveLength(1);
    expect(noter(attente, ABC, ABC)).toEqual([]);
  });

  it("is one group for what was in sight together, and one for each page", () => {
    const une = noter([], ABC, ["b", "a", "c"]);
    const deux = noter(une, ["x", "y"], ["y", "x"]);
    expect(deux).toHaveLength(2);
    expect(noter(deux, ABC, ["c", "b", "a"]).map(({ apres }) => apres)).toEqual([
      ["y", "x"],
      ["c", "b", "a"],
    ]);
  });

  it("is seen in the rows, whatever came or went meanwhile", () => {
    const attente = noter([], ABC, ["c", "a", "b"]);
    expect(appliquer(ABC, attente)).toEqual(["c", "a", "b"]);
    expect(appliquer(["neuf", ...ABC], attente)).toEqual(["neuf", "c", "a", "b"]);
    expect(appliquer(["a", "c"], attente)).toEqual(["c", "a"]);
    expect(appliquer(["x", "y"], attente)).toEqual(["x", "y"]);
  });
});

describe("what another visit left", () => {
  const garde = noter([], ABC, ["c", "a", "b"]);

  it("goes on when the server has the rows as they were", () => {
    expect(encoreValables(garde, ABC)).toEqual(garde);
    expect(encoreValables(garde, ["neuf", ...ABC])).toEqual(garde);
  });

  it("is done with when it has arrived, or somebody has put them in another order since", () => {
    expect(encoreValables(garde, ["c", "a", "b"])).toEqual([]);
    expect(encoreValables(garde, ["b", "a", "c"])).toEqual([]);
    expect(encoreValables(garde, ["x", "y"])).toEqual([]);
  });

  it("is read whatever was stored", () => {
    expect(lireGroupes(JSON.stringify(garde))).toEqual(garde);
    for (const texte of [null, "{", "3", '[{"avant":1}]']) expect(lireGroupes(texte)).toEqual([]);
  });
});
