import { useEffect } from "react";
import { aUnEnvoi } from "./envois-de-question.ts";
import { useEdition } from "./edition.tsx";

/**
 * Blank questions go as soon as another page is open than theirs; those that a file is on its way to wait for it.
 * @param ici key of the question that this page shows; null: it shows none
 */
export function useOublierVierges(ici: string | null): void {
  const { atelier } = useEdition();
  useEffect(() => {
    atelier.oublierVierges((id) => {
      const cle = atelier.cleDe(id);
      return cle === ici || aUnEnvoi(atelier, cle);
    });
  }, [atelier, ici]);
}
