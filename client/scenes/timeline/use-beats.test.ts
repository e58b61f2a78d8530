// @vitest-environment happy-dom
import { cleanup, renderHook } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { advanceTime, freezeTime } from "../../test/render-hook.ts";
import { useCurrentTimelineMark } from "./use-beats.ts";

test("a mark leaves the screen with the last one of its timeline", () => {
  freezeTime();
  onTestFinished(cleanup);
  vi.setSystemTime(0);
  const depuis = performance.now();
  const wrongAnswers = [{ debutMs: 0, texte: "Lyon" }];
  const { result, rerender } = renderHook(
    ({ marques }: { marques: typeof wrongAnswers }) => useCurrentTimelineMark(marques, depuis),
    { initialProps: { marques: wrongAnswers } },
  );
  advanceTime(10);
  expect(result.current.marque?.texte).toBe("Lyon");
  // the host accepts the only wrong answer
  rerender({ marques: [] });
  expect(result.current.marque).toBeNull();
});
