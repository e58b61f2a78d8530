/** A finding of the diagnostic: one line a point, and the remedy. In French, for the person who runs the server. */

export interface Finding {
  /** `grave`: it keeps people from playing, or endangers what they made. */
  readonly etat: "bon" | "attention" | "grave";
  readonly point: string;
  readonly dit: string;
  readonly faire?: string;
}

const SIGNES = { bon: "✓", attention: "⚠", grave: "✗" } as const satisfies Record<
  Finding["etat"],
  string
>;

const dire =
  (etat: Finding["etat"]) =>
  (point: string, dit: string, faire?: string): Finding => ({
    etat,
    point,
    dit,
    ...(faire === undefined ? {} : { faire }),
  });
export const bon = dire("bon");
export const attention = dire("attention");
export const grave = dire("grave");

export const formatFindings = (constats: readonly Finding[]): string =>
  constats
    .map(({ etat, point, dit, faire }) => {
      const suite = faire === undefined ? "" : `\n    → ${faire}`;
      return `${SIGNES[etat]} ${point}\u00A0: ${dit}${suite}`;
    })
    .join("\n");

export const messageOf = (erreur: unknown): string =>
  erreur instanceof Error ? erreur.message : String(erreur);
