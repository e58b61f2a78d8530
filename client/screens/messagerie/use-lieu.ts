/** What of the page is in its address: the folder, and the message that is open. */
import { useCallback } from "react";
import { useLocation, useNavigate, useRecherche } from "../../app/navigation.tsx";
import { z } from "zod";
import { type Dossier, lireDossier } from "./lieu.ts";

/** The list is right behind, in the history. */
const etatOuvert = z.object({ depuisLaListe: z.literal(true) });

export interface Lieu {
  readonly dossier: Dossier;
  /** Id of the open message, or null. */
  readonly message: string | null;
  /** Another each time something is asked for, the same thing again included. */
  readonly visite: string;
  readonly allerA: (dossier: Dossier) => void;
  readonly ouvrir: (_id: string) => void;
  /** Back to the list. */
  readonly fermer: () => void;
}

export function useLieu(): Lieu {
  const [lire, ecrire] = useRecherche("/messagerie");
  const naviguer = useNavigate();
  const { state, key } = useLocation();
  const dossier = lireDossier(lire("dossier"));
  const message = lire("message");
  const aller = useCallback(
    (vers: Dossier) => ecrire({ dossier: vers }, { replace: true, preventScrollReset: true }),
    [ecrire],
  );
  return {
    dossier,
    message,
    visite: key,
    allerA: aller,
    // the next one takes the place of the one that is open: one step back is always the list
    ouvrir: (_id) =>
      ecrire(
        { dossier, message: _id },
        {
          replace: message !== null,
          state: message === null ? { depuisLaListe: true } : state,
          preventScrollReset: true,
        },
      ),
    fermer: () => {
      if (etatOuvert.safeParse(state).success) void naviguer(-1);
      else aller(dossier);
    },
  };
}
