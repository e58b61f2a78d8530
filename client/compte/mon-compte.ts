/** The query of the member's own account, which the profile, the messages and the co-authors of a quizz read. plateforme §7. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { reponseInformationsDeMonCompte } from "#contracts/compte.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MESSAGERIE } from "../app/api/queries.ts";

export type DonneesDeMonCompte = z.infer<typeof reponseInformationsDeMonCompte>;

/** The key starts with QUERY_KEY_PREFIX_MESSAGERIE because the account contains the friends. */
export const QUERY_KEY_MES_INFORMATIONS = [QUERY_KEY_PREFIX_MESSAGERIE, "myinfo"] as const;

const OPTIONS = {
  queryKey: QUERY_KEY_MES_INFORMATIONS,
  ...apiQueryOptions("/api/myinfo", reponseInformationsDeMonCompte),
};

/** Query of the member's account. */
export const useMonCompte = (): UseQueryResult<DonneesDeMonCompte> => useQuery(OPTIONS);

/** Query of the pseudos of the member's friends. */
export const usePseudosDeMesAmis = (actif = true): UseQueryResult<readonly string[]> =>
  useQuery({ ...OPTIONS, select: ({ amis }) => amis, enabled: actif });
