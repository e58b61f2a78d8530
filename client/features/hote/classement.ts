/** The end table, and small awards that the numbers alone settle. Pure. */
import type { VueFin } from "#game/schema/etat.ts";

export interface LigneFin {
  readonly id: string;
  readonly pseudo: string;
  readonly gorgees: number;
  /** Null for the creator, who shows '-'. */
  readonly score: number | null;
}

/** The lines of the end table, in the order of the rules. */
export function classer(fin: VueFin): LigneFin[] {
  return fin.table.map((ligne) => ({ ...ligne, score: ligne.score < 0 ? null : ligne.score }));
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
