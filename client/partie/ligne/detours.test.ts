import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Deplacee, type JoindrePar, noterChemin, suivreDetours } from "./detours.ts";
import { RoomFactice } from "./test/room-factice.ts";

const DEMANDE = { role: "joueur", jeton: "j", pseudo: "Léa", sansAlcool: false } as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Each process by its path, the door under "": a room, a refusal, or null for one that never answers. */
function reseau(processus: Readonly<Record<string, RoomFactice | Error | null>>) {
  const demandes: string[] = [];
  const joindrePar: JoindrePar = (_code, _demande, chemin) => {
    demandes.push(chemin);
    const ici = processus[chemin];
    if (ici === null) return new Promise(() => {});
    return ici instanceof RoomFactice ? Promise.resolve(ici) : Promise.reject(ici);
  };
  return { demandes, joindre: suivreDetours(joindrePar) };
}

test("the door says where, and it is asked there the next time", async () => {
  const room = new RoomFactice();
  const { joindre, demandes } = reseau({ "": new Deplacee("/p/jeu1/"), "/p/jeu1/": room });
  expect(await joindre("AAAAA1", DEMANDE)).toBe(room);
  expect(await joindre("AAAAA1", DEMANDE)).toBe(room);
  expect(demandes).toEqual(["", "/p/jeu1/", "/p/jeu1/"]);
});

test("a room that changed hands is followed, whatever was known of it", async () => {
  const room = new RoomFactice();
  noterChemin("AAAAA2", "/p/jeu1/");
  const { joindre, demandes } = reseau({ "/p/jeu1/": new Deplacee("/p/jeu2/"), "/p/jeu2/": room });
  expect(await joindre("AAAAA2", DEMANDE)).toBe(room);
  expect(demandes).toEqual(["/p/jeu1/", "/p/jeu2/"]);
});

test("nobody under the path, or nobody who answers: the door knows", async () => {
  const room = new RoomFactice();
  for (const absent of [new Error(""), null]) {
    noterChemin("AAAAA3", "/p/jeu1/");
    const { joindre, demandes } = reseau({ "/p/jeu1/": absent, "": room });
    const venue = joindre("AAAAA3", DEMANDE);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await venue).toBe(room);
    expect(demandes).toEqual(["/p/jeu1/", ""]);
  }
});

test("a refusal is one, wherever it was said; the door's silence is the network's", async () => {
  noterChemin("AAAAA4", "/p/jeu1/");
  const refus = reseau({ "/p/jeu1/": new Error("pseudo_vide") });
  await expect(refus.joindre("AAAAA4", DEMANDE)).rejects.toThrow("pseudo_vide");
  const coupe = reseau({ "": new Error("cut") });
  await expect(coupe.joindre("AAAAA5", DEMANDE)).rejects.toThrow("cut");
  expect([refus.demandes, coupe.demandes]).toEqual([["/p/jeu1/"], [""]]);
});

test("two processes that name each other are not asked for ever, and only paths of ours are followed", async () => {
  const boucle = reseau({ "/p/a/": new Deplacee("/p/b/"), "/p/b/": new Deplacee("/p/a/") });
  noterChemin("AAAAA6", "/p/a/");
  await expect(boucle.joindre("AAAAA6", DEMANDE)).rejects.toThrow(Deplacee);
  expect(boucle.demandes).toEqual(["/p/a/", "/p/b/"]);
  const piege = reseau({
    "": new Deplacee("//evil.example/"),
    "//evil.example/": new RoomFactice(),
  });
  await expect(piege.joindre("AAAAA7", DEMANDE)).rejects.toThrow(Deplacee);
  expect(new Set(piege.demandes)).toEqual(new Set([""]));
});
