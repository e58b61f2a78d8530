import { describe, expect, it } from "vitest";
import { TokenBucket } from "./token-bucket.ts";

describe("how fast a client may speak", () => {
  it("hears a ping every four seconds for ten minutes, and all evening", () => {
    const debit = new TokenBucket(20, 0);
    for (let now = 0; now < 6 * 3600_000; now += 4_000) expect(debit.take(now)).toBe(true);
  });

  it("hears a burst of as many as a second holds, and no more", () => {
    const debit = new TokenBucket(20, 0);
    const entendus = Array.from({ length: 50 }, () => debit.take(0)).filter(Boolean);
    expect(entendus).toHaveLength(20);
    expect(debit.take(50)).toBe(true);
    expect(debit.take(50)).toBe(false);
  });

  it("saves up no more than a second, however long it was silent", () => {
    const debit = new TokenBucket(20, 0);
    const apres = Array.from({ length: 50 }, () => debit.take(3_600_000)).filter(Boolean);
    expect(apres).toHaveLength(20);
  });
});
