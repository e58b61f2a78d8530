/** The patron's pictures: in the salon, at a question as it was drawn, at the end, and on a phone. */
import { type Browser, expect, type Page } from "@playwright/test";
import { allerAUneQuestion } from "../e2e/appui/deroule.ts";
import type { Serveur } from "../e2e/appui/serveur.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/appui/soiree.ts";

const TAILLES = [
  [1440, 900],
  [1280, 720],
  [1920, 1080],
  [390, 844],
] as const;
/** Longer than he keeps quiet between two things that he says. */
const SILENCE_MS = 46_000;

export async function montrerPatron(
  browser: Browser,
  serveur: Serveur,
  titre: string,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  await serveur.regler({ patron: true });
  const { page, code } = await ouvrirRoom(browser, serveur.adresse);
  const parle = () =>
    expect(page.getByRole("status").filter({ hasText: /^Le patron/ })).toHaveCount(1);
  const aToutesTailles = async (nom: string) => {
    await parle();
    // he stays as long as the pictures take
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    for (const [width, height] of TAILLES) {
      await page.setViewportSize({ width, height });
      await garder(page, width === 1920 ? nom : `${nom}-${String(width)}`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.resume();
  };
  await page.clock.install();
  await page.getByRole("button", { name: "Réglages" }).click();
  await rejoindre(browser, code, "Léa", serveur.adresse);
  await aToutesTailles("patron-salon");
  for (const pseudo of ["Tom", "Zineb", "Jean-Baptiste"])
    await rejoindre(browser, code, pseudo, serveur.adresse);
  await choisirQuizz(page, titre);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  await allerAUneQuestion(page);
  await serveur.avancer(SILENCE_MS);
  const tard = await rejoindre(browser, code, "Margaux", serveur.adresse);
  await aToutesTailles("patron-question");
  await tard.contexte.close();
  await serveur.avancer(SILENCE_MS);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: /^Terminer la partie/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Terminer/ })
    .click();
  await aToutesTailles("patron-fin");
  await serveur.regler({});
  await page.context().close();
}
