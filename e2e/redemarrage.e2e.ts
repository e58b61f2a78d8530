/**
 * The server is killed, stopped or updated in the middle of a question, and started again: every screen finds its game
 * by itself.
 */
import type { Page } from "@playwright/test";
import { allerAUneQuestion, boutonReveler } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  messageDeConnexionPerdue,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "redemarrage" });

/** A quizz whose first question is not timed, since a timed one may end before the server is back. */
const TITRE = "La langue de Molière";

/** Name of the build of a page; null while the page is loading. */
const versionDe = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset["version"]).catch(() => null);

/** Makes the page look as if it was loaded before the last update. */
const vieillir = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset["version"] = "ancienne";
  });

test("a killed server brings its rooms back; one that is stopped again and again sends none of four screens home", async ({
  browser,
  request,
  serveur,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const telephones = [];
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    telephones.push(await rejoindre(browser, hote.code, pseudo));
  const [lea = hote, ...autres] = telephones;
  const ecrans = [hote, ...telephones];
  const chezSoi: string[] = [];
  for (const { page } of ecrans)
    page.on("framenavigated", (cadre) => {
      if (new URL(cadre.url()).pathname === "/") chezSoi.push(cadre.url());
    });
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByText("Sans imprévus").click();
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await trouverQuestionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await expect(lea.page.getByText("C’est noté")).toBeVisible();

  await serveur.arreter("SIGKILL");
  for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeVisible();
  await serveur.relancer();
  // the pages come back without a press, with the acknowledged answer
  for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeHidden();
  await expect(hote.page.getByText(/^1\s*\/\s*3$/).first()).toBeVisible();

  for (let arret = 0; arret < 3; arret++) {
    // the last stop is an update, so these pages are of the earlier version (docs/decisions/0100)
    if (arret === 2) for (const { page } of ecrans) await vieillir(page);
    await serveur.arreter("SIGTERM");
    await serveur.relancer();
    for (const { page } of ecrans) await expect(messageDeConnexionPerdue(page)).toBeHidden();
    await expect(boutonReveler(hote.page)).toBeVisible();
  }
  // pages older than the server still show their question
  expect(await versionDe(lea.page)).toBe("ancienne");
  for (const { page } of autres) await repondre(page, question, true);
  // after the question, each page has loaded the new version and kept its seat
  for (const { page } of ecrans) await expect.poll(() => versionDe(page)).toMatch(/^[\w-]{8}$/);
  await expect(boutonReveler(hote.page)).toBeHidden();
  for (const { page } of telephones)
    await expect(page.getByText("Bonne réponse", { exact: true })).toBeVisible();
  expect(chezSoi).toEqual([]);
});

test("a page of the version before loads the new one as it goes to another page", async ({
  page,
}) => {
  await page.goto("/quizz-communaute");
  const servie = await versionDe(page);
  expect(servie).toMatch(/^[\w-]{8}$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await vieillir(page);
  await page.getByRole("link", { name: "CGU" }).first().click();
  await expect.poll(() => versionDe(page)).toBe(servie);
  await expect(page).toHaveURL(/\/cgu$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
