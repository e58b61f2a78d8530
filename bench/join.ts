/**
 * `npm run bench:join [-- --contre=<folder of another checkout>] [--joueurs=200] [--tours=5]`: a whole table that enters one
 * room at once, by the real server. Each checkout in turn, in one run; one from before decision 0052 has its seats over HTTP.
 */
import { randomBytes } from "node:crypto";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { setTimeout as dormir } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Protocol } from "@colyseus/core";
import { z } from "zod";
import { ENTREE, roomCreee } from "#contracts/room.ts";
import { ouvrirSocle, poster, type Socle } from "./raw-socket.ts";
import { Serveur } from "./chaos/server.ts";

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
  /** Seats are asked for over HTTP first. */
  readonly parHttp: boolean;
}

/** Knocks; `entendre` hears every byte that comes once the socket is open. */
async function frapper(
  { port, code, parHttp }: Table,
  demande: Demande,
  entendre: (octets: Buffer) => void,
): Promise<Socle> {
  if (!parHttp) {
    const socle = await ouvrirSocle(port, `${ENTREE}${code}`, entendre);
    socle.dire(Buffer.from(JSON.stringify(demande)));
    return socle;
  }
  const { processId, roomId, sessionId } = place.parse(
    await poster(port, `/matchmake/joinById/${code}`, demande),
  );
  let socle: Socle | null = null;
  let pret = false;
  socle = await ouvrirSocle(port, `/${processId}/${roomId}?sessionId=${sessionId}`, (octets) => {
    // the first thing it says is that one is in; it wants to hear the same
    if (!pret) setImmediate(() => socle?.dire(PRET));
    pret = true;
    entendre(octets);
  });
  return socle;
}

/** From the tap on "Rejoindre" to a state where one sees oneself; resolves with how long it took (ms), and how to leave. */
async function entrer(table: Table, demande: Demande) {
  const debut = performance.now();
  // the host has no name before creator mode
  const attendu = demande.role === "hote" ? table.code : demande.pseudo;
  let reste = Buffer.alloc(0);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const trop = setTimeout(() => reject(new Error(`${demande.pseudo}: too long`)), ENTREE_MAX_MS);
  const socle = await frapper(table, demande, (octets) => {
    const lu = Buffer.concat([reste, octets]);
    if (lu.includes(attendu)) resolve(performance.now() - debut);
    // a name may be cut in two
    reste = lu.subarray(-attendu.length);
  });
  const ms = await promise;
  clearTimeout(trop);
  return { ms, sortir: () => socle.fermer() };
}

const jeton = () => randomBytes(18).toString("base64url");

/** One table: the host, then everybody at once. */
async function tablee(port: number, convives: number): Promise<number[]> {
  const { code, billet } = roomCreee.parse(await poster(port, "/api/room", {}));
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
  // who leaves is work for the server too, and none of those who come next
  await dormir(REPOS_MS);
  return entrees.map(({ ms }) => ms);
}

const ICI = fileURLToPath(new URL("..", import.meta.url));
const dossiers = values.contre === undefined ? [ICI] : [ICI, values.contre];
/** Who come first, and are not measured: a server that has just started compiles what it runs. Both tables pass the limit of an address. */
const PREMIERS = 150;
const mesures = new Map<string, number[]>(dossiers.map((dossier) => [dossier, []]));
for (let tour = 0; tour < Number(values.tours); tour++)
  for (const dossier of tour % 2 === 0 ? dossiers : dossiers.toReversed()) {
    const serveur = await Serveur.preparer(dossier, { JOUEURS_MAX: String(joueurs) });
    try {
      await serveur.demarrer();
      const port = Number(new URL(serveur.adresse).port);
      await tablee(port, PREMIERS);
      mesures.get(dossier)?.push(...(await tablee(port, joueurs)));
    } finally {
      await serveur.tuer("SIGKILL");
      serveur.nettoyer();
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
