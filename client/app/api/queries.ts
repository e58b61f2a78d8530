/** Reading the API from a page, through the cache of TanStack Query. */
import { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { appeler, phraseDe } from "./api.ts";

/** A reading that failed; `message` is the server's French sentence. */
export class EchecLecture extends Error {
  override readonly name = "EchecLecture";
  readonly statut: number;
  constructor(statut: number, message: string) {
    super(message);
    this.statut = statut;
  }
}

/** What to say of a reading that failed: the page's own words, if it has some (`phraseDe`). */
export function phraseDeLecture(erreur: unknown, maison?: string): string {
  if (!(erreur instanceof EchecLecture)) return maison ?? "";
  return maison === undefined ? erreur.message : phraseDe(erreur, maison);
}

/** Refused for want of a session: another try is of no use before somebody has logged in again. */
export const estDeconnecte = (erreur: unknown): boolean =>
  erreur instanceof EchecLecture && erreur.statut === 401;

/** There is no such thing, or no more: another try would say the same. */
export const estIntrouvable = (erreur: unknown): boolean =>
  erreur instanceof EchecLecture && erreur.statut === 404;

/** Options of `useQuery` for `GET chemin`; give it a `queryKey` beside. Throws `EchecLecture`. */
export function lecture<Corps>(
  chemin: string,
  schema: z.ZodType<Corps>,
): { readonly queryFn: (contexte: { readonly signal: AbortSignal }) => Promise<Corps> } {
  return {
    async queryFn({ signal }) {
      const reponse = await appeler("GET", chemin, schema, { signal });
      if (!reponse.ok) throw new EchecLecture(reponse.statut, reponse.message);
      return reponse.corps;
    },
  };
}

/** Once more when the server was not reached or stumbled; what it refused it would refuse again. */
function reessayer(fois: number, erreur: unknown): boolean {
  const definitif = erreur instanceof EchecLecture && erreur.statut >= 400 && erreur.statut < 500;
  return fois < 1 && !definitif;
}

/** First part of the `queryKey` of all that messages, friend requests and friends change: read again with each news. */
export const COURRIER = "courrier";
/** First part of the `queryKey` of what belongs to the account that is logged in. */
export const MOI = "moi";
/** First part of the `queryKey` of what moderation reads: an act there changes more than one of its pages. */
export const MODERATION = "moderation";

/** What was read of the API, kept from one screen to the next. */
const FRAICHEUR_MS = 30_000;

/** Given to each query of a screen of the game, which has no provider above it: a phone does not fetch the library. */
export const memoire = new QueryClient({
  defaultOptions: { queries: { retry: reessayer, staleTime: FRAICHEUR_MS } },
});
