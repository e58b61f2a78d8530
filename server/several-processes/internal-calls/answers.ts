/** The door of what processes ask one another: whoever has the key, and nobody else, knows that there is one. */
import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { INTERNE } from "#contracts/interne.ts";
import { ErreurHttp } from "#api/services/erreur-http.ts";

/** Bytes: a quizz with its questions, evenings that waited. */
const CORPS_MAX = 16 * 2 ** 20;

const empreinte = (texte: string) => createHash("sha256").update(texte).digest();

export type Repondre = <D, R>(
  quoi: string,
  demande: z.ZodType<D>,
  reponse: z.ZodType<R>,
  faire: (demande: D) => Promise<NoInfer<R>>,
) => void;

/** Before the application is ready. Answers 404 to whoever has not the key. */
export function poserInterne(app: FastifyInstance, cle: string): Repondre {
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
