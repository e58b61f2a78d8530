/** A game night in a browser: a host's screen and phones, each in a context of its own, as people would have them. */
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  devices,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";

export interface PageEtSonContexte {
  readonly contexte: BrowserContext;
  readonly page: Page;
}

export const reduceMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "reduce" });
/** Turns animations on for this page. Journeys start with reduced motion, which is faster. */
export const allowMotion = (page: Page): Promise<void> =>
  page.emulateMedia({ reducedMotion: "no-preference" });

const TELEPHONE = devices["Pixel 7"];
const MAJEUR = "J’ai 18 ans ou plus";

async function ouvrir(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions,
): Promise<PageEtSonContexte> {
  // inside a test, the configuration gives the base address
  const base = baseURL === undefined ? {} : { baseURL };
  const contexte = await browser.newContext({ locale: "fr-FR", ...base, ...options });
  return { contexte, page: await contexte.newPage() };
}

/**
 * Presses a button of a page that has just been loaded, until the page hears it: once in some thousand times, a busy
 * browser reports a press done that no page has received. A press that the page hears and does not act on stays a failure.
 */
async function presserJusquAEtreEntendu(bouton: Locator): Promise<void> {
  const page = bouton.page();
  await page.evaluate(() => {
    const entendre = () => (document.documentElement.dataset["entendu"] = "");
    addEventListener("click", entendre, { capture: true, once: true });
  });
  await expect(async () => {
    await bouton.click();
    expect(await page.locator("html[data-entendu]").count()).toBe(1);
  }).toPass();
}

/** The message of a host's screen or a phone while its connection is lost. */
export const messageDeConnexionPerdue = (page: Page): Locator =>
  page.getByText(/^(Connexion perdue|La ligne se rétablit)/);

/** Goes from the counter to the choice of a quizz. */
export const passerLeComptoir = (hote: Page): Promise<void> =>
  hote.getByRole("button", { name: /^(Choisir un|Changer de) quizz$/ }).click();

/** Goes from the counter to the choice of a quizz, and unfolds the settings. */
export async function ouvrirReglages(hote: Page): Promise<void> {
  await passerLeComptoir(hote);
  await hote.getByRole("button", { name: /^Réglages/ }).click();
}

/** Opens a room from the home page, goes past the counter and unfolds the settings; returns the room's code. */
export async function ouvrirRoomJusquAuxReglages(
  browser: Browser,
  baseURL?: string,
): Promise<PageEtSonContexte & { code: string }> {
  const hote = await ouvrir(browser, baseURL, { viewport: { width: 1280, height: 720 } });
  const { page } = hote;
  await page.goto("/");
  await presserJusquAEtreEntendu(page.getByRole("button", { name: MAJEUR }));
  await page
    .getByRole("link", { name: "Créer une room" })
    .or(page.getByRole("button", { name: "Créer une room" }))
    .click();
  await expect(page).toHaveURL(/\/room$/);
  await ouvrirReglages(page);
  await expect(page.getByRole("button", { name: "Lancer", exact: true })).toBeVisible();
  const code = await page.evaluate(() => localStorage.getItem("roomHote") ?? "");
  expect(code).toMatch(/^[0-9A-Z]{6}$/);
  return { ...hote, code };
}

/** Chooses the quizz, and waits until the room has read it, since it cannot be launched before. */
export async function choisirQuizz(hote: Page, titre: string): Promise<void> {
  const choisi = hote.getByRole("contentinfo").getByText(titre);
  // a list that arrives during the press swallows it, so the press is repeated
  await expect(async () => {
    if (await choisi.isVisible()) return;
    await hote.getByText(titre).first().click();
    await expect(choisi).toBeVisible({ timeout: 5_000 });
  }).toPass();
}

/**
 * Joins with the link of the QR code, from a new phone. Its screen has one pixel per CSS pixel, because the seven of a real
 * phone would take a third of the journeys' time.
 */
export async function rejoindre(
  browser: Browser,
  code: string,
  pseudo: string,
  baseURL?: string,
  deviceScaleFactor = 1,
): Promise<PageEtSonContexte> {
  const { defaultBrowserType: _, ...telephone } = TELEPHONE ?? {};
  const ecran = await ouvrir(browser, baseURL, { ...telephone, deviceScaleFactor });
  await entrerDansRoomParLienQr(ecran.page, code, pseudo);
  await expect(ecran.page).toHaveURL(new RegExp(`/jeu/${code}$`));
  return ecran;
}

/** Joins like `rejoindre`, with as many pixels as a real phone, for pictures and counts of frames. */
export const rejoindreEnPixelsReels = (
  browser: Browser,
  code: string,
  pseudo: string,
  baseURL: string,
): Promise<PageEtSonContexte> =>
  rejoindre(browser, code, pseudo, baseURL, TELEPHONE?.deviceScaleFactor);

/** Fills the join dialogue of the QR link, up to 'Confirmer'. */
export async function entrerDansRoomParLienQr(
  page: Page,
  code: string,
  pseudo: string,
): Promise<void> {
  await page.goto(`/?code=${code}`);
  const majeur = page.getByRole("button", { name: MAJEUR });
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  await expect(majeur.or(dialogue).first()).toBeVisible();
  if (await majeur.isVisible()) await presserJusquAEtreEntendu(majeur);
  await expect(dialogue).toBeVisible();
  const champ = dialogue.getByLabel(/pseudo/i);
  if (await champ.isVisible()) await champ.fill(pseudo);
  await expect(dialogue.getByLabel("Code de la room")).toHaveValue(code);
  await dialogue.getByRole("button", { name: "Confirmer" }).click();
}
