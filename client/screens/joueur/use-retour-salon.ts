/** 'Retour salon' of a phone: its owner has seen enough of this end (jeu §2); kept if the page is reloaded. */
import { useState } from "react";
import type { VueFin } from "#game/schema/etat.ts";
import { ecrireOnglet, lireOnglet } from "../../browser/stockage.ts";
import { usePartie } from "../../partie/use-partie.ts";

export function useRetourSalon(): {
  readonly rentre: (fin: VueFin) => boolean;
  readonly rentrer: (fin: VueFin) => void;
} {
  const { code } = usePartie().vue;
  const nom = ({ tour }: VueFin) => `${code} ${String(tour)}`;
  const [vue, setVue] = useState(() => lireOnglet("rentre"));
  return {
    rentre: (fin) => vue === nom(fin),
    rentrer(fin) {
      ecrireOnglet("rentre", nom(fin));
      setVue(nom(fin));
    },
  };
}
