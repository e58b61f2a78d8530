/**
 * The attacker of the fault "flood", in a process and at an address of its own: refused sockets and newcomers that never hang up, floods of
 * pongs and of fragments. It tells its parent how many sockets it has opened.
 */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { WebSocket } from "ws";
import { CHEMIN_SOCKET } from "#contracts/room.ts";

const TICK_MS = 50;
/** Refused sockets and newcomers of one tick, so many of each. */
const NEWCOMERS = 5;
/** Sockets that flood at any time, so many with pongs and with fragments. */
const FLOODERS = 4;
const FRAMES = 500;
const PONG_MS = 1_000;

const { FLOOD_ADDRESS = "", FLOOD_CODE = "", FLOOD_FROM = "" } = process.env;
let opened = 0;

/** A socket that stays open whatever the server says, and shows with pongs that it lives. */
class ClingingSocket extends WebSocket {
  override close(): void {}
}

function open(begin: (socket: WebSocket) => void): ClingingSocket {
  const url = FLOOD_ADDRESS.replace("http", "ws") + CHEMIN_SOCKET + FLOOD_CODE;
  const socket = new ClingingSocket(url, { localAddress: FLOOD_FROM });
  const pongs = setInterval(() => {
    if (socket.readyState === socket.OPEN) socket.pong();
  }, PONG_MS);
  socket.on("error", () => {});
  socket.on("close", () => clearInterval(pongs));
  socket.on("open", () => {
    opened++;
    begin(socket);
  });
  return socket;
}

/** Sends many frames at once, then comes back as soon as it is cut. */
function flood(send: (socket: WebSocket) => void): void {
  const socket = open(() => {
    for (let i = 0; i < FRAMES; i++) send(socket);
  });
  socket.on("close", () => setTimeout(() => flood(send), TICK_MS));
}

for (let i = 0; i < FLOODERS; i++) {
  flood((socket) => socket.pong());
  flood((socket) => socket.send("", { fin: false }));
}
setInterval(() => {
  for (let i = 0; i < NEWCOMERS; i++) {
    open((socket) => socket.send("{"));
    const jeton = randomBytes(18).toString("base64url");
    open((socket) => socket.send(JSON.stringify({ role: "joueur", jeton, pseudo: jeton })));
  }
  process.send?.(opened);
}, TICK_MS);
process.on("disconnect", () => process.exit(0));
