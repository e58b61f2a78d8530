/** An administrator writes a card in a new pack, and a room with this pack draws it. plateforme §2 "Admin", §6. */
import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { fichierDeck, IMPREVU_NEUF } from "#contracts/edition-imprevu.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { creerQuestionChoix } from "../game-server/rules/test/quizz.ts";
import { checkAccessibility, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, seConnecter } from "./support/comptes.ts";
import { attendreEtapeVue } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { allerALaCarte } from "./support/mini-jeux.ts";
import type { Serveur } from "./support/server.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";
import { seedForCard } from "./support/seeds.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "admin-imprevus" });

const PAQUET = "Chandeleur";
const TEXTE = "saute une crêpe imaginaire";

const carte = (page: Page) => page.getByRole("textbox", { name: "Texte", exact: true });
const ardoise = (page: Page) => page.frameLocator("iframe[title='Aperçu']");

test("somebody else is sent home; a visitor to /error, where logging in brings back", async ({
  page,
  serveur,
}) => {
  await inscrire(serveur, "Lambda");
  await page.goto("/admin/imprevus");
  await expect(page).toHaveURL(/\/error$/);
  await expect(page.getByText("Connectez-vous pour continuer.")).toBeVisible();
  await seConnecter(page, "Lambda");
  await page.goto("/admin");
  await expect(page.getByText("Vous n'êtes pas autorisé à y accéder.").first()).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test("a card is written by the keyboard in a new pack, and its twenty draws are read before any room", async ({
  page,
  serveur,
}) => {
  await inscrire(serveur, "Chef", { role: "admin" });
  await seConnecter(page, "Chef");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/admin");
  const ampoule = page.getByRole("button", { name: /ampoule/ });
  for (const mode of ["rouge", "normal"] as const) {
    const appel = page.waitForRequest((requete) => requete.url().endsWith(`/api/${mode}`));
    await ampoule.press("Enter");
    await appel;
    await expect(ampoule).toHaveAttribute("aria-pressed", String(mode === "rouge"));
  }
  await checkAccessibility(page, "admin");

  await page.getByRole("link", { name: /^Imprévus/ }).click();
  await page.getByRole("searchbox", { name: "Rechercher un imprévu" }).fill("amnistie");
  await expect(page.getByRole("list", { name: "Imprévus" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("searchbox").fill("");
  const lignes = page.getByRole("list", { name: "Imprévus" }).getByRole("listitem");
  const range = page.waitForResponse(
    (reponse) => reponse.url().endsWith("/api/imprevus") && reponse.request().method() === "PUT",
  );
  await lignes.nth(1).getByRole("link").press("Alt+ArrowUp");
  expect((await range).ok()).toBe(true);
  await expect(lignes.first()).toContainText("Gamble");
  await checkAccessibility(page, "imprévus");
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "imprévus, 320 px");
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole("button", { name: "Ajouter" }).press("Enter");
  await expect(page).toHaveURL(/\/admin\/imprevu\/[^/]+$/);
  await expect(carte(page)).toHaveValue("Nouveau imprevu");
  // the focus is in the text of the new card
  await expect(carte(page)).toBeFocused();
  const { keyboard } = page;
  await carte(page).fill("");
  await carte(page).press("&");
  await expect(page.getByRole("option", { name: "&joueur un nom" })).toBeVisible();
  await keyboard.type("jou");
  await keyboard.press("Enter");
  await keyboard.type(` ${TEXTE} en &couleurs et boit &gorgée.`);
  await expect(carte(page)).toHaveValue(`&joueur ${TEXTE} en &couleurs et boit &gorgée.`);
  await page.getByRole("button", { name: "Mettre &gorgee", exact: true }).press("Enter");
  await expect(ardoise(page).getByText(TEXTE).first()).toBeVisible();
  // a judged card that names nobody shows a warning, but can be saved
  const ecrit = await carte(page).inputValue();
  const personne = page.getByText(/ne nomme personne à juger/);
  await page.getByRole("switch", { name: /^Ovation ou sifflets/ }).press("Space");
  await expect(personne).toBeHidden();
  await carte(page).fill("Tout le monde chante.");
  await expect(personne).toBeVisible();
  await checkOverflow(page, "judged without a name");
  await carte(page).fill(ecrit);
  await expect(personne).toBeHidden();
  await page.getByRole("switch", { name: /^Ovation ou sifflets/ }).press("Space");
  const tirages = page.getByRole("radiogroup", { name: "Vingt tirages" }).getByRole("radio");
  await expect(tirages).toHaveCount(20);
  const avant = await page.getByRole("radiogroup", { name: "Vingt tirages" }).innerText();
  await keyboard.press("F9");
  await expect(page.getByRole("radiogroup", { name: "Vingt tirages" })).not.toHaveText(avant);
  await tirages.first().focus();
  await keyboard.press("ArrowDown");
  await expect(tirages.nth(1)).toBeChecked();

  // each pasted line becomes an item; an empty item is not saved
  await page.getByRole("button", { name: "Ajouter un élément" }).press("Enter");
  await page.evaluate(() => {
    const donnees = new DataTransfer();
    donnees.setData("text/plain", "sucre\nsel\n");
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData: donnees, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole("textbox", { name: "Élément 2" })).toHaveValue("sel");
  await page.getByRole("textbox", { name: "Élément 2" }).press("Enter");
  await page.getByRole("radio", { name: "Doux" }).check();
  await page.getByRole("combobox", { name: "Paquet" }).selectOption("Nouveau paquet…");
  await page.getByRole("textbox", { name: "Nom du paquet" }).fill(PAQUET);
  await keyboard.press("Control+S");
  await expect(page.getByText("Un élément doit être écrit dans la liste.").first()).toBeVisible();
  await page.getByRole("textbox", { name: "Élément 3" }).press("Backspace");
  await expect(page.getByText("modifications non enregistrées")).toBeAttached();
  await keyboard.press("Control+S");
  await expect(page.getByText("modifications non enregistrées")).not.toBeAttached();
  await keyboard.press("Control+Enter");
  await expect(page.getByText("Vous êtes à la fin du quizz")).toBeVisible();
  await checkAccessibility(page, "imprévu");
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "imprévu, 320 px");

  // a refused save holds the page back, and the text is found again as a draft
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route("**/api/imprevu/*", (route) =>
    route.request().method() === "PUT"
      ? route.fulfill({ status: 400, json: { message: "Non." } })
      : route.continue(),
  );
  await carte(page).press("End");
  await keyboard.type(" Olé !");
  await page.getByRole("link", { name: "Retour aux imprévus" }).click();
  await expect(
    page.getByText("L'imprévu ne sera pas sauvegardée, voulez-vous poursuivre ?"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Poursuivre" }).click();
  await page.unroute("**/api/imprevu/*");
  await page.getByRole("link", { name: new RegExp(TEXTE) }).click();
  await page.getByRole("button", { name: "Reprendre" }).click();
  await expect(carte(page)).toHaveValue(/Olé !$/);
  await keyboard.press("Control+Z");
  await expect(carte(page)).not.toHaveValue(/Olé/);

  // another administrator has saved the card meanwhile: both versions are kept, and the copy is deleted
  const chemin = new URL(page.url()).pathname.replace("/admin/", "/api/");
  const lue: object = await (await page.request.get(chemin)).json();
  await page.request.put(chemin, { data: { imprevu: { ...lue, rare: true } } });
  await carte(page).press("End");
  await keyboard.type(" Bis.");
  await keyboard.press("Control+S");
  const adresse = page.url();
  await page.getByRole("button", { name: "Garder les deux" }).click();
  await expect(page).not.toHaveURL(adresse);
  await expect(carte(page)).toHaveValue(/ Bis\.$/);
  await page.getByRole("button", { name: "Supprimer" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page).toHaveURL(adresse);
  await expect(carte(page)).toHaveValue(/et boit &gorgee\.$/);
  await expect(page.getByRole("switch", { name: "Rare" })).toBeChecked();
});

test("a deck goes out as a file, and what is new of one comes in once it was looked at", async ({
  page,
}) => {
  await seConnecter(page, "Chef");
  await page.goto("/admin/imprevus");
  const depart = page.waitForEvent("download");
  await page.getByRole("button", { name: "Exporter" }).click();
  const sorti = fichierDeck.parse(JSON.parse(await readFile(await (await depart).path(), "utf8")));
  expect(sorti.imprevus).toHaveLength(82);
  const neuf = { ...IMPREVU_NEUF, text: "Venu d’un fichier.", paquet: "Ailleurs" };
  const entrer = (contenu: unknown) =>
    page.locator("input[type=file]").setInputFiles({
      name: "imprevus.json",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(contenu)),
    });
  await entrer({ imprevus: [] });
  await expect(page.getByText("Ce fichier n’est pas un jeu d’imprévus")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Fermer" }).last().click();
  await entrer({ ...sorti, imprevus: [...sorti.imprevus, neuf] });
  await expect(page.getByText("82 imprévus sont déjà là")).toBeVisible();
  await page.getByRole("button", { name: /^Importer 1/ }).click();
  await expect(page.getByRole("link", { name: "Venu d’un fichier." })).toBeVisible();
  await page.getByRole("combobox", { name: "Paquet" }).selectOption("Ailleurs");
  await expect(page.getByRole("list", { name: "Imprévus" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: /^Supprimer Venu/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Imprévu supprimé")).toBeVisible();
});

/** Plays a room locale without this pack, up to the step after its first question. */
async function jouer(
  browser: Browser,
  { adresse }: Serveur,
  { title }: Quizz,
  coupe: string,
): Promise<Page> {
  const { page: hote } = await ouvrirRoomJusquAuxReglages(browser, adresse);
  await hote.getByRole("radio", { name: "Local" }).click();
  await hote.getByLabel("Pseudo du joueur").fill("Léa");
  await hote.keyboard.press("Enter");
  await choisirQuizz(hote, title);
  await hote.getByRole("button", { name: /^Choix des imprévus/ }).press("Enter");
  const dialogue = hote.getByRole("dialog", { name: "Choix des imprévus" });
  await dialogue.getByRole("switch", { name: new RegExp(`^${coupe}`) }).press("Space");
  await checkAccessibility(hote, "choix des imprévus");
  await dialogue.getByRole("button", { name: "Valider" }).press("Enter");
  await expect(hote.getByRole("button", { name: /1\spaquet sur 2/ })).toBeVisible();
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerALaCarte(hote);
  return hote;
}

test("a room that has the pack on is dealt its card, one that has it off is not", async ({
  browser,
  serveur,
}) => {
  const auteur = await inscrire(serveur, "Auteur");
  const questions = [creerQuestionChoix(), creerQuestionChoix(), creerQuestionChoix()];
  const id = ecrireQuizz(serveur, auteur, { title: "Trois crêpes", officiel: true, questions });
  const quizz = serveur.depots.quizz.lire(id, auteur);
  if (quizz === null) throw new Error("the quizz is gone");
  // the chance of an imprévu does not depend on the number of cards
  const tablee = { quizz, cartes: [{ _id: "seule" }], joueurs: ["Léa"], locale: true };
  await serveur.regler({ semence: seedForCard(tablee) });
  const avec = await jouer(browser, serveur, quizz, "Maison");
  expect(await attendreEtapeVue(avec)).toBe("imprevu");
  await expect(avec.getByText(TEXTE).first()).toBeVisible();
  const sans = await jouer(browser, serveur, quizz, PAQUET);
  await expect(sans.getByText(TEXTE)).toHaveCount(0);
});
