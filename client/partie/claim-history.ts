/**
 * Putting finished games in the history of the account that is logged in: jeu §7 (historique). The room has written each
 * player's line; this browser shows the secret it had in that room, and the server gives the line to the account.
 */
import { JOURS_DE_GARDE_DES_REPONSES_NOMMEES } from "#contracts/compte-rendu.ts";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { ligneHistorique, reponseReclamerLignesHistorique } from "#contracts/historique.ts";
import { appelerApi } from "../app/api/api.ts";
import {
  writeStoredValue,
  readStoredValue,
  readOrMakeBrowserSecret,
} from "../browser/stored-values.ts";
import type { ConnexionALaRoomPourEcrans } from "./vue.ts";

const JETON = /^[\w-]{22,64}$/;

/** HTTP statuses that are no failures: 401, because a visitor has no history; 404, because who came too late has no line. */
const SANS_SUITE: ReadonlySet<number> = new Set([401, 404]);

/**
 * Claims this screen's line of the game that has just ended. `info` and `gorgees` are those of the specification's
 * call; the server counts for itself.
 * @returns the server's sentence when it refuses; null once the line is claimed, or when there is none to claim
 */
export async function claimHistoryLine(
  { code, lire: lireLigne }: Pick<ConnexionALaRoomPourEcrans, "code" | "lire">,
  quizzId: string,
): Promise<string | null> {
  const { accueil, vue } = lireLigne();
  const moi = accueil?.playerID;
  const table = vue?.fin?.table ?? [];
  const mienne = table.find(({ id }) => id === moi);
  // a host who did not play has no line
  if (moi === CLE_CREATEUR && mienne === undefined) return null;
  const corps = {
    quizzId,
    room: code,
    jeton: readOrMakeBrowserSecret(moi === CLE_CREATEUR ? "jetonHote" : "jeton"),
    info: { nbJoueurs: table.length },
    gorgees: mienne?.gorgees ?? 0,
  };
  const reponse = await appelerApi("POST", "/api/historique", ligneHistorique, { corps });
  return reponse.ok || SANS_SUITE.has(reponse.statut) ? null : reponse.message;
}

/** The secrets that this browser has had in rooms, as a player and as a host. */
export const lireSecretsDeCeNavigateur = (): readonly string[] =>
  [readStoredValue("jeton"), readStoredValue("jetonHote")].filter((jeton) => JETON.test(jeton));

/**
 * How long after entering a room its lines may be claimed: as long as answers keep their names (docs/decisions/0080), and a day for the
 * evening itself.
 */
const ATTENTE_MS = (JOURS_DE_GARDE_DES_REPONSES_NOMMEES + 1) * 24 * 60 * 60 * 1000;

/** Notes that a room is entered from this browser: the history of games played there may be claimed until long after the player has left it. */
export function noteRoomEntryTimeForHistoryClaim(): void {
  writeStoredValue("aReclamer", String(Date.now()));
}

/**
 * Claims every line that this browser has the secret of, on each page of an account: a game that goes on while somebody
 * logs in is written later, maybe long after they have gone. A failure is silent: the next page tries again.
 */
export async function claimAllHistoryLinesOfThisBrowser(): Promise<void> {
  const depuis = Date.now() - Number(readStoredValue("aReclamer"));
  if (depuis > ATTENTE_MS) return;
  const jetons = lireSecretsDeCeNavigateur();
  if (jetons.length === 0) return;
  await appelerApi("POST", "/api/historique/jetons", reponseReclamerLignesHistorique, {
    corps: { jetons: [...jetons] },
  });
}
