/** A question from one process to another: its key, its shape, and no waiting for ever. */
import type { z } from "zod";
import { INTERNE } from "#contracts/interne.ts";
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { ErreurHttp } from "#api/services/erreur-http.ts";

const REPONSE_MAX_MS = 5_000;

/** The other one has an answer, and it is no: `statut` of HTTP, `message` in French when it is for people. */
export class CallRefused extends Error {
  override readonly name = "CallRefused";
  readonly statut: number;
  constructor(statut: number, message: string) {
    super(message);
    this.statut = statut;
  }
}

export type Call = <T>(
  adresse: string,
  quoi: string,
  reponse: z.ZodType<T>,
  corps?: object,
  patienceMs?: number,
) => Promise<T>;

/** Throws `CallRefused`, or what `fetch` throws when nobody answers in time. */
export const createCall =
  (cle: string): Call =>
  async (adresse, quoi, reponse, corps = {}, patienceMs = REPONSE_MAX_MS) => {
    const rendue = await fetch(adresse + INTERNE + quoi, {
      method: "POST",
      headers: { authorization: `Bearer ${cle}`, "content-type": "application/json" },
      body: JSON.stringify(corps),
      signal: AbortSignal.timeout(patienceMs),
    });
    const lue: unknown = await rendue.json();
    if (rendue.ok) return reponse.parse(lue);
    const message =
      typeof lue === "object" && lue !== null && "message" in lue ? String(lue.message) : "";
    throw new CallRefused(rendue.status, message);
  };

// === The door of what processes ask one another: whoever has the key, and nobody else, knows that there is one.

/** Bytes: a quizz with its questions, evenings that waited. */
const CORPS_MAX = 16 * 2 ** 20;

const empreinte = (texte: string) => createHash("sha256").update(texte).digest();

export type Answer = <D, R>(
  quoi: string,
  demande: z.ZodType<D>,
  reponse: z.ZodType<R>,
  faire: (demande: D) => Promise<NoInfer<R>>,
) => void;

/** Before the application is ready. Answers 404 to whoever has not the key. */
export function serveCalls(app: FastifyInstance, cle: string): Answer {
  const attendue = empreinte(`Bearer ${cle}`);
  return (quoi, demande, reponse, faire) => {
    app.post(INTERNE + quoi, {
      bodyLimit: CORPS_MAX,
      schema: { hide: true },
      async onRequest({ headers }) {
        if (!timingSafeEqual(empreinte(headers.authorization ?? ""), attendue))
          throw new ErreurHttp(404, "Cette adresse n’existe pas.");
      },
      async handler(request, reply) {
        const lue = demande.safeParse(request.body);
        // of another version, perhaps: not a failure of this one
        if (!lue.success) throw new ErreurHttp(400, "La requête est illisible.");
        const rendue = await faire(lue.data);
        return reply.header("cache-control", "no-store").send(reponse.parse(rendue));
      },
    });
  };
}
