/** The three folders: plateforme §2 "Messaging", §7 (messages-amis, messages, messages-envoyes). */
import { useCallback } from "react";
import { z } from "zod";
import { useLocation, useNavigate, useRecherche } from "../../app/navigation.tsx";

export type Dossier = "amis" | "recus" | "envoyes";

interface Description {
  readonly libelle: string;
  readonly chemin: string;
}

/** In the order of the tabs. */
const DOSSIERS: readonly Dossier[] = ["amis", "recus", "envoyes"];

export const DESCRIPTIONS: Readonly<Record<Dossier, Description>> = {
  amis: { libelle: "Demandes d’amis", chemin: "/api/messages-amis" },
  recus: { libelle: "Boîte de réception", chemin: "/api/messages" },
  envoyes: { libelle: "Envoyés", chemin: "/api/messages-envoyes" },
};

/** The folder that the query string names; the inbox otherwise. */
const lireDossier = (nom: string | null): Dossier =>
  DOSSIERS.find((dossier) => dossier === nom) ?? "recus";

/* What of the page is in its address: the folder, and the message that is open. */

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
