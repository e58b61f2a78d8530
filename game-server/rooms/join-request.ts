/** What somebody says at the door, checked, its secrets hashed at once. */
import { demandeEntree } from "#contracts/room.ts";
import type { DemandePlace } from "#game/rules/admission.ts";
import { hacher } from "./secrets.ts";

/** Null for what has not the shape of one. `compte`: the account that is logged in there. */
export function readJoinRequest(brute: unknown, compte: string | null): DemandePlace | null {
  const lue = demandeEntree.safeParse(brute);
  if (!lue.success) return null;
  const { role, pseudo, jeton } = lue.data;
  const billet = lue.data.role === "hote" ? (lue.data.billet ?? "") : "";
  return {
    role,
    pseudo,
    jeton: hacher(jeton),
    billet: billet === "" ? "" : hacher(billet),
    sansAlcool: lue.data.role === "joueur" && lue.data.sansAlcool,
    compte,
  };
}
