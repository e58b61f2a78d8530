/** The administration's pages for `npm run captures`, with the card that the mock-up draws. */
import type { Browser, Page } from "@playwright/test";
import { inscrire, seConnecter } from "../e2e/support/comptes.ts";
import type { Serveur } from "../e2e/support/server.ts";

const TAILLES = [
  [1440, 900],
  [390, 844],
  [320, 568],
] as const;

/** @param garder keeps a picture of the page under a name */
export async function montrerAdmin(
  browser: Browser,
  serveur: Serveur,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  await inscrire(serveur, "Cheffe", { role: "admin" });
  const contexte = await browser.newContext({ baseURL: serveur.adresse, locale: "fr-FR" });
  const page = await contexte.newPage();
  await seConnecter(page, "Cheffe");
  const aChaqueTaille = async (nom: string) => {
    for (const [width, height] of TAILLES) {
      await page.setViewportSize({ width, height });
      await garder(page, `${nom}-${String(width)}`);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  };
  await page.goto("/admin");
  await page.getByRole("link", { name: /^Imprévus/ }).waitFor();
  await aChaqueTaille("admin");
  await page.goto("/admin/imprevus");
  await page.getByRole("link", { name: /dix secondes pour jouer/ }).waitFor();
  await aChaqueTaille("admin-imprevus");
  await page.getByRole("link", { name: /dix secondes pour jouer/ }).click();
  const texte = page.getByRole("textbox", { name: "Texte", exact: true });
  await texte.fill((await texte.inputValue()).replace(/&gorgee\.$/, "&gorgée."));
  await page.getByRole("button", { name: "Ajouter une suite" }).click();
  await page
    .getByRole("textbox", { name: "Suite", exact: true })
    .fill("&joueurAutre note la prestation sur vingt. Sous la moyenne, &joueur boit &gorgee.");
  await texte.focus();
  await aChaqueTaille("admin-imprevu");
  await contexte.close();
}
