/**
 * From a press to the room, for every button that leads a game: a second press confirms where the action asks first, each step takes one
 * press, the second half of a double tap is ignored, a wait is shown, a refusal is told.
 */
import { useCallback, useEffect, useState } from "react";
import type { CommandeDEcran } from "#contracts/commandes.ts";
import type { Vue } from "#game/schema/etat.ts";
import { type ActionDuJeu, actionSuivant } from "./actions.ts";
import { OnePressPerMoment } from "./once-per-moment.ts";
import { useEnvoyerCommande } from "./use-partie.ts";

/** A press that comes this soon after the button has changed is ignored: it was not meant for what the button now says. */
const REBOND_MS = 400;
/** A wait shorter than this is not shown: three dots would only flicker. */
const LENT_MS = 400;
/** How long the button asks its question before it forgets the first press. */
const ARME_MS = 5_000;

interface Press {
  /** The room is slow to answer the press, which three dots show. */
  readonly enCours: boolean;
  /** The moment that a press answers to; undefined right after the button has changed, when presses are ignored. */
  readonly ecoute: string | undefined;
  readonly presser: (commande: CommandeDEcran) => void;
}

/**
 * @param moment changes with the step and with what the button says: one press each
 * @param apres called with a command that the room has done
 */
export function useOnePressPerMoment(
  moment: string,
  apres?: (commande: CommandeDEcran) => void,
): Press {
  const envoyer = useEnvoyerCommande();
  const [presses] = useState(() => new OnePressPerMoment());
  const [enCours, setEnCours] = useState(false);
  const [entendu, setEntendu] = useState<string>();
  useEffect(() => {
    const rebond = setTimeout(() => setEntendu(moment), REBOND_MS);
    return () => {
      clearTimeout(rebond);
      // the moment is forgotten, so that the delay counts again when the same words come back in a later step
      setEntendu(undefined);
    };
  }, [moment]);
  const ecoute = entendu === moment ? moment : undefined;
  const presser = (commande: CommandeDEcran) => {
    // ignored right after a change: the second half of a double tap was meant for the step before
    if (ecoute === undefined) return;
    // ignored too: a second tap on the same step would be refused as too late
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

/** The animated sequence that this screen still shows ("reveal"): a press ends it before the game goes on. */
export interface RunningSequence {
  readonly libelle: string;
  readonly finir: () => void;
}

/** The main button of a step: what it says, whether it may be pressed, and its press. */
export interface MainButtonState {
  readonly libelle: string;
  readonly enCours: boolean;
  readonly ecoute: string | undefined;
  readonly possible: boolean;
  /** Whether the button is not the brass one: a sequence is still shown, or going on would cut short what a player does. */
  readonly efface: boolean;
  readonly presser: () => void;
  /** Sends another command of the same moment, under the same rules. */
  readonly envoyer: (commande: CommandeDEcran) => void;
}

interface MainButtonOptions {
  readonly telling: RunningSequence | null;
  readonly apres?: (commande: CommandeDEcran) => void;
}

/** The main button of a step, as the host's slate and the remote control show it. */
export function useMainButton(
  vue: Vue,
  action: ActionDuJeu,
  { telling, apres }: MainButtonOptions,
): MainButtonState {
  const [armee, setArmee] = useState(-1);
  const question = action.demandeAvant(vue);
  const arme = question !== null && armee === vue.tour;
  useEffect(() => {
    if (!arme) return undefined;
    const oubli = setTimeout(() => setArmee(-1), ARME_MS);
    return () => clearTimeout(oubli);
  }, [arme]);
  const libelle = telling?.libelle ?? (arme ? question : action.libelle(vue));
  const moment = [vue.tour, libelle, vue.enPause].join(" ");
  const { enCours, ecoute, presser } = useOnePressPerMoment(moment, apres);
  if (telling !== null) {
    const finir = () => {
      // ignored right after a change: the press that asked for the reveal does not also end its telling
      if (ecoute !== undefined) telling.finir();
    };
    const libre = { enCours: false, possible: true, efface: true, presser: finir };
    return { libelle, ecoute, envoyer: presser, ...libre };
  }
  const possible = action.possible(vue);
  return {
    libelle,
    enCours,
    ecoute,
    possible,
    efface: question !== null && action === actionSuivant,
    envoyer: presser,
    presser: () => {
      if (!possible) return;
      if (question !== null && !arme) setArmee(vue.tour);
      else presser(action.commande(vue));
    },
  };
}

/** Does an action at once where it is possible, for a menu's line or a key. */
export function useFaireActionDuJeu(vue: Vue): (action: ActionDuJeu) => void {
  const agir = useEnvoyerCommande();
  return useCallback(
    (action) => {
      if (action.possible(vue)) void agir(action.commande(vue));
    },
    [agir, vue],
  );
}
