/** API calls of the page of moderation cases: take a case, decide it, answer a contestation. plateforme §6, §7. */
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import {
  type Affaire,
  affaire as formeAffaire,
  type corpsMesure,
  reponseQuizzOuvertEnModeration,
  type corpsOuvrirQuizzEnModeration,
  type corpsReponseContestation,
} from "#contracts/moderation.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import type { PanneauAffaireProps } from "./panneau-commun.tsx";
import { cheminApiAffaire, queryKeyAffaire, QUERY_KEY_FILES_D_AFFAIRES } from "./queries.ts";

type Confirmation = z.infer<typeof reponseSignalement>;

/** Takes a case for some minutes, or gives it back. `version`: version of the case that was read; an older one gets 409. */
export const prendreOuRendreAffaire = (
  { numero, version }: Affaire,
  geste: "prendre" | "rendre",
): Promise<ReponseApi<Affaire>> =>
  appelerApi("POST", cheminApiAffaire(numero, `/${geste}`), formeAffaire, { corps: { version } });

/** Takes a measure, which closes the case. */
export const prendreMesure = (
  numero: number,
  corps: z.infer<typeof corpsMesure>,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", cheminApiAffaire(numero, "/mesure"), reponseSignalement, { corps });

/** Answers a contestation, which closes the case for good. */
export const repondreContestation = (
  numero: number,
  corps: z.infer<typeof corpsReponseContestation>,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", cheminApiAffaire(numero, "/reponse"), reponseSignalement, { corps });

/** Lifts a measure before its time. */
export const leverMesure = (mesure: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("POST", `/api/moderation/mesures/${mesure}/lever`, reponseSignalement);

/** Opens a private quizz; the reason is written in the log. */
export const ouvrirQuizzPriveDeLAffaireAvecMotif = (
  quizz: string,
  corps: z.infer<typeof corpsOuvrirQuizzEnModeration>,
  { numero }: Affaire,
): Promise<ReponseApi<z.infer<typeof reponseQuizzOuvertEnModeration>>> =>
  appelerApi(
    "POST",
    `/api/moderation/quizz/${encodeURIComponent(quizz)}/ouvrir`,
    reponseQuizzOuvertEnModeration,
    {
      corps: { ...corps, affaire: numero },
    },
  );

/** Gives the function that reads the queues again; with `affaire`, the case shows what the server has just answered. */
export function useRelireFilesDAffaires() {
  const client = useQueryClient();
  return useCallback(
    async (affaire?: Affaire) => {
      if (affaire !== undefined) client.setQueryData(queryKeyAffaire(affaire.numero), affaire);
      await client.invalidateQueries({ queryKey: QUERY_KEY_FILES_D_AFFAIRES });
    },
    [client],
  );
}

/** Gives the function that marks a case as out of date; the case is read again if it is shown. */
export function useInvaliderCacheDAffaire() {
  const client = useQueryClient();
  return useCallback(
    (numero: number) => client.invalidateQueries({ queryKey: queryKeyAffaire(numero) }),
    [client],
  );
}

/**
 * Gives the function that sends the decision that ends a case, then opens the next case.
 * @param oublier forgets the draft of the decision, once it is sent
 * @returns a function that resolves once the queues have been read again, or at once after a refusal
 */
export function useDeciderAffaire(
  { affaire: { numero }, gestes, onDecidee }: PanneauAffaireProps,
  oublier: () => void,
) {
  const { info } = useAnnoncerParBanniere();
  const relire = useRelireFilesDAffaires();
  const oublierAffaire = useInvaliderCacheDAffaire();
  const { envoyer } = gestes.envoi;
  return useCallback(
    async (decision: () => Promise<ReponseApi<Confirmation>>, dit: string): Promise<void> => {
      const fait = await envoyer(decision);
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
