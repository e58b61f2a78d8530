import { expect, onTestFinished, test, vi } from "vitest";
import { creerBaseDeTest, creerCompteEnBase } from "../test/banc.ts";
import { createAppareilRepository } from "./appareil-repository.ts";

test("of more than twenty browsers, the one used longest ago is forgotten", async () => {
  const { db } = await creerBaseDeTest();
  const appareils = createAppareilRepository(db);
  const lea = creerCompteEnBase(db, "Lea");
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const retenir = (secret?: string) => {
    vi.advanceTimersByTime(1000);
    return appareils.retenir(secret, lea);
  };
  const [premier = "", deuxieme = "", ...autres] = Array.from({ length: 20 }, () => retenir());
  retenir(premier);
  const nouveau = retenir();
  expect(appareils.connu(deuxieme, lea)).toBe(false);
  for (const secret of [premier, ...autres, nouveau])
    expect(appareils.connu(secret, lea)).toBe(true);
});
