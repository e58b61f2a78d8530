/** Contact address of the person who runs this server (plateforme §1, "contact address"). */
import { useEffect, useLayoutEffect, useState } from "react";

/** `contact@` the host name; null for an IP address or a local name, which have no mailbox. Pure. */
export const adresseDeContactParDefaut = (hote: string): string | null =>
  /^[^:]*\.[a-z][a-z\d-]+$/i.test(hote) && !/\.(?:local|lan|home|internal|localhost)$/i.test(hote)
    ? `contact@${hote}`
    : null;
const parDefaut = () => adresseDeContactParDefaut(location.hostname);
let demande: Promise<string | null> | undefined;

/** Asks the server for the configured address, with a plain `fetch`, so that the footer of the home page loads neither api.ts nor zod. Never throws. */
async function demander(): Promise<string | null> {
  try {
    const reponse = await fetch("/api/adresse");
    const corps: unknown = await reponse.json();
    const contact =
      typeof corps === "object" && corps !== null && "contact" in corps ? corps.contact : null;
    return typeof contact === "string" ? contact : parDefaut();
  } catch {
    return parDefaut();
  }
}

/**
 * The configured address, or `contact@` the host name; null when there is none. Empty string in the prerendered HTML, which
 * knows no host.
 */
export function useAdresseDeContact(): string | null {
  const [contact, setContact] = useState<string | null>("");
  useLayoutEffect(() => setContact(parDefaut()), []);
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
