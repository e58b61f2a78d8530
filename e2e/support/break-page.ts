/** Makes a screen fail on purpose: a function of the browser that it needs throws, until the test repairs it. */
import type { BrowserContext, Page, Request } from "@playwright/test";

const FONCTIONS = {
  /** called by the question of a phone */
  vibrate: "Navigator.prototype",
  /** called by the curves of an evening */
  log10: "Math",
  /** called by the check of a pseudo */
  normalize: "String.prototype",
} as const;
export type BreakableBrowserFunction = keyof typeof FONCTIONS;

/**
 * Prepares the next pages of a context, in which `breakFunction` breaks one of the functions at once and after a reload.
 */
export async function prepareBrowserFunctionBreaking(contexte: BrowserContext): Promise<void> {
  await contexte.addInitScript((fonctions) => {
    for (const [nom, chemin] of Object.entries(fonctions)) {
      let porteur: object = globalThis;
      for (const morceau of chemin.split(".")) porteur = Reflect.get(porteur, morceau);
      const vraie: unknown = Reflect.get(porteur, nom);
      if (typeof vraie !== "function") continue;
      Reflect.set(porteur, nom, function jouer(this: unknown, ...args: unknown[]): unknown {
        if (sessionStorage.getItem("sabotage") === nom)
          throw new Error(`sabotage of ${location.href} by "Léa"`);
        return Reflect.apply(vraie, this, args);
      });
    }
  }, FONCTIONS);
}

export const breakFunction = (page: Page, fonction: BreakableBrowserFunction): Promise<void> =>
  page.evaluate((nom) => sessionStorage.setItem("sabotage", nom), fonction);
export const repairFunction = (page: Page): Promise<void> =>
  page.evaluate(() => sessionStorage.removeItem("sabotage"));

/** The error reports that a page sends to the server. */
export function collecterRapportsDErreur(
  page: Page,
): readonly { corps: unknown; requete: Request }[] {
  const pannes: { corps: unknown; requete: Request }[] = [];
  page.on("request", (requete) => {
    if (requete.url().endsWith("/api/erreurs"))
      pannes.push({ corps: requete.postDataJSON(), requete });
  });
  return pannes;
}
