/** Who is knocking: from the options of a seat request to a seat of the game, or a refusal. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { z } from "zod";
import { demandeEntree } from "#contracts/room.ts";
import { apply } from "#game/rules/apply.ts";
import { placeDuJeton } from "#game/rules/presence.ts";
import { type CodeRefus, type CommandeDe, type Partie, SYSTEME } from "#game/rules/types.ts";
import { hacher } from "./secrets.ts";

/** What the API adds to a seat request, over anything that came with it. */
const deLApi = z.object({ compte: z.string().nullable().default(null) });

export type Entree = CommandeDe<"rejoindre"> | CommandeDe<"hoteArrive">;

/**
 * Checks a seat request against the game: the host by its single-use ticket, then by its secret or, from another machine,
 * by the account that opened the room; a player by the rules.
 * Refuses `message_invalide`, `billet_invalide`, and whatever `hoteArrive` and `rejoindre` refuse.
 */
export function lireEntree(
  partie: Partie,
  options: unknown,
): { ok: true; commande: Entree } | { ok: false; refus: CodeRefus } {
  const lue = demandeEntree.safeParse(options);
  if (!lue.success) return { ok: false, refus: "message_invalide" };
  const { compte } = deLApi.parse(options);
  const { role, pseudo } = lue.data;
  const jeton = hacher(lue.data.jeton);
  const admettre = (commande: Entree) => {
    const essai = apply(partie, commande, { now: 0, auteur: SYSTEME, entropie: [] });
    return essai.ok ? { ok: true as const, commande } : essai;
  };
  if (role === "hote") {
    const hote = partie.joueurs[CLE_CREATEUR];
    const parJeton = hote?.jeton === jeton;
    const parCompte = compte !== null && hote?.compte === compte;
    const { billet } = lue.data;
    const parBillet =
      partie.billet !== "" && billet !== undefined && hacher(billet) === partie.billet;
    if (!parJeton && !parBillet && !parCompte) return { ok: false, refus: "billet_invalide" };
    return admettre({ type: "hoteArrive", jeton, pseudo, compte });
  }
  const { sansAlcool } = lue.data;
  return admettre({ type: "rejoindre", jeton, pseudo, sansAlcool, compte });
}

/** Whether this seat request is the host's, or of somebody who has a seat already: they come in even when the bar is full. */
export function aSaPlace(partie: Partie, options: unknown): boolean {
  const entree = lireEntree(partie, options);
  if (!entree.ok) return false;
  const { commande } = entree;
  return commande.type === "hoteArrive" || placeDuJeton(partie, commande.jeton) !== null;
}

/** The seat that an accepted entry took. */
export function placePrise(partie: Partie, entree: Entree): string {
  const place = entree.type === "hoteArrive" ? CLE_CREATEUR : placeDuJeton(partie, entree.jeton);
  if (place === null) throw new Error("an accepted entry has a seat");
  return place;
}
