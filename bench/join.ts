/**
 * `npm run bench:join [-- --contre=<folder of another checkout>] [--joueurs=200] [--tours=5]`: a crowd that enters one
 * room at once, with the real server. Both checkouts are measured in turn in one run; a checkout from before decision
 * 0001 reserves its seats over HTTP.
 */
import { randomBytes } from "node:crypto";
import { connect, type Socket } from "node:net";
import process from "node:process";
import { setTimeout as dormir } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { Protocol } from "@colyseus/core";
import { z } from "zod";
import { CHEMIN_SOCKET, reponseRoomCreee } from "#contracts/room.ts";
import { ChaosServerProcess } from "./chaos/server.ts";

const FIN_DES_ENTETES = "\r\n\r\n";

/** Answers with the body of a POST in JSON; rejects when the server does not say 2xx. */
export function postJson(port: number, chemin: string, corps: unknown): Promise<unknown> {
  const texte = JSON.stringify(corps);
  const fil = connect(port, "127.0.0.1");
  fil.write(
    `POST ${chemin} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(texte)}${FIN_DES_ENTETES}${texte}`,
  );
  return new Promise((reussir, echouer) => {
    let lu = "";
    fil.setEncoding("utf8");
    fil.on("data", (morceau: string) => (lu += morceau));
    fil.on("error", echouer);
    fil.on("end", () => {
      const [entetes = "", reponse = ""] = lu.split(FIN_DES_ENTETES);
      if (entetes.startsWith("HTTP/1.1 2")) reussir(JSON.parse(reponse));
      else echouer(new Error(lu.slice(0, 300)));
    });
  });
}

/**
 * A WebSocket frame of a client, with a payload under 126 bytes or under 64 kB. Its mask is made of zeros, which leaves
 * the payload as it is.
 */
function trame(donnees: Buffer): Buffer {
  const court = donnees.length < 126;
  const entete = Buffer.alloc(court ? 6 : 8);
  entete[0] = 0x82;
  entete[1] = 0x80 | (court ? donnees.length : 126);
  if (!court) entete.writeUInt16BE(donnees.length, 2);
  return Buffer.concat([entete, donnees]);
}

export interface RawWebSocket {
  readonly dire: (donnees: Buffer) => void;
  readonly fermer: () => void;
}

/**
 * Opens a WebSocket whose frames are not decoded: `entendre` receives the raw bytes. Resolves once the socket is open;
 * rejects when the server refuses it.
 */
export function openRawWebSocket(
  port: number,
  chemin: string,
  entendre: (octets: Buffer) => void,
): Promise<RawWebSocket> {
  const fil: Socket = connect(port, "127.0.0.1");
  fil.setNoDelay(true);
  fil.write(
    `GET ${chemin} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString("base64")}${FIN_DES_ENTETES}`,
  );
  return new Promise((reussir, echouer) => {
    let ouvert = false;
    fil.on("error", echouer);
    fil.on("close", () => echouer(new Error("closed")));
    fil.on("data", (octets: Buffer) => {
      if (ouvert) return entendre(octets);
      const fin = octets.indexOf(FIN_DES_ENTETES) + FIN_DES_ENTETES.length;
      if (!octets.subarray(0, 12).equals(Buffer.from("HTTP/1.1 101")))
        return echouer(new Error(octets.toString("latin1", 0, 100)));
      ouvert = true;
      reussir({ dire: (donnees) => fil.write(trame(donnees)), fermer: () => fil.destroy() });
      if (fin < octets.length) entendre(octets.subarray(fin));
    });
  });
}

const place = z.object({ processId: z.string(), roomId: z.string(), sessionId: z.string() });
const ENTREE_MAX_MS = 20_000;
const REPOS_MS = 700;
const PRET = Buffer.of(Protocol.JOIN_ROOM);

const { values } = parseArgs({
  options: {
    contre: { type: "string" },
    joueurs: { type: "string", default: "200" },
    tours: { type: "string", default: "5" },
  },
});
const joueurs = Number(values.joueurs);

type Demande = Readonly<Record<"role" | "jeton" | "pseudo", string> & { billet?: string }>;

interface Table {
  readonly port: number;
  readonly code: string;
  /** Whether seats are reserved over HTTP first. */
  readonly parHttp: boolean;
}

/** Joins a room; `entendre` receives every byte that comes once the socket is open. */
async function frapper(
  { port, code, parHttp }: Table,
  demande: Demande,
  entendre: (octets: Buffer) => void,
): Promise<RawWebSocket> {
  if (!parHttp) {
    const socle = await openRawWebSocket(port, `${CHEMIN_SOCKET}${code}`, entendre);
    socle.dire(Buffer.from(JSON.stringify(demande)));
    return socle;
  }
  const { processId, roomId, sessionId } = place.parse(
    await postJson(port, `/matchmake/joinById/${code}`, demande),
  );
  let socle: RawWebSocket | null = null;
  let pret = false;
  socle = await openRawWebSocket(
    port,
    `/${processId}/${roomId}?sessionId=${sessionId}`,
    (octets) => {
      // the server expects the confirmation of its first message
      if (!pret) setImmediate(() => socle?.dire(PRET));
      pret = true;
      entendre(octets);
    },
  );
  return socle;
}

/**
 * Enters a room: from the tap on "Rejoindre" to a state that holds the player. Resolves with the time in ms, and how to
 * leave.
 */
async function entrer(table: Table, demande: Demande) {
  const debut = performance.now();
  // the host has no pseudo before creator mode
  const attendu = demande.role === "hote" ? table.code : demande.pseudo;
  let reste = Buffer.alloc(0);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const trop = setTimeout(() => reject(new Error(`${demande.pseudo}: too long`)), ENTREE_MAX_MS);
  const socle = await frapper(table, demande, (octets) => {
    const lu = Buffer.concat([reste, octets]);
    if (lu.includes(attendu)) resolve(performance.now() - debut);
    // a pseudo may be cut in two by a packet
    reste = lu.subarray(-attendu.length);
  });
  const ms = await promise;
  clearTimeout(trop);
  return { ms, sortir: () => socle.fermer() };
}

const jeton = () => randomBytes(18).toString("base64url");

/** One table: the host enters, then every player at once. */
async function tablee(port: number, convives: number): Promise<number[]> {
  const { code, billet } = reponseRoomCreee.parse(await postJson(port, "/api/room", {}));
  const ancien = await fetch(`http://127.0.0.1:${port}/matchmake/joinById/${code}`, {
    method: "POST",
  });
  const table: Table = { port, code, parHttp: ancien.status !== 404 };
  const hote = await entrer(table, { role: "hote", jeton: jeton(), billet, pseudo: "Hôte" });
  const entrees = await Promise.all(
    Array.from({ length: convives }, (_, i) =>
      entrer(table, { role: "joueur", jeton: jeton(), pseudo: `Convive ${String(i)}.` }),
    ),
  );
  for (const { sortir } of [hote, ...entrees]) sortir();
  // the departures are work for the server, which must not slow the next table
  await dormir(REPOS_MS);
  return entrees.map(({ ms }) => ms);
}

const ICI = fileURLToPath(new URL("..", import.meta.url));
const dossiers = values.contre === undefined ? [ICI] : [ICI, values.contre];
/**
 * Players of a first table, which is not measured: a new server compiles its code. Both tables together pass the limit
 * of one address.
 */
const PREMIERS = 150;
const mesures = new Map<string, number[]>(dossiers.map((dossier) => [dossier, []]));
for (let tour = 0; tour < Number(values.tours); tour++)
  for (const dossier of tour % 2 === 0 ? dossiers : dossiers.toReversed()) {
    const serveur = await ChaosServerProcess.prepare(dossier, { JOUEURS_MAX: String(joueurs) });
    try {
      await serveur.start();
      const port = Number(new URL(serveur.adresse).port);
      await tablee(port, PREMIERS);
      mesures.get(dossier)?.push(...(await tablee(port, joueurs)));
    } finally {
      await serveur.kill("SIGKILL");
      serveur.cleanUp();
    }
  }
for (const [dossier, liste] of mesures) {
  const triees = liste.toSorted((a, b) => a - b);
  const rang = (part: number) => Math.round(triees[Math.floor(part * (triees.length - 1))] ?? 0);
  const nom = dossier === ICI ? "here" : "the other";
  console.log(
    `${nom}: ${String(joueurs)} enter at once, ${String(liste.length)} in all: p50 ${String(rang(0.5))} ms, ` +
      `p95 ${String(rang(0.95))}, worst ${String(rang(1))}`,
  );
}
process.exit(0);
