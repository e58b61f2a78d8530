/**
 * A whole evening: host and three phones play an official quizz of the four types, with timed questions and imprévus; one
 * phone loses its network and comes back, the host's page is reloaded; end table, vote, back to the salon.
 */
import { expect, type Page, test } from "@playwright/test";
import { lireQuizzOfficiel, questionAffichee, repondre } from "./appui/reponses.ts";
import { ouvrirRoom, rejoindre } from "./appui/soiree.ts";

const TITRE = "L’apéro des grands esprits";
const AVERTISSEMENT = "Attention ! La prochaine question est une question avec un temps limite.";

/** The host's one brass button. */
const avancer = (page: Page, nom: string | RegExp) => page.getByRole("button", { name: nom, exact: true }).click();

test("a game night from the room to the vote and back to the salon", async ({ browser, request }) => {
  test.setTimeout(240_000);
  const joue = await lireQuizzOfficiel(request, TITRE);
  const types = new Set(joue.questions.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(["choix", "entree", "ordre", "rien"]);
  expect(joue.questions.some(({ temps }) => temps > 0)).toBe(true);

  const hote = await ouvrirRoom(browser);
  const telephones = [];
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    telephones.push(await rejoindre(browser, hote.code, pseudo));
  const [lea, tom, zineb] = telephones;
  if (!lea || !tom || !zineb) throw new Error("three phones");
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    await expect(hote.page.getByText(pseudo, { exact: true }).first()).toBeVisible();

  await avancer(hote.page, "Lancer");
  await expect(hote.page.getByText("Aucun quizz sélectionné")).toBeVisible();
  await hote.page.getByText(joue.title).first().click();
  await avancer(hote.page, "Lancer");
  await expect(hote.page).toHaveURL(/\/jeu$/);

  const vus = { imprevu: 0, minute: 0, coupure: false, retourHote: false };
  const justes = { lea: 0 };
  const etapes = { max: 80 };
  const suivant = hote.page.getByRole("button", { name: /^(Suivant|La suite|Retour salon)$/ });
  const reveler = hote.page.getByRole("button", { name: "Révéler", exact: true });

  for (let n = 0; n < etapes.max; n++) {
    await expect(suivant.or(reveler).first()).toBeVisible();
    if (await hote.page.getByRole("button", { name: "Retour salon" }).isVisible()) break;
    if (await reveler.isVisible()) {
      const question = await questionAffichee(lea.page, joue);
      if (question.temps > 0) vus.minute++;
      if (!vus.coupure && question.type === "choix" && question.temps === 0) {
        // Tom walks through a tunnel in the middle of a question, and answers once he is out
        vus.coupure = true;
        await tom.contexte.setOffline(true);
        await tom.page.waitForTimeout(1500);
        await tom.contexte.setOffline(false);
      }
      const leaJuste = justes.lea % 3 !== 2;
      justes.lea++;
      await repondre(lea.page, question, leaJuste);
      if (!vus.retourHote && vus.coupure && question.type !== "rien") {
        vus.retourHote = true;
        await hote.page.reload();
        await expect(reveler).toBeVisible();
        await expect(hote.page.getByText(question.text).first()).toBeVisible();
      }
      await repondre(zineb.page, question, false);
      await repondre(tom.page, question, true);
      await expect(reveler).toBeHidden();
      continue;
    }
    if (await hote.page.getByText("Imprévu", { exact: true }).first().isVisible()) vus.imprevu++;
    const avant = await hote.page.locator("main").innerText();
    const avertie = avant.includes(AVERTISSEMENT.slice(0, 20));
    if (avertie) expect(avant).toContain(AVERTISSEMENT);
    await suivant.first().click();
    await expect.poll(async () => (await hote.page.locator("main").innerText()) !== avant).toBe(true);
  }

  expect(vus).toMatchObject({ coupure: true, retourHote: true });
  expect(vus.minute).toBeGreaterThan(0);
  expect(vus.imprevu).toBeGreaterThan(0);

  const table = hote.page.getByRole("table");
  await expect(table).toContainText("Pseudo");
  await expect(table).toContainText("Gorgées");
  await expect(table).toContainText("Score");
  const notees = joue.questions.filter(({ type }) => type !== "rien").length;
  await expect(table.getByRole("row", { name: /Tom/ })).toContainText(new RegExp(`${notees}\\s*/\\s*${notees}`));
  await expect(table.getByRole("row", { name: /Zineb/ })).toContainText(new RegExp(`0\\s*/\\s*${notees}`));

  for (const { page } of telephones) {
    await expect(page.getByText("Vote quizz")).toBeVisible();
    await expect(
      page.getByText("Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées."),
    ).toBeVisible();
  }
  await avancer(hote.page, "Retour salon");
  await expect(hote.page).toHaveURL(/\/room$/);
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    await expect(hote.page.getByText(pseudo, { exact: true }).first()).toBeVisible();
  await expect(lea.page.getByText("Vote quizz")).toBeHidden();

  // a second quizz with the same people
  await avancer(hote.page, "Lancer");
  await expect(hote.page).toHaveURL(/\/jeu$/);
  await expect(suivant.or(reveler).first()).toBeVisible();
});
