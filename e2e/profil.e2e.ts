/** A logged-in player finds the evening on the profile (history, sips, badge), then changes every setting. */
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { inscrire, MOT_DE_PASSE, seConnecter } from "./support/comptes.ts";
import { allerAUneQuestion, boutonReveler } from "./support/steps.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  entrerDansRoomParLienQr,
  ouvrirRoomJusquAuxReglages,
} from "./support/soiree.ts";

const TITRE = "La langue de Molière";

test.describe.configure({ mode: "default" });
test.use({ base: "profil" });

test("a game played while logged in: history, sips and badge; one claimed afterwards", async ({
  browser,
  request,
  serveur,
}) => {
  await inscrire(serveur, "Lea");
  await inscrire(serveur, "Tom");
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const [lea, tom] = await Promise.all(
    ["Lea", "Tom"].map(async () =>
      (
        await browser.newContext({
          locale: "fr-FR",
          viewport: { width: 390, height: 844 },
        })
      ).newPage(),
    ),
  );
  if (!lea || !tom) throw new Error("two phones");

  await seConnecter(lea, "Lea");
  // the home page greets her by name
  await lea.goto("/");
  await lea.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
  await expect(lea.getByRole("textbox", { name: "Pseudo" })).toHaveValue("Lea");
  await entrerDansRoomParLienQr(lea, hote.code, "Lea");
  await entrerDansRoomParLienQr(tom, hote.code, "Tom");
  await expect(lea).toHaveURL(/\/jeu\//);
  await expect(tom).toHaveURL(/\/jeu\//);

  const { page } = hote;
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(page);
  const question = await trouverQuestionAffichee(lea, joue);
  await repondre(lea, question, false);
  await repondre(tom, question, false);
  await expect(boutonReveler(page)).toBeHidden();
  const dialogue = await ouvrirVolet(page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();

  const jaime = lea.getByRole("button", { name: "J’aime ce quizz" });
  await jaime.click();
  await expect(jaime).toHaveAttribute("aria-pressed", "true");

  await lea.goto("/profile?menu=5");
  const soiree = lea.getByRole("list", { name: "Mes parties" }).getByRole("listitem");
  await expect(soiree).toHaveCount(1);
  await expect(soiree).toContainText(joue.title);
  await expect(soiree).toContainText(/à l’instant|il y a 1\sminute/);
  const bues = /(\d+)\s*gorgée/.exec(await soiree.innerText())?.[1] ?? "";
  expect(Number(bues)).toBeGreaterThan(0);
  await expect(lea.getByText(new RegExp(`^${bues}\\sgorgées? à l’ardoise$`))).toBeVisible();
  await expect(soiree.getByRole("link")).toHaveAttribute("href", `/quizz-communaute/${joue._id}`);
  await lea.getByRole("tab", { name: "Badges" }).click();
  await lea.getByRole("button", { name: /Afficher sur mon profil.*Première tournée/ }).click();
  await expect(lea.getByText("Badge ajouté au profil avec succès !")).toBeVisible();
  await expect(lea.getByRole("list", { name: "Badges affichés" })).toContainText(
    "Première tournée",
  );

  // Tom logs in after the game in the same browser, and the end screen claims his history line
  const ailleurs = await tom.context().newPage();
  await seConnecter(ailleurs, "Tom");
  const reclamee = tom.waitForResponse((reponse) => reponse.url().endsWith("/api/historique"));
  await tom.reload();
  expect((await reclamee).status()).toBeLessThan(300);
  await expect(tom.getByRole("button", { name: "J’aime ce quizz" })).toBeVisible();
  // no banner tells of a failure
  await expect(tom.getByText(/Le serveur/)).toBeHidden();
  await ailleurs.goto("/profile?menu=5");
  await expect(ailleurs.getByRole("list", { name: "Mes parties" })).toContainText(joue.title);
});

test("the five tabs: axe, 320 px, by keyboard; everything changed is kept", async ({
  browser,
  serveur,
}) => {
  await inscrire(serveur, "Zineb");
  const contexte = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 320, height: 568 },
  });
  const page = await contexte.newPage();
  await page.goto("/profile");
  await expect(page).toHaveTitle("Mon profil · Trinquizz");
  await expect(page.getByText("Connectez-vous pour accéder à cette page.")).toBeVisible();
  await checkAccessibility(page, "profile, login");
  // the login leads to the requested page
  const connexion = page.locator("main");
  await connexion.getByLabel("Pseudo ou adresse mail").fill("Zineb");
  await connexion.getByLabel("Mot de passe", { exact: true }).fill("Faux-mot-1");
  await page.keyboard.press("Enter");
  await expect(connexion.getByRole("alert")).toHaveText("Pseudo ou mot de passe incorrect.");
  await expect(connexion.getByLabel("Pseudo ou adresse mail")).toHaveValue("Zineb");
  await connexion.getByLabel("Mot de passe", { exact: true }).fill(MOT_DE_PASSE);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile$/);

  await page.getByRole("tab", { name: "Informations" }).focus();
  for (const nom of ["Amis", "Badges", "Gestion", "Historique"]) {
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("tab", { name: nom })).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: nom })).toBeVisible();
    await checkAccessibility(page, `profile, ${nom}`);
  }
  await page.keyboard.press("Home");
  await expect(page.getByRole("tab", { name: "Informations" })).toBeFocused();
  await checkAccessibility(page, "profile, Informations");

  const description = page.getByLabel("Description");
  await description.fill("x".repeat(2001));
  await expect(
    page.getByText("La description ne doit pas dépasser 2000 caractères."),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Enregistrer" })).toBeDisabled();
  await description.fill("Deux lignes,\nl’une sous l’autre.");
  const enregistrer = page.getByRole("button", { name: "Enregistrer" });
  await enregistrer.click();
  await expect(page.getByText("Description mis à jour avec avec succès !")).toBeVisible();
  await expect(enregistrer).toBeDisabled();
  await expect(enregistrer).toBeFocused();

  // each tab is a step of the browser's history
  await page.goto("/profile");
  for (const nom of ["Badges", "Historique"]) await page.getByRole("tab", { name: nom }).click();
  for (const nom of ["Badges", "Informations"]) {
    await page.goBack();
    await expect(page.getByRole("tab", { name: nom })).toHaveAttribute("aria-selected", "true");
  }

  await page.goto("/profile?menu=4");
  await page.getByRole("button", { name: "Changer de mot de passe" }).click();
  const motDePasse = page.getByRole("dialog");
  await motDePasse.getByLabel("Nouveau mot de passe", { exact: true }).fill("sésame");
  const conditions = motDePasse.getByRole("list", { name: "Le mot de passe doit contenir" });
  await expect(conditions.locator('[data-remplie="true"]')).toHaveText([
    "une minuscule, c’est fait",
  ]);
  await checkAccessibility(page, "dialog, password");
  await motDePasse.getByLabel("Nouveau mot de passe", { exact: true }).fill("Sésame-10");
  await expect(conditions.locator('[data-remplie="false"]')).toHaveCount(0);
  await motDePasse.getByRole("button", { name: "Annuler" }).click();
  await page.getByRole("radio", { name: "Le chat du zinc" }).check({ force: true });
  await page.getByRole("button", { name: "Changer de pseudo" }).click();
  const dialogue = page.getByRole("dialog");
  await dialogue.getByLabel("Nouveau pseudo", { exact: true }).fill("Zé");
  await dialogue.getByLabel("Nouveau pseudo, encore une fois").fill("Ze");
  await dialogue.getByLabel("Mot de passe actuel", { exact: true }).fill("Faux-mot-1");
  await page.keyboard.press("Enter");
  await expect(
    dialogue.getByText(
      "Le pseudo ne doit contenir que des lettres et des chiffres, sans espace ni accent.",
    ),
  ).toBeVisible();
  await expect(dialogue.getByText("Les deux pseudos ne correspondent pas.")).toBeVisible();
  await checkAccessibility(page, "dialog, pseudo");
  await dialogue.getByLabel("Nouveau pseudo", { exact: true }).fill("Ze");
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await expect(dialogue.getByRole("alert")).toHaveText("Ce n’est pas votre mot de passe actuel.");
  await expect(dialogue.getByLabel("Nouveau pseudo", { exact: true })).toHaveValue("Ze");
  await dialogue.getByLabel("Mot de passe actuel", { exact: true }).fill(MOT_DE_PASSE);
  await dialogue.getByRole("button", { name: "Valider" }).click();
  await expect(page.getByText("Changement effectué avec succès.")).toBeVisible();
  await expect(dialogue).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ze", exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Le chat du zinc" })).toBeChecked();
  await page.getByRole("tab", { name: "Informations" }).click();
  await expect(page.getByLabel("Description")).toHaveValue("Deux lignes,\nl’une sous l’autre.");

  // a click outside and Escape close the side menu
  const menu = page.getByRole("button", { name: /^Menu/ });
  await menu.click();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeVisible();
  await checkAccessibility(page, "side menu");
  await page.mouse.click(10, 500);
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await menu.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  await expect(menu).toBeFocused();
  await expect(page.getByRole("navigation", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Admin" })).toBeHidden();
  const telechargement = page.waitForEvent("download");
  await page.getByRole("tab", { name: "Gestion" }).click();
  await page.getByRole("link", { name: /Télécharger mes données/ }).click();
  expect((await telechargement).suggestedFilename()).toBe("mes-donnees-trinquizz.json");
});

test("the menu has the pages that there are; the logo is drawn in two widths", async ({
  page,
  serveur,
}) => {
  await inscrire(serveur, "Cheffe", { role: "admin" });
  await seConnecter(page, "Cheffe");
  await page.goto("/quizz-communaute");
  await page.getByRole("button", { name: /^Menu/ }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu.getByRole("link")).toHaveText([
    "Mon profil",
    "Mes Quizz",
    "Mes soirées",
    "Messagerie",
    "Quizz communauté",
    "Admin",
  ]);
  const marque = page.getByRole("link", { name: "Trinquizz, accueil" });
  for (const [largeur, nom] of [
    [941, true],
    [940, false],
  ] as const) {
    await page.setViewportSize({ width: largeur, height: 700 });
    await expect(marque.getByText("Trinquizz", { exact: true })).toBeVisible({ visible: nom });
  }
  await page.getByRole("button", { name: "Déconnexion" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();
});

test("terms and privacy: axe and 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  for (const [chemin, titre] of [
    ["/cgu", "Conditions générales d’utilisation"],
    ["/confidentialite", "Politique de confidentialité"],
  ] as const) {
    await page.goto(chemin);
    await expect(page.getByRole("heading", { level: 1, name: titre })).toBeVisible();
    await expect(page.getByText("21 juin 2025").first()).toBeVisible();
    await checkAccessibility(page, chemin);
  }
});

test("licences: from the foot of a page to the text of a licence, axe and 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/cgu");
  await page.getByRole("link", { name: /^Trinquizz \d/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: /MIT$/ })).toBeVisible();
  await page.getByText(/^fastify \d/).click();
  await expect(page.getByLabel("Licence de fastify", { exact: true })).toContainText("Copyright");
  await checkAccessibility(page, "/licences");
  const liste = await page.request.get("/sbom.json");
  expect(await liste.json()).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "trinquizz" } },
  });
});
