/** The first message of a socket, which asks to join: its shape is checked, and its secrets are hashed at once. */
import { demandeEntreeEnRoom } from "#contracts/room.ts";
import type { DemandeEntreeAvecSecretsHaches } from "#game/rules/admission.ts";
import { hacherSecret } from "./secrets.ts";

/**
 * Parses a join request; null for a message of another shape. `compte`: the account logged in on that screen, null for a
 * visitor.
 */
export function parseJoinRequest(
  brute: unknown,
  compte: string | null,
): DemandeEntreeAvecSecretsHaches | null {
  const lue = demandeEntreeEnRoom.safeParse(brute);
  if (!lue.success) return null;
  const { role, pseudo, jeton } = lue.data;
  const billet = lue.data.role === "hote" ? (lue.data.billet ?? "") : "";
  return {
    role,
    pseudo,
    jeton: hacherSecret(jeton),
    billet: billet === "" ? "" : hacherSecret(billet),
    sansAlcool: lue.data.role === "joueur" && lue.data.sansAlcool,
    compte,
  };
}
