import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RoomJoinRetrier } from "./join.ts";
import { flushPromises, fakeDoor, FakeRoom } from "./test/fake-room.ts";

const COUPE = new Error("Failed to fetch");
const DEMANDE = { role: "joueur", jeton: "j", pseudo: "Léa", sansAlcool: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function essai(dejaVenu = false) {
  const { joindre, venues } = fakeDoor();
  const dites: unknown[] = [];
  const entrees = new RoomJoinRetrier(() => joindre("ABCD", DEMANDE), {
    dedans: (room) => dites.push(room),
    refuse: (refus) => dites.push(refus),
    retrying: () => dites.push("retrying"),
    dejaVenu: () => dejaVenu,
  });
  return { entrees, venues, dites };
}

describe("coming in", () => {
  test("a seat that was taken is told, once", async () => {
    const { entrees, venues, dites } = essai();
    const fini = entrees.essayer();
    const room = new FakeRoom();
    venues[0]?.entrer(room);
    await fini;
    expect(dites).toEqual([room]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("one try at a time, however often the page wakes up", async () => {
    const { entrees, venues } = essai();
    void entrees.essayer();
    void entrees.essayer();
    await flushPromises();
    expect(venues).toHaveLength(1);
  });

  test("a network fault is tried again for ever, and sooner when asked", async () => {
    const { entrees, venues, dites } = essai();
    void entrees.essayer();
    for (let i = 0; i < 30; i++) {
      venues[i]?.echouer(COUPE);
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(venues).toHaveLength(31);
    expect(dites).toEqual(Array.from({ length: 30 }, () => "retrying"));
    venues[30]?.echouer(COUPE);
    await flushPromises();
    void entrees.essayer();
    expect(venues).toHaveLength(32);
    // the try just made was the planned one, so no other follows
    venues[31]?.entrer(new FakeRoom());
    await vi.advanceTimersByTimeAsync(5_000);
    expect(venues).toHaveLength(32);
  });

  test("after 20 s a try is given up for another, and its seat let go if it comes after all", async () => {
    const { entrees, venues, dites } = essai();
    void entrees.essayer();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(venues).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    const [tardive, bonne] = [new FakeRoom(), new FakeRoom()];
    venues[1]?.entrer(bonne);
    await flushPromises();
    venues[0]?.entrer(tardive);
    await flushPromises();
    expect(dites).toEqual(["retrying", bonne]);
    expect([tardive.gestes, bonne.gestes]).toEqual([["lacher"], []]);
  });

  test.each(["kick", "room_innexistante", "trop_de_messages"])(
    "%s is a refusal for good to who knocks for the first time",
    async (refus) => {
      const { entrees, venues, dites } = essai();
      void entrees.essayer();
      venues[0]?.echouer(new Error(refus));
      await flushPromises();
      expect(dites).toEqual([refus]);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  test("a rush does not send home who was inside", async () => {
    const { entrees, venues, dites } = essai(true);
    void entrees.essayer();
    venues[0]?.echouer(new Error("trop_de_messages"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(dites).toEqual(["retrying"]);
    expect(venues).toHaveLength(2);
  });
});

describe("changing one's mind", () => {
  test("no try after it", async () => {
    const { entrees, venues, dites } = essai();
    void entrees.essayer();
    venues[0]?.echouer(COUPE);
    await flushPromises();
    entrees.finir();
    expect(vi.getTimerCount()).toBe(0);
    entrees.plusTard();
    await entrees.essayer();
    expect(venues).toHaveLength(1);
    expect(dites).toEqual(["retrying"]);
  });

  test("the seat of a try that was on its way is given up", async () => {
    const { entrees, venues, dites } = essai();
    const fini = entrees.essayer();
    entrees.finir();
    const room = new FakeRoom();
    venues[0]?.entrer(room);
    await flushPromises();
    expect(room.demandes.map(({ corps }) => corps)).toEqual([{ type: "quitter" }]);
    expect(room.gestes).toEqual([]);
    room.demandes[0]?.repondre({ ok: true });
    await fini;
    expect(room.gestes).toEqual(["quitter"]);
    expect(dites).toEqual([]);
  });

  test("what the server says to who has left is not heard", async () => {
    const { entrees, venues, dites } = essai();
    const fini = entrees.essayer();
    entrees.finir();
    venues[0]?.echouer(new Error("kick"));
    await fini;
    expect(dites).toEqual([]);
  });
});
