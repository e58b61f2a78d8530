/** The game rooms on an HTTP server that somebody else owns. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { defineServer, matchMaker } from "@colyseus/core";
import { setTransport } from "@colyseus/core/Transport";
import type { CodeRefus } from "#contracts/refus.ts";
import { codeRoom, type RoomCreee } from "#contracts/room.ts";
import type { Portier, Ports } from "#game/ports/ports.ts";
import { nouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { type Capacite, createBar } from "#game/rooms/bar.ts";
import { lireDemande } from "#game/rooms/entree.ts";
import { type OptionsRoom, PartieRoom, type Reservation } from "#game/rooms/partie-room.ts";
import type { Siege, Visite } from "#game/rooms/porte.ts";
import { hacher, nouveauBillet, nouveauCode } from "#game/rooms/secrets.ts";
import { TransportPartie } from "#game/rooms/transport.ts";

const NOM_ROOM = "partie";
/** Of the people a process takes in: a phone that comes back may hold two sockets for a moment. */
const SOCKETS_EN_PLUS = 1.25;
/** Beyond those: people at the door, who have not said who they are yet. */
const A_LA_PORTE = 200;

export interface ReglagesJeu {
  readonly http: Server;
  readonly ports: Ports;
  readonly portier: Portier<IncomingMessage>;
  /** Seats of a room. */
  readonly placesMax: number;
  /** Of the whole process; no limit without it. */
  readonly capacite?: Capacite;
  readonly origineAcceptee: (headers: IncomingHttpHeaders) => boolean;
  readonly signaler: (erreur: unknown, contexte: string) => void;
  /** What the framework says of clients that send nonsense: for a debug log at the most, since anybody can provoke it. */
  readonly bruit: (message: unknown) => void;
}

/** The server is stopping: which rooms there are is no longer known here, and will be again in a moment. */
export class ServeurEnArret extends Error {
  override readonly name = "ServeurEnArret";
}

/**
 * Starts the game rooms. Restores the stored games before it resolves, so that a port opened afterwards finds them.
 */
export async function createServeurJeu(reglages: ReglagesJeu) {
  const { http, ports, placesMax, signaler, bruit } = reglages;
  const { capacite = { rooms: Infinity, places: Infinity } } = reglages;
  const transport: TransportPartie = new TransportPartie({
    origineAcceptee: reglages.origineAcceptee,
    socketsMax: capacite.places * SOCKETS_EN_PLUS + A_LA_PORTE,
    accueil: (visite) => accueillir(visite),
  });
  const bar = createBar(capacite, {
    rooms: () => matchMaker.stats.local.roomCount,
    assis: () => matchMaker.stats.local.ccu,
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

  const outils = { ports, signaler };
  const ouvrir = (options: Omit<OptionsRoom, "outils">) =>
    matchMaker.createRoom(NOM_ROOM, { ...options, outils });

  const { parties, perdues } = await ports.journal.lire();
  const codesPerdus = new Set(perdues.map(({ code }) => code));
  for (const { partie, instant } of parties) await ouvrir({ partie, instant });

  /** Set from the first moment of the stop. */
  let arret: Promise<void> | null = null;

  async function existe(code: string): Promise<boolean> {
    const ouverte = codeRoom.safeParse(code).success && (await matchMaker.driver.has(code));
    // rooms that are being closed come back with the next start: this is no answer
    if (arret !== null) throw new ServeurEnArret();
    return ouverte;
  }

  /** A seat for whoever said `demande`, or why not; null when there is no such room. The rules judge when they sit down. */
  async function asseoir({ code, demande }: Visite, compte: string | null) {
    if (codesPerdus.has(code)) return "partie_perdue";
    if (!(await existe(code))) return null;
    const room = matchMaker.getLocalRoomById(code);
    if (!(room instanceof PartieRoom)) return null;
    const lue = lireDemande(demande, compte);
    if (lue === null) return "message_invalide";
    if (!bar.accueille(!room.connait(lue))) return "bar_plein";
    const reservation: Reservation = { demande: lue };
    const { sessionId } = await matchMaker.joinById(code, reservation);
    return { room, sessionId };
  }

  async function accueillir(visite: Visite): Promise<Siege | CodeRefus> {
    return reglages.portier.recevoir<Siege | CodeRefus>(
      visite.requete,
      visite.code,
      async (compte) => asseoir(visite, compte),
    );
  }

  async function fermer(): Promise<void> {
    await matchMaker.gracefullyShutdown();
    transport.shutdown();
    await ports.journal.fermer();
  }

  return {
    serveur,
    /** Throws `ServeurEnArret`, as does the one below. */
    existe,
    /** A new room and its host's ticket; the code is checked against the rooms that are open. Throws `BarPlein`. */
    creer: (): Promise<RoomCreee> =>
      bar.ouvrir(async () => {
        let code = nouveauCode();
        while ((await existe(code)) || codesPerdus.has(code)) code = nouveauCode();
        const billet = nouveauBillet();
        const graine = ports.hasard.graine();
        await ouvrir({
          partie: nouvellePartie({ code, billet: hacher(billet), graine, placesMax }),
        });
        return { code, billet };
      }),
    /** Whether somebody with this secret has a seat in this room. */
    tient(place: { room: string; role: "hote" | "joueur"; jeton: string }): boolean {
      const room = matchMaker.getLocalRoomById(place.room);
      if (!(room instanceof PartieRoom)) return false;
      // the pseudo is asked of those who come in, and is not looked at here
      const demande = lireDemande({ ...place, pseudo: "?" }, null);
      return demande !== null && room.connait(demande);
    },
    /**
     * From the first moment says `ServeurEnArret` to whoever asks for a room: nobody is told that theirs is gone. Closes
     * every connection with a code that makes it come back, then writes what is left. Takes up to the 5 s of a
     * reserved seat that nobody has taken yet.
     */
    fermer: () => (arret ??= fermer()),
  };
}

export type ServeurJeu = Awaited<ReturnType<typeof createServeurJeu>>;
