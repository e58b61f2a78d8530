/** A visitor's console stays empty: on the pages, and through a whole game. */
import { expect, test } from "./appui/essai.ts";
import { allerAUneQuestion, boutonReveler } from "./appui/deroule.ts";
import { ouvrirVolet } from "./appui/menu.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "./appui/reponses.ts";
import { ecouterPlaintes } from "./appui/silence.ts";
import { choisirQuizz, ouvrirRoom, rejoindre, ouvrirReglages } from "./appui/soiree.ts";

test("the pages, for somebody without an account", async ({ page, context, request }) => {
  const plaintes = await ecouterPlaintes(context);
  const { _id } = await lireQuizzOfficiel(request, "La langue de Molière");
  for (const adresse of [
    "/",
    "/quizz-communaute",
    `/quizz-communaute/${_id}`,
    "/profile",
    "/messagerie",
    "/inscription",
    "/reset-password",
    "/cgu",
    "/error",
    "/nulle-part",
  ]) {
    await page.goto(adresse, { waitUntil: "networkidle" });
    await expect(page.locator("main")).toBeVisible();
  }
  expect(plaintes).toEqual([]);
});

test("a game, from the salon to the vote", async ({ browser, request }) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const hote = await ouvrirRoom(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  const plaintes: (readonly string[])[] = [];
  for (const { contexte, page } of [hote, lea, tom]) {
    plaintes.push(await ecouterPlaintes(contexte));
    await page.reload();
  }
  await ouvrirReglages(hote.page);
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await questionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(hote.page)).toBeHidden();
  const dialogue = await ouvrirVolet(hote.page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  for (const { page } of [hote, lea, tom])
    await expect(page.getByRole("link", { name: "Connectez-vous" })).toBeVisible();
  expect(plaintes.flat()).toEqual([]);

  // where a visitor may log in, and be back at once
  const [connexion] = await Promise.all([
    lea.contexte.waitForEvent("page"),
    lea.page.getByRole("link", { name: "Connectez-vous" }).click(),
  ]);
  await expect(connexion).toHaveTitle("Mon profil · Trinquizz");
  await expect(
    connexion.getByRole("main").getByRole("button", { name: "Se connecter" }),
  ).toBeVisible();
});
