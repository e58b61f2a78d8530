/** Handing out sips: decisions-jeu "Question, reveal, sips". Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ecrire } from "./ardoise.ts";
import type { Jeu } from "./jeu.ts";
import { buveurs, joueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDe } from "./types/commandes.ts";
import type { DonFait, Distribution, Partage } from "./types/joueurs.ts";

/** How each step begins: nothing is in hand. `depuis`: the next line of the ardoise. */
export const distributionNeuve = (depuis: number): Distribution => ({
  offerts: {},
  dons: [],
  depuis,
  partages: {},
});

/**
 * What each player still has to hand out: the bonus of their verdict and what a text or a wheel gave them, less what they
 * gave; nothing when there is nobody to give it to.
 */
export function restes(partie: Partie): Readonly<Record<string, number>> {
  const { manche, distribution } = partie;
  const enMain: Record<string, number> = {};
  const gens = [...Object.keys(manche?.jugements ?? {}), ...Object.keys(distribution.offerts)];
  for (const id of new Set(gens)) {
    if (joueur(partie, id) === undefined || !aQuiDonner(partie, id)) continue;
    const reste = enMainDe(partie, id);
    if (reste > 0) enMain[id] = reste;
  }
  return enMain;
}

/** Whether there is anybody to whom this player may give. */
export const aQuiDonner = (partie: Partie, id: string): boolean =>
  buveurs(partie).some((autre) => autre !== id);

/** The bonus of a player's verdict. */
const bonusDe = ({ manche }: Partie, id: string): number =>
  manche?.jugements[id] === "precis" ? (manche.tirages[id]?.bonus ?? 0) : 0;

/** Sips that a player has handed out in this step; gifts beyond `DONS_MAX` are forgotten. */
export const donneesPar = ({ distribution: { dons } }: Partie, id: string): number =>
  dons.reduce((n, don) => (don.de === id ? n + don.gorgees : n), 0);

/** Sips that a player still holds to hand out, even when nobody is left to receive them; negative once a verdict has taken a bonus back. */
export const enMainDe = (partie: Partie, id: string): number =>
  bonusDe(partie, id) + (partie.distribution.offerts[id] ?? 0) - donneesPar(partie, id);

/** Puts sips in a player's hand, or takes them out of it. */
export function mettreEnMain(partie: Partie, id: string, gorgees: number): Partie {
  if (gorgees === 0) return partie;
  const { distribution } = partie;
  const { offerts } = distribution;
  const ensemble = { ...offerts, [id]: (offerts[id] ?? 0) + gorgees };
  return { ...partie, distribution: { ...distribution, offerts: ensemble } };
}

/** Of a step in which gifts are very many, the first are taken off what their givers were given, and forgotten. */
const DONS_MAX = 400;

function avecDons(distribution: Distribution, faits: readonly DonFait[]): Distribution {
  const tous = [...distribution.dons, ...faits];
  if (tous.length <= DONS_MAX) return { ...distribution, dons: tous };
  const oublies = tous.slice(0, -DONS_MAX / 2);
  const offerts: Record<string, number> = { ...distribution.offerts };
  const partages: Record<string, Partage> = { ...distribution.partages };
  for (const { de, gorgees } of oublies) {
    offerts[de] = (offerts[de] ?? 0) - gorgees;
    const partage = partages[de];
    if (partage !== undefined) partages[de] = { ...partage, avant: partage.avant - gorgees };
  }
  return { ...distribution, offerts, partages, dons: tous.slice(-DONS_MAX / 2) };
}

/**
 * Gives sips to others, out of what the giver still has; all or part of it. `reste` is what the giver's screen
 * showed: the same message twice gives once. The host may give for a player (`de`), as a dead battery or the room
 * locale needs. Refuses `trop_tard`, `rien_a_distribuer`, `trop_distribue`, `joueur_inconnu`.
 */
export function distribuer(
  partie: Partie,
  jeu: Jeu,
  commande: CommandeDe<"distribuer">,
): Partie | CodeRefus {
  if (partie.phase !== "jeu" || commande.tour !== partie.tour) return "trop_tard";
  const de = jeu.auteur === CLE_CREATEUR ? (commande.de ?? CLE_CREATEUR) : jeu.auteur;
  const reste = joueur(partie, de) === undefined ? undefined : restes(partie)[de];
  if (reste === undefined) return "rien_a_distribuer";
  if (reste !== commande.reste) return "trop_tard";
  const total = commande.dons.reduce((n, don) => n + don.gorgees, 0);
  if (total > reste) return "trop_distribue";
  const receveurs = buveurs(partie);
  if (!commande.dons.every(({ a }) => a !== de && receveurs.includes(a))) return "joueur_inconnu";
  const faits = commande.dons.map((don) => ({ de, ...don }));
  return ecrire(
    { ...partie, distribution: avecDons(partie.distribution, faits) },
    faits.map(({ a, gorgees }) => ({ qui: a, gorgees, motif: "cadeau" as const, de })),
  );
}
