/**
 * A process accepts a limited number of rooms and people: latecomers are refused, and present players stay. surete "Join
 * and seat flood".
 */
import { EventEmitter, once } from "node:events";
import { performance } from "node:perf_hooks";
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
import {
  createProcessCapacityGuard,
  type OpenRoom,
  NoCapacityForNewRoomError,
} from "./capacity.ts";

const MINUTE = 60_000;

let banc: BancDeRooms | undefined;
afterEach(() => banc?.fermer());

it("opens no more rooms than it has tables, asked for all at once", async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 3, places: 100 } });
  const { jeu } = banc;
  const issues = await Promise.allSettled(Array.from({ length: 20 }, () => jeu.creer()));
  expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (const issue of issues)
    if (issue.status === "rejected") expect(issue.reason).toBeInstanceOf(NoCapacityForNewRoomError);
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

  await expect(jeu.creer()).rejects.toBeInstanceOf(NoCapacityForNewRoomError);
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

/** A client that never hangs up, even when it is asked to, and shows with pongs that it lives. */
class ClingingSocket extends WebSocket {
  override close(): void {}
}

it.each([
  ["silent sockets", () => {}],
  ["refused sockets that do not hang up", (socket: WebSocket) => socket.send("{")],
])(
  "lets people in past a crowd of %s, of which the oldest go, and not those who sit",
  async (_, behave) => {
    // five sockets for four places, and 200 at the door
    banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 10, places: 4 } });
    const { code, hote } = await ouvrirRoom(banc, []);
    const { port, url } = banc;
    const gone: number[] = [];
    const openRude = async (rank: number) => {
      const socket = new ClingingSocket(`ws://127.0.0.1:${port}${CHEMIN_SOCKET}${code}`);
      const pongs = setInterval(() => socket.pong(), 1000);
      socket.on("close", () => {
        clearInterval(pongs);
        gone.push(rank);
      });
      await once(socket, "open");
      behave(socket);
    };
    // on a slow machine the first would be sent away for their silence before the last has come
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    for (let rank = 0; rank < 210; rank++) await openRude(rank);
    await expect.poll(() => gone).toEqual([0, 1, 2, 3, 4, 5]);
    await joindreRoomParSocket(url, code, {
      role: "joueur",
      jeton: creerJetonDeTest(),
      pseudo: "Léa",
    });
    await expect.poll(() => gone).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(hote.fermetures).toEqual([]);
  },
);

const createConnection = () =>
  Object.assign(new EventEmitter(), { destroyed: false, destroy: () => {} });

/** The guard of a process of the default size, with rooms that only count. */
function guardOfDefaultSize() {
  const rooms: OpenRoom[] = [];
  const guard = createProcessCapacityGuard(
    { rooms: 500, places: 5000, partDUneAdresse: 1 / 4 },
    () => rooms,
  );
  const opened = (adresse: string) =>
    guard
      .openRoom(adresse, async () => {
        rooms.push({
          roomId: `room ${rooms.length}`,
          openedBy: adresse,
          idleLobbyMs: () => null,
          isEmpty: () => false,
          giveBack: () => Promise.reject(new Error("a game is played there")),
        });
      })
      .then(
        () => true,
        () => false,
      );
  const seated = (adresse: string, revient = false) => {
    const connection = createConnection();
    const request = { adresse, code: "", revient: () => revient, connection };
    return guard.takeSeat(request).then((taken) => (taken ? connection : null));
  };
  return { opened, seated };
}

it("keeps three quarters of its rooms and places for others than one address", async () => {
  const { opened, seated } = guardOfDefaultSize();
  // the attack: rooms full of people, until nothing more is given
  let rooms = 0;
  while (rooms < 500 && (await opened("203.0.113.1"))) rooms++;
  const connections: EventEmitter[] = [];
  for (let one = await seated("203.0.113.1"); one !== null; one = await seated("203.0.113.1"))
    connections.push(one);
  expect([rooms, connections.length]).toEqual([125, 1250]);
  // a bar of two hundred people behind one Wi-Fi, with several tables
  for (let table = 0; table < 10; table++) expect(await opened("198.51.100.1")).toBe(true);
  for (let guest = 0; guest < 200; guest++) expect(await seated("198.51.100.1")).not.toBeNull();
  // who has a seat keeps it, and a place that was left is free again
  expect(await seated("203.0.113.1", true)).not.toBeNull();
  expect(await seated("203.0.113.1")).toBeNull();
  for (const connection of connections.splice(0, 2)) connection.emit("close");
  expect(await seated("203.0.113.1")).not.toBeNull();
});

it("counts the rooms of the address that opened them", async () => {
  const capacite = { rooms: 100, places: 100, partDUneAdresse: 1 / 4 };
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite });
  const { jeu } = banc;
  const issues = await Promise.allSettled(
    Array.from({ length: 40 }, () => jeu.creer("203.0.113.1")),
  );
  expect(issues.filter(({ status }) => status === "fulfilled")).toHaveLength(30);
  await expect(jeu.creer("203.0.113.1")).rejects.toBeInstanceOf(NoCapacityForNewRoomError);
  expect((await jeu.creer("198.51.100.1")).code).toMatch(/./);
});

it("lets a whole bar behind one Wi-Fi fill a small server", async () => {
  const guard = createProcessCapacityGuard(
    { rooms: 20, places: 250, partDUneAdresse: 1 / 4 },
    () => [],
  );
  const come = () =>
    guard.takeSeat({
      adresse: "192.0.2.1",
      code: "",
      revient: () => false,
      connection: createConnection(),
    });
  for (let guest = 0; guest < 250; guest++) expect(await come()).toBe(true);
  expect(await come()).toBe(false);
});

it("gives the places of lobbies in which nobody acts to newcomers, one lobby at a time, and never those of a game", async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST], capacite: { rooms: 4, places: 6 } });
  const { jeu, url } = banc;
  const played = await ouvrirRoom(banc, ["Léa", "Ana"]);
  await played.hote.demander({ type: "reglerParametres", sansImprevu: true });
  await played.hote.demander({ type: "choisirQuizz", quizzId: QUIZZ_DE_TEST._id });
  await played.hote.jusqua(({ titre }) => titre !== "");
  await played.hote.demander({ type: "lancer" });
  await played.hote.jusqua(({ phase }) => phase === "jeu");
  const [old, recent, alive] = [
    await ouvrirRoom(banc, []),
    await ouvrirRoom(banc, []),
    await ouvrirRoom(banc, []),
  ];
  const real = performance.now.bind(performance);
  let ahead = MINUTE;
  const clock = vi.spyOn(performance, "now").mockImplementation(() => real() + ahead);
  onTestFinished(() => clock.mockRestore());
  const act = ({ hote }: typeof alive) =>
    hote.demander({ type: "reglerParametres", sansImprevu: true });
  expect(await act(recent)).toEqual({ ok: true });
  ahead = 15 * MINUTE;
  expect(await act(alive)).toEqual({ ok: true });
  await expect(jeu.creer()).resolves.toMatchObject({ code: expect.any(String) });
  expect(old.hote.fermetures).toEqual([CODES_FERMETURE_SOCKET.roomRendue]);
  ahead = 17 * MINUTE;
  const venir = (pseudo: string) =>
    joindreRoomParSocket(url, played.code, { role: "joueur", jeton: creerJetonDeTest(), pseudo });
  await venir("Tom");
  expect(recent.hote.fermetures).toEqual([]);
  await venir("Zoé");
  expect(recent.hote.fermetures).toEqual([CODES_FERMETURE_SOCKET.roomRendue]);
  await expect(venir("Max")).rejects.toThrow("bar_plein");
  expect([played.hote.fermetures, alive.hote.fermetures]).toEqual([[], []]);
});

it("closes the lobby in which nothing has happened for longest, of those of nobody in particular", async () => {
  const left: string[] = [];
  const rooms = [20, 40, 30].map((minutes): OpenRoom => ({
    roomId: `${String(minutes)} minutes`,
    openedBy: null,
    idleLobbyMs: () => minutes * MINUTE,
    isEmpty: () => false,
    giveBack: async () => void left.push(`${String(minutes)} minutes`),
  }));
  const guard = createProcessCapacityGuard({ rooms: 3, places: 30 }, () =>
    rooms.filter(({ roomId }) => !left.includes(roomId)),
  );
  await guard.openRoom("192.0.2.1", async () => {});
  expect(left).toEqual(["40 minutes"]);
});

it("does not close the room that a newcomer asks for, whatever sleeps there", async () => {
  const left: string[] = [];
  const rooms = ["ABCDEF", "GHIJKL"].map((roomId): OpenRoom => {
    const giveBack = async () => void left.push(roomId);
    return {
      roomId,
      openedBy: null,
      idleLobbyMs: () => 20 * MINUTE,
      isEmpty: () => false,
      giveBack,
    };
  });
  const guard = createProcessCapacityGuard({ rooms: 5, places: 1 }, () =>
    rooms.filter(({ roomId }) => !left.includes(roomId)),
  );
  const come = (code: string) =>
    guard.takeSeat({
      adresse: "192.0.2.1",
      code,
      revient: () => false,
      connection: createConnection(),
    });
  expect(await come("ABCDEF")).toBe(true);
  // no place is made by it, as nobody sits in the other room
  expect(await come("ABCDEF")).toBe(false);
  expect(left).toEqual(["GHIJKL"]);
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
