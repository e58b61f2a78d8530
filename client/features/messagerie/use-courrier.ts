/** The folders and the friends as they are now: read again by themselves at each news (docs/decisions/0014). */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { myinfo } from "#contracts/compte.ts";
import { listeMessages, type Message } from "#contracts/messagerie.ts";
import { confirmation } from "#contracts/signalement.ts";
import { useAnnonces } from "../../plateforme/annonces.ts";
import { COURRIER } from "../../plateforme/cles.ts";
import { appeler } from "../../serveur/api.ts";
import { lecture } from "../../serveur/lecture.ts";
import { DESCRIPTIONS, type Dossier } from "./dossiers.ts";

const OUVERTURE_RATEE = "Erreur lors de l'ouverture du message";

const cleDossier = (dossier: Dossier) => [COURRIER, "messages", dossier];

/** The messages of a folder, latest first. */
export function useDossier(dossier: Dossier): UseQueryResult<readonly Message[]> {
  return useQuery({
    queryKey: cleDossier(dossier),
    ...lecture(DESCRIPTIONS[dossier].chemin, listeMessages),
    select: ({ messages }) => messages,
  });
}

/** Pseudos of the friends. */
export function useAmis(actif = true): UseQueryResult<readonly string[]> {
  return useQuery({
    queryKey: [COURRIER, "myinfo"],
    ...lecture("/api/myinfo", myinfo),
    select: ({ amis }) => amis,
    enabled: actif,
  });
}

/** Changes what is shown of a folder at once; the news that follow have it read again. */
export function useRetoucher(): (
  dossier: Dossier,
  changer: (messages: readonly Message[]) => Message[],
) => void {
  const client = useQueryClient();
  return useCallback(
    (dossier, changer) => {
      client.setQueryData<{ messages: Message[] }>(
        cleDossier(dossier),
        (avant) => avant && { messages: changer(avant.messages) },
      );
    },
    [client],
  );
}

/** Tells the server that a received message was opened, once: plateforme §4 "Messages", §7 (lu). */
export function useMarquerLu(): (dossier: Dossier, _id: string) => void {
  const { erreur } = useAnnonces();
  const retoucher = useRetoucher();
  const dits = useRef(new Set<string>());
  return useCallback(
    (dossier, _id) => {
      if (dits.current.has(_id)) return;
      dits.current.add(_id);
      const dire = async () => {
        const reponse = await appeler("POST", "/api/lu", confirmation, { corps: { _id } });
        if (!reponse.ok) {
          dits.current.delete(_id);
          erreur(OUVERTURE_RATEE);
        } else
          retoucher(dossier, (messages) =>
            messages.map((message) => (message._id === _id ? { ...message, lu: true } : message)),
          );
      };
      void dire();
    },
    [erreur, retoucher],
  );
}
