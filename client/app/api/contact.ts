/** Where to write to whoever runs this server (plateforme §1, "contact address"). */
import { useEffect, useLayoutEffect, useState } from "react";

/** A number, or a name that only this network knows, has no letter box. Pure. */
export const contactParDefaut = (hote: string): string | null =>
  /^[^:]*\.[a-z][a-z\d-]+$/i.test(hote) && !/\.(?:local|lan|home|internal|localhost)$/i.test(hote)
    ? `contact@${hote}`
    : null;
const parDefaut = () => contactParDefaut(location.hostname);
let demande: Promise<string | null> | undefined;

/** Apart from the other calls: the footer of the first page does not load how they are read. Never throws. */
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
 * The address the server was given, or `contact@` its own name; null when it has none that could be written to. Empty in the HTML
 * of the first page, which knows of no server.
 */
export function useContact(): string | null {
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
