/** Processes that hand games over to one another on a real Redis. Their rooms are only a list, and their answers may be lost. */
import { onTestFinished } from "vitest";
import {
  serializeGameWithChangedParts,
  STORED_GAME_FORMAT,
} from "#game/ports/adapters/stored-game.ts";
import { createRedisRoomDirectory } from "#server/several-processes/redis/room-directory.ts";
import {
  createGameLeases,
  createRedisJournalWriter,
} from "#server/several-processes/redis/leases.ts";
import {
  createStoredGameOpener,
  createTakeOverGame,
} from "#server/several-processes/redis/takeover.ts";
import {
  type GameIntake,
  createProcessHeartbeat,
} from "#server/several-processes/redis/heartbeat.ts";
import { creerNouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { createTestFicheProcessus } from "#server/several-processes/test/fiche.ts";
import type { TestRedis } from "#server/several-processes/test/redis.ts";
import { createGamesHandover, createGameAdmission, shutDownGameProcess } from "../handover.ts";
import { type CallOtherProcess, InternalCallRefusedError } from "../internal-calls/calls.ts";

const RYTHME = { beatMs: 20, believedMs: 200 };

type Reponse = (faire: () => Promise<boolean>) => Promise<boolean>;

function migrationsJusqua(version: number) {
  const migrations = { ...STORED_GAME_FORMAT.migrations };
  for (let n = STORED_GAME_FORMAT.version; n < version; n++) migrations[n] = (partie) => partie;
  return migrations;
}

async function lancer(redis: TestRedis, nom: string, version: number, call: CallOtherProcess) {
  const store = await redis.store();
  const processId = `${nom}.x`;
  const chemin = `/p/${nom}/`;
  const leases = createGameLeases();
  /** Codes of the open rooms, with the version of the stored game that was read. */
  const ouvertes = new Map<string, number>();
  const [gelees, dites]: [string[], string[]] = [[], []];
  /** Rooms that were released, and where their screens were sent. */
  const envoyes: [code: string, chemin: string][] = [];
  let intake: GameIntake = "all";
  const ecrivain = createRedisJournalWriter(store, processId, leases);
  const directory = createRedisRoomDirectory(store, processId, leases, async (code) => {
    await ecrivain.ecrire({ ecrire: [], soirees: [], oublier: [code] });
  });
  const forme = { version, migrations: migrationsJusqua(version) };
  const jeu = {
    codes: async () => [...ouvertes.keys()],
    freeze: async (code: string) => gelees.push(code) > 0,
    async release(code: string, vers: string) {
      if (ouvertes.delete(code)) envoyes.push([code, vers]);
    },
    resume: async (
      code: string,
      lue: { partie: { version: number } } | { perdueDepuis: string },
    ) => {
      await poste.avantReprise();
      ouvertes.set(code, "partie" in lue ? lue.partie.version : 0);
    },
  };
  const open = createStoredGameOpener({ store, directory, jeu, forme, chemin });
  const takeOver = createTakeOverGame({ store, leases, processId, readsVersion: version, open });
  const report = (erreur: unknown) =>
    void dites.push(erreur instanceof Error ? erreur.message : "");
  const admission = createGameAdmission(() => intake);
  const handover = createGamesHandover({
    store,
    leases,
    takeOver,
    admission,
    jeu,
    version,
    processId,
    chemin,
    call,
    report,
  });
  const fiche = (seVide = intake !== "all") =>
    createTestFicheProcessus(nom, { versionPartie: version, parties: ouvertes.size, seVide });
  const heartbeat = createProcessHeartbeat({
    ...RYTHME,
    store,
    leases,
    processId,
    fiche: async () => fiche(),
    readsVersion: version,
    intake: () => intake,
    takeOver,
    release: (code) => void handover.release(code),
    onWakeUp: () => {},
    onOrder: () => {},
    report,
  });
  const poste = {
    nom,
    store,
    leases,
    processId,
    directory,
    handover,
    ouvertes,
    gelees,
    envoyes,
    dites,
    /** Answers an offered game; a test may replace it to lose or delay the answer. */
    repondre: (faire: () => Promise<boolean>) => faire(),
    /** A test may replace it with a rejection, to make the process unreachable. */
    decrocher: () => Promise.resolve(),
    admission,
    /** Promise that the test process awaits before it opens a game from another process. */
    avantReprise: () => Promise.resolve(),
    accueillir: (dit: GameIntake) => void (intake = dit),
    /** Sends a single heartbeat that is believed for a minute. */
    dire: (seVide?: boolean) => store.beat(processId, fiche(seVide), 60_000),
    /** Starts the heartbeat. */
    async vivre() {
      await heartbeat.start();
      onTestFinished(() => heartbeat.stop());
    },
    /** Stops the process as on a SIGTERM. */
    async arreter() {
      intake = "none";
      await shutDownGameProcess({ handover, admission, heartbeat });
    },
    async ouvrir(...codes: readonly string[]) {
      for (const code of codes) {
        await directory.reserve(code);
        const neuve = creerNouvellePartie({
          code,
          billet: "b",
          graine: [1, 2, 3, 4],
          placesMax: 8,
        });
        const partie = serializeGameWithChangedParts({ ...neuve, version }, 0, null);
        await ecrivain.ecrire({ ecrire: [partie], soirees: [], oublier: [] });
        ouvertes.set(code, version);
      }
    },
  };
  return poste;
}

export type NeighbourProcess = Awaited<ReturnType<typeof lancer>> & { repondre: Reponse };

/** Starts a process for each name, with the version of the games that it stores. Each has given one sign of life. */
export async function startNeighbourProcesses(
  redis: TestRedis,
  versions: Readonly<Record<string, number>>,
): Promise<(nom: string) => NeighbourProcess> {
  const voisins = new Map<string, NeighbourProcess>();
  const trouver = (nom: string): NeighbourProcess => {
    const voisin = voisins.get(nom);
    if (voisin === undefined) throw new Error(`no ${nom}`);
    return voisin;
  };
  const call: CallOtherProcess = async (adresse, quoi, reponse, corps) => {
    const { handover, decrocher, repondre, nom } = trouver(new URL(adresse).hostname);
    if (quoi !== "remise") {
      await decrocher();
      return reponse.parse({});
    }
    const { code, de, bail } = { code: "", de: "", bail: 0, ...corps };
    if (!(await repondre(() => handover.accept({ code, from: de, lease: bail }))))
      throw new InternalCallRefusedError(409, "not theirs to give");
    return reponse.parse({ processus: nom });
  };
  for (const [nom, version] of Object.entries(versions)) {
    const voisin = await lancer(redis, nom, version, call);
    await voisin.dire();
    voisins.set(nom, voisin);
  }
  return trouver;
}
