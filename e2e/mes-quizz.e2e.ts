/**
 * One's own quizzes: plateforme §2 "Quiz list pages", "Mes quizz"; their order is sent when the page is left, and never
 * lost.
 */
import type { Page } from "@playwright/test";
import { reponseMesQuizz } from "#contracts/quizz.ts";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "mes-quizz" });

const TITRES = ["Fromages", "Coloc", "Dessins animés", "Mythes grecs"] as const;
let numero = 0;

/** Opens the list of a new author, with these quizzes in this order. */
async function ouvrir(page: Page, serveur: Serveur, titres: readonly string[] = TITRES) {
  const pseudo = `Auteur${String((numero += 1))}`;
  const compte = await inscrire(serveur, pseudo);
  const ids = titres.map((title) => ecrireQuizz(serveur, compte, { title }));
  await seConnecter(page, pseudo);
  await page.goto("/quizz");
  return { pseudo, compte, ids };
}
const lignes = (page: Page) => page.getByRole("table").getByRole("rowheader").getByRole("link");
const titres = (page: Page) =>
  page.getByRole("table").getByRole("rowheader").locator("a:first-child");
const ordreDuServeur = async (page: Page) =>
  reponseMesQuizz
    .parse(await (await page.request.get("/api/user/quizz?includeEmpty=true")).json())
    .quizz.map(({ title }) => title);
const change = (page: Page) => page.getByText("Ordre changé");
const poignee = (page: Page, titre: string) =>
  page.getByRole("button", { name: `Déplacer ${titre}` });

test("five tabs, the own list first; search, what is said of each, and the way back to it", async ({
  page,
  serveur,
}) => {
  const { compte } = await ouvrir(page, serveur);
  ecrireQuizz(serveur, compte, {
    title: "Bancal",
    visibilite: "prive",
    questions: [{ ...QUESTION_RIEN, type: "choix", text: "", options: ["A"] }],
  });
  ecrireQuizz(serveur, compte, { title: "Vide", visibilite: "amis", questions: [] });
  await page.reload();
  await expect(page.getByRole("tab")).toHaveText([
    "Mes Quizzs",
    "Officiel",
    "Communautés",
    "Amis",
    "Signet",
  ]);
  await expect(page.getByRole("tab", { name: "Mes Quizzs" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(titres(page)).toHaveText([...TITRES, "Bancal", "Vide"]);
  await expect(page.getByRole("columnheader", { name: "Créateur" })).toBeHidden();
  const ligne = (titre: string) => page.getByRole("row").filter({ hasText: titre });
  await expect(ligne("Vide")).toContainText("Amis, modifié à l’instant, encore sans question");
  await expect(ligne("Bancal")).toContainText("Privé, modifié à l’instant");
  await expect(ligne("Bancal")).toContainText(/\d\s+fautes?/);
  await expect(ligne("Fromages")).not.toContainText("faute");

  const recherche = page.getByRole("combobox");
  await recherche.fill("mythe");
  await expect(titres(page)).toHaveCount(6);
  await recherche.press("Enter");
  await expect(titres(page)).toHaveText(["Mythes grecs"]);
  // the rows of a search cannot be moved
  await expect(poignee(page, "Mythes grecs")).toBeHidden();
  await expect(page).toHaveURL(/\/quizz\?searchQuery=mythe$/);
  await lignes(page).first().click();
  await expect(page).toHaveURL(/\/quizz\/[\w-]+$/);
  // the header has a link with the same name, so the test waits for the editor's own
  await expect(page.getByRole("textbox", { name: /Titre/ })).toBeVisible();
  await page.getByRole("link", { name: "Mes Quizz" }).filter({ visible: true }).last().click();
  await expect(recherche).toHaveValue("mythe");
  await expect(titres(page)).toHaveText(["Mythes grecs"]);

  await page.goto("/quizz?menu=2&searchQuery=oeil");
  await expect(page.getByRole("columnheader", { name: "Créateur" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Signet" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Ajouter" })).toBeHidden();
  await page.getByRole("link", { name: "Ouvrez l’œil" }).click();
  await expect(page).toHaveURL(/\/quizz-communaute\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(/menu=2&searchQuery=oeil/);
  await expect(titres(page)).toHaveCount(1);
});

test("an empty list, 'Ajouter' with the button and with N, and one deleted after a question", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur, []);
  await expect(page.getByText("Aucun quizz")).toBeVisible();
  await checkAxe(page, "nothing yet");
  const envoye = page.waitForRequest(
    (requete) => requete.method() === "POST" && requete.url().endsWith("/api/quizz"),
  );
  await page.getByRole("status").getByRole("button", { name: "Ajouter" }).click();
  expect((await envoye).postDataJSON()).toEqual({
    title: "Quizz 1",
    langue: "fr",
    envoi: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  await expect(page).toHaveURL(/\/quizz\/[\w-]+$/);
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Quizz 1");
  await page.goBack();
  await expect(titres(page)).toHaveText(["Quizz 1"]);
  await lignes(page).first().focus();
  // a key that is held down counts as one press
  for (let i = 0; i < 5; i += 1) await page.keyboard.down("n");
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Quizz 2");
  await page.keyboard.up("n");
  await page.goBack();
  await expect(titres(page)).toHaveCount(2);
  // a letter typed in a field is not a shortcut
  await page.getByRole("combobox").fill("n");
  await expect(page).toHaveURL(/\/quizz$/);

  await page.getByRole("button", { name: "Supprimer Quizz 1" }).click();
  const dialogue = page.getByRole("dialog");
  await expect(dialogue).toContainText("Quizz 1");
  await checkAxe(page, "delete");
  // N is no shortcut inside a dialogue
  await dialogue.getByRole("button", { name: "Le garder" }).press("n");
  await dialogue.getByRole("button", { name: "Le garder" }).click();
  await expect(page.getByRole("button", { name: "Supprimer Quizz 1" })).toBeFocused();
  await expect(titres(page)).toHaveCount(2);
  await page.getByRole("button", { name: "Supprimer Quizz 1" }).click();
  await dialogue.getByRole("button", { name: "Supprimer" }).click();
  await expect(titres(page)).toHaveText(["Quizz 2"]);
  expect(await ordreDuServeur(page)).toEqual(["Quizz 2"]);
});

test("the last one of a page is deleted: the page before, and the keyboard is not lost", async ({
  page,
  serveur,
}) => {
  const titresDes = Array.from({ length: 51 }, (_, rang) => `Quizz ${String(rang + 1)}`);
  await ouvrir(page, serveur, titresDes);
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(titres(page)).toHaveCount(1);
  const supprimer = page.getByRole("button", { name: /^Supprimer / });
  await supprimer.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Supprimer" }).press("Enter");
  await expect(titres(page)).toHaveCount(50);
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("order by keyboard: kept in the page, put back, sent when one leaves it", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur);
  const premiere = page.getByRole("link", { name: "Fromages" });
  await premiere.focus();
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(titres(page)).toHaveText(["Coloc", "Dessins animés", "Fromages", "Mythes grecs"]);
  await expect(premiere).toBeFocused();
  await expect(page.getByText(/^Fromages\s: place 3 sur 4$/)).toBeAttached();
  await expect(change(page)).toBeVisible();
  await expect(page.getByText("Envoyé quand vous quittez la page.")).toBeVisible();
  expect(await ordreDuServeur(page)).toEqual([...TITRES]);
  await page.getByRole("button", { name: "Remettre comme avant" }).click();
  await expect(titres(page)).toHaveText([...TITRES]);
  await expect(change(page)).toBeHidden();

  await premiere.focus();
  await page.keyboard.press("Alt+ArrowDown");
  // another tab of the page does not count as leaving
  await page.getByRole("tab", { name: "Officiel" }).click();
  await expect(change(page)).toBeVisible();
  await page.getByRole("tab", { name: "Mes Quizzs" }).click();
  await expect(titres(page).first()).toHaveText("Coloc");
  expect(await ordreDuServeur(page)).toEqual([...TITRES]);
  // Enter opens the quizz, which counts as leaving
  await premiere.press("Enter");
  await expect(page).toHaveURL(/\/quizz\/[\w-]+$/);
  const voulu = ["Coloc", "Fromages", "Dessins animés", "Mythes grecs"];
  expect(await ordreDuServeur(page)).toEqual(voulu);
  await page.goBack();
  await expect(titres(page)).toHaveText(voulu);
  await expect(change(page)).toBeHidden();
});

test("order by mouse, and by the four places that a press on the handle offers", async ({
  page,
  serveur,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await ouvrir(page, serveur);
  const [de, a] = await Promise.all([
    poignee(page, "Mythes grecs").boundingBox(),
    poignee(page, "Fromages").boundingBox(),
  ]);
  if (de === null || a === null) throw new Error("no handles");
  await page.mouse.move(de.x + 20, de.y + 20);
  await page.mouse.down();
  await page.mouse.move(a.x + 20, a.y + 30, { steps: 5 });
  await page.mouse.move(a.x + 20, a.y + 2, { steps: 5 });
  await page.mouse.up();
  await expect(titres(page)).toHaveText(["Mythes grecs", "Fromages", "Coloc", "Dessins animés"]);
  // the end of a drag does not count as a press
  const dialogue = page.getByRole("dialog", { name: "Déplacer ce quizz" });
  await expect(dialogue).toBeHidden();
  await poignee(page, "Mythes grecs").click();
  await expect(dialogue).toContainText("place 1 sur 4");
  await checkAxe(page, "places");
  await dialogue.getByRole("button", { name: "Descendre" }).click();
  await expect(dialogue).toContainText("place 2 sur 4");
  await dialogue.getByRole("button", { name: "Tout en bas" }).click();
  await expect(dialogue).toContainText("place 4 sur 4");
  await dialogue.getByRole("button", { name: "C’est bon" }).click();
  await expect(poignee(page, "Mythes grecs")).toBeFocused();
  await expect(titres(page)).toHaveText([...TITRES]);
  await expect(change(page)).toBeHidden();
});

test("order by touch on a phone", async ({ browser, serveur }) => {
  const contexte = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await contexte.newPage();
  await ouvrir(page, serveur);
  await expect(titres(page)).toHaveText([...TITRES]);
  const doigt = await contexte.newCDPSession(page);
  const milieu = async (titre: string) => {
    const boite = await poignee(page, titre).boundingBox();
    if (boite === null) throw new Error(`no handle: ${titre}`);
    expect(Math.min(boite.width, boite.height)).toBeGreaterThanOrEqual(48);
    return { x: boite.x + boite.width / 2, y: boite.y + boite.height / 2 };
  };
  const [depart, arrivee] = [await milieu("Fromages"), await milieu("Mythes grecs")];
  await doigt.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [depart] });
  for (const part of [0.25, 0.5, 0.75, 1, 1.1])
    await doigt.send("Input.dispatchTouchEvent", {
      type: "touchMove",
      touchPoints: [{ x: depart.x, y: depart.y + (arrivee.y - depart.y) * part }],
    });
  await doigt.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(titres(page)).toHaveText(["Coloc", "Dessins animés", "Mythes grecs", "Fromages"]);
  await expect(change(page)).toBeVisible();
  // closing the browser tab sends the order too
  await page.close({ runBeforeUnload: true });
  const retour = await contexte.newPage();
  await expect
    .poll(() => ordreDuServeur(retour))
    .toEqual(["Coloc", "Dessins animés", "Mythes grecs", "Fromages"]);
  await retour.goto("/quizz");
  await expect(titres(retour).first()).toHaveText("Coloc");
  await expect(change(retour)).toBeHidden();
});

test("a server that does not answer: it is said, and the order leaves at the next visit", async ({
  page,
  serveur,
}) => {
  await ouvrir(page, serveur);
  const ranger = "**/api/user/quizz";
  await page.route(ranger, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Coloc" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  await expect(page.getByText("L’ordre de vos quizz n’a pas pu être envoyé.")).toBeVisible();
  await expect(page).toHaveURL(/\/messagerie/);
  expect(await ordreDuServeur(page)).toEqual([...TITRES]);
  // a closing page tries once more, and a route of the test does not always catch that request
  await page.context().setOffline(true);
  await page.goto("about:blank");
  await page.context().setOffline(false);
  await page.goto("/quizz");
  await expect(change(page)).toBeVisible();
  await page.unroute(ranger);
  const voulu = ["Coloc", "Fromages", "Dessins animés", "Mythes grecs"];
  await expect(titres(page)).toHaveText(voulu);
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  await expect(page).toHaveURL(/\/messagerie/);
  expect(await ordreDuServeur(page)).toEqual(voulu);
});

test("a draft that nobody saved is offered under its title", async ({ page, serveur }) => {
  const { ids } = await ouvrir(page, serveur);
  const [id = ""] = ids;
  await page.route(`**/api/quizz/${id}`, (route) =>
    route.request().method() === "PUT" ? route.abort() : route.continue(),
  );
  await lignes(page).first().click();
  await page.getByLabel("Titre du quizz").fill("Fromages, ou presque");
  await page.getByRole("link", { name: "Messagerie" }).first().click();
  await page.getByRole("button", { name: "Poursuivre" }).click();
  await expect(page).toHaveURL(/\/messagerie/);
  await page.goto("/quizz");
  const reprendre = page.getByRole("link", {
    name: /^Reprendre le brouillon du \d\d\/\d\d\/\d{4}$/,
  });
  await expect(reprendre).toHaveCount(1);
  await expect(page.getByRole("row").filter({ has: reprendre })).toContainText("Fromages");
  await reprendre.click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));
  await expect(page.getByRole("heading", { name: /^Reprendre le brouillon/ })).toBeVisible();
});

test("what was written of a quizz that was deleted elsewhere is kept as a copy, or thrown away", async ({
  page,
  serveur,
}) => {
  const { ids } = await ouvrir(page, serveur);
  const orphelins = page.getByRole("group", { name: "Brouillons" });
  for (const [rang, titre] of [
    [0, "Fromages, ou presque"],
    [1, "Coloc, la suite"],
  ] as const) {
    await page.goto(`/quizz/${ids[rang] ?? ""}`);
    await page.getByLabel("Titre du quizz").fill(titre);
    await expect
      .poll(() => page.evaluate((ecrit) => JSON.stringify(localStorage).includes(ecrit), titre))
      .toBe(true);
    // another device deletes the quizz while this page is closed, which would otherwise save its text
    await page.goto("about:blank");
    await page.request.delete(`/api/quizz/${ids[rang] ?? ""}`);
  }
  await page.goto("/quizz");
  await expect(orphelins.getByRole("heading")).toHaveText([
    "« Coloc, la suite » a été supprimé, ou n’est plus à vous.",
    "« Fromages, ou presque » a été supprimé, ou n’est plus à vous.",
  ]);
  await checkAxe(page, "orphans");
  await orphelins.getByRole("button", { name: "Jeter" }).first().press("Enter");
  await expect(orphelins).toBeFocused();
  await orphelins.getByRole("button", { name: "Garder en copie" }).press("Enter");
  await expect(page).toHaveURL(/\/quizz\/(?!$)[\w-]+$/);
  await expect(page.getByLabel("Titre du quizz")).toHaveValue("Fromages, ou presque");
  await page.goto("/quizz");
  await expect(titres(page)).toHaveText(["Dessins animés", "Mythes grecs", "Fromages, ou presque"]);
  await expect(orphelins.getByRole("heading")).toHaveCount(0);
});

test("at every width: nothing wider than the screen, nothing that axe would not pass", async ({
  page,
  serveur,
}) => {
  const { compte } = await ouvrir(page, serveur);
  ecrireQuizz(serveur, compte, {
    title: "Anticonstitutionnellementhexakosioihexekontahexaphobiquement",
    tags: ["Jeux vidéo", "Pop Culture", "Géographie", "Nourriture"],
    questions: [{ ...QUESTION_RIEN, type: "choix", text: "", options: ["A"] }],
  });
  await page.reload();
  await page.getByRole("link", { name: "Coloc" }).focus();
  await page.keyboard.press("Alt+ArrowUp");
  for (const width of [1440, 1280, 1024, 768, 390, 320]) {
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await expect(change(page)).toBeVisible();
    await checkOverflow(page, String(width));
    if (width === 1280 || width === 320) await checkAxe(page, String(width));
  }
});
