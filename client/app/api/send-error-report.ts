/** Sends a report of a failed screen to the server's log: what and where, never who (docs/decisions/0100). */
import { describeCrash, type CrashDescription } from "#contracts/crash-description.ts";
import { trouverCheminDePage } from "../paths.ts";

/** Reports already sent: a screen that fails at each render is reported once. */
const dites = new Set<string>();

/** Sends the error report without waiting for an answer. Never throws. */
export function sendErrorReport(erreur: unknown, ecran: CrashDescription["ecran"]): void {
  const panne = describeCrash(erreur, {
    ecran,
    route: trouverCheminDePage(location.pathname) ?? "*",
    description: navigator.userAgent,
  });
  const cle = `${ecran} ${panne.route} ${panne.message}`;
  if (dites.has(cle)) return;
  dites.add(cle);
  void fetch("/api/erreurs", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(panne),
    keepalive: true,
  }).catch(() => {});
}
