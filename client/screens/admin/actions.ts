/** API calls of /admin: the test of the lamp, and the instructions to a game process. plateforme §2 "Admin", §7. */
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseEssaiDeLampe } from "#contracts/bilan.ts";
import { type ConsigneProcessus, reponseListeDesProcessus } from "#contracts/processus.ts";
import { appelerApi, type EchecApi, type ReponseApi } from "../../app/api/api.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { QUERY_KEY_PROCESSUS } from "./queries.ts";

/** Switches the lamp to red, or back to its normal mode. */
export const changerModeDeLampe = (
  rouge: boolean,
): Promise<ReponseApi<z.infer<typeof reponseEssaiDeLampe>>> =>
  appelerApi("POST", rouge ? "/api/rouge" : "/api/normal", reponseEssaiDeLampe);

/** Gives what sends instructions to one game process ("move your rooms away"). docs/plusieurs-machines.md. */
export function useCommanderProcessusDeJeu(nom: string): {
  readonly enCours: boolean;
  /** Why the server refused the last instruction; null when it did not. */
  readonly refus: EchecApi | null;
  readonly oublier: () => void;
  /** Sends an instruction to the process; resolves to false after a refusal, which the page shows. */
  readonly demander: (consigne: ConsigneProcessus) => Promise<boolean>;
} {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useApiCallSender();
  return {
    enCours,
    refus,
    oublier,
    async demander(consigne) {
      const lus = await envoyer(() =>
        appelerApi("POST", `/api/admin/processus/${nom}/consigne`, reponseListeDesProcessus, {
          corps: { consigne },
        }),
      );
      if (lus === null) return false;
      // a poll in flight is cancelled: it would bring older data than this answer
      await client.cancelQueries({ queryKey: QUERY_KEY_PROCESSUS });
      client.setQueryData(QUERY_KEY_PROCESSUS, lus);
      return true;
    },
  };
}
