// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createElement, useState } from "react";
import { beforeEach, expect, it, onTestFinished, test, vi } from "vitest";
import { isRowSlidOutToRemove, rankOfDraggedRow, useReorderRows } from "./use-reorder.ts";

const HAUTS = [0, 40, 80, 160];
const HAUTEURS = [40, 40, 80, 40];

test.each([
  [0, 0, 0],
  [0, 39, 0],
  [0, 41, 1],
  [0, 101, 2],
  [0, 9999, 3],
  [3, -59, 3],
  [3, -61, 2],
  [3, -9999, 0],
  [2, 10, 2],
])("row %i moved by %i pixels takes the rank %i", (de, ecart, vers) => {
  expect(rankOfDraggedRow(de, HAUTS, HAUTEURS, ecart)).toBe(vers);
});

test.each([
  // with the handle on the right of the row
  [-95, 0, 300, false],
  [-97, 0, 300, true],
  [-97, 60, 300, false],
  // with a handle near the left edge, before the finger leaves the screen
  [-30, 4, 52, false],
  [-40, 4, 52, true],
  [40, 0, 52, false],
])("slid by %i, %i from %i: taken out, %s", (cote, ecart, depart, partante) => {
  expect(isRowSlidOutToRemove(cote, ecart, depart)).toBe(partante);
});

const h = createElement;
function Liste() {
  const [ids, setIds] = useState(["a", "b", "c"]);
  const { ligne, poignee, tire } = useReorderRows(
    ids,
    (id, vers) => setIds((avant) => avant.filter((un) => un !== id).toSpliced(vers, 0, id)),
    (id) => setIds((avant) => avant.filter((un) => un !== id)),
  );
  return h(
    "ul",
    { "data-vers": tire?.vers },
    ids.map((id) => h("li", { key: id, ...ligne(id) }, h("button", poignee(id), "poignée ", id))),
  );
}
const ordre = () => screen.getAllByRole("listitem").map((li) => li.textContent?.slice(-1));
const poignee = (id: string) => screen.getByRole("button", { name: `poignée ${id}` });

beforeEach(() => {
  // happy-dom has no layout: rows are 40 px high
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function cadre(
    this: Element,
  ) {
    const rang = [...(this.parentElement?.children ?? [])].indexOf(this);
    return new DOMRect(0, rang * 40, 300, 40);
  });
  render(h(Liste));
  onTestFinished(() => {
    cleanup();
    vi.restoreAllMocks();
  });
});

it("is moved by its handle, and the others make room", () => {
  fireEvent.pointerDown(poignee("a"), { button: 0, clientY: 20 });
  fireEvent.pointerMove(window, { clientY: 105 });
  expect(screen.getByRole("list").dataset["vers"]).toBe("2");
  const [a, b] = screen.getAllByRole("listitem");
  expect(a?.dataset["tire"]).toBe("sienne");
  expect(b?.style.transform).toBe("translate(0px, -40px)");
  fireEvent.pointerUp(window);
  expect(ordre()).toEqual(["b", "c", "a"]);
  expect(b?.style.transform).toBe("");
});

it("lands where the finger was lifted, even when its last move was not drawn", () => {
  fireEvent.pointerDown(poignee("a"), { button: 0, clientY: 20 });
  // both events before React renders
  act(() => {
    window.dispatchEvent(new PointerEvent("pointermove", { clientY: 105 }));
    window.dispatchEvent(new PointerEvent("pointerup", { clientY: 105 }));
  });
  expect(ordre()).toEqual(["b", "c", "a"]);
});

it("stays where it was after Escape, or when the finger is taken away by the browser", () => {
  for (const quitter of [
    () => fireEvent.keyDown(window, { key: "Escape" }),
    () => fireEvent.pointerCancel(window),
  ]) {
    fireEvent.pointerDown(poignee("a"), { button: 0, clientY: 20 });
    fireEvent.pointerMove(window, { clientY: 105 });
    quitter();
    fireEvent.pointerUp(window);
    expect(ordre()).toEqual(["a", "b", "c"]);
  }
});

it("is taken out by a finger that slides it far to the left, and by nothing else", () => {
  const glisser = (x: number, y: number, pointerType: string) => {
    fireEvent.pointerDown(poignee("b"), { button: 0, clientX: 200, clientY: 60, pointerType });
    fireEvent.pointerMove(window, { clientX: 200 + x, clientY: 60 + y });
    const etat = screen.getAllByRole("listitem")[1]?.dataset["tire"];
    fireEvent.pointerUp(window);
    return etat;
  };
  for (const [x, y, par] of [
    [-95, 0, "touch"],
    [150, 0, "touch"],
    [-120, 15, "mouse"],
  ] as const)
    expect([glisser(x, y, par), ordre()]).toEqual(["sienne", ["a", "b", "c"]]);
  // a move down as much as aside means another place, not a removal
  glisser(-120, 70, "touch");
  expect(ordre()).toEqual(["a", "c", "b"]);
  glisser(-120, -70, "touch");
  expect(glisser(-120, 15, "touch")).toBe("partante");
  expect(ordre()).toHaveLength(2);
});

it("is moved by Alt and the arrows, no further than the ends", () => {
  fireEvent.keyDown(poignee("c"), { key: "ArrowUp", altKey: true });
  expect(ordre()).toEqual(["a", "c", "b"]);
  fireEvent.keyDown(poignee("a"), { key: "ArrowUp", altKey: true });
  fireEvent.keyDown(poignee("a"), { key: "ArrowDown" });
  expect(ordre()).toEqual(["a", "c", "b"]);
});
