/**
 * A press that would reveal a question hardly anybody has answered, or leave a card without its verdict, its moves or its sips, only
 * arms the button: the next one does it. Shared by the host's button, its keys, and the remote control.
 */
import { useEffect, useState } from "react";
import type { Vue } from "#game/schema/etat.ts";
import { departHatif, type Geste, revelationPrecoce } from "./geste.ts";

const ARME_MS = 5_000;

/** What the button asks first; null when it does not. */
function scrupule(vue: Vue, { commande }: Geste): string | null {
  if (commande.type === "reveler" && revelationPrecoce(vue)) return "Révéler quand même\u00A0?";
  return commande.type === "suivant" ? departHatif(vue) : null;
}

export interface Armement {
  readonly libelle: string;
  /** Somebody has something to do before the game goes on: this button is not the one that counts. */
  readonly efface: boolean;
  /** Does it, unless this press only arms the button. */
  readonly agir: (faire: () => void) => void;
}

export function useArmement(vue: Vue, geste: Geste): Armement {
  const [armee, setArmee] = useState(-1);
  const question = scrupule(vue, geste);
  const arme = question !== null && armee === vue.tour;
  useEffect(() => {
    if (!arme) return undefined;
    const oubli = setTimeout(() => setArmee(-1), ARME_MS);
    return () => clearTimeout(oubli);
  }, [arme]);
  return {
    libelle: arme ? question : geste.libelle,
    efface: question !== null && geste.commande.type === "suivant",
    agir: (faire) => {
      if (question !== null && !arme) setArmee(vue.tour);
      else faire();
    },
  };
}
