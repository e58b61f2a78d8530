import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  noteRoomEntryTimeForHistoryClaim,
  claimAllHistoryLinesOfThisBrowser,
} from "./claim-history.ts";

const JOUR_MS = 24 * 60 * 60 * 1000;
/** Number of history lines on the server that nobody has claimed. */
let lignes = 0;
let appels = 0;

beforeEach(() => {
  vi.useFakeTimers();
  const magasin = new Map([["jeton", "a".repeat(48)]]);
  vi.stubGlobal("localStorage", {
    getItem: (cle: string) => magasin.get(cle) ?? null,
    setItem: (cle: string, valeur: string) => void magasin.set(cle, valeur),
    removeItem: (cle: string) => void magasin.delete(cle),
  });
  vi.stubGlobal("fetch", async () => {
    appels++;
    const corps = JSON.stringify({ lignes });
    lignes = 0;
    return new Response(corps, { headers: { "content-type": "application/json" } });
  });
  [lignes, appels] = [0, 0];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a game that ends after a first claim, and after its player has gone, is claimed too", async () => {
  noteRoomEntryTimeForHistoryClaim();
  lignes = 1;
  await claimAllHistoryLinesOfThisBrowser();
  expect(lignes).toBe(0);
  // the room writes the second game of the evening later, since its player has left before the end
  lignes = 1;
  vi.advanceTimersByTime(2 * JOUR_MS);
  await claimAllHistoryLinesOfThisBrowser();
  expect(lignes).toBe(0);
});

test("who has been in no room for long asks for nothing", async () => {
  await claimAllHistoryLinesOfThisBrowser();
  noteRoomEntryTimeForHistoryClaim();
  vi.advanceTimersByTime(32 * JOUR_MS);
  await claimAllHistoryLinesOfThisBrowser();
  expect(appels).toBe(0);
});
