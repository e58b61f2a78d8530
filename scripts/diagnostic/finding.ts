/**
 * A finding of the diagnostic: one line for a check, and the remedy. In French, for the person who runs the server.
 */

export interface DiagnosticFinding {
  /** `grave`: the fault keeps people from playing, or endangers stored data. */
  readonly etat: "bon" | "attention" | "grave";
  readonly point: string;
  readonly dit: string;
  readonly faire?: string;
}

const SIGNES = { bon: "✓", attention: "⚠", grave: "✗" } as const satisfies Record<
  DiagnosticFinding["etat"],
  string
>;

const dire =
  (etat: DiagnosticFinding["etat"]) =>
  (point: string, dit: string, faire?: string): DiagnosticFinding => ({
    etat,
    point,
    dit,
    ...(faire === undefined ? {} : { faire }),
  });
export const createGoodFinding = dire("bon");
export const createWarningFinding = dire("attention");
export const createSeriousFinding = dire("grave");

export const formatDiagnosticFindings = (constats: readonly DiagnosticFinding[]): string =>
  constats
    .map(({ etat, point, dit, faire }) => {
      const suite = faire === undefined ? "" : `\n    → ${faire}`;
      return `${SIGNES[etat]} ${point}\u00A0: ${dit}${suite}`;
    })
    .join("\n");

export const readErrorMessage = (erreur: unknown): string =>
  erreur instanceof Error ? erreur.message : String(erreur);
