/**
 * Friends, and the pages of friends and messages on a small phone and with a screen reader: plateforme §4, §7, §8.
 */
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
// messagerie.e2e.ts uses other people in the same database
test.use({ base: "social" });
test.beforeAll(async ({ serveur }) => {
  await inscrire(serveur, "Lea", { icon: "ico5" });
  await inscrire(serveur, "Tom", { icon: "ico1", role: "admin", description: "Un\n<b>deux</b>" });
});

test("asked from the profile, seen at once, accepted: friends on both sides", async ({
  browser,
}) => {
  const lea = await ouvrirPageConnectee(browser, "Lea");
  const tom = await ouvrirPageConnectee(browser, "Tom");
  await tom.goto("/profile/Tom");
  await expect(tom.getByRole("link", { name: "Modifier mon profil" })).toBeVisible();
  await expect(tom.getByRole("button", { name: "Ajouter ami" })).toHaveCount(0);
  await lea.goto("/profile/tom");
  await expect(lea.getByRole("heading", { level: 1, name: "Tom" })).toBeVisible();
  await expect(lea.getByText("Administrateur")).toBeVisible();
  await expect(lea.getByText("<b>deux</b>")).toBeVisible();
  await expect(boutonMenuAvecNouveauMessage(tom)).toHaveCount(0);
  await Promise.all([
    marquerPagePourDetecterRechargement(lea),
    marquerPagePourDetecterRechargement(tom),
  ]);

  await lea.getByRole("button", { name: "Ajouter ami" }).click();
  await expect(lea.getByText("Demande envoyée").first()).toBeVisible();
  await expect(lea.getByRole("button", { name: "Demande envoyée" }).last()).toBeDisabled();
  await expect(boutonMenuAvecNouveauMessage(tom)).toBeVisible();
  await checkPageNeverReloaded(tom);

  await tom.getByRole("navigation", { name: "Principale" }).getByText("Messagerie").click();
  await tom.getByRole("tab", { name: "Boîte de réception" }).press("ArrowLeft");
  await expect(onglet(tom, "Demandes d’amis")).toBeFocused();
  await expect(tom).toHaveURL(/dossier=amis/);
  await expect(tom.getByText("souhaite faire partie de vos amis.")).toBeVisible();
  await tom.getByRole("button", { name: "Accepter la demande de Lea" }).click();
  await expect(tom.getByText("Demande d'ami acceptée")).toBeVisible();
  await expect(tom.getByText("Aucune demande en attente")).toBeVisible();

  await expect(lea.getByRole("button", { name: "Amis", exact: true })).toBeVisible();
  await checkPageNeverReloaded(lea);

  // the friendship ends after a confirmation, and is requested again by the other side
  await lea.mouse.move(0, 0);
  await lea.getByRole("button", { name: "Amis", exact: true }).hover();
  await lea.getByRole("button", { name: "Supprimer ami" }).click();
  const question = lea.getByRole("dialog", { name: "Supprimer ami" });
  await expect(question.getByText("Tom quittera vos amis")).toBeVisible();
  await checkAccessibility(lea, "question before a friend is removed");
  await question.getByRole("button", { name: "Rester amis" }).click();
  await expect(question).toBeHidden();
  await expect(tom.getByRole("tab", { name: "Demandes d’amis" })).toBeVisible();
  await lea.getByRole("button", { name: /^(Amis|Supprimer ami)$/ }).click();
  await question.getByRole("button", { name: "Supprimer ami" }).click();
  await expect(lea.getByText("Ami supprimé")).toBeVisible();
  await tom.goto("/profile/Lea");
  await tom.getByRole("button", { name: "Ajouter ami" }).click();
  await lea.getByRole("button", { name: "Accepter demande" }).click();
  await expect(lea.getByText("Demande d'ami acceptée")).toBeVisible();
  await expect(tom.getByRole("button", { name: "Amis", exact: true })).toBeVisible();

  // with the keyboard, the button shows its effect; a failure has its own message
  await lea.getByRole("link", { name: "Écrire", exact: true }).focus();
  await lea.keyboard.press("Shift+Tab");
  await expect(lea.getByRole("button", { name: "Supprimer ami" })).toBeFocused();
  await checkAccessibility(lea, "a friend's profile, wide");
  await lea.route("**/api/amis/**", (route) =>
    route.fulfill({ status: 500, json: { message: "…" } }),
  );
  await lea.keyboard.press("Enter");
  await question.getByRole("button", { name: "Supprimer ami" }).click();
  await expect(lea.getByText("Erreur lors de la suppresion de l'amis")).toBeVisible();
  // the server refuses too many requests, and tells when to come back
  await lea.route("**/api/amis/**", (route) =>
    route.fulfill({
      status: 429,
      json: { message: "Trop de demandes. Réessayez dans une minute." },
    }),
  );
  await lea.getByRole("button", { name: /^(Amis|Supprimer ami)$/ }).click();
  await question.getByRole("button", { name: "Supprimer ami" }).click();
  await expect(lea.getByText("Trop de demandes. Réessayez dans une minute.")).toBeVisible();
  await Promise.all([lea.context().close(), tom.context().close()]);
});

test("axe and 320 px: both pages, filled and empty", async ({ browser, serveur }) => {
  const { comptes, social } = serveur.depots;
  const nadia = await inscrire(serveur, "Nadia", { icon: "ico3" });
  await inscrire(serveur, "Seul");
  for (let n = 0; n < 10; n++)
    rendreAmis(serveur, nadia, await inscrire(serveur, `WWWWWWWWWWWWWWWWWWW${String(n)}`));
  const de = (n: number) => comptes.parPseudo(`WWWWWWWWWWWWWWWWWWW${String(n % 10)}`)?._id ?? "";
  for (let n = 0; n < 30; n++) social.ecrire(de(n), nadia, `${"Long".repeat(40)}\n\nEt la suite.`);
  for (const { _id } of social.lister(nadia, "recus").slice(0, 15)) social.lire(nadia, _id);
  social.ecrire(null, nadia, "La réponse est fausse.");
  for (const pseudo of ["Tom", "Seul"])
    social.demander(comptes.parPseudo(pseudo)?._id ?? "", nadia);
  const page = await ouvrirPageConnectee(browser, "Nadia", 320);
  await page.goto("/messagerie");
  await checkAccessibility(page, "inbox");
  await ligneDeMessage(page, /Message de Trinquizz/).click();
  await expect(page.getByText("on ne peut pas y répondre")).toBeVisible();
  await expect(page.getByRole("button", { name: "Répondre" })).toHaveCount(0);
  await checkAccessibility(page, "report");
  await page.getByRole("button", { name: "Boîte de réception", exact: true }).click();
  await expect(ligneDeMessage(page, /Message de Trinquizz/)).toBeFocused();
  const loin = ligneDeMessage(page, /Message de WWWWWWWWWWWWWWWWWWW3/).last();
  await page.route("**/api/lu", (route) => route.abort());
  await ligneDeMessage(page, /Non lu. Message de W/)
    .last()
    .click();
  await expect(page.getByText("Erreur lors de l'ouverture du message")).toBeVisible();
  await page.unroute("**/api/lu");
  await page.goBack();
  await loin.click();
  await checkAccessibility(page, "message");
  await page.goBack();
  await expect(loin).toBeFocused();
  await expect(loin).toBeInViewport();
  await page.getByRole("button", { name: "Nouveau message" }).click();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await checkAccessibility(page, "new message");
  await page.keyboard.press("Escape");
  await page.goto("/messagerie?dossier=amis");
  await checkAccessibility(page, "requests");
  await page.getByRole("button", { name: "Trouver quelqu’un" }).click();
  await page.getByLabel("Son pseudo").fill("to");
  await checkAccessibility(page, "search");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile\/Tom$/);
  await checkAccessibility(page, "profile");
  await page.goto("/profile/Nadia");
  await checkAccessibility(page, "own profile");
  await page.goto("/profile/WWWWWWWWWWWWWWWWWWW1");
  await checkAccessibility(page, "a friend's profile");
  // a finger cannot hover to see the effect of the button, so a dialogue asks
  await page.getByRole("button", { name: "Amis", exact: true }).tap();
  await expect(page.getByRole("dialog", { name: "Supprimer ami ?" })).toBeVisible();
  await checkAccessibility(page, "a friend, about to leave");
  await page.getByRole("button", { name: "Rester amis" }).tap();
  await expect(page.getByRole("button", { name: "Amis", exact: true })).toBeVisible();
  await page.context().close();

  const seul = await ouvrirPageConnectee(browser, "Seul", 320);
  for (const dossier of ["amis", "recus", "envoyes"]) {
    await seul.goto(`/messagerie?dossier=${dossier}`);
    await checkAccessibility(seul, `${dossier}, empty`);
  }
  await seul.getByRole("button", { name: "Nouveau message" }).click();
  await checkAccessibility(seul, "new message, no friend");
  await seul.goto("/profile/Personne");
  await checkAccessibility(seul, "nobody");
  await seul.context().close();
  const viewport = { width: 320, height: 568 };
  const dehors = await browser.newContext({ viewport });
  const visiteur = await dehors.newPage();
  await visiteur.goto("/profile/Tom");
  await expect(visiteur.getByRole("link", { name: "créez un compte" })).toBeVisible();
  await checkAccessibility(visiteur, "profile, visitor");
  await dehors.close();
});
