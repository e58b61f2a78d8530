/** API calls about messages: send, mark as read, delete. plateforme §4 "Messages", §7, §8. Friendship: app/page/amitie.ts. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import type { z } from "zod";
import type { MessageDeMessagerie, corpsNouveauMessage } from "#contracts/messagerie.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, direEchecApi, type ReponseApi } from "../../app/api/api.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import type { NomDeDossierDeMessagerie } from "./lieu.ts";
import { queryKeyDossierDeMessagerie, type PagesDeMessages } from "./queries.ts";

const OUVERTURE_RATEE = "Erreur lors de l'ouverture du message";

/** Sends a message to a friend. */
export const envoyerMessage = (
  corps: z.infer<typeof corpsNouveauMessage>,
): Promise<ReponseApi<z.infer<typeof reponseSignalement>>> =>
  appelerApi("POST", "/api/message", reponseSignalement, { corps });

/** Deletes a message from the member's folders; the correspondent keeps theirs. */
export const supprimerMessage = (
  id: string,
): Promise<ReponseApi<z.infer<typeof reponseSignalement>>> =>
  appelerApi("DELETE", `/api/messages/${id}`, reponseSignalement);

/** Gives the function that changes the cached messages of a folder at once; the news that follow refetch the folder. */
export function useModifierMessagesEnCache(): (
  dossier: NomDeDossierDeMessagerie,
  changer: (messages: readonly MessageDeMessagerie[]) => MessageDeMessagerie[],
) => void {
  const client = useQueryClient();
  return useCallback(
    (dossier, changer) => {
      client.setQueryData<PagesDeMessages>(
        queryKeyDossierDeMessagerie(dossier),
        (avant) =>
          avant && {
            ...avant,
            pages: avant.pages.map((page) => ({ ...page, messages: changer(page.messages) })),
          },
      );
    },
    [client],
  );
}

/** Gives the function that marks a received message as read on the server, once: plateforme §4 "Messages", §7 (lu). */
export function useMarquerMessageLu(): (dossier: NomDeDossierDeMessagerie, _id: string) => void {
  const { erreur } = useAnnoncerParBanniere();
  const retoucher = useModifierMessagesEnCache();
  const dits = useRef(new Set<string>());
  return useCallback(
    (dossier, _id) => {
      if (dits.current.has(_id)) return;
      dits.current.add(_id);
      const dire = async () => {
        const reponse = await appelerApi("POST", "/api/lu", reponseSignalement, { corps: { _id } });
        if (!reponse.ok) {
          dits.current.delete(_id);
          erreur(direEchecApi(reponse, OUVERTURE_RATEE));
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
