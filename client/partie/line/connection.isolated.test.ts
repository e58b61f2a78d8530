import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { CodeRefus } from "#contracts/refus.ts";
import { CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { creerVueDeRoomVierge } from "../vue-vierge.ts";
import { RoomConnection } from "./connection.ts";
import { flushPromises, FakePage, fakeDoor, FakeRoom, type Venue } from "./test/fake-room.ts";

const COUPURE = 1006;
const DEMANDE = { role: "joueur", jeton: "j", pseudo: "Léa", sansAlcool: false } as const;
const vue = (tour: number): Vue => ({ ...creerVueDeRoomVierge(), tour });

let page: FakePage;
let venues: readonly Venue[];
let refus: CodeRefus[];
let connexion: RoomConnection;

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", page.window);
  refus = [];
  const porte = fakeDoor();
  venues = porte.venues;
  connexion = new RoomConnection(
    "ABCD",
    () => DEMANDE,
    (lu) => refus.push(lu),
    porte.joindre,
  );
});
afterEach(() => {
  connexion.fermer();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets the `i`-th try to join succeed, and sends it a step of the game. */
async function entrer(i: number, tour: number): Promise<FakeRoom> {
  const room = new FakeRoom();
  venues[i]?.entrer(room);
  await flushPromises();
  room.montrer(vue(tour));
  return room;
}

async function ouvrir(): Promise<FakeRoom> {
  void connexion.ouvrir();
  return entrer(0, 1);
}

describe("a line to a room", () => {
  test("is in line once the first state has come, and tells who listens", async () => {
    const statuts: string[] = [];
    const taire = connexion.abonner(() => statuts.push(connexion.lire().statut));
    expect(connexion.lire()).toMatchObject({ statut: "connexion", vue: null });
    const room = await ouvrir();
    expect(venues[0]).toMatchObject({ code: "ABCD", demande: DEMANDE });
    expect(connexion.lire()).toMatchObject({ statut: "en_ligne", vue: { tour: 1 } });
    taire();
    room.montrer(vue(2));
    expect(connexion.lire().vue?.tour).toBe(2);
    expect(statuts).toEqual(["en_ligne"]);
  });

  test("hears its welcome and the room's refusals, and nothing that is neither", async () => {
    const room = await ouvrir();
    room.saluer({ playerID: 3 });
    room.refuser("n’importe quoi");
    expect(connexion.lire().accueil).toBeNull();
    room.saluer({ playerID: "lea", pseudo: "Léa", reponse: [] });
    room.refuser("quizz_introuvable");
    expect(connexion.lire().accueil?.playerID).toBe("lea");
    expect(refus).toEqual(["quizz_introuvable"]);
  });

  test("that is cut is taken up again, with the state on show meanwhile", async () => {
    const room = await ouvrir();
    room.couper(COUPURE);
    expect(connexion.lire()).toMatchObject({ statut: "coupee", vue: { tour: 1 } });
    await vi.advanceTimersByTimeAsync(200);
    await entrer(1, 2);
    expect(connexion.lire()).toMatchObject({ statut: "en_ligne", vue: { tour: 2 } });
  });

  test("of a room that moved is taken up at once; where nobody is yet, in its time", async () => {
    const room = await ouvrir();
    room.couper(CODES_FERMETURE_SOCKET.deplacee);
    expect(connexion.lire().statut).toBe("coupee");
    expect(venues).toHaveLength(2);
    venues[1]?.echouer(new Error("not there yet"));
    await flushPromises();
    expect(venues).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    expect(venues).toHaveLength(3);
    await entrer(2, 2);
    expect(connexion.lire()).toMatchObject({ statut: "en_ligne", vue: { tour: 2 } });
  });

  test("that is mute is replaced, and what was asked on it is asked again on the other", async () => {
    const room = await ouvrir();
    room.vivante = false;
    const issue = connexion.demander({ type: "passer", tour: 1 });
    await vi.advanceTimersByTimeAsync(7_000);
    expect(room.gestes).toEqual(["lacher"]);
    expect(connexion.lire().statut).toBe("coupee");
    await vi.advanceTimersByTimeAsync(200);
    const autre = await entrer(1, 2);
    autre.demandes[0]?.repondre({ ok: true });
    expect(await issue).toEqual({ ok: true });
    expect(autre.demandes[0]?.corps).toEqual(room.demandes[0]?.corps);
  });

  test("takes the place of one that was closing, which is let go", async () => {
    const room = await ouvrir();
    room.ouverte = false;
    page.voir("visible");
    await entrer(1, 2);
    expect(room.gestes).toEqual(["lacher"]);
    room.montrer(vue(9));
    expect(connexion.lire().vue?.tour).toBe(2);
  });

  test("that is cut before the first state has come was never in line", async () => {
    void connexion.ouvrir();
    const room = new FakeRoom();
    venues[0]?.entrer(room);
    await flushPromises();
    room.couper(COUPURE);
    expect(connexion.lire().statut).toBe("connexion");
  });

  test("is taken up at once when the page wakes up", async () => {
    const room = await ouvrir();
    page.voir("hidden");
    room.couper(COUPURE);
    expect(venues).toHaveLength(1);
    page.voir("visible");
    expect(venues).toHaveLength(2);
  });

  test("waits out a rush when it was inside", async () => {
    const room = await ouvrir();
    room.couper(COUPURE);
    await vi.advanceTimersByTimeAsync(200);
    venues[1]?.echouer(new Error("trop_de_messages"));
    await flushPromises();
    expect(connexion.lire()).toMatchObject({ statut: "coupee", raison: null });
  });
});

describe("a door shut for good", () => {
  test.each([
    ["kick", CODES_FERMETURE_SOCKET.kick],
    ["ailleurs", CODES_FERMETURE_SOCKET.ailleurs],
    ["room_supprimee", CODES_FERMETURE_SOCKET.roomSupprimee],
    ["room_locale", CODES_FERMETURE_SOCKET.locale],
    ["moderation", CODES_FERMETURE_SOCKET.moderation],
    ["room_rendue", CODES_FERMETURE_SOCKET.roomRendue],
    ["depart", CODES_FERMETURE_SOCKET.depart],
  ])("%s: no try after it, nothing left running", async (raison, code) => {
    const room = await ouvrir();
    room.couper(code);
    expect(connexion.lire()).toMatchObject({ statut: "ferme", raison });
    expect(vi.getTimerCount()).toBe(0);
    page.voir("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(venues).toHaveLength(1);
  });

  test.each([CODES_FERMETURE_SOCKET.arretServeur, CODES_FERMETURE_SOCKET.resync, COUPURE])(
    "%i is not one",
    async (code) => {
      const room = await ouvrir();
      room.couper(code);
      await vi.advanceTimersByTimeAsync(200);
      expect(connexion.lire().statut).toBe("coupee");
      expect(venues).toHaveLength(2);
    },
  );

  test("a refusal at the door is told by its code", async () => {
    const ouverte = connexion.ouvrir();
    venues[0]?.echouer(new Error("room_pleine"));
    expect(await ouverte).toMatchObject({ statut: "ferme", raison: "room_pleine" });
    expect(vi.getTimerCount()).toBe(0);
  });

  test("hanging up during a cut ends the tries, and what waits for the line", async () => {
    const room = await ouvrir();
    room.couper(COUPURE);
    const issue = connexion.demander({ type: "passer", tour: 1 });
    connexion.fermer();
    expect(await issue).toEqual({ ok: false, refus: "ligne_fermee" });
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(venues).toHaveLength(1);
  });

  test("hanging up gives up the seat, and leaves no timer and no listener", async () => {
    const room = await ouvrir();
    await vi.advanceTimersByTimeAsync(4_100);
    connexion.fermer();
    expect(room.gestes).toEqual(["quitter"]);
    expect(vi.getTimerCount()).toBe(0);
    room.couper(COUPURE);
    page.voir("visible");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(venues).toHaveLength(1);
    expect(connexion.lire()).toMatchObject({ statut: "ferme", raison: "depart" });
  });
});
