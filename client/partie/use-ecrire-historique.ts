/**
 * Puts the finished game in the history of whoever is logged in, jeu §7 (historique): the room has written the line, and
 * this browser shows the secret it had there. Somebody who logged in during the evening has nothing else to do.
 */
import { useContext, useEffect } from "react";
import { CLE_CREATEUR } from "#contracts/limites.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { ligneHistorique } from "#contracts/historique.ts";
import { appeler } from "../app/api/api.ts";
import { secret } from "../browser/stockage.ts";
import { ContexteConnexion } from "./vue.ts";

/** A visitor has no history, and a host who did not play has no line: these two are no failures. */
const SANS_SUITE: ReadonlySet<number> = new Set([401, 404]);

/** @param connecte whether an account is logged in here, as far as is known */
export function useEcrireHistorique(quizzId: string, connecte: boolean): void {
  const { erreur } = useBannieres();
  const connexion = useContext(ContexteConnexion);
  useEffect(() => {
    if (!connecte || connexion === null) return;
    const { accueil, vue } = connexion.lire();
    const moi = accueil?.playerID;
    const table = vue?.fin?.table ?? [];
    const corps = {
      quizzId,
      room: connexion.code,
      jeton: secret(moi === CLE_CREATEUR ? "jetonHote" : "jeton"),
      info: { nbJoueurs: table.length },
      gorgees: table.find(({ id }) => id === moi)?.gorgees ?? 0,
    };
    void appeler("POST", "/api/historique", ligneHistorique, { corps }).then((reponse) => {
      if (!reponse.ok && !SANS_SUITE.has(reponse.statut)) erreur(reponse.message);
    });
  }, [connecte, connexion, quizzId, erreur]);
}
