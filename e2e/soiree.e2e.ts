/**
 * An evening: host and three phones play an official quizz until they have met its four types, a timed question and an imprévu; one
 * phone loses its network and comes back, the host's page is reloaded; end table, vote, back to the salon. A quizz that is played to
 * its own end: rythme.e2e.ts.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  appuyer,
  avancerDUneEtape,
  boutonReveler,
  boutonSuivant,
  attendreEtapeVue,
} from "./support/steps.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  choisirQuizz,
  messageDeConnexionPerdue,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const TITRE = "L’apéro des grands esprits";

const presser = (page: Page, nom: string) =>
  page.getByRole("button", { name: nom, exact: true }).click();

test("a game night from the room to the vote and back to the salon", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const types = new Set(joue.questions.map(({ type }) => type));
  expect([...types].toSorted()).toEqual(["choix", "entree", "ordre", "rien"]);
  expect(joue.questions.some(({ temps }) => temps > 0)).toBe(true);

  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const telephones = [];
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    telephones.push(await rejoindre(browser, hote.code, pseudo));
  const [lea, tom, zineb] = telephones;
  if (!lea || !tom || !zineb) throw new Error("three phones");
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    await expect(hote.page.getByText(pseudo, { exact: true }).first()).toBeVisible();

  await presser(hote.page, "Lancer");
  await expect(hote.page.getByText("Aucun quizz sélectionné")).toBeVisible();
  await choisirQuizz(hote.page, joue.title);
  await presser(hote.page, "Lancer");
  await expect(hote.page).toHaveURL(/\/jeu$/);

  const typesVus = new Set<string>();
  const vus = {
    questions: 0,
    notees: 0,
    justes: 0,
    imprevu: 0,
    avertissement: 0,
    coupure: false,
    retourHote: false,
  };
  for (let n = 0; n < 90; n++) {
    const etape = await attendreEtapeVue(hote.page);
    if (etape === "fin") break;
    if (etape !== "question") {
      if (etape === "imprevu") vus.imprevu++;
      if (etape === "avertissement") vus.avertissement++;
      await avancerDUneEtape(hote.page);
      continue;
    }
    if (typesVus.size === 3 && vus.avertissement > 0 && vus.imprevu > 0) break;
    const question = await trouverQuestionAffichee(lea.page, joue);
    typesVus.add(question.type);
    vus.notees++;
    if (!vus.coupure && question.type === "choix" && question.temps === 0) {
      // Tom loses the network in the middle of a question, and answers once it is back
      vus.coupure = true;
      await tom.contexte.setOffline(true);
      await expect(messageDeConnexionPerdue(tom.page)).toBeVisible();
      await tom.contexte.setOffline(false);
      await expect(messageDeConnexionPerdue(tom.page)).toBeHidden();
    }
    const juste = vus.questions % 3 !== 2;
    vus.questions++;
    if (juste) vus.justes++;
    await repondre(lea.page, question, juste);
    if (!vus.retourHote && vus.coupure) {
      vus.retourHote = true;
      await hote.page.reload();
      await expect(boutonReveler(hote.page)).toBeVisible();
      await expect(hote.page.getByText(question.text).first()).toBeVisible();
    }
    await repondre(zineb.page, question, false);
    await repondre(tom.page, question, true);
    await expect(boutonReveler(hote.page)).toBeHidden();
  }

  expect(vus).toMatchObject({ coupure: true, retourHote: true });
  // the fourth type has no answer
  expect([...typesVus].toSorted()).toEqual(["choix", "entree", "ordre"]);
  expect(vus.avertissement).toBeGreaterThan(0);
  expect(vus.imprevu).toBeGreaterThan(0);
  const dialogue = await ouvrirVolet(hote.page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();

  const table = hote.page.getByRole("table");
  await expect(table).toContainText("Pseudo");
  await expect(table).toContainText("Gorgées");
  await expect(table).toContainText("Score");
  const { notees } = vus;
  await expect(table.getByRole("row", { name: /Tom/ })).toContainText(
    new RegExp(`${notees}\\s*/\\s*${notees}`),
  );
  await expect(table.getByRole("row", { name: /Léa/ })).toContainText(
    new RegExp(`${vus.justes}\\s*/\\s*${notees}`),
  );
  await expect(table.getByRole("row", { name: /Zineb/ })).toContainText(
    new RegExp(`0\\s*/\\s*${notees}`),
  );

  for (const { page } of telephones) {
    await expect(page.getByText("Vote quizz")).toBeVisible();
    await expect(
      page.getByText(
        "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.",
      ),
    ).toBeVisible();
  }
  await appuyer(boutonSuivant(hote.page));
  await expect(hote.page).toHaveURL(/\/room$/);
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    await expect(hote.page.getByText(pseudo, { exact: true }).first()).toBeVisible();
  // the host is back in the salon, while the phones stay on their vote
  for (const { page } of telephones) await expect(page.getByText("Vote quizz")).toBeVisible();
  await expect(tom.page.getByText("La table est déjà au salon")).toBeVisible();
  await tom.page.reload();
  await expect(tom.page.getByText("Vote quizz")).toBeVisible();
  await presser(lea.page, "Retour salon");
  await expect(lea.page.getByText("Vote quizz")).toBeHidden();
  await lea.page.reload();
  await expect(lea.page.getByRole("button", { name: /ouvrir le menu/ })).toBeVisible();
  await expect(lea.page.getByText("Vote quizz")).toBeHidden();

  // a second quizz is launched with the same people, even those who are still on their vote
  const rejouer = hote.page.getByRole("button", { name: /^Rejouer/ });
  await rejouer.click();
  await expect(rejouer).toBeHidden();
  await presser(hote.page, "Lancer");
  await expect(hote.page).toHaveURL(/\/jeu$/);
  await expect(boutonSuivant(hote.page).or(boutonReveler(hote.page)).first()).toBeVisible();
  await expect(tom.page.getByText("Vote quizz")).toBeHidden();
});
