/**
 * The baseline: the least that a room needs, in JSON over a bare `ws`. Its broadcasts and acknowledgements are those of
 * our rooms; its only rule is the count of answers, and it has no reconnection and no heartbeat. It stores nothing, or, with
 * `DURABLE=1`, acknowledges a change once it is on the disk, as our rooms do (group-commit.ts).
 */
import { createServer } from "node:http";
import process from "node:process";
import { type WebSocket, WebSocketServer } from "ws";
import { BASELINE_MESSAGE_LETTERS } from "../load/protocol.ts";
import { type ReservedSeat, serveMeasuredRooms } from "../load/measured-server.ts";
import { composeBenchPseudo, BENCH_QUIZZ } from "../load/bench-quizz.ts";
import { GroupCommit } from "./group-commit.ts";

interface Joueur {
  readonly id: string;
  readonly pseudo: string;
  score: number;
  gorgee: number;
  reponse: string[] | null;
}

interface Room {
  readonly code: string;
  readonly ecrans: Set<WebSocket>;
  readonly joueurs: Joueur[];
  position: number;
  tour: number;
}

interface Message {
  readonly id: number;
  readonly type: string;
  readonly tour?: number;
  readonly reponse?: string[];
}

/** A message without any check, which the baseline leaves out. */
const lire = (texte: string): Message => JSON.parse(texte);

const rooms: Room[] = [];
const commits = process.env["DURABLE"] === "1" ? new GroupCommit() : null;

function diffuser(room: Room, contenu: object): void {
  const trame = Buffer.from(JSON.stringify(contenu));
  for (const ecran of room.ecrans) ecran.send(trame, { binary: false });
}

/** The question without its answers, as a phone may see it. */
function montrer(room: Room): void {
  const question = BENCH_QUIZZ.questions[room.position];
  if (question === undefined) return;
  const { type, text, media, options, temps } = question;
  room.tour++;
  for (const joueur of room.joueurs) joueur.reponse = null;
  diffuser(room, {
    t: BASELINE_MESSAGE_LETTERS.diffusion,
    quoi: "question",
    tour: room.tour,
    position: room.position,
    question: { type, text, media, options, temps },
  });
}

function reveler(room: Room): void {
  const question = BENCH_QUIZZ.questions[room.position];
  if (question === undefined) return;
  room.tour++;
  const joueurs = room.joueurs.map((joueur) => {
    const juste = joueur.reponse?.[0] === question.reponse[0];
    const aBoire = juste ? 0 : 1 + Math.floor(Math.random() * 4);
    if (juste) joueur.score++;
    joueur.gorgee += aBoire;
    const { id, reponse, score, gorgee } = joueur;
    return { id, reponse, jugement: juste ? "juste" : "faux", aBoire, score, gorgee };
  });
  const { reponse, precis, preuve, suite } = question;
  diffuser(room, {
    t: BASELINE_MESSAGE_LETTERS.revelation,
    tour: room.tour,
    reponse,
    precis,
    preuve,
    suite,
    joueurs,
  });
}

function obeir(room: Room, auteur: Joueur | undefined, lu: Message): boolean {
  switch (lu.type) {
    case "lancer":
      montrer(room);
      return true;
    case "suivant":
      if (lu.tour !== room.tour) return false;
      // a question on screen is answered first
      if (room.tour % 2 === 1) return true;
      room.position++;
      montrer(room);
      return true;
    case "repondre":
      if (auteur === undefined || auteur.reponse !== null || lu.tour !== room.tour) return false;
      auteur.reponse = lu.reponse ?? [];
      if (room.joueurs.every(({ reponse }) => reponse !== null)) reveler(room);
      else
        diffuser(room, {
          t: BASELINE_MESSAGE_LETTERS.diffusion,
          quoi: "aRepondu",
          joueur: auteur.id,
        });
      return true;
    default:
      return true;
  }
}

const http = createServer();
const serveur = new WebSocketServer({ server: http, perMessageDeflate: false, maxPayload: 4096 });
serveur.on("connection", (ecran: WebSocket, requete) => {
  const [, numero, place] = (requete.url ?? "").split("/").map(Number);
  const room = rooms[numero ?? -1];
  if (room === undefined || place === undefined) return ecran.close();
  const joueur = room.joueurs[place - 1];
  room.ecrans.add(ecran);
  ecran.on("close", () => room.ecrans.delete(ecran));
  ecran.on("message", (trame: Buffer) => {
    const lu = lire(trame.toString());
    const ok = obeir(room, joueur, lu);
    const { accuse, refus } = BASELINE_MESSAGE_LETTERS;
    const acknowledge = () => ecran.send(JSON.stringify({ t: ok ? accuse : refus, id: lu.id, ok }));
    if (!ok || commits === null) acknowledge();
    else void commits.store(room.code, () => storedFormOf(room)).then(acknowledge);
  });
  const { joueurs, position, tour } = room;
  ecran.send(JSON.stringify({ t: BASELINE_MESSAGE_LETTERS.bonjour, joueurs, position, tour }));
  diffuser(room, { t: BASELINE_MESSAGE_LETTERS.diffusion, quoi: "joueur", joueur });
});

/** The state that a return to the room would need. */
const storedFormOf = ({ joueurs, position, tour }: Room): string =>
  JSON.stringify({ joueurs, position, tour });

function ouvrirRoom(joueurs: number): ReservedSeat[] {
  const numero = rooms.length;
  rooms.push({
    code: `R${numero}`,
    ecrans: new Set(),
    position: 0,
    tour: 0,
    joueurs: Array.from({ length: joueurs }, (_, i) => ({
      id: `j${i + 1}`,
      pseudo: composeBenchPseudo(i + 1),
      score: 0,
      gorgee: 0,
      reponse: null,
    })),
  });
  return Array.from({ length: joueurs + 1 }, (_, place) => ({
    chemin: `/${numero}/${place}`,
    dit: "",
  }));
}

await serveMeasuredRooms({ http, ouvrirRoom, arreter: () => commits?.close() });
