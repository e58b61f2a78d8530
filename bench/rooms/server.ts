/** The measured server: our game rooms with their journal on disk, without the platform. */
import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { PLACES_ROOM_MAX_POSSIBLE } from "#contracts/limites.ts";
import { CHEMIN_SOCKET } from "#contracts/room.ts";
import { systemRandomness } from "#game/ports/adapters/system-randomness.ts";
import { lireFichierLexique } from "#game/ports/adapters/lexique.ts";
import { lireFichierRepliquesDuPatron } from "#game/ports/adapters/repliques-du-patron.ts";
import { createSqliteJournal } from "#game/ports/adapters/sqlite-journal.ts";
import { NO_GAME_METRICS } from "#game/ports/metrics.ts";
import { createGameService } from "#server/game-service.ts";
import { type ReservedSeat, serveMeasuredRooms } from "../load/measured-server.ts";
import { composeBenchPseudo, BENCH_QUIZZ } from "../load/bench-quizz.ts";
import { openBenchDatabase } from "./group-commit.ts";

const nouveauJeton = () => randomBytes(18).toString("base64url");

const { file: fichier, base } = openBenchDatabase();

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
    dit: JSON.stringify({ ...demande, jeton: nouveauJeton() }),
  });
  return [
    place({ role: "hote", billet, pseudo: "Hôte" }),
    ...Array.from({ length: joueurs }, (_, i) =>
      place({ role: "joueur", pseudo: composeBenchPseudo(i + 1) }),
    ),
  ];
}

await serveMeasuredRooms({
  http,
  ouvrirRoom,
  async arreter() {
    await jeu.fermer();
    base.fermer();
  },
});
