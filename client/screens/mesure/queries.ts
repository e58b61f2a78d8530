/** Query of a measure, as its member reads it. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { mesureVueParCompteVise, type MesureVueParCompteVise } from "#contracts/moderation.ts";
import { apiQueryOptions } from "../../app/api/queries.ts";
import { useSession } from "../../compte/session.tsx";

/** First parts of the `queryKey` of a measure, whoever reads it. */
export const queryKeyMesure = (id: string) => ["mesure", id] as const;

/** Query of a measure. @param token of the mail's link, for members who can no longer log in */
export function useMesure(
  id: string,
  token: string | null,
): UseQueryResult<MesureVueParCompteVise> {
  const { compte } = useSession();
  const qui = compte.etat === "connecte" ? compte.userId : compte.etat;
  return useQuery({
    queryKey: [...queryKeyMesure(id), token, qui],
    ...apiQueryOptions(
      `/api/mesure/${encodeURIComponent(id)}`,
      mesureVueParCompteVise,
      token === null ? {} : { "x-jeton": token },
    ),
  });
}
