/** The order of the deck, sent as soon as it is changed, one sending at a time. plateforme §2 "Admin" (drag reorder). */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { ImprevuLu } from "#contracts/edition-imprevu.ts";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../../app/api/api.ts";
import { useAnnonces } from "../../../app/page/annonces.ts";
import { mettreAuRang } from "../../../quizz/rangement/mettre-au-rang.ts";
import { CLE_IMPREVUS } from "./queries.ts";

export function useOrdreImprevus(): (id: string, rang: number) => void {
  const client = useQueryClient();
  const { erreur } = useAnnonces();
  const enVol = useRef(false);
  const voulu = useRef<readonly string[] | null>(null);
  const envoyer = useCallback(async () => {
    if (enVol.current) return;
    enVol.current = true;
    // what was moved while it travelled leaves right after
    while (voulu.current !== null) {
      const imprevus = voulu.current;
      voulu.current = null;
      const fait = await appeler("PUT", "/api/imprevus", confirmation, { corps: { imprevus } });
      if (fait.ok) continue;
      voulu.current = null;
      erreur(fait.message);
      await client.invalidateQueries({ queryKey: CLE_IMPREVUS });
    }
    enVol.current = false;
  }, [client, erreur]);
  return useCallback(
    (id, rang) => {
      client.setQueryData<ImprevuLu[]>(CLE_IMPREVUS, (lus = []) => {
        const parId = new Map(lus.map((lu) => [lu._id, lu]));
        const ids = mettreAuRang([...parId.keys()], id, rang);
        voulu.current = ids;
        return ids.flatMap((un) => parId.get(un) ?? []);
      });
      void envoyer();
    },
    [client, envoyer],
  );
}
