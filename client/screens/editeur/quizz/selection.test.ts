// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { useSelection } from "./selection.ts";

function selectionner(tous = ["a", "b", "c", "d", "e"]) {
  onTestFinished(cleanup);
  const { result, rerender } = renderHook((ids: readonly string[]) => useSelection(ids), {
    initialProps: tous,
  });
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
