/** What was read of the API, kept from one screen to the next. */
import { QueryClient } from "@tanstack/react-query";
import { reessayer } from "./queries.ts";

const FRAICHEUR_MS = 30_000;

/** Given to each query of a screen of the game, which has no provider above it: a phone does not fetch the library. */
export const memoire = new QueryClient({
  defaultOptions: { queries: { retry: reessayer, staleTime: FRAICHEUR_MS } },
});
