/** Ways to a chosen card: the deck and the chance of a game are such that the card follows the first question. */
import { type Browser, expect, type Page } from "@playwright/test";
import type { Quizz } from "#contracts/quizz.ts";
import {
  allerAUneQuestion,
  avancerDUneEtape,
  appuyerEtAttendreNouveauMoment,
  revelerQuandMeme,
} from "./steps.ts";
import { fermerMenu, ouvrirVolet } from "./menu.ts";
import type { Carte } from "./scenario.ts";
import type { Serveur } from "./server.ts";
import {
  choisirQuizz,
  type PageEtSonContexte,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./soiree.ts";
import { seedForCard, type DonneesDePartieASimuler } from "./seeds.ts";

/** The condition that the draws of a game must meet. */
export type ConditionDePartieVoulue = Parameters<typeof seedForCard>[1];

export interface HoteEtTelephones {
  readonly hote: Page;
  readonly telephones: readonly PageEtSonContexte[];
}

/** Makes the coming games draw only this card, after the first question. */
export async function imposerCarteAuxProchainesParties(
  serveur: Serveur,
  quizz: Quizz,
  carte: Carte,
  joueurs: readonly string[],
  {
    voulu,
    ...comment
  }: Pick<DonneesDePartieASimuler, "locale" | "avant"> & {
    readonly voulu?: ConditionDePartieVoulue;
  } = {},
): Promise<void> {
  const cartes = [carte];
  const semence = seedForCard({ quizz, cartes, joueurs, ...comment }, voulu);
  await serveur.regler({ semence, cartes });
}

export async function choisirQuizzEtLancer(hote: Page, { title }: Quizz): Promise<void> {
  await choisirQuizz(hote, title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote).toHaveURL(/\/jeu$/);
}

/** Opens a host's screen and phones, and launches the game. */
export async function ouvrirEcransEtLancerPartie(
  browser: Browser,
  adresse: string,
  quizz: Quizz,
  pseudos: readonly string[],
): Promise<HoteEtTelephones> {
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser, adresse);
  const telephones: PageEtSonContexte[] = [];
  for (const pseudo of pseudos) telephones.push(await rejoindre(browser, code, pseudo, adresse));
  await choisirQuizzEtLancer(hote, quizz);
  return { hote, telephones };
}

/** Writes counters by hand, in the host's menu. */
export async function ecrireCompteursDeGorgees(
  hote: Page,
  pseudos: readonly string[],
  gorgees: number,
): Promise<void> {
  await ouvrirVolet(hote, /^Joueurs/);
  for (const pseudo of pseudos) {
    const compteur = hote.getByRole("textbox", { name: `Gorgées de ${pseudo}` });
    await compteur.fill(String(gorgees));
    await compteur.press("Enter");
  }
  await fermerMenu(hote);
}

/** Goes past the first question, which nobody answers, to the chosen card. */
export async function allerALaCarte(hote: Page): Promise<void> {
  await allerAUneQuestion(hote);
  await revelerQuandMeme(hote);
  const valider = hote.getByRole("button", { name: "Valider" });
  if (await valider.isVisible()) await appuyerEtAttendreNouveauMoment(valider);
  await avancerDUneEtape(hote);
}

/** Waits until the last move of a mini-game has been shown on this screen. */
export const attendreFinDuCoupSurCetEcran = (page: Page): Promise<void> =>
  expect(page.locator('[data-temps-coup="libre"]')).toBeVisible();

/** The phone that has this button, then the other one. */
export async function trouverTelephoneAvecBouton(
  [un, deux]: readonly PageEtSonContexte[],
  bouton: string | RegExp,
): Promise<readonly [PageEtSonContexte, PageEtSonContexte]> {
  if (un === undefined || deux === undefined) throw new Error("two phones");
  const chez = ({ page }: PageEtSonContexte) =>
    page.getByRole("button", { name: bouton, exact: true });
  await expect
    .poll(async () => (await chez(un).isVisible()) !== (await chez(deux).isVisible()))
    .toBe(true);
  return (await chez(un).isVisible()) ? [un, deux] : [deux, un];
}
