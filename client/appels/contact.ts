/** Where to write to whoever runs this server (plateforme §1, "contact address"). */
import { useEffect, useLayoutEffect, useState } from "react";

const parDefaut = () => `contact@${location.hostname}`;
let demande: Promise<string> | undefined;

/** Apart from the other calls: the footer of the first page does not load how they are read. Never throws. */
async function demander(): Promise<string> {
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

/** The address the server was given, or `contact@` its own name; empty in the HTML of the first page, which knows of no server. */
export function useContact(): string {
  const [contact, setContact] = useState("");
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
