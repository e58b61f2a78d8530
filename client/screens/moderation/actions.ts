/** What ends a case: sent once, and the next one is opened. */
import { useCallback } from "react";
import { confirmation } from "#contracts/signalement.ts";
import { appeler } from "../../app/api/api.ts";
import { useAnnonces } from "../../app/page/annonces.ts";
import { useOublierAffaire, useRelireFiles } from "./queries.ts";
import type { PanneauProps } from "./vue-affaire.tsx";

/** @param oublier what was typed is sent, and no longer kept. Resolves once the queues are as they are now. */
export function useDecider(
  { affaire: { numero }, gestes, onDecidee }: PanneauProps,
  oublier: () => void,
) {
  const { info } = useAnnonces();
  const relire = useRelireFiles();
  const oublierAffaire = useOublierAffaire();
  const { envoyer } = gestes.envoi;
  return useCallback(
    async (chemin: string, corps: object, dit: string): Promise<void> => {
      const fait = await envoyer(() => appeler("POST", chemin, confirmation, { corps }));
      if (fait === null) return;
      info(dit);
      oublier();
      onDecidee();
      await relire();
      await oublierAffaire(numero);
    },
    [envoyer, info, oublier, onDecidee, relire, oublierAffaire, numero],
  );
}
