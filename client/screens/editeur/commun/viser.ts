import { useCallback, useLayoutEffect, useReducer, useRef } from "react";

/** @param cle of the question (atelier/noms.ts): its id would change with a save, between the asking and the drawing */
export const champDe = (cle: string, nom: string): string => `${cle}/${nom}`;

/** Gives the keyboard to what bears `data-champ`, as soon as it is drawn; only the last that was asked for. */
export function useViser(): (champ: string) => void {
  const vise = useRef<string | null>(null);
  const [, redessiner] = useReducer((n: number) => n + 1, 0);
  useLayoutEffect(() => {
    if (vise.current === null) return;
    const element = document.querySelector<HTMLElement>(
      `[data-champ="${CSS.escape(vise.current)}"]`,
    );
    if (element === null) return;
    vise.current = null;
    element.focus();
    // where one goes on typing
    if (
      element instanceof HTMLTextAreaElement ||
      (element instanceof HTMLInputElement && element.type === "text")
    )
      element.setSelectionRange(element.value.length, element.value.length);
  });
  return useCallback((champ) => {
    vise.current = champ;
    redessiner();
  }, []);
}
