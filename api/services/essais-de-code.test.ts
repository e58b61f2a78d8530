import { setTimeout as dormir } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createEssaisDeCode } from "./essais-de-code.ts";

function banc() {
  let maintenant = 0;
  const essais = createEssaisDeCode(10, () => maintenant);
  return {
    avancer: (ms: number) => (maintenant += ms),
    rater: (adresse: string, code = "ZZZZZZ") => essais.chercher(adresse, code, async () => null),
    trouver: (adresse: string, code = "ABC123") => essais.chercher(adresse, code, async () => code),
    essais,
  };
}

describe("guessing codes", () => {
  test("ten failures, then a wait until the minute is over", async () => {
    const { rater, trouver, avancer } = banc();
    for (let fois = 0; fois < 10; fois++) expect(await rater("1.1.1.1")).toBeNull();
    await expect(rater("1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    await expect(trouver("1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    avancer(60_000);
    expect(await trouver("1.1.1.1")).toBe("ABC123");
  });

  test("a burst at once guesses no more than ten", async () => {
    const { essais } = banc();
    let regards = 0;
    const lente = async () => {
      regards++;
      await dormir(5);
      return null;
    };
    const burst = Array.from({ length: 100 }, (_, n) =>
      essais.chercher("1.1.1.1", `CODE${n}`, lente),
    );
    const issues = await Promise.allSettled(burst);
    expect(regards).toBe(10);
    expect(issues.filter(({ status }) => status === "rejected")).toHaveLength(90);
  });

  test("two hundred guests of one address come in at once with the right code", async () => {
    const { essais } = banc();
    const lente = async () => {
      await dormir(1);
      return "place";
    };
    const guests = Array.from({ length: 200 }, () => essais.chercher("1.1.1.1", "ABC123", lente));
    expect(await Promise.all(guests)).toHaveLength(200);
  });

  test("a code once found stays open, even when its room is gone", async () => {
    const { rater, trouver } = banc();
    await trouver("1.1.1.1");
    for (let fois = 0; fois < 50; fois++) expect(await rater("1.1.1.1", "ABC123")).toBeNull();
    for (let fois = 0; fois < 10; fois++) await rater("1.1.1.1");
    expect(await trouver("1.1.1.1")).toBe("ABC123");
    await expect(trouver("1.1.1.1", "OTHER1")).rejects.toMatchObject({ statusCode: 429 });
  });

  test("addresses of one IPv6 network are one address; a failure of the search is no failure of the guest", async () => {
    const { rater, essais } = banc();
    for (let fois = 0; fois < 30; fois++) {
      await expect(
        essais.chercher("2001:db8::1", "ABC123", () => Promise.reject(new Error("kick"))),
      ).rejects.toThrow("kick");
    }
    for (let fois = 0; fois < 10; fois++) await rater(`2001:db8::${fois}`);
    await expect(rater("2001:db8::ffff")).rejects.toMatchObject({ statusCode: 429 });
    expect(await rater("2001:db8:0:1::1")).toBeNull();
  });
});
