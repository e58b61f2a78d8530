/**
 * Contrast themes (forced colours): every state must be visible without colours (visuel.md "no information by colour
 * alone").
 */
import { checkAxe } from "./support/accessibility.ts";
import {
  ecrireQuizz,
  inscrire,
  rendreAmis,
  QUESTION_RIEN,
  seConnecter,
} from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { checkControlStates } from "./support/control-states.ts";
import { ouvrirRoomJusquAuxReglages } from "./support/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "couleurs-forcees" });

test("the pages: tabs, filters, switches, choices, ticks, bookmarks", async ({ page, serveur }) => {
  const lea = await inscrire(serveur, "Lea");
  const tom = await inscrire(serveur, "Tom");
  rendreAmis(serveur, lea, tom);
  const question = { ...QUESTION_RIEN, type: "choix" as const, text: "?", options: ["a", "b"] };
  const id = ecrireQuizz(serveur, lea, { title: "Fromages", questions: [question, question] });
  const autre = ecrireQuizz(serveur, tom, { title: "Desserts" });
  await seConnecter(page, "Lea");
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });

  await page.goto(`/quizz/${id}`);
  await page.getByRole("checkbox", { name: "Choisir la question 1" }).waitFor();
  // the looks: visibility, the switch, the tick of a row, and the tick of all rows
  expect(await checkControlStates(page, "quizz editor")).toBeGreaterThanOrEqual(4);
  const bord = await page
    .getByRole("button", { name: "Enregistrer" })
    .evaluate((bouton) => getComputedStyle(bouton).borderTopWidth);
  expect(bord).not.toBe("0px");
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await checkControlStates(page, "quizz editor, phone")).toBeGreaterThanOrEqual(1);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole("link", { name: "?" }).first().click();
  await page.getByRole("radio", { name: "Choix" }).waitFor();
  // the looks: the type, the switch, a right answer, and the open question
  expect(await checkControlStates(page, "question editor")).toBeGreaterThanOrEqual(4);

  await page.goto("/quizz-communaute");
  await page.getByRole("link", { name: "Desserts" }).waitFor();
  for (const filtre of ["Par ordre d'ajout", "Tags"]) {
    const bouton = page.getByRole("button", { name: filtre, exact: true });
    await bouton.click();
    expect(await checkControlStates(page, "list")).toBeGreaterThanOrEqual(3);
    await bouton.click();
  }
  await page.goto(`/quizz-communaute/${autre}`);
  await page.getByRole("button", { name: "Signet" }).waitFor();
  expect(await checkControlStates(page, "page of a quizz")).toBeGreaterThanOrEqual(2);
  await page.getByRole("button", { name: "Signaler" }).first().click();
  const signalement = page.getByRole("dialog", { name: "Signaler" });
  await signalement.waitFor();
  expect(await checkControlStates(signalement, "report")).toBeGreaterThanOrEqual(1);
  await page.goto("/profile?menu=4");
  await page.getByRole("group", { name: "Avatar" }).waitFor();
  expect(await checkControlStates(page, "profile")).toBeGreaterThanOrEqual(2);
  await checkAxe(page, "profile");
});

test("the host's settings", async ({ browser, baseURL }) => {
  const { page } = await ouvrirRoomJusquAuxReglages(browser, baseURL);
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  expect(await checkControlStates(page, "settings")).toBeGreaterThanOrEqual(3);
});
