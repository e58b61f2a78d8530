/** Sends a command from a screen of the game, and tells the refusal, if any. */
import { useCallback } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import type { Issue } from "./line/requests.ts";
import type { RefusDit } from "./mots/phrase-refus.ts";
import { usePartie } from "./use-partie.ts";
import { useRefus } from "./use-refus.ts";

/** Too late: the step had already moved on, which is what the press was for. */
const DEJA_FAIT: ReadonlySet<RefusDit> = new Set<RefusDit>(["trop_tard"]);
/** For what is not done when it comes too late: nothing is kept back. */
export const TOUT_DIRE: ReadonlySet<RefusDit> = new Set<RefusDit>();

export type Agir = (commande: CommandeDuFil) => Promise<Issue>;

/** `tus`: refusals that are no news. Resolves once the room has stored what it did, or refused. */
export function useAgir(tus: ReadonlySet<RefusDit> = DEJA_FAIT): Agir {
  const { demander } = usePartie();
  const { dire } = useRefus();
  return useCallback(
    async (commande) => {
      const issue = await demander(commande);
      if (!issue.ok && !tus.has(issue.refus)) dire(issue.refus);
      return issue;
    },
    [demander, dire, tus],
  );
}
