/**
 * Games played as a visitor become one's own after logging in, wherever that happens: this browser shows the secrets it
 * had in its rooms, and the server gives it the lines that nobody has claimed.
 */
import { reclamees } from "#contracts/historique.ts";
import { appeler } from "../app/api/api.ts";
import { ecrire, lire } from "../browser/stockage.ts";

const JETON = /^[\w-]{22,64}$/;

/** How long a line waits for whoever played it (docs/decisions/0020), and an evening. */
const ATTENTE_MS = 8 * 24 * 60 * 60 * 1000;

/** A room is entered from here: what is played there may be claimed, until long after it was left. */
export function noterEntree(): void {
  ecrire("aReclamer", String(Date.now()));
}

/**
 * For whoever is logged in, on each page: the game that is on when somebody logs in is written later, maybe long after they
 * have gone. Silent: nobody asked, and the next page tries again what failed.
 */
export async function reclamerParties(): Promise<void> {
  const depuis = Date.now() - Number(lire("aReclamer"));
  if (depuis > ATTENTE_MS) return;
  const jetons = [lire("jeton"), lire("jetonHote")].filter((jeton) => JETON.test(jeton));
  if (jetons.length === 0) return;
  await appeler("POST", "/api/historique/jetons", reclamees, { corps: { jetons } });
}
