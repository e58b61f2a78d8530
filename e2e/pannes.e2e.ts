/** Screens that fail: their message, the kept data, the report to the server; and pages of a version that is gone. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { checkNothingCut } from "./support/overflow.ts";
import {
  allerAUneQuestion,
  appuyer,
  boutonReveler,
  boutonSuivant,
  avancerMemeSansReponses,
} from "./support/steps.ts";
import { ouvrirGestionDuJoueur, ouvrirVolet } from "./support/menu.ts";
import { trouverChevauchements } from "./support/measure.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  breakFunction,
  collecterRapportsDErreur,
  prepareBrowserFunctionBreaking,
  repairFunction,
} from "./support/break-page.ts";
import {
  choisirQuizz,
  messageDeConnexionPerdue,
  ouvrirReglages,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const RECHARGER = { name: "Recharger", exact: true } as const;

/** Checks that there is one report, that it contains no text of a user, and that the server accepted it. */
async function verifierPanne(
  pannes: ReturnType<typeof collecterRapportsDErreur>,
  attendu: Readonly<Record<string, unknown>>,
): Promise<void> {
  await expect.poll(() => pannes.length).toBe(1);
  const [panne] = pannes;
  expect(panne?.corps).toEqual({
    ...attendu,
    message: "Error: sabotage of (adresse) by (texte)",
    pile: expect.arrayContaining([expect.stringMatching(/\.js:\d+:\d+$/)]),
    moteur: expect.stringMatching(/^Chrome \d+/),
  });
  expect((await panne?.requete.response())?.status()).toBe(204);
}

test("the host's line is cut: it is said where it covers nothing; a phone's, whose answer waits, and which is removed meanwhile", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  await hote.contexte.setOffline(true);
  const { page } = hote;
  await expect(messageDeConnexionPerdue(page)).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const ecrits = page
      .locator("header > :not([role=status]), main h1, main ol > li, aside, footer > *")
      .or(messageDeConnexionPerdue(page));
    expect(await trouverChevauchements(ecrits, 1), `${String(width)} px wide`).toEqual([]);
    await checkNothingCut(page, `line cut, ${String(width)} px wide`, true);
  }
  // in portrait the title bar has no room for the message
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(messageDeConnexionPerdue(page)).toBeInViewport({ ratio: 1 });
  await hote.contexte.setOffline(false);
  await expect(messageDeConnexionPerdue(page)).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 720 });

  const question = await trouverQuestionAffichee(lea.page, joue);
  await lea.contexte.setOffline(true);
  await expect(messageDeConnexionPerdue(lea.page)).toBeVisible();
  await repondre(lea.page, question, true);
  await expect(lea.page.getByText(/ta réponse partira/)).toBeVisible();
  const dialogue = await ouvrirGestionDuJoueur(page, "Léa");
  await dialogue.getByRole("button", { name: "Retirer" }).click();
  await dialogue.getByRole("button", { name: "Retirer" }).click();
  await expect(dialogue.getByRole("button", { name: "Gérer Léa" })).toBeHidden();
  await lea.contexte.setOffline(false);
  // the page still works: it tells the reason, and answers
  await expect(lea.page.getByText("Vous avez été kick").first()).toBeVisible();
  await lea.page.getByRole("button", { name: "Rejoindre" }).first().click();
  await expect(lea.page.getByRole("dialog", { name: "Rejoindre la Room" })).toBeVisible();
});

test("a step that fails: the game goes on around it", async ({ browser, request }) => {
  const joue = await lireQuizzOfficiel(request, "La langue de Molière");
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  for (const { contexte, page } of [hote, lea]) {
    await prepareBrowserFunctionBreaking(contexte);
    await page.reload();
  }
  const pannes = collecterRapportsDErreur(lea.page);
  // phones vibrate only after a first tap
  await lea.page.getByRole("button", { name: /ouvrir le menu/ }).click();
  await lea.page.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
  await breakFunction(lea.page, "vibrate");
  await ouvrirReglages(hote.page);
  await hote.page.getByText("Sans imprévus").click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);

  // only the mat failed, not the name above it nor the connection to the room
  await expect(lea.page.getByRole("heading", { name: "Oups, ça a débordé" })).toBeVisible();
  await expect(lea.page.getByRole("alert")).toContainText("Ta place est gardée.");
  await expect(lea.page.getByRole("button", { name: /Léa.*ouvrir le menu/ })).toBeVisible();
  await verifierPanne(pannes, { ecran: "joueur", route: "/jeu/:room" });
  await checkAccessibility(lea.page, "phone, step that failed");
  const question = await trouverQuestionAffichee(tom.page, joue);
  await repairFunction(lea.page);
  await lea.page.getByRole("button", RECHARGER).click();
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(hote.page)).toBeHidden();

  // the next step shows the mat again without a press
  await breakFunction(lea.page, "vibrate");
  await appuyer(boutonSuivant(hote.page));
  await expect(lea.page.getByRole("heading", { name: "Oups, ça a débordé" })).toBeVisible();
  await repairFunction(lea.page);
  await avancerMemeSansReponses(hote.page);
  await expect(lea.page.getByRole("heading", { name: "Oups, ça a débordé" })).toBeHidden();
  await expect(lea.page.getByRole("button", { name: /Léa.*ouvrir le menu/ })).toBeVisible();

  // the host's slate keeps its header and its button
  const surArdoise = collecterRapportsDErreur(hote.page);
  await breakFunction(hote.page, "log10");
  const dialogue = await ouvrirVolet(hote.page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await expect(hote.page.getByRole("heading", { name: "L’addition" })).toBeVisible();
  await hote.page.keyboard.press("v");
  await expect(hote.page.getByRole("heading", { name: "Un coup d’éponge de trop" })).toBeVisible();
  await verifierPanne(surArdoise, { ecran: "hote", route: "/jeu" });
  await checkAccessibility(hote.page, "host, step that failed");
  await hote.page.keyboard.press("v");
  await expect(hote.page.getByRole("heading", { name: "L’addition" })).toBeVisible();
  await hote.page.keyboard.press("v");
  await repairFunction(hote.page);
  await hote.page.getByRole("button", RECHARGER).click();
  await expect(hote.page.getByRole("heading", { name: "L’addition" })).toBeVisible();
  await hote.page.keyboard.press("v");
  await expect(hote.page.getByRole("heading", { name: "La soirée" })).toBeVisible();
  expect(surArdoise).toHaveLength(1);
});

test("a page that fails: a sentence, Recharger, one report", async ({ page, context }) => {
  await prepareBrowserFunctionBreaking(context);
  const pannes = collecterRapportsDErreur(page);
  await page.goto("/");
  await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
  await page.getByRole("textbox", { name: "Pseudo" }).fill("Margaux");
  // the pseudo is stored only once the page's code is loaded
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pseudo"))).toBe("Margaux");
  await breakFunction(page, "normalize");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Il y a de la casse" })).toBeVisible();
  await verifierPanne(pannes, { ecran: "page", route: "/" });
  await checkAccessibility(page, "page that failed");
  await page.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(page, "page that failed, small");
  await repairFunction(page);
  await page.getByRole("button", RECHARGER).click();
  await expect(page.getByRole("button", { name: "Rejoindre" })).toBeVisible();
});

/** Counts how often a page is loaded. */
function compterPages(page: Page): { n: number } {
  const pages = { n: 0 };
  page.on("request", (requete) => {
    if (requete.isNavigationRequest() && requete.frame() === page.mainFrame()) pages.n++;
  });
  return pages;
}

test("a page of a version that is gone is loaded again once, then says so", async ({ page }) => {
  let absente = 0;
  await page.route("**/assets/cgu-*.js", (route) => {
    absente++;
    return absente === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.goto("/confidentialite");
  const pages = compterPages(page);
  await page.getByRole("link", { name: "CGU" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conditions");
  expect([absente, pages.n]).toEqual([2, 1]);

  // the file is gone for good: the page is loaded once more, then a message is shown
  await page.unroute("**/assets/cgu-*.js");
  await page.goto("/confidentialite");
  await page.route("**/assets/cgu-*.js", (route) => route.fulfill({ status: 404 }));
  pages.n = 0;
  await page.getByRole("link", { name: "CGU" }).click();
  await expect(page.getByRole("heading", { name: "Il y a de la casse" })).toBeVisible();
  await expect(page).toHaveURL(/\/cgu$/);
  expect(pages.n).toBe(1);
  await page.unroute("**/assets/cgu-*.js");
  await page.getByRole("button", RECHARGER).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conditions");
});

test("joining on a version that is gone keeps the code", async ({ page, browser }) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await page.goto("/");
  await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
  await page.getByRole("textbox", { name: "Pseudo" }).fill("Margaux");
  await page.route("**/assets/place-*.js", (route) => route.fulfill({ status: 404 }));
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await page.getByLabel("Code de la room").fill(hote.code);
  const revient = page.waitForEvent("load");
  await page.getByRole("button", { name: "Confirmer" }).click();
  await revient;
  await page.unroute("**/assets/place-*.js");
  await expect(page.getByLabel("Code de la room")).toHaveValue(hote.code);
  await page.getByRole("button", { name: "Confirmer" }).click();
  await expect(page).toHaveURL(new RegExp(`/jeu/${hote.code}$`));
});
