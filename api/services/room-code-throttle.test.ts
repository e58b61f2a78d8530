import { describe, expect, test } from "vitest";
import { createRoomCodeThrottle } from "./room-code-throttle.ts";

function banc() {
  let maintenant = 0;
  const essais = createRoomCodeThrottle({ echecs: 60, regards: 400 }, () => maintenant);
  const rater = (adresse: string, code = "ZZZZZZ") =>
    essais.chercher(adresse, code, async () => null);
  return {
    avancer: (ms: number) => (maintenant += ms),
    rater,
    raterFois: async (fois: number, adresse: string) => {
      const issues = [];
      for (let n = 0; n < fois; n++) issues.push(rater(adresse, `CODE${n}`));
      const finies = await Promise.allSettled(issues);
      return finies.filter(({ status }) => status === "fulfilled").length;
    },
    trouver: (adresse: string, code = "ABC123") => essais.chercher(adresse, code, async () => code),
    essais,
  };
}

/** Two processes with a shared count, which lasts until `fin`. */
function deuxPortes() {
  const ensemble = { total: 0, absent: false };
  const ouvrir = () =>
    createRoomCodeThrottle(
      { echecs: 60, regards: 400 },
      () => 0,
      async () => {
        if (ensemble.absent) throw new Error("away");
        return { total: ++ensemble.total, resteMs: 60_000 };
      },
    );
  const rater = async (porte: ReturnType<typeof ouvrir>, fois: number) => {
    let repondues = 0;
    for (let n = 0; n < fois; n++)
      await porte
        .chercher("1.1.1.1", `CODE${String(n)}`, async () => null)
        .then(
          () => repondues++,
          () => {},
        );
    return repondues;
  };
  return { ensemble, ouvrir, rater };
}

test("failures at one door count at the others: sixty answers, and so many looks, for all of them", async () => {
  const { ensemble, ouvrir, rater } = deuxPortes();
  const [une, autre] = [ouvrir(), ouvrir()];
  expect(await rater(une, 40)).toBe(40);
  expect(await rater(autre, 40)).toBe(20);
  expect(await rater(une, 1_000)).toBe(0);
  // the other process gets the shared count at its next try, then refuses
  await rater(autre, 1_000);
  expect(ensemble.total).toBeLessThanOrEqual(401);
  const trouvee = async () => "ABC123";
  // a guest whose address has found the room there is not affected
  await expect(autre.chercher("1.1.1.1", "ABC123", trouvee)).rejects.toMatchObject({
    statusCode: 429,
  });
  expect(await autre.chercher("2.2.2.2", "ABC123", trouvee)).toBe("ABC123");
});

test("while nobody counts them together each door counts its own", async () => {
  const { ensemble, ouvrir, rater } = deuxPortes();
  ensemble.absent = true;
  expect([await rater(ouvrir(), 100), await rater(ouvrir(), 100)]).toEqual([60, 60]);
});

describe("guessing codes", () => {
  test("sixty failures a minute are answered; a right code passes even then", async () => {
    const { rater, raterFois, trouver, avancer } = banc();
    expect(await raterFois(60, "1.1.1.1")).toBe(60);
    await expect(rater("1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    expect(await trouver("1.1.1.1")).toBe("ABC123");
    await expect(rater("1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    expect(await rater("2.2.2.2")).toBeNull();
    avancer(60_000);
    expect(await rater("1.1.1.1")).toBeNull();
  });

  test("four hundred codes a minute are looked at, in a burst as in a queue; then not even a right one", async () => {
    const { essais, trouver, avancer } = banc();
    let regards = 0;
    const reponse = Promise.withResolvers<void>();
    const lente = async () => {
      regards++;
      await reponse.promise;
      return null;
    };
    await trouver("1.1.1.1", "CONNU1");
    const burst = Array.from({ length: 1000 }, (_, n) =>
      essais.chercher("1.1.1.1", `CODE${n}`, lente),
    );
    reponse.resolve();
    const issues = await Promise.allSettled(burst);
    expect(regards).toBe(400);
    expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(60);
    await expect(trouver("1.1.1.1")).rejects.toMatchObject({ statusCode: 429 });
    // guests of a room that their address has found pass
    expect(await trouver("1.1.1.1", "CONNU1")).toBe("CONNU1");
    avancer(60_000);
    expect(await trouver("1.1.1.1")).toBe("ABC123");
  });

  test("two hundred guests of one address come in at once with the right code, twice", async () => {
    const { essais } = banc();
    const reponse = Promise.withResolvers<void>();
    const lente = async () => {
      await reponse.promise;
      return "place";
    };
    const guests = Array.from({ length: 400 }, () => essais.chercher("1.1.1.1", "ABC123", lente));
    reponse.resolve();
    expect(await Promise.all(guests)).toHaveLength(400);
  });

  test("a code once found stays open, even when its room is gone", async () => {
    const { rater, raterFois, trouver, essais } = banc();
    await trouver("1.1.1.1");
    expect(essais.connait("1.1.1.1", "ABC123")).toBe(true);
    for (let fois = 0; fois < 100; fois++) expect(await rater("1.1.1.1", "ABC123")).toBeNull();
    expect(await raterFois(60, "1.1.1.1")).toBe(60);
  });

  test("addresses of one IPv6 network are one address; a failure of the search is no failure of the guest", async () => {
    const { rater, essais } = banc();
    for (let fois = 0; fois < 500; fois++) {
      await expect(
        essais.chercher("2001:db8::1", "ABC123", () => Promise.reject(new Error("kick"))),
      ).rejects.toThrow("kick");
    }
    for (let fois = 0; fois < 60; fois++) await rater(`2001:db8::${fois}`);
    await expect(rater("2001:db8::ffff")).rejects.toMatchObject({ statusCode: 429 });
    expect(await rater("2001:db8:0:1::1")).toBeNull();
  });
});
