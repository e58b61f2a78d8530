/** Several questions at once in the editor of a quizz: their time and order, another quizz, a text replaced everywhere. */
import type { Page } from "@playwright/test";
import { quizz as formeQuizz } from "#contracts/quizz.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "en-lot" });

const choix = (text: string, juste: string, faux: string) =>
  Object.assign({}, QUESTION_RIEN, {
    type: "choix" as const,
    text,
    options: [juste, faux],
    reponse: [juste],
  });
const QUESTIONS = [
  choix("Où est Brest ?", "En Bretagne", "En Alsace"),
  choix("Où est Colmar ?", "En Alsace", "En Bretagne"),
  Object.assign({}, QUESTION_RIEN, { text: "Fin du tour" }),
];
const lire = async (page: Page, id: string) =>
  formeQuizz.parse(await (await page.request.get(`/api/quizz/${id}`)).json());
const bouton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const enregistrer = async (page: Page) => {
  await page.keyboard.press("Control+s");
  await expect(page.getByText("modifications non enregistrées")).toBeHidden();
};
async function choisir(page: Page, ...numeros: readonly number[]) {
  for (const numero of numeros)
    await page.getByRole("checkbox", { name: `Choisir la question ${String(numero)}` }).check();
}
const ouvrir = async (page: Page, geste: string) => {
  await bouton(page, "Plus, questions choisies").click();
  await bouton(page, geste).click();
  return page.getByRole("dialog");
};

test("time and order of several, a text replaced, questions copied and moved to other quizzes", async ({
  page,
  serveur,
}) => {
  const compte = await inscrire(serveur, "Lotte");
  const commun = { visibilite: "prive" as const };
  const id = ecrireQuizz(serveur, compte, {
    ...commun,
    title: "Régions",
    tags: ["Géographie"],
    questions: QUESTIONS,
  });
  const autre = ecrireQuizz(serveur, compte, {
    ...commun,
    title: "Fourre-tout",
    tags: [],
    questions: QUESTIONS.slice(2),
  });
  await seConnecter(page, "Lotte");
  await page.goto(`/quizz/${id}`);

  await choisir(page, 1, 2);
  let dialogue = await ouvrir(page, "Temps et ordre des options");
  await dialogue.getByRole("radio", { name: "Le même" }).check();
  await dialogue.getByRole("textbox", { name: "Secondes pour répondre" }).fill("30");
  await dialogue.getByRole("radio", { name: "Mélangées" }).check();
  await checkAccessibility(page, "time and order of several");
  await bouton(page, "Régler").click();
  await enregistrer(page);
  const regles = (await lire(page, id)).questions;
  expect(regles.map(({ temps, aleatoire }) => [temps, aleatoire])).toEqual([
    [30, true],
    [30, true],
    [0, false],
  ]);

  // letters typed in a dialogue are no shortcuts of the list behind it
  dialogue = await ouvrir(page, "Chercher et remplacer");
  await dialogue.getByLabel("Chercher").pressSequentially("en bretagne");
  await expect(dialogue.getByRole("status")).toHaveText("2 fois, dans 2 questions.");
  await dialogue.getByLabel("Remplacer par").fill("Au pays des korrigans");
  await checkAccessibility(page, "find and replace");
  await bouton(page, "Remplacer").click();
  await enregistrer(page);
  const [brest, colmar] = (await lire(page, id)).questions;
  expect(brest).toMatchObject({
    options: ["Au pays des korrigans", "En Alsace"],
    reponse: ["Au pays des korrigans"],
  });
  expect(colmar?.options).toEqual(["En Alsace", "Au pays des korrigans"]);
  await page.keyboard.press("Control+z");
  await expect(page.getByText("En Bretagne").first()).toBeVisible();
  await page.keyboard.press("Control+Shift+z");
  await expect(page.getByText("Au pays des korrigans").first()).toBeVisible();

  // a copy to another quizz, which keeps its title
  await page.setViewportSize({ width: 320, height: 568 });
  dialogue = await ouvrir(page, "Copier ou déplacer ailleurs");
  await dialogue.getByLabel("Chercher parmi vos quizz").fill("fourre");
  await dialogue.getByRole("radio", { name: "Fourre-tout" }).check();
  await checkAccessibility(page, "another quizz, 320");
  await bouton(page, "Copier").click();
  await expect(page.getByText("2 questions copiées dans « Fourre-tout ».")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });
  expect(await lire(page, autre)).toMatchObject({
    title: "Fourre-tout",
    questions: [{ text: "Fin du tour" }, { text: "Où est Brest ?", temps: 30 }, {}],
  });

  // a move into a new one, which takes the tags; what has arrived leaves this one
  dialogue = await ouvrir(page, "Copier ou déplacer ailleurs");
  await dialogue.getByRole("radio", { name: "Elles partent" }).check();
  await dialogue.getByLabel("Titre du nouveau quizz").fill("Colmar et Brest");
  await bouton(page, "Déplacer").click();
  await expect(page.getByText("2 questions déplacées dans « Colmar et Brest ».")).toBeVisible();
  await enregistrer(page);
  expect((await lire(page, id)).questions).toMatchObject([{ text: "Fin du tour" }]);
  await page.goto("/quizz");
  await page.getByRole("link", { name: "Colmar et Brest" }).click();
  await expect(page.getByRole("link", { name: "Où est Colmar ?" })).toBeVisible();
  expect(await lire(page, new URL(page.url()).pathname.split("/").at(-1) ?? "")).toMatchObject({
    tags: ["Géographie"],
    visibilite: "prive",
    questions: [{ temps: 30, aleatoire: true }, {}],
  });
});

test("new questions, and two hundred pasted ones, begin with the quizz's time and order", async ({
  page,
  serveur,
}) => {
  const compte = await inscrire(serveur, "Odile");
  const id = ecrireQuizz(serveur, compte, {
    visibilite: "prive",
    title: "Vite",
    tags: [],
    questions: [],
  });
  await seConnecter(page, "Odile");
  await page.goto(`/quizz/${id}`);
  await page.getByRole("textbox", { name: /^Secondes des questions nouvelles/ }).fill("15");
  await page.getByRole("switch", { name: "Options mélangées" }).check();
  await checkAccessibility(page, "what new questions begin with");
  await enregistrer(page);
  await bouton(page, "Ajouter à la fin").click();
  await expect(page.getByLabel("Temps", { exact: true })).toHaveValue("15");
  await expect(page.getByRole("switch", { name: "Mélanger les options" })).toBeChecked();

  await page.goto(`/quizz/importer?vers=${id}`);
  const texte = Array.from(
    { length: 200 },
    (_, rang) => `Combien font ${String(rang)} et 1 ?\nA. ${String(rang)}\nB. ${String(rang + 1)}*`,
  );
  await page.getByLabel("Ou collez vos questions").fill(texte.join("\n\n"));
  await page.getByRole("button", { name: "Lire ce texte" }).click();
  await page.getByRole("radio", { name: "Ajouter à celui-ci" }).check();
  await page.getByRole("button", { name: /^Importer 200\s+questions/ }).click();
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));
  const { questions } = await lire(page, id);
  expect(questions).toHaveLength(200);
  expect(questions.filter(({ temps, aleatoire }) => temps === 15 && aleatoire)).toHaveLength(200);
});
