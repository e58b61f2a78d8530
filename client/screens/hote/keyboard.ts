/** The keyboard of a host who sits at the laptop: space or → for the brass button, M menu, F full screen, S sound, R hold. */
import { useEffect, useRef } from "react";
import { useTouche } from "../../browser/use-touche.ts";
import { useDernier } from "../../ui/use-dernier.ts";

/** A press that comes this soon after a move was meant for that move. */
const REBOND_MS = 600;

interface HostKeys {
  /** Changes with each move of a mini-game. */
  readonly moment: string;
  readonly principal: () => void;
  readonly menu: () => void;
  readonly pleinEcran: () => void;
  readonly son: () => void;
  /** Holds a step that goes on by itself, and lets it go. */
  readonly tenir: () => void;
}

const CHAMPS = "input, select, textarea, audio, video, iframe, [contenteditable]";

/** A key that belongs to a field, a player or an open dialogue is theirs. */
function estPrise(evenement: KeyboardEvent): boolean {
  if (evenement.ctrlKey || evenement.metaKey || evenement.altKey || evenement.defaultPrevented)
    return true;
  if (document.querySelector("dialog[open]") !== null) return true;
  const { target } = evenement;
  if (!(target instanceof Element)) return false;
  // space on a button or a link presses that one
  return target.matches(CHAMPS) || (evenement.key === " " && target.closest("button, a") !== null);
}

export function useHostKeys(raccourcis: HostKeys): void {
  const joue = useRef(Number.NEGATIVE_INFINITY);
  const { moment } = raccourcis;
  useEffect(() => {
    if (moment !== "") joue.current = performance.now();
  }, [moment]);
  useTouche((evenement) => {
    if (evenement.repeat || estPrise(evenement)) return;
    const action = actionDe(raccourcis, evenement.key);
    if (action === undefined) return;
    evenement.preventDefault();
    const rebond = performance.now() - joue.current < REBOND_MS;
    if (!rebond || action !== raccourcis.principal) action();
  });
}

function actionDe(
  { principal, menu, pleinEcran, son, tenir }: HostKeys,
  touche: string,
): (() => void) | undefined {
  switch (touche.toLowerCase()) {
    case " ":
    case "arrowright":
      return principal;
    case "m":
      return menu;
    case "f":
      return pleinEcran;
    case "s":
      return son;
    case "r":
      return tenir;
    default:
      return undefined;
  }
}

//// A tap on the slate ends the beats, as space does: nobody has to aim at a button across the room.
const A_PRESSER = "a, button, input, select, textarea, audio, video, dialog";

export function useTapToEnd(enCours: boolean, finir: () => void): void {
  const dernier = useDernier(finir);
  useEffect(() => {
    if (!enCours) return undefined;
    const surClic = ({ target }: MouseEvent) => {
      // what can be pressed does its own
      if (target instanceof Element && target.closest(A_PRESSER) === null) dernier.current();
    };
    document.addEventListener("click", surClic);
    return () => document.removeEventListener("click", surClic);
  }, [enCours, dernier]);
}
