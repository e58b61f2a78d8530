/**
 * The measured server of `bench/lists/lists.ts`: the real API on a filled database, in a process with game rooms and
 * their journal on disk. The process measures its event loop and, on demand, lets authors save meanwhile.
 */
import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { sql } from "#db/drizzle.ts";
import { z } from "zod";
import { createApiApp } from "#api/app.ts";
import { DEFAULT_API_RATE_LIMITS } from "#api/plugins/rate-limits.ts";
import { readServerConfig } from "#config";
import { PLACES_ROOM_MAX_POSSIBLE } from "#contracts/limites.ts";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { createDatabaseReader } from "#db/reader.ts";
import { createEditionQuizzRepository } from "#db/repositories/edition-repository.ts";
import { createQuizzRepository } from "#db/repositories/quizz-repository.ts";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { lireFichierLexique } from "#game/ports/adapters/lexique.ts";
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";
import { createSqliteJournal } from "#game/ports/adapters/sqlite-journal.ts";
import { NO_GAME_METRICS } from "#game/ports/metrics.ts";
import { createGameService } from "#server/game-service.ts";
import { type ReservedSeat, serveMeasuredRooms } from "../load/measured-server.ts";
import { composeBenchPseudo, BENCH_QUIZZ } from "../load/bench-quizz.ts";

/** The finest step of Node's histogram, so that a delay above it is a real one. */
const RESOLUTION_MS = 1;

const lecture = readServerConfig({ DATA_DIR: process.env["DATA_DIR"], LOG_LEVEL: "error" });
if (!lecture.ok) throw new Error(lecture.message);
const { config } = lecture;
const fichier = composeDatabaseFilePath(config.DATA_DIR);
const base = openDatabaseAndApplyMigrations(fichier);
const ici = () => "http://127.0.0.1";
const reader = createDatabaseReader(fichier);
reader.preparer();
const app = await createApiApp({
  db: base.db,
  config,
  reader,
  rooms: {
    creer: () => Promise.reject(new Error("rooms are opened beside the API here")),
    essayer: async () => null,
    trouver: async () => null,
    tient: async () => false,
    hacher: (secret) => secret,
    exclure: async () => {},
    detacher: async () => {},
    enBonneSante: () => true,
    attenteMs: () => 0,
  },
  courrier: {
    envoyer: () => {},
    balayer: async () => {},
    oublier: async () => {},
    vider: async () => {},
    etat: () => ({ transport: "smtp", envoyes: 0, rates: 0, enAttente: 0, dernier: null }),
  },
  lumiere: { reglee: false, mettre() {} },
  adressePourTelephones: ici,
  adresseLocale: ici,
  rateLimits: Object.fromEntries(
    Object.keys(DEFAULT_API_RATE_LIMITS).map((cle) => [cle, 1_000_000_000]),
  ),
});
await app.listen({ port: 0, host: "127.0.0.1" });

const http = createServer();
const jeu = await createGameService({
  http,
  ports: {
    hasard: systemRandomness,
    quizz: {
      quizz: async () => BENCH_QUIZZ,
      cartes: async () => [],
      imprevu: async () => null,
      composer: async () => COMPOSITION_SANS_QUESTION,
      questionsComposees: async () => [],
    },
    journal: createSqliteJournal({ db: base.db, fichier, signaler: console.error }),
    historique: { relever: () => {} },
    lumiere: { mettre: () => {} },
    metrics: NO_GAME_METRICS,
    lexique: lireFichierLexique(),
    repliques: lireFichierRepliquesDuPatron(),
  },
  portier: {
    recevoir: async (_requete, _code, chercher) => (await chercher(null, "")) ?? "aucune_room",
  },
  placesMax: PLACES_ROOM_MAX_POSSIBLE,
  origineAcceptee: () => true,
  signaler: (erreur, contexte) => console.error(contexte, erreur),
  frameworkLog: () => {},
});

async function ouvrirRoom(joueurs: number): Promise<ReservedSeat[]> {
  const { code, billet } = await jeu.creer();
  const place = (demande: Readonly<Record<string, string>>): ReservedSeat => ({
    chemin: `${CHEMIN_SOCKET}${code}`,
    dit: JSON.stringify({ ...demande, jeton: randomBytes(18).toString("base64url") }),
  });
  return [
    place({ role: "hote", billet, pseudo: "Hôte" }),
    ...Array.from({ length: joueurs }, (_, i) =>
      place({ role: "joueur", pseudo: composeBenchPseudo(i + 1) }),
    ),
  ];
}

const boucle = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
boucle.enable();
const edition = createEditionQuizzRepository(base.db);
const quizzs = createQuizzRepository(base.db);
let auteurs: NodeJS.Timeout | undefined;

/** Saves a quizz once. Every fourth save changes the title too, which empties the cache of words. */
function sauver(numero: number): void {
  const ligne = base.db.get<{ _id: string; createur: string }>(
    sql`select _id, createur from quizz where numero = ${numero}`,
  );
  const lu = ligne === undefined ? null : quizzs.lire(ligne._id, ligne.createur);
  if (ligne === undefined || lu === null) return;
  const title = numero % 4 === 0 ? `${lu.title}.`.slice(-60) : lu.title;
  const change = { ...lu, title, questions: [], retirees: [], ecrase: true };
  edition.changer(ligne._id, ligne.createur, change);
}

await serveMeasuredRooms({
  http,
  ouvrirRoom,
  ordres: {
    portApi() {
      const adresse = app.server.address();
      return typeof adresse === "object" ? adresse?.port : 0;
    },
    /** Delays of the event loop in ms since the last reading. */
    boucle() {
      const ms = (part: number) => Math.max(0, boucle.percentile(part) / 1e6 - RESOLUTION_MS);
      const lu = { p50: ms(50), p99: ms(99), max: ms(100) };
      boucle.reset();
      return lu;
    },
    /** Starts so many saves per second. */
    auteurs(donnees) {
      const { parSeconde } = z.object({ parSeconde: z.number() }).parse(donnees);
      clearInterval(auteurs);
      let numero = 1;
      if (parSeconde > 0) auteurs = setInterval(() => sauver(numero++), 1000 / parSeconde);
    },
  },
  async arreter() {
    clearInterval(auteurs);
    await jeu.fermer();
    await app.close();
    base.fermer();
  },
});
