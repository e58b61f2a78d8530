/**
 * The patron greets, comments on a reveal after it, covers nothing, and can be silenced. mise-en-scene "Le patron".
 */
import type { Page } from "@playwright/test";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import { allerAUneQuestion } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";

const TITRE = "L’apéro des grands esprits";
const ECRANS = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;

const parole = (page: Page) => page.getByRole("status").filter({ hasText: /^Le patron/ });
const dessin = (page: Page) => page.locator("svg[data-pose]");

/** Readable or pressable elements that the drawing of the patron covers. */
const couverts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const patron = document.querySelector("[data-place][data-long]");
    if (patron === null || patron.getAttribute("data-cache") === "true") return [];
    const siens = [...patron.children].map((element) => element.getBoundingClientRect());
    return [...document.querySelectorAll("h1, h2, li, button, a, p, b")].flatMap((autre) => {
      if (patron.contains(autre) || autre.closest(".visually-hidden") !== null) return [];
      const { left, right, top, bottom, width } = autre.getBoundingClientRect();
      const touche = siens.some(
        (rect) =>
          width > 0 &&
          left < rect.right &&
          right > rect.left &&
          top < rect.bottom &&
          bottom > rect.top,
      );
      return touche ? [autre.textContent] : [];
    });
  });

async function verifierPlaces(page: Page): Promise<void> {
  for (const [width, height] of ECRANS) {
    await page.setViewportSize({ width, height });
    await expect(dessin(page)).toBeVisible();
    await expect.poll(() => couverts(page)).toEqual([]);
    await checkOverflow(page, `${String(width)}×${String(height)}`, true);
  }
}

test("he greets, comments and is silenced", async ({ browser, request, serveur }) => {
  await serveur.regler({ patron: true });
  const joue = await lireQuizzOfficiel(request, TITRE);
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await page.clock.install();
  const lea = await rejoindre(browser, code, "Léa");
  await expect(parole(page)).toBeAttached();
  await page.getByRole("button", { name: "Réglages" }).click();
  await verifierPlaces(page);
  await checkAxe(page, "salon");
  // the line disappears after a while
  await page.clock.runFor(8_100);
  await expect(dessin(page)).toBeHidden();
  await expect(parole(page)).toHaveCount(0);

  const tom = await rejoindre(browser, code, "Tom");
  await choisirQuizz(page, joue.title);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  await allerAUneQuestion(page);
  const question = await trouverQuestionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await serveur.avancer(60_000);
  await repondre(tom.page, question, true);
  await expect(page.getByRole("button", { name: "Suivant" })).toBeVisible();
  await expect(dessin(page)).toHaveCount(0);
  // the patron speaks once the reveal is over
  await page.clock.runFor(5_100);
  await verifierPlaces(page);
  await checkAxe(page, "reveal");

  const menu = await ouvrirVolet(page, /^Le patron/);
  await menu.getByRole("button", { name: "Le patron Discret" }).click();
  await expect(menu.getByRole("button", { name: "Le patron Muet" })).toBeVisible();
  await expect(dessin(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await serveur.avancer(120_000);
  await rejoindre(browser, code, "Zineb");
  await expect(page.getByText("Zineb", { exact: true })).toBeVisible();
  await page.clock.runFor(300);
  await expect(dessin(page)).toHaveCount(0);
});

test("a phone as host's screen has his words alone, and says them once", async ({
  browser,
  serveur,
}) => {
  await serveur.regler({ patron: true });
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await page.setViewportSize({ width: 390, height: 844 });
  await rejoindre(browser, code, "Léa");
  await expect(parole(page)).toHaveCount(1);
  await expect(dessin(page)).toHaveCount(0);
  const dit = (await parole(page).textContent())?.replace(/^Le patron\s:\s/u, "") ?? "";
  await expect(page.getByRole("contentinfo").getByText(dit)).toBeVisible();
  await checkOverflow(page, "390");
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "320");
  await checkAxe(page, "320");
});
