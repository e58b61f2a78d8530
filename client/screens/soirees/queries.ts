/** Queries of the evenings that one hosted or played (docs/decisions/0080). */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import {
  type ReponseReponsesNommees,
  reponseReponsesNommees,
  type ReponseSoiree,
  reponseSoiree,
  type reponseSoirees as formeSoirees,
  reponseSoirees,
} from "#contracts/compte-rendu.ts";
import type { z } from "zod";
import { apiQueryOptions } from "../../app/api/queries.ts";
import { lireSecretsDeCeNavigateur } from "../../partie/claim-history.ts";

/** First part of the `queryKey` of evenings. */
export const QUERY_KEY_SOIREES = "soirees";

/** Header with this browser's secrets, by which it shows without an account that it hosted or played; none without secrets. */
export function composerEnTetesHttpDeSecrets(): Readonly<Record<string, string>> {
  const secrets = lireSecretsDeCeNavigateur();
  return secrets.length === 0 ? {} : { "x-jetons": secrets.join(",") };
}

export const cheminApiSoiree = (id: string): string => `/api/soirees/${encodeURIComponent(id)}`;

/** Ids that lead to a question of a game of an evening. */
export interface IdsDeQuestionJouee {
  readonly soiree: string;
  readonly partie: string;
  readonly question: string;
}
export const cheminApiQuestionJouee = ({ soiree, partie, question }: IdsDeQuestionJouee): string =>
  [cheminApiSoiree(soiree), encodeURIComponent(partie), encodeURIComponent(question)].join("/");

/** Query of a page of the evenings. @param page counted from 0 */
export const useSoirees = (page: number): UseQueryResult<z.infer<typeof formeSoirees>> =>
  useQuery({
    queryKey: [QUERY_KEY_SOIREES, "liste", page],
    ...apiQueryOptions(
      `/api/soirees?page=${String(page)}`,
      reponseSoirees,
      composerEnTetesHttpDeSecrets(),
    ),
    placeholderData: keepPreviousData,
    // an evening may have ended since
    staleTime: 0,
  });

export const useSoiree = (id: string): UseQueryResult<ReponseSoiree> =>
  useQuery({
    queryKey: [QUERY_KEY_SOIREES, id],
    ...apiQueryOptions(cheminApiSoiree(id), reponseSoiree, composerEnTetesHttpDeSecrets()),
    staleTime: 0,
  });

/** Query of who gave which answer to a question. @param voulues whether the answers are on screen; otherwise nothing is asked */
export const useReponsesNommees = (
  quelle: IdsDeQuestionJouee,
  voulues: boolean,
): UseQueryResult<ReponseReponsesNommees> =>
  useQuery({
    queryKey: [QUERY_KEY_SOIREES, quelle.soiree, quelle.partie, quelle.question],
    enabled: voulues,
    ...apiQueryOptions(
      cheminApiQuestionJouee(quelle),
      reponseReponsesNommees,
      composerEnTetesHttpDeSecrets(),
    ),
  });
