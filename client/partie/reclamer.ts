/**
 * Games played as a visitor become one's own after logging in, wherever that happens: this browser shows the secrets it
 * had in its rooms, and the server gives it the lines that nobody has claimed.
 */
import { reclamees } from "#contracts/historique.ts";
import { appeler } from "../serveur/api.ts";
import { ecrire, lire } from "./stockage.ts";

const JETON = /^[\w-]{22,64}$/;

/** A room was entered from here since the last claim. */
export function noterEntree(): void {
  ecrire("aReclamer", "oui");
}

/** For whoever is logged in. Silent: nobody asked, and the next page tries again what failed. */
export async function reclamerParties(): Promise<void> {
  if (lire("aReclamer") === "") return;
  const jetons = [lire("jeton"), lire("jetonHote")].filter((jeton) => JETON.test(jeton));
  if (jetons.length === 0) return;
  const corps = { jetons };
  const reponse = await appeler("POST", "/api/historique/jetons", reclamees, { corps });
  if (reponse.ok) ecrire("aReclamer", "");
}
