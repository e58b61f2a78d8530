/** Authors of a quizz: its creator, and the co-authors who have accepted. Decision 0076. */
import { useQuery } from "@tanstack/react-query";
import { type Coauteur, reponseCoauteurs } from "#contracts/coauteurs.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { apiQueryOptions, QUERY_KEY_PREFIX_MON_COMPTE } from "../app/api/queries.ts";
import { enumererNoms } from "../ui/typographie.tsx";

/** Whether the account of this browser has created the quizz, or writes it as a co-author. */
export const estAuteurDuQuizz = (
  { createur, coauteur }: Pick<Quizz, "createur" | "coauteur">,
  compte: { readonly etat: string; readonly userId?: string },
): boolean => compte.etat === "connecte" && (compte.userId === createur || coauteur === true);

const AUCUN: readonly Coauteur[] = [];
export const queryKeyCoauteurs = (idQuizz: string): readonly string[] => [
  QUERY_KEY_PREFIX_MON_COMPTE,
  "coauteurs",
  idQuizz,
];

/**
 * Co-authors and invited friends of a quizz, in the order of their invitations. @param idQuizz null: nothing is read,
 * and the list is empty
 */
export function useCoauteurs(idQuizz: string | null): readonly Coauteur[] {
  const { data } = useQuery({
    queryKey: queryKeyCoauteurs(idQuizz ?? ""),
    ...apiQueryOptions(
      `/api/quizz/${encodeURIComponent(idQuizz ?? "")}/coauteurs`,
      reponseCoauteurs,
    ),
    enabled: idQuizz !== null,
    // the list is always read again: somebody may have accepted or left meanwhile
    staleTime: 0,
  });
  return data?.coauteurs ?? AUCUN;
}

/** Sentence that names who else loses the quizz when it is deleted; empty without a co-author. */
export function direCoauteursQuiPerdentLeQuizz(coauteurs: readonly Coauteur[]): string {
  const noms = coauteurs.filter(({ accepte }) => accepte).map(({ pseudo }) => pseudo);
  if (noms.length === 0) return "";
  return `${enumererNoms(noms)} ${noms.length > 1 ? "le perdent" : "le perd"} aussi.`;
}
