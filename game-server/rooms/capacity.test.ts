/**
 * A process accepts a limited number of rooms and people: latecomers are refused, and present players stay. surete "Join
 * and seat flood".
 */
import { once } from "node:events";
import { WebSocket } from "ws";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { CHEMIN_SOCKET, CODES_FERMETURE_SOCKET } from "#contracts/room.ts";
import {
  type BancDeRooms,
  entrerDansRoomDeTest,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { RoomCapacityReached } from "./capacity.ts";

let banc: BancDeRooms | undefined;
afterEach(() => banc?.fermer());

it("opens no more rooms than it has tables, asked for all at once", async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 3, places: 100 } });
  const { jeu } = banc;
  const issues = await Promise.allSettled(Array.from({ length: 20 }, () => jeu.creer()));
  expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const issue of issues)
    if (issue.status === "rejected") expect(issue.reason).toBeInstanceOf(RoomCapacityReached);
});

it("seats no more people than it has chairs, but those who come back to theirs", async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 10, places: 4 } });
  const { code, hote, jetons, jetonHote } = await ouvrirRoom(banc, ["Léa", "Tom"]);
  const { jeu, url } = banc;
  const [jetonLea = ""] = jetons;

  const venir = async (pseudo: string) =>
    joindreRoomParSocket(url, code, { role: "joueur", jeton: creerJetonDeTest(), pseudo }).then(
      () => "in",
      (erreur: Error) => erreur.message,
    );
  // ten people ask at the same time for the last place
  const issues = await Promise.all(Array.from({ length: 10 }, (_, n) => venir(`Foule ${n}`)));
  expect(issues.toSorted()).toEqual([...Array.from({ length: 9 }, () => "bar_plein"), "in"]);

  await expect(jeu.creer()).rejects.toBeInstanceOf(RoomCapacityReached);
  const retour = await entrerDansRoomDeTest(banc, code, {
    role: "joueur",
    jeton: jetonLea,
    pseudo: "Léa",
  });
  await retour.jusqua((vue) => vue.joueurs["j1"]?.present === true);
  await entrerDansRoomDeTest(banc, code, { role: "hote", jeton: jetonHote, pseudo: "Hôte" });
  // the older screen of the same player has lost its place
  await expect.poll(() => hote.fermetures).toEqual([CODES_FERMETURE_SOCKET.ailleurs]);
});

it("lets people in past a crowd of silent sockets, of which the oldest go, and not those who sit", async () => {
  // five sockets for four places, and 200 at the door
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 10, places: 4 } });
  const { code, hote } = await ouvrirRoom(banc, []);
  const { port, url } = banc;
  const gone: number[] = [];
  const openSilent = async (rank: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${CHEMIN_SOCKET}${code}`);
    socket.on("close", () => gone.push(rank));
    await once(socket, "open");
  };
  // on a slow machine the first would be sent away for their silence before the last has come
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  for (let rank = 0; rank < 210; rank++) await openSilent(rank);
  await expect.poll(() => gone).toEqual([0, 1, 2, 3, 4, 5]);
  await joindreRoomParSocket(url, code, {
    role: "joueur",
    jeton: creerJetonDeTest(),
    pseudo: "Léa",
  });
  await expect.poll(() => gone).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(hote.fermetures).toEqual([]);
});

it("knows who sits in a room by their secret", async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
  const { code, jetons, jetonHote } = await ouvrirRoom(banc, ["Léa"]);
  const [lea = ""] = jetons;
  const { jeu } = banc;
  const tient = (role: "hote" | "joueur", jeton: string, room = code) =>
    jeu.tient({ room, role, jeton });
  expect([tient("joueur", lea), tient("hote", jetonHote)]).toEqual([true, true]);
  expect([tient("hote", lea), tient("joueur", jetonHote)]).toEqual([false, false]);
  expect([tient("joueur", creerJetonDeTest()), tient("joueur", lea, "ZZZZZZ")]).toEqual([
    false,
    false,
  ]);
});
