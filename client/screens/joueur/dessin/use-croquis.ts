/** The drawing of this phone, kept by its browser at each stroke: for a page that is loaded again, and for the next room. */
import { useState } from "react";
import type { Dessin } from "#contracts/dessin.ts";
import { ecrire, lire } from "../../../browser/stockage.ts";
import { changer, type Croquis, croquisDe, defaireTrait, depuisTexte, enTexte } from "./croquis.ts";

export interface CroquisTenu extends Croquis {
  readonly changer: (dessin: Dessin) => void;
  readonly annuler: () => void;
}

/** `vierge`: begins on a blank sheet, whatever was kept; it can be taken back. */
export function useCroquis(vierge: boolean): CroquisTenu {
  const [croquis, setCroquis] = useState(() => {
    const garde = croquisDe(depuisTexte(lire("sousBock")));
    return vierge && garde.dessin.length > 0 ? changer(garde, []) : garde;
  });
  const tenir = (suivant: Croquis) => {
    setCroquis(suivant);
    ecrire("sousBock", enTexte(suivant.dessin));
  };
  return {
    ...croquis,
    changer: (dessin) => tenir(changer(croquis, dessin)),
    annuler: () => tenir(defaireTrait(croquis)),
  };
}
