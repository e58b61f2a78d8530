/** Keys of the page: plain ones only while nobody writes, and while the keyboard is in the page or nowhere. */
import type { RefObject } from "react";
import { useTouche } from "../../browser/use-touche.ts";

/** Where letters and digits are the field's. */
const ECRIT = "input:not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable]";

export interface TouchesModeration {
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
