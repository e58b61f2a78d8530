// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished, test } from "vitest";
import {
  calculerRangDeSelectionApresDepot,
  calculerRangDeSelectionDecaleeDUnRang,
  useSelectionDeQuestions,
  trouverVoisineApresSuppression,
} from "./selection.ts";

function selectionner(tous = ["a", "b", "c", "d", "e"]) {
  onTestFinished(cleanup);
  const { result, rerender } = renderHook(
    (ids: readonly string[]) => useSelectionDeQuestions(ids),
    {
      initialProps: tous,
    },
  );
  return {
    rerender,
    basculer: (id: string, intervalle = false) =>
      act(() => result.current.basculer(id, intervalle)),
    choisir: (ids: readonly string[]) => act(() => result.current.choisir(ids)),
    ids: () => [...result.current.ids].join(""),
  };
}

it("ticks and unticks, and Shift takes all from the last one", () => {
  const { basculer, ids } = selectionner();
  basculer("b");
  basculer("d", true);
  expect(ids()).toBe("bcd");
  basculer("c");
  expect(ids()).toBe("bd");
  basculer("a", true);
  expect(ids()).toBe("abcd");
});

it("forgets what is gone, and can take all or none", () => {
  const { basculer, choisir, ids, rerender } = selectionner();
  basculer("b");
  basculer("d");
  rerender(["a", "b", "c"]);
  expect(ids()).toBe("b");
  choisir(["a", "c"]);
  expect(ids()).toBe("ac");
  choisir([]);
  expect(ids()).toBe("");
});

const IDS = [..."abcde"];
/** The list of questions after the selected ones were moved to a rank. */
function ranger(choisies: string, place: number | null): string {
  if (place === null) return "=";
  const restent = IDS.filter((id) => !choisies.includes(id));
  return restent.toSpliced(place, 0, ...choisies).join("");
}

test.each([
  // one row takes the rank that it is dropped at
  ["a", "a", 2, "bcade"],
  ["d", "d", 1, "adbce"],
  ["a", "a", 4, "bcdea"],
  // a selection goes where the dragged row goes
  ["ab", "a", 3, "cdabe"],
  ["de", "e", 1, "adebc"],
  ["bd", "b", 4, "acebd"],
  ["bd", "d", 0, "bdace"],
  ["bd", "b", 2, "acbde"],
  // a selection dropped on one of its own rows stays in place
  ["cde", "c", 3, "abcde"],
  ["cde", "c", 4, "abcde"],
  ["cde", "e", 2, "abcde"],
  ["ab", "b", 0, "abcde"],
])("%s, held by %s and let go of at %i: %s", (choisies, id, rang, attendu) => {
  expect(
    ranger(choisies, calculerRangDeSelectionApresDepot(IDS, new Set(choisies), id, rang)),
  ).toBe(attendu);
});

test.each([
  ["c", 1, "abdce"],
  ["cd", 1, "abecd"],
  ["cde", 1, "="],
  ["cde", -1, "acdeb"],
  ["ab", -1, "="],
  ["bd", 1, "acebd"],
  ["bd", -1, "bdace"],
  ["", 1, "="],
] as const)("%s pushed by %i: %s", (choisies, pas, attendu) => {
  expect(ranger(choisies, calculerRangDeSelectionDecaleeDUnRang(IDS, new Set(choisies), pas))).toBe(
    attendu,
  );
});

test.each([
  ["b", "c"],
  ["d", "c"],
  ["bc", "d"],
  ["ac", "b"],
  ["cd", "b"],
  ["abcd", null],
])("%s taken out of abcd: %s", (parties, attendue) => {
  expect(trouverVoisineApresSuppression([..."abcd"], new Set(parties))).toBe(attendue);
});
