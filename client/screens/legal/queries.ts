/** Query of the packages that Trinquizz is made of, with their licences. */
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import {
  CHEMIN_LICENCES,
  type LicencesDesPaquets,
  licencesDesPaquets,
} from "#contracts/licences.ts";
import { apiQueryOptions } from "../../app/api/queries.ts";

/** The packages and the texts of their licences, which a running server does not change. */
export const useLicencesDesPaquets = (): UseQueryResult<LicencesDesPaquets> =>
  useQuery({
    queryKey: ["licences"],
    ...apiQueryOptions(CHEMIN_LICENCES, licencesDesPaquets),
    staleTime: Infinity,
  });
