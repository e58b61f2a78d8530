/**
 * Imprévus whose suite has not been read yet when the game moves on: "until further notice". They wait here, on this
 * screen, until the host says 'La suite'.
 */
import { useState } from "react";
import { ETAPE } from "#contracts/partie.ts";
import type { Vue, VueImprevu } from "#game/schema/etat.ts";

export interface Regle {
  /** The step it came from. */
  readonly tour: number;
  readonly imprevu: VueImprevu;
}

export interface Regles {
  readonly enCours: readonly Regle[];
  readonly finir: (tour: number) => void;
}

const GARDEES = 3;

const aUneSuite = ({ suiteTexte, suiteMedia }: VueImprevu): boolean =>
  suiteTexte.length > 0 || suiteMedia !== "";

export function useRegles(vue: Vue, suiteOuverte: boolean): Regles {
  const [vues, setVues] = useState<readonly Regle[]>([]);
  const { tour, imprevu } = vue;
  const surLaTable =
    vue.phase === "jeu" &&
    vue.etape === ETAPE.imprevu &&
    imprevu !== undefined &&
    aUneSuite(imprevu);
  const connue = vues.some((regle) => regle.tour === tour);
  if (surLaTable && !suiteOuverte && !connue) setVues([...vues, { tour, imprevu }].slice(-GARDEES));
  if (surLaTable && suiteOuverte && connue) setVues(vues.filter((regle) => regle.tour !== tour));
  if (vue.phase !== "jeu" && vues.length > 0) setVues([]);
  return {
    enCours: vues.filter((regle) => regle.tour !== tour),
    finir: (fini) => setVues((avant) => avant.filter((regle) => regle.tour !== fini)),
  };
}
