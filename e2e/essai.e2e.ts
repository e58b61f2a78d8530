/** Trying a question: decisions/0081. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { appuyer } from "./support/steps.ts";
import type { Serveur } from "./support/server.ts";

test.use({ base: "essai" });

const CHOIX = {
  ...QUESTION_RIEN,
  type: "choix",
  text: "Capitale de l’Australie ?",
  options: ["Canberra", "Perth"],
  reponse: ["Canberra"],
} as const;

async function quizzDe(serveur: Serveur, pseudo: string) {
  const createur = await inscrire(serveur, pseudo);
  const quizz = ecrireQuizz(serveur, createur, {
    title: "Le mien",
    visibilite: "prive",
    questions: [QUESTION_RIEN, { ...CHOIX, options: [...CHOIX.options], reponse: ["Canberra"] }],
  });
  const [message, choix] = serveur.depots.quizz.lire(quizz, createur)?.questions ?? [];
  const adresse = (question = choix) => `/essai/${quizz}/${question?._id ?? ""}`;
  return { quizz, message, adresse };
}

const room = (page: Page) => page.evaluate(() => localStorage.getItem("roomHote"));

test("an author plays one question alone, to its end and back; nothing of it stays", async ({
  page,
  serveur,
}) => {
  const { adresse } = await quizzDe(serveur, "Ines");
  await seConnecter(page, "Ines");
  // a room that this browser hosts already is not replaced
  await page.goto("/room");
  await expect.poll(() => room(page)).toMatch(/^\w{6}$/);
  const soiree = await room(page);

  await page.goto(adresse());
  await expect(page.getByText("Capitale de l’Australie ?").first()).toBeVisible();
  await expect(page.getByText("ESSAI, RIEN N’EST COMPTÉ")).toBeVisible();
  await expect(page.getByText("Essai", { exact: true }).first()).toBeVisible();
  await checkAccessibility(page, "a question that is tried");
  await page.keyboard.press("m");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("button", { name: "Revenir à l’éditeur" })).toBeVisible();
  await expect(menu.getByRole("button", { name: /Signaler|Joueurs|Terminer|Quitter/ })).toHaveCount(
    0,
  );
  await checkAccessibility(page, "its menu");
  await page.keyboard.press("Escape");

  await appuyer(page.getByRole("button", { name: "Voir la réponse" }));
  await page.getByRole("button", { name: "Essai avait juste" }).click();
  await appuyer(page.getByRole("button", { name: "Valider" }));
  await appuyer(page.getByRole("button", { name: "Suivant" }));
  await expect(page.getByRole("heading", { name: "Et voilà" })).toBeVisible();
  await checkAccessibility(page, "its end");
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility(page, "its end, on a phone");

  await page.getByRole("button", { name: "Rejouer la question" }).click();
  await expect(page.getByRole("button", { name: "Voir la réponse" })).toBeVisible();
  await appuyer(page.getByRole("button", { name: "Voir la réponse" }));
  await appuyer(page.getByRole("button", { name: "Valider" }));
  await appuyer(page.getByRole("button", { name: "Suivant" }));
  await appuyer(page.getByRole("button", { name: "Revenir à l’éditeur" }));
  await expect(page).toHaveURL(/\/quizz(-communaute)?\/[^/]+\/[^/]+$/);
  expect(await room(page)).toBe(soiree);
  for (const table of ["parties_finies", "statistiques_questions", "historique"])
    expect(serveur.depots.compter(table), table).toBe(0);
});

test("a message too; somebody else's question is not found", async ({ page, browser, serveur }) => {
  const { message, adresse } = await quizzDe(serveur, "Jules");
  await seConnecter(page, "Jules");
  await page.goto(adresse(message));
  await expect(page.getByText("Bienvenue").first()).toBeVisible();
  await appuyer(page.getByRole("button", { name: "Suivant" }));
  await expect(page.getByRole("heading", { name: "Et voilà" })).toBeVisible();

  await inscrire(serveur, "Kenza");
  const autre = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await seConnecter(autre, "Kenza");
  await autre.goto(adresse());
  await expect(autre).toHaveURL(/\/error$/);
  await expect(
    autre.getByRole("main").getByText("Ce quizz n’existe pas ou n’est pas accessible."),
  ).toBeVisible();
});
