/** Making an account, losing its password, changing its address, leaving: plateforme §2 "Registration" to "Token pages". */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { PHRASES_COMPTE } from "#contracts/compte.ts";
import { checkAccessibility as verifierEcran } from "./support/accessibility.ts";
import { inscrire, MOT_DE_PASSE } from "./support/comptes.ts";
import { attendreDernierLienDeMail } from "./support/mails.ts";
import { delayRequests } from "./support/delay-requests.ts";
import type { Serveur } from "./support/server.ts";

const MOT = MOT_DE_PASSE;
const AUTRE_MOT = "Comptoir2?";

test.describe.configure({ mode: "serial" });
test.use({ base: "comptes", viewport: { width: 390, height: 844 } });

let serveur: Serveur;
test.beforeAll(({ serveur: le }) => {
  serveur = le;
});

const bouton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const champ = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const titre = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const robot = (page: Page) => page.getByRole("checkbox", { name: "Je ne suis pas un robot" });
const cgu = (page: Page) => page.getByRole("checkbox", { name: /^J’ai l’âge légal/ });

/** A request as a page of this site would send it; the server refuses writes without an origin. */
const demander = (page: Page, methode: "POST" | "PUT", chemin: string, data?: object) =>
  page.request.fetch(`${serveur.adresse}/api${chemin}`, {
    method: methode,
    headers: { origin: serveur.adresse },
    ...(data === undefined ? {} : { data }),
  });

async function connecter(page: Page, pseudo: string, password: string): Promise<number> {
  const corps = { pseudo, password, souvenir: false };
  return (await demander(page, "POST", "/connexion", corps)).status();
}

/** Checks the screen, also at 320 px. */
async function verifier(page: Page, ecran: string): Promise<void> {
  const avant = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  await verifierEcran(page, ecran);
  if (avant !== null) await page.setViewportSize(avant);
}

test("registration: every fault told, captcha solved, mail's link, login that a reload keeps, logout", async ({
  page,
}) => {
  await page.goto("/inscription");
  await verifier(page, "/inscription");
  await champ(page, "Pseudo").fill("L");
  await champ(page, "Adresse mail").fill("lea");
  await expect(page.getByText(PHRASES_COMPTE.pseudoCourt)).toBeVisible();
  await champ(page, "Mot de passe").fill("Ardoi");
  await champ(page, "Mot de passe, encore une fois").fill("autre");
  await bouton(page, "Créer mon compte").click();
  for (const faute of [
    "pseudoCourt",
    "mail",
    "motDePasse",
    "confirmation",
    "cgu",
    "captcha",
  ] as const)
    await expect(page.getByText(PHRASES_COMPTE[faute]), faute).toBeVisible();
  await expect(champ(page, "Pseudo")).toBeFocused();
  await verifier(page, "/inscription, faults");

  await champ(page, "Pseudo").fill("Léa");
  await expect(page.getByText(PHRASES_COMPTE.pseudoCaracteres)).toBeVisible();
  await champ(page, "Pseudo").fill("Lea75");
  await champ(page, "Adresse mail").fill("Lea75@Exemple.fr");
  await champ(page, "Mot de passe").fill(MOT);
  await champ(page, "Mot de passe, encore une fois").fill(MOT);
  await expect(page.getByText(", c’est fait")).toHaveCount(5);
  await cgu(page).check();
  await robot(page).click();
  await expect(page.getByRole("status").getByText("Vérifié")).toBeAttached();
  await bouton(page, "Créer mon compte").click();
  await expect(
    page.getByText(
      "Compte créé avec succés. Confirmez votre adresse mail pour pouvoir vous connecter.",
    ),
  ).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Un mail attend à lea75@exemple.fr.")).toBeVisible();
  await verifier(page, "home, registered");

  await page.goto(await attendreDernierLienDeMail(serveur.donnees, "lea75@exemple.fr", "/confirm"));
  await bouton(page, "Confirmer mon adresse").click();
  await expect(
    page.getByText("Votre compte est confirmé. Vous pouvez vous connecter."),
  ).toBeVisible();

  // logging in at once, before the page has gone home by itself, goes there too
  await bouton(page, "Se connecter").first().click();
  const connexion = page.getByRole("region", { name: "Connexion" });
  await connexion.getByLabel("Pseudo ou adresse mail").fill("lea75");
  await connexion.getByRole("textbox", { name: "Mot de passe" }).fill(MOT);
  await connexion.getByLabel("Se souvenir de moi").check();
  await bouton(page, "Se connecter").last().click();
  await expect(bouton(page, "Menu")).toBeVisible();
  await expect(page).toHaveURL("/");
  const cookie = (await page.context().cookies()).find(({ name }) => name === "trinquizz");
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 29 * 86_400);
  await page.reload();
  await bouton(page, "Menu").click();
  await expect(page.getByText("Lea75")).toBeVisible();

  await page.goto("/inscription");
  await expect(page).toHaveURL("/");
  await bouton(page, "Menu").click();
  await bouton(page, "Déconnexion").click();
  await expect(bouton(page, "Se connecter")).toBeVisible();
});

test("the login form opens once it is there: a Tab meanwhile does not close it", async ({
  page,
}) => {
  const lacher = await delayRequests(page, "**/assets/formulaire-connexion-*.js");
  await page.goto("/cgu");
  const menu = bouton(page, "Se connecter").first();
  const connexion = page.getByRole("region", { name: "Connexion" });
  await menu.press("Enter");
  await expect(menu).toHaveAttribute("aria-busy", "true");
  await page.keyboard.press("Tab");
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  lacher();
  await expect(connexion).toBeVisible();
  await expect(menu).not.toHaveAttribute("aria-busy");
  await menu.focus();
  await page.keyboard.press("Tab");
  await expect(champ(page, "Pseudo ou adresse mail")).toBeFocused();
});

test("a pseudo already taken: told under its field, the rest stays, by keyboard alone", async ({
  page,
}) => {
  await page.goto("/inscription");
  const { keyboard } = page;
  await champ(page, "Pseudo").focus();
  await keyboard.type("LEA75");
  await keyboard.press("Tab");
  await keyboard.type("tom@exemple.fr");
  await keyboard.press("Tab");
  await keyboard.type(MOT);
  // Tab passes the button that shows the password, the second field, its button, then the terms
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.type(MOT);
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  await expect(cgu(page)).toBeChecked();
  // Tab passes the two links of the terms
  for (let n = 0; n < 3; n++) await keyboard.press("Tab");
  await expect(robot(page)).toBeFocused();
  await keyboard.press("Space");
  await expect(robot(page)).toBeChecked();
  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await expect(
    page.getByRole("article").getByText("Ce pseudo est déjà pris. Choisissez-en un autre."),
  ).toBeVisible();
  await expect(champ(page, "Pseudo")).toBeFocused();
  await expect(champ(page, "Adresse mail")).toHaveValue("tom@exemple.fr");
  await expect(champ(page, "Mot de passe")).toHaveValue(MOT);
  await keyboard.type("Tom");
  await keyboard.press("Enter");
  await expect(page).toHaveURL("/");
  await page.goto(await attendreDernierLienDeMail(serveur.donnees, "tom@exemple.fr", "/confirm"));
  await bouton(page, "Confirmer mon adresse").click();
  await expect(titre(page, "À la vôtre")).toBeVisible();
});

test("forgotten password: link, new one, the old one refused, the link serves once", async ({
  page,
}) => {
  await page.goto("/reset-password");
  await verifier(page, "/reset-password");
  await champ(page, "Adresse mail").fill("lea75@");
  await bouton(page, "Recevoir le lien").click();
  await expect(page.getByText(PHRASES_COMPTE.mail)).toBeVisible();
  await champ(page, "Adresse mail").fill("lea75@exemple.fr");
  await bouton(page, "Recevoir le lien").click();
  await expect(titre(page, "Regardez votre courrier")).toBeVisible();
  await expect(
    page
      .getByRole("article")
      .getByText("Si l'adresse mail est correcte, alors un mail a été envoyé."),
  ).toBeVisible();
  await expect(page.getByText(/^Pas reçu/)).toBeVisible();
  await verifier(page, "/reset-password, sent");

  const lien = await attendreDernierLienDeMail(
    serveur.donnees,
    "lea75@exemple.fr",
    "/new-password",
  );
  await page.goto(lien);
  await expect(bouton(page, "Enregistrer")).toBeDisabled();
  await champ(page, "Nouveau mot de passe").fill(AUTRE_MOT);
  await expect(bouton(page, "Enregistrer")).toBeDisabled();
  await champ(page, "Encore une fois").fill(MOT);
  await bouton(page, "Enregistrer").click();
  await expect(page.getByText(PHRASES_COMPTE.confirmation)).toBeVisible();
  await verifier(page, "/new-password");
  await champ(page, "Encore une fois").fill(AUTRE_MOT);
  await bouton(page, "Enregistrer").click();
  await expect(page.getByText("Le mot de passe a bien été réinitialisé")).toBeVisible();
  await expect(page).toHaveURL("/");

  await page.goto(lien);
  await champ(page, "Nouveau mot de passe").fill(MOT);
  await champ(page, "Encore une fois").fill(MOT);
  await bouton(page, "Enregistrer").click();
  await expect(titre(page, "Token invalide")).toBeVisible();
  await expect(page.getByRole("link", { name: "Demander un autre lien" })).toBeVisible();
  await verifier(page, "/new-password, used link");

  expect(await connecter(page, "lea75", MOT)).toBe(401);
  expect(await connecter(page, "lea75", AUTRE_MOT)).toBe(200);
  await page.goto(lien);
  await expect(page).toHaveURL("/");
});

test("a new address: confirmed by its link, then taken back from the old one", async ({ page }) => {
  await inscrire(serveur, "Nadia");
  expect(await connecter(page, "nadia", MOT)).toBe(200);
  const nouvelle = "nadia.bis@exemple.fr";
  expect((await demander(page, "PUT", "/mail", { mail: nouvelle, password: MOT })).status()).toBe(
    200,
  );
  await page.goto(await attendreDernierLienDeMail(serveur.donnees, nouvelle, "/confirm"));
  await bouton(page, "Confirmer mon adresse").click();
  await expect(page.getByText("Votre adresse est changée.")).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await connecter(page, nouvelle, MOT)).toBe(200);

  const annulation = await attendreDernierLienDeMail(
    serveur.donnees,
    "nadia@exemple.fr",
    "/cancel-mail",
  );
  await page.goto(annulation);
  await expect(titre(page, "Annuler le changement d’adresse")).toBeVisible();
  await verifier(page, "/cancel-mail");
  // opening the page must not change anything
  expect(await connecter(page, nouvelle, MOT)).toBe(200);
  await bouton(page, "Annuler le changement d’adresse").click();
  await expect(
    page.getByText("Le changement d’adresse est annulé. Pensez à changer votre mot de passe."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Changer mon mot de passe" })).toBeVisible();
  await expect(bouton(page, "Se connecter")).toBeVisible();
  expect(await connecter(page, nouvelle, MOT)).toBe(401);
  expect(await connecter(page, "nadia@exemple.fr", MOT)).toBe(200);
  await page.goto(annulation);
  await bouton(page, "Annuler le changement d’adresse").click();
  await expect(titre(page, "Token invalide")).toBeVisible();
});

test("deletion: a last question, then nothing is left", async ({ page }) => {
  await inscrire(serveur, "Hector");
  expect(await connecter(page, "hector", MOT)).toBe(200);
  expect((await demander(page, "POST", "/ask-delete")).status()).toBe(200);
  await page.goto(await attendreDernierLienDeMail(serveur.donnees, "hector@exemple.fr", "/delete"));
  await expect(page.getByText("Ce qui sera supprimé")).toBeVisible();
  await expect(page.getByRole("link", { name: "Garder mon compte" })).toBeVisible();
  await verifier(page, "/delete");
  await bouton(page, "Supprimer définitivement").click();
  await expect(page.getByText("Votre compte a bien été supprimé")).toBeVisible();
  await expect(bouton(page, "Se connecter")).toBeVisible();
  await verifier(page, "/delete, done");
  await bouton(page, "Revenir à l’accueil").click();
  await expect(page).toHaveURL("/");
  expect(await connecter(page, "hector", MOT)).toBe(401);
});

test("links that are worth nothing say so, with a way on", async ({ page }) => {
  for (const chemin of ["/confirm", "/new-password", "/delete", "/cancel-mail"]) {
    await page.goto(chemin);
    await expect(titre(page, "Token invalide"), chemin).toBeVisible();
  }
  await page.goto(`/confirm?token=${"a".repeat(43)}`);
  await verifier(page, "/confirm");
  await bouton(page, "Confirmer mon adresse").click();
  await expect(titre(page, "Token invalide")).toBeVisible();
  await verifier(page, "/confirm, unknown link");
  await page.route("**/api/confirme", (route) =>
    route.fulfill({ status: 500, json: { message: "Une erreur s’est produite sur le serveur." } }),
  );
  await page.reload();
  await bouton(page, "Confirmer mon adresse").click();
  await expect(
    page.getByText("Une erreur s'est produite, contactez nous pour la résoudre."),
  ).toBeVisible();
  // a server without a contact address shows no link
  await expect(page.getByRole("link", { name: "contactez nous" })).toHaveCount(0);
  await page.unroute("**/api/confirme");
  await bouton(page, "Réessayer").click();
  await expect(titre(page, "Token invalide")).toBeVisible();
});
