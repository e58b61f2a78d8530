/** The address where the phones join: the one the server gives for the local network, or this page's own. */
import { useQuery } from "@tanstack/react-query";
import { reponseAdresseServeur } from "#contracts/room.ts";
import { apiQueryOptions, queryClient } from "../../app/api/queries.ts";

/** `origine`: the address to open; `texte`: the same without the protocol, to read aloud. */
export function useServerAddress(): { readonly origine: string; readonly texte: string } {
  const { data } = useQuery(
    {
      queryKey: ["adresse"],
      ...apiQueryOptions("/api/adresse", reponseAdresseServeur),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  );
  // until the server has answered, this page's address is the best guess
  const origine = data === undefined ? location.origin : new URL(data.adresse).origin;
  return { origine, texte: origine.replace(/^https?:\/\//, "") };
}
