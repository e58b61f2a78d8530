/** `test` with a server: one for each worker, seeded, and as it was chosen for the test alone. */
import { test as nu } from "@playwright/test";
import { ouvrirServeur, type Serveur } from "./serveur.ts";

export { expect } from "@playwright/test";

interface PourUnEssai {
  /** What one test opens or chooses is no other's. */
  readonly rangement: void;
}

interface PourUnOuvrier {
  /** Files that write accounts or quizzes name a base of their own; the others share one. */
  readonly base: string;
  readonly serveur: Serveur;
}

export const test = nu.extend<PourUnEssai, PourUnOuvrier>({
  base: ["commune", { option: true, scope: "worker" }],
  serveur: [
    // tests whose `base` differs are never given to the same worker, so that a server is a base
    async ({ base: _ }, servir) => {
      const serveur = await ouvrirServeur();
      await servir(serveur);
      await serveur.fermer();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ serveur }, servir) => servir(serveur.adresse),
  rangement: [
    async ({ browser, serveur }, servir) => {
      const avant = new Set(browser.contexts());
      await servir();
      // screens left open would go on drawing, and talking to the server
      for (const contexte of browser.contexts()) if (!avant.has(contexte)) await contexte.close();
      await serveur.regler({});
    },
    { auto: true },
  ],
});
