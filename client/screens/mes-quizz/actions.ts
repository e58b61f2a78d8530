/**
 * Commands of the member's own list. 'Ajouter' creates a quizz and opens its editor: plateforme §2 "Mes quizz", §5 "New quiz",
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
import { useEnvoiAuServeur } from "../../app/page/envoi.tsx";
import { QUERY_KEY_LISTES_DE_QUIZZ } from "../../quizz/queries.ts";

/** Counts all quizzes of the member, whatever the filters of the list. */
const COMPTER = "/api/user/quizz?includeEmpty=true&page=0&limit=1";

/** @param envoi id of the creation, kept until it succeeds, so that a lost answer does not create a second quizz */
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
  const { enCours, envoyer } = useEnvoiAuServeur();
  const aller = useNavigate();
  const client = useQueryClient();
  const envoi = useRef<string | null>(null);
  /** Whether the new quizz exists, and its editor is loading: further presses do nothing. */
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
export const supprimerQuizz = (
  id: string,
): Promise<ReponseApi<z.infer<typeof reponseSignalement>>> =>
  appelerApi("DELETE", `/api/quizz/${encodeURIComponent(id)}`, reponseSignalement);
