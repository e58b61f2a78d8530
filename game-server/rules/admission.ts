/** Who is knocking: from what they say to the command that seats them. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { placeDuJeton } from "./presence.ts";
import type { Partie } from "./types.ts";
import type { CommandeDe } from "./types/commandes.ts";

/** A seat request. Secrets are hashed. */
export interface DemandePlace {
  readonly role: "hote" | "joueur";
  readonly pseudo: string;
  readonly jeton: string;
  /** The host's single-use ticket, empty without one. */
  readonly billet: string;
  readonly sansAlcool: boolean;
  /** The account that is logged in there, null for a visitor. */
  readonly compte: string | null;
}

export type Entree = CommandeDe<"rejoindre"> | CommandeDe<"hoteArrive">;

/** Whether they show that they are the host, or have a seat already: they come in even when the bar is full. */
export function connait(partie: Partie, demande: DemandePlace): boolean {
  if (demande.role === "hote") return lireEntree(partie, demande) !== null;
  const place = placeDuJeton(partie, demande.jeton);
  return place !== null && place !== CLE_CREATEUR;
}

/**
 * The command that would seat them: the host shows the ticket, then the secret or, from another machine, the account that
 * opened the room. Null for a host who shows nothing that makes them one (any more).
 */
export function lireEntree(
  partie: Partie,
  { role, pseudo, jeton, billet, sansAlcool, compte }: DemandePlace,
): Entree | null {
  if (role === "joueur") return { type: "rejoindre", jeton, pseudo, sansAlcool, compte };
  const hote = partie.joueurs[CLE_CREATEUR];
  const sien =
    hote?.jeton === jeton ||
    (billet !== "" && billet === partie.billet) ||
    (compte !== null && hote?.compte === compte);
  return sien ? { type: "hoteArrive", jeton, pseudo, compte } : null;
}

/** The seat that an accepted entry took. */
export function placePrise(partie: Partie, entree: Entree): string {
  const place = entree.type === "hoteArrive" ? CLE_CREATEUR : placeDuJeton(partie, entree.jeton);
  if (place === null) throw new Error("an accepted entry has a seat");
  return place;
}
