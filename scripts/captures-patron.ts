/** The patron's pictures: in the salon, at a question as it was drawn, at the end, and on a phone. */
import { type Browser, expect, type Page } from "@playwright/test";
import { allerAUneQuestion } from "../e2e/support/steps.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/support/soiree.ts";

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
  // of the end he speaks once its film is over
  const paroles = page.getByRole("status").filter({ hasText: /^Le patron/ });
  // he stays as long as the pictures take
  const figer = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  const aToutesTailles = async (nom: string) => {
    await expect(paroles).toHaveCount(1, { timeout: 20_000 });
    await figer();
    await prendre(nom);
  };
  const prendre = async (nom: string) => {
    for (const [width, height] of TAILLES) {
      await page.setViewportSize({ width, height });
      // he is measured again, and drawn where there is room
      await page.clock.runFor(100);
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
  // what he said before is over; what he says to who comes late is kept
  await expect(paroles).toHaveCount(0, { timeout: 20_000 });
  await figer();
  await serveur.avancer(SILENCE_MS);
  const tard = await rejoindre(browser, code, "Margaux", serveur.adresse);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return paroles.count();
    })
    .toBe(1);
  await prendre("patron-question");
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
