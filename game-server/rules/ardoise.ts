/**
 * The ardoise, a ledger of sips. Each line says who drinks, how many sips, why and on which question; a player's counter is the sum of their lines, never below 0 (jeu §3, §5). Pure.
 */
import { MOTIFS_DE_LIGNE_DU_VERDICT, ajouterLignesAuxComptesDeGorgees } from "./comptes.ts";
import { listerClesDesParticipants } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { LigneArdoise } from "./types/joueurs.ts";

/** Least number of the latest lines kept one by one, so that they can be undone; older ones are summed into accounts (comptes.ts). */
export const LIGNES_ARDOISE_GARDEES_MIN = 200;
/** Number of lines beyond those kept from which all older ones are summed in one go, so that summing is rare. */
const LIGNES_REPORTEES = 200;

export type LigneArdoiseAEcrire = Pick<
  LigneArdoise,
  "qui" | "gorgees" | "motif" | "de" | "sur" | "offre" | "lot"
>;

/** The counter of one player, in sips. */
export const compterGorgeesDuJoueur = ({ ardoise, comptes }: Partie, id: string): number =>
  ardoise.reduce(
    (somme, ligne) => (ligne.qui === id ? somme + ligne.gorgees : somme),
    comptes[id]?.gorgees ?? 0,
  );

/** Sips that the verdict on the current question has written for one player so far, corrections included. */
export const compterGorgeesDuVerdict = (
  { ardoise, comptes, position }: Partie,
  id: string,
): number =>
  ardoise.reduce((somme, ligne) => {
    const compte =
      ligne.qui === id &&
      ligne.position === position &&
      MOTIFS_DE_LIGNE_DU_VERDICT.has(ligne.motif);
    return compte ? somme + ligne.gorgees : somme;
  }, comptes[id]?.verdicts[position] ?? 0);

/** All counters at once, by player key. */
export function compterGorgeesDesJoueurs({ ardoise, comptes }: Partie): Record<string, number> {
  const sommes: Record<string, number> = {};
  for (const [id, { gorgees }] of Object.entries(comptes)) sommes[id] = gorgees;
  for (const { qui, gorgees } of ardoise) sommes[qui] = (sommes[qui] ?? 0) + gorgees;
  return sommes;
}

/** Whether no player has a line. */
export const estArdoiseVide = ({ ardoise, comptes }: Partie): boolean =>
  ardoise.length === 0 && Object.keys(comptes).length === 0;

/** Whether this player has a line. */
export const aUneLigneArdoise = ({ ardoise, comptes }: Partie, id: string): boolean =>
  (comptes[id]?.lignes ?? 0) > 0 || ardoise.some(({ qui }) => qui === id);

/** Writes lines in order. A line that would take a counter below 0 stops at 0; a line of 0 sips is not written. */
export function ecrireLignesArdoise(
  partie: Partie,
  ecritures: readonly LigneArdoiseAEcrire[],
): Partie {
  if (ecritures.length === 0) return partie;
  const sommes = compterGorgeesDesJoueurs(partie);
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
  return reporterAnciennes({
    ...partie,
    ardoise: [...partie.ardoise, ...lignes],
    prochaineLigne: id,
  });
}

/** Sums the oldest lines into the accounts of players who are here or have left; the lines of one press stay together. */
function reporterAnciennes(partie: Partie): Partie {
  const { ardoise, comptes, joueurs, partis } = partie;
  if (ardoise.length <= LIGNES_ARDOISE_GARDEES_MIN + LIGNES_REPORTEES) return partie;
  const premiere = ardoise.at(-LIGNES_ARDOISE_GARDEES_MIN);
  const gardee = premiere?.lot ?? premiere?.id ?? 0;
  const reportes = ajouterLignesAuxComptesDeGorgees(
    comptes,
    ardoise.filter(({ id }) => id < gardee),
  );
  const connus = Object.entries(reportes).filter(
    ([id]) => joueurs[id] !== undefined || partis[id] !== undefined,
  );
  return {
    ...partie,
    ardoise: ardoise.filter(({ id }) => id >= gardee),
    comptes: Object.fromEntries(connus),
  };
}

/**
 * The host's − and + and typed values: writes the difference between `gorgees` and `de`, the counter that the host saw.
 * Refuses `mauvaise_phase` at the end, `joueur_inconnu`, and `trop_tard` when the counter is no longer `de`.
 */
export function fixerCompteurDeGorgees(
  partie: Partie,
  qui: string,
  de: number,
  gorgees: number,
): Partie | CodeRefus {
  if (partie.phase === "fin") return "mauvaise_phase";
  if (!listerClesDesParticipants(partie).includes(qui)) return "joueur_inconnu";
  if (compterGorgeesDuJoueur(partie, qui) !== de) return "trop_tard";
  return ecrireLignesArdoise(partie, [{ qui, gorgees: Math.max(gorgees, 0) - de, motif: "main" }]);
}
