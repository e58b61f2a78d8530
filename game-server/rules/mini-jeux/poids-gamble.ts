/** The weights of the outcomes of the gamble, within the brackets of jeu §9. Pure. */
import type { IssueGamble } from "#contracts/mini-jeux.ts";

/** Weights in hundredths; each row adds up to 100. */
export type PoidsDesIssuesGamble = Readonly<Partial<Record<IssueGamble, number>>>;

/** The only single bet that has weights of its own; the others share theirs with a range of bets. */
const MISE_SPECIALE = 69;

export const POIDS_DES_ISSUES_PAR_MISE = {
  zeroOuMoins: { culSec: 100 },
  sousDix: {
    boire: 22,
    distribuer: 22,
    tousBoivent: 14,
    personne: 14,
    tousSauf: 14,
    annuler: 6,
    culSec: 8,
  },
  dixOuPlus: {
    boire: 40,
    distribuer: 18,
    tousBoivent: 10,
    personne: 10,
    tousSauf: 10,
    annuler: 6,
    culSec: 6,
  },
  trenteOuPlus: { boire: 98, distribuer: 1, personne: 1 },
  soixanteNeuf: { annulerUneFois: 69, boire: 31 },
} as const satisfies Readonly<Record<string, PoidsDesIssuesGamble>>;

/** The weights of the outcomes of a bet. */
export function trouverPoidsDesIssuesPourMise(mise: number): PoidsDesIssuesGamble {
  if (mise === MISE_SPECIALE) return POIDS_DES_ISSUES_PAR_MISE.soixanteNeuf;
  if (mise <= 0) return POIDS_DES_ISSUES_PAR_MISE.zeroOuMoins;
  if (mise < 10) return POIDS_DES_ISSUES_PAR_MISE.sousDix;
  return mise < 30 ? POIDS_DES_ISSUES_PAR_MISE.dixOuPlus : POIDS_DES_ISSUES_PAR_MISE.trenteOuPlus;
}
