/** Handing out sips: decisions-jeu "Question, reveal, sips". Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ecrireLignesArdoise } from "./ardoise.ts";
import type { ContexteDesRegles } from "./jeu.ts";
import { listerClesDesParticipants, trouverJoueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";
import type { DonDeGorgees, DistributionDeGorgees, PartageDeGorgees } from "./types/joueurs.ts";

/** The distribution at the beginning of a step: nobody has sips in hand. `depuis`: id of the next line of the ardoise. */
export const creerDistributionDEtape = (depuis: number): DistributionDeGorgees => ({
  offerts: {},
  dons: [],
  depuis,
  partages: {},
});

/**
 * Sips that each player still has to hand out: the bonus of their verdict, plus what a text or a wheel gave them, minus what they gave. Players who have nobody to give to are left out.
 */
export function calculerGorgeesADistribuerParJoueur(
  partie: Partie,
): Readonly<Record<string, number>> {
  const { manche, distribution } = partie;
  const enMain: Record<string, number> = {};
  const gens = [...Object.keys(manche?.jugements ?? {}), ...Object.keys(distribution.offerts)];
  for (const id of new Set(gens)) {
    if (trouverJoueur(partie, id) === undefined) continue;
    const reste = compterGorgeesEnMain(partie, id);
    if (reste > 0 && aQuelquUnAQuiDonnerDesGorgees(partie, id)) enMain[id] = reste;
  }
  return enMain;
}

/** Whether there is anybody to whom this player may give. */
export const aQuelquUnAQuiDonnerDesGorgees = (partie: Partie, id: string): boolean =>
  listerClesDesParticipants(partie).some((autre) => autre !== id);

/** The bonus of a player's verdict. */
const bonusDe = ({ manche }: Partie, id: string): number =>
  manche?.jugements[id] === "precis" ? (manche.tirages[id]?.bonus ?? 0) : 0;

/** Sips that a player has handed out in this step; gifts beyond `DONS_MAX` are forgotten. */
export const compterGorgeesDonneesDansEtape = (
  { distribution: { dons } }: Partie,
  id: string,
): number => dons.reduce((n, don) => (don.de === id ? n + don.gorgees : n), 0);

/** Sips that a player still holds to hand out, even when nobody is left to receive them; negative once a verdict has taken a bonus back. */
export const compterGorgeesEnMain = (partie: Partie, id: string): number =>
  bonusDe(partie, id) +
  (partie.distribution.offerts[id] ?? 0) -
  compterGorgeesDonneesDansEtape(partie, id);

/** Adds sips to a player's hand, or takes them out (negative). */
export function mettreGorgeesEnMain(partie: Partie, id: string, gorgees: number): Partie {
  if (gorgees === 0) return partie;
  const { distribution } = partie;
  const { offerts } = distribution;
  const ensemble = { ...offerts, [id]: (offerts[id] ?? 0) + gorgees };
  return { ...partie, distribution: { ...distribution, offerts: ensemble } };
}

/** The most gifts kept of one step; older ones are subtracted from what their givers had been given, and dropped. */
const DONS_MAX = 400;

function avecDons(
  distribution: DistributionDeGorgees,
  faits: readonly DonDeGorgees[],
): DistributionDeGorgees {
  const tous = [...distribution.dons, ...faits];
  if (tous.length <= DONS_MAX) return { ...distribution, dons: tous };
  const oublies = tous.slice(0, -DONS_MAX / 2);
  const offerts: Record<string, number> = { ...distribution.offerts };
  const partages: Record<string, PartageDeGorgees> = { ...distribution.partages };
  for (const { de, gorgees } of oublies) {
    offerts[de] = (offerts[de] ?? 0) - gorgees;
    const partage = partages[de];
    if (partage !== undefined) partages[de] = { ...partage, avant: partage.avant - gorgees };
  }
  return { ...distribution, offerts, partages, dons: tous.slice(-DONS_MAX / 2) };
}

/**
 * Gives sips in hand to other players. `reste`: what the giver's screen showed, so that the same message twice gives once. The host may give for a player (`de`) without a working phone. Refuses `trop_tard`, `rien_a_distribuer`, `trop_distribue`, `joueur_inconnu`.
 */
export function distribuerGorgees(
  partie: Partie,
  jeu: ContexteDesRegles,
  commande: CommandeDeType<"distribuer">,
): Partie | CodeRefus {
  if (partie.phase !== "jeu" || commande.tour !== partie.tour) return "trop_tard";
  const de = jeu.auteur === CLE_CREATEUR ? (commande.de ?? CLE_CREATEUR) : jeu.auteur;
  const reste =
    trouverJoueur(partie, de) === undefined
      ? undefined
      : calculerGorgeesADistribuerParJoueur(partie)[de];
  if (reste === undefined) return "rien_a_distribuer";
  if (reste !== commande.reste) return "trop_tard";
  const total = commande.dons.reduce((n, don) => n + don.gorgees, 0);
  if (total > reste) return "trop_distribue";
  const receveurs = listerClesDesParticipants(partie);
  if (!commande.dons.every(({ a }) => a !== de && receveurs.includes(a))) return "joueur_inconnu";
  const faits = commande.dons.map((don) => ({ de, ...don }));
  return ecrireLignesArdoise(
    { ...partie, distribution: avecDons(partie.distribution, faits) },
    faits.map(({ a, gorgees }) => ({ qui: a, gorgees, motif: "cadeau" as const, de })),
  );
}
