/** Actions of a host on the report of an evening. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { reponseAccepterReponse } from "#contracts/compte-rendu.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi } from "../../app/api/api.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { direReponseAcceptee } from "./phrases.ts";
import {
  cheminApiQuestionJouee,
  cheminApiSoiree,
  composerEnTetesHttpDeSecrets,
  QUERY_KEY_SOIREES,
  type IdsDeQuestionJouee,
} from "./queries.ts";

export interface ActionsDeSoiree {
  /** Accepts an answer that was refused; the report is read again. */
  readonly accepter: (quelle: IdsDeQuestionJouee, reponse: string) => Promise<void>;
  /** Deletes the report and goes back to the list. */
  readonly effacer: (soiree: string) => Promise<void>;
}

export function useActionsDeSoiree(): ActionsDeSoiree {
  const client = useQueryClient();
  const { erreur, info } = useAnnoncerParBanniere();
  const aller = useNavigate();
  const accepter = useCallback<ActionsDeSoiree["accepter"]>(
    async (quelle, reponse) => {
      const chemin = `${cheminApiQuestionJouee(quelle)}/accepter`;
      const faite = await appelerApi("POST", chemin, reponseAccepterReponse, {
        corps: { reponse },
        entetes: composerEnTetesHttpDeSecrets(),
      });
      // read again after a failure too: the server may have accepted, and its answer be lost
      await client.invalidateQueries({ queryKey: [QUERY_KEY_SOIREES] });
      if (!faite.ok) {
        erreur(faite.message);
        return;
      }
      info(direReponseAcceptee(reponse, faite.corps));
    },
    [client, erreur, info],
  );
  const effacer = useCallback<ActionsDeSoiree["effacer"]>(
    async (soiree) => {
      const faite = await appelerApi("DELETE", cheminApiSoiree(soiree), reponseSignalement, {
        entetes: composerEnTetesHttpDeSecrets(),
      });
      if (!faite.ok) {
        erreur(faite.message);
        return;
      }
      await aller("/soirees", { replace: true });
      client.removeQueries({ queryKey: [QUERY_KEY_SOIREES] });
    },
    [client, erreur, aller],
  );
  return useMemo(() => ({ accepter, effacer }), [accepter, effacer]);
}
