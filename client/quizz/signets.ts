/** The member's bookmarks, read and changed: plateforme §4 "Favourites toggle", §7 (fav-id, fav). Failures are silent (§8). */
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseFavoris } from "#contracts/quizz.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MON_COMPTE } from "../app/api/queries.ts";
import { appelerApi } from "../app/api/api.ts";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "./queries.ts";

/** The bookmarks of the member: `a` tells whether a quizz has one, `basculer` adds or removes it. */
interface Signets {
  readonly a: (id: string) => boolean;
  readonly basculer: (id: string) => void;
}

const CLE = [QUERY_KEY_PREFIX_MON_COMPTE, "favoris"] as const;
const CHANGEMENT = [...CLE, "changer"] as const;
type Ids = z.infer<typeof reponseFavoris>;

/** A change that the member wants: a quizz with its bookmark (`mis`) or without. */
interface Voulu {
  readonly id: string;
  readonly mis: boolean;
}

/** Reads and changes the member's bookmarks. @param connecte false for visitors, who have none */
export function useSignets(connecte: boolean): Signets {
  const client = useQueryClient();
  const query = { queryKey: CLE, ...apiQueryOptions("/api/fav-id", reponseFavoris) };
  const { data } = useQuery({ ...query, enabled: connecte });
  const { mutate } = useMutation({
    mutationKey: CHANGEMENT,
    // changes are sent one at a time, in the order of the presses
    scope: { id: "favoris" },
    mutationFn: async (voulu: Voulu) => {
      const lus = client.getQueryData<Ids>(CLE)?.favoris ?? [];
      // the server gets the list before and after the change, so that changes from other pages are not undone
      const corps = {
        favoris: avec(lus, voulu),
        avant: avec(lus, { ...voulu, mis: !voulu.mis }),
      };
      const reponse = await appelerApi("PUT", "/api/fav", reponseFavoris, { corps });
      if (!reponse.ok) throw new Error(voulu.id);
      return reponse.corps;
    },
    onMutate: async (voulu) => {
      // the change is shown before the server answers
      await client.cancelQueries({ queryKey: CLE });
      client.setQueryData<Ids>(CLE, (avant) => avant && { favoris: avec(avant.favoris, voulu) });
    },
    onSuccess: (gardes) => {
      // the server's list replaces ours, since it has the changes of other pages, unless another press still waits
      // to be sent
      if (client.isMutating({ mutationKey: CHANGEMENT }) === 1) client.setQueryData(CLE, gardes);
    },
    onError: () => client.invalidateQueries({ queryKey: CLE }),
    onSettled: () => client.invalidateQueries({ queryKey: [QUERY_KEY_LISTES_DE_QUIZZ, "5"] }),
  });
  const a = (id: string) => data?.favoris.includes(id) ?? false;
  return {
    a,
    basculer(id) {
      if (data !== undefined) mutate({ id, mis: !a(id) });
      // a press that comes before the list of bookmarks is read waits for it
      else if (connecte)
        client.ensureQueryData(query).then(
          ({ favoris }) => mutate({ id, mis: !favoris.includes(id) }),
          () => undefined,
        );
    },
  };
}

const avec = (ids: readonly string[], { id, mis }: Voulu): string[] => {
  const autres = ids.filter((autre) => autre !== id);
  if (!mis) return autres;
  return ids.includes(id) ? [...ids] : [...autres, id];
};
