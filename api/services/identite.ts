/** The account of somebody who may well be a visitor, at the end of a game. */
import type { FastifyRequest } from "fastify";
import { ErreurHttp } from "./http-error.ts";

/** The sentence of jeu §1 for those who would like to note or to count without an account. */
const TEXTE_VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

/** The account that is logged in, or 401 with that sentence. */
export function compteDuVisiteur({ session }: FastifyRequest): string {
  if (session === null) throw new ErreurHttp(401, TEXTE_VISITEUR);
  return session.compte;
}
