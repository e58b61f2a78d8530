/**
 * A game that goes on by itself: a whole evening at a fast pace with three phones, without a press on the host's screen
 * between 'Lancer' and the end table; the remaining time is shown, and the host holds a step and lets it go; then « Ce
 * soir ». decisions/0108.
 */
import type { Page } from "@playwright/test";
import { type Quizz, quizz } from "#contracts/quizz.ts";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN } from "./support/comptes.ts";
import { appuyer, boutonSuivant } from "./support/steps.ts";
import { fermerMenu, ouvrirGestionDuJoueur } from "./support/menu.ts";
import { expect, test } from "./support/fixtures.ts";
import { trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import type { Serveur } from "./support/server.ts";
import {
  choisirQuizz,
  type PageEtSonContexte,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

test.use({ base: "rythme" });

const PSEUDOS = ["Léa", "Tom", "Zineb"];
const SOIFS = "Les petites soifs";
/**
 * Speed of the server's clock: a question still waits twelve seconds for its answers, enough for three phones of a slow
 * machine.
 */
const VITESSE = 3;

const CHOIX = {
  ...QUESTION_RIEN,
  type: "choix" as const,
  text: "De quel lait fait-on le roquefort ?",
  options: ["Brebis", "Vache", "Chèvre"],
  reponse: ["Brebis"],
};

/** Questions of each type, with a message in the middle and a timed one; more than five are judged. */
const QUESTIONS = [
  CHOIX,
  {
    ...QUESTION_RIEN,
    type: "entree" as const,
    text: "Qui a peint la Joconde ?",
    reponse: ["Vinci"],
  },
  { ...QUESTION_RIEN, text: "On souffle, on trinque." },
  {
    ...CHOIX,
    type: "ordre" as const,
    text: "Du plus petit au plus grand",
    options: ["Chat", "Cheval", "Souris"],
    reponse: ["Souris", "Chat", "Cheval"],
  },
  {
    ...CHOIX,
    text: "Où est né le camembert ?",
    options: ["Normandie", "Jura"],
    reponse: ["Normandie"],
    temps: 90,
  },
  {
    ...CHOIX,
    text: "Que boit-on avec une fondue ?",
    options: ["Du blanc", "Du lait"],
    reponse: ["Du blanc"],
  },
];

async function ecrire(serveur: Serveur, pseudo: string): Promise<Quizz> {
  const compte = await inscrire(serveur, pseudo);
  const id = ecrireQuizz(serveur, compte, { title: SOIFS, questions: QUESTIONS });
  return quizz.parse(serveur.depots.quizz.lire(id, compte));
}

/** Searches the quizz, and chooses it. */
async function prendre(hote: Page): Promise<void> {
  await hote.getByText("Communautés", { exact: true }).click();
  await hote.getByPlaceholder("Titre, tag, pseudo").fill(SOIFS);
  await choisirQuizz(hote, SOIFS);
}

/** Answers every question on a phone until the end; returns their number. */
async function jouer(page: Page, joue: Quizz, juste: (rang: number) => boolean): Promise<number> {
  const valider = page.getByRole("button", { name: "Valider" });
  const vote = page.getByText("Vote quizz");
  for (let rang = 0; ; rang++) {
    await expect(valider.or(vote).first()).toBeVisible();
    if (await vote.isVisible()) return rang;
    await repondre(page, await trouverQuestionAffichee(page, joue), juste(rang));
    await expect(valider).toBeHidden();
  }
}

const regler = (hote: Page, allure: string) =>
  hote.getByRole("combobox", { name: "Rythme" }).selectOption(allure);

test("three phones, and nobody touches the host’s screen until the end", async ({
  browser,
  serveur,
}) => {
  await serveur.regler({
    cartes: [{ _id: "i1", texte: "&joueur lève son verre." }],
    semence: 3,
  });
  const joue = await ecrire(serveur, "Fromager");
  const hote = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
  const telephones: PageEtSonContexte[] = [];
  for (const pseudo of PSEUDOS)
    telephones.push(await rejoindre(browser, hote.code, pseudo, serveur.adresse));
  await prendre(hote.page);
  await regler(hote.page, "soutenu");
  await expect(hote.page.getByText("Ça avance seul, et vite.")).toBeVisible();
  await checkAxe(hote.page, "salon");
  await serveur.regler({
    cartes: [{ _id: "i1", texte: "&joueur lève son verre." }],
    vitesse: VITESSE,
  });
  // everything that appears by itself on the screens, awaited from the beginning
  const passages = Promise.all([
    hote.page
      .getByText(/^Imprévu/)
      .first()
      .waitFor(),
    // at this speed the standings may cover the message for its whole time
    hote.page.getByRole("region", { name: "Où on en est" }).waitFor(),
    telephones[2]?.page.getByRole("heading", { name: "Le classement" }).waitFor(),
    hote.page.getByRole("timer").first().waitFor(),
    telephones[1]?.page.getByText(/passes devant|d’avance/).waitFor(),
  ]);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  const repondues = await Promise.all(
    telephones.map(({ page }, i) => jouer(page, joue, (rang) => i === 0 || (rang + i) % 2 === 0)),
  );
  expect(repondues).toEqual(PSEUDOS.map(() => QUESTIONS.length - 1));
  await passages;
  const table = hote.page.getByRole("table");
  await expect(table.getByRole("row", { name: /Léa/ })).toContainText(/5\s*\/\s*5/);

  await appuyer(boutonSuivant(hote.page));
  const soir = hote.page.getByRole("region", { name: "Ce soir" });
  await expect(soir.getByRole("listitem").first()).toContainText(/Léa.*5\s*points/);
  await checkAxe(hote.page, "ce soir");
  await checkOverflow(hote.page, "ce soir", true);
  await soir.getByRole("button", { name: /1\s*quizz joué/ }).click();
  const ardoise = hote.page.getByRole("dialog", { name: "Ce soir" });
  await expect(ardoise.getByRole("row")).toHaveCount(1 + PSEUDOS.length);
  await expect(ardoise.getByRole("listitem")).toContainText(`${SOIFS}Gagné par Léa.`);
  await checkAxe(hote.page, "toute la soirée");
  await ardoise.getByRole("button", { name: "Fermer" }).last().click();
  for (const [i, { page }] of telephones.entries()) {
    await page.getByRole("button", { name: "Retour salon" }).click();
    await expect(page.getByText("Ce soir", { exact: true })).toBeVisible();
    if (i === 0) await expect(page.getByText(/^5\s*points, .*1\s*quizz gagné/)).toBeVisible();
  }
});

test("what is left is shown, held by one press, and let go by the next; led by hand, nothing moves", async ({
  browser,
  serveur,
}) => {
  await ecrire(serveur, "Affineur");
  const hote = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
  const { page } = hote;
  const { page: lea } = await rejoindre(browser, hote.code, "Léa", serveur.adresse);
  await rejoindre(browser, hote.code, "Tom", serveur.adresse);
  await prendre(page);
  await regler(page, "tranquille");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  const retenir = page.getByRole("button", { name: "Retenir" });
  const lacher = page.getByRole("button", { name: "Laisser filer" });
  // with reduced motion, the remaining time is shown in seconds
  const reste = page.getByRole("timer");
  await expect(reste).toHaveText(/^\d+\s*s$/);
  await checkAxe(page, "retenir");
  await retenir.click();
  await expect(lacher).toBeVisible();
  const fige = await reste.textContent();
  await page.keyboard.press("r");
  await expect(retenir).toBeVisible();
  // the remote control holds the step from a phone
  const dialogue = await ouvrirGestionDuJoueur(page, "Léa");
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  await fermerMenu(page);
  await lea.getByRole("button", { name: "Retenir" }).click();
  await expect(lacher).toBeVisible();
  await checkOverflow(lea, "retenir sur un téléphone", false);
  await lea.getByRole("button", { name: "Laisser filer" }).click();
  await expect(retenir).toBeVisible();
  await page.keyboard.press("r");
  await expect(lacher).toBeVisible();
  expect(Number.parseInt((await reste.textContent()) ?? "", 10)).toBeLessThanOrEqual(
    Number.parseInt(fige ?? "", 10),
  );
  // after a reload of the host's screen, the step is still held
  await page.reload();
  await expect(lacher).toBeVisible();
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(lacher).toBeVisible();
    await checkOverflow(page, `${String(width)}×${String(height)}`, width >= 1280);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("button", { name: /^Rythme/ }).click();
  await page.getByRole("button", { name: /^Rythme/ }).click();
  await expect(page.getByRole("button", { name: "Rythme À la main" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(lacher.or(retenir)).toHaveCount(0);
  await expect(reste).toHaveCount(0);
});
