import { expect, test } from "vitest";
import { createTestFicheProcessus as fiche } from "#server/several-processes/test/fiche.ts";
import {
  computeHandoverRate,
  findHandoverTargets,
  createHandoverTargetQueue,
} from "./handover-plan.ts";

const noms = (version: number | null, ...autres: ReturnType<typeof fiche>[]) =>
  findHandoverTargets(autres, version).map(({ nom }) => nom);

test("targets read the version, play, can store and be reached; only the newest of them", () => {
  const autres = [
    fiche("vieux", { versionPartie: 9 }),
    fiche("pareil", { versionPartie: 10 }),
    fiche("charge", { versionPartie: 11, parties: 5 }),
    fiche("libre", { versionPartie: 11, parties: 1 }),
    fiche("vide", { versionPartie: 12, seVide: true }),
    fiche("panne", { versionPartie: 12, enregistrees: false }),
    fiche("sans-ligne", { versionPartie: 12, manque: "chemin" }),
  ];
  expect(noms(10, ...autres)).toEqual(["charge", "libre"]);
  expect(noms(12, ...autres)).toEqual([]);
  expect(noms(null, fiche("vieux", { versionPartie: 9 }))).toEqual(["vieux"]);
});

test("games go to the target with the fewest, counting those just given, and never to a removed one", () => {
  const [un, deux] = [fiche("un", { parties: 3 }), fiche("deux", { parties: 0 })];
  const targets = createHandoverTargetQueue([un, deux]);
  const servis = Array.from({ length: 5 }, () => targets.next()?.nom);
  expect(servis).toEqual(["deux", "deux", "deux", "un", "deux"]);
  targets.remove(deux);
  expect([targets.next(), targets.next(), targets.isEmpty()]).toEqual([un, un, false]);
  targets.remove(un);
  expect([targets.next(), targets.isEmpty()]).toEqual([undefined, true]);
});

/**
 * Simulates a handover of `parties` games in which one move, or eight at once, take `chacuneMs`. Returns how many games
 * moved alone or in a group, and when the last one left.
 */
function vider(parties: number, chacuneMs: number) {
  const vu = { left: parties, moved: 0, movingMs: 0, elapsedMs: 0 };
  const departs = { seules: 0, enGroupe: 0, reposMs: 0 };
  while (vu.left > 0) {
    const { parallel, pauseMs } = computeHandoverRate(vu);
    const lot = Math.min(parallel, vu.left);
    departs[parallel === 1 ? "seules" : "enGroupe"] += lot;
    departs.reposMs += pauseMs;
    vu.left -= lot;
    vu.moved += lot;
    vu.movingMs += chacuneMs;
    vu.elapsedMs += chacuneMs + pauseMs;
  }
  return { ...departs, finMs: vu.elapsedMs };
}

test("sixty games leave one by one, each after a pause as long as a move", () => {
  const { seules, enGroupe, finMs, reposMs } = vider(60, 100);
  expect([seules, enGroupe]).toEqual([60, 0]);
  expect(finMs).toBeLessThan(12_100);
  expect(reposMs).toBe(5_900);
});

test.each([
  { parties: 1_000, chacuneMs: 20 },
  { parties: 60, chacuneMs: 400 },
  { parties: 1_000, chacuneMs: 150 },
])("$parties games of $chacuneMs ms are gone in about twenty seconds", ({ parties, chacuneMs }) => {
  const { seules, enGroupe, finMs } = vider(parties, chacuneMs);
  expect(seules + enGroupe).toBe(parties);
  expect(finMs).toBeLessThan(21_000);
  expect(seules).toBeGreaterThan(0);
});

test("more games than can leave in time go as fast as possible", () => {
  const { seules, finMs } = vider(5_000, 100);
  expect(seules).toBeLessThan(10);
  expect(finMs).toBeLessThan(64_000);
});
