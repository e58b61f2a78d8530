/** The network of the chaos tests: it delays, holds back and cuts, and never loses or reorders a byte by itself. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { FaultyNetwork } from "./faulty-network.ts";

/** A player behind the network, and a server that repeats what it hears. */
async function open() {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {}).pipe(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const network = await FaultyNetwork.open(typeof address === "object" ? (address?.port ?? 0) : 0);
  const player = connect(Number(new URL(network.adresse).port), "127.0.0.1");
  onTestFinished(() => {
    player.destroy();
    network.close();
    server.close();
  });
  await once(player, "connect");
  let heard = "";
  player.on("error", () => {});
  player.on("data", (bytes) => (heard += String(bytes)));
  const hears = (text: string) => expect.poll(() => heard).toBe(text);
  player.write("a");
  await hears("a");
  return { network, player, sockets, hears, heard: () => heard };
}

const LONG_ENOUGH_MS = 100;
const wait = () => new Promise((resolve) => setTimeout(resolve, LONG_ENOUGH_MS));

test.each([{ holdUp: true }, { holdDown: true }])(
  "holds bytes back, in order: %j",
  async (rule) => {
    const { network, player, hears, heard } = await open();
    network.become(rule);
    player.write("b");
    await wait();
    player.write("c");
    await wait();
    expect(heard()).toBe("a");
    network.become({});
    await hears("abc");
  },
);

test("lets half of a message through, and the rest once it is calm", async () => {
  const { network, player, hears, heard } = await open();
  network.become({ half: true });
  player.write("bcdefghi");
  await wait();
  // half of it goes up, and half of that comes back down
  expect(heard()).toBe("abc");
  network.become({});
  await hears("abcdefghi");
});

test("delays each direction", async () => {
  const { network, player, hears } = await open();
  network.become({ delayMs: LONG_ENOUGH_MS });
  const start = performance.now();
  player.write("b");
  await hears("ab");
  expect(performance.now() - start).toBeGreaterThanOrEqual(2 * LONG_ENOUGH_MS);
});

test("brings what a closed server had said, then its end, when it calms within the delay", async () => {
  const { network, player, sockets, hears } = await open();
  const ended = once(player, "end");
  network.become({ delayMs: 2 * LONG_ENOUGH_MS });
  sockets[0]?.write("b");
  await wait();
  network.become({});
  sockets[0]?.resetAndDestroy();
  await hears("ab");
  await ended;
});

test("cuts every connection", async () => {
  const { network, player } = await open();
  const closed = once(player, "close");
  network.cut();
  await closed;
});
