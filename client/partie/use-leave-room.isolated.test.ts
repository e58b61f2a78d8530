// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { bannerTexts, renderInRoom } from "../test/render-hook.ts";
import { useLeaveRoom } from "./use-leave-room.ts";

const quitterRoom = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()));
vi.mock("./line/place.ts", () => ({ quitterRoom, trouverConnexionOuverteDeLaPlace: () => null }));
vi.mock("../app/navigation.tsx", () => ({ usePageLeaveGuard: () => {} }));
beforeEach(() => void quitterRoom.mockClear());

test.each([
  ["hote", false, 3],
  ["hote", true, 3],
  ["joueur", true, 3],
  ["joueur", false, 1],
] as const)("%s, in a game: %s, leaves at press %d", (role, enJeu, presses) => {
  const { result } = renderInRoom(() => useLeaveRoom(role, enJeu), undefined);
  for (let presse = 1; presse < presses; presse++) {
    act(() => result.current.partir());
    expect(result.current.avertis).toBe(presse);
    expect(bannerTexts()).not.toBe("");
  }
  expect(quitterRoom).not.toHaveBeenCalled();
  act(() => result.current.partir());
  expect(quitterRoom).toHaveBeenCalledTimes(1);
});
