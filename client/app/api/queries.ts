/** Queries of the API through the cache of TanStack Query. */
import { QueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { appelerApi, direEchecApi } from "./api.ts";

/** A query that failed; `message` is the server's French sentence. */
export class QueryError extends Error {
  override readonly name = "QueryError";
  readonly statut: number;
  constructor(statut: number, message: string) {
    super(message);
    this.statut = statut;
  }
}

/** Sentence for a failed query; `maison` are the page's own words (`direEchecApi`). */
export function direRequeteEchouee(erreur: unknown, maison?: string): string {
  if (!(erreur instanceof QueryError)) return maison ?? "";
  return maison === undefined ? erreur.message : direEchecApi(erreur, maison);
}

/** Whether the server refused a query for lack of a session: a retry is useless before a new login. */
export const estErreurDeSessionPerdue = (erreur: unknown): boolean =>
  erreur instanceof QueryError && erreur.statut === 401;

/** Whether a query failed with 404: the quizz or account does not exist any more, and a retry is useless. */
export const estErreurDeRessourceIntrouvable = (erreur: unknown): boolean =>
  erreur instanceof QueryError && erreur.statut === 404;

/** Options of `useQuery` for `GET chemin`, to which the caller adds a `queryKey`. The query throws `QueryError`. */
export function apiQueryOptions<Corps>(
  chemin: string,
  schema: z.ZodType<Corps>,
  entetes: Readonly<Record<string, string>> = {},
): { readonly queryFn: (contexte: { readonly signal: AbortSignal }) => Promise<Corps> } {
  return {
    async queryFn({ signal }) {
      const reponse = await appelerApi("GET", chemin, schema, { signal, entetes });
      if (!reponse.ok) throw new QueryError(reponse.statut, reponse.message);
      return reponse.corps;
    },
  };
}

/** A failed query is retried once when the server was not reached or failed; a refusal (4xx) is final. */
function retry(fois: number, erreur: unknown): boolean {
  const definitif = erreur instanceof QueryError && erreur.statut >= 400 && erreur.statut < 500;
  return fois < 1 && !definitif;
}

/** First part of the `queryKey` of messages, friend requests and friends: the stream of news invalidates them. */
export const QUERY_KEY_PREFIX_MESSAGERIE = "courrier";
/** First part of the `queryKey` of data of the logged-in account. */
export const QUERY_KEY_PREFIX_MON_COMPTE = "moi";
/** First part of the `queryKey` of the moderation's lists: one act changes several of its pages. */
export const QUERY_KEY_PREFIX_MODERATION = "moderation";

/** Cached answers count as fresh for this long. */
const FRAICHEUR_MS = 30_000;

/**
 * The one query cache. Game screens pass it to each query: they have no provider above them, which keeps TanStack's provider
 * off phones.
 */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: retry, staleTime: FRAICHEUR_MS } },
});
