/** Turns a request to join into the command that seats the player. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { trouverJoueurParJeton } from "./presence.ts";
import type { Partie } from "./types.ts";
import type { CommandeDeType } from "./types/commandes.ts";

/** A request to join, with hashed secrets. */
export interface DemandeEntreeAvecSecretsHaches {
  readonly role: "hote" | "joueur";
  readonly pseudo: string;
  readonly jeton: string;
  /** The host's single-use ticket, empty without one. */
  readonly billet: string;
  readonly sansAlcool: boolean;
  /** The account logged in on that screen, null for a visitor. */
  readonly compte: string | null;
}

export type CommandeEntreeEnRoom = CommandeDeType<"rejoindre"> | CommandeDeType<"hoteArrive">;

/** Whether the request comes from the host or from a player who has a seat: they join even when the server is full. */
export function aDejaUnePlace(partie: Partie, demande: DemandeEntreeAvecSecretsHaches): boolean {
  if (demande.role === "hote") return choisirCommandeEntreeEnRoom(partie, demande) !== null;
  const place = trouverJoueurParJeton(partie, demande.jeton);
  return place !== null && place !== CLE_CREATEUR;
}

/**
 * The command that seats the sender. A host proves to be one with the ticket, later with the secret or, from another machine, with the account that opened the room. Null for a host without such a proof.
 */
export function choisirCommandeEntreeEnRoom(
  partie: Partie,
  { role, pseudo, jeton, billet, sansAlcool, compte }: DemandeEntreeAvecSecretsHaches,
): CommandeEntreeEnRoom | null {
  if (role === "joueur") return { type: "rejoindre", jeton, pseudo, sansAlcool, compte };
  const hote = partie.joueurs[CLE_CREATEUR];
  const sien =
    hote?.jeton === jeton ||
    (billet !== "" && billet === partie.billet) ||
    (compte !== null && hote?.compte === compte);
  return sien ? { type: "hoteArrive", jeton, pseudo, compte } : null;
}

/** Key of the player whom an accepted command has seated. */
export function trouverJoueurAssisParCommande(
  partie: Partie,
  entree: CommandeEntreeEnRoom,
): string {
  const place =
    entree.type === "hoteArrive" ? CLE_CREATEUR : trouverJoueurParJeton(partie, entree.jeton);
  if (place === null) throw new Error("an accepted entry has a seat");
  return place;
}
