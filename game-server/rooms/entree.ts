/** What comes with a seat request, checked, its secrets hashed at once. */
import { z } from "zod";
import { demandeEntree } from "#contracts/room.ts";
import type { DemandePlace } from "#game/rules/admission.ts";
import { hacher } from "./secrets.ts";

/** What the API adds to a seat request, over anything that came with it. */
const deLApi = z.object({ compte: z.string().nullable().default(null) });

/** Null for what has not the shape of one. */
export function lireDemande(options: unknown): DemandePlace | null {
  const lue = demandeEntree.safeParse(options);
  if (!lue.success) return null;
  const { role, pseudo, jeton } = lue.data;
  const { compte } = deLApi.parse(options);
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
