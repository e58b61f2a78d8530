/** Ways into a room and out of it: links, refusals, a second tab, a kick. */
import { AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE } from "../client/partie/mots/refus.ts";
import { expect, test } from "./support/fixtures.ts";
import { boutonSuivant, attendreMomentEcoute, avancerMemeSansReponses } from "./support/steps.ts";
import {
  choisirQuizz,
  entrerDansRoomParLienQr,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

test("a link to a room that is not there goes home and says so", async ({ browser, page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("pseudo", "Léa");
    localStorage.setItem("majeur", "oui");
  });
  await page.goto("/jeu/ZZZZZ9");
  await expect(page.getByText("Room innexistante")).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto("/nulle-part");
  await expect(
    page.getByText("Cette page n'existe pas ou n'est pas accessible.").first(),
  ).toBeVisible();

  // a visitor without a pseudo who opens the link of a room gets the home page, with the code filled in
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await page.evaluate(() => localStorage.removeItem("pseudo"));
  await page.addInitScript(() => localStorage.removeItem("pseudo"));
  await page.goto(`/jeu/${hote.code.toLowerCase()}`);
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  await expect(dialogue.getByLabel("Code de la room")).toHaveValue(hote.code);
  await dialogue.getByRole("button", { name: "Confirmer" }).click();
  await expect(dialogue.getByText("Rentrez un pseudo.")).toBeVisible();
});

test("a kicked phone goes home and is not let in again", async ({ browser }) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const tom = await rejoindre(browser, hote.code, "Tom");
  await hote.page.getByRole("button", { name: "Retirer Tom" }).click();
  await hote.page
    .getByRole("dialog")
    .getByRole("button", { name: /Retirer|Exclure/ })
    .click();
  await expect(tom.page.getByText("Vous avez été kick")).toBeVisible();
  await expect(tom.page).not.toHaveURL(/\/jeu\//);
  await entrerDansRoomParLienQr(tom.page, hote.code, "Tom");
  await expect(tom.page.getByRole("dialog").getByText("Vous avez été kick").first()).toBeVisible();
});

test("the newest tab plays, of a player and of the host, the older one says so; a double tap does not skip a step, Back does not leave a game without a word", async ({
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const double = await lea.contexte.newPage();
  await double.goto(`/jeu/${hote.code}`);
  await expect(double.getByText(/au comptoir$/)).toBeVisible();
  await expect(lea.page.getByText("Partie ouverte ailleurs")).toBeVisible();
  await lea.page.getByRole("button", { name: "Reprendre ici" }).click();
  await expect(lea.page.getByText(/au comptoir$/)).toBeVisible();
  await expect(double.getByText("Partie ouverte ailleurs")).toBeVisible();
  await expect(hote.page.getByRole("button", { name: "Retirer Léa" })).toHaveCount(1);
  const tom = await rejoindre(browser, hote.code, "Tom");
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, "À table");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote.page).toHaveURL(/\/jeu$/);
  await expect(hote.page.getByRole("heading", { name: /^À table\s!/ })).toBeVisible();

  const autre = await hote.contexte.newPage();
  await autre.goto("/room");
  await expect(autre).toHaveURL(/\/jeu$/);
  await expect(hote.page.getByText("Partie ouverte ailleurs")).toBeVisible();
  await expect(hote.page).toHaveURL(/\/jeu$/);

  await attendreMomentEcoute(autre);
  // the quizz opens on a message, which has no number: both presses of a double tap fall on 'Suivant'
  await boutonSuivant(autre).dblclick({ delay: 10 });
  await expect(autre.getByText(/^Question 1\s*\//)).toBeVisible();
  // the command of the second press arrives before the next one
  await avancerMemeSansReponses(autre);
  await expect(autre.getByText(/^Question 1\s*\//)).toBeVisible();

  // Back, on a phone that joined with the code, warns twice, then leaves the room
  for (const avertissement of AVERTISSEMENTS_AVANT_DE_QUITTER_LA_PARTIE) {
    await tom.page.goBack();
    await expect(tom.page.getByText(avertissement)).toBeVisible();
    await expect(tom.page).toHaveURL(/\/jeu\//);
  }
  await tom.page.goBack();
  await expect(tom.page).toHaveURL(/\/$/);
  await expect(autre.getByText(/^Il faut au moins 2 joueurs/)).toBeVisible();
});
