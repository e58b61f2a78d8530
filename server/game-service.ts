/** The game rooms on an HTTP server that somebody else owns. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { performance } from "node:perf_hooks";
import { defineServer, matchMaker } from "@colyseus/core";
import { setTransport } from "@colyseus/core/Transport";
import type { CodeRefus } from "#contracts/refus.ts";
import { codeRoom, type RoomCreee } from "#contracts/room.ts";
import { type RoomDirectory, singleProcessDirectory } from "#game/ports/room-directory.ts";
import type { PartieEnregistree, Portier, Ports } from "#game/ports/ports.ts";
import { nouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { essayer } from "#game/rules/essai.ts";
import type { Partie } from "#game/rules/types.ts";
import { type Capacite, createBar } from "#game/rooms/bar.ts";
import { lireDemande } from "#game/rooms/entree.ts";
import { createEssais, JOURNAL_MUET } from "#game/rooms/essais.ts";
import type { Signaler } from "#game/rooms/outils.ts";
import { createPerdues } from "#game/rooms/perdues.ts";
import { type OptionsRoom, PartieRoom, type Reservation } from "#game/rooms/partie-room.ts";
import type { Deplacee, Siege, Visite } from "#game/rooms/porte.ts";
import { hacher, nouveauBillet, nouveauCode } from "#game/rooms/secrets.ts";
import { TransportPartie } from "#game/rooms/transport.ts";
import type { Logger } from "pino";
import { createFrein } from "#api/services/frein.ts";
import { decrireDit } from "#api/services/journal-de-bord.ts";

const NOM_ROOM = "partie";
/** Of 34^6 codes: with a million rooms open, one draw in 1,500 falls on one of them. */
const TIRAGES_MAX = 10;
/** Of the people a process takes in: a phone that comes back may hold two sockets for a moment. */
const SOCKETS_EN_PLUS = 1.25;
/** Beyond those: people at the door, who have not said who they are yet. */
const A_LA_PORTE = 200;

export interface GameServiceOptions {
  readonly http: Server;
  readonly ports: Ports;
  readonly portier: Portier<IncomingMessage>;
  /** Of the client that is served now: who comes in hears it. */
  readonly version?: () => string;
  /** The rooms of other processes; without it there are none. */
  readonly directory?: RoomDirectory;
  /** Codes of new rooms; the usual ones without it. */
  readonly tirerCode?: () => string;
  /** Seats of a room, as it is when one is opened. */
  readonly placesMax: number;
  /** Of the whole process; no limit without it. */
  readonly capacite?: Capacite;
  /** Told of each game that is opened here after it was another process's: whoever was to be excluded from it may have been missed. */
  readonly surReprise?: (code: string) => void;
  readonly origineAcceptee: (headers: IncomingHttpHeaders) => boolean;
  readonly signaler: Signaler;
  /** What the framework says of clients that send nonsense: for a debug log at the most, since anybody can provoke it. */
  readonly bruit: (message: unknown) => void;
}

/** Which question, and who tries it. */
export interface DemandeEssai {
  readonly compte: string;
  readonly quizzId: string;
  readonly questionId: string;
}

/** The server is stopping: which rooms there are is no longer known here, and will be again in a moment. */
export class ServerStopping extends Error {
  override readonly name = "ServerStopping";
}

/** Each of the codes that were drawn is some room's: another draw may be luckier. */
export class NoFreeCode extends Error {
  override readonly name = "NoFreeCode";
}

/** The disk does not take new rooms: one that a stop would lose is not promised. */
export class NotStored extends Error {
  override readonly name = "NotStored";
}

/** How long whoever opens a room waits for the disk, in ms. */
const STOCKER_MAX_MS = 5_000;

/** A room changes processes: in a moment it can be found again. */
export class RoomMoving extends Error {
  override readonly name = "RoomMoving";
}

/**
 * Starts the game rooms. Restores the stored games before it resolves, so that a port opened afterwards finds them.
 */
export async function createGameService(reglages: GameServiceOptions) {
  const { http, ports, signaler, bruit, version = () => "" } = reglages;
  const { tirerCode = nouveauCode } = reglages;
  const { capacite = { rooms: Infinity, places: Infinity } } = reglages;
  const transport: TransportPartie = new TransportPartie({
    origineAcceptee: reglages.origineAcceptee,
    socketsMax: capacite.places * SOCKETS_EN_PLUS + A_LA_PORTE,
    accueil: (visite) => accueillir(visite),
  });
  const trouver = (code: string) => {
    const room = matchMaker.getLocalRoomById(code);
    return room instanceof PartieRoom ? room : undefined;
  };
  const essais = createEssais(trouver);
  const bar = createBar(capacite, {
    rooms: () => matchMaker.stats.local.roomCount - essais.rooms(),
    assis: () => matchMaker.stats.local.ccu - essais.assis(),
  });
  const serveur = defineServer({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: { debug: bruit, trace: bruit, info: bruit, warn: bruit, error: bruit },
    rooms: {},
  });
  serveur.define(NOM_ROOM, PartieRoom);
  setTransport(transport);
  transport.attachToServer(http);
  await matchMaker.accept();
  // seats are asked for at our own door
  matchMaker.controller.exposedMethods = [];

  const ouvrir = (options: Omit<OptionsRoom, "outils">, leurs: Ports = ports) =>
    matchMaker.createRoom(NOM_ROOM, { ...options, outils: { ports: leurs, signaler, version } });

  const { parties, perdues } = await ports.journal.lire();
  const codesPerdus = createPerdues((code) => void directory.rendre(code));
  for (const { code } of perdues) codesPerdus.ajouter(code);
  for (const { partie, instant } of parties) await ouvrir({ partie, instant });

  /** Set from the first moment of the stop. */
  let arret: Promise<void> | null = null;

  async function existe(code: string): Promise<boolean> {
    const ouverte = codeRoom.safeParse(code).success && (await matchMaker.driver.has(code));
    // rooms that are being closed come back with the next start: this is no answer
    if (arret !== null) throw new ServerStopping();
    return ouverte;
  }

  const {
    directory = singleProcessDirectory(async (code) => codesPerdus.a(code) || existe(code)),
  } = reglages;

  async function chercherAilleurs(code: string): Promise<Deplacee | null> {
    const ailleurs = codeRoom.safeParse(code).success ? await directory.ailleurs(code) : null;
    if (ailleurs === "enRoute") throw new RoomMoving();
    return ailleurs;
  }

  /** A seat for whoever said `demande`, or why not; null when there is no such room. The rules judge when they sit down. */
  async function asseoir({ code, demande }: Visite, compte: string | null) {
    if (codesPerdus.a(code)) return "partie_perdue";
    const room = (await existe(code)) ? trouver(code) : undefined;
    if (room === undefined) return chercherAilleurs(code);
    const lue = lireDemande(demande, compte);
    if (lue === null) return "message_invalide";
    if (!bar.accueille(() => room.connait(lue))) return "bar_plein";
    const reservation: Reservation = { demande: lue };
    const { sessionId } = await matchMaker.joinById(code, reservation);
    return { room, sessionId };
  }

  async function accueillir(visite: Visite): Promise<Siege | Deplacee | CodeRefus> {
    const issue = await reglages.portier.recevoir<Siege | Deplacee | CodeRefus>(
      visite.requete,
      visite.code,
      async (compte) => asseoir(visite, compte),
    );
    if (typeof issue === "string") ports.mesures.refus(issue);
    return issue;
  }

  /** Codes of rooms that are not there yet. */
  const enOuverture = new Set<string>();

  async function reserver(): Promise<string> {
    for (let tirage = 0; tirage < TIRAGES_MAX; tirage++) {
      const code = tirerCode();
      if (enOuverture.has(code)) continue;
      enOuverture.add(code);
      const libre = await directory.reserver(code).catch((erreur: unknown) => {
        enOuverture.delete(code);
        throw erreur;
      });
      if (libre) return code;
      enOuverture.delete(code);
    }
    throw new NoFreeCode();
  }

  /** Opens a room that nobody has been in, as `faire` wants it: its code and its host's ticket. */
  async function ouvrirNeuve(faire: (vierge: Partie) => Promise<unknown>): Promise<RoomCreee> {
    const code = await reserver();
    const billet = nouveauBillet();
    const graine = ports.hasard.graine();
    const { placesMax } = reglages;
    try {
      await faire(nouvellePartie({ code, billet: hacher(billet), graine, placesMax }));
      return { code, billet };
    } catch (erreur) {
      // nobody waits for it
      void directory.rendre(code);
      throw erreur;
    } finally {
      enOuverture.delete(code);
    }
  }

  /** Codes of the rooms that are open here. */
  const toutes = async () =>
    (await matchMaker.query({ name: NOM_ROOM })).map(({ roomId }) => roomId);

  async function fermer(): Promise<void> {
    await matchMaker.gracefullyShutdown();
    transport.shutdown();
    await ports.journal.fermer();
  }

  return {
    serveur,
    /** Throws `ServerStopping`, as does the one below. */
    existe,
    /** A new room and its host's ticket; the code is checked against the rooms that are open. Throws `BarPlein` and `NoFreeCode`. */
    creer: (): Promise<RoomCreee> => bar.ouvrir(() => ouvrirNeuve((partie) => ouvrir({ partie }))),
    /**
     * A room where `compte` tries that question, as it is saved now; it closes the one of before. Null when there is no such
     * question for them. Throws as the one above. Who may ask is for the caller to say.
     */
    async essayer({ compte, quizzId, questionId }: DemandeEssai): Promise<RoomCreee | null> {
      const quizz = await ports.quizz.quizz(quizzId, compte);
      const question = quizz?.questions.find(({ _id }) => _id === questionId);
      if (quizz === null || question === undefined) return null;
      const entropie = ports.hasard.entropie();
      const oublier = (code: string) => directory.rendre(code);
      return ouvrirNeuve(async (vierge) => {
        const partie = essayer(vierge, quizz, question, { now: performance.now(), entropie });
        await essais.ouvrir(compte, partie.code, () =>
          ouvrir({ partie }, { ...ports, journal: { ...JOURNAL_MUET, oublier } }),
        );
      });
    },
    /** Whether somebody with this secret has a seat in this room. */
    tient(place: { room: string; role: "hote" | "joueur"; jeton: string }): boolean {
      // the pseudo is asked of those who come in, and is not looked at here
      const demande = lireDemande({ ...place, pseudo: "?" }, null);
      return demande !== null && (trouver(place.room)?.connait(demande) ?? false);
    },
    /** Rooms that are open, those where somebody tries a question apart, and who is connected to any of them. */
    async occupation() {
      const presents = { hotes: 0, telephones: 0 };
      const ouvertes = await matchMaker.query({ name: NOM_ROOM });
      for (const { roomId } of ouvertes) {
        const { hotes = 0, telephones = 0 } = trouver(roomId)?.presents() ?? {};
        presents.hotes += hotes;
        presents.telephones += telephones;
      }
      const essayees = essais.rooms();
      return { ...presents, parties: ouvertes.length - essayees, essais: essayees };
    },
    /** Accounts that host or play, each once; in the rooms of these codes alone, if they are given. */
    async comptes(codes?: readonly string[]): Promise<readonly string[]> {
      const ouvertes = codes ?? (await toutes());
      return [...new Set(ouvertes.flatMap((code) => trouver(code)?.comptes() ?? []))];
    },
    /** Closes the rooms that an account for which `juger` holds is the host of, and takes it out of the others. */
    async exclure(juger: (compte: string) => boolean): Promise<void> {
      for (const code of await toutes()) trouver(code)?.exclure(juger);
    },
    /** Opens a game that was another process's, or says from now on that it is lost: it cannot be read, and was stored at that ISO date. */
    async reprendre(
      code: string,
      enregistree: PartieEnregistree | { readonly perdueDepuis: string },
    ): Promise<void> {
      if ("perdueDepuis" in enregistree) codesPerdus.ajouter(code, enregistree.perdueDepuis);
      else {
        await ouvrir(enregistree);
        reglages.surReprise?.(code);
      }
    },
    /** Codes of the rooms that are open here and stored somewhere: not of those where somebody tries a question. */
    codes: async (): Promise<readonly string[]> =>
      (await toutes()).filter((code) => !essais.a(code)),
    /**
     * Resolves once a new room, of which nobody has been told, is stored. Throws `RoomMoving` when another process plays it by then;
     * `NotStored` when that takes longer than so many ms, and the room is gone again.
     */
    async gardee(code: string, patienceMs = STOCKER_MAX_MS): Promise<void> {
      const room = trouver(code);
      const issue = (await room?.stockee(patienceMs)) ?? "ailleurs";
      if (issue === "ailleurs") throw new RoomMoving();
      if (issue === "oui") return;
      room?.supprimer();
      throw new NotStored();
    },
    /**
     * Nothing moves in that room any more, once what was done is stored. False: it is not here, or that takes longer than so many ms,
     * and everything goes on.
     */
    async geler(code: string, patienceMs: number): Promise<boolean> {
      const room = trouver(code);
      return room !== undefined && (await room.geler(patienceMs));
    },
    /** Sends everybody of a room to another process (`chemin`), or to ask at the door when it is empty; it is gone from here. */
    async lacher(code: string, chemin: string): Promise<void> {
      codesPerdus.retirer(code);
      await trouver(code)?.lacher(chemin);
    },
    /**
     * From the first moment says `ServerStopping` to whoever asks for a room: nobody is told that theirs is gone. Closes
     * every connection with a code that makes it come back, then writes what is left. Takes up to the 5 s of a
     * reserved seat that nobody has taken yet.
     */
    fermer: () => (arret ??= fermer()),
  };
}

export type GameService = Awaited<ReturnType<typeof createGameService>>;

// === What the rooms say of bugs and of nonsense, in the log.

export const roomLog = (bord: Logger): Pick<GameServiceOptions, "signaler" | "bruit"> => ({
  signaler: (err, contexte) => bord.error({ err, ...contexte }, "bug in a room"),
  bruit: createFrein((dit, tus) => bord.debug({ dit: decrireDit(dit), tus }, "game framework")),
});
