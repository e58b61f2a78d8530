/** The end of a game, put in the history of the account that is logged in on this screen: jeu §7 (historique). */
import { useContext, useEffect, useState } from "react";
import { reponseCompteConnecte } from "#contracts/compte.ts";
import { appelerApi } from "../app/api/api.ts";
import { useBannieres } from "../ui/bannieres.tsx";
import { claimHistoryLine } from "./claim-history.ts";
import { ContexteConnexionALaRoom } from "./vue.ts";

/** Claims this screen's line of the game once an account is known here; a refusal is told in the server's words. */
export function useClaimHistoryLine(quizzId: string): void {
  const { erreur } = useBannieres();
  const connexion = useContext(ContexteConnexionALaRoom);
  const compte = useAccountKnown();
  useEffect(() => {
    if (!compte || connexion === null) return;
    void claimHistoryLine(connexion, quizzId).then((refus) => {
      if (refus !== null) erreur(refus);
    });
  }, [compte, connexion, quizzId, erreur]);
}

/** Whether an account is logged in. Asked again when this page is back: somebody may have logged in in another tab. */
function useAccountKnown(): boolean {
  const [connu, setConnu] = useState(false);
  useEffect(() => {
    if (connu) return undefined;
    const arret = new AbortController();
    const { signal } = arret;
    const demander = () => {
      if (document.visibilityState !== "visible") return;
      void appelerApi("POST", "/api/connecte", reponseCompteConnecte, { signal }).then(
        (reponse) => {
          if (!signal.aborted && reponse.ok && reponse.corps.allowed) setConnu(true);
        },
      );
    };
    demander();
    document.addEventListener("visibilitychange", demander, { signal });
    window.addEventListener("online", demander, { signal });
    return () => arret.abort();
  }, [connu]);
  return connu;
}

/** The claim of the history line as an element beside the vote, so that it is made once the end of the game is built. */
export function HistoryLineClaimer({ quizzId }: { readonly quizzId: string }): null {
  useClaimHistoryLine(quizzId);
  return null;
}
