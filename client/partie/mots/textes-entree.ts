/** The sentences that the home page needs before refus.ts is loaded: jeu §5 and §8, word for word. */
import type { CodeRefus } from "#contracts/refus.ts";

export const TEXTES_REFUS_DE_LA_PAGE_D_ACCUEIL = {
  aucune_room: "Aucune room disponible",
  pseudo_vide: "Rentrez un pseudo.",
  pseudo_trop_long: "Le pseudo est trop long.",
} satisfies Partial<Record<CodeRefus, string>>;
