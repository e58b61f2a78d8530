/** The end table, in its order, and small awards that the numbers alone settle. Pure. */
import type { Vue } from "#game/schema/etat.ts";
import { buveurs } from "./joueurs.ts";

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
}

/** Best score first, then who drank least; the creator last (as the rules do). */
export function classer(vue: Vue): LigneFin[] {
  return buveurs(vue)
    .map(({ id, pseudo, gorgee, score, createur }) => ({
      id,
      pseudo,
      gorgees: gorgee,
      score: createur ? null : score,
    }))
    .sort((a, b) => (b.score ?? -1) - (a.score ?? -1) || a.gorgees - b.gorgees);
}

export interface Prix {
  readonly titre: string;
  readonly pseudo: string;
}

/** An award goes to one person or is not given. */
export function prixDe(lignes: readonly LigneFin[], sur: number): Prix[] {
  if (lignes.length < 3) return [];
  const seul = (titre: string, merite: (ligne: LigneFin) => boolean): Prix[] => {
    const elus = lignes.filter(merite);
    const [elu] = elus;
    return elus.length === 1 && elu !== undefined ? [{ titre, pseudo: elu.pseudo }] : [];
  };
  const plusBu = Math.max(...lignes.map(({ gorgees }) => gorgees));
  return [
    ...seul("Sans faute", ({ score }) => sur > 0 && score === sur),
    ...seul("Gosier sec", ({ gorgees }) => gorgees === 0),
    ...seul("Plus longue ardoise", ({ gorgees }) => plusBu > 0 && gorgees === plusBu),
  ];
}
