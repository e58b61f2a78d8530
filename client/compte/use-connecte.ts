import { useEffect, useState } from "react";
import { reponseCompteConnecte } from "#contracts/compte.ts";
import { appelerApi } from "../app/api/api.ts";

/** Whether somebody is logged in, for game screens that need nothing else of the session; false until known. */
export function useEstConnecte(): boolean {
  const [oui, setOui] = useState(false);
  useEffect(() => {
    const arret = new AbortController();
    const { signal } = arret;
    void appelerApi("POST", "/api/connecte", reponseCompteConnecte, { signal }).then((reponse) => {
      if (!signal.aborted && reponse.ok) setOui(reponse.corps.allowed);
    });
    return () => arret.abort();
  }, []);
  return oui;
}
