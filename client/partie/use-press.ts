/** Pressing the button of a step: once per step, and not with the second half of a double tap. */
import { useEffect, useState } from "react";
import type { CommandeDuFil } from "#contracts/commandes.ts";
import { OncePerMoment } from "./once-per-moment.ts";
import { useAgir } from "./use-partie.ts";
import type { Vue } from "#game/schema/etat.ts";
import { departHatif, type Geste, revelationPrecoce } from "./actions.ts";

/** A press that comes this soon after the button has changed is not an answer to it. */
const REBOND_MS = 400;
/** Under this, three dots would only flicker. */
const LENT_MS = 400;

interface Presse {
  /** It takes long enough to be shown. */
  readonly enCours: boolean;
  /** The moment that a press would be an answer to; none right after a change. */
  readonly ecoute: string | undefined;
  readonly presser: (commande: CommandeDuFil) => void;
}

/** `moment` changes with the step and with what the button says; `apres` hears what the room has done. */
export function usePresse(moment: string, apres?: (commande: CommandeDuFil) => void): Presse {
  const envoyer = useAgir();
  const [presses] = useState(() => new OncePerMoment());
  const [enCours, setEnCours] = useState(false);
  const [entendu, setEntendu] = useState<string>();
  useEffect(() => {
    const rebond = setTimeout(() => setEntendu(moment), REBOND_MS);
    return () => {
      clearTimeout(rebond);
      // the same words may come back: they are heard anew
      setEntendu(undefined);
    };
  }, [moment]);
  const ecoute = entendu === moment ? moment : undefined;
  const presser = (commande: CommandeDuFil) => {
    // the second half of a double tap was meant for the step before
    if (ecoute === undefined) return;
    // a second tap on the same step would be refused as too late
    if (!presses.take(moment)) return;
    const lent = setTimeout(() => setEnCours(true), LENT_MS);
    void envoyer(commande).then((issue) => {
      clearTimeout(lent);
      presses.release(moment);
      setEnCours(false);
      if (issue.ok) apres?.(commande);
    });
  };
  return { enCours, ecoute, presser };
}

//// A press that would reveal a question hardly anybody has answered, or leave a card without its verdict, its moves or its sips, only
//// arms the button: the next one does it. Shared by the host's button, its keys, and the remote control.
const ARME_MS = 5_000;

/** What the button asks first; null when it does not. */
function scrupule(vue: Vue, { commande }: Geste): string | null {
  if (commande.type === "reveler" && revelationPrecoce(vue)) return "Révéler quand même\u00A0?";
  return commande.type === "suivant" ? departHatif(vue) : null;
}

interface Armement {
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
