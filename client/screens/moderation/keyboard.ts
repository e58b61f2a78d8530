/** Keys of the page: plain ones only while nobody writes, and while the keyboard is in the page or nowhere. */
import { type RefObject, useEffect, useRef } from "react";
import { useTouche } from "../../browser/use-touche.ts";

/** Where letters and digits are the field's. */
const ECRIT = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

interface TouchesModeration {
  readonly simple: (touche: string) => boolean;
  readonly appliquer: () => void;
}

/** @param page its root: keys pressed elsewhere (a menu, a dialog) are not for it. `simple` says whether it used the key. */
export function useTouchesModeration(
  page: RefObject<HTMLElement | null>,
  { simple, appliquer }: Partial<TouchesModeration>,
): void {
  useTouche((evenement) => {
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

/* Where the keyboard goes from one case, or one step, to another. */

/** On a phone they follow one another; elsewhere all are in sight. */
export type EtapeAffaire = "file" | "affaire" | "mesure";

/** Another case, or another step: the keyboard and whoever listens go to its title. On a first reading nothing moves. */
export function useFocusDEtape(
  page: RefObject<HTMLElement | null>,
  etape: EtapeAffaire,
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
