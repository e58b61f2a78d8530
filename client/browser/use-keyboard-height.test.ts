// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { renderInRoom } from "../test/render-hook.ts";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

const ECRAN_PX = 800;

/** The visual viewport: `height` CSS px of the screen, zoomed `scale` times. */
class PartieVisible extends EventTarget {
  height = ECRAN_PX;
  scale = 1;

  montrer(height: number, scale = 1): void {
    act(() => {
      Object.assign(this, { height, scale });
      this.dispatchEvent(new Event("resize"));
    });
  }
}

let vue: PartieVisible;
const defiler = vi.fn<typeof window.scrollTo>();

beforeEach(() => {
  vue = new PartieVisible();
  defiler.mockClear();
  vi.stubGlobal("visualViewport", vue);
  vi.stubGlobal("innerHeight", ECRAN_PX);
  vi.stubGlobal("scrollTo", defiler);
  onTestFinished(() => void vi.unstubAllGlobals());
});

it("says how much the keyboard covers, to the pixel, until it closes", () => {
  const { result } = renderInRoom(useKeyboardHeight, undefined);
  expect(result.current).toBe(0);
  vue.montrer(480.4);
  expect(result.current).toBe(320);
  vue.montrer(520);
  expect(result.current).toBe(280);
  vue.montrer(ECRAN_PX);
  expect(result.current).toBe(0);
});

it("takes the browser's own bar for no keyboard", () => {
  const { result } = renderInRoom(useKeyboardHeight, undefined);
  vue.montrer(ECRAN_PX - 90);
  expect(result.current).toBe(0);
  vue.montrer(ECRAN_PX - 91);
  expect(result.current).toBe(91);
});

it("takes two fingers that enlarge the page for no keyboard", () => {
  const { result } = renderInRoom(useKeyboardHeight, undefined);
  vue.montrer(400, 2);
  expect(result.current).toBe(0);
  // a zoom of 5 % is too small to be a pinch
  vue.montrer(400, 1.05);
  expect(result.current).toBe(400);
});

it("puts the page back in place each time the keyboard moves, and leaves it alone otherwise", () => {
  renderInRoom(useKeyboardHeight, undefined);
  vue.montrer(760);
  vue.montrer(400, 2);
  expect(defiler.mock.calls).toEqual([]);
  vue.montrer(480);
  vue.montrer(450);
  expect(defiler.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

it("looks no more once the screen is gone", () => {
  const { unmount } = renderInRoom(useKeyboardHeight, undefined);
  unmount();
  vue.montrer(480);
  expect(defiler.mock.calls).toEqual([]);
});

it("says nothing where the browser says nothing of it", () => {
  vi.stubGlobal("visualViewport", null);
  expect(renderInRoom(useKeyboardHeight, undefined).result.current).toBe(0);
});
