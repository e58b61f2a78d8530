/**
 * A press that would reveal a question hardly anybody has answered only arms the button: the next one reveals. Shared by
 * the host's button, its keys, and the remote control.
 */
import { useEffect, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { type Geste, revelationPrecoce } from "./geste.ts";

const ARME_MS = 5_000;
const TEXTE = "Révéler quand même\u00A0?";

export interface Armement {
  readonly libelle: string;
  /** Does it, unless this press only arms the button. */
  readonly agir: (faire: () => void) => void;
}

export function useArmement(vue: Vue, { libelle, commande }: Geste): Armement {
  const [armee, setArmee] = useState(-1);
  const aArmer = commande.type === "reveler" && revelationPrecoce(vue);
  const arme = aArmer && armee === vue.tour;
  useEffect(() => {
    if (!arme) return undefined;
    const oubli = setTimeout(() => setArmee(-1), ARME_MS);
    return () => clearTimeout(oubli);
  }, [arme]);
  return {
    libelle: arme ? TEXTE : libelle,
    agir: (faire) => {
      if (aArmer && !arme) setArmee(vue.tour);
      else faire();
    },
  };
}
