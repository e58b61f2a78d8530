import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { MediaEnvoye } from "#contracts/medias.ts";
import { retenirFermeture } from "../../browser/fermeture.ts";
import { createEnvois, estFini, type FichierEnRoute, type Envois } from "./envois.ts";
import { envoyerPrepare } from "./preparer.ts";
import { MEDIAS } from "./queries.ts";

export interface FileDEnvois extends Pick<Envois, "ajouter" | "retirer" | "reessayer"> {
  readonly envois: readonly FichierEnRoute[];
}

/**
 * Files that this page sends, until it is left: then what has not arrived is given up.
 * @param surArrivee told of each
 * @param durable those of something that outlives the page: nothing of them is given up with it
 */
export function useEnvois(
  surArrivee?: (media: MediaEnvoye) => void,
  durable?: Envois,
): FileDEnvois {
  const client = useQueryClient();
  const dernier = useRef(surArrivee);
  useEffect(() => {
    dernier.current = surArrivee;
  });
  const [file] = useState(() => durable ?? createEnvois(envoyerPrepare));
  useEffect(
    () =>
      file.attendre((media) => {
        void client.invalidateQueries({ queryKey: MEDIAS });
        dernier.current?.(media);
      }),
    [file, client],
  );
  const envois = useSyncExternalStore(file.abonner, file.lire);
  useEffect(
    () => () => {
      if (file === durable) return;
      for (const { id } of file.lire()) file.retirer(id);
    },
    [file, durable],
  );
  const enRoute = envois.some((envoi) => !estFini(envoi));
  useEffect(() => {
    if (!enRoute) return undefined;
    // closing the tab would give them up
    return retenirFermeture(() => true, { perdrait: () => true });
  }, [enRoute]);
  return { envois, ajouter: file.ajouter, retirer: file.retirer, reessayer: file.reessayer };
}
