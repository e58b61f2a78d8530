/** What a failed try to come in says: a refusal for good, or nothing but "try again". Pure. */
import { type CodeRefus, codeRefus } from "#contracts/refus.ts";

const TROP_DE_DEMANDES = 429;
const ILLISIBLE = 400;

/**
 * What the server refused, or null when one may try again: the network, a proxy whose server is down (502, and some say
 * 404), a server that is stopping (503). Only a server that is up says `room_innexistante`, by that very code.
 */
export function lireRefus(erreur: unknown): CodeRefus | null {
  // the SDK has an error class for each stage of a join; what they share is that our code is their message
  if (!(erreur instanceof Error)) return null;
  const code = codeRefus.safeParse(erreur.message).data;
  if (code !== undefined) return code;
  // a refusal of the server itself, whose status is the error's code
  const statut = "code" in erreur ? erreur.code : 0;
  if (statut === TROP_DE_DEMANDES) return "trop_de_messages";
  return statut === ILLISIBLE ? "room_innexistante" : null;
}
