/** The lines of an import: in what state they are, and which is next to mend. Pure. */
import { type EtatLigne, etatDeLigne } from "#formats/etat.ts";
import type { Ligne, LigneQuestion } from "#formats/lecture.ts";

const etats = new WeakMap<Ligne, EtatLigne>();

/** The state of a line, deduced once for each content of it. */
export function etatDe(ligne: Ligne): EtatLigne {
  const connu = etats.get(ligne);
  if (connu !== undefined) return connu;
  const etat = etatDeLigne(ligne);
  etats.set(ligne, etat);
  return etat;
}

/** Nothing is wrong with it but what was guessed. */
export function estDouteuse(ligne: Ligne): ligne is LigneQuestion {
  return (
    ligne.sorte === "question" &&
    ligne.doutes.length > 0 &&
    etatDe(ligne).fautes.length === ligne.doutes.length
  );
}

export type Comptes = Readonly<Record<EtatLigne["etat"], number>>;

export function compter(lignes: readonly Ligne[]): Comptes {
  const comptes = { ok: 0, aCorriger: 0, ignoree: 0 };
  for (const ligne of lignes) comptes[etatDe(ligne).etat] += 1;
  return comptes;
}

/** The next line to mend after that one, then from the top; null when none is left. */
export function prochaine(lignes: readonly Ligne[], apres: number): number | null {
  const rangs = lignes.flatMap((ligne, rang) => (etatDe(ligne).etat === "aCorriger" ? [rang] : []));
  return rangs.find((rang) => rang > apres) ?? rangs.find((rang) => rang !== apres) ?? null;
}
