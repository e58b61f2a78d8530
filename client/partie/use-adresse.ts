/** Where the phones join: the address the server gives for the local network, or this page's own. */
import { useEffect, useState } from "react";

let connue = "";

async function demanderAdresse(): Promise<string> {
  const reponse = await fetch("/api/adresse");
  const corps: unknown = reponse.ok ? await reponse.json() : null;
  const donnee =
    typeof corps === "object" && corps !== null && "adresse" in corps ? corps.adresse : "";
  return typeof donnee === "string" && URL.canParse(donnee) ? new URL(donnee).origin : "";
}

/** `origine`: to be opened; `texte`: to be read aloud, without the protocol. */
export function useAdresse(): { readonly origine: string; readonly texte: string } {
  const [origine, setOrigine] = useState(connue || location.origin);
  useEffect(() => {
    if (connue !== "") return undefined;
    let parti = false;
    demanderAdresse().then(
      (adresse) => {
        connue = adresse || location.origin;
        if (!parti) setOrigine(connue);
      },
      // offline: this page's address is the best there is
      () => {},
    );
    return () => {
      parti = true;
    };
  }, []);
  return { origine, texte: origine.replace(/^https?:\/\//, "") };
}
