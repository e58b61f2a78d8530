/** Pictures of a game that goes on by itself: what is left of a step, the standings, « Ce soir », and what phones see of them. */
import { type Browser, expect, type Page, request as requetes } from "@playwright/test";
import {
  appuyer,
  avancer,
  boutonReveler,
  boutonSuivant,
  etapeVue,
  passerOutre,
} from "../../e2e/support/steps.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../../e2e/support/reponses.ts";
import type { Serveur } from "../../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../../e2e/support/soiree.ts";

const PSEUDOS = ["Léa", "Tom", "Zineb", "Jean-Baptiste", "Margaux", "Oncle Didier", "Anaïs", "Max"];
const TAILLES_HOTE = [
  [1440, 900],
  [1280, 720],
  [1920, 1080],
] as const;
const TAILLES_POCHE = [
  [390, 844],
  [320, 568],
] as const;
type Tailles = readonly (readonly [width: number, height: number])[];

export async function montrerRythme(
  browser: Browser,
  { adresse }: Serveur,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  const { page, code } = await ouvrirRoom(browser, adresse);
  await page.clock.install();
  const telephones: Page[] = [];
  for (const pseudo of PSEUDOS)
    telephones.push((await rejoindre(browser, code, pseudo, adresse)).page);
  const [lea] = telephones;
  if (lea === undefined) throw new Error("nobody has come in");
  const aToutesTailles = async (vue: Page, nom: string, tailles: Tailles) => {
    for (const [width, height] of tailles) {
      await vue.setViewportSize({ width, height });
      await garder(vue, `${nom}-${String(width)}`);
    }
  };
  /** The host's screen as it is now, for as long as the pictures take. */
  const figer = async (nom: string) => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
    await aToutesTailles(page, nom, TAILLES_HOTE);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.resume();
  };
  await page.getByText("Sans imprévus").click();
  await page.getByRole("combobox", { name: "Rythme" }).selectOption("tranquille");
  await choisirQuizz(page, joue.title);
  await figer("rythme-salon");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page.getByRole("button", { name: "Retenir" })).toBeVisible();
  await etapeVue(page);
  await figer("rythme-retenir");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (let n = 0; n < 2; n++) await page.getByRole("button", { name: /^Rythme/ }).click();
  await page.keyboard.press("Escape");

  const place = page.getByRole("region", { name: "Où on en est" });
  for (let n = 0, rang = 0; n < 60 && !(await place.isVisible()); n++) {
    if ((await etapeVue(page)) !== "question") {
      await avancer(page);
      continue;
    }
    const question = await questionAffichee(lea, joue);
    for (const [i, telephone] of telephones.entries())
      await repondre(telephone, question, (rang + i) % (i + 2) < 2);
    await expect(boutonReveler(page)).toBeHidden();
    rang++;
  }
  await figer("classement");
  await aToutesTailles(lea, "classement-telephone", TAILLES_POCHE);
  for (let n = 0; n < 60 && (await etapeVue(page)) !== "fin"; n++) await passerOutre(page);
  await appuyer(boutonSuivant(page));
  await expect(page.getByRole("region", { name: "Ce soir" })).toBeVisible();
  await figer("ce-soir");
  await page.getByRole("button", { name: /quizz joué/ }).click();
  await figer("ce-soir-ardoise");
  await lea.getByRole("button", { name: "Retour salon" }).click();
  await aToutesTailles(lea, "ce-soir-telephone", TAILLES_POCHE);
  for (const telephone of telephones) await telephone.context().close();
  await page.context().close();
}
