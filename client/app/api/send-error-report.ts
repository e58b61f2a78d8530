/** Tells the server's log that a screen failed: what and where, never who (docs/decisions/0041). */
import { decrirePanne, type Panne } from "#contracts/panne-decrite.ts";
import { cheminDe } from "../paths.ts";

/** What this page has already told: a screen that fails at each render says it once. */
const dites = new Set<string>();

/** Never throws, and waits for nothing. */
export function signalerPanne(erreur: unknown, ecran: Panne["ecran"]): void {
  const panne = decrirePanne(erreur, {
    ecran,
    route: cheminDe(location.pathname) ?? "*",
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
