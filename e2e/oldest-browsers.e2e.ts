/**
 * The oldest phones and televisions of the README play a whole game, with a message over a dialogue; their consoles stay
 * empty.
 */
import type { Locator } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { allerAUneQuestion, boutonReveler } from "./support/steps.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
  ouvrirReglages,
} from "./support/soiree.ts";
import { watchConsole } from "./support/console.ts";
import { removeNewerApis } from "./support/old-engine.ts";

/** Whether no other element covers the middle of this one. */
const estDessus = (element: Locator): Promise<boolean> =>
  element.evaluate((lui) => {
    const { x, y, width, height } = lui.getBoundingClientRect();
    return lui.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test("a game on old engines, from the first question to the evening's curves", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  const plaintes: (readonly string[])[] = [];
  for (const { contexte, page } of [hote, lea, tom]) {
    await removeNewerApis(contexte);
    plaintes.push(await watchConsole(contexte));
    await page.reload();
  }
  await ouvrirReglages(hote.page);
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await trouverQuestionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(hote.page)).toBeHidden();

  // without popovers, the message is placed inside the dialogue that would cover it
  await lea.page.getByRole("button", { name: /ouvrir le menu/ }).click();
  const menu = lea.page.getByRole("dialog");
  await menu.getByLabel("Pseudo").fill("CREATEUR");
  await menu.getByRole("button", { name: "Changer" }).click();
  const message = lea.page.getByText("Ce pseudo est réservé.");
  await expect(message).toBeVisible();
  // the message slides in
  await expect.poll(() => estDessus(message)).toBe(true);
  await menu.getByRole("button", { name: "Fermer" }).click();

  const dialogue = await ouvrirVolet(hote.page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await expect(hote.page.getByRole("heading", { name: "L’addition" })).toBeVisible();
  await hote.page.keyboard.press("v");
  await expect(hote.page.getByRole("heading", { name: "La soirée" })).toBeVisible();
  await expect(
    hote.page.getByRole("list", { name: "Les gorgées, question après question" }),
  ).toContainText("Tom");
  await expect(lea.page.getByRole("heading", { name: "Vote quizz", exact: true })).toBeVisible();
  expect(plaintes.flat()).toEqual([]);

  // a visitor logs in on another page, and comes back at once
  const [connexion] = await Promise.all([
    lea.contexte.waitForEvent("page"),
    lea.page.getByRole("link", { name: "Connectez-vous" }).click(),
  ]);
  await expect(connexion).toHaveTitle("Mon profil · Trinquizz");
  await expect(
    connexion.getByRole("main").getByRole("button", { name: "Se connecter" }),
  ).toBeVisible();
});
