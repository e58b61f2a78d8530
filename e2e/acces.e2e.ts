/** Accessibility, keyboard, small screens: WCAG 2.2 AA on the screens of a game (visuel.md). */
import { expect, test } from "./support/fixtures.ts";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import { boutonReveler, faireEtAttendreNouveauMoment, attendreEtapeVue } from "./support/steps.ts";
import { imposerCarteAuxProchainesParties } from "./support/mini-jeux.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import { watchConsole } from "./support/console.ts";
import {
  choisirQuizz,
  ouvrirReglages,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const PSEUDOS = ["Léa aux longs cils", "WWWWWWWWWWWWWWWWWWWW"] as const;

test("home and join dialog: axe, keyboard alone, 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/");
  await checkAxe(page, "age");
  await checkOverflow(page, "age");
  await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).focus();
  await page.keyboard.press("Enter");
  await checkAxe(page, "home");
  await checkOverflow(page, "home");
  // a click outside and Escape close the login form of the header
  const menu = page.getByRole("button", { name: "Se connecter" }).first();
  const connexion = page.getByRole("region", { name: "Connexion" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(connexion).toBeVisible();
  await checkAxe(page, "home, login");
  await checkOverflow(page, "home, login");
  await page.keyboard.press("Tab");
  await expect(connexion.getByLabel("Pseudo ou adresse mail")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(connexion).toBeHidden();
  await expect(menu).toBeFocused();
  await menu.click();
  await page.mouse.click(5, 300);
  await expect(connexion).toBeHidden();
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await expect(page.getByText("Rentrez un pseudo.")).toBeVisible();
  await page.getByRole("textbox", { name: "Pseudo" }).first().fill("Margaux");
  await page.getByRole("button", { name: "Rejoindre" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rentrez le code d'une room")).toBeVisible();
  await checkAxe(page, "dialog");
  await checkOverflow(page, "dialog");
  await page.keyboard.type("zzzzz9");
  await expect(page.getByLabel("Code de la room")).toHaveValue("ZZZZZ9");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Aucune room disponible").first()).toBeVisible();
  await expect(page.getByLabel("Code de la room")).toHaveValue("ZZZZZ9");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a game: axe on host and phones, the host by keyboard, no scroll bar", async ({
  browser,
  request,
  serveur,
}) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const carte = { _id: "essai-acces", texte: "&joueur imite un animal, et boit &gorgee." };
  await imposerCarteAuxProchainesParties(serveur, joue, carte, PSEUDOS);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, PSEUDOS[0]);
  const tom = await rejoindre(browser, hote.code, PSEUDOS[1]);
  const plaintes: (readonly string[])[] = [];
  for (const { contexte, page } of [hote, lea, tom]) {
    plaintes.push(await watchConsole(contexte));
    await page.reload();
  }
  await ouvrirReglages(hote.page);
  await lea.page.setViewportSize({ width: 320, height: 568 });
  await checkAxe(hote.page, "salon");
  await checkOverflow(hote.page, "salon", true);
  await checkAxe(lea.page, "phone, salon");
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote.page).toHaveURL(/\/jeu$/);

  const vus = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const etape = await attendreEtapeVue(hote.page);
    const nouvelle = !vus.has(etape);
    vus.add(etape);
    if (nouvelle) {
      await checkAxe(hote.page, `host, ${etape}`);
      await checkOverflow(hote.page, `host, ${etape}`, true);
      await checkAxe(lea.page, `phone, ${etape}`);
      await checkOverflow(lea.page, `phone, ${etape}`);
    }
    if (etape === "question") {
      const question = await trouverQuestionAffichee(lea.page, joue);
      await repondre(lea.page, question, false);
      await repondre(tom.page, question, true);
      await expect(boutonReveler(hote.page)).toBeHidden();
      continue;
    }
    await faireEtAttendreNouveauMoment(hote.page, () =>
      hote.page.keyboard.press(n % 2 === 0 ? "Space" : "ArrowRight"),
    );
  }
  expect([...vus]).toEqual(expect.arrayContaining(["question", "reponse", "imprevu"]));
  await hote.page.getByRole("button", { name: "Menu" }).click();
  await checkAxe(hote.page, "host, menu");
  expect(plaintes.flat()).toEqual([]);
});
