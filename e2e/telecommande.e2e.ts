/** Powers of the host during a game: the remote control, a seat, a name, a report. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { allerAUneQuestion, appuyer, boutonReveler } from "./support/steps.ts";
import { fermerMenu, ouvrirGestionDuJoueur, ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  entrerDansRoomParLienQr,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const TITRE = "La langue de Molière";
/** Name of the event that lets the close of a socket through. */
const LAISSER = "test.laisser";

async function lancer(page: Page): Promise<void> {
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
}

/** Goes on, on the host's screen, to the next question with answers. */
async function versUneQuestion(hote: Page): Promise<void> {
  await allerAUneQuestion(hote);
}

test("who is put out with the remote control in hand reads why, and nothing else; the door stays shut", async ({
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const contexte = await browser.newContext({ locale: "fr-FR" });
  const lea = { contexte, page: await contexte.newPage() };
  // on this phone, the state without her arrives long before the reason of the close
  await lea.page.addInitScript((laisser) => {
    const laisse = new Promise((suite) => addEventListener(laisser, suite, { once: true }));
    Object.defineProperty(WebSocket.prototype, "onclose", {
      set(this: WebSocket, entendre: (fin: CloseEvent) => void) {
        this.addEventListener("close", (fin) => void laisse.then(() => entendre(fin)));
      },
    });
  }, LAISSER);
  await entrerDansRoomParLienQr(lea.page, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  await rejoindre(browser, hote.code, "Zoé");
  await lancer(hote.page);
  const dialogue = await ouvrirGestionDuJoueur(hote.page, "Léa");
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  const messages = lea.page.getByRole("status", { name: "Messages" });
  await expect(messages).toContainText("À toi la télécommande");
  await messages.getByText("À toi la télécommande").click();
  await dialogue.getByRole("button", { name: "Gérer Léa", exact: true }).click();
  await dialogue.getByRole("button", { name: "Retirer" }).click();
  await expect(dialogue.getByText("Pas de retour possible")).toBeVisible();
  await dialogue.getByRole("button", { name: "Retirer" }).click();
  await expect(dialogue.getByRole("button", { name: "Gérer Léa" })).toBeHidden();
  await expect(lea.page.getByRole("region", { name: "Télécommande" })).toBeHidden();
  await lea.page.evaluate((laisser) => dispatchEvent(new Event(laisser)), LAISSER);
  await expect(messages).toContainText("Vous avez été kick");
  // the earlier message is replaced at once, and not only after its time
  expect(await messages.innerText()).toBe("Vous avez été kick");
  await entrerDansRoomParLienQr(lea.page, hote.code, "Léa");
  await expect(lea.page.getByRole("dialog").getByText("Vous avez été kick").first()).toBeVisible();
});

test("the remote control: given, it reveals and moves on; given back, it is gone", async ({
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  await lea.page.setViewportSize({ width: 320, height: 568 });
  await lancer(hote.page);
  await versUneQuestion(hote.page);

  const barre = lea.page.getByRole("region", { name: "Télécommande" });
  await expect(barre).toBeHidden();
  const dialogue = await ouvrirGestionDuJoueur(hote.page, "Léa");
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  await expect(dialogue.getByRole("img", { name: "a la télécommande" })).toBeVisible();
  await fermerMenu(hote.page);
  await expect(hote.page.getByRole("contentinfo")).toContainText("Léa");

  // the remote control is below the mat, whose own button is still visible
  const reveler = barre.getByRole("button", { name: "Révéler" });
  await expect(reveler).toBeVisible();
  await expect(barre.getByRole("button", { name: "Passer la question" })).toBeVisible();
  const valider = await lea.page.getByRole("button", { name: "Valider" }).boundingBox();
  const cadre = await barre.boundingBox();
  expect((valider?.y ?? 0) + (valider?.height ?? 0)).toBeLessThanOrEqual(cadre?.y ?? 0);
  expect((cadre?.y ?? 0) + (cadre?.height ?? 0)).toBeLessThanOrEqual(568);

  // few players have answered, so the first press asks for a confirmation
  await appuyer(reveler);
  const quandMeme = barre.getByRole("button", { name: /^Révéler quand même\s\?$/ });
  await expect(quandMeme).toBeVisible();
  await expect(boutonReveler(hote.page)).toBeVisible();
  await appuyer(quandMeme);
  await expect(boutonReveler(hote.page)).toBeHidden();
  const position = hote.page.getByText(/^Question \d+\s*\/\s*\d+$/);
  const avant = await position.innerText();
  await appuyer(barre.getByRole("button", { name: "Suivant" }));
  await expect.poll(() => position.innerText()).not.toBe(avant);

  // a reload keeps the remote control
  await lea.page.reload();
  await expect(barre).toBeVisible();
  await lea.page.getByRole("button", { name: /ouvrir le menu/ }).click();
  await lea.page.getByRole("button", { name: "Rendre la télécommande" }).click();
  await expect(barre).toBeHidden();
  await expect(hote.page.getByRole("contentinfo").getByText("Léa")).toBeHidden();
});

test("a returned stranger gets seat, score and sips back, and keeps the name given by the host", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  await lancer(hote.page);
  await versUneQuestion(hote.page);
  const question = await trouverQuestionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(hote.page)).toBeHidden();

  // sips written by hand are found again after the merge
  let dialogue = await ouvrirVolet(hote.page, /^Joueurs/);
  const compteur = dialogue.getByRole("textbox", { name: "Gorgées de Léa" });
  await compteur.fill("7");
  await compteur.press("Enter");
  await fermerMenu(hote.page);

  await lea.contexte.close();
  // another phone has nothing stored
  const inconnue = await rejoindre(browser, hote.code, "Léna");
  dialogue = await ouvrirVolet(hote.page, /^Joueurs/);
  await expect(dialogue.getByText("absent")).toBeVisible();
  await dialogue.getByRole("button", { name: "Gérer Léna" }).click();
  await dialogue.getByRole("button", { name: "C’est la même personne que…" }).click();
  await expect(dialogue.getByRole("radio", { name: /^Léa/ })).toBeChecked();
  await expect(dialogue.getByText("Ce téléphone reprend la place de")).toBeVisible();
  await dialogue.getByRole("button", { name: "Rendre sa place" }).click();
  await expect(dialogue.getByRole("button", { name: "Gérer Léna" })).toBeHidden();
  await expect(dialogue.getByText("absent")).toBeHidden();
  await expect(compteur).toHaveValue("7");

  const entete = inconnue.page.getByRole("button", { name: /ouvrir le menu/ });
  await expect(entete).toContainText("Léa");
  await expect(entete).toContainText("7");
  const garde = (cle: string) => inconnue.page.evaluate((cle) => localStorage.getItem(cle), cle);
  await expect.poll(() => garde("pseudo")).toBe("Léa");
  await entete.click();
  await expect(inconnue.page.getByRole("dialog")).toContainText("1 bonne réponse");
  await inconnue.page.keyboard.press("Escape");

  // the name given by the host comes back after a reload
  await dialogue.getByRole("button", { name: "Gérer Léa", exact: true }).click();
  await dialogue.getByRole("button", { name: "Renommer" }).click();
  await dialogue.getByLabel("Nouveau pseudo de Léa").fill("Léa la revenante");
  await dialogue.getByRole("button", { name: "Renommer" }).click();
  await expect(entete).toContainText("Léa la revenante");
  await expect.poll(() => garde("pseudo")).toBe("Léa la revenante");
  await inconnue.page.reload();
  await expect(entete).toContainText("Léa la revenante");
  await expect(entete).toContainText("7");
  await expect(dialogue.getByRole("button", { name: "Gérer Léa la revenante" })).toBeVisible();
  await fermerMenu(hote.page);

  // the ardoise lists every line, the latest first, and only this one can be undone
  dialogue = await ouvrirVolet(hote.page, /^L’ardoise/);
  const lignes = dialogue.getByRole("listitem");
  await expect(lignes.first()).toContainText("Léa la revenante");
  await expect(lignes.first()).toContainText("À la main");
  await expect(dialogue.getByText(/^Question n°/).first()).toBeVisible();
  const nombre = await lignes.count();
  await dialogue.getByRole("button", { name: "Annuler la dernière ligne" }).click();
  await expect(lignes).toHaveCount(nombre - 1);
  await expect(entete).not.toContainText("7");
});

test("a report: refused when blank, kept when the server fails, sent unsigned", async ({
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const { page } = hote;
  await rejoindre(browser, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  await lancer(page);
  await versUneQuestion(page);
  const dialogue = await ouvrirVolet(page, /^Signaler/);
  const texte = dialogue.getByRole("textbox", { name: "Ce qui ne va pas" });
  const envoyer = dialogue.getByRole("button", { name: "Envoyer" });
  await expect(dialogue.getByText("personne ne pourra vous répondre")).toBeVisible();
  await texte.fill("   ");
  await envoyer.click();
  await expect(dialogue.getByText("Il faut rentrer un texte avant de l'envoyer")).toBeVisible();
  await texte.fill("e".repeat(800));
  await envoyer.click();
  await expect(dialogue.getByText("Le texte ne doit pas dépasser 800 caractères")).toBeVisible();

  await texte.fill("La bonne réponse n’est pas la bonne.");
  await page.route("**/api/signale-administrateur", (route) =>
    route.fulfill({ status: 503, json: { message: "Le serveur est débordé." } }),
  );
  await dialogue.getByRole("radio", { name: "Aux administrateurs" }).click();
  await dialogue.getByRole("radio", { name: "Réponse fausse" }).click();
  await envoyer.click();
  await expect(dialogue.getByText("Le serveur est débordé.")).toBeVisible();
  await page.keyboard.press("Escape");
  await ouvrirVolet(page, /^Signaler/);
  await expect(texte).toHaveValue("La bonne réponse n’est pas la bonne.");

  await page.unroute("**/api/signale-administrateur");
  await expect(dialogue.getByRole("radio", { name: /^Question n°/ })).toBeChecked();
  await expect(dialogue.getByRole("radio", { name: "Réponse fausse" })).toBeChecked();
  const parti = page.waitForRequest("**/api/signale-administrateur");
  await envoyer.click();
  await expect(page.getByText("Signalement envoyé")).toBeVisible();
  await expect(dialogue).toBeHidden();
  expect((await parti).postDataJSON()).toMatchObject({
    createur: "",
    text: "La bonne réponse n’est pas la bonne.",
    motif: "faux",
    quizzId: expect.stringMatching(/./),
    questionId: expect.stringMatching(/./),
  });
});
