/** The game service: the rooms of one process, on an HTTP server that is given to it. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { performance } from "node:perf_hooks";
import { defineServer, matchMaker } from "@colyseus/core";
import { setTransport } from "@colyseus/core/Transport";
import type { CodeRefus } from "#contracts/refus.ts";
import { codeRoom, type ReponseRoomCreee } from "#contracts/room.ts";
import { type RoomDirectory, createSingleProcessDirectory } from "#game/ports/room-directory.ts";
import type { PartieEnregistree, RoomLookupThrottle, GameServerPorts } from "#game/ports/ports.ts";
import { creerNouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { demarrerPartieDEssai } from "#game/rules/essai.ts";
import type { Partie } from "#game/rules/types.ts";
import { type ProcessCapacity, createProcessCapacityGuard } from "#game/rooms/capacity.ts";
import { parseJoinRequest } from "#game/rooms/join-request.ts";
import {
  createRoomsDEssai,
  JOURNAL_SANS_STOCKAGE,
  type PersonneQuiEssaie,
} from "#game/rooms/essais.ts";
import type { ReportRoomError } from "#game/rooms/partie-room.ts";
import { createUnreadableGames } from "#game/rooms/lost-games.ts";
import {
  type PartieRoomOptions,
  PartieRoom,
  type VerifiedRoomJoinOptions,
} from "#game/rooms/partie-room.ts";
import type {
  RoomOnOtherProcess,
  GrantedRoomSeat,
  RoomJoinAttempt,
} from "#game/rooms/handshake.ts";
import { hacherSecret, tirerBilletDHote, tirerCodeDeRoom } from "#game/rooms/secrets.ts";
import { GameTransport } from "#game/rooms/transport.ts";
import type { Logger } from "pino";
import { createLogLineThrottle } from "#api/services/throttle.ts";
import { describeLibraryReportForLog } from "#api/services/log.ts";

const ROOM_NAME = "partie";
/** Number of draws of a room code. There are 34^6 codes: with a million rooms open, one draw in 1,500 hits an open room. */
const DRAWS_MAX = 10;
/** Number of sockets that may be open for each place: a phone that comes back may hold two for a moment. */
const SOCKETS_PER_PLACE = 1.25;
/** Number of sockets for visitors who have not yet said who they are, besides those of the places. */
const DOOR_SOCKETS = 200;

export interface GameServiceOptions {
  readonly http: Server;
  readonly ports: GameServerPorts;
  readonly portier: RoomLookupThrottle<IncomingMessage>;
  /** Version of the client that is served now, which every visitor of a room learns. */
  readonly version?: () => string;
  /** The rooms of other processes; without it this process is alone. */
  readonly directory?: RoomDirectory;
  /** Draws the code of a new room; by default at random. */
  readonly tirerCode?: () => string;
  /** Seats of a room, read each time a room is opened. */
  readonly placesMax: number;
  /** Limits of the whole process; by default none. */
  readonly capacite?: ProcessCapacity;
  /** Called for each game taken over from another process: an exclusion may have missed the game on its way. */
  readonly onResume?: (code: string) => void;
  readonly origineAcceptee: (headers: IncomingHttpHeaders) => boolean;
  readonly signaler: ReportRoomError;
  /** Messages of Colyseus about malformed data of clients: only for a debug log, since any client can provoke them. */
  readonly frameworkLog: (message: unknown) => void;
}

/** Request to try a quizz, or one question of it, apart from any game. */
export interface RoomDEssaiRequest extends PersonneQuiEssaie {
  readonly quizzId: string;
  /** The only question that is tried; by default the whole quizz. */
  readonly questionId?: string | undefined;
}

/** The server is stopping: it no longer knows which rooms there are, and will again after its restart. */
export class ServerStoppingError extends Error {
  override readonly name = "ServerStoppingError";
}

/** Every code that was drawn is taken; another draw may find a free one. */
export class NoFreeRoomCodeError extends Error {
  override readonly name = "NoFreeRoomCodeError";
}

/** The new room could not be stored in time, and was closed: a stop of the process would have lost it. */
export class NewRoomNotStoredError extends Error {
  override readonly name = "NewRoomNotStoredError";
}

/** How long the creation of a room waits for the disk. */
const STORE_MAX_MS = 5_000;

/** The room is changing processes, and will be found again in a moment. */
export class RoomChangingProcessError extends Error {
  override readonly name = "RoomChangingProcessError";
}

/** Restores the stored games, then resolves: a port opened afterwards finds their rooms. */
export async function createGameService(options: GameServiceOptions) {
  const { http, ports, signaler, frameworkLog, version = () => "" } = options;
  const { tirerCode = tirerCodeDeRoom } = options;
  const { capacite = { rooms: Infinity, places: Infinity } } = options;
  const transport: GameTransport = new GameTransport({
    origineAcceptee: options.origineAcceptee,
    socketsMax: capacite.places * SOCKETS_PER_PLACE + DOOR_SOCKETS,
    accueil: (visite) => welcome(visite),
  });
  const findRoom = (code: string) => {
    const room = matchMaker.getLocalRoomById(code);
    return room instanceof PartieRoom ? room : undefined;
  };
  const essais = createRoomsDEssai(findRoom);
  /** Codes of the rooms that were opened here, and are open as far as is known. */
  const opened = new Set<string>();
  const openRooms = () =>
    [...opened].flatMap((code) => {
      const room = findRoom(code);
      if (room === undefined) opened.delete(code);
      return room === undefined || essais.a(code) ? [] : [room];
    });
  const bar = createProcessCapacityGuard(capacite, openRooms);
  const server = defineServer({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: {
      debug: frameworkLog,
      trace: frameworkLog,
      info: frameworkLog,
      warn: frameworkLog,
      error: frameworkLog,
    },
    rooms: {},
  });
  server.define(ROOM_NAME, PartieRoom);
  setTransport(transport);
  transport.attachToServer(http);
  await matchMaker.accept();
  // Colyseus exposes nothing over HTTP: a seat is only reserved when a visitor was admitted by `portier`
  matchMaker.controller.exposedMethods = [];

  async function openRoom(
    room: Omit<PartieRoomOptions, "outils">,
    roomPorts: GameServerPorts = ports,
  ): Promise<void> {
    const outils = { ports: roomPorts, signaler, version };
    await matchMaker.createRoom(ROOM_NAME, { ...room, outils });
    opened.add(room.partie.code);
  }

  const { parties, perdues } = await ports.journal.lire();
  const lostCodes = createUnreadableGames((code) => void directory.release(code));
  for (const { code } of perdues) lostCodes.add(code);
  for (const { partie, instant } of parties) await openRoom({ partie, instant });

  /** End of the stop, set as soon as the stop begins; null before. */
  let closing: Promise<void> | null = null;

  async function existe(code: string): Promise<boolean> {
    const ouverte = codeRoom.safeParse(code).success && (await matchMaker.driver.has(code));
    // during the stop rooms close one by one, and will be open again after the restart: "no such room" would be wrong
    if (closing !== null) throw new ServerStoppingError();
    return ouverte;
  }

  const {
    directory = createSingleProcessDirectory(async (code) => lostCodes.has(code) || existe(code)),
  } = options;

  async function locateElsewhere(code: string): Promise<RoomOnOtherProcess | null> {
    const ailleurs = codeRoom.safeParse(code).success ? await directory.locate(code) : null;
    if (ailleurs === "enRoute") throw new RoomChangingProcessError();
    return ailleurs;
  }

  /** A seat for a visitor, or the reason why not; null when there is no such room. The rules judge when the visitor sits down. */
  async function seat(
    { code, demande, requete }: RoomJoinAttempt,
    compte: string | null,
    adresse: string,
  ) {
    if (lostCodes.has(code)) return "partie_perdue";
    const room = (await existe(code)) ? findRoom(code) : undefined;
    if (room === undefined) return locateElsewhere(code);
    const lue = parseJoinRequest(demande, compte);
    if (lue === null) return "message_invalide";
    const { socket: connection } = requete;
    const revient = () => room.connait(lue);
    if (!essais.a(code) && !(await bar.takeSeat({ adresse, code, revient, connection })))
      return "bar_plein";
    const reservation: VerifiedRoomJoinOptions = { demande: lue };
    const { sessionId } = await matchMaker.joinById(code, reservation);
    return { room, sessionId };
  }

  async function welcome(
    visite: RoomJoinAttempt,
  ): Promise<GrantedRoomSeat | RoomOnOtherProcess | CodeRefus> {
    const issue = await options.portier.recevoir<GrantedRoomSeat | RoomOnOtherProcess | CodeRefus>(
      visite.requete,
      visite.code,
      async (compte, adresse) => seat(visite, compte, adresse),
    );
    if (typeof issue === "string") ports.metrics.refus(issue);
    return issue;
  }

  /** Codes of rooms that are being opened. */
  const opening = new Set<string>();

  async function reserveCode(): Promise<string> {
    for (let draw = 0; draw < DRAWS_MAX; draw++) {
      const code = tirerCode();
      if (opening.has(code)) continue;
      opening.add(code);
      const isFree = await directory.reserve(code).catch((error: unknown) => {
        opening.delete(code);
        throw error;
      });
      if (isFree) return code;
      opening.delete(code);
    }
    throw new NoFreeRoomCodeError();
  }

  /** Opens a new room with `open`. Returns the room's code and the ticket of its host. */
  async function openNew(open: (vierge: Partie) => Promise<unknown>): Promise<ReponseRoomCreee> {
    const code = await reserveCode();
    const billet = tirerBilletDHote();
    const graine = ports.hasard.graine();
    const { placesMax } = options;
    try {
      await open(creerNouvellePartie({ code, billet: hacherSecret(billet), graine, placesMax }));
      return { code, billet };
    } catch (error) {
      // the release of the code is not awaited: the caller hears of the failure at once
      void directory.release(code);
      throw error;
    } finally {
      opening.delete(code);
    }
  }

  /** Codes of the rooms that are open here. */
  const allCodes = async () =>
    (await matchMaker.query({ name: ROOM_NAME })).map(({ roomId }) => roomId);

  async function fermer(): Promise<void> {
    await matchMaker.gracefullyShutdown();
    transport.shutdown();
    await ports.journal.fermer();
  }

  return {
    server,
    /** Whether a room with this code is open. Throws `ServerStoppingError`. */
    existe,
    /**
     * Opens a room, with a ticket for its host. Throws `NoCapacityForNewRoomError`, `NoFreeRoomCodeError` and `ServerStoppingError`.
     * @param openedBy address that asks for it; null when unknown
     */
    creer: (openedBy: string | null = null): Promise<ReponseRoomCreee> =>
      bar.openRoom(openedBy, () => openNew((partie) => openRoom({ partie, openedBy }))),
    /**
     * Opens a room where somebody tries a quizz or one of its questions, as saved now, and closes the room of the account's previous essai.
     * Null when there is no such question that they may see. Throws as `creer`. The caller checks that they may try.
     */
    async essayer({
      quizzId,
      questionId,
      ...qui
    }: RoomDEssaiRequest): Promise<ReponseRoomCreee | null> {
      const quizz = await ports.quizz.quizz(quizzId, qui.compte);
      const question = quizz?.questions.find(
        ({ _id }) => questionId === undefined || _id === questionId,
      );
      if (quizz === null || question === undefined) return null;
      const seule = questionId === undefined ? null : question;
      const entropie = ports.hasard.entropie();
      const oublier = (code: string) => directory.release(code);
      return openNew(async (vierge) => {
        const partie = demarrerPartieDEssai(vierge, quizz, seule, {
          now: performance.now(),
          entropie,
        });
        await essais.ouvrir(qui, partie.code, () =>
          openRoom({ partie }, { ...ports, journal: { ...JOURNAL_SANS_STOCKAGE, oublier } }),
        );
      });
    },
    /** Whether a visitor with this secret has a seat in this room. */
    tient(place: { room: string; role: "hote" | "joueur"; jeton: string }): boolean {
      // the request needs no real pseudo: only visitors who enter choose one
      const demande = parseJoinRequest({ ...place, pseudo: "?" }, null);
      return demande !== null && (findRoom(place.room)?.connait(demande) ?? false);
    },
    /** Number of open games, of essais, and of hosts and phones that are connected to any of them. */
    async occupation() {
      const presents = { hotes: 0, telephones: 0 };
      const ouvertes = await matchMaker.query({ name: ROOM_NAME });
      for (const { roomId } of ouvertes) {
        const { hotes = 0, telephones = 0 } = findRoom(roomId)?.presents() ?? {};
        presents.hotes += hotes;
        presents.telephones += telephones;
      }
      const essayees = essais.rooms();
      return { ...presents, parties: ouvertes.length - essayees, essais: essayees };
    },
    /** Accounts that host or play, each once: in all rooms, or in those of `codes`. */
    async comptes(codes?: readonly string[]): Promise<readonly string[]> {
      const ouvertes = codes ?? (await allCodes());
      return [...new Set(ouvertes.flatMap((code) => findRoom(code)?.comptes() ?? []))];
    },
    /** Excludes the accounts for which `juger` holds: rooms that they host are closed, and they leave the others. */
    async exclure(juger: (compte: string) => boolean): Promise<void> {
      for (const code of await allCodes()) findRoom(code)?.exclure(juger);
    },
    /** Takes an account from the seats of the hosts that it is on, until their screens prove it again. */
    async detacher(compte: string): Promise<void> {
      for (const code of await allCodes()) findRoom(code)?.detacher(compte);
    },
    /** Opens a game that comes from another process. An unreadable game, stored at an ISO date, is said to be lost from now on. */
    async resume(
      code: string,
      enregistree: PartieEnregistree | { readonly perdueDepuis: string },
    ): Promise<void> {
      if ("perdueDepuis" in enregistree) lostCodes.add(code, enregistree.perdueDepuis);
      else {
        await openRoom(enregistree);
        options.onResume?.(code);
      }
    },
    /** Codes of the open rooms that are stored: all but essais. */
    codes: async (): Promise<readonly string[]> =>
      (await allCodes()).filter((code) => !essais.a(code)),
    /**
     * Resolves once a new room is stored. Throws `RoomChangingProcessError` when another process plays it by then, and `NewRoomNotStoredError` after `maxMs`: the
     * room is closed again.
     */
    async waitUntilStored(code: string, maxMs = STORE_MAX_MS): Promise<void> {
      const room = findRoom(code);
      const issue = (await room?.stockee(maxMs)) ?? "ailleurs";
      if (issue === "ailleurs") throw new RoomChangingProcessError();
      if (issue === "oui") return;
      room?.deleteRoom();
      throw new NewRoomNotStoredError();
    },
    /**
     * Freezes a room once its last command is stored. False when there is no such room here, or when the storing takes longer than `maxMs`:
     * the game then goes on.
     */
    async freeze(code: string, maxMs: number): Promise<boolean> {
      const room = findRoom(code);
      return room !== undefined && (await room.geler(maxMs));
    },
    /** Closes a room here and sends its screens to the process at `chemin`, or back to the door when `chemin` is empty. */
    async release(code: string, chemin: string): Promise<void> {
      lostCodes.remove(code);
      await findRoom(code)?.lacher(chemin);
    },
    /**
     * Closes every connection with a code that makes it come back, then writes what is left. From the start, requests for a room throw
     * `ServerStoppingError`, so that nobody is told that their room is gone. Takes up to the 5 s of a reserved seat that was not taken.
     */
    fermer: () => (closing ??= fermer()),
  };
}

export type GameService = Awaited<ReturnType<typeof createGameService>>;

/** Options that send bugs of the rooms, and messages of Colyseus, to the log. */
export const createRoomLogOptions = (
  log: Logger,
): Pick<GameServiceOptions, "signaler" | "frameworkLog"> => ({
  signaler: (err, contexte) => log.error({ err, ...contexte }, "bug in a room"),
  frameworkLog: createLogLineThrottle((dit, tus) =>
    log.debug({ dit: describeLibraryReportForLog(dit), tus }, "game framework"),
  ),
});
