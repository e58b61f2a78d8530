/** The game rooms on an HTTP server that somebody else owns. */
import type { IncomingHttpHeaders, IncomingMessage, Server } from "node:http";
import { performance } from "node:perf_hooks";
import { defineServer, matchMaker } from "@colyseus/core";
import { setTransport } from "@colyseus/core/Transport";
import type { CodeRefus } from "#contracts/refus.ts";
import { codeRoom, type RoomCreee } from "#contracts/room.ts";
import type { Portier, Ports } from "#game/ports/ports.ts";
import { nouvellePartie } from "#game/rules/nouvelle-partie.ts";
import { essayer } from "#game/rules/essai.ts";
import type { Partie } from "#game/rules/types.ts";
import { type Capacite, createBar } from "#game/rooms/bar.ts";
import { lireDemande } from "#game/rooms/entree.ts";
import { createEssais, JOURNAL_MUET } from "#game/rooms/essais.ts";
import type { Signaler } from "#game/rooms/outils.ts";
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
  /** Of the client that is served: who comes in hears it. */
  readonly version?: string;
  /** Seats of a room. */
  readonly placesMax: number;
  /** Of the whole process; no limit without it. */
  readonly capacite?: Capacite;
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
export class ServeurEnArret extends Error {
  override readonly name = "ServeurEnArret";
}

/**
 * Starts the game rooms. Restores the stored games before it resolves, so that a port opened afterwards finds them.
 */
export async function createServeurJeu(reglages: ReglagesJeu) {
  const { http, ports, placesMax, signaler, bruit, version = "" } = reglages;
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
    const room = trouver(code);
    if (room === undefined) return null;
    const lue = lireDemande(demande, compte);
    if (lue === null) return "message_invalide";
    if (!bar.accueille(() => room.connait(lue))) return "bar_plein";
    const reservation: Reservation = { demande: lue };
    const { sessionId } = await matchMaker.joinById(code, reservation);
    return { room, sessionId };
  }

  async function accueillir(visite: Visite): Promise<Siege | CodeRefus> {
    const issue = await reglages.portier.recevoir<Siege | CodeRefus>(
      visite.requete,
      visite.code,
      async (compte) => asseoir(visite, compte),
    );
    if (typeof issue === "string") ports.mesures.refus(issue);
    return issue;
  }

  /** A room that nobody has been in, and its host's ticket. */
  async function vierge(): Promise<{ partie: Partie; billet: string }> {
    let code = nouveauCode();
    while ((await existe(code)) || codesPerdus.has(code)) code = nouveauCode();
    const billet = nouveauBillet();
    const graine = ports.hasard.graine();
    const partie = nouvellePartie({ code, billet: hacher(billet), graine, placesMax });
    return { partie, billet };
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
        const { partie, billet } = await vierge();
        await ouvrir({ partie });
        return { code: partie.code, billet };
      }),
    /**
     * A room where `compte` tries that question, as it is saved now; it closes the one of before. Null when there is no such
     * question for them. Throws `BarPlein` too. Who may ask is for the caller to say.
     */
    async essayer({ compte, quizzId, questionId }: DemandeEssai): Promise<RoomCreee | null> {
      const quizz = await ports.quizz.quizz(quizzId, compte);
      const question = quizz?.questions.find(({ _id }) => _id === questionId);
      if (quizz === null || question === undefined) return null;
      const { partie, billet } = await vierge();
      const entropie = ports.hasard.entropie();
      const essai = essayer(partie, quizz, question, { now: performance.now(), entropie });
      await essais.ouvrir(compte, partie.code, () =>
        ouvrir({ partie: essai }, { ...ports, journal: JOURNAL_MUET }),
      );
      return { code: partie.code, billet };
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
    /** Closes the rooms that an account for which `juger` holds is the host of, and takes it out of the others. */
    async exclure(juger: (compte: string) => boolean): Promise<void> {
      for (const { roomId } of await matchMaker.query({ name: NOM_ROOM }))
        trouver(roomId)?.exclure(juger);
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
