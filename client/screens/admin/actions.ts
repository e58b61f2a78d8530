/** Commands of /admin to a game process. docs/plusieurs-machines.md. */
import { useQueryClient } from "@tanstack/react-query";
import { reponseConduiteDesProcessus, type OrdreProcessus } from "#contracts/processus.ts";
import { appelerApi, type EchecApi } from "../../app/api/api.ts";
import { useEnvoiAuServeur } from "../../app/page/envoi.tsx";
import { QUERY_KEY_PROCESSUS } from "./queries.ts";

export function useCommanderProcessus(nom: string): {
  readonly enCours: boolean;
  /** Last refusal of a command to a game process. */
  readonly refus: EchecApi | null;
  readonly oublier: () => void;
  /** Sends a command to a process; resolves to false after a refusal, which the page shows. */
  readonly demander: (consigne: OrdreProcessus) => Promise<boolean>;
} {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useEnvoiAuServeur();
  return {
    enCours,
    refus,
    oublier,
    async demander(consigne) {
      const lus = await envoyer(() =>
        appelerApi("POST", `/api/admin/processus/${nom}/consigne`, reponseConduiteDesProcessus, {
          corps: { consigne },
        }),
      );
      if (lus === null) return false;
      // a poll in flight would bring older data
      await client.cancelQueries({ queryKey: QUERY_KEY_PROCESSUS });
      client.setQueryData(QUERY_KEY_PROCESSUS, lus);
      return true;
    },
  };
}
