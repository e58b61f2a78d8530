/** A tab that is of a version before: it loads the new one by itself, when nobody loses anything by it. docs/decisions/0100 */
import type { Page } from "@playwright/test";
import { allerAUneQuestion, boutonReveler } from "./appui/deroule.ts";
import { expect, test } from "./appui/essai.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "./appui/reponses.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "./appui/soiree.ts";

const TITRE = "La langue de Molière";
/** Null while the page is being loaded. */
const version = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["version"]).catch(() => null);

/** As if its page had been loaded before the last update. */
const vieillir = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["version"] = "ancienne";
  });

test("from page to page", async ({ page }) => {
  await page.goto("/quizz-communaute");
  const servie = await version(page);
  expect(servie).toMatch(/^[\w-]{8}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await vieillir(page);
  await page.getByRole("link", { name: "CGU" }).first().click();
  await expect.poll(() => version(page)).toBe(servie);
  await expect(page).toHaveURL(/\/cgu$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("in a game, once the question is over, each in its seat", async ({
  browser,
  request,
  serveur,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoom(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByText("Sans imprévus").click();
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const ecrans = [hote.page, lea.page, tom.page];
  for (const page of ecrans) await vieillir(page);
  await serveur.arreter("SIGTERM");
  await serveur.relancer();
  // back on the line, and older than it: the question is still theirs
  const question = await questionAffichee(lea.page, joue);
  await expect(boutonReveler(hote.page)).toBeVisible();
  expect(await version(lea.page)).toBe("ancienne");
  for (const { page } of [lea, tom]) await repondre(page, question, true);
  for (const page of ecrans) await expect.poll(() => version(page)).toMatch(/^[\w-]{8}$/);
  await expect(lea.page.getByText("Bonne réponse")).toBeVisible();
});
