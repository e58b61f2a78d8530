/** Where to write to whoever runs this server (plateforme §1, "contact address"). */
import { useEffect, useState } from "react";

const PAR_DEFAUT = `contact@${location.hostname}`;
let demande: Promise<string> | undefined;

/** Apart from the other calls: the footer of the first page does not load how they are read. Never throws. */
async function demander(): Promise<string> {
  try {
    const reponse = await fetch("/api/adresse");
    const corps: unknown = await reponse.json();
    const contact =
      typeof corps === "object" && corps !== null && "contact" in corps ? corps.contact : null;
    return typeof contact === "string" ? contact : PAR_DEFAUT;
  } catch {
    return PAR_DEFAUT;
  }
}

/** The address the server was given, or `contact@` its own name. */
export function useContact(): string {
  const [contact, setContact] = useState(PAR_DEFAUT);
  useEffect(() => {
    let parti = false;
    demande ??= demander();
    void demande.then((lu) => {
      if (!parti) setContact(lu);
    });
    return () => {
      parti = true;
    };
  }, []);
  return contact;
}
