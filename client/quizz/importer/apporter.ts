/** What was dropped or pasted on one page, on its way to the one that imports: a file does not go through an address. */
import { vers } from "../../app/paths.ts";
import { type Aller, useNavigate } from "../../app/navigation.tsx";
import { useCallback } from "react";

/** A file, or a pasted text. */
export type Apport = File | string;

let enRoute: Apport | null = null;

/** What was brought, once. */
export function prendreApport(): Apport | null {
  const pris = enRoute;
  enRoute = null;
  return pris;
}

function partir(aller: Aller, idQuizz: string | undefined, apport: Apport | null): void {
  enRoute = apport;
  void aller(vers("/quizz/importer", idQuizz === undefined ? {} : { vers: idQuizz }));
}

/** Goes to import, with something or empty-handed. @param idQuizz where the questions may go; otherwise new quizzes */
export function useApporter(idQuizz?: string): (apport?: Apport) => void {
  const aller = useNavigate();
  return useCallback((apport) => partir(aller, idQuizz, apport ?? null), [aller, idQuizz]);
}
