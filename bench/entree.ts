/**
 * `npm run bench:entree [-- --contre=<folder of another checkout>] [--joueurs=200] [--tours=5]`: a whole table that enters one
 * room at once, by the real server. Each checkout in turn, in one run; one from before decision 0052 has its seats over HTTP.
 */
import { Agent, request } from "node:http";
import process from "node:process";
import { parseArgs } from "node:util";
import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import { Protocol } from "@colyseus/core";
import { WebSocket } from "ws";
import { z } from "zod";
import { ENTREE, roomCreee } from "#contracts/room.ts";
import { Serveur } from "./secousse/serveur.ts";

const place = z.object({ processId: z.string(), roomId: z.string(), sessionId: z.string() });
const ENTREE_MAX_MS = 20_000;

const { values } = parseArgs({
  options: {
    contre: { type: "string" },
    joueurs: { type: "string", default: "200" },
    tours: { type: "string", default: "5" },
  },
});
const joueurs = Number(values.joueurs);
const agent = new Agent({ keepAlive: true, maxSockets: joueurs });

function poster(url: string, corps: unknown): Promise<unknown> {
  return new Promise((reussir, echouer) => {
    const demande = request(
      url,
      { method: "POST", agent, headers: { "content-type": "application/json" } },
      (reponse) => {
        let texte = "";
        reponse.setEncoding("utf8");
        reponse.on("data", (morceau: string) => (texte += morceau));
        reponse.on("end", () => {
          if (reponse.statusCode !== undefined && reponse.statusCode < 300)
            reussir(JSON.parse(texte));
          else echouer(new Error(`${String(reponse.statusCode)} ${texte}`));
        });
      },
    );
    demande.on("error", echouer);
    demande.end(JSON.stringify(corps));
  });
}

type Demande = Readonly<Record<"role" | "jeton" | "pseudo", string> & { billet?: string }>;

interface Table {
  readonly adresse: string;
  readonly code: string;
  /** Seats are asked for over HTTP first. */
  readonly parHttp: boolean;
}

/** The socket of somebody who comes in, before it is open. */
async function frapper({ adresse, code, parHttp }: Table, demande: Demande): Promise<WebSocket> {
  const sockets = adresse.replace("http", "ws");
  if (parHttp) {
    const lue = place.parse(await poster(`${adresse}/matchmake/joinById/${code}`, demande));
    const socket = new WebSocket(
      `${sockets}/${lue.processId}/${lue.roomId}?sessionId=${lue.sessionId}`,
      { perMessageDeflate: false },
    );
    socket.on("message", (trame: Buffer) => {
      if (trame[0] === Protocol.JOIN_ROOM) socket.send(Buffer.of(Protocol.JOIN_ROOM));
    });
    return socket;
  }
  const socket = new WebSocket(`${sockets}${ENTREE}${code}`, { perMessageDeflate: false });
  socket.on("open", () => socket.send(JSON.stringify(demande)));
  return socket;
}

/** From the tap on "Rejoindre" to a state where one sees oneself; resolves with how long it took (ms), and how to leave. */
async function entrer(table: Table, corps: Demande) {
  const debut = performance.now();
  const socket = await frapper(table, corps);
  const ms = await new Promise<number>((reussir, echouer) => {
    socket.on("error", echouer);
    socket.on("close", (code) => echouer(new Error(`closed ${String(code)}`)));
    socket.on("message", (trame: Buffer) => {
      const etat = trame[0] === Protocol.ROOM_STATE || trame[0] === Protocol.ROOM_STATE_PATCH;
      // the host has no name before creator mode
      const vu = corps.role === "hote" || trame.includes(corps.pseudo);
      if (etat && vu) reussir(performance.now() - debut);
    });
    setTimeout(() => echouer(new Error(`${corps.pseudo}: too long`)), ENTREE_MAX_MS).unref();
  });
  socket.removeAllListeners("close");
  return { ms, sortir: () => socket.terminate() };
}

const jeton = () => randomBytes(18).toString("base64url");

/** One table: the host, then everybody at once. */
async function tablee(adresse: string): Promise<number[]> {
  const { code, billet } = roomCreee.parse(await poster(`${adresse}/api/room`, {}));
  const ancien = await fetch(`${adresse}/matchmake/joinById/${code}`, { method: "POST" });
  const table: Table = { adresse, code, parHttp: ancien.status !== 404 };
  const hote = await entrer(table, { role: "hote", jeton: jeton(), billet, pseudo: "Hôte" });
  const entrees = await Promise.all(
    Array.from({ length: joueurs }, (_, i) =>
      entrer(table, { role: "joueur", jeton: jeton(), pseudo: `Convive ${String(i)}.` }),
    ),
  );
  for (const { sortir } of [hote, ...entrees]) sortir();
  return entrees.map(({ ms }) => ms);
}

const ICI = fileURLToPath(new URL("..", import.meta.url));
const dossiers = values.contre === undefined ? [ICI] : [ICI, values.contre];
const mesures = new Map<string, number[]>(dossiers.map((dossier) => [dossier, []]));
for (let tour = 0; tour < Number(values.tours); tour++)
  for (const dossier of tour % 2 === 0 ? dossiers : dossiers.toReversed()) {
    const serveur = await Serveur.preparer(dossier, { JOUEURS_MAX: String(joueurs) });
    try {
      await serveur.demarrer();
      mesures.get(dossier)?.push(...(await tablee(serveur.adresse)));
    } finally {
      await serveur.tuer("SIGKILL");
      serveur.nettoyer();
    }
  }
agent.destroy();
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
