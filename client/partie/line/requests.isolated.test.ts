import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { RoomRequests } from "./requests.ts";
import { flushPromises, FakeRoom } from "./test/fake-room.ts";

const COUPURE = 1006;
const REPONDRE: CommandeDEcran = { type: "repondre", tour: 3, reponse: ["Brest"] };

let demandes: RoomRequests;
let room: FakeRoom;

beforeEach(() => {
  vi.useFakeTimers();
  demandes = new RoomRequests();
  room = new FakeRoom();
  demandes.passerPar(room);
});
afterEach(() => {
  vi.useRealTimers();
});

/** Cuts the connection, and opens another one. */
function retrouver(): FakeRoom {
  room.couper(COUPURE);
  const nouvelle = new FakeRoom();
  demandes.passerPar(nouvelle);
  return nouvelle;
}

describe("a command", () => {
  test.each([{ ok: true }, { ok: false, refus: "trop_tard" }])("is answered %j", async (accuse) => {
    const issue = demandes.demander(REPONDRE);
    await flushPromises();
    room.demandes[0]?.repondre(accuse);
    expect(await issue).toEqual(accuse);
    expect(room.demandes).toHaveLength(1);
  });

  test("is repeated after a cut under the same id, and answered once", async () => {
    const issue = demandes.demander(REPONDRE);
    await flushPromises();
    const nouvelle = retrouver();
    await flushPromises();
    nouvelle.demandes[0]?.repondre({ ok: true });
    expect(await issue).toEqual({ ok: true });
    const [premiere, seconde] = [...room.demandes, ...nouvelle.demandes];
    expect(premiere?.corps).toEqual({ ...REPONDRE, id: expect.stringMatching(/^[\w-]{8,24}$/) });
    expect(seconde).toMatchObject({ sujet: "commande", corps: premiere?.corps });
    expect(nouvelle.demandes).toHaveLength(1);
  });

  test("another one has another id", async () => {
    void demandes.demander(REPONDRE);
    void demandes.demander(REPONDRE);
    await flushPromises();
    const [une, autre] = room.demandes.map(({ corps }) => corps);
    expect(autre).not.toEqual(une);
  });

  test("goes with the line that comes back, and no later", async () => {
    room.couper(COUPURE);
    const issue = demandes.demander(REPONDRE);
    await vi.advanceTimersByTimeAsync(19_000);
    const nouvelle = new FakeRoom();
    demandes.passerPar(nouvelle);
    await flushPromises();
    expect(nouvelle.demandes).toHaveLength(1);
    nouvelle.demandes[0]?.repondre({ ok: true });
    expect(await issue).toEqual({ ok: true });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("is not given to a line that is closing", async () => {
    room.ouverte = false;
    void demandes.demander(REPONDRE);
    await flushPromises();
    expect(room.demandes).toHaveLength(0);
    const nouvelle = new FakeRoom();
    demandes.passerPar(nouvelle);
    await flushPromises();
    expect(nouvelle.demandes).toHaveLength(1);
  });

  test("is given up when the line does not come back within 20 s", async () => {
    room.couper(COUPURE);
    const issue = demandes.demander(REPONDRE);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await issue).toEqual({ ok: false, refus: "hors_ligne" });
  });

  test("is given up after three lines that gave no answer", async () => {
    const issue = demandes.demander(REPONDRE);
    for (let i = 0; i < 3; i++) {
      await flushPromises();
      expect(room.demandes).toHaveLength(1);
      room = retrouver();
    }
    expect(await issue).toEqual({ ok: false, refus: "hors_ligne" });
    expect(room.demandes).toHaveLength(0);
  });

  test("is not repeated when the room could make nothing of it", async () => {
    const issue = demandes.demander(REPONDRE);
    await flushPromises();
    room.demandes[0]?.echouer(new Error("decode"));
    expect(await issue).toEqual({ ok: false, refus: "message_invalide" });
    expect(room.demandes).toHaveLength(1);
  });

  test.each([
    ["one that waits", true],
    ["a later one", false],
  ])("%s has no room to go to once the door is shut", async (_, avant) => {
    room.couper(COUPURE);
    const tot = avant ? demandes.demander(REPONDRE) : null;
    demandes.finir();
    const issue = await (tot ?? demandes.demander(REPONDRE));
    expect(issue).toEqual({ ok: false, refus: "ligne_fermee" });
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a consultation", () => {
  const REFERENCES = { quoi: "references" } as const;

  test("gives what the room says", async () => {
    const lue = demandes.consulter(REFERENCES);
    await flushPromises();
    const reponse = { ...REFERENCES, quizzId: "q", questionId: null };
    room.demandes[0]?.repondre(reponse);
    expect(await lue).toEqual(reponse);
    expect(room.demandes[0]).toMatchObject({ sujet: "consultation", corps: REFERENCES });
  });

  test.each([
    ["a cut", () => room.couper(COUPURE)],
    ["what is no answer", () => room.demandes[0]?.repondre({ quoi: "autre" })],
  ])("gives nothing after %s", async (_, arriver) => {
    const lue = demandes.consulter(REFERENCES);
    await flushPromises();
    arriver();
    expect(await lue).toBeNull();
  });

  test("gives nothing when the door is shut while it waits for the line", async () => {
    room.couper(COUPURE);
    const lue = demandes.consulter(REFERENCES);
    demandes.finir();
    expect(await lue).toBeNull();
  });
});
