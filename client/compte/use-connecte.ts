import { useEffect, useState } from "react";
import { connecte } from "#contracts/compte.ts";
import { appeler } from "../app/api/api.ts";

/** Whether somebody is logged in here, for a screen that needs no more of them; false until it is known. */
export function useConnecte(): boolean {
  const [oui, setOui] = useState(false);
  useEffect(() => {
    const arret = new AbortController();
    const { signal } = arret;
    void appeler("POST", "/api/connecte", connecte, { signal }).then((reponse) => {
      if (!signal.aborted && reponse.ok) setOui(reponse.corps.allowed);
    });
    return () => arret.abort();
  }, []);
  return oui;
}
