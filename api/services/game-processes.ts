/** What the API asks of the processes that play, for the administrator: which there are, and that one be emptied. */
import type { ConduiteVue, OrdreProcessus } from "#contracts/processus.ts";

/**
 * `inconnu`: no process of that name gives signs of life; `dernier`: its rooms would have nowhere to go; `illisible`: those who play are of
 * an older version, and could not read them; `injoignable`: none of those who play answers it.
 */
export type IssueOrdre = "fait" | "inconnu" | "dernier" | "illisible" | "injoignable";

export interface Conduite {
  /** Rejects with a refusal that may be shown when nobody can tell. */
  lire(): Promise<ConduiteVue>;
  /** Resolves once the process has heard it, or a few seconds later: it hears it when it can. */
  demander(nom: string, ordre: OrdreProcessus): Promise<IssueOrdre>;
}

/** Where one process does everything. */
export const UN_SEUL: Conduite = {
  lire: async () => ({ plusieurs: false, processus: [] }),
  demander: async () => "inconnu",
};
