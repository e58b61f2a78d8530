/** Handshakes that are silent, malformed or refused end with a reason, and take no seat. */
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import {
  type BancDeRooms,
  creerBancDeRooms,
  creerJetonDeTest,
  ouvrirRoom,
} from "#game/test/banc.ts";
import { joindreRoomParSocket } from "#game/test/ligne.ts";
import { QUIZZ_DE_TEST } from "#game/test/quizz-de-test.ts";
import { readRequestedRoomCode } from "./handshake.ts";

let banc: BancDeRooms;
beforeAll(async () => {
  banc = await creerBancDeRooms({ quizz: [QUIZZ_DE_TEST] });
});
afterAll(() => banc.fermer());

const JOUEUR = { role: "joueur", jeton: creerJetonDeTest(), pseudo: "Léa" };
const dit = (code: string, demande: object) =>
  joindreRoomParSocket(banc.url, code, demande).then(
    () => "in",
    (erreur: Error) => erreur.message,
  );

it.each([
  ["/entrer/abc123", "ABC123"],
  ["/entrer/ABC123?x=1", "ABC123"],
  ["/entrer/ABC12", ""],
  ["/entrer/ABC123/..", ""],
  ["/entrer/", ""],
  ["/", ""],
  [undefined, ""],
])("the code in %s is '%s'", (adresse, code) => {
  expect(readRequestedRoomCode(adresse)).toBe(code);
});

it.each([
  ["no role", {}],
  ["another role", { ...JOUEUR, role: "admin" }],
  ["a short secret", { ...JOUEUR, jeton: "court" }],
  ["no object", [1]],
])("refuses a first message with %s, and stays open to others", async (_cas, demande) => {
  const { code, hote } = await ouvrirRoom(banc, []);
  expect(await dit(code, demande)).toBe("message_invalide");
  expect(Object.keys(hote.vue.joueurs)).toHaveLength(1);
  expect(await dit(code, JOUEUR)).toBe("in");
});

it("says no such room, for a code or for what is none", async () => {
  expect(await dit("ZZZZZZ", JOUEUR)).toBe("room_innexistante");
  expect(await dit("n-importe-quoi", JOUEUR)).toBe("room_innexistante");
});

it("refuses what is not JSON", async () => {
  const { code, hote } = await ouvrirRoom(banc, []);
  const socket = new WebSocket(`ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}${code}`);
  await once(socket, "open");
  socket.send("{");
  const [trame]: Buffer[] = await once(socket, "message");
  expect(String(trame)).toContain("message_invalide");
  await once(socket, "close");
  expect(Object.keys(hote.vue.joueurs)).toHaveLength(1);
});

it("the state comes without being asked for", async () => {
  const { code } = await ouvrirRoom(banc, []);
  const socket = new WebSocket(`ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}${code}`);
  const trames: Buffer[] = [];
  socket.on("message", (trame: Buffer) => trames.push(trame));
  await once(socket, "open");
  socket.send(JSON.stringify({ ...JOUEUR, jeton: creerJetonDeTest(), pseudo: "Muette" }));
  await expect.poll(() => Buffer.concat(trames).includes("Muette")).toBe(true);
  socket.close();
});

it("whoever stays silent is sent away", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const socket = new WebSocket(`ws://127.0.0.1:${banc.port}${CHEMIN_SOCKET}ABC123`);
    await once(socket, "open");
    const ferme = once(socket, "close");
    // the server's end of the socket may open after ours
    await vi.waitFor(() => {
      expect(vi.getTimerCount()).toBeGreaterThan(0);
    });
    await vi.advanceTimersByTimeAsync(5_000);
    await ferme;
  } finally {
    vi.useRealTimers();
  }
});

it("sockets of no door are not opened", async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${banc.port}/p/ABC123?sessionId=x`);
  const [erreur]: Error[] = await once(socket, "error");
  expect(erreur?.message).toContain("404");
});
