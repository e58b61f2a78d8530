/** Where the keyboard goes from one case, or one step, to another. */
import { type RefObject, useEffect, useRef } from "react";

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
