/** A race: twelve frames of it on the TV, its end as it was drawn, and a phone's own time. */
import { join } from "node:path";
import { type Browser, type Page, request as requetes } from "@playwright/test";
import { allerAUneQuestion } from "../e2e/support/steps.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../e2e/support/reponses.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/support/soiree.ts";
import { dessiner, filmer, planche } from "./captures/films.ts";

const PSEUDOS = ["Léa", "Jean-Baptiste", "Margaux", "Tom", "Zineb", "Anaïs", "Oncle Didier"];
const INSTANTS = [40, 200, 400, 600, 800, 1_000, 1_150, 1_300, 1_550, 2_000, 2_500, 4_200];
/** Between two answers, on the server's clock. */
const ECARTS_MS = [1_900, 700, 600] as const;

export async function montrerCourse(
  browser: Browser,
  serveur: Serveur,
  sortie: string,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  const api = await requetes.newContext({ baseURL: serveur.adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  const hote = await ouvrirRoom(browser, serveur.adresse);
  const telephones: Page[] = [];
  for (const pseudo of PSEUDOS)
    telephones.push((await rejoindre(browser, hote.code, pseudo, serveur.adresse)).page);
  for (const page of telephones) await dessiner(page);
  const [lea, jean, margaux] = telephones;
  if (lea === undefined || jean === undefined || margaux === undefined)
    throw new Error("nobody has come in");
  await hote.page.getByRole("radio", { name: "Le plus rapide" }).click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await questionAffichee(lea, joue);
  const film = async () => {
    const [premier, deuxieme, troisieme] = ECARTS_MS;
    await serveur.avancer(premier);
    await repondre(margaux, question, false);
    await serveur.avancer(deuxieme);
    await repondre(jean, question, false);
    await serveur.avancer(troisieme);
    return filmer(hote.page, INSTANTS, {
      faire: () => repondre(lea, question, true),
      vu: hote.page,
      selecteur: '[data-temps="roulement"]',
    });
  };
  await planche(await film(), join(sortie, "film-course.png"));
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await hote.page.setViewportSize({ width, height });
    await garder(hote.page, width === 1920 ? "course" : `course-${String(width)}`);
  }
  await garder(lea, "course-telephone");
  for (const page of telephones) await page.context().close();
  await hote.page.context().close();
}
