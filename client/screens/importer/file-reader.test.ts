/** The bounds of a reading in the worker. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openImportReader } from "./file-reader.ts";

/** A worker that answers nothing by itself. */
class SilentWorker extends EventTarget {
  static last: SilentWorker | null = null;
  ended = false;
  constructor() {
    super();
    SilentWorker.last = this;
  }
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("Worker", SilentWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a reading without end is ended after thirty seconds, and says what to do", async () => {
  const issue = openImportReader().lire("text", null, () => undefined);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(SilentWorker.last?.ended).toBe(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(SilentWorker.last?.ended).toBe(true);
  expect(await issue).toMatchObject({ ok: false, message: expect.stringContaining("Coupez-le") });
});

test("a reading that is done keeps its worker, which holds the media", async () => {
  const issue = openImportReader().lire("text", null, () => undefined);
  SilentWorker.last?.say({ genre: "lu", lecture: { quizz: [] }, reconnus: [], brut: null });
  expect(await issue).toMatchObject({ ok: true });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(SilentWorker.last?.ended).toBe(false);
});

test("lines that come in several messages are put back in their quizzes, in their order", async () => {
  const issue = openImportReader().lire("text", null, () => undefined);
  const say = (message: object) => SilentWorker.last?.say(message);
  const ligne = (ou: number) => ({ sorte: "ignoree", ou, raison: "", extrait: "", question: null });
  say({ genre: "lignes", rang: 1, lignes: [ligne(1)], etats: [null] });
  say({ genre: "lignes", rang: 0, lignes: [ligne(2)], etats: [null] });
  say({ genre: "lignes", rang: 1, lignes: [ligne(3)], etats: [{ etat: "ignoree" }] });
  say({ genre: "brut", brut: [{ ligne: 1, texte: "a", quizz: null }] });
  say({ genre: "brut", brut: [{ ligne: 2, texte: "b", quizz: null }] });
  const quizz = ["A", "B", "C"].map((titre) => ({ titre, lignes: [] }));
  say({ genre: "lu", lecture: { quizz }, reconnus: ["texte"], brut: [] });
  expect(await issue).toEqual({
    ok: true,
    fait: {
      lecture: {
        quizz: [
          { titre: "A", lignes: [ligne(2)] },
          { titre: "B", lignes: [ligne(1), ligne(3)] },
          { titre: "C", lignes: [] },
        ],
      },
      reconnus: ["texte"],
      brut: [
        { ligne: 1, texte: "a", quizz: null },
        { ligne: 2, texte: "b", quizz: null },
      ],
      etats: [[null], [null, { etat: "ignoree" }], []],
    },
  });
});

test("a reading that was closed never resolves, its thirty seconds over neither", async () => {
  const lecteur = openImportReader();
  const rendu = vi.fn<() => void>();
  void lecteur.lire("text", null, () => undefined).then(rendu);
  lecteur.fermer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(rendu).not.toHaveBeenCalled();
});
