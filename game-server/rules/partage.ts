/**
 * Sharing: a player who has just been told to drink many sips hands half of them on, once in a step. Sips that they do not hand out come back to their line, so that none is lost. decisions/0021. Pure.
 */
import { SEUIL_GORGEES_A_PARTAGER_OU_ETALER } from "#contracts/limites.ts";
import type { MotifDeLigne } from "#contracts/partie.ts";
import {
  type LigneArdoiseAEcrire,
  ecrireLignesArdoise,
  compterGorgeesDuJoueur,
} from "./ardoise.ts";
import {
  aQuelquUnAQuiDonnerDesGorgees,
  creerDistributionDEtape,
  compterGorgeesDonneesDansEtape,
  compterGorgeesEnMain,
  mettreGorgeesEnMain,
} from "./distribution.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { trouverJoueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { LigneArdoise, PartageDeGorgees } from "./types/joueurs.ts";

/**
 * Motives of lines that ask nobody to drink now: the host writes by hand what is drunk already, and a share moves sips
 * of an earlier line.
 */
export const MOTIFS_DE_LIGNE_SANS_GORGEE_A_BOIRE: ReadonlySet<MotifDeLigne> = new Set([
  "main",
  "partage",
]);
/** Motives whose sips have totals of their own (comptes.ts). */
const CONTES: readonly MotifDeLigne[] = ["miniJeu", "imprevu", "suite"];

/**
 * Sips that this step has asked each player to drink so far, by player; those of `motifs` only when they are given. Lines already summed
 * into accounts are not counted.
 */
export function compterGorgeesABoireDansEtape(
  partie: Partie,
  motifs?: readonly MotifDeLigne[],
): Record<string, number> {
  const sommes: Record<string, number> = {};
  for (const { id, qui, gorgees, motif } of partie.ardoise)
    if (id >= partie.distribution.depuis && !MOTIFS_DE_LIGNE_SANS_GORGEE_A_BOIRE.has(motif))
      if (motifs?.includes(motif) ?? true) sommes[qui] = (sommes[qui] ?? 0) + gorgees;
  return sommes;
}

/**
 * Moves half of the sips asked for, rounded down, from a player's line into their hand. A player who drinks water may not share, and spreads the sips over time instead.
 * Refuses `trop_tard`, and `rien_a_partager` for few sips, a second share in the step, or without anybody to give to.
 */
export function partagerGorgeesDuJoueur(
  partie: Partie,
  { auteur: qui }: ContexteDesRegles,
  { tour }: CommandeDeType<"partager">,
): Partie | CodeRefus {
  if (partie.phase !== "jeu" || tour !== partie.tour) return "trop_tard";
  const { partages } = partie.distribution;
  const total = compterGorgeesABoireDansEtape(partie)[qui] ?? 0;
  const gorgees = Math.min(Math.floor(total / 2), compterGorgeesDuJoueur(partie, qui));
  const eau = trouverJoueur(partie, qui)?.sansAlcool === true;
  if (eau || total < SEUIL_GORGEES_A_PARTAGER_OU_ETALER || gorgees < 1) return "rien_a_partager";
  if (Object.hasOwn(partages, qui) || !aQuelquUnAQuiDonnerDesGorgees(partie, qui))
    return "rien_a_partager";
  const sur =
    CONTES.find((motif) => (compterGorgeesABoireDansEtape(partie, [motif])[qui] ?? 0) >= gorgees) ??
    null;
  const partage: PartageDeGorgees = {
    gorgees,
    sur,
    avant: compterGorgeesDonneesDansEtape(partie, qui),
  };
  const servie = mettreGorgeesEnMain(
    ecrireLignesArdoise(partie, [ligne(qui, -gorgees, sur)]),
    qui,
    gorgees,
  );
  return poser(servie, qui, partage);
}

const ligne = (qui: string, gorgees: number, sur: MotifDeLigne | null): LigneArdoiseAEcrire => ({
  qui,
  gorgees,
  motif: "partage",
  ...(sur === null ? {} : { sur }),
});

function poser(partie: Partie, qui: string, partage: PartageDeGorgees): Partie {
  const { distribution } = partie;
  const partages = { ...distribution.partages, [qui]: partage };
  return { ...partie, distribution: { ...distribution, partages } };
}

/** Sips of a share that are still in hand; sips handed out since then are taken from the share first. */
export function calculerResteDuPartageEnMain(partie: Partie, qui: string): number {
  const partage = partie.distribution.partages[qui];
  if (partage === undefined) return 0;
  const donnees = compterGorgeesDonneesDansEtape(partie, qui) - partage.avant;
  return Math.max(0, Math.min(partage.gorgees - donnees, compterGorgeesEnMain(partie, qui)));
}

/** Moves shared sips that these players have not handed out back from their hands to their lines. */
export function rendreGorgeesPartagees(partie: Partie, gens: readonly string[]): Partie {
  const rendus = gens.flatMap((qui) => {
    const gorgees = calculerResteDuPartageEnMain(partie, qui);
    return gorgees === 0 ? [] : [{ qui, gorgees }];
  });
  const lot = rendus.length > 1 ? { lot: partie.prochaineLigne } : {};
  const ecrites = rendus.map(({ qui, gorgees }) => ({
    ...ligne(qui, gorgees, partie.distribution.partages[qui]?.sur ?? null),
    ...lot,
  }));
  return rendus.reduce(
    (suivie, { qui, gorgees }) => oublier(suivie, qui, gorgees),
    ecrireLignesArdoise(partie, ecrites),
  );
}

/** Empties a share, which still counts as the share of this step. */
function oublier(partie: Partie, qui: string, gorgees: number): Partie {
  const partage = partie.distribution.partages[qui];
  const otee = mettreGorgeesEnMain(partie, qui, -gorgees);
  return partage === undefined ? otee : poser(otee, qui, { ...partage, gorgees: 0 });
}

/** Ends the step: shared sips go back to their lines, other sips in hand are lost. */
export function finirDistributionDEtape(partie: Partie): Partie {
  const rendue = rendreGorgeesPartagees(partie, Object.keys(partie.distribution.partages));
  return { ...rendue, distribution: creerDistributionDEtape(rendue.prochaineLigne) };
}

/** Completes the undo of a share during its step: its sips leave the hand, and the player may share again. */
export function annulerPartageDeGorgees(
  partie: Partie,
  { id, qui, gorgees }: LigneArdoise,
): Partie {
  if (id < partie.distribution.depuis || calculerResteDuPartageEnMain(partie, qui) !== -gorgees)
    return partie;
  const otee = mettreGorgeesEnMain(partie, qui, gorgees);
  const { [qui]: _, ...partages } = otee.distribution.partages;
  return { ...otee, distribution: { ...otee.distribution, partages } };
}
