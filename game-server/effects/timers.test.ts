import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PartieAlarm, Commande } from "#game/rules/types/commandes.ts";
import { RoomTimers } from "./timers.ts";

const fermer = (deadline: number): PartieAlarm => ({
  nom: "sansHote",
  deadline,
  commande: { type: "fermer", cause: "hote" },
});
const reveler = (tour: number, deadline: number): PartieAlarm => ({
  nom: "question",
  deadline,
  commande: { type: "tempsEcoule", tour, numero: 1 },
});

let sonnees: Commande[] = [];
let minuteurs: RoomTimers;
beforeEach(() => {
  vi.useFakeTimers();
  sonnees = [];
  minuteurs = new RoomTimers((commande) => sonnees.push(commande));
});
afterEach(() => {
  vi.useRealTimers();
});

test("what a state names rings in its time; what it names no more does not", () => {
  minuteurs.follow([fermer(1_000), reveler(3, 500)], 0);
  vi.advanceTimersByTime(400);
  minuteurs.follow([fermer(1_000)], 400);
  vi.advanceTimersByTime(599);
  expect(sonnees).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sonnees).toEqual([{ type: "fermer", cause: "hote" }]);
});

test("another moment, or another command, takes the place of the one of the same name", () => {
  minuteurs.follow([reveler(3, 500)], 0);
  minuteurs.follow([reveler(4, 500)], 0);
  minuteurs.follow([reveler(4, 800)], 300);
  vi.advanceTimersByTime(499);
  expect(sonnees).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sonnees).toEqual([{ type: "tempsEcoule", tour: 4, numero: 1 }]);
});

test("one that has rung, and is still named, does not ring again", () => {
  minuteurs.follow([fermer(100)], 0);
  vi.advanceTimersByTime(100);
  minuteurs.follow([fermer(100)], 150);
  vi.advanceTimersByTime(10_000);
  expect(sonnees).toHaveLength(1);
});

test("nothing rings once all are put out", () => {
  minuteurs.follow([fermer(100), reveler(1, 50)], 0);
  minuteurs.stopAll();
  vi.advanceTimersByTime(1_000);
  expect(sonnees).toEqual([]);
});
