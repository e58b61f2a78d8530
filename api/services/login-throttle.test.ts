/** Waits after wrong passwords, and callers that never wait. */
import { describe, expect, test } from "vitest";
import { createLoginThrottle } from "./login-throttle.ts";

const LIMITES = {
  echecsLibresParCible: 5,
  echecsLibresParNom: 20,
  echecsLibresParAdresse: 30,
  echecsAvantAlerte: 25,
};

function banc() {
  let maintenant = 1000;
  const sommeils: number[] = [];
  const alertes: string[] = [];
  const essais = createLoginThrottle(LIMITES, (compte) => alertes.push(compte), {
    maintenant: () => maintenant,
    dormir: async (ms) => void sommeils.push(ms),
  });
  const tenter = (nom: string, adresse: string, compte: string | null = null) =>
    essais.tenter({ nom, compte, adresse });
  /** Tries wrong passwords in a row; returns how many tries were let through. */
  const rater = async (fois: number, nom: string, adresse: string, compte?: string) => {
    let passes = 0;
    for (let i = 0; i < fois; i++)
      await tenter(nom, adresse, compte).then(
        () => passes++,
        () => undefined,
      );
    return passes;
  };
  return { essais, tenter, rater, sommeils, alertes, avancer: (ms: number) => (maintenant += ms) };
}

describe("one name from one address", () => {
  test("waits longer after each failure, and impatience adds nothing", async () => {
    const { rater, tenter, avancer } = banc();
    expect(await rater(5, "lea", "1.1.1.1")).toBe(5);
    await expect(tenter("lea", "1.1.1.1")).rejects.toMatchObject({
      statusCode: 429,
      reessayerS: 5,
      message: "Trop d’essais. Réessayez dans 5\u00A0secondes.",
    });
    expect(await rater(1000, "lea", "1.1.1.1")).toBe(0);
    avancer(5000);
    expect(await rater(10, "lea", "1.1.1.1")).toBe(1);
    avancer(9999);
    expect(await rater(10, "lea", "1.1.1.1")).toBe(0);
    avancer(1);
    expect(await rater(10, "lea", "1.1.1.1")).toBe(1);
    // in the long run the wait lets through four tries an hour
    for (let fois = 0; fois < 10; fois++) {
      avancer(15 * 60_000);
      expect(await rater(10, "lea", "1.1.1.1")).toBe(1);
    }
    await expect(tenter("lea", "1.1.1.1")).rejects.toThrow("dans 15\u00A0minutes");
  });

  test("a burst is no more than a queue", async () => {
    const { tenter } = banc();
    const issues = await Promise.allSettled(
      Array.from({ length: 50 }, () => tenter("lea", "1.1.1.1")),
    );
    expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(5);
  });

  test("what is nobody's fault is no failure, and a right password forgets the wrong ones", async () => {
    const { rater, tenter } = banc();
    for (let fois = 0; fois < 50; fois++) (await tenter("lea", "1.1.1.1")).annuler();
    expect(await rater(4, "lea", "1.1.1.1")).toBe(4);
    (await tenter("lea", "1.1.1.1")).reussir();
    expect(await rater(9, "lea", "1.1.1.1")).toBe(5);
  });
});

describe("somebody else", () => {
  test("is not kept out by failures of their address on other names, nor by theirs from elsewhere", async () => {
    const { rater, tenter, sommeils } = banc();
    for (let n = 0; n < 30; n++) expect(await rater(1, `autre${n}`, "1.1.1.1")).toBe(1);
    await rater(5, "lea", "2.2.2.2");
    (await tenter("lea", "1.1.1.1", "id")).reussir();
    expect(sommeils).toEqual([]);
  });

  test("waits their turn behind an address that goes on, and is refused when the queue is long", async () => {
    const { rater, tenter, sommeils, avancer } = banc();
    for (let n = 0; n < 60; n++) await rater(1, `autre${n}`, "1.1.1.1");
    expect(sommeils).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((s) => s * 1000));
    await expect(tenter("lea", "1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    // a try that is refused during its wait does not count as a failure
    avancer(30_000);
    expect(await rater(9, "lea", "1.1.1.1")).toBe(5);
    expect(await rater(1, "lea", "2.2.2.2")).toBe(1);
  });
});

describe("one account from everywhere", () => {
  test("by each of its names apart: one does not tell of the other, but its owner is told", async () => {
    const { rater, tenter, alertes } = banc();
    let passes = 0;
    for (let n = 0; n < 30; n++) passes += await rater(1, "lea", `10.0.0.${n}`, "id");
    expect(passes).toBe(20);
    expect(alertes).toEqual([]);
    passes = 0;
    for (let n = 0; n < 30; n++) passes += await rater(1, "lea@exemple.fr", `10.0.0.${n}`, "id");
    expect(passes).toBe(20);
    expect(alertes).toEqual(["id"]);
    // the waits are the same for a name that no account has
    passes = 0;
    for (let n = 0; n < 30; n++) passes += await rater(1, "personne", `10.0.0.${n}`);
    expect(passes).toBe(20);
    await expect(tenter("lea", "10.9.9.9", "id")).rejects.toThrow("Réessayez dans 1\u00A0seconde.");
  });

  test("by one name for hours, the other is as new", async () => {
    const { rater, avancer } = banc();
    for (let n = 0; n < 200; n++) {
      await rater(1, "lea", `10.0.0.${n}`, "id");
      avancer(61_000);
    }
    let passes = 0;
    for (let n = 0; n < 30; n++) passes += await rater(1, "lea@exemple.fr", `10.1.0.${n}`, "id");
    expect(passes).toBe(20);
  });

  test("a new password forgets all of it", async () => {
    const { essais, rater } = banc();
    for (let n = 0; n < 30; n++) await rater(1, "lea", `10.0.0.${n}`, "id");
    await rater(9, "lea@exemple.fr", "1.1.1.1", "id");
    essais.oublier("id", "lea", "lea@exemple.fr");
    expect(await rater(9, "lea", "1.1.1.1", "id")).toBe(5);
    expect(await rater(9, "lea@exemple.fr", "1.1.1.1", "id")).toBe(5);
  });
});
