/**
 * Messages between two browsers, without reloading; reading and deleting with the keyboard: plateforme §4, §7, §8.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { inscrire, rendreAmis } from "./support/comptes.ts";
import {
  boutonMenuAvecNouveauMessage,
  ouvrirPageConnectee,
  checkPageNeverReloaded,
  ligneDeMessage,
  marquerPagePourDetecterRechargement,
  onglet,
} from "./support/social.ts";

test.describe.configure({ mode: "default" });
// social.e2e.ts uses other people in the same database
test.use({ base: "social" });
test.beforeAll(async ({ serveur }) => {
  rendreAmis(
    serveur,
    await inscrire(serveur, "Zoe"),
    await inscrire(serveur, "Max", { icon: "ico2" }),
  );
});

/** Presses Tab until the button has the focus. */
async function tabuler(page: Page, nom: RegExp | string): Promise<void> {
  const cible = page.getByRole("button", { name: nom });
  for (let n = 0; n < 40; n++) {
    if (await cible.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${String(nom)}`);
}

test("a message arrives, is read, answered and deleted, without a reload", async ({ browser }) => {
  const zoe = await ouvrirPageConnectee(browser, "Zoe");
  const max = await ouvrirPageConnectee(browser, "Max");
  await zoe.goto("/profile/Max");
  await max.goto("/profile/Zoe");
  await expect(boutonMenuAvecNouveauMessage(zoe)).toHaveCount(0);
  await marquerPagePourDetecterRechargement(zoe);

  await max.getByRole("link", { name: "Écrire", exact: true }).click();
  await expect(max.getByRole("dialog", { name: "Écrire à Zoe" })).toBeVisible();
  await max.getByLabel("Votre message").fill("On trinque vendredi ?\nJ’apporte le comté.");
  await max.getByRole("button", { name: "Envoyer" }).click();
  await expect(max.getByText("Message envoyé")).toBeVisible();
  await onglet(max, "Envoyés").click();
  await expect(ligneDeMessage(max, /Message à Zoe/)).toBeVisible();

  await expect(boutonMenuAvecNouveauMessage(zoe)).toBeVisible();
  await checkPageNeverReloaded(zoe);
  await zoe.getByRole("navigation", { name: "Principale" }).getByText("Messagerie").click();
  await expect(onglet(zoe, "Boîte de réception 1 à lire")).toBeVisible();
  // a second message arrives while she reads
  await max.getByRole("button", { name: "Nouveau message" }).click();
  await max.getByRole("radio", { name: "Zoe" }).check();
  await max.getByLabel("Votre message").fill("Et le vin.");
  await max.getByRole("button", { name: "Envoyer" }).click();
  await expect(onglet(zoe, "Boîte de réception 2 à lire")).toBeVisible();

  await ligneDeMessage(zoe, /Non lu.*Et le vin/).click();
  await expect(onglet(zoe, "Boîte de réception 1 à lire")).toBeVisible();
  await ligneDeMessage(zoe, /On trinque vendredi/).click();
  await expect(zoe.getByRole("heading", { name: "Message de Max" })).toBeFocused();
  await expect(zoe.getByText("On trinque vendredi ?\nJ’apporte le comté.").last()).toBeVisible();
  await expect(onglet(zoe, "Boîte de réception")).toHaveAccessibleName("Boîte de réception");
  await checkPageNeverReloaded(zoe);
  await checkAccessibility(zoe, "list and message side by side");
  await zoe.getByRole("button", { name: "Répondre" }).click();
  await zoe.getByLabel("Votre message").fill("À vendredi.");
  await zoe.getByRole("button", { name: "Envoyer" }).click();
  await expect(zoe.getByText("Message envoyé")).toBeVisible();
  await onglet(max, "Boîte de réception").click();
  await expect(ligneDeMessage(max, /Non lu.*À vendredi/)).toBeVisible();

  // messages are read and deleted with the keyboard alone, down to one, then to none
  await tabuler(zoe, /On trinque vendredi/);
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByRole("heading", { name: "Message de Max" })).toBeFocused();
  await tabuler(zoe, "Supprimer");
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Le garder");
  await zoe.keyboard.press("Tab");
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByText("Message supprimé avec succés")).toBeVisible();
  await expect(ligneDeMessage(zoe, /Et le vin/)).toBeFocused();
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Supprimer");
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Le garder");
  await zoe.keyboard.press("Tab");
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByText("Aucun message")).toBeVisible();
  await checkPageNeverReloaded(zoe);
  await zoe.reload();
  await expect(zoe.getByText("Aucun message")).toBeVisible();
  await zoe.goto("/profile/Max");
  await expect(zoe.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
  await Promise.all([zoe.context().close(), max.context().close()]);
});

test("what is wrong is said word for word, and nothing typed is lost", async ({ browser }) => {
  const zoe = await ouvrirPageConnectee(browser, "Zoe", 390);
  const amisLisibles = Promise.withResolvers<void>();
  await zoe.route("**/api/myinfo", async (route) => {
    await amisLisibles.promise;
    await route.continue();
  });
  await zoe.goto("/messagerie");
  const ouvrir = () => zoe.getByRole("button", { name: "Nouveau message" }).click();
  const envoyer = () => zoe.getByRole("button", { name: "Envoyer" }).click();
  const texte = zoe.getByLabel("Votre message");
  // sent before the friends are there: focus goes to the field that is
  await ouvrir();
  await envoyer();
  await expect(texte).toBeFocused();
  amisLisibles.resolve();
  await expect(zoe.getByText("Il faut choisir un ami à qui envoyer le message")).toBeVisible();
  await envoyer();
  await expect(zoe.getByText("Il faut choisir un ami à qui envoyer le message")).toBeVisible();
  await expect(zoe.getByText("Il faut rentrer un texte avant de l'envoyer")).toBeVisible();
  await expect(zoe.getByRole("radio", { name: "Max" })).toBeFocused();
  await zoe.keyboard.press("Space");
  await expect(zoe.getByRole("radio", { name: "Max" })).toBeChecked();
  await texte.fill("é".repeat(800));
  await expect(zoe.getByText("1 caractère de trop")).toBeVisible();
  await envoyer();
  await expect(zoe.getByText("Le texte ne doit pas dépasser 800 caractères")).toBeVisible();
  await expect(texte).toBeFocused();
  await expect(zoe.getByText("Le texte ne doit pas dépasser")).toBeInViewport();
  await expect(texte).toHaveValue("é".repeat(800));

  await texte.fill("Gardé, même fermé.");
  await zoe.keyboard.press("Escape");
  await expect(zoe.getByText("Brouillon gardé")).toBeVisible();
  await expect(zoe.getByRole("dialog")).toBeHidden();
  await ouvrir();
  await expect(texte).toHaveValue("Gardé, même fermé.");
  await expect(zoe.getByRole("radio", { name: "Max" })).toBeChecked();
  await zoe.route("**/api/message", (route) => route.abort());
  await envoyer();
  await expect(zoe.getByRole("dialog").getByText(/Le serveur ne répond pas/)).toBeVisible();
  await expect(texte).toHaveValue("Gardé, même fermé.");
  await zoe.unroute("**/api/message");
  await envoyer();
  await expect(zoe.getByText("Message envoyé")).toBeVisible();
  await ouvrir();
  await expect(texte).toHaveValue("");
  await zoe.keyboard.press("Escape");

  await onglet(zoe, "Envoyés").click();
  await ligneDeMessage(zoe, /Gardé, même fermé/).click();
  await zoe.route("**/api/messages/**", (route) =>
    route.fulfill({ status: 500, json: { message: "…" } }),
  );
  await zoe.getByRole("button", { name: "Supprimer" }).click();
  await zoe.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(zoe.getByText("Erreur lors de la suppression du message")).toBeVisible();
  await expect(zoe.getByRole("heading", { name: "Message À Max" })).toBeVisible();

  await zoe.route("**/api/myinfo", (route) =>
    route.fulfill({ status: 500, json: { message: "…" } }),
  );
  await zoe.goto("/messagerie");
  await ouvrir();
  await expect(zoe.getByText("Erreur lors du chargement des amis")).toBeVisible();
  await zoe.goto("/profile/Personne");
  await expect(zoe.getByText("Cet utilisateur n'existe pas.")).toBeVisible();
  await zoe.context().close();
});

test("a folder of 240 messages: the rest on demand, one further down by its address", async ({
  browser,
  serveur,
}) => {
  const { social } = serveur.depots;
  const [ines, paul] = [await inscrire(serveur, "Ines"), await inscrire(serveur, "Paul")];
  rendreAmis(serveur, ines, paul);
  for (let n = 1; n <= 240; n++) social.ecrire(paul, ines, `\u202EMessage ${String(n)}`);
  const page = await ouvrirPageConnectee(browser, "Ines");
  await page.goto("/messagerie");
  const lignes = page.getByRole("button", { name: /^Non lu\. Message de Paul/ });
  await expect(lignes).toHaveCount(100);
  await expect(onglet(page, "Boîte de réception")).toContainText("240");
  // a text that changes its own direction does not change ours
  await expect(page.locator("bdi", { hasText: "Message 240" })).toHaveCount(1);
  const suite = page.getByRole("button", { name: "Voir les plus anciens" });
  await suite.click();
  await expect(lignes).toHaveCount(200);
  await suite.click();
  await expect(lignes).toHaveCount(240);
  await expect(suite).toBeHidden();
  const [plusAncien] = social.lister(ines, "recus", { limit: 1, page: 239 });
  await page.goto(`/messagerie?dossier=recus&message=${plusAncien?._id ?? ""}`);
  await expect(page.getByRole("article").getByText(plusAncien?.text ?? "")).toBeVisible();
  await page.goto("/messagerie?dossier=recus&message=disparu");
  await expect(page).toHaveURL(/dossier=recus$/);
  await page.context().close();
});
