/** Bookmarks: plateforme §4 "Favourites toggle", §7 (fav-id, fav). Failures are silent, §8. */
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { favoris } from "#contracts/quizz.ts";
import { MOI } from "../../plateforme/cles.ts";
import type { Signets } from "../../quizz/table-quizz.tsx";
import { appeler } from "../../serveur/api.ts";
import { lecture } from "../../serveur/lecture.ts";
import { LISTE } from "./use-liste.ts";

const CLE = [MOI, "favoris"] as const;

/** @param connecte visitors have none */
export function useFavoris(connecte: boolean): Signets {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: CLE,
    ...lecture("/api/fav-id", favoris),
    enabled: connecte,
  });
  const ids = data?.favoris ?? [];
  const basculer = useCallback(
    (id: string) => {
      const avant = client.getQueryData<{ favoris: string[] }>(CLE)?.favoris ?? [];
      const apres = avant.includes(id) ? avant.filter((autre) => autre !== id) : [...avant, id];
      // what was pressed shows at once; the server's word replaces it
      client.setQueryData(CLE, { favoris: apres });
      void appeler("PUT", "/api/fav", favoris, { corps: { favoris: apres } }).then((reponse) => {
        client.setQueryData(CLE, reponse.ok ? reponse.corps : { favoris: avant });
        void client.invalidateQueries({ queryKey: [LISTE, "5"] });
      });
    },
    [client],
  );
  return { a: (id) => ids.includes(id), basculer };
}
