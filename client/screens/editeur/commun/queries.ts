/** Queries of the pages that edit a quizz: the quizz, its former versions, the friends who may write it. plateforme §7. */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { reponseDoublonsDeQuizz } from "#contracts/relecture.ts";
import { reponseStatistiquesQuizz } from "#contracts/statistiques.ts";
import { reponseVersionQuizz, reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { appelerApi, type ReponseApi } from "../../../app/api/api.ts";
import { apiQueryOptions, QUERY_KEY_MON_COMPTE } from "../../../app/api/queries.ts";

export const cheminApiQuizz = (idQuizz: string): string =>
  `/api/quizz/${encodeURIComponent(idQuizz)}`;
const cheminApiVersionsDeQuizz = (idQuizz: string): string => `${cheminApiQuizz(idQuizz)}/versions`;

export const cheminApiStatistiques = (idQuizz: string): string =>
  `${cheminApiQuizz(idQuizz)}/statistiques`;

/** Query for a quizz to edit. @param enabled false while the version of this tab is up to date */
export const useQuizzAEditer = (
  idQuizz: string,
  compte: string,
  enabled: boolean,
): UseQueryResult<Quizz> =>
  useQuery({
    // the key holds the account: another account must not read this account's quizz
    queryKey: [QUERY_KEY_MON_COMPTE, "edition", idQuizz, compte],
    ...apiQueryOptions(cheminApiQuizz(idQuizz), quizz),
    enabled,
    // a cached version could be saved over a newer one
    staleTime: 0,
    gcTime: 0,
  });

/** Query for a quizz's former versions. @param enregistreA date of the last save, since each save makes a version */
export const useVersionsDeQuizz = (
  idQuizz: string,
  enregistreA: number | null,
): UseQueryResult<z.infer<typeof reponseVersionsQuizz>> =>
  useQuery({
    queryKey: [QUERY_KEY_MON_COMPTE, "versions", idQuizz, enregistreA],
    ...apiQueryOptions(cheminApiVersionsDeQuizz(idQuizz), reponseVersionsQuizz),
    staleTime: 0,
    // the version on screen stays while the next list is read
    placeholderData: keepPreviousData,
  });

/** A former version of a quizz, with its content. */
export const lireVersionDeQuizz = (
  idQuizz: string,
  id: string,
): Promise<ReponseApi<z.infer<typeof reponseVersionQuizz>>> =>
  appelerApi(
    "GET",
    `${cheminApiVersionsDeQuizz(idQuizz)}/${encodeURIComponent(id)}`,
    reponseVersionQuizz,
  );

/** Key of the statistics of a quizz; those of each of its versions have a key that begins with it. */
export const queryKeyStatistiques = (idQuizz: string): readonly string[] => [
  QUERY_KEY_MON_COMPTE,
  "statistiques",
  idQuizz,
];

/** Query for the statistics of a quizz's questions. @param date of the version that was last saved, since statistics begin anew with it */
export const useStatistiquesDeQuizz = (
  idQuizz: string,
  date: string,
): UseQueryResult<z.infer<typeof reponseStatistiquesQuizz>> =>
  useQuery({
    queryKey: [...queryKeyStatistiques(idQuizz), date],
    ...apiQueryOptions(cheminApiStatistiques(idQuizz), reponseStatistiquesQuizz),
    // the statistics on screen stay while the next ones are read: each says of which content it is
    placeholderData: keepPreviousData,
  });

/** Query for the questions of a quizz that are asked elsewhere. @param date of the version that was last saved, which was compared */
export const useDoublonsDeQuizz = (
  idQuizz: string,
  date: string,
): UseQueryResult<z.infer<typeof reponseDoublonsDeQuizz>> =>
  useQuery({
    queryKey: [QUERY_KEY_MON_COMPTE, "doublons", idQuizz, date],
    ...apiQueryOptions(`${cheminApiQuizz(idQuizz)}/doublons`, reponseDoublonsDeQuizz),
    // each duplicate says which text it is of
    placeholderData: keepPreviousData,
  });
