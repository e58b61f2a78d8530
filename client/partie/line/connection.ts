/**
 * The line to a room: joins, follows the state, sends commands, and reconnects by itself after a sleep, a tunnel or a
 * server restart. Composes join.ts, line-probe.ts, requests.ts, moment-start.ts and obstacle.ts.
 */
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { Consultation, ReponseConsultation } from "#contracts/consultation.ts";
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";
import {
  type MessageBienvenue,
  messageBienvenue,
  type DemandeEntreeEnRoom,
  CODES_FERMETURE_SOCKET,
} from "#contracts/room.ts";
import type { Vue } from "#game/schema/etat.ts";
import { RoomLineProbe } from "./line-probe.ts";
import { RoomRequests, type IssueDeCommande } from "./requests.ts";
import { RoomMovedError, markRoomPathDoubtful, RoomMovingError } from "./room-address.ts";
import { RoomJoinRetrier } from "./join.ts";
import {
  RoomLineObstacleWatch,
  type RoomLineObstacle,
  ROOM_LINE_OBSTACLE_CHECK_MS,
} from "./obstacle.ts";
import type { JoinRoom, RemoteRoom } from "./remote-room.ts";
import { joinColyseusRoom } from "./sdk.ts";
import { noteServedBuildVersion } from "../../browser/build-version.ts";
import { type DernierCoupVu, MomentStartTracker } from "./moment-start.ts";

/**
 * State of the line. `connexion`: the first state has not come yet; `coupee`: reconnecting; `ferme`: closed for good, and `raison` says
 * why.
 */
export type RoomLineStatus = "connexion" | "en_ligne" | "coupee" | "ferme";
export type RoomLineClosedReason =
  | CodeRefus
  | "ailleurs"
  | "depart"
  | "room_supprimee"
  | "room_locale"
  | "moderation"
  | "room_rendue";

export interface RoomLineState {
  readonly statut: RoomLineStatus;
  readonly raison: RoomLineClosedReason | null;
  readonly vue: Vue | null;
  /** `performance.now()` when this screen saw the present moment of the game begin; null when the screen came later. */
  readonly depuis: number | null;
  /** Whether that moment opened a game. */
  readonly lance: boolean;
  /** The last move of the mini-game on the table; null when this screen did not see the move. */
  readonly coup: DernierCoupVu | null;
  readonly accueil: MessageBienvenue | null;
  /** The obstacle that seems to keep the room's first state from coming; null for none, or too early to say. */
  readonly obstacle: RoomLineObstacle | null;
}

const FINALES: Partial<Record<number, RoomLineClosedReason>> = {
  [CODES_FERMETURE_SOCKET.ailleurs]: "ailleurs",
  [CODES_FERMETURE_SOCKET.kick]: "kick",
  [CODES_FERMETURE_SOCKET.roomSupprimee]: "room_supprimee",
  [CODES_FERMETURE_SOCKET.locale]: "room_locale",
  [CODES_FERMETURE_SOCKET.depart]: "depart",
  [CODES_FERMETURE_SOCKET.moderation]: "moderation",
  [CODES_FERMETURE_SOCKET.roomRendue]: "room_rendue",
};

export class RoomConnection {
  readonly code: string;
  readonly #surRefus: (refus: CodeRefus) => void;
  readonly #abonnes = new Set<() => void>();
  readonly #join: RoomJoinRetrier;
  readonly #probe: RoomLineProbe;
  readonly #requests = new RoomRequests();
  readonly #momentStart = new MomentStartTracker();
  readonly #obstacleWatch = new RoomLineObstacleWatch((obstacle) => this.#publier({ obstacle }));
  #ligne: RoomLineState = {
    statut: "connexion",
    raison: null,
    vue: null,
    depuis: null,
    lance: false,
    coup: null,
    accueil: null,
    obstacle: null,
  };
  #room: RemoteRoom | null = null;

  /**
   * @param demande gives what the screen joins with; called again at each reconnection
   * @param surRefus called with the refusals that the room sends to the host unasked
   */
  constructor(
    code: string,
    demande: () => DemandeEntreeEnRoom,
    surRefus: (refus: CodeRefus) => void,
    joindre: JoinRoom = joinColyseusRoom,
  ) {
    this.code = code;
    this.#surRefus = surRefus;
    const essayer = async () => {
      try {
        return await joindre(code, demande());
      } catch (erreur) {
        if (erreur instanceof RoomMovedError || erreur instanceof RoomMovingError)
          this.#obstacleWatch.entendre();
        throw erreur;
      }
    };
    this.#join = new RoomJoinRetrier(essayer, {
      dedans: (room) => this.#suivre(room),
      refuse: (refus) => this.fermer(refus),
      retrying: () => this.#publier({ statut: this.#ligne.vue === null ? "connexion" : "coupee" }),
      dejaVenu: () => this.#ligne.vue !== null,
    });
    this.#probe = new RoomLineProbe(() => this.#room, {
      muette: (room) => {
        room.lacher();
        markRoomPathDoubtful(code);
        this.#perdre();
      },
      absente: () => void this.#join.essayer(),
    });
  }

  lire = (): RoomLineState => this.#ligne;

  abonner = (abonne: () => void): (() => void) => {
    this.#abonnes.add(abonne);
    return () => this.#abonnes.delete(abonne);
  };

  /**
   * Joins for the first time. Resolves after one try or `ROOM_LINE_OBSTACLE_CHECK_MS`, whether joined, refused, or to be tried again
   * for ever.
   */
  async ouvrir(): Promise<RoomLineState> {
    this.#probe.start();
    this.#obstacleWatch.start();
    document.addEventListener("visibilitychange", this.#manquer);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>(
      (suite) => (timer = setTimeout(suite, ROOM_LINE_OBSTACLE_CHECK_MS)),
    );
    await Promise.race([this.#join.essayer(), timeout]);
    clearTimeout(timer);
    return this.#ligne;
  }

  demander = (commande: CommandeDEcran): Promise<IssueDeCommande> =>
    this.#requests.demander(commande);

  consulter = (demande: Consultation): Promise<ReponseConsultation | null> =>
    this.#requests.consulter(demande);

  /** Closes the line for good. */
  fermer(raison: RoomLineClosedReason = "depart"): void {
    document.removeEventListener("visibilitychange", this.#manquer);
    this.#join.finir();
    this.#probe.stop();
    this.#obstacleWatch.stop();
    this.#requests.finir();
    this.#room?.quitter();
    this.#room = null;
    this.#publier({ statut: "ferme", raison });
  }

  #publier(champs: Partial<RoomLineState>): void {
    this.#ligne = { ...this.#ligne, ...champs };
    for (const abonne of this.#abonnes) abonne();
  }

  /** Forgets when the moment and the move began: timers sleep with the page, and a moment that the page missed is not told late. */
  #manquer = (): void => {
    this.#momentStart.manquer(performance.now());
    const { depuis, coup } = this.#ligne;
    if (depuis !== null || coup !== null) this.#publier({ depuis: null, lance: false, coup: null });
  };

  #suivre(room: RemoteRoom): void {
    this.#room?.lacher();
    this.#room = room;
    this.#manquer();
    room.suivre({
      vue: (vue) => {
        this.#obstacleWatch.stop();
        this.#momentStart.voir(vue, performance.now());
        const { depuis, lance, coup } = this.#momentStart;
        this.#publier({ statut: "en_ligne", vue, depuis, lance, coup, obstacle: null });
      },
      bienvenue: (brut) => {
        const lue = messageBienvenue.safeParse(brut);
        if (!lue.success) return;
        noteServedBuildVersion(lue.data.version);
        this.#publier({ accueil: lue.data });
      },
      refus: (brut) => {
        const lu = codeRefus.safeParse(brut);
        if (lu.success) this.#surRefus(lu.data);
      },
      coupee: (code) => {
        this.#room = null;
        const raison = FINALES[code];
        if (raison !== undefined) this.fermer(raison);
        // the room has moved to another process: a new try finds where
        else if (code === CODES_FERMETURE_SOCKET.deplacee) this.#join.deSuite();
        else this.#perdre();
      },
    });
    this.#requests.passerPar(room);
  }

  #perdre(): void {
    this.#room = null;
    this.#join.plusTard();
  }
}
