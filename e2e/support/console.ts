/**
 * The errors of a page: its console, its exceptions, the refusals of its content security policy and of the server.
 */
import type { BrowserContext } from "@playwright/test";

/** Collects the errors of every page of a context, later ones included. */
export async function watchConsole(contexte: BrowserContext): Promise<readonly string[]> {
  const plaintes: string[] = [];
  await contexte.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused by ${violatedDirective}: ${blockedURI}`),
    );
  });
  contexte.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") plaintes.push(message.text());
  });
  contexte.on("weberror", (erreur) => plaintes.push(erreur.error().message));
  contexte.on("response", (reponse) => {
    if (reponse.status() >= 400)
      plaintes.push(`${String(reponse.status())} ${reponse.request().method()} ${reponse.url()}`);
  });
  return plaintes;
}

/** Messages that a browser writes by itself when no server answers. */
const RESEAU = /^(WebSocket connection to|Failed to load resource|50[234] )/;

/** The errors that a page must not have even while the server is away, each once. */
export const withoutNetworkErrors = (plaintes: readonly string[]): readonly string[] =>
  [...new Set(plaintes)].filter((plainte) => !RESEAU.test(plainte));
