/** Handing out sips: decisions-jeu "Question, reveal, sips". Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ecrire } from "./ardoise.ts";
import type { Jeu } from "./jeu.ts";
import { buveurs, joueur } from "./selection.ts";
import type { CodeRefus, CommandeDe, Distribution, Partie } from "./types.ts";

/** How each step begins: what was not handed out before is lost. */
export const RIEN_A_DONNER: Distribution = { restes: {}, dons: [] };

/** Puts sips in a player's hand, when there is somebody to give them to. */
export function mettreEnMain(partie: Partie, id: string, gorgees: number): Partie {
  if (gorgees < 1 || !buveurs(partie).some((autre) => autre !== id)) return partie;
  const { restes, dons } = partie.distribution;
  return {
    ...partie,
    distribution: { restes: { ...restes, [id]: (restes[id] ?? 0) + gorgees }, dons },
  };
}

/** Forgets what somebody who leaves still had to give. */
export function lacher(partie: Partie, id: string): Partie {
  const { [id]: perdu, ...restes } = partie.distribution.restes;
  return perdu === undefined
    ? partie
    : { ...partie, distribution: { ...partie.distribution, restes } };
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
  const { restes: enMain, dons } = partie.distribution;
  if (joueur(partie, de) === undefined || !Object.hasOwn(enMain, de)) return "rien_a_distribuer";
  const reste = enMain[de];
  if (reste === undefined || reste !== commande.reste) return "trop_tard";
  const total = commande.dons.reduce((n, don) => n + don.gorgees, 0);
  if (total > reste) return "trop_distribue";
  const receveurs = buveurs(partie);
  if (!commande.dons.every(({ a }) => a !== de && receveurs.includes(a))) return "joueur_inconnu";
  const { [de]: _, ...autres } = enMain;
  const restes = total === reste ? autres : { ...autres, [de]: reste - total };
  const faits = commande.dons.map((don) => ({ de, ...don }));
  return ecrire(
    { ...partie, distribution: { restes, dons: [...dons, ...faits] } },
    faits.map(({ a, gorgees }) => ({ qui: a, gorgees, motif: "cadeau" as const, de })),
  );
}
