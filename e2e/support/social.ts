/** Friends and messages: a browser for each person, and shared checks. */
import { type Browser, expect, type Page } from "@playwright/test";
import { seConnecter } from "./comptes.ts";

/** Opens a browser for a member, logged in. */
export async function ouvrirPageConnectee(
  browser: Browser,
  pseudo: string,
  largeur = 1280,
): Promise<Page> {
  const contexte = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: largeur, height: largeur > 600 ? 800 : 568 },
    hasTouch: largeur < 600,
  });
  const page = await contexte.newPage();
  await seConnecter(page, pseudo);
  return page;
}

/** The red dot of the header, by its accessible name. */
export const boutonMenuAvecNouveauMessage = (page: Page) =>
  page.getByRole("button", { name: "Menu, nouveau message" });
export const onglet = (page: Page, nom: string) => page.getByRole("tab", { name: nom });
export const ligneDeMessage = (page: Page, texte: RegExp) =>
  page.getByRole("button", { name: texte });

/** Marks the page, to check later that it was never loaded again. */
export const marquerPagePourDetecterRechargement = (page: Page) =>
  page.evaluate(() => document.body.setAttribute("data-temoin", ""));
export const checkPageNeverReloaded = (page: Page) =>
  expect(page.locator("body[data-temoin]")).toHaveCount(1);
