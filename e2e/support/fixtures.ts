/** `test` with a server, whose database and scenario are chosen for each test. */
import { test as nu } from "@playwright/test";
import { ouvrirServeur, type Serveur } from "./server.ts";

export { expect } from "@playwright/test";

const COMMUNE = "commune";

interface PourUnEssai {
  /**
   * The database of a file: files that write accounts or quizzes name one of their own and keep to one worker (`mode`);
   * the others share one.
   */
  readonly base: string;
  readonly serveur: Serveur;
  /** Closes the contexts that a test opened and resets its scenario, so that the next test starts afresh. */
  readonly rangement: void;
}

interface PourUnOuvrier {
  /** The server of a database. The server of one file ends when the next file begins. */
  readonly serveurDe: (base: string) => Promise<Serveur>;
}

export const test = nu.extend<PourUnEssai, PourUnOuvrier>({
  base: [COMMUNE, { option: true }],
  serveurDe: [
    async ({ playwright: _ }, servir) => {
      const ouverts = new Map<string, Serveur>();
      await servir(async (base) => {
        for (const [autre, serveur] of ouverts)
          if (autre !== base && autre !== COMMUNE) {
            ouverts.delete(autre);
            await serveur.fermer();
          }
        const serveur = ouverts.get(base) ?? (await ouvrirServeur());
        ouverts.set(base, serveur);
        return serveur;
      });
      for (const serveur of ouverts.values()) await serveur.fermer();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  serveur: async ({ base, serveurDe }, servir) => servir(await serveurDe(base)),
  baseURL: async ({ serveur }, servir) => servir(serveur.adresse),
  rangement: [
    async ({ browser, serveur }, servir) => {
      const avant = new Set(browser.contexts());
      await servir();
      // open screens would go on drawing, and talking to the server
      for (const contexte of browser.contexts()) if (!avant.has(contexte)) await contexte.close();
      await serveur.regler({});
    },
    { auto: true },
  ],
});
