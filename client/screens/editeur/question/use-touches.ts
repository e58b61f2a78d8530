/** The keys of the whole page; those of a field are the field's. plateforme §4, issue "a keyboard path". */
import { useTouche } from "../../../browser/use-touche.ts";
import type { RedactionQuestion } from "./redaction.tsx";
import type { GestesQuestion } from "./actions.ts";

/** To the settings and back; the letter for keyboards whose F keys do something else. */
const estReglages = ({ key, altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean =>
  key === "F2" || (altKey && !ctrlKey && !metaKey && code === "KeyT");

const estAide = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "F1" || ((ctrlKey || metaKey) && key === "/");

export function useTouches(
  gestes: GestesQuestion,
  { viser }: RedactionQuestion,
  aider: () => void,
): void {
  useTouche((evenement) => {
    const { target } = evenement;
    // a dialogue has keys of its own
    if (document.querySelector("dialog[open]") !== null || evenement.isComposing) return;
    const suivante = evenement.key === "Enter" && (evenement.ctrlKey || evenement.metaKey);
    // held down it would make one question after the other
    if (evenement.repeat) {
      if (!suivante && !estAide(evenement) && !estReglages(evenement)) return;
    } else if (suivante) gestes.suivante();
    else if (estAide(evenement)) aider();
    else if (estReglages(evenement)) {
      const reglages = document.querySelector<HTMLElement>("[data-type-de-question] input:checked");
      if (
        reglages === null ||
        (target instanceof Node && reglages.closest("aside")?.contains(target))
      )
        viser("texte");
      else reglages.focus();
    } else return;
    evenement.preventDefault();
  });
}
