/** The banners of the platform's pages, with the durations of plateforme §8. */
import { useMemo } from "react";
import {
  AVERTISSEMENT_AVANT_DE_QUITTER_MS,
  AFFICHAGE_BANNIERE_ERREUR_MS,
  AFFICHAGE_BANNIERE_INFO_MS,
} from "#contracts/limites.ts";
import { useBannieres } from "../../ui/bannieres.tsx";

interface Annonces {
  /** Red error banner, 1500 ms. A message that needs more time is also written in the page. */
  readonly erreur: (texte: string) => void;
  /** Brass information banner, 3000 ms. */
  readonly info: (texte: string) => void;
  /** Banner that warns of a loss to come, 5000 ms. */
  readonly avertir: (texte: string) => void;
}

/** Announcements of the platform, shown as banners. Throws outside of `BannieresProvider` (a bug). */
export function useAnnoncerParBanniere(): Annonces {
  const { montrer } = useBannieres();
  return useMemo(
    () => ({
      erreur: (texte) =>
        void montrer({ texte, ton: "erreur", dureeMs: AFFICHAGE_BANNIERE_ERREUR_MS }),
      info: (texte) => void montrer({ texte, dureeMs: AFFICHAGE_BANNIERE_INFO_MS }),
      avertir: (texte) =>
        void montrer({ texte, ton: "erreur", dureeMs: AVERTISSEMENT_AVANT_DE_QUITTER_MS }),
    }),
    [montrer],
  );
}
