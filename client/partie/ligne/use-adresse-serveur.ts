/** Where the phones join: the address the server gives for the local network, or this page's own. */
import { useEffect, useState } from "react";
import { adresseServeur } from "#contracts/room.ts";
import { appeler } from "../../appels/api.ts";

let connue = "";

async function demanderAdresse(): Promise<string> {
  const reponse = await appeler("GET", "/api/adresse", adresseServeur);
  return reponse.ok ? new URL(reponse.corps.adresse).origin : "";
}

/** `origine`: to be opened; `texte`: to be read aloud, without the protocol. */
export function useAdresseServeur(): { readonly origine: string; readonly texte: string } {
  const [origine, setOrigine] = useState(connue || location.origin);
  useEffect(() => {
    if (connue !== "") return undefined;
    let parti = false;
    void demanderAdresse().then((adresse) => {
      // offline: this page's address is the best there is, for now
      if (adresse === "") return;
      connue = adresse;
      if (!parti) setOrigine(connue);
    });
    return () => {
      parti = true;
    };
  }, []);
  return { origine, texte: origine.replace(/^https?:\/\//, "") };
}
