/** Whether somebody is logged in, for the home page, which loads session.tsx only for members. */
import { useEffect, useState } from "react";

type QuiEstLa = "inconnu" | "visiteur" | "connecte";

/** Asks the server whether somebody is logged in. A failure counts as a no, so that the page offers the login. */
async function demander(signal: AbortSignal): Promise<QuiEstLa> {
  try {
    const reponse = await fetch("/api/connecte", { method: "POST", signal });
    const corps: unknown = await reponse.json();
    const oui = typeof corps === "object" && corps !== null && "user" in corps;
    return oui ? "connecte" : "visiteur";
  } catch {
    return "visiteur";
  }
}

/** Asks the server whether somebody is logged in, at first display and each time the page becomes visible, until somebody is. */
export function useEtatDeConnexionAuCompte(): QuiEstLa {
  const [qui, setQui] = useState<QuiEstLa>("inconnu");
  const connecte = qui === "connecte";
  useEffect(() => {
    if (connecte) return undefined;
    const arret = new AbortController();
    const { signal } = arret;
    const actualiser = () =>
      void demander(signal).then((lu) => {
        if (!signal.aborted) setQui(lu);
      });
    const revenir = () => {
      if (document.visibilityState === "visible") actualiser();
    };
    actualiser();
    document.addEventListener("visibilitychange", revenir, { signal });
    return () => arret.abort();
  }, [connecte]);
  return qui;
}
