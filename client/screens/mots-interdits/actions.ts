/** The list of unwanted words, read and changed. */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { reponseMotsInterdits } from "#contracts/moderation.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";
import { apiQueryOptions, QUERY_KEY_MODERATION } from "../../app/api/queries.ts";
import { useEnvoiAuServeur } from "../../app/page/envoi.tsx";

const MOTS = [QUERY_KEY_MODERATION, "mots"] as const;

interface MotsLus {
  readonly mots: readonly string[];
}

export const useMotsInterdits = (): UseQueryResult<MotsLus> =>
  useQuery({
    queryKey: MOTS,
    ...apiQueryOptions("/api/moderation/mots", reponseMotsInterdits),
    staleTime: 0,
  });

interface ChangerMots {
  readonly enCours: boolean;
  /** Why the server refused the last word. */
  readonly refus: string | null;
  readonly oublier: () => void;
  /** Adds an unwanted word; resolves to false when the server refused. */
  readonly ajouter: (mot: string) => Promise<boolean>;
  readonly retirer: (mot: string) => Promise<boolean>;
}

export function useChangerMotsInterdits(): ChangerMots {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useEnvoiAuServeur();
  const changer = async (faire: () => Promise<ReponseApi<MotsLus>>) => {
    const lus = await envoyer(faire);
    if (lus === null) return false;
    client.setQueryData(MOTS, lus);
    // the change of the list adds a line to the moderation's log
    void client.invalidateQueries({ queryKey: [QUERY_KEY_MODERATION, "journal"] });
    return true;
  };
  const poster = (chemin: string, mot: string) =>
    changer(() => appelerApi("POST", chemin, reponseMotsInterdits, { corps: { mot } }));
  return {
    enCours,
    refus: refus?.message ?? null,
    oublier,
    ajouter: (mot) => poster("/api/moderation/mots", mot),
    retirer: (mot) => poster("/api/moderation/mots/retirer", mot),
  };
}
