/**
 * Sends answers that may be large (docs/decisions/0115). The reader thread reads them, accounts are limited, and the bytes
 * that wait in memory are bounded. A client that does not read its answer is disconnected.
 */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type DatabaseReader, TooManyDatabaseReadsError } from "#db/reader.ts";
import type { DatabaseReadRequest } from "#db/reads.ts";
import { createTooManyRequestsError } from "../plugins/rate-limits.ts";
import type { HttpError } from "./http-error.ts";
import { createPerMinuteLimiter } from "./throttle.ts";

/** Size in bytes from which an answer counts as large; nearly all answers are shorter. */
const LARGE = 64 * 1024;

export interface LargeRepliesLimits {
  /** Large reads of an account a minute, from all its addresses together. */
  readonly perMinute: number;
  /** Bytes that may wait for one account (or for the visitors of one address), and in all. */
  readonly bytesPerReader: number;
  readonly bytesInAll: number;
  /** Time in ms for which a connection may make no progress, and the least speed of one that is not cut off. */
  readonly idleMs: number;
  readonly bytesPerSecond: number;
}

export const LARGE_REPLIES_LIMITS: LargeRepliesLimits = {
  perMinute: 600,
  bytesPerReader: 8_000_000,
  bytesInAll: 64_000_000,
  idleMs: 15_000,
  bytesPerSecond: 10_000,
};

type Asker = Pick<FastifyRequest, "session" | "ip">;

export interface LargeReplySender {
  /** Answers with the result of a read. Throws `absent` when there is none, 429 or `TooManyDatabaseReadsError` when too much waits already. */
  send(
    request: Asker,
    reply: FastifyReply,
    lecture: DatabaseReadRequest,
    absent?: () => HttpError,
  ): Promise<void>;
  /** Answers with a stream of parts, each read when the connection asks for it; one stream at a time for each account. */
  stream(
    request: Asker,
    reply: FastifyReply,
    parts: AsyncIterable<Uint8Array | string>,
  ): FastifyReply;
}

export function createLargeReplySender(
  databaseReader: Pick<DatabaseReader, "lire">,
  limits: LargeRepliesLimits = LARGE_REPLIES_LIMITS,
): LargeReplySender {
  const waiting = new Map<string, number>();
  let inAll = 0;
  const notTooOften = createPerMinuteLimiter(limits.perMinute);
  const readerOf = ({ session, ip }: Asker) => session?.compte ?? `ip ${ip}`;

  function count(reader: string): void {
    if (!notTooOften(reader)) throw createTooManyRequestsError();
  }

  /** Counts the bytes that wait for a reader until the answer is sent or the connection lost. Throws when there are too many. */
  function hold(reader: string, bytes: number, { raw }: FastifyReply): void {
    const already = waiting.get(reader) ?? 0;
    if (already > 0 && already + bytes > limits.bytesPerReader) throw createTooManyRequestsError();
    if (inAll > 0 && inAll + bytes > limits.bytesInAll) throw new TooManyDatabaseReadsError();
    waiting.set(reader, already + bytes);
    inAll += bytes;
    let held = true;
    const release = () => {
      if (!held) return;
      held = false;
      inAll -= bytes;
      const left = (waiting.get(reader) ?? 0) - bytes;
      if (left > 0) waiting.set(reader, left);
      else waiting.delete(reader);
    };
    raw.once("finish", release).once("close", release);
  }

  return {
    async send(request, reply, lecture, absent) {
      const reader = readerOf(request);
      if (request.session !== null) count(reader);
      // a client that has not taken `bytesPerReader` of earlier answers gets no new read
      if ((waiting.get(reader) ?? 0) >= limits.bytesPerReader) throw createTooManyRequestsError();
      const lu = await databaseReader.lire(lecture);
      if (lu.byteLength === 0 && absent !== undefined) throw absent();
      if (lu.byteLength > LARGE) {
        hold(reader, lu.byteLength, reply);
        cutSlow(reply, limits.idleMs, (lu.byteLength / limits.bytesPerSecond) * 1000);
      }
      sendJsonFromDatabaseReader(reply, lu);
    },
    stream(request, reply, parts) {
      const reader = readerOf(request);
      count(reader);
      hold(reader, limits.bytesPerReader, reply);
      cutSlow(reply, limits.idleMs);
      void reply.header("content-type", "application/json; charset=utf-8");
      return reply.send(Readable.from(parts, { objectMode: false }));
    },
  };
}

/** Disconnects a client that makes no progress for `idleMs`, or has not read everything `withinMs` later. */
function cutSlow({ raw }: FastifyReply, idleMs: number, withinMs?: number): void {
  // Node's socket timeout fires when the client takes no bytes for `idleMs`; the server's own timeout applies again to the next
  // answer
  raw.setTimeout(idleMs, () => raw.destroy());
  if (withinMs === undefined) return;
  const late = setTimeout(() => raw.destroy(), idleMs + withinMs);
  late.unref();
  raw.once("finish", () => clearTimeout(late)).once("close", () => clearTimeout(late));
}

/** Answers with JSON that the reader thread has written already (db/reader.ts), without parsing it. */
export function sendJsonFromDatabaseReader(
  reply: Pick<FastifyReply, "header" | "send">,
  lu: Uint8Array,
): void {
  void reply.header("content-type", "application/json; charset=utf-8");
  void reply.send(lu);
}
