/** The three mini-games from end to end: each on the host's screen and two phones, then without phones. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { allerAUneQuestion, appuyer, boutonSuivant } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  attendreFinDuCoupSurCetEcran,
  ecrireCompteursDeGorgees,
  choisirQuizzEtLancer,
  trouverTelephoneAvecBouton,
} from "./support/mini-jeux.ts";
import { lireQuizzOfficiel } from "./support/reponses.ts";
import { ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";
import { LEA, TOM } from "../game-server/rules/test/table.ts";

const QUIZZ = "À table";
const DEUX = ["Léa", "Tom"] as const;
const TROIS = ["Nadia", "Hector", "Inès"] as const;
const SE_TIRER = "Se tirer dessus";
const TIRER_AUTRE = "Tirer sur l'autre";
const RESTENT = ["six", "cinq", "quatre", "trois", "deux", "une seule"] as const;

const bouton = (page: Page, nom: string) => page.getByRole("button", { name: nom, exact: true });
const sansBarre = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);
/** The average colour of the mat on screen: red, green and blue, from 0 to 255. */
async function fondDuMat(page: Page): Promise<readonly number[]> {
  const image = await page.locator("main section").first().screenshot({ animations: "disabled" });
  const bord = { left: 24, top: 60, width: 2, height: 2 };
  const { channels } = await sharp(image).extract(bord).stats();
  return channels.map(({ mean }) => mean);
}
const chambres = (page: Page, tires: number) =>
  page.getByText(`Une balle, ${RESTENT[tires] ?? ""} chambre`);
const pan = (page: Page) => page.getByRole("heading", { name: /Pan/ });

test("roulette russe: the hand, the clicks, the bang, which the host fires for a phone that lost its network", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(
    serveur,
    quizz,
    { _id: MINI_JEUX.rouletteRusse.id },
    DEUX,
    {
      voulu: ({ miniJeu }) =>
        miniJeu?.nom === "rouletteRusse" && miniJeu.balle === 4 && miniJeu.penalite === 20,
    },
  );
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    DEUX,
  );
  await allerALaCarte(hote);
  await expect(hote.getByRole("heading", { level: 1, name: "Roulette russe" })).toBeVisible();
  await expect(hote.getByText(/En jeu\s: 20\s+gorgées/)).toBeVisible();
  expect(await sansBarre(hote)).toBe(true);

  // three empty chambers are fired: at the other player, at oneself, at the other player
  for (const [tir, vise] of [TIRER_AUTRE, SE_TIRER, TIRER_AUTRE].entries()) {
    await expect(chambres(hote, tir)).toBeVisible();
    const [tireur, autre] = await trouverTelephoneAvecBouton(telephones, SE_TIRER);
    await expect(bouton(autre.page, SE_TIRER)).toBeHidden();
    await expect(autre.page.getByText("a le revolver")).toBeVisible();
    await bouton(tireur.page, vise).click();
  }
  await expect(chambres(hote, 3)).toBeVisible();
  await expect(pan(hote)).toBeHidden();
  const [tireur] = await trouverTelephoneAvecBouton(telephones, SE_TIRER);
  await tireur.contexte.setOffline(true);
  await expect(bouton(hote, SE_TIRER)).toBeHidden();
  await bouton(hote, "Jouer à sa place").click();
  await bouton(hote, SE_TIRER).click();
  await expect(chambres(hote, 4)).toBeVisible();
  await attendreFinDuCoupSurCetEcran(hote);
  await bouton(hote, SE_TIRER).click();
  await expect(pan(hote)).toBeVisible();
  await tireur.contexte.setOffline(false);
  await expect(hote.getByText(/boit 20\s+gorgées/)).toBeVisible();
  for (const { page } of telephones) {
    await expect(page.getByText(/Pan\s!/)).toBeVisible();
    await expect(bouton(page, SE_TIRER)).toBeHidden();
  }
});

test("gamble: a bet that is no number, the ball, the cul sec of a bet of nothing, half of it shared", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, { _id: MINI_JEUX.gamble.id }, DEUX);
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    DEUX,
  );
  await allerALaCarte(hote);
  await expect(hote.getByRole("heading", { level: 1, name: "Gamble" })).toBeVisible();
  const [joueur, autre] = await trouverTelephoneAvecBouton(telephones, "Lancer la bille");
  await expect(autre.page.getByText("mise des gorgées")).toBeVisible();
  const champ = joueur.page.getByRole("spinbutton", { name: "Gorgées à miser" });
  await expect(champ).toHaveAttribute("min", "-100");
  await bouton(joueur.page, "Lancer la bille").click();
  await expect(joueur.page.getByText("Rentrez un nombre de gorgées à miser")).toBeVisible();
  // the only bet with a certain outcome
  await champ.fill("0");
  await bouton(joueur.page, "Lancer la bille").click();
  await expect(hote.getByText("a misé")).toBeVisible();
  await expect(hote.getByText("fait cul sec")).toBeHidden();
  // a screen that is loaded in the middle waits for the end, or shows it
  await autre.page.reload();
  await expect(hote.getByText("fait cul sec")).toBeVisible();
  await expect(joueur.page.getByText("Tu fais cul sec")).toBeVisible();
  const [rouge = 0, vert = 0] = await fondDuMat(joueur.page);
  expect(rouge - vert).toBeGreaterThan(100);
  await expect(autre.page.getByText("fait cul sec")).toBeVisible();
  await expect(hote.getByText("À étaler sur la soirée")).toBeVisible();
  expect(await sansBarre(hote)).toBe(true);
  await expect(bouton(autre.page, "Partager")).toBeHidden();
  // the text is readable on the red mat
  await expect(bouton(joueur.page, "Partager")).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await appuyer(bouton(joueur.page, "Partager"));
  await expect(
    joueur.page.getByRole("heading", { name: /Distribue tes 20\s+gorgées/ }),
  ).toBeVisible();
  await joueur.page.getByRole("textbox", { name: /^gorgées pour/ }).fill("20");
  await bouton(joueur.page, "Servir").click();
  await expect(autre.page.getByText(/t’offre 20\s+gorgées/)).toBeVisible();
  await expect(bouton(autre.page, "Partager")).toBeVisible();
  await expect(bouton(joueur.page, "Ce sera de l’eau")).toBeVisible();
  await expect(bouton(joueur.page, "Partager")).toBeHidden();
});

test("devine tes gorgées: counters hidden everywhere, then told", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  // the host writes this counter by hand, since any guess would be right on a lower one
  const [ECRITES, PROPOSEES] = [40, 45];
  let gorgees = 0;
  await imposerCarteAuxProchainesParties(serveur, quizz, { _id: MINI_JEUX.devine.id }, DEUX, {
    avant(table) {
      for (const joueur of [LEA, TOM])
        table.hote({ type: "fixerGorgees", joueur, de: 0, gorgees: ECRITES });
    },
    voulu({ miniJeu }, table) {
      if (miniJeu?.nom !== "devine") return false;
      gorgees = table.gorgees(miniJeu.joueur);
      return gorgees > ECRITES;
    },
  });
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    DEUX,
  );
  const menuDe = (page: Page) => page.getByRole("button", { name: /ouvrir le menu$/ });
  await allerAUneQuestion(hote);
  await ecrireCompteursDeGorgees(hote, DEUX, ECRITES);
  for (const { page } of telephones) await expect(menuDe(page)).toContainText(String(ECRITES));
  await allerALaCarte(hote);
  await expect(hote.getByRole("heading", { level: 1, name: "Devine tes gorgées" })).toBeVisible();
  const [joueur, autre] = await trouverTelephoneAvecBouton(telephones, "C’est mon compte");
  const ardoise = hote.getByRole("region", { name: "L’ardoise" });
  await expect(ardoise.getByRole("img", { name: "compteur caché" })).toHaveCount(2);
  await expect(ardoise).not.toContainText(/\d/);
  for (const { page } of telephones) await expect(menuDe(page)).toContainText("compteur caché");
  await menuDe(autre.page).click();
  await expect(autre.page.getByRole("dialog")).toContainText(/bonnes? réponse/);
  await expect(autre.page.getByRole("dialog")).not.toContainText(/\d\s+gorgée/);
  await autre.page.keyboard.press("Escape");
  await hote.keyboard.press("m");
  await hote.getByRole("button", { name: /^Joueurs/ }).click();
  const dialogue = hote.getByRole("dialog");
  await expect(dialogue.getByRole("img", { name: "compteur caché" })).toHaveCount(2);
  await hote.keyboard.press("Escape");

  const champ = joueur.page.getByRole("spinbutton", { name: "Gorgées sur l’ardoise" });
  await expect(champ).toHaveAttribute("min", "0");
  await champ.fill(String(PROPOSEES));
  await champ.press("Enter");
  await expect(hote.getByRole("heading", { name: /Bravo/ })).toBeVisible();
  await expect(hote.getByText(`C’était ${String(gorgees)}.`)).toBeVisible();
  await expect(autre.page.getByText("Félicitations")).toBeVisible();
  await expect(ardoise.getByRole("img", { name: "compteur caché" })).toHaveCount(0);
  await expect(menuDe(joueur.page)).toContainText(String(gorgees));
});

/** Opens a room locale of three, up to its mini-game. */
async function localeALaCarte(
  browser: Browser,
  adresse: string,
  quizz: Parameters<typeof choisirQuizzEtLancer>[1],
): Promise<Page> {
  const { page } = await ouvrirRoomJusquAuxReglages(browser, adresse);
  await page.getByRole("radio", { name: "Local" }).click();
  const champ = page.getByLabel("Pseudo du joueur");
  for (const pseudo of TROIS) {
    await champ.fill(pseudo);
    await champ.press("Enter");
    await expect(page.getByText(pseudo, { exact: true }).first()).toBeVisible();
  }
  await choisirQuizzEtLancer(page, quizz);
  await allerALaCarte(page);
  await expect(bouton(page, "Jouer à sa place")).toBeHidden();
  return page;
}

test("room locale: the host shoots for the players, by keyboard, and skips nothing", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(
    serveur,
    quizz,
    { _id: MINI_JEUX.rouletteRusse.id },
    TROIS,
    {
      locale: true,
      voulu: ({ miniJeu }) => miniJeu?.nom === "rouletteRusse" && miniJeu.balle === 2,
    },
  );
  const page = await localeALaCarte(browser, serveur.adresse, quizz);
  await expect(chambres(page, 0)).toBeVisible();
  await bouton(page, TIRER_AUTRE).focus();
  for (const tires of [1, 2]) {
    await page.keyboard.press("Space");
    await expect(chambres(page, tires)).toBeVisible();
    await attendreFinDuCoupSurCetEcran(page);
    await expect(bouton(page, TIRER_AUTRE)).toBeFocused();
  }
  await page.keyboard.press("Space");
  await expect(pan(page)).toBeVisible();
  // the buttons are gone, and one press too many must not go on
  await page.keyboard.press("Space");
  await expect(page.locator("div:focus")).toContainText("Pan");
  await expect(page.getByText(/(boit (20|30)\s+gorgées|fait cul sec)/)).toBeVisible();
});

test("room locale: the host bets for the player, by keyboard", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, { _id: MINI_JEUX.gamble.id }, TROIS, {
    locale: true,
    voulu: ({ miniJeu, tour }, table) => {
      if (miniJeu?.nom !== "gamble") return false;
      table.hote({ type: "miser", tour, mise: 12 });
      return table.partie.miniJeu?.nom === "gamble" && table.partie.miniJeu.issue === "distribuer";
    },
  });
  const page = await localeALaCarte(browser, serveur.adresse, quizz);
  const mise = page.getByRole("spinbutton", { name: "Gorgées à miser" });
  await mise.press("Enter");
  await expect(page.getByText("Rentrez un nombre de gorgées à miser")).toBeVisible();
  await mise.fill("12");
  await mise.press("Enter");
  await expect(page.getByText("a misé")).toBeVisible();
  // while the wheel turns, neither the keyboard nor the button goes on
  await expect(bouton(page, "Suivant")).toBeDisabled();
  await page.keyboard.press("Space");
  await expect(page.getByText("a misé")).toBeVisible();
  await expect(page.locator('[data-phase="fini"][role="status"]')).toHaveText(/distribue/);
  await expect(page.getByRole("heading", { name: /distribue 12/ })).toBeVisible();
  await page
    .getByRole("button", { name: /^Ajouter un/ })
    .first()
    .click();
  await page.getByRole("button", { name: /^Servir/ }).click();
  await expect(page.getByRole("heading", { name: /distribue 11/ })).toBeVisible();
  expect(await sansBarre(page)).toBe(true);
  await expect(bouton(page, "Suivant")).toBeEnabled();
  // eleven sips are not handed out yet, so the first press asks for a confirmation
  await appuyer(boutonSuivant(page));
  await appuyer(page.getByRole("button", { name: / sert encore\s: suivant\s\?$/ }));
  await expect(page.locator('[data-phase="fini"][role="status"]')).toBeHidden();
});
