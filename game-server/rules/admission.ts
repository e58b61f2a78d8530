/** Who is knocking: from a seat request to the command that seats them, or a refusal. Pure. */
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { apply } from "./apply.ts";
import { placeDuJeton } from "./presence.ts";
import { type CodeRefus, type CommandeDe, type Partie, SYSTEME } from "./types.ts";

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

export type Admission =
  | {
      readonly ok: true;
      /** The host, or somebody who has a seat already: they come in even when the bar is full. */
      readonly connu: boolean;
    }
  | { readonly ok: false; readonly refus: CodeRefus };

/**
 * Judges a seat request: the host by the ticket, then by the secret or, from another machine, by the account that opened
 * the room; a player by the rules. Refuses `billet_invalide`, and whatever `hoteArrive` and `rejoindre` refuse.
 */
export function admettre(partie: Partie, demande: DemandePlace): Admission {
  const entree = lireEntree(partie, demande);
  if (entree === null) return { ok: false, refus: "billet_invalide" };
  const essai = apply(partie, entree, { now: 0, auteur: SYSTEME, entropie: [] });
  if (!essai.ok) return essai;
  const connu = entree.type === "hoteArrive" || placeDuJeton(partie, entree.jeton) !== null;
  return { ok: true, connu };
}

/** The command that would seat them, null for a host who shows nothing that makes them one (any more). */
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
