/** Large answers on real connections: bounded waiting bytes, and disconnection of clients that do not read. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { TooManyDatabaseReadsError } from "#db/reader.ts";
import { HttpError } from "./http-error.ts";
import {
  createLargeReplySender,
  LARGE_REPLIES_LIMITS,
  type LargeRepliesLimits,
} from "./large-replies.ts";

/** More bytes than the system's socket buffers hold. */
const LARGE = 32_000_000;

async function benchOf(limits: Partial<LargeRepliesLimits> = {}) {
  let readings = 0;
  const replies = createLargeReplySender(
    {
      lire: async (lecture) => {
        readings++;
        if (lecture.quoi !== "quizz") throw new Error(lecture.quoi);
        return new Uint8Array(lecture.id === "large" ? LARGE : lecture.id === "none" ? 0 : 10);
      },
    },
    { ...LARGE_REPLIES_LIMITS, bytesPerReader: LARGE, bytesInAll: 2 * LARGE, ...limits },
  );
  let parts = 0;
  async function* file() {
    for (; parts < 1000; parts++) yield "x".repeat(1_000_000);
  }
  const app = fastify();
  app.setErrorHandler((error, _request, reply) =>
    reply
      .code(
        error instanceof HttpError
          ? error.statusCode
          : error instanceof TooManyDatabaseReadsError
            ? 503
            : 500,
      )
      .send(),
  );
  const askerOf = (compte: string | undefined) => ({
    ip: "192.0.2.1",
    session:
      compte === undefined
        ? null
        : ({
            compte,
            pseudo: compte,
            icon: "ico0",
            role: "user",
            souvenir: false,
            sansPublier: null,
            sansEcrire: null,
          } as const),
  });
  app.get<{ Params: { id: string }; Querystring: { who?: string } }>(
    "/quizz/:id",
    async (request, reply) => {
      const lecture = { quoi: "quizz", id: request.params.id, pour: null } as const;
      const absent = () => new HttpError(404, "Inconnu");
      await replies.send(askerOf(request.query.who), reply, lecture, absent);
    },
  );
  app.get<{ Querystring: { who?: string } }>("/file", (request, reply) =>
    replies.stream(askerOf(request.query.who), reply, file()),
  );
  /** Connections that the server ended or lost. */
  let cut = 0;
  app.server.on("connection", (socket) => socket.once("close", () => cut++));
  const address = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const status = async (path: string) => {
    const answer = await fetch(`${address}${path}`);
    await answer.body?.cancel();
    return answer.status;
  };
  const cutLines = () => cut;
  /** Sends a request, reads the first bytes, and then nothing. */
  const askAndStop = async (path: string): Promise<Socket> => {
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.on("error", () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`);
    await once(socket, "readable");
    return socket;
  };
  return { status, askAndStop, cutLines, readings: () => readings, parts: () => parts };
}

test("what waits for one reader is bounded, for another it is not; a line that is lost frees it", async () => {
  const { status, askAndStop, readings } = await benchOf();
  expect(await status("/quizz/none")).toBe(404);
  const slow = await askAndStop("/quizz/large?who=lea");
  const before = readings();
  expect(await status("/quizz/large?who=lea")).toBe(429);
  // the reader thread made no read for the refused request
  expect(readings()).toBe(before);
  // the same address under another account's name, and a visitor from that address
  expect(await status("/quizz/small?who=tom")).toBe(200);
  const other = await askAndStop("/quizz/large");
  expect(await status("/quizz/large?who=tom")).toBe(503);
  slow.destroy();
  other.destroy();
  await expect.poll(() => status("/quizz/large?who=lea")).toBe(200);
});

test("a line that does not read is cut, and what waited for it is freed", async () => {
  const { status, askAndStop, cutLines } = await benchOf({ idleMs: 100 });
  await askAndStop("/quizz/large?who=lea");
  await expect.poll(cutLines, { timeout: 5000 }).toBe(1);
  expect(await status("/quizz/large?who=lea")).toBe(200);
});

test("a line that reads a little now and then is cut too", async () => {
  const { askAndStop, cutLines } = await benchOf({ idleMs: 400, bytesPerSecond: 100 * LARGE });
  const slow = await askAndStop("/quizz/large?who=lea");
  const reading = setInterval(() => slow.read(), 20);
  onTestFinished(() => clearInterval(reading));
  await expect.poll(cutLines, { timeout: 5000 }).toBe(1);
});

test("a file is made as it is read, one at a time for an account, and cut when it is not read", async () => {
  const { status, askAndStop, cutLines, parts } = await benchOf({ idleMs: 300 });
  await askAndStop("/file?who=lea");
  expect(await status("/file?who=lea")).toBe(429);
  await expect.poll(cutLines, { timeout: 5000 }).toBe(1);
  // the system's buffer for a connection, out of a thousand
  expect(parts()).toBeLessThan(100);
  expect(await status("/file?who=lea")).toBe(200);
});

test("readings are counted by account, whichever its addresses", async () => {
  const { status } = await benchOf({ perMinute: 3 });
  const ask = (who: string) => status(`/quizz/small?who=${who}`);
  expect([await ask("lea"), await ask("lea"), await ask("lea"), await ask("lea")]).toEqual([
    200, 200, 200, 429,
  ]);
  expect(await ask("tom")).toBe(200);
});
