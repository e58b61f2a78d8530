/**
 * The home page before its code is loaded: what is shown, which input is kept, and no movement when the code arrives.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { delayRequests } from "./support/delay-requests.ts";
import { ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";

const MAJEUR = "J’ai 18 ans ou plus";

/** Stores the age and the pseudo of an earlier evening in this browser. */
const revenir = (page: Page, pseudo: string) =>
  page.addInitScript((nom) => {
    localStorage.setItem("majeur", "oui");
    localStorage.setItem("pseudo", nom);
  }, pseudo);

/** Holds back the page's own code, except the script that shows the content of the HTML. */
const retenirLeCode = (page: Page) => delayRequests(page, /\/assets\/(?!avant-)[^/]+\.js$/);

/** Collects silent failures: content that React did not expect, refusals of the content security policy. */
function ecouter(page: Page): readonly string[] {
  const plaintes: string[] = [];
  page.on("pageerror", ({ message }) => plaintes.push(message));
  page.on("console", (dit) => {
    if (dit.type() === "error" || dit.type() === "warning") plaintes.push(dit.text());
  });
  return plaintes;
}

/** Records from the first instant whether an element is ever laid out, and how far the layout shifts. */
const guetter = (page: Page, selecteur: string) =>
  page.addInitScript((cherche) => {
    const vus = { montre: false, glisse: 0 };
    Reflect.set(globalThis, "guet", vus);
    const regarder = () => {
      const element = document.querySelector(cherche);
      if (element !== null && element.getClientRects().length > 0) vus.montre = true;
      requestAnimationFrame(regarder);
    };
    regarder();
    new PerformanceObserver((liste) => {
      for (const entree of liste.getEntries()) {
        const valeur: unknown = Reflect.get(entree, "value");
        if (typeof valeur === "number") vus.glisse += valeur;
      }
    }).observe({ type: "layout-shift", buffered: true });
  }, selecteur);

/** Waits for the fonts: later shifts come from the page's code. */
const poserLesLettres = (page: Page) =>
  page.evaluate(async () => {
    // `ready` resolves too early when no font has been requested yet
    const servies = [...document.fonts].filter(({ family }) => !family.includes("repli"));
    await Promise.all(servies.map(async (police) => police.load()));
    const dessinee = () => new Promise((fait) => requestAnimationFrame(fait));
    await dessinee();
    await dessinee();
    Reflect.set(Reflect.get(globalThis, "guet"), "glisse", 0);
  });

const lireGuet = (page: Page) =>
  page.evaluate((): unknown => JSON.parse(JSON.stringify(Reflect.get(globalThis, "guet"))));

/** Waits for the button of the header, which needs the page's code and the answer of the server. */
const pret = (page: Page) =>
  expect(page.getByRole("button", { name: "Se connecter" })).toBeVisible();

for (const [nom, adresse, titre] of [
  ["the home page", "/", "On ne sert que les adultes"],
  ["the page of a link", "/?code=4kx2p9", "La room 4KX2P9 vous attend"],
] as const) {
  test(`${nom}: a newcomer is asked their age at the first paint, and answers without any code`, async ({
    page,
  }) => {
    const plaintes = ecouter(page);
    const lacher = await retenirLeCode(page);
    await guetter(page, "form");
    await page.goto(adresse, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trinquizz");
    await expect(page.getByRole("heading", { level: 2, name: titre, exact: true })).toBeVisible();
    expect(await page.getByRole("textbox").count()).toBe(0);
    await poserLesLettres(page);
    lacher();
    await pret(page);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(titre);
    expect(await lireGuet(page)).toEqual({ montre: false, glisse: 0 });
    expect(plaintes).toEqual([]);
  });
}

test("the age is answered before the code is there: kept, and the way in is shown", async ({
  page,
}) => {
  const plaintes = ecouter(page);
  const lacher = await retenirLeCode(page);
  await page.goto("/?code=4KX2P9", { waitUntil: "commit" });
  await page.getByRole("button", { name: MAJEUR }).click();
  await expect(page.getByRole("textbox", { name: "Pseudo" })).toBeVisible();
  await expect(page.getByRole("button", { name: MAJEUR })).toBeHidden();
  lacher();
  await expect(page.getByRole("dialog", { name: "Rejoindre la Room" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("majeur"))).toBe("oui");
  expect(plaintes).toEqual([]);
});

test("who has answered never sees the question, and finds their pseudo; nothing moves", async ({
  page,
}) => {
  const plaintes = ecouter(page);
  const lacher = await retenirLeCode(page);
  await revenir(page, "Margaux");
  await guetter(page, "#majorite-titre");
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("textbox", { name: "Pseudo" })).toHaveValue("Margaux");
  await expect(page.getByRole("button", { name: "Rejoindre" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Créer une room" })).toBeVisible();
  expect(await page.getByRole("button", { name: MAJEUR }).count()).toBe(0);
  await poserLesLettres(page);
  lacher();
  await pret(page);
  await expect(page.getByRole("textbox", { name: "Pseudo" })).toHaveValue("Margaux");
  expect(await lireGuet(page)).toEqual({ montre: false, glisse: 0 });
  expect(plaintes).toEqual([]);
});

test("what is typed before the code is there stays, under the same caret, and a press is not lost", async ({
  page,
}) => {
  const lacher = await retenirLeCode(page);
  await revenir(page, "");
  await page.goto("/", { waitUntil: "commit" });
  const champ = page.getByRole("textbox", { name: "Pseudo" });
  await champ.pressSequentially("Margaux");
  lacher();
  await pret(page);
  await expect(champ).toHaveValue("Margaux");
  await expect(champ).toBeFocused();
  await page.keyboard.type(" B");
  await expect(champ).toHaveValue("Margaux B");
  expect(await page.evaluate(() => localStorage.getItem("pseudo"))).toBe("Margaux B");
});

test("'Rejoindre' pressed before the code is there opens the dialogue when it comes", async ({
  page,
}) => {
  const lacher = await retenirLeCode(page);
  await revenir(page, "");
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Rejoindre" }).click();
  await expect(page).toHaveURL(/\/$/);
  lacher();
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  await expect(dialogue.getByText("Rentrez un pseudo.")).toBeVisible();
  await dialogue.getByRole("button", { name: "Annuler" }).click();
  await expect(dialogue).toBeHidden();
});

test("a regular's link shows the dialogue at the first paint, filled in; the page's code moves nothing of it", async ({
  page,
}) => {
  const plaintes = ecouter(page);
  const lacher = await retenirLeCode(page);
  await revenir(page, "Margaux");
  await page.addInitScript(() => localStorage.setItem("sansAlcool", "oui"));
  await guetter(page, "#majorite-titre");
  await page.goto("/?code=4kx2p9", { waitUntil: "commit" });
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  const code = dialogue.getByLabel("Code de la room");
  await expect(code).toHaveValue("4KX2P9");
  await expect(code).toBeFocused();
  await expect(dialogue.getByRole("switch")).toBeChecked();
  await poserLesLettres(page);
  const avant = await dialogue.elementHandle();
  lacher();
  await expect(page.locator("[data-avant]")).toHaveCount(0);
  expect(await dialogue.evaluate((apres, element) => apres === element, avant)).toBe(true);
  await expect(code).toHaveValue("4KX2P9");
  await expect(code).toBeFocused();
  await expect(dialogue.getByRole("switch")).toBeChecked();
  expect(await lireGuet(page)).toEqual({ montre: false, glisse: 0 });
  await dialogue.getByRole("button", { name: "Annuler" }).click();
  await expect(dialogue).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("textbox", { name: "Pseudo" })).toHaveValue("Margaux");
  expect(plaintes).toEqual([]);
});

test("who is of age and has no pseudo yet sees the dialogue of a link at the first paint too", async ({
  page,
}) => {
  const plaintes = ecouter(page);
  const lacher = await retenirLeCode(page);
  await page.addInitScript(() => localStorage.setItem("majeur", "oui"));
  await guetter(page, "#majorite-titre");
  await page.goto("/?code=4kx2p9", { waitUntil: "commit" });
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  const pseudo = dialogue.getByLabel("Pseudo");
  await expect(dialogue.getByLabel("Code de la room")).toHaveValue("4KX2P9");
  await expect(pseudo).toBeFocused();
  await page.keyboard.type("Mar");
  await poserLesLettres(page);
  await expect(page.locator("[data-avant]")).not.toHaveCount(0);
  lacher();
  await expect(page.locator("[data-avant]")).toHaveCount(0);
  await expect(pseudo).toBeFocused();
  await page.keyboard.type("got");
  await expect(pseudo).toHaveValue("Margot");
  await expect(dialogue.getByLabel("Code de la room")).toHaveValue("4KX2P9");
  expect(await lireGuet(page)).toEqual({ montre: false, glisse: 0 });
  await dialogue.getByRole("button", { name: "Annuler" }).click();
  await expect(page.getByRole("textbox", { name: "Pseudo" })).toHaveValue("Margot");
  expect(plaintes).toEqual([]);
});

test("what is changed in the dialogue before the code is there stays", async ({ page }) => {
  const lacher = await retenirLeCode(page);
  await revenir(page, "Margaux");
  await page.goto("/?code=4KX2P9", { waitUntil: "commit" });
  const dialogue = page.getByRole("dialog");
  const code = dialogue.getByLabel("Code de la room");
  await dialogue.getByRole("switch").check();
  await code.focus();
  await page.keyboard.press("Backspace");
  lacher();
  await expect(page.locator("[data-avant]")).toHaveCount(0);
  await expect(dialogue.getByRole("switch")).toBeChecked();
  expect(await page.evaluate(() => localStorage.getItem("sansAlcool"))).toBe("oui");
  await expect(code).toBeFocused();
  await page.keyboard.type("8");
  await expect(code).toHaveValue("4KX2P8");
});

test("'Confirmer' pressed before the code is there leads into the room, with a kept pseudo or a typed one", async ({
  page,
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  for (const garde of ["Margaux", ""]) {
    const lacher = await retenirLeCode(page);
    await revenir(page, garde);
    await page.goto(`/?code=${hote.code}`, { waitUntil: "commit" });
    const dialogue = page.getByRole("dialog");
    if (garde === "") await dialogue.getByLabel("Pseudo").fill("Léa");
    await dialogue.getByRole("button", { name: "Confirmer" }).click();
    await expect(page).toHaveURL(new RegExp(`code=${hote.code}$`));
    lacher();
    await expect(page).toHaveURL(new RegExp(`/jeu/${hote.code}$`));
  }
});

for (const [geste, fermer] of [
  ["Annuler", (page: Page) => page.getByRole("button", { name: "Annuler" }).click()],
  ["the cross", (page: Page) => page.getByRole("button", { name: "Fermer" }).click()],
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
] as const)
  test(`a dialogue that ${geste} closed before the code is there stays closed`, async ({
    page,
  }) => {
    const plaintes = ecouter(page);
    const lacher = await retenirLeCode(page);
    await revenir(page, "Margaux");
    await page.goto("/?code=4KX2P9", { waitUntil: "commit" });
    const dialogue = page.getByRole("dialog");
    await expect(dialogue).toBeVisible();
    await fermer(page);
    await expect(dialogue).toBeHidden();
    await expect(page.getByRole("button", { name: "Rejoindre" })).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    lacher();
    await pret(page);
    await expect(dialogue).toBeHidden();
    // opened with the button, the dialogue asks for a code
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await expect(dialogue.getByLabel("Code de la room")).toHaveValue("");
    await expect(dialogue.getByLabel("Code de la room")).toBeFocused();
    expect(plaintes).toEqual([]);
  });

test("a link preloads what a room needs before any press, the home page does not", async ({
  page,
  browser,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await revenir(page, "Margaux");
  const lues: string[] = [];
  const pourLaRoom = () => new Set(lues.filter((nom) => /^(place|router|jeu-room)$/.test(nom)));
  page.on("request", (requete) => {
    const nom = /\/assets\/([\w-]+)-[\w-]{8}\.js$/.exec(requete.url())?.[1];
    if (nom !== undefined) lues.push(nom);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(pourLaRoom()).toEqual(new Set());
  await page.goto(`/?code=${hote.code}`);
  await expect.poll(pourLaRoom).toEqual(new Set(["place", "router", "jeu-room"]));
  expect(lues).toContain("pages");
  // the room's own files are asked for once the table of pages has come, so it waits for no other file
  for (const apres of ["place", "router"])
    expect(lues.indexOf("pages"), apres).toBeLessThan(lues.indexOf(apres));
  lues.length = 0;
  await page.getByRole("dialog").getByRole("button", { name: "Confirmer" }).click();
  await expect(page).toHaveURL(new RegExp(`/jeu/${hote.code}$`));
  await expect(page.getByRole("button", { name: /ouvrir le menu/ })).toBeVisible();
  expect(pourLaRoom()).toEqual(new Set());
  // the router handles the history, and Back shows the home page without loading it again
  await page.evaluate(() => Reflect.set(globalThis, "meme", true));
  await page.getByRole("button", { name: /ouvrir le menu/ }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /Quitter/ })
    .click();
  await expect(page.getByRole("button", { name: "Rejoindre" })).toBeVisible();
  expect(await page.evaluate((): unknown => Reflect.get(globalThis, "meme"))).toBe(true);
});

test("a page left for another and loaded again goes back to it", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "CGU" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conditions");
  await page.goBack();
  await page.reload();
  await expect(page.getByRole("button", { name: MAJEUR })).toBeVisible();
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conditions");
});

test("without a line, a page that cannot be fetched says so", async ({ page }) => {
  await page.goto("/");
  await pret(page);
  await page.route("**/assets/router-*.js", (route) => route.abort());
  await page.route("**/api/sante", (route) => route.abort());
  await page.getByRole("link", { name: "CGU" }).click();
  await expect(page.getByRole("heading", { name: "Il y a de la casse" })).toBeVisible();
  await page.unroute("**/assets/router-*.js");
  await page.getByRole("button", { name: "Recharger", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Conditions");
});

test("on the smallest phone, nothing of the first paint is out of it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await retenirLeCode(page);
  await page.goto("/?code=4KX2P9", { waitUntil: "commit" });
  await expect(page.getByRole("button", { name: MAJEUR })).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
