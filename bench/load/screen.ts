/** One screen of the load, host or phone: a raw socket that counts its frames and times its acknowledgements. */
import { WebSocket } from "ws";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import { type RoomWireFormat, WIRE_FRAME_KINDS } from "./protocol.ts";
import type { LoadCounters } from "./counters.ts";

export interface LoadScreenOptions {
  readonly langue: RoomWireFormat;
  readonly compteurs: LoadCounters;
  readonly adresse: string;
  /** The first message that this screen sends; empty for none. */
  readonly dit: string;
  /** Called for each frame that the whole room receives. */
  readonly surDiffusion: (revelation: boolean) => void;
  /** Called with the delay of each acknowledgement, in ms. */
  readonly surAccuse: (delaiMs: number) => void;
}

export class LoadScreen {
  readonly #options: LoadScreenOptions;
  readonly #socket: WebSocket;
  #instantEnvoi = 0;
  #minuterie: NodeJS.Timeout | undefined;
  /** Number and checksum of the frames that the whole room receives: both must be equal on every screen. */
  trames = 0;
  somme = 0;
  revelations = 0;
  envoyees = 0;
  accuses = 0;
  refus = 0;
  deconnexions = 0;

  private constructor(options: LoadScreenOptions) {
    this.#options = options;
    this.#socket = new WebSocket(options.adresse, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
      // a mask of zeros: the frame goes out as it is, without a copy
      generateMask: () => {},
    });
  }

  /** Resolves once the server has said that this screen is in. */
  static async ouvrir(options: LoadScreenOptions): Promise<LoadScreen> {
    const ecran = new LoadScreen(options);
    await ecran.#entrer();
    return ecran;
  }

  #entrer(): Promise<void> {
    const { langue, dit } = this.#options;
    const socket = this.#socket;
    if (dit !== "") socket.on("open", () => socket.send(dit));
    return new Promise((resoudre, rejeter) => {
      socket.on("error", rejeter);
      socket.on("close", () => {
        this.deconnexions++;
        rejeter(new Error("closed"));
      });
      socket.on("message", (trame: Buffer) => {
        if (langue.nature(trame) !== WIRE_FRAME_KINDS.bonjour) return this.#entendre(trame);
        resoudre();
      });
    });
  }

  #entendre(trame: Buffer): void {
    const { langue, compteurs, surAccuse, surDiffusion } = this.#options;
    compteurs.octets += trame.length;
    const nature = langue.nature(trame);
    if (nature === WIRE_FRAME_KINDS.accuse) {
      this.accuses++;
      surAccuse(performance.now() - this.#instantEnvoi);
    } else if (nature === WIRE_FRAME_KINDS.refus) this.refus++;
    else if (nature === WIRE_FRAME_KINDS.patch || nature === WIRE_FRAME_KINDS.revelation) {
      this.trames++;
      for (const octet of trame) this.somme = (this.somme * 31 + octet) | 0;
      if (nature === WIRE_FRAME_KINDS.revelation) this.revelations++;
      surDiffusion(nature === WIRE_FRAME_KINDS.revelation);
    }
  }

  /** Restarts the count of frames, once every screen of the room is in. */
  repartirDeZero(): void {
    this.trames = this.somme = 0;
  }

  /** Sends a frame made for this screen's next request; returns when. */
  envoyer(trame: Buffer): number {
    this.envoyees++;
    this.#instantEnvoi = performance.now();
    this.#socket.send(trame);
    return this.#instantEnvoi;
  }

  demander(commande: CommandeDEcran): void {
    this.envoyer(this.#options.langue.demande(this.envoyees, commande));
  }

  /** Calls `faire` once, after `delaiMs`; replaces the call that was planned before. */
  programmer(delaiMs: number, faire: () => void): void {
    clearTimeout(this.#minuterie);
    this.#minuterie = setTimeout(() => {
      this.#minuterie = undefined;
      faire();
    }, delaiMs);
  }

  get occupe(): boolean {
    return this.#minuterie !== undefined;
  }

  fermer(): void {
    this.#socket.removeAllListeners("close");
    this.#socket.terminate();
  }
}
