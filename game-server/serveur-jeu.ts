/** The game rooms on an HTTP server that somebody else owns. */
import type { Server } from "node:http";
import { createAuthContext, defineServer, matchMaker } from "@colyseus/core";
import { setTransport } from "@colyseus/core/Transport";
import { codeRoom, type RoomCreee } from "#contracts/room.ts";
import type { Ports } from "#game/ports/ports.ts";
import { nouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { type Capacite, creerBar } from "#game/rooms/bar.ts";
import { lireDemande } from "#game/rooms/entree.ts";
import { type OptionsRoom, PartieRoom, type Reservation } from "#game/rooms/partie-room.ts";
import { hacher, nouveauBillet, nouveauCode } from "#game/rooms/secrets.ts";
import { TransportPartie } from "#game/rooms/transport.ts";

const NOM_ROOM = "partie";
const PLACE_RESERVEE_MS = 5000;
/** Of the people a process takes in: a phone that comes back may hold two sockets for a moment. */
const SOCKETS_EN_PLUS = 1.25;

export interface ReglagesJeu {
  readonly http: Server;
  readonly ports: Ports;
  /** Seats of a room. */
  readonly placesMax: number;
  /** Of the whole process; no limit without it. */
  readonly capacite?: Capacite;
  readonly origineAcceptee: (headers: Headers) => boolean;
  readonly signaler: (erreur: unknown, contexte: string) => void;
  /** What the framework says of clients that send nonsense: for a debug log at the most, since anybody can provoke it. */
  readonly bruit: (message: unknown) => void;
}

/** A reserved seat, of which the SDK reads more than we do. */
export type Place = { processId: string; roomId: string; sessionId: string };

export interface Demande {
  readonly code: string;
  readonly options: Record<string, unknown>;
  /** Account that is logged in where the request comes from. */
  readonly compte: string | null;
  readonly headers: Record<string, string>;
  readonly adresse: string;
}

/** The server is stopping: which rooms there are is no longer known here, and will be again in a moment. */
export class ServeurEnArret extends Error {
  override readonly name = "ServeurEnArret";
}

/**
 * Starts the game rooms. Restores the stored games before it resolves, so that a port opened afterwards finds them.
 */
export async function creerServeurJeu(reglages: ReglagesJeu) {
  const { http, ports, placesMax, signaler, bruit } = reglages;
  const { capacite = { rooms: Infinity, places: Infinity } } = reglages;
  const transport: TransportPartie = new TransportPartie({
    origineAcceptee: reglages.origineAcceptee,
    socketsMax: capacite.places * SOCKETS_EN_PLUS,
    surArrivee: () => bar.arriver(),
  });
  const occupation = {
    rooms: () => matchMaker.stats.local.roomCount,
    connexions: () => transport.connexions,
  };
  const bar = creerBar(capacite, occupation, PLACE_RESERVEE_MS);
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
  matchMaker.controller.exposedMethods = ["joinById"];

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

  async function fermer(): Promise<void> {
    await matchMaker.gracefullyShutdown();
    transport.shutdown();
    await ports.journal.fermer();
  }

  return {
    serveur,
    /** Throws `ServeurEnArret`, as do the two below. */
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
      const demande = lireDemande({ ...place, pseudo: "?" });
      const admission = demande && room.admettre(demande);
      return admission?.ok === true && admission.connu;
    },
    estPerdue: (code: string) => codesPerdus.has(code),
    /**
     * Reserves a seat (oui / non of jeu §7): the place, or why the room would refuse it; null when there is no such room.
     * The rules have the last word when the seat is taken.
     */
    async reserver({ code, compte, headers, adresse, ...demande }: Demande) {
      if (!(await existe(code))) return null;
      const room = matchMaker.getLocalRoomById(code);
      if (!(room instanceof PartieRoom)) return null;
      const lue = lireDemande({ ...demande.options, compte });
      if (lue === null) return { refus: "message_invalide" as const };
      const admission = room.admettre(lue);
      if (!admission.ok) return { refus: admission.refus };
      const liberer = bar.attendre(!admission.connu);
      if (liberer === null) return { refus: "bar_plein" as const };
      const reservation: Reservation = { demande: lue };
      const contexte = createAuthContext({ headers, remoteAddress: adresse });
      try {
        const place: Place = await matchMaker.controller.invokeMethod(
          "joinById",
          code,
          reservation,
          contexte,
        );
        return { place };
      } catch (erreur) {
        liberer();
        // it may have closed since
        if (await existe(code)) throw erreur;
        return null;
      }
    },
    /**
     * From the first moment says `ServeurEnArret` to whoever asks for a room: nobody is told that theirs is gone. Closes
     * every connection with a code that makes it come back, then writes what is left. Takes up to the 5 s of a
     * reserved seat that nobody has taken yet.
     */
    fermer: () => (arret ??= fermer()),
  };
}

export type ServeurJeu = Awaited<ReturnType<typeof creerServeurJeu>>;
