/** The three mini-games, end to end: each on the host's screen and two phones, then without a phone. */
import { type Browser, expect, type Page, test } from "@playwright/test";
import { attabler, jusqua, lancer, quiA } from "./appui/mini-jeux.ts";
import { ouvrirServeurAPart, type ServeurAPart } from "./appui/serveur-a-part.ts";
import { avecMouvement, ouvrirRoom } from "./appui/soiree.ts";

test.use(avecMouvement);

const SE_TIRER = "Se tirer dessus";
const TIRER_AUTRE = "Tirer sur l'autre";
const PEINE = /(boit (20|30)\s+gorgées|fait cul sec)/;

test.describe.configure({ timeout: 180_000 });
let serveur: ServeurAPart;
test.beforeAll(async () => {
  serveur = await ouvrirServeurAPart();
});
test.afterAll(() => serveur.fermer());
// screens left open would go on drawing, on a small machine
test.afterEach(async ({ browser }) => {
  for (const contexte of browser.contexts()) await contexte.close();
});

const bouton = (page: Page, nom: string) => page.getByRole("button", { name: nom, exact: true });
const sansBarre = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);

test("roulette russe: the hand, the clicks, the bang", async ({ browser }) => {
  serveur.seulImprevu("mini-roulette-russe");
  const { hote, telephones } = await attabler(browser, serveur.adresse);
  await jusqua(hote, "Roulette russe");
  await expect(hote.getByText("Une balle, six chambres")).toBeVisible();
  await expect(hote.getByText(/En jeu\s: (20\s+gorgées|30\s+gorgées|un cul sec)/)).toBeVisible();
  expect(await sansBarre(hote)).toBe(true);

  const pan = hote.getByRole("heading", { name: /Pan/ });
  const restent = ["six", "cinq", "quatre", "trois", "deux", "une seule"];
  for (const [tir, reste] of restent.entries()) {
    if (await pan.isVisible()) break;
    await expect(hote.getByText(`Une balle, ${reste} chambre`)).toBeVisible();
    const [tireur, autre] = await quiA(telephones, SE_TIRER);
    await expect(bouton(autre.page, SE_TIRER)).toBeHidden();
    await expect(autre.page.getByText("a le revolver")).toBeVisible();
    await bouton(tireur.page, tir % 2 === 0 ? TIRER_AUTRE : SE_TIRER).click();
    const suite = restent[tir + 1];
    await expect(
      suite === undefined ? pan : pan.or(hote.getByText(`Une balle, ${suite} chambre`)).first(),
    ).toBeVisible();
  }
  await expect(pan).toBeVisible();
  await expect(hote.getByText(PEINE)).toBeVisible();
  for (const { page } of telephones) {
    await expect(page.getByText(/Pan\s!/)).toBeVisible();
    await expect(bouton(page, SE_TIRER)).toBeHidden();
  }
});

test("gamble: a bet that is no number, the ball, the cul sec of a bet of nothing", async ({
  browser,
}) => {
  serveur.seulImprevu("mini-gamble");
  const { hote, telephones } = await attabler(browser, serveur.adresse);
  await jusqua(hote, "Gamble");
  const [joueur, autre] = await quiA(telephones, "Lancer la bille");
  await expect(autre.page.getByText("mise des gorgées")).toBeVisible();
  const champ = joueur.page.getByRole("spinbutton", { name: "Gorgées à miser" });
  await expect(champ).toHaveAttribute("min", "-100");
  await bouton(joueur.page, "Lancer la bille").click();
  await expect(joueur.page.getByText("Rentrez un nombre de gorgées à miser")).toBeVisible();
  // the one bet whose outcome is certain
  await champ.fill("0");
  await bouton(joueur.page, "Lancer la bille").click();
  await expect(hote.getByText("a misé")).toBeVisible();
  await expect(hote.getByText("fait cul sec")).toBeHidden();
  // a screen that comes back in the middle waits for the end, or finds it
  await autre.page.reload();
  await expect(hote.getByText("fait cul sec")).toBeVisible();
  await expect(joueur.page.getByText("Tu fais cul sec")).toBeVisible();
  await expect(autre.page.getByText("fait cul sec")).toBeVisible();
  expect(await sansBarre(hote)).toBe(true);
});

test("devine tes gorgées: counters hidden everywhere, then told", async ({ browser }) => {
  serveur.seulImprevu("mini-devine");
  const { hote, telephones } = await attabler(browser, serveur.adresse);
  const comptes = new Map<Page, number>();
  const menuDe = (page: Page) => page.getByRole("button", { name: /ouvrir le menu$/ });
  const lireComptes = async () => {
    for (const { page } of telephones) {
      const lu = /(\d+)\s+gorgées?/.exec((await menuDe(page).textContent()) ?? "")?.[1];
      if (lu !== undefined) comptes.set(page, Number(lu));
    }
  };
  await jusqua(hote, "Devine tes gorgées", lireComptes);
  const [joueur, autre] = await quiA(telephones, "C’est mon compte");
  const ardoise = hote.getByRole("region", { name: "L’ardoise" });
  await expect(ardoise.getByRole("img", { name: "compteur caché" })).toHaveCount(2);
  await expect(ardoise).not.toContainText(/\d/);
  for (const { page } of telephones) await expect(menuDe(page)).toContainText("compteur caché");
  await hote.keyboard.press("m");
  await hote.getByRole("button", { name: /^Joueurs/ }).click();
  const dialogue = hote.getByRole("dialog");
  await expect(dialogue.getByRole("img", { name: "compteur caché" })).toHaveCount(2);
  await hote.keyboard.press("Escape");

  const reel = comptes.get(joueur.page) ?? 0;
  const champ = joueur.page.getByRole("spinbutton", { name: "Gorgées sur l’ardoise" });
  await expect(champ).toHaveAttribute("min", "0");
  await champ.fill(String(reel + 5));
  await champ.press("Enter");
  await expect(hote.getByRole("heading", { name: /Bravo/ })).toBeVisible();
  await expect(hote.getByText(`C’était ${String(reel)}.`)).toBeVisible();
  await expect(autre.page.getByText("Félicitations")).toBeVisible();
  await expect(ardoise.getByRole("img", { name: "compteur caché" })).toHaveCount(0);
  await expect(menuDe(joueur.page)).toContainText(String(reel));
});

test("the host plays for a phone that lost its network", async ({ browser }) => {
  serveur.seulImprevu("mini-roulette-russe");
  const { hote, telephones } = await attabler(browser, serveur.adresse);
  await jusqua(hote, "Roulette russe");
  const [tireur] = await quiA(telephones, SE_TIRER);
  await tireur.contexte.setOffline(true);
  await expect(bouton(hote, SE_TIRER)).toBeHidden();
  await bouton(hote, "Jouer à sa place").click();
  const pan = hote.getByRole("heading", { name: /Pan/ });
  for (const reste of ["cinq", "quatre", "trois", "deux", "une seule", ""]) {
    await bouton(hote, SE_TIRER).click();
    const encore = hote.getByText(`Une balle, ${reste} chambre`);
    await expect(reste === "" ? pan : pan.or(encore).first()).toBeVisible();
    if (await pan.isVisible()) break;
  }
  await expect(hote.getByText(PEINE)).toBeVisible();
  await tireur.contexte.setOffline(false);
  await expect(tireur.page.getByText(/Pan\s!/)).toBeVisible({ timeout: 15_000 });
});

/** A room locale of three, up to its mini-game. */
async function localeJusqua(browser: Browser, titre: string): Promise<Page> {
  const { page } = await ouvrirRoom(browser, serveur.adresse);
  await page.getByRole("radio", { name: "Local" }).click();
  const champ = page.getByLabel("Pseudo du joueur");
  for (const pseudo of ["Nadia", "Hector", "Inès"]) {
    await champ.fill(pseudo);
    await champ.press("Enter");
    await expect(page.getByText(pseudo, { exact: true }).first()).toBeVisible();
  }
  await lancer(page);
  await jusqua(page, titre);
  await expect(bouton(page, "Jouer à sa place")).toBeHidden();
  return page;
}

test("room locale: the host shoots for the players, by keyboard, and skips nothing", async ({
  browser,
}) => {
  serveur.seulImprevu("mini-roulette-russe");
  const page = await localeJusqua(browser, "Roulette russe");
  const pan = page.getByRole("heading", { name: /Pan/ });
  await bouton(page, TIRER_AUTRE).focus();
  for (const reste of ["cinq", "quatre", "trois", "deux", "une seule", ""]) {
    await page.keyboard.press("Space");
    const encore = page.getByText(`Une balle, ${reste} chambre`);
    await expect(reste === "" ? pan : pan.or(encore).first()).toBeVisible();
    if (await pan.isVisible()) break;
    await expect(bouton(page, TIRER_AUTRE)).toBeFocused();
  }
  // the buttons are gone: a press too many is not 'Suivant'
  await page.keyboard.press("Space");
  await expect(page.locator("div:focus")).toContainText("Pan");
  await expect(page.getByText(PEINE)).toBeVisible();
});

test("room locale: the host bets for the player, by keyboard", async ({ browser }) => {
  serveur.seulImprevu("mini-gamble");
  const page = await localeJusqua(browser, "Gamble");
  const mise = page.getByRole("spinbutton", { name: "Gorgées à miser" });
  await mise.press("Enter");
  await expect(page.getByText("Rentrez un nombre de gorgées à miser")).toBeVisible();
  await mise.fill("12");
  await mise.press("Enter");
  await expect(page.getByText("a misé")).toBeVisible();
  // the wheel turns: neither the keyboard nor the button goes past it
  await expect(bouton(page, "Suivant")).toBeDisabled();
  await page.waitForTimeout(700);
  await page.keyboard.press("Space");
  await expect(page.getByText("a misé")).toBeVisible();
  const distribue = page.getByRole("heading", { name: /distribue 12/ });
  const sort = page.locator('[data-phase="fini"][role="status"]');
  await expect(sort).toHaveText(/boi|fait cul sec|effacée|distribue/);
  await expect(bouton(page, "Suivant")).toBeEnabled();
  if (await distribue.isVisible()) {
    await page
      .getByRole("button", { name: /^Ajouter un/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Servir/ }).click();
    await expect(page.getByRole("heading", { name: /distribue 11/ })).toBeVisible();
  }
  expect(await sansBarre(page)).toBe(true);
});

test("a text that hands out puts the sips in hand", async ({ browser }) => {
  serveur.seulImprevu("essai-don", "&joueur distribue 3 gorgées.");
  const { hote, telephones } = await attabler(browser, serveur.adresse);
  await jusqua(hote, /^Imprévu/);
  const [lea, tom] = telephones;
  const distribue = (page: Page) => page.getByRole("heading", { name: /^Distribue tes 3/ });
  await expect
    .poll(async () => (await distribue(lea.page).isVisible()) || distribue(tom.page).isVisible())
    .toBe(true);
  const { page } = (await distribue(lea.page).isVisible()) ? lea : tom;
  const plus = page.getByRole("button", { name: /^Ajouter un/ }).first();
  await plus.click();
  await plus.click();
  await page.getByRole("button", { name: /^Servir/ }).click();
  await expect(hote.getByRole("list", { name: "Gorgées distribuées" })).toContainText(/→.*:\s*2/);
  await expect(hote.getByText(/distribue\s1/)).toBeVisible();
});
