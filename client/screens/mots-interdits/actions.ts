/** API calls of /admin/mots: add a word to the unwanted ones, remove it. */
import { useQueryClient } from "@tanstack/react-query";
import { reponseMotsInterdits } from "#contracts/moderation.ts";
import { appelerApi } from "../../app/api/api.ts";
import { QUERY_KEY_PREFIX_MODERATION } from "../../app/api/queries.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { QUERY_KEY_MOTS_INTERDITS } from "./queries.ts";

interface ActionsMotsInterdits {
  readonly enCours: boolean;
  /** Why the server refused the last word. */
  readonly refus: string | null;
  readonly oublier: () => void;
  /** Adds an unwanted word; resolves to false when the server refused, or while another change runs. */
  readonly ajouter: (mot: string) => Promise<boolean>;
  readonly retirer: (mot: string) => Promise<boolean>;
}

/** Changes the unwanted words. A change that is asked while another one runs does nothing. */
export function useChangerMotsInterdits(): ActionsMotsInterdits {
  const client = useQueryClient();
  const { enCours, refus, oublier, envoyer } = useApiCallSender();
  const poster = async (chemin: string, mot: string) => {
    const lus = await envoyer(() =>
      appelerApi("POST", chemin, reponseMotsInterdits, { corps: { mot } }),
    );
    if (lus === null) return false;
    client.setQueryData(QUERY_KEY_MOTS_INTERDITS, lus);
    // the change of the list adds a line to the moderation's log
    void client.invalidateQueries({ queryKey: [QUERY_KEY_PREFIX_MODERATION, "journal"] });
    return true;
  };
  return {
    enCours,
    refus: refus?.message ?? null,
    oublier,
    ajouter: (mot) => poster("/api/moderation/mots", mot),
    retirer: (mot) => poster("/api/moderation/mots/retirer", mot),
  };
}
