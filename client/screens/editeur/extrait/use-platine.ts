import { useEffect, useState, useSyncExternalStore } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Lecteur } from "../../../quizz/lecteur-media.tsx";
import { DUREE_ONDE_MAX, lireOnde } from "./onde.ts";
import { createPlatineBande, type EtatPlatine, type Platine, PLATINE_VIDE } from "./platine.ts";
import { createPlatineYoutube } from "./platine-youtube.ts";

const MUETTE = { lire: () => PLATINE_VIDE, abonner: () => () => undefined };

/** The player of the page, driven; nothing while there is none, or while its frame is loading. */
export function usePlatine(lecteur: Lecteur | null): {
  readonly platine: Platine | null;
  readonly etat: EtatPlatine;
} {
  const [platine, setPlatine] = useState<Platine | null>(null);
  useEffect(() => {
    if (lecteur === null) return undefined;
    let tenue: Platine | null = null;
    const tenir = () => {
      tenue?.lacher();
      tenue =
        lecteur instanceof HTMLIFrameElement
          ? createPlatineYoutube({ cadre: lecteur, page: window })
          : createPlatineBande(lecteur);
      setPlatine(tenue);
    };
    if (lecteur instanceof HTMLIFrameElement) lecteur.addEventListener("load", tenir);
    else tenir();
    return () => {
      lecteur.removeEventListener("load", tenir);
      tenue?.lacher();
      setPlatine(null);
    };
  }, [lecteur]);
  const { lire, abonner } = platine ?? MUETTE;
  return { platine, etat: useSyncExternalStore(abonner, lire) };
}

/** How loud a sound of ours is, along it; null until it is known, and for what stays unknown. */
export function useOnde(src: string, duree: number | null): readonly number[] | null {
  const { data } = useQuery({
    queryKey: ["onde", src],
    queryFn: ({ signal }) => lireOnde(src, signal),
    enabled: src.startsWith("/media/") && duree !== null && duree <= DUREE_ONDE_MAX,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data ?? null;
}
