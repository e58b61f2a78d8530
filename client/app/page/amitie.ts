/** API calls about a friendship: ask, accept, refuse, end. plateforme §4 "Friendship", §7 "Social", §8. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { reponseSignalement } from "#contracts/signalement.ts";
import { useAnnoncerParBanniere } from "./annonces.ts";
import { QUERY_KEY_PREFIX_MESSAGERIE } from "../api/queries.ts";
import { useApiCallSender } from "./envoi.tsx";
import { appelerApi, type ReponseApi } from "../api/api.ts";

interface Confirmation {
  readonly message: string;
}

interface Amitie {
  readonly enCours: boolean;
  /** The four calls resolve once friends and requests are read again: to true, or to false after a failure told by a banner. */
  readonly demander: (pseudo: string) => Promise<boolean>;
  readonly accepter: (pseudo: string) => Promise<boolean>;
  readonly refuser: (pseudo: string) => Promise<boolean>;
  readonly supprimer: (pseudo: string) => Promise<boolean>;
}

const SUPPRESSION_RATEE = "Erreur lors de la suppresion de l'amis";

const retirer = (pseudo: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("DELETE", `/api/amis/${encodeURIComponent(pseudo)}`, reponseSignalement);

/** Calls about a friendship; one runs at a time. */
export function useActionsDAmitie(): Amitie {
  const { enCours, envoyer } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const faire = useCallback(
    async (
      appel: () => Promise<ReponseApi<Confirmation>>,
      { dire, rate }: { readonly dire?: string; readonly rate?: string } = {},
    ): Promise<boolean> => {
      const fait = await envoyer(async () => {
        const reponse = await appel();
        // friends and requests are read again before the pressed button becomes ready
        await client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MESSAGERIE] });
        return reponse;
      }, rate);
      if (fait !== null) info(dire ?? fait.message);
      return fait !== null;
    },
    [envoyer, info, client],
  );
  return {
    enCours,
    demander: (pseudo) =>
      faire(() => appelerApi("POST", "/api/amis", reponseSignalement, { corps: { to: pseudo } })),
    accepter: (pseudo) =>
      faire(() =>
        appelerApi("POST", "/api/amis-oui", reponseSignalement, { corps: { to: pseudo } }),
      ),
    refuser: (pseudo) => faire(() => retirer(pseudo), { dire: "Demande refusée" }),
    supprimer: (pseudo) => faire(() => retirer(pseudo), { rate: SUPPRESSION_RATEE }),
  };
}
