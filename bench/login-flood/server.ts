/**
 * The measured server of `bench/login-flood/login-flood.ts`: the whole product as it starts, of this checkout or of the
 * one in `DOSSIER`, behind a proxy that tells where each call comes from. Its accounts can log in, and rooms are asked
 * for beside it.
 */
import { COMPOSITION_SANS_QUESTION } from "#contracts/composition.ts";
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { hash } from "argon2";
import { z } from "zod";
import { DEFAULT_API_RATE_LIMITS } from "#api/plugins/rate-limits.ts";
import { readServerConfig } from "#config";
import { CHEMIN_SOCKET, reponseRoomCreee } from "#contracts/room.ts";
import { composeDatabaseFilePath, openDatabaseAndApplyMigrations } from "#db/connection.ts";
import { createHistoriqueRepository } from "#db/repositories/historique-repository.ts";
import { creerCompteEnBase } from "#db/test/banc.ts";
import { creerGrandeSoireeDeTest } from "#db/test/soiree.ts";
import type { GameServerPorts } from "#game/ports/ports.ts";
import type * as produit from "../../server.ts";
import {
  FLOODED_ACCOUNT_COUNT,
  LARGE_EVENING,
  MOT_DE_PASSE,
  composeFloodedAccountPseudo,
} from "./messages.ts";
import { type ReservedSeat, serveMeasuredRooms } from "../load/measured-server.ts";
import { composeBenchPseudo, BENCH_QUIZZ } from "../load/bench-quizz.ts";

const { DATA_DIR, DOSSIER = "" } = process.env;
const lecture = readServerConfig({
  DATA_DIR,
  HOST: "127.0.0.1",
  PORT: "0",
  LOG_LEVEL: "error",
  PUBLIC_URL: "http://tempete.exemple",
  TRUSTED_PROXY: "loopback",
  SAUVEGARDE_HEURES: "0",
});
if (!lecture.ok) throw new Error(lecture.message);
const { config } = lecture;

const base = openDatabaseAndApplyMigrations(composeDatabaseFilePath(config.DATA_DIR));
const password = await hash(MOT_DE_PASSE, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
const comptes = Array.from({ length: FLOODED_ACCOUNT_COUNT }, (_, rang) =>
  creerCompteEnBase(base.db, composeFloodedAccountPseudo(rang), { password }),
);
createHistoriqueRepository(base.db).ecrire(
  creerGrandeSoireeDeTest({ id: LARGE_EVENING, hote: comptes[0] ?? null }),
);
base.fermer();

/** the rooms of the load come from one address; logins keep their real limits */
const limites = {
  roomsParMinute: 1e9,
  partDUneAdresse: 1,
  placesParMinute: 1e9,
  codesParMinute: 1e9,
  connexionsParMinute: DEFAULT_API_RATE_LIMITS.connexionsParMinute,
};
const { startServer }: typeof produit = await import(
  pathToFileURL(join(DOSSIER === "" ? process.cwd() : DOSSIER, "server.ts")).href
);
const quizz: GameServerPorts["quizz"] = {
  quizz: async () => BENCH_QUIZZ,
  cartes: async () => [],
  imprevu: async () => null,
  composer: async () => COMPOSITION_SANS_QUESTION,
  questionsComposees: async () => [],
};
const serveur = await startServer(config, limites, (ports) => ({ ...ports, quizz }));

async function ouvrirRoom(joueurs: number): Promise<ReservedSeat[]> {
  const reponse = await fetch(`${serveur.locale}/api/room`, { method: "POST" });
  const { code, billet } = reponseRoomCreee.parse(await reponse.json());
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

await serveMeasuredRooms({
  http: createServer(),
  ouvrirRoom,
  ordres: { portJeu: () => z.coerce.number().parse(new URL(serveur.locale).port) },
  arreter: () => serveur.fermer(),
});
