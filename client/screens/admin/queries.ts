/** Queries and commands of /admin: waiting tasks, game processes. */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type Bilan, bilan } from "#contracts/bilan.ts";
import { type ConduiteVue, conduiteVue, type OrdreProcessus } from "#contracts/processus.ts";
import { appeler, type Echec } from "../../app/api/api.ts";
import { lecture, MODERATION } from "../../app/api/queries.ts";
import { useEnvoi } from "../../app/page/envoi.tsx";

/** Waiting tasks, read again each time /admin is shown. */
export const useBilan = (): UseQueryResult<Bilan> =>
  useQuery({
    queryKey: [MODERATION, "bilan"],
    ...lecture("/api/moderation/bilan", bilan),
    staleTime: 0,
  });

const CLE = ["processus"] as const;
const RELECTURE_MS = 3_000;

/** Game processes, polled while shown; with a single process, read once. */
export const useProcessus = (): UseQueryResult<ConduiteVue> =>
  useQuery({
    queryKey: CLE,
    ...lecture("/api/admin/processus", conduiteVue),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.plusieurs === false ? false : RELECTURE_MS),
  });

export function useConsigne(nom: string): {
  readonly enCours: boolean;
  /** Last refusal. */
  readonly refus: Echec | null;
  readonly oublier: () => void;
  /** Sends a command to a process; resolves to false after a refusal, which the page shows. */
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
      // a poll in flight would bring older data
      await client.cancelQueries({ queryKey: CLE });
      client.setQueryData(CLE, lus);
      return true;
    },
  };
}
