/**
 * « Ovation ou sifflets ? »: opened by the reader of the card, voted on phones, decided by the host, played without
 * phones.
 */
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { appuyer, avancerDUneEtape } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { fermerMenu, ouvrirGestionDuJoueur, ouvrirVolet } from "./support/menu.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  choisirQuizzEtLancer,
} from "./support/mini-jeux.ts";
import { lireQuizzOfficiel } from "./support/reponses.ts";
import { type PageEtSonContexte, ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";
import { LEA } from "../game-server/rules/test/table.ts";

const QUIZZ = "À table";
const TROIS = ["Léa", "Tom", "Zoé"] as const;
const CARTE = {
  _id: "porte",
  juge: true,
  texte:
    "&joueur, dix secondes pour jouer une porte qui grince. Ovation\u00A0: &gorgeeEntre[2;2] à distribuer. Sifflets\u00A0: &gorgeeEntre[3;3] à boire.",
};

const bouton = (page: Page, nom: string | RegExp) => page.getByRole("button", { name: nom });
const bravo = (page: Page) => bouton(page, /^Bravo\s!$/);
const hou = (page: Page) => bouton(page, /^Hou\s!$/);
const compte = (page: Page, dit: RegExp) => page.getByRole("paragraph").filter({ hasText: dit });
async function sansFaute(page: Page): Promise<void> {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
}

interface Scene {
  readonly hote: Page;
  readonly juge: Page;
  readonly lecteur: Page;
  readonly autre: Page;
}

/** Finds the screens: Léa is judged, and one of the other two reads the card. */
async function surScene(telephones: readonly PageEtSonContexte[], hote: Page): Promise<Scene> {
  const [lea, tom, zoe] = telephones.map(({ page }) => page);
  if (lea === undefined || tom === undefined || zoe === undefined) throw new Error("three phones");
  await allerALaCarte(hote);
  const lu = (await hote.getByText(/^(Tom|Zoé) lit$/).textContent()) ?? "";
  return lu.startsWith("Tom")
    ? { hote, juge: lea, lecteur: tom, autre: zoe }
    : { hote, juge: lea, lecteur: zoe, autre: tom };
}

test("who reads opens the vote, two vote and one changes their mind, the judged looks on, whistles are drunk", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, CARTE, TROIS, {
    voulu: ({ scrutin }) => scrutin?.juges[0] === LEA,
  });
  const { hote: page, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    TROIS,
  );
  const { hote, juge, lecteur, autre } = await surScene(telephones, page);
  await expect(juge.getByText(/C’est toi/)).toBeVisible();
  await expect(bouton(autre, /^Jugez/)).toBeHidden();
  await expect(bouton(hote, /^Jugez\s!$/)).toBeVisible();
  await sansFaute(lecteur);
  await expect(lecteur.getByText("À toi de lire")).toBeVisible();
  await appuyer(bouton(lecteur, /^Jugez/));
  await Promise.all([bravo(lecteur).click(), bravo(autre).click()]);
  await expect(bravo(autre)).toHaveAttribute("aria-pressed", "true");
  await expect(autre.getByRole("status").filter({ hasText: /Ta voix\s: Bravo/ })).toHaveCount(1);
  await Promise.all([hou(autre).click(), hou(lecteur).click()]);
  await expect(juge.getByText(/Si ça tient, tu bois 3\s+gorgées/)).toBeVisible();
  await expect(bravo(juge)).toBeHidden();
  await expect(compte(hote, /^2 sifflets$/)).toBeVisible();
  await expect(compte(hote, /^0 bravo$/)).toBeVisible();
  const verdict = (ecran: Page) => ecran.getByRole("main").getByText(/^Sifflets\s!$/);
  await expect(verdict(hote)).toBeVisible();
  for (const ecran of [juge, lecteur, autre]) await expect(verdict(ecran)).toBeVisible();
  // the three sips are on Léa's line, and the button that would write them is used up
  await expect(bouton(hote, /^\+3 à Léa$/)).toHaveAttribute("aria-disabled", "true");
  await expect(bouton(hote, /distribue/)).toBeHidden();
  await expect(juge.getByText(/3\s+gorgées sur ton ardoise/)).toBeVisible();
  await sansFaute(hote);
  await avancerDUneEtape(hote);
});

test("a tie is the host's: by the keyboard, an ovation, and the sips are in the hand of who earned them", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, CARTE, TROIS, {
    voulu: ({ scrutin }) => scrutin?.juges[0] === LEA,
  });
  const { hote: page, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    TROIS,
  );
  const { hote, juge, lecteur, autre } = await surScene(telephones, page);
  await appuyer(bouton(hote, /^Jugez\s!$/));
  await bravo(lecteur).click();
  await hou(autre).click();
  await expect(compte(hote, /^1 bravo$/)).toBeVisible();
  await expect(compte(hote, /^1 sifflet$/)).toBeVisible();
  // the vote ends by itself after six seconds
  await expect(hote.getByText(/^Égalité\s: c’est à vous de trancher/)).toBeVisible();
  await expect(juge.getByText(/L’hôte tranche/)).toBeVisible();
  await sansFaute(hote);
  const ovation = bouton(hote, /^Ovation\s!$/);
  await ovation.focus();
  await hote.keyboard.press("Enter");
  await expect(hote.getByRole("main").getByText(/^Ovation\s!$/)).toBeVisible();
  await expect(hote.locator("section:focus")).toContainText(/Ovation\s!/);
  await expect(ovation).toBeHidden();
  await expect(juge.getByRole("heading", { name: /Distribue tes 2\s+gorgées/ })).toBeVisible();
  for (const ecran of [lecteur, autre])
    await expect(ecran.getByRole("main").getByText(/^Ovation\s!$/)).toBeVisible();
});

test("without phones the host says, or goes on without a verdict", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, CARTE, TROIS, { locale: true });
  const { page } = await ouvrirRoomJusquAuxReglages(browser);
  await page.getByRole("radio", { name: "Local" }).click();
  const champ = page.getByLabel("Pseudo du joueur");
  for (const pseudo of TROIS) {
    await champ.fill(pseudo);
    await champ.press("Enter");
    await expect(page.getByText(pseudo, { exact: true }).first()).toBeVisible();
  }
  await choisirQuizzEtLancer(page, quizz);
  await allerALaCarte(page);
  await expect(page.getByText("La salle donne de la voix, vous tranchez.")).toBeVisible();
  await sansFaute(page);
  // one press too many must not lose the verdict
  await appuyer(bouton(page, /^Suivant$/));
  await expect(bouton(page, /^Passer sans verdict\s\?$/)).toBeVisible();
  await bouton(page, /^Sifflets\s!$/).click();
  await expect(bouton(page, /^\+3 à /)).toHaveAttribute("aria-disabled", "true");
  await avancerDUneEtape(page);
});

test("the remote control opens the vote; a phone that is loaded again finds its own voice, and only its own", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  await imposerCarteAuxProchainesParties(serveur, quizz, CARTE, TROIS, {
    voulu: ({ scrutin }) => scrutin?.juges[0] === LEA,
  });
  const { hote: page, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    TROIS,
  );
  const { hote, juge, lecteur, autre } = await surScene(telephones, page);
  // a judged player with the remote control may open the vote too
  const dialogue = await ouvrirGestionDuJoueur(hote, "Léa");
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  await fermerMenu(hote);
  const telecommande = juge.getByRole("region", { name: "Télécommande" });
  await appuyer(telecommande.getByRole("button", { name: /^Jugez\s!$/ }));
  await hou(autre).click();
  await expect(hou(autre)).toHaveAttribute("aria-pressed", "true");
  await expect(telecommande.getByRole("button", { name: /^Jugez/ })).toBeHidden();

  // the countdown of the vote stops during a pause
  await ouvrirVolet(hote, /^Pause/);
  await expect(hote.getByText("La partie est en pause.")).toHaveCount(1);
  for (const ecran of [autre, lecteur]) {
    await ecran.reload();
    await expect(bravo(ecran)).toHaveAttribute("aria-pressed", "false");
  }
  await expect(hou(autre)).toHaveAttribute("aria-pressed", "true");
  await expect(autre.getByText(/Ta voix\s: Hou\s!/).first()).toBeVisible();
  await expect(hou(lecteur)).toHaveAttribute("aria-pressed", "false");
  await expect(lecteur.getByText(/Ta voix/)).toBeHidden();
  await appuyer(bouton(hote, /^Reprendre$/));
  await expect(juge.getByRole("main").getByText(/^Sifflets\s!$/)).toBeVisible();
});
