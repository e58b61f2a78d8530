import type { FastifyReply } from "fastify";

/** Answers with what the reading thread has written (db/reader.ts): it is the JSON that travels, as its schema says. */
export function envoyerLu(reply: Pick<FastifyReply, "header" | "send">, lu: Uint8Array): void {
  void reply.header("content-type", "application/json; charset=utf-8");
  void reply.send(lu);
}
