/** Queries of the pages that edit a quizz: the quizz, its former versions, its statistics, its duplicates. plateforme §7. */
import { keepPreviousData, useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { z } from "zod";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { reponseDoublonsDeQuizz } from "#contracts/relecture.ts";
import { reponseStatistiquesQuizz } from "#contracts/statistiques.ts";
import { reponseVersionQuizz, reponseVersionsQuizz } from "#contracts/quizz-versions.ts";
import { appelerApi, type ReponseApi } from "../../../app/api/api.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MON_COMPTE } from "../../../app/api/queries.ts";

export const cheminApiQuizz = (idQuizz: string): string =>
  `/api/quizz/${encodeURIComponent(idQuizz)}`;
const cheminApiVersionsDeQuizz = (idQuizz: string): string => `${cheminApiQuizz(idQuizz)}/versions`;

export const cheminApiStatistiques = (idQuizz: string): string =>
  `${cheminApiQuizz(idQuizz)}/statistiques`;

/** Query for a quizz to edit. @param enabled false while the version that this tab has is up to date */
export const useQuizzAEditer = (
  idQuizz: string,
  compte: string,
  enabled: boolean,
): UseQueryResult<Quizz> =>
  useQuery({
    // the key holds the account, so that another account does not read this account's quizz from the cache
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "edition", idQuizz, compte],
    ...apiQueryOptions(cheminApiQuizz(idQuizz), quizz),
    enabled,
    // the quizz is never read from the cache: an older version could be saved over a newer one
    staleTime: 0,
    gcTime: 0,
  });

/**
 * Query for a quizz's former versions.
 * @param enregistreA instant of the last save, in milliseconds since 1970: each save makes a version, so that they are
 * read again
 */
export const useVersionsDeQuizz = (
  idQuizz: string,
  enregistreA: number | null,
): UseQueryResult<z.infer<typeof reponseVersionsQuizz>> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "versions", idQuizz, enregistreA],
    ...apiQueryOptions(cheminApiVersionsDeQuizz(idQuizz), reponseVersionsQuizz),
    staleTime: 0,
    // the former list stays on screen while the next one is read
    placeholderData: keepPreviousData,
  });

/** Reads a former version of a quizz, with its content. @param id of the version */
export const lireVersionDeQuizz = (
  idQuizz: string,
  id: string,
): Promise<ReponseApi<z.infer<typeof reponseVersionQuizz>>> =>
  appelerApi(
    "GET",
    `${cheminApiVersionsDeQuizz(idQuizz)}/${encodeURIComponent(id)}`,
    reponseVersionQuizz,
  );

/** Key of the queries for the statistics of a quizz, whichever version they are of: their keys begin with it. */
export const queryKeyStatistiques = (idQuizz: string): readonly string[] => [
  QUERY_KEY_PREFIX_MON_COMPTE,
  "statistiques",
  idQuizz,
];

/**
 * Query for the statistics of a quizz's questions.
 * @param date of the version that was last saved: they are read again after a save, since a changed question begins
 * anew
 */
export const useStatistiquesDeQuizz = (
  idQuizz: string,
  date: string,
): UseQueryResult<z.infer<typeof reponseStatistiquesQuizz>> =>
  useQuery({
    queryKey: [...queryKeyStatistiques(idQuizz), date],
    ...apiQueryOptions(cheminApiStatistiques(idQuizz), reponseStatistiquesQuizz),
    // the former statistics stay on screen while the next ones are read: each says which content of its question
    // it is of
    placeholderData: keepPreviousData,
  });

/**
 * Query for the questions of a quizz that other quizzes ask too.
 * @param date of the version that was last saved, the one that the server compares
 */
export const useDoublonsDeQuizz = (
  idQuizz: string,
  date: string,
): UseQueryResult<z.infer<typeof reponseDoublonsDeQuizz>> =>
  useQuery({
    queryKey: [QUERY_KEY_PREFIX_MON_COMPTE, "doublons", idQuizz, date],
    ...apiQueryOptions(`${cheminApiQuizz(idQuizz)}/doublons`, reponseDoublonsDeQuizz),
    // the former duplicates stay while the next ones are read: each says which text of its question it is of
    placeholderData: keepPreviousData,
  });
