/** The film of the end on a phone that hosts. */
import { join } from "node:path";
import { type Browser, type Page, request as requetes } from "@playwright/test";
import { lireQuizzOfficiel } from "../e2e/support/reponses.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/support/soiree.ts";
import { filmerLaFin, planche } from "./captures/films.ts";

const PSEUDOS = ["Léa", "Tom", "Jean-Baptiste", "Oncle Didier"];
const TAILLES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

export async function filmerHoteEnMain(
  browser: Browser,
  { adresse }: Serveur,
  sortie: string,
): Promise<void> {
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  for (const taille of TAILLES) {
    const { page, code } = await ouvrirRoom(browser, adresse);
    const telephones: Page[] = [];
    for (const pseudo of PSEUDOS)
      telephones.push((await rejoindre(browser, code, pseudo, adresse)).page);
    await page.getByText("Sans imprévus").click();
    await choisirQuizz(page, joue.title);
    await page.setViewportSize(taille);
    await page.getByRole("button", { name: "Lancer", exact: true }).click();
    const images = await filmerLaFin(page, telephones, joue);
    const nom = `film-fin-en-main-${String(taille.width)}`;
    await planche(images, join(sortie, `${nom}.png`));
    console.log(nom);
    for (const telephone of telephones) await telephone.context().close();
    await page.context().close();
  }
}
