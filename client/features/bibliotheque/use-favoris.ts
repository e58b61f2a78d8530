/** Bookmarks: plateforme §4 "Favourites toggle", §7 (fav-id, fav). Failures are silent, §8. */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { favoris } from "#contracts/quizz.ts";
import { MOI } from "../../plateforme/cles.ts";
import type { Signets } from "../../quizz/table-quizz.tsx";
import { appeler } from "../../serveur/api.ts";
import { lecture } from "../../serveur/lecture.ts";
import { LISTE } from "./use-liste.ts";

const CLE = [MOI, "favoris"] as const;
type Ids = z.infer<typeof favoris>;

/** @param connecte visitors have none */
export function useFavoris(connecte: boolean): Signets {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: CLE,
    ...lecture("/api/fav-id", favoris),
    enabled: connecte,
  });
  const { mutate } = useMutation({
    // one at a time, in the order of the presses: each sends the whole list
    scope: { id: "favoris" },
    mutationFn: async (id: string) => {
      const lus = client.getQueryData<Ids>(CLE) ?? { favoris: [] };
      const corps = { favoris: lus.favoris };
      const reponse = await appeler("PUT", "/api/fav", favoris, { corps });
      if (!reponse.ok) throw new Error(id);
    },
    onMutate: async (id) => {
      // what was pressed shows at once
      await client.cancelQueries({ queryKey: CLE });
      client.setQueryData<Ids>(CLE, (avant) => avant && { favoris: basculerId(avant.favoris, id) });
    },
    onError: () => client.invalidateQueries({ queryKey: CLE }),
    onSettled: () => client.invalidateQueries({ queryKey: [LISTE, "5"] }),
  });
  return {
    a: (id) => data?.favoris.includes(id) ?? false,
    // a list that was not read would replace all of it
    basculer: (id) => data !== undefined && mutate(id),
  };
}

const basculerId = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((autre) => autre !== id) : [...ids, id];
