/** Handing out bonus sips: decisions-jeu "Question, reveal, sips". Pure. */
import { ETAPE } from "#contracts/partie.ts";
import { ecrire } from "./ardoise.ts";
import type { Jeu } from "./jeu.ts";
import { buveurs, estLocale, joueur } from "./selection.ts";
import type { CodeRefus, CommandeDe, Partie } from "./types.ts";

/**
 * Gives sips to others, out of what the giver still has; all or part of it. `reste` is what the giver's screen
 * showed: the same message twice gives once. In local mode the host gives for a player (`de`).
 * Refuses `trop_tard`, `rien_a_distribuer`, `trop_distribue`, `joueur_inconnu`.
 */
export function distribuer(
  partie: Partie,
  jeu: Jeu,
  commande: CommandeDe<"distribuer">,
): Partie | CodeRefus {
  const { manche } = partie;
  if (manche === null || partie.etape !== ETAPE.reponse || commande.tour !== partie.tour)
    return "trop_tard";
  const de = estLocale(partie) ? (commande.de ?? "") : jeu.auteur;
  const reste = manche.restes[de] ?? 0;
  if (joueur(partie, de) === undefined || reste === 0) return "rien_a_distribuer";
  if (reste !== commande.reste) return "trop_tard";
  const total = commande.dons.reduce((n, don) => n + don.gorgees, 0);
  if (total > reste) return "trop_distribue";
  const receveurs = buveurs(partie);
  if (!commande.dons.every(({ a }) => a !== de && receveurs.includes(a))) return "joueur_inconnu";
  const { [de]: _, ...autres } = manche.restes;
  const restes = total === reste ? autres : { ...autres, [de]: reste - total };
  const faits = commande.dons.map((don) => ({ de, ...don }));
  return ecrire(
    { ...partie, manche: { ...manche, restes, dons: [...manche.dons, ...faits] } },
    faits.map(({ a, gorgees }) => ({ qui: a, gorgees, motif: "cadeau" as const, de })),
  );
}
