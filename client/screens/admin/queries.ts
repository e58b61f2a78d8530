/** The processes that play, read again for as long as they are shown; and asking one of them. */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type Bilan, bilan } from "#contracts/bilan.ts";
import { type ConduiteVue, conduiteVue, type OrdreProcessus } from "#contracts/processus.ts";
import { appeler, type Echec } from "../../app/api/api.ts";
import { lecture, MODERATION } from "../../app/api/queries.ts";
import { useEnvoi } from "../../app/page/envoi.tsx";

/** What awaits, read again each time /admin is shown. */
export const useBilan = (): UseQueryResult<Bilan> =>
  useQuery({
    queryKey: [MODERATION, "bilan"],
    ...lecture("/api/moderation/bilan", bilan),
    staleTime: 0,
  });

const CLE = ["processus"] as const;
const RELECTURE_MS = 3_000;

/** Where one process does everything nothing changes: it is asked once. */
export const useProcessus = (): UseQueryResult<ConduiteVue> =>
  useQuery({
    queryKey: CLE,
    ...lecture("/api/admin/processus", conduiteVue),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.plusieurs === false ? false : RELECTURE_MS),
  });

export function useConsigne(nom: string): {
  readonly enCours: boolean;
  /** Why it was refused, the last time. */
  readonly refus: Echec | null;
  readonly oublier: () => void;
  /** False when it was refused; the page has said why. */
  readonly demander: (consigne: OrdreProcessus) => Promise<boolean>;
} {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useEnvoi();
  return {
    enCours,
    refus,
    oublier,
    async demander(consigne) {
      const lus = await envoyer(() =>
        appeler("POST", `/api/admin/processus/${nom}/consigne`, conduiteVue, {
          corps: { consigne },
        }),
      );
      if (lus === null) return false;
      // a reading that was on its way knows less
      await client.cancelQueries({ queryKey: CLE });
      client.setQueryData(CLE, lus);
      return true;
    },
  };
}
