import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  RoomMovedError,
  markRoomPathDoubtful,
  type JoinRoomByPath,
  noteRoomPath,
  RoomMovingError,
  createJoinAtAnyRoomAddress,
} from "./room-address.ts";
import type { JoinRoom } from "./remote-room.ts";
import { FakeRoom } from "./test/fake-room.ts";

const DEMANDE = { role: "joueur", jeton: "j", pseudo: "Léa", sansAlcool: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The outcome of a try to join, however long it takes. */
async function tenter(joindre: JoinRoom, code: string): Promise<unknown> {
  const venue = joindre(code, DEMANDE).catch((erreur: unknown) => erreur);
  await vi.advanceTimersByTimeAsync(20_000);
  return venue;
}

/** The processes by their path, with the door under "": each gives a room, a refusal, or no answer (null). */
function reseau(processus: Record<string, FakeRoom | Error | null>) {
  const demandes: string[] = [];
  const joindrePar: JoinRoomByPath = (_code, _demande, chemin) => {
    demandes.push(chemin);
    const ici = processus[chemin];
    if (ici === null) return new Promise(() => {});
    return ici instanceof FakeRoom ? Promise.resolve(ici) : Promise.reject(ici);
  };
  return { demandes, joindre: createJoinAtAnyRoomAddress(joindrePar) };
}

test("the door says where, and it is asked there the next time", async () => {
  const room = new FakeRoom();
  const { joindre, demandes } = reseau({ "": new RoomMovedError("/p/jeu1/"), "/p/jeu1/": room });
  expect(await joindre("AAAAA1", DEMANDE)).toBe(room);
  expect(await joindre("AAAAA1", DEMANDE)).toBe(room);
  expect(demandes).toEqual(["", "/p/jeu1/", "/p/jeu1/"]);
});

test("a room that changed hands is followed, whatever was known of it", async () => {
  const room = new FakeRoom();
  noteRoomPath("AAAAA2", "/p/jeu1/");
  const { joindre, demandes } = reseau({
    "/p/jeu1/": new RoomMovedError("/p/jeu2/"),
    "/p/jeu2/": room,
  });
  expect(await joindre("AAAAA2", DEMANDE)).toBe(room);
  expect(demandes).toEqual(["/p/jeu1/", "/p/jeu2/"]);
});

test("nobody under the path, or nobody who answers: the door knows", async () => {
  const room = new FakeRoom();
  for (const absent of [new Error(""), null]) {
    noteRoomPath("AAAAA3", "/p/jeu1/");
    const { joindre, demandes } = reseau({ "/p/jeu1/": absent, "": room });
    const venue = joindre("AAAAA3", DEMANDE);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await venue).toBe(room);
    expect(demandes).toEqual(["/p/jeu1/", ""]);
  }
});

test("a refusal is one, wherever it was said; the door's silence is the network's", async () => {
  noteRoomPath("AAAAA4", "/p/jeu1/");
  const refus = reseau({ "/p/jeu1/": new Error("pseudo_vide") });
  await expect(refus.joindre("AAAAA4", DEMANDE)).rejects.toThrow("pseudo_vide");
  const coupe = reseau({ "": new Error("cut") });
  await expect(coupe.joindre("AAAAA5", DEMANDE)).rejects.toThrow("cut");
  expect([refus.demandes, coupe.demandes]).toEqual([["/p/jeu1/"], [""]]);
});

test("two processes that name each other are not asked for ever, and only paths of ours are followed", async () => {
  const boucle = reseau({
    "/p/a/": new RoomMovedError("/p/b/"),
    "/p/b/": new RoomMovedError("/p/a/"),
  });
  noteRoomPath("AAAAA6", "/p/a/");
  await expect(boucle.joindre("AAAAA6", DEMANDE)).rejects.toThrow(RoomMovedError);
  expect(boucle.demandes).toEqual(["/p/a/", "/p/b/"]);
  const piege = reseau({
    "": new RoomMovedError("//evil.example/"),
    "//evil.example/": new FakeRoom(),
  });
  await expect(piege.joindre("AAAAA7", DEMANDE)).rejects.toThrow(RoomMovedError);
  expect(new Set(piege.demandes)).toEqual(new Set([""]));
});

test("the door away or frozen: whoever loses the line finds the last path again, as often as it takes", async () => {
  for (const porte of [new Error("502"), null]) {
    noteRoomPath("AAAAA8", "/p/jeu1/");
    const room = new FakeRoom();
    const processus: Record<string, FakeRoom | Error | null> = {
      "": porte,
      "/p/jeu1/": new Error("cut"),
    };
    const { joindre, demandes } = reseau(processus);
    for (let fois = 0; fois < 3; fois++)
      expect(await tenter(joindre, "AAAAA8")).toBeInstanceOf(Error);
    expect(demandes).toEqual(["/p/jeu1/", "", "/p/jeu1/", "", "/p/jeu1/", ""]);
    processus["/p/jeu1/"] = room;
    expect(await tenter(joindre, "AAAAA8")).toBe(room);
  }
});

test("a mute line asks at the door first, and where it was when the door is silent too", async () => {
  const room = new FakeRoom();
  noteRoomPath("AAAAA9", "/p/jeu1/");
  markRoomPathDoubtful("AAAAA9");
  const processus: Record<string, FakeRoom | Error | null> = { "": null, "/p/jeu1/": room };
  const { joindre, demandes } = reseau(processus);
  expect(await tenter(joindre, "AAAAA9")).toBe(room);
  expect(demandes).toEqual(["", "/p/jeu1/"]);
  // the next try goes straight to the room's new path
  expect(await tenter(joindre, "AAAAA9")).toBe(room);
  expect(demandes.at(-1)).toBe("/p/jeu1/");
});

test("a door that answers « not yet » is asked again: the frozen one of before is not waited for", async () => {
  noteRoomPath("AAAAAA", "/p/jeu1/");
  markRoomPathDoubtful("AAAAAA");
  const processus: Record<string, FakeRoom | Error | null> = {
    "": new RoomMovingError(),
    "/p/jeu1/": null,
  };
  const { joindre, demandes } = reseau(processus);
  for (let fois = 0; fois < 2; fois++)
    expect(await tenter(joindre, "AAAAAA")).toBeInstanceOf(RoomMovingError);
  expect(demandes).toEqual(["", ""]);
  const room = new FakeRoom();
  processus[""] = new RoomMovedError("/p/jeu2/");
  processus["/p/jeu2/"] = room;
  expect(await tenter(joindre, "AAAAAA")).toBe(room);
});

test("one process alone: its door is waited for as long as the network takes", async () => {
  const room = new FakeRoom();
  const lente = Promise.withResolvers<FakeRoom>();
  const joindre = createJoinAtAnyRoomAddress(() => lente.promise);
  const venue = joindre("SEULE1", DEMANDE);
  await vi.advanceTimersByTimeAsync(15_000);
  lente.resolve(room);
  expect(await venue).toBe(room);
});
