/** What the host does without aiming at a button: the keys of actions.ts, and a tap anywhere on the slate. */
import { useEffect, useRef } from "react";
import { useKeyPress } from "../../browser/use-key-press.ts";
import { useLatestRef } from "../../ui/use-latest.ts";
import { RACCOURCIS_CLAVIER_HOTE } from "./actions.ts";

/** Milliseconds after a move of a mini-game during which a press of the main key is ignored: it was meant for that move. */
const REBOND_MS = 600;

interface HostKeys {
  /** Key that is never shown and changes with each move of a mini-game; empty when no move is to be waited for. */
  readonly moment: string;
  readonly principal: () => void;
  readonly menu: () => void;
  readonly pleinEcran: () => void;
  readonly son: () => void;
  readonly tenir: () => void;
}

const CHAMPS = "input, select, textarea, audio, video, iframe, [contenteditable]";

/** Whether a key belongs to a field, a media player, an open dialogue or the browser. */
function estPrise(evenement: KeyboardEvent): boolean {
  if (evenement.ctrlKey || evenement.metaKey || evenement.altKey || evenement.defaultPrevented)
    return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const { target } = evenement;
  if (!(target instanceof Element)) return false;
  // a field keeps its keys; space on a focused button or link presses that one
  return target.matches(CHAMPS) || (evenement.key === " " && target.closest("button, a") !== null);
}

/** Listens to the host's keys while its screen is shown. */
export function useHostKeys(keys: HostKeys): void {
  const joue = useRef(Number.NEGATIVE_INFINITY);
  const { moment } = keys;
  useEffect(() => {
    if (moment !== "") joue.current = performance.now();
  }, [moment]);
  useKeyPress((evenement) => {
    if (evenement.repeat || estPrise(evenement)) return;
    const action = actionDe(keys, evenement.key);
    if (action === undefined) return;
    evenement.preventDefault();
    const rebond = performance.now() - joue.current < REBOND_MS;
    if (!rebond || action !== keys.principal) action();
  });
}

/** The host's action for a key; undefined: the key is the browser's. */
function actionDe(keys: HostKeys, touche: string): (() => void) | undefined {
  const voulue = touche.toLowerCase();
  const nom = NOMS.find((nom) => RACCOURCIS_CLAVIER_HOTE[nom].some((une) => une === voulue));
  return nom === undefined ? undefined : keys[nom];
}

const NOMS = ["principal", "menu", "pleinEcran", "son", "tenir"] as const;

const A_PRESSER = "a, button, input, select, textarea, audio, video, dialog";

/** A tap on the slate skips the animated sequence under way, as space does: nobody has to aim at a button across the room. */
export function useTapToEndSequence(enCours: boolean, finir: () => void): void {
  const dernier = useLatestRef(finir);
  useEffect(() => {
    if (!enCours) return undefined;
    const surClic = ({ target }: MouseEvent) => {
      // a tap on a button or a link presses it, and skips nothing
      if (target instanceof Element && target.closest(A_PRESSER) === null) dernier.current();
    };
    document.addEventListener("click", surClic);
    return () => document.removeEventListener("click", surClic);
  }, [enCours, dernier]);
}
