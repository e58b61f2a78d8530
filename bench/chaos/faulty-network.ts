/**
 * The network between players and a server, as a relay of TCP that cuts, delays and holds back bytes. Held bytes arrive
 * later, as TCP sends them again, since a lost one would break a connection that a real network only delays.
 */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

const TICK_MS = 5;

/** Treatment of every connection by the network, from now on. */
export interface NetworkRules {
  /** Delay of each direction, in ms. */
  readonly delayMs: number;
  /** No byte from the players arrives. */
  readonly holdUp: boolean;
  /** No byte from the server arrives. */
  readonly holdDown: boolean;
  /** Half of the next bytes of each direction arrives, and nothing after it. */
  readonly half: boolean;
}

export const CALM_NETWORK: NetworkRules = {
  delayMs: 0,
  holdUp: false,
  holdDown: false,
  half: false,
};

type DirectionRules = () => Readonly<{ delayMs: number; held: boolean; half: boolean }>;

/** One direction of a connection, which keeps the order of its bytes. */
class Direction {
  readonly #from: Socket;
  readonly #to: Socket;
  readonly #rules: DirectionRules;
  readonly #queue: { readonly bytes: Buffer; readonly at: number }[] = [];
  #ended = false;
  #split = false;

  constructor(from: Socket, to: Socket, rules: DirectionRules) {
    this.#from = from;
    this.#to = to;
    this.#rules = rules;
    from.on("data", (bytes) => {
      this.#queue.push({ bytes, at: performance.now() + rules().delayMs });
      this.pump();
    });
    const end = () => {
      this.#ended = true;
      this.pump();
    };
    from.on("end", end);
    from.on("close", end);
    from.on("error", () => {});
  }

  pump(): void {
    const { held, half } = this.#rules();
    if (!half) this.#split = false;
    for (let head = this.#queue[0]; head !== undefined; head = this.#queue[0]) {
      if (held || this.#split || head.at > performance.now()) return;
      this.#queue.shift();
      if (half && head.bytes.length > 1) {
        const middle = Math.floor(head.bytes.length / 2);
        this.#queue.unshift({ ...head, bytes: head.bytes.subarray(middle) });
        this.#split = true;
        this.#to.write(head.bytes.subarray(0, middle));
        return;
      }
      this.#to.write(head.bytes);
    }
    if (this.#ended && !held) this.#to.end();
  }

  /** Whether nothing will pass any more: the end of one side has reached the other. */
  get over(): boolean {
    return this.#from.closed && (this.#to.writableEnded || this.#to.destroyed);
  }

  destroy(): void {
    this.#from.destroy();
  }
}

export class FaultyNetwork {
  readonly #relay: Server;
  readonly #directions = new Set<Direction>();
  readonly #timer: NodeJS.Timeout;
  #rules: NetworkRules = CALM_NETWORK;

  private constructor(serverPort: number) {
    this.#relay = createServer({ allowHalfOpen: true }, (player) => this.#join(player, serverPort));
    this.#timer = setInterval(() => {
      for (const direction of this.#directions) {
        direction.pump();
        // a direction may still hold bytes after its sender has closed
        if (direction.over) this.#directions.delete(direction);
      }
    }, TICK_MS);
  }

  /** Opens the network in front of a server of this machine. */
  static async open(serverPort: number): Promise<FaultyNetwork> {
    const network = new FaultyNetwork(serverPort);
    network.#relay.listen(0, "127.0.0.1");
    await once(network.#relay, "listening");
    return network;
  }

  /** The address that the players use. */
  get adresse(): string {
    const address = this.#relay.address();
    const port = typeof address === "object" ? (address?.port ?? 0) : 0;
    return `http://127.0.0.1:${String(port)}`;
  }

  become(rules: Partial<NetworkRules>): void {
    this.#rules = { ...CALM_NETWORK, ...rules };
  }

  /** Cuts every connection; new ones pass. */
  cut(): void {
    for (const direction of this.#directions) direction.destroy();
  }

  close(): void {
    clearInterval(this.#timer);
    this.cut();
    this.#relay.close();
  }

  #join(player: Socket, serverPort: number): void {
    const server = connect({ port: serverPort, host: "127.0.0.1", allowHalfOpen: true });
    const up = new Direction(player, server, () => ({ ...this.#rules, held: this.#rules.holdUp }));
    const down = new Direction(server, player, () => ({
      ...this.#rules,
      held: this.#rules.holdDown,
    }));
    for (const [socket, direction] of [
      [player, up],
      [server, down],
    ] as const) {
      this.#directions.add(direction);
      socket.setNoDelay(true);
    }
  }
}
