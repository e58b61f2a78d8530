/** Who is asking: the account behind a request's cookies. */
import type { FastifyRequest } from "fastify";
import { ErreurHttp } from "./erreur-http.ts";

/** Id of the account that is logged in, null for a visitor. */
export type Identite = (request: FastifyRequest) => string | null;

/** The sentence of jeu §1 for those who would like to note or to count without an account. */
export const TEXTE_VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

/** The account, or 401. */
export function compteOuRefus(identite: Identite, request: FastifyRequest): string {
  const compte = identite(request);
  if (compte === null) throw new ErreurHttp(401, TEXTE_VISITEUR);
  return compte;
}
