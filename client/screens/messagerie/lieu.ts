/**
 * The three folders, and the place in the page that the address names: plateforme §2 "Messaging", §7 (messages-amis, messages,
 * messages-envoyes).
 */
import { useCallback } from "react";
import { z } from "zod";
import { useLocation, useNavigate, useQueryString } from "../../app/navigation.tsx";

export type NomDeDossierDeMessagerie = "amis" | "recus" | "envoyes";

interface Description {
  readonly libelle: string;
  readonly chemin: string;
}

/** Folders of the messagerie in the order of the tabs. */
const DOSSIERS: readonly NomDeDossierDeMessagerie[] = ["amis", "recus", "envoyes"];

export const DESCRIPTIONS_DOSSIERS_DE_MESSAGERIE: Readonly<
  Record<NomDeDossierDeMessagerie, Description>
> = {
  amis: { libelle: "Demandes d’amis", chemin: "/api/messages-amis" },
  recus: { libelle: "Boîte de réception", chemin: "/api/messages" },
  envoyes: { libelle: "Envoyés", chemin: "/api/messages-envoyes" },
};

/** Folder named by the query string; the inbox by default. */
const lireDossier = (nom: string | null): NomDeDossierDeMessagerie =>
  DOSSIERS.find((dossier) => dossier === nom) ?? "recus";

/** Marks a history entry whose previous entry is the list. */
const etatOuvert = z.object({ depuisLaListe: z.literal(true) });

export interface EtatNavigationMessagerie {
  readonly dossier: NomDeDossierDeMessagerie;
  /** Id of the open message, or null. */
  readonly message: string | null;
  /** Key that changes at each navigation of the messagerie, to the same message included. */
  readonly visite: string;
  readonly allerA: (dossier: NomDeDossierDeMessagerie) => void;
  readonly ouvrir: (_id: string) => void;
  /** Goes from an open message back to the list. */
  readonly fermer: () => void;
}

export function useNavigationMessagerie(): EtatNavigationMessagerie {
  const [lire, ecrire] = useQueryString("/messagerie");
  const naviguer = useNavigate();
  const { state, key } = useLocation();
  const dossier = lireDossier(lire("dossier"));
  const message = lire("message");
  const aller = useCallback(
    (vers: NomDeDossierDeMessagerie) =>
      ecrire({ dossier: vers }, { replace: true, preventScrollReset: true }),
    [ecrire],
  );
  return {
    dossier,
    message,
    visite: key,
    allerA: aller,
    // opening another message replaces the history entry, so that one step back is always the list
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
