/**
 * Answers that may be large (docs/decisions/0115): they are read beside the games, counted by account, and only so many bytes wait at a
 * time for who reads them. Whoever does not read is cut: what waits for them stays in memory.
 */
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Reader, TooManyReads } from "#db/reader.ts";
import type { Read } from "#db/reads.ts";
import { tooManyRequests } from "../plugins/rate-limits.ts";
import type { HttpError } from "./http-error.ts";
import { createPerMinute } from "./throttle.ts";

/** Shorter answers are not counted: nearly all of them. */
const LARGE = 64 * 1024;

export interface LargeRepliesLimits {
  /** Large readings of an account a minute, by whichever addresses it comes. */
  readonly perMinute: number;
  /** Bytes that wait for one account, or for the visitors of one address; and for everybody. */
  readonly bytesPerReader: number;
  readonly bytesInAll: number;
  /** How long a line may stand still, and the least that it reads in a second otherwise. */
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

export interface LargeReplies {
  /** Answers with what is read; throws `absent` when there is no such thing, 429 and `TropDeLectures` when too much waits already. */
  send(request: Asker, reply: FastifyReply, lecture: Read, absent?: () => HttpError): Promise<void>;
  /** Answers with the parts of a file, none read before the line takes it: one file at a time for each account. */
  stream(
    request: Asker,
    reply: FastifyReply,
    parts: AsyncIterable<Uint8Array | string>,
  ): FastifyReply;
}

export function createLargeReplies(
  lecteur: Pick<Reader, "lire">,
  limits: LargeRepliesLimits = LARGE_REPLIES_LIMITS,
): LargeReplies {
  const waiting = new Map<string, number>();
  let inAll = 0;
  const notTooOften = createPerMinute(limits.perMinute);
  const readerOf = ({ session, ip }: Asker) => session?.compte ?? `ip ${ip}`;

  function count(reader: string): void {
    if (!notTooOften(reader)) throw tooManyRequests();
  }

  /** Counts what waits for a reader until the answer has left or its line is lost; throws when that is too much. */
  function hold(reader: string, bytes: number, { raw }: FastifyReply): void {
    const already = waiting.get(reader) ?? 0;
    if (already > 0 && already + bytes > limits.bytesPerReader) throw tooManyRequests();
    if (inAll > 0 && inAll + bytes > limits.bytesInAll) throw new TooManyReads();
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
      // a reader that has not taken what was read is not read for again
      if ((waiting.get(reader) ?? 0) >= limits.bytesPerReader) throw tooManyRequests();
      const lu = await lecteur.lire(lecture);
      if (lu.byteLength === 0 && absent !== undefined) throw absent();
      if (lu.byteLength > LARGE) {
        hold(reader, lu.byteLength, reply);
        cutSlow(reply, limits.idleMs, (lu.byteLength / limits.bytesPerSecond) * 1000);
      }
      envoyerLu(reply, lu);
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

/** Ends the line of an answer that stands still for so long, or that is not read `withinMs` after that. */
function cutSlow({ raw }: FastifyReply, idleMs: number, withinMs?: number): void {
  // Node looks at what the system still holds for the line: it stands still when that does not shrink; the next answer has the server's own delay
  raw.setTimeout(idleMs, () => raw.destroy());
  if (withinMs === undefined) return;
  const late = setTimeout(() => raw.destroy(), idleMs + withinMs);
  late.unref();
  raw.once("finish", () => clearTimeout(late)).once("close", () => clearTimeout(late));
}

/** Answers with what the reading thread has written (db/reader.ts): it is the JSON that travels, as its schema says. */
export function envoyerLu(reply: Pick<FastifyReply, "header" | "send">, lu: Uint8Array): void {
  void reply.header("content-type", "application/json; charset=utf-8");
  void reply.send(lu);
}
