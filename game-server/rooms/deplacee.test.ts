/** Rooms that another process plays, or that are changing processes. */
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { RoomProcessLocation } from "#game/ports/room-directory.ts";
import {
  type BancDeRooms,
  entrerDansRoomDeTest,
  journalEnMemoire,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import { PartieRoom } from "./partie-room.ts";
import { RoomChangingProcessError, NoFreeRoomCodeError } from "#server/game-service.ts";

const memoire = journalEnMemoire();
const ailleurs = new Map<string, RoomProcessLocation>();
const reservees = new Set<string>();
const prises = new Set<string>();
/** Codes that are drawn before random ones. */
const tirages: string[] = [];
const reprises: string[] = [];
const quitter = vi.spyOn(memoire.journal, "quitter");
let banc: BancDeRooms;

beforeAll(async () => {
  banc = await creerBancDeRooms({
    quizz: [QUIZZ_DE_TEST],
    journal: memoire.journal,
    directory: {
      async reserve(code) {
        if (prises.has(code)) return false;
        prises.add(code);
        reservees.add(code);
        return true;
      },
      release: async (code) => void reservees.delete(code),
      locate: async (code) => ailleurs.get(code) ?? null,
    },
    onResume: (code) => void reprises.push(code),
    tirerCode: () => {
      const code = tirages.shift();
      if (code === undefined) throw new Error("no code left");
      return code;
    },
  });
});
afterAll(() => banc.fermer());

const DEMANDE = { role: "joueur", jeton: creerJetonDeTest(), pseudo: "Léa" };
const dit = (code: string) =>
  joindreRoomParSocket(banc.url, code, DEMANDE).then(
    () => "in",
    (erreur: Error) => ("code" in erreur ? [erreur.code, erreur.message] : erreur.message),
  );

it("whoever asks for a room of another process hears where it is", async () => {
  ailleurs.set("LABAS1", { chemin: "/p/jeu2/" });
  expect(await dit("LABAS1")).toEqual([CODES_FERMETURE_SOCKET.deplacee, "/p/jeu2/"]);
});

it("a room on its way is no answer: whoever asks tries again", async () => {
  ailleurs.set("ROUTE1", "enRoute");
  const [code, message] = [await dit("ROUTE1")].flat();
  expect(code).not.toBe(CODES_FERMETURE_SOCKET.deplacee);
  expect(message).not.toBe("room_innexistante");
  expect(await dit("RIEN01")).toEqual([expect.any(Number), "room_innexistante"]);
});

it("a hundred creations at once that draw the same five codes open five rooms", async () => {
  const cinq = ["TWIN01", "TWIN02", "TWIN03", "TWIN04", "TWIN05"];
  tirages.push(...Array.from({ length: 100 }, (_, n) => cinq[n % 5] ?? ""));
  const creees = await Promise.allSettled(Array.from({ length: 100 }, () => banc.jeu.creer()));
  const codes = creees.flatMap((une) => (une.status === "fulfilled" ? [une.value.code] : []));
  expect(codes.toSorted()).toEqual(cinq);
  expect((await banc.jeu.codes()).toSorted()).toEqual(cinq);
  expect(tirages).toEqual([]);
});

it("let go of before it was ever stored: whoever waits for that hears that it is elsewhere", async () => {
  tirages.push("PERDU1");
  memoire.panne(true);
  const { code } = await banc.jeu.creer();
  const stockee = banc.jeu.waitUntilStored(code);
  await banc.jeu.release(code, "");
  await expect(stockee).rejects.toBeInstanceOf(RoomChangingProcessError);
  await expect(banc.jeu.waitUntilStored(code)).rejects.toBeInstanceOf(RoomChangingProcessError);
  memoire.panne(false);
});

it("codes that are all taken are no reason to draw for ever", async () => {
  prises.add("TAKEN1");
  tirages.push(...Array.from({ length: 10 }, () => "TAKEN1"));
  await expect(banc.jeu.creer()).rejects.toBeInstanceOf(NoFreeRoomCodeError);
  expect(tirages).toEqual([]);
  // the second draw finds a free code
  tirages.push("TAKEN1", "LIBRE1");
  expect((await banc.jeu.creer()).code).toBe("LIBRE1");
});

it("handed over: what was done is stored, what comes after stays without an answer, everybody hears where to go", async () => {
  tirages.push("MOVED1");
  const { code, hote } = await ouvrirRoom(banc, []);
  const lea = await entrerDansRoomDeTest(banc, code, DEMANDE);
  // the disk is slow, and the room goes on until everything is stored
  memoire.panne(true);
  const avant = hote.demander({
    id: "choix-avant",
    type: "choisirQuizz",
    quizzId: QUIZZ_DE_TEST._id,
  });
  await hote.jusqua(({ titre }) => titre !== "");
  expect(await banc.jeu.freeze(code, 20)).toBe(false);
  memoire.panne(false);
  expect(await avant).toEqual({ ok: true });
  expect(await banc.jeu.freeze(code, 2_000)).toBe(true);

  let repondu = false;
  void hote.demander({ id: "lancer-apres", type: "lancer" }).then(
    () => (repondu = true),
    () => {},
  );
  await lea.allerRetour();
  const enregistree = (await memoire.journal.lire()).parties.find(
    ({ partie }) => partie.code === code,
  );
  expect(enregistree?.partie).toMatchObject({
    phase: "salon",
    choix: { title: QUIZZ_DE_TEST.title },
  });
  await banc.jeu.release(code, "/p/jeu2/");
  await expect
    .poll(() => [...hote.fermetures, ...lea.fermetures])
    .toEqual([CODES_FERMETURE_SOCKET.deplacee, CODES_FERMETURE_SOCKET.deplacee]);
  expect(repondu).toBe(false);
  expect(await banc.jeu.codes()).not.toContain(code);
  expect(quitter).toHaveBeenCalledWith(code);
  // this process has written nothing afterwards
  expect((await memoire.journal.lire()).parties).toContainEqual(enregistree);

  // the game may come back
  if (enregistree === undefined) throw new Error("not stored");
  await banc.jeu.resume(code, enregistree);
  expect(await banc.jeu.codes()).toContain(code);
  expect(reprises).toEqual([code]);
  await banc.jeu.resume("ABIME1", { perdueDepuis: new Date().toISOString() });
  expect(await dit("ABIME1")).toEqual([expect.any(Number), "partie_perdue"]);
  // the next process may be able to read the game
  await banc.jeu.release("ABIME1", "");
  expect(await dit("ABIME1")).toEqual([expect.any(Number), "room_innexistante"]);
});

it("whoever is suspended while their room is on its way is found where it arrives", async () => {
  tirages.push("MOVED2");
  const { code } = await ouvrirRoom(banc, [], "zoe");
  const suspendue = (compte: string) => compte === "zoe";
  expect(await banc.jeu.freeze(code, 2_000)).toBe(true);
  // a frozen room ignores every command, this one included
  await banc.jeu.exclure(suspendue);
  const { parties } = await memoire.journal.lire();
  const enregistree = parties.find(({ partie }) => partie.code === code);
  if (enregistree === undefined) throw new Error("not stored");
  await banc.jeu.release(code, "");
  await banc.jeu.resume(code, enregistree);
  expect(reprises.at(-1)).toBe(code);
  expect(await banc.jeu.comptes([code])).toEqual(["zoe"]);
  await banc.jeu.exclure(suspendue);
  await expect.poll(() => banc.jeu.existe(code)).toBe(false);
});

it("the code of a room that could not be opened is free again", async () => {
  tirages.push("FAILS1");
  vi.spyOn(PartieRoom.prototype, "onCreate").mockRejectedValueOnce(new Error("no room"));
  await expect(banc.jeu.creer()).rejects.toThrow();
  expect([prises.has("FAILS1"), reservees.has("FAILS1")]).toEqual([true, false]);
});
