/**
 * API calls of the member's own list of quizzes. 'Ajouter' creates a quizz and opens its editor: plateforme §2 "Mes quizz", §5 "New quiz",
 * §7.
 */
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { z } from "zod";
import { reponseQuizzCree } from "#contracts/edition.ts";
import { reponseMesQuizz } from "#contracts/quizz.ts";
import { reponseSignalement } from "#contracts/signalement.ts";
import { appelerApi, type ReponseApi } from "../../app/api/api.ts";
import { ecrireAdresseDePage } from "../../app/paths.ts";
import { uuid } from "../../browser/random-id.ts";
import { useNavigate } from "../../app/navigation.tsx";
import { useAnnoncerParBanniere } from "../../app/page/annonces.ts";
import { useApiCallSender } from "../../app/page/envoi.tsx";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../quizz/queries.ts";
import { QUERY_KEY_QUIZZ_COECRITS } from "./queries.ts";

type Confirmation = z.infer<typeof reponseSignalement>;

/** API path whose answer has the number of all quizzes of the member, whatever the filters of the list on screen. */
const COMPTER = "/api/user/quizz?includeEmpty=true&page=0&limit=1";

/**
 * Creates a quizz, titled by its number among the member's.
 * @param envoi id of the creation, the same until it succeeds, so that a lost answer does not create a second quizz
 */
async function creer(envoi: string): Promise<ReponseApi<{ _id: string }>> {
  const lus = await appelerApi("GET", COMPTER, reponseMesQuizz);
  if (!lus.ok) return lus;
  const title = `Quizz ${String(lus.corps.totalCount + 1)}`;
  return appelerApi("POST", "/api/quizz", reponseQuizzCree, {
    corps: { title, langue: "fr", envoi },
  });
}

/** Creates a quizz and opens its editor; one creation at a time. */
export function useCreerQuizz(): { readonly ajouter: () => void; readonly enCours: boolean } {
  const { enCours, envoyer } = useApiCallSender();
  const aller = useNavigate();
  const client = useQueryClient();
  const envoi = useRef<string | null>(null);
  /** Whether the new quizz exists and its editor is loading, so that further presses do nothing. */
  const fait = useRef(false);
  const ajouter = async () => {
    if (fait.current) return;
    const cree = await envoyer(() => creer((envoi.current ??= uuid())));
    if (cree === null) return;
    envoi.current = null;
    fait.current = true;
    void client.invalidateQueries({ queryKey: [QUERY_KEY_LISTES_DE_QUIZZ] });
    await aller(ecrireAdresseDePage("/quizz/:id", { id: cree._id }));
    fait.current = false;
  };
  return { ajouter: () => void ajouter(), enCours };
}

/** Deletes a quizz with all its content: plateforme §7 (DELETE /quizz/{id}). */
export const supprimerQuizz = (id: string): Promise<ReponseApi<Confirmation>> =>
  appelerApi("DELETE", `/api/quizz/${encodeURIComponent(id)}`, reponseSignalement);

/** Sends a new order of quizzes, by their ids. @param survit whether the call must go on after the page is closed */
export const envoyerOrdreDeMesQuizz = (
  ids: readonly string[],
  survit: boolean,
): Promise<ReponseApi<Confirmation>> =>
  appelerApi("PUT", "/api/user/quizz", reponseSignalement, {
    corps: { quizz: ids.map((_id) => ({ _id })) },
    survit,
  });

interface ReponsesAUneInvitation {
  readonly enCours: boolean;
  /** Makes the member a co-author of the quizz; resolves to false when the server refuses. */
  readonly accepter: () => Promise<boolean>;
  /** Turns the invitation down; resolves to false when the server refuses. */
  readonly refuser: () => Promise<boolean>;
}

/**
 * The functions that answer an invitation to write a quizz. Before they resolve, the invitations are read again from
 * the server. Decision 0076.
 * @param pseudo of the invited member
 */
export function useRepondreInvitationACoecrire(
  quizz: string,
  pseudo: string,
): ReponsesAUneInvitation {
  const { envoyer, enCours } = useApiCallSender();
  const { info } = useAnnoncerParBanniere();
  const client = useQueryClient();
  const chemin = `/api/quizz/${encodeURIComponent(quizz)}/coauteurs`;
  const repondre = async (
    appel: () => Promise<ReponseApi<Confirmation>>,
    dire: string,
  ): Promise<boolean> => {
    const fait = await envoyer(async () => {
      const reponse = await appel();
      await client.invalidateQueries({ queryKey: QUERY_KEY_QUIZZ_COECRITS });
      return reponse;
    });
    if (fait !== null) info(dire);
    return fait !== null;
  };
  return {
    enCours,
    accepter: () =>
      repondre(
        () => appelerApi("POST", `${chemin}/oui`, reponseSignalement),
        "C’est accepté\u00A0: le quizz est dans votre liste.",
      ),
    refuser: () =>
      repondre(
        () => appelerApi("DELETE", `${chemin}/${encodeURIComponent(pseudo)}`, reponseSignalement),
        "Invitation refusée.",
      ),
  };
}
