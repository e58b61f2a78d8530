import { useTouche } from "../../../browser/use-touche.ts";
import type { Atelier } from "../../../document/atelier.ts";
import type { GestesDeRetour } from "./use-retours.ts";

/** Fields whose text is not the document's, and which have an undo of their own: a tag that is typed, an answer that is tried. */
const A_PART = '[role="combobox"], [type="search"], [data-a-part]';

const estAPart = (cible: EventTarget | null): boolean =>
  cible instanceof Element && cible.matches(A_PART);

/**
 * Ctrl or Cmd: S saves, Z undoes, Shift+Z and Y do again; wherever the keyboard is, fields of the document included. Not behind
 * a dialogue, whose content is not in the document yet. plateforme §4.
 */
export function useRaccourcisEdition(
  enregistrer: Atelier["enregistrer"],
  retours: GestesDeRetour,
): void {
  useTouche((evenement) => {
    if (!(evenement.ctrlKey || evenement.metaKey) || evenement.altKey) return;
    const geste = gesteDe(evenement, enregistrer, retours);
    if (geste === null) return;
    const ouvert = document.querySelector("dialog[open]") !== null;
    if (geste !== enregistrer && (ouvert || estAPart(evenement.target))) return;
    // the browser would offer to save the page
    evenement.preventDefault();
    if (!ouvert) void geste();
  });
}

function gesteDe(
  { key, shiftKey }: KeyboardEvent,
  enregistrer: Atelier["enregistrer"],
  { annuler, retablir }: GestesDeRetour,
): (() => unknown) | null {
  switch (key.toLowerCase()) {
    case "s":
      return shiftKey ? null : enregistrer;
    case "z":
      return shiftKey ? retablir : annuler;
    case "y":
      return retablir;
    default:
      return null;
  }
}
