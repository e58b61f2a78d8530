/** One's own account, read once for the five tabs: plateforme §7 (myinfo). */
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useCallback } from "react";
import type { z } from "zod";
import { myinfo } from "#contracts/compte.ts";
import { useSession } from "../../compte/session.tsx";
import { COURRIER, lecture } from "../../app/api/queries.ts";

export type MonCompte = z.infer<typeof myinfo>;

/** Friends are in it: read again with the news. */
const CLE = [COURRIER, "myinfo"] as const;

/** Undefined `data` until it has come; kept from tab to tab. */
export function useMonCompte(): UseQueryResult<MonCompte> {
  return useQuery({ queryKey: CLE, ...lecture("/api/myinfo", myinfo) });
}

interface Relire {
  /** What has just been changed shows at once; the server's word follows. */
  readonly poser: (changements: Partial<MonCompte>) => void;
  /** Reads the account again; with `tete`, what the header shows of it too. */
  readonly relire: (tete?: boolean) => Promise<void>;
}

/** After a change: what the pages show of the account is made new. */
export function useRelire(): Relire {
  const client = useQueryClient();
  const { actualiser } = useSession();
  const poser = useCallback(
    (changements: Partial<MonCompte>) =>
      void client.setQueryData<MonCompte>(CLE, (avant) =>
        avant === undefined ? avant : { ...avant, ...changements },
      ),
    [client],
  );
  const relire = useCallback(
    async (tete = false) => {
      await Promise.all([
        client.invalidateQueries({ queryKey: CLE }),
        tete ? actualiser() : undefined,
      ]);
    },
    [client, actualiser],
  );
  return { poser, relire };
}
