/**
 * The ardoise: a ledger of sips. Each line says who, how many, why and when; a player's counter is the sum of
 * their lines and is never below 0 (jeu §3, §5). Pure.
 */
import type { Motif } from "#contracts/partie.ts";
import { buveurs } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

const MOTIFS_QUESTION: ReadonlySet<Motif> = new Set(["question", "createur", "correction"]);

export type Ecriture = Pick<LigneArdoise, "qui" | "gorgees" | "motif" | "de" | "offre" | "lot">;

/** The counter of one player. */
export function gorgeesDe(partie: Partie, id: string): number {
  return partie.ardoise.reduce(
    (somme, ligne) => (ligne.qui === id ? somme + ligne.gorgees : somme),
    0,
  );
}

/** What the question on the table has written for one player so far, corrections included. */
export function gorgeesDeQuestion(partie: Partie, id: string): number {
  return partie.ardoise.reduce((somme, { qui, gorgees, motif, position }) => {
    const compte = qui === id && position === partie.position && MOTIFS_QUESTION.has(motif);
    return compte ? somme + gorgees : somme;
  }, 0);
}

/** All counters at once, by player key. */
export function totaux(ardoise: readonly LigneArdoise[]): Record<string, number> {
  const sommes: Record<string, number> = {};
  for (const { qui, gorgees } of ardoise) sommes[qui] = (sommes[qui] ?? 0) + gorgees;
  return sommes;
}

/** Writes lines in order. What would take a counter below 0 stops at 0; a line of nothing is not written. */
export function ecrire(partie: Partie, ecritures: readonly Ecriture[]): Partie {
  const sommes = totaux(partie.ardoise);
  const lignes: LigneArdoise[] = [];
  let id = partie.prochaineLigne;
  for (const ecriture of ecritures) {
    const avant = sommes[ecriture.qui] ?? 0;
    const gorgees = Math.max(ecriture.gorgees, -avant);
    if (gorgees === 0) continue;
    sommes[ecriture.qui] = avant + gorgees;
    lignes.push({ ...ecriture, gorgees, id: id++, position: partie.position });
  }
  if (lignes.length === 0) return partie;
  return { ...partie, ardoise: [...partie.ardoise, ...lignes], prochaineLigne: id };
}

/**
 * The host's − and + and typed values: brings a counter to `gorgees`, written as the difference from `de`, what the
 * host saw. The bill of a finished game is closed. Two quick taps add up, and a repeated message adds nothing more than what it asked for.
 */
export function fixerGorgees(
  partie: Partie,
  qui: string,
  de: number,
  gorgees: number,
): Partie | CodeRefus {
  if (partie.phase === "fin") return "mauvaise_phase";
  if (!buveurs(partie).includes(qui)) return "joueur_inconnu";
  if (gorgeesDe(partie, qui) !== de) return "trop_tard";
  return ecrire(partie, [{ qui, gorgees: Math.max(gorgees, 0) - de, motif: "main" }]);
}
