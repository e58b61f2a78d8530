/** Handing out sips: decisions-jeu "Question, reveal, sips". Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ecrire } from "./ardoise.ts";
import type { Jeu } from "./jeu.ts";
import { buveurs, joueur } from "./selection.ts";
import type { CodeRefus, Partie } from "./types.ts";
import type { CommandeDe } from "./types/commandes.ts";
import type { DonFait, Distribution } from "./types/joueurs.ts";

/** How each step begins: what was not handed out before is lost. */
export const RIEN_A_DONNER: Distribution = { offerts: {}, dons: [] };

/**
 * What each player still has to hand out: the bonus of their verdict and what a text or a wheel gave them, less what they
 * gave; nothing when there is nobody to give it to.
 */
export function restes(partie: Partie): Readonly<Record<string, number>> {
  const { manche } = partie;
  const { offerts, dons } = partie.distribution;
  const enMain: Record<string, number> = {};
  for (const id of new Set([...Object.keys(manche?.jugements ?? {}), ...Object.keys(offerts)])) {
    if (joueur(partie, id) === undefined || !buveurs(partie).some((autre) => autre !== id))
      continue;
    const bonus = manche?.jugements[id] === "precis" ? (manche.tirages[id]?.bonus ?? 0) : 0;
    const donne = dons.reduce((n, don) => (don.de === id ? n + don.gorgees : n), 0);
    const reste = bonus + (offerts[id] ?? 0) - donne;
    if (reste > 0) enMain[id] = reste;
  }
  return enMain;
}

/** Puts sips in a player's hand. */
export function mettreEnMain(partie: Partie, id: string, gorgees: number): Partie {
  if (gorgees < 1) return partie;
  const { offerts, dons } = partie.distribution;
  const ensemble = { ...offerts, [id]: (offerts[id] ?? 0) + gorgees };
  return { ...partie, distribution: { offerts: ensemble, dons } };
}

/** Of a step in which gifts are very many, the first are taken off what their givers were given, and forgotten. */
const DONS_MAX = 400;

function avecDons({ offerts, dons }: Distribution, faits: readonly DonFait[]): Distribution {
  const tous = [...dons, ...faits];
  if (tous.length <= DONS_MAX) return { offerts, dons: tous };
  const oublies = tous.slice(0, -DONS_MAX / 2);
  const restants: Record<string, number> = { ...offerts };
  for (const { de, gorgees } of oublies) restants[de] = (restants[de] ?? 0) - gorgees;
  return { offerts: restants, dons: tous.slice(-DONS_MAX / 2) };
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
