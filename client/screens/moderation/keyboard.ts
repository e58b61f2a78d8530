/** Keyboard of the page of cases: shortcut keys, and where focus goes between cases and steps. */
import { type RefObject, useEffect, useRef } from "react";
import { useKeyPress } from "../../browser/use-key-press.ts";

/** Elements that receive letters and digits themselves. */
const ECRIT = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

interface TouchesModeration {
  readonly simple: (touche: string) => boolean;
  readonly appliquer: () => void;
}

/**
 * Listens to plain keys outside of text fields, and to Ctrl+Enter. `simple` returns whether it used the key.
 * @param page root element: keys pressed in a menu or a dialog are ignored
 */
export function useRaccourcisModeration(
  page: RefObject<HTMLElement | null>,
  { simple, appliquer }: Partial<TouchesModeration>,
): void {
  useKeyPress((evenement) => {
    const { target, key, altKey, ctrlKey, metaKey } = evenement;
    if (evenement.defaultPrevented || !(target instanceof Element)) return;
    const ici = target === document.body || page.current?.contains(target) === true;
    if (!ici || altKey || document.querySelector("dialog[open]") !== null) return;
    if (ctrlKey || metaKey) {
      if (key !== "Enter" || appliquer === undefined) return;
      evenement.preventDefault();
      appliquer();
      return;
    }
    if (!target.matches(ECRIT) && simple?.(key.toLowerCase()) === true) evenement.preventDefault();
  });
}

/** Steps of the page of cases: one at a time on a phone, all visible elsewhere. */
export type NomDEtapeDAffaire = "file" | "affaire" | "mesure";

/** Moves focus to the title of a new case or step, except on the first display. */
export function useFocusTitreDEtapeDAffaire(
  page: RefObject<HTMLElement | null>,
  etape: NomDEtapeDAffaire,
  numero: number | null,
): void {
  const avant = useRef<string | null>(null);
  const precedente = useRef<number | null>(null);
  useEffect(() => {
    const ici = `${etape}/${String(numero)}`;
    const premiere = avant.current === null;
    const change = avant.current !== ici;
    const venaitDe = precedente.current;
    avant.current = ici;
    precedente.current = numero;
    if (premiere || !change) return;
    const ligne =
      etape === "file" && venaitDe !== null
        ? page.current?.querySelector<HTMLElement>(`[data-numero="${String(venaitDe)}"]`)
        : null;
    const cible = ligne ?? page.current?.querySelector<HTMLElement>(`[data-focus="${etape}"]`);
    cible?.focus({ preventScroll: etape !== "file" });
    if (etape !== "file" && page.current !== null && page.current.getBoundingClientRect().top < 0)
      page.current.scrollIntoView();
  }, [page, etape, numero]);
}
