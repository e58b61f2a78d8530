/** What a failed try to come in says: a refusal for good, or nothing but "try again". Pure. */
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";

/**
 * What the door said, or null when one may try again: the network, a proxy whose server is down, a server that is stopping. Only
 * a server that is up says `room_innexistante`, by that very code.
 */
export function lireRefus(erreur: unknown): CodeRefus | null {
  return (erreur instanceof Error && codeRefus.safeParse(erreur.message).data) || null;
}
