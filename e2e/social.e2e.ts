/** Friends and messages between two browsers, live; everything by keyboard, on a small phone: plateforme §4, §7, §8. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "./appui/essai.ts";
import { verifier } from "./appui/accessible.ts";
import { inscrire, lier, seConnecter } from "./appui/comptes.ts";

test.use({ base: "social" });
test.beforeAll(async ({ serveur }) => {
  await inscrire(serveur, "Lea", { icon: "ico5" });
  await inscrire(serveur, "Tom", { icon: "ico1", role: "admin", description: "Un\n<b>deux</b>" });
  lier(serveur, await inscrire(serveur, "Zoe"), await inscrire(serveur, "Max", { icon: "ico2" }));
});

/** A browser of one's own, logged in. */
async function chez(browser: Browser, pseudo: string, largeur = 1280): Promise<Page> {
  const contexte = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: largeur, height: largeur > 600 ? 800 : 568 },
    hasTouch: largeur < 600,
  });
  const page = await contexte.newPage();
  await seConnecter(page, pseudo);
  return page;
}

/** The red dot of the header, for whoever hears it. */
const alerte = (page: Page) => page.getByRole("button", { name: "Menu, nouveau message" });
const onglet = (page: Page, nom: string) => page.getByRole("tab", { name: nom });
const ligne = (page: Page, texte: RegExp) => page.getByRole("button", { name: texte });

/** Says that the page was never loaded again since. */
const marquer = (page: Page) => page.evaluate(() => document.body.setAttribute("data-temoin", ""));
const intacte = (page: Page) => expect(page.locator("body[data-temoin]")).toHaveCount(1);

/** Tab until it is there, as somebody without a mouse would. */
async function tabuler(page: Page, nom: RegExp | string): Promise<void> {
  const cible = page.getByRole("button", { name: nom });
  for (let n = 0; n < 40; n++) {
    if (await cible.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${String(nom)}`);
}

test("asked from the profile, seen at once, accepted: friends on both sides", async ({
  browser,
}) => {
  const lea = await chez(browser, "Lea");
  const tom = await chez(browser, "Tom");
  await tom.goto("/profile/Tom");
  await expect(tom.getByRole("link", { name: "Modifier mon profil" })).toBeVisible();
  await expect(tom.getByRole("button", { name: "Ajouter ami" })).toHaveCount(0);
  await lea.goto("/profile/tom");
  await expect(lea.getByRole("heading", { level: 1, name: "Tom" })).toBeVisible();
  await expect(lea.getByText("Administrateur")).toBeVisible();
  await expect(lea.getByText("<b>deux</b>")).toBeVisible();
  await expect(alerte(tom)).toHaveCount(0);
  await Promise.all([marquer(lea), marquer(tom)]);

  await lea.getByRole("button", { name: "Ajouter ami" }).click();
  await expect(lea.getByText("Demande envoyée").first()).toBeVisible();
  await expect(lea.getByRole("button", { name: "Demande envoyée" }).last()).toBeDisabled();
  await expect(alerte(tom)).toBeVisible();
  await intacte(tom);

  await tom.getByRole("navigation", { name: "Principale" }).getByText("Messagerie").click();
  await tom.getByRole("tab", { name: "Boîte de réception" }).press("ArrowLeft");
  await expect(onglet(tom, "Demandes d’amis")).toBeFocused();
  await expect(tom).toHaveURL(/dossier=amis/);
  await expect(tom.getByText("souhaite faire partie de vos amis.")).toBeVisible();
  await tom.getByRole("button", { name: "Accepter la demande de Lea" }).click();
  await expect(tom.getByText("Demande d'ami acceptée")).toBeVisible();
  await expect(tom.getByText("Aucune demande en attente")).toBeVisible();

  await expect(lea.getByRole("button", { name: "Amis", exact: true })).toBeVisible();
  await intacte(lea);

  // ended, once it was asked whether it should, and asked again the other way round
  await lea.mouse.move(0, 0);
  await lea.getByRole("button", { name: "Amis", exact: true }).hover();
  await lea.getByRole("button", { name: "Supprimer ami" }).click();
  const question = lea.getByRole("dialog", { name: "Supprimer ami" });
  await expect(question.getByText("Tom quittera vos amis")).toBeVisible();
  await verifier(lea, "question before a friend is removed");
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

  // with the keyboard the button says what it does; a failure is told in its own words
  await lea.getByRole("link", { name: "Écrire", exact: true }).focus();
  await lea.keyboard.press("Shift+Tab");
  await expect(lea.getByRole("button", { name: "Supprimer ami" })).toBeFocused();
  await verifier(lea, "a friend's profile, wide");
  await lea.route("**/api/amis/**", (route) =>
    route.fulfill({ status: 500, json: { message: "…" } }),
  );
  await lea.keyboard.press("Enter");
  await question.getByRole("button", { name: "Supprimer ami" }).click();
  await expect(lea.getByText("Erreur lors de la suppresion de l'amis")).toBeVisible();
  // too often: the server says when to come back
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

test("a message arrives, is read, answered and deleted, without a reload", async ({ browser }) => {
  const zoe = await chez(browser, "Zoe");
  const max = await chez(browser, "Max");
  await zoe.goto("/profile/Max");
  await max.goto("/profile/Zoe");
  await expect(alerte(zoe)).toHaveCount(0);
  await marquer(zoe);

  await max.getByRole("link", { name: "Écrire", exact: true }).click();
  await expect(max.getByRole("dialog", { name: "Écrire à Zoe" })).toBeVisible();
  await max.getByLabel("Votre message").fill("On trinque vendredi ?\nJ’apporte le comté.");
  await max.getByRole("button", { name: "Envoyer" }).click();
  await expect(max.getByText("Message envoyé")).toBeVisible();
  await onglet(max, "Envoyés").click();
  await expect(ligne(max, /Message à Zoe/)).toBeVisible();

  await expect(alerte(zoe)).toBeVisible();
  await intacte(zoe);
  await zoe.getByRole("navigation", { name: "Principale" }).getByText("Messagerie").click();
  await expect(onglet(zoe, "Boîte de réception 1 à lire")).toBeVisible();
  // a second one, live, in front of her
  await max.getByRole("button", { name: "Nouveau message" }).click();
  await max.getByRole("radio", { name: "Zoe" }).check();
  await max.getByLabel("Votre message").fill("Et le vin.");
  await max.getByRole("button", { name: "Envoyer" }).click();
  await expect(onglet(zoe, "Boîte de réception 2 à lire")).toBeVisible();

  await ligne(zoe, /Non lu.*Et le vin/).click();
  await expect(onglet(zoe, "Boîte de réception 1 à lire")).toBeVisible();
  await ligne(zoe, /On trinque vendredi/).click();
  await expect(zoe.getByRole("heading", { name: "Message de Max" })).toBeFocused();
  await expect(zoe.getByText("On trinque vendredi ?\nJ’apporte le comté.").last()).toBeVisible();
  await expect(onglet(zoe, "Boîte de réception")).toHaveAccessibleName("Boîte de réception");
  await intacte(zoe);
  await verifier(zoe, "list and message side by side");
  await zoe.getByRole("button", { name: "Répondre" }).click();
  await zoe.getByLabel("Votre message").fill("À vendredi.");
  await zoe.getByRole("button", { name: "Envoyer" }).click();
  await expect(zoe.getByText("Message envoyé")).toBeVisible();
  await onglet(max, "Boîte de réception").click();
  await expect(ligne(max, /Non lu.*À vendredi/)).toBeVisible();

  // the whole reading and deleting, by keyboard alone: back to one message, then to none
  await tabuler(zoe, /On trinque vendredi/);
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByRole("heading", { name: "Message de Max" })).toBeFocused();
  await tabuler(zoe, "Supprimer");
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Le garder");
  await zoe.keyboard.press("Tab");
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByText("Message supprimé avec succés")).toBeVisible();
  await expect(ligne(zoe, /Et le vin/)).toBeFocused();
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Supprimer");
  await zoe.keyboard.press("Enter");
  await tabuler(zoe, "Le garder");
  await zoe.keyboard.press("Tab");
  await zoe.keyboard.press("Enter");
  await expect(zoe.getByText("Aucun message")).toBeVisible();
  await intacte(zoe);
  await zoe.reload();
  await expect(zoe.getByText("Aucun message")).toBeVisible();
  await zoe.goto("/profile/Max");
  await expect(zoe.getByRole("button", { name: "Menu", exact: true })).toBeVisible();
  await Promise.all([zoe.context().close(), max.context().close()]);
});

test("what is wrong is said word for word, and nothing typed is lost", async ({ browser }) => {
  const zoe = await chez(browser, "Zoe", 390);
  await zoe.goto("/messagerie");
  const ouvrir = () => zoe.getByRole("button", { name: "Nouveau message" }).click();
  const envoyer = () => zoe.getByRole("button", { name: "Envoyer" }).click();
  const texte = zoe.getByLabel("Votre message");
  await ouvrir();
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
  await ligne(zoe, /Gardé, même fermé/).click();
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

test("axe and 320 px: both pages, filled and empty", async ({ browser, serveur }) => {
  const { comptes, social } = serveur.depots;
  const nadia = await inscrire(serveur, "Nadia", { icon: "ico3" });
  await inscrire(serveur, "Seul");
  for (let n = 0; n < 10; n++)
    lier(serveur, nadia, await inscrire(serveur, `WWWWWWWWWWWWWWWWWWW${String(n)}`));
  const de = (n: number) => comptes.parPseudo(`WWWWWWWWWWWWWWWWWWW${String(n % 10)}`)?._id ?? "";
  for (let n = 0; n < 30; n++) social.ecrire(de(n), nadia, `${"Long".repeat(40)}\n\nEt la suite.`);
  for (const { _id } of social.lister(nadia, "recus").slice(0, 15)) social.lire(nadia, _id);
  social.ecrire(null, nadia, "La réponse est fausse.");
  for (const pseudo of ["Tom", "Seul"])
    social.demander(comptes.parPseudo(pseudo)?._id ?? "", nadia);
  const page = await chez(browser, "Nadia", 320);
  await page.goto("/messagerie");
  await verifier(page, "inbox");
  await ligne(page, /Message de Trinquizz/).click();
  await expect(page.getByText("on ne peut pas y répondre")).toBeVisible();
  await expect(page.getByRole("button", { name: "Répondre" })).toHaveCount(0);
  await verifier(page, "report");
  await page.getByRole("button", { name: "Boîte de réception", exact: true }).click();
  await expect(ligne(page, /Message de Trinquizz/)).toBeFocused();
  const loin = ligne(page, /Message de WWWWWWWWWWWWWWWWWWW3/).last();
  await page.route("**/api/lu", (route) => route.abort());
  await ligne(page, /Non lu. Message de W/)
    .last()
    .click();
  await expect(page.getByText("Erreur lors de l'ouverture du message")).toBeVisible();
  await page.unroute("**/api/lu");
  await page.goBack();
  await loin.click();
  await verifier(page, "message");
  await page.goBack();
  await expect(loin).toBeFocused();
  await expect(loin).toBeInViewport();
  await page.getByRole("button", { name: "Nouveau message" }).click();
  await page.getByRole("button", { name: "Envoyer" }).click();
  await verifier(page, "new message");
  await page.keyboard.press("Escape");
  await page.goto("/messagerie?dossier=amis");
  await verifier(page, "requests");
  await page.getByRole("button", { name: "Trouver quelqu’un" }).click();
  await page.getByLabel("Son pseudo").fill("to");
  await verifier(page, "search");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile\/Tom$/);
  await verifier(page, "profile");
  await page.goto("/profile/Nadia");
  await verifier(page, "own profile");
  await page.goto("/profile/WWWWWWWWWWWWWWWWWWW1");
  await verifier(page, "a friend's profile");
  // a finger has not seen what the button would do: it is asked
  await page.getByRole("button", { name: "Amis", exact: true }).tap();
  await expect(page.getByRole("dialog", { name: "Supprimer ami ?" })).toBeVisible();
  await verifier(page, "a friend, about to leave");
  await page.getByRole("button", { name: "Rester amis" }).tap();
  await expect(page.getByRole("button", { name: "Amis", exact: true })).toBeVisible();
  await page.context().close();

  const seul = await chez(browser, "Seul", 320);
  for (const dossier of ["amis", "recus", "envoyes"]) {
    await seul.goto(`/messagerie?dossier=${dossier}`);
    await verifier(seul, `${dossier}, empty`);
  }
  await seul.getByRole("button", { name: "Nouveau message" }).click();
  await verifier(seul, "new message, no friend");
  await seul.goto("/profile/Personne");
  await verifier(seul, "nobody");
  await seul.context().close();
  const viewport = { width: 320, height: 568 };
  const dehors = await browser.newContext({ viewport });
  const visiteur = await dehors.newPage();
  await visiteur.goto("/profile/Tom");
  await expect(visiteur.getByRole("link", { name: "créez un compte" })).toBeVisible();
  await verifier(visiteur, "profile, visitor");
  await dehors.close();
});

test("a folder of 240 messages: the rest on demand, one further down by its address", async ({
  browser,
  serveur,
}) => {
  const { social } = serveur.depots;
  const [ines, paul] = [await inscrire(serveur, "Ines"), await inscrire(serveur, "Paul")];
  lier(serveur, ines, paul);
  for (let n = 1; n <= 240; n++) social.ecrire(paul, ines, `\u202EMessage ${String(n)}`);
  const page = await chez(browser, "Ines");
  await page.goto("/messagerie");
  const lignes = page.getByRole("button", { name: /^Non lu\. Message de Paul/ });
  await expect(lignes).toHaveCount(100);
  await expect(onglet(page, "Boîte de réception")).toContainText("240");
  // what turns its own text around leaves ours alone
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
