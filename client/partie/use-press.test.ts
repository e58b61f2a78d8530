// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { freezeTime, bannerTexts, renderInRoom, TestRoom } from "../test/render-hook.ts";
import { useOnePressPerMoment } from "./use-press.ts";

const SUIVANT = { type: "suivant", tour: 7 } as const;
const passer = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

let room: TestRoom;
beforeEach(() => {
  freezeTime();
  room = new TestRoom();
});
const ouvrir = (apres?: () => void) =>
  renderInRoom<ReturnType<typeof useOnePressPerMoment>, string>(
    (moment) => useOnePressPerMoment(moment, apres),
    "7 Suivant",
    room,
  );

it("takes no press right after the step, then listens to it", async () => {
  const { result } = ouvrir();
  await passer(399);
  act(() => result.current.presser(SUIVANT));
  expect([result.current.ecoute, room.demandes]).toEqual([undefined, []]);
  await passer(1);
  expect(result.current.ecoute).toBe("7 Suivant");
  act(() => result.current.presser(SUIVANT));
  expect(room.demandes).toEqual([SUIVANT]);
});

it("does not hear the next step with the ears of the one before, even when the same words come back", async () => {
  const { result, rerender } = ouvrir();
  await passer(400);
  for (const moment of ["7 Révéler", "7 Suivant"]) {
    rerender(moment);
    act(() => result.current.presser(SUIVANT));
    expect([result.current.ecoute, room.demandes]).toEqual([undefined, []]);
  }
  await passer(400);
  expect(result.current.ecoute).toBe("7 Suivant");
});

it("sends one press for a step, and another once the room has refused it", async () => {
  const { result } = ouvrir();
  await passer(400);
  for (let n = 0; n < 3; n++) act(() => result.current.presser(SUIVANT));
  expect(room.demandes).toHaveLength(1);
  await act(async () => room.repondre({ ok: false, refus: "jugement_attendu" }));
  act(() => result.current.presser(SUIVANT));
  expect(room.demandes).toHaveLength(2);
});

it("shows that it waits when that lasts, and stops once it is answered", async () => {
  const { result } = ouvrir();
  await passer(400);
  act(() => result.current.presser(SUIVANT));
  await passer(399);
  expect(result.current.enCours).toBe(false);
  await passer(1);
  expect(result.current.enCours).toBe(true);
  await act(async () => room.repondre());
  expect(result.current.enCours).toBe(false);
});

it("says what was done only of what the room has done", async () => {
  const faites = vi.fn<() => void>();
  const { result } = ouvrir(faites);
  await passer(400);
  act(() => result.current.presser(SUIVANT));
  await act(async () => room.repondre({ ok: false, refus: "hors_ligne" }));
  expect(faites).not.toHaveBeenCalled();
  expect(bannerTexts()).toContain("Pas de réseau");
  act(() => result.current.presser(SUIVANT));
  await act(async () => room.repondre());
  expect(faites.mock.calls).toEqual([[SUIVANT]]);
});
