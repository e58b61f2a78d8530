/** Next week's evening: a group that has played three quizzes composes one of questions that it has not seen. decisions/0080. */
import type { Page } from "@playwright/test";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirVolet } from "./support/menu.ts";
import {
  choisirQuizz,
  ouvrirReglages,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";
import { appuyer, attendreEtapeVue, avancerMemeSansReponses } from "./support/steps.ts";

test.use({ base: "soiree-composee" });

const question = (text: string) => ({
  ...QUESTION_RIEN,
  type: "choix" as const,
  text,
  options: ["Oui", "Non"],
  reponse: ["Oui"],
});
const JOUES = ["Le premier soir", "Le deuxième soir", "Le troisième soir"];
const VUES = JOUES.map((titre) => [`${titre} ?`, `${titre} encore ?`]);
/** Twenty questions in four quizzes, and a copy of a question that will have been seen. */
const NEUVES = ["Un", "Deux", "Trois", "Quatre"].map((titre) =>
  [1, 2, 3, 4, 5].map((rang) => `${titre}, question ${String(rang)} ?`),
);

async function jouerJusquALaFin(hote: Page, titre: string): Promise<void> {
  await choisirQuizz(hote, titre);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote).toHaveURL(/\/jeu$/);
  while ((await attendreEtapeVue(hote)) !== "fin") await avancerMemeSansReponses(hote);
  await appuyer(hote.getByRole("button", { name: "Retour salon" }));
  await expect(hote).toHaveURL(/\/room$/);
}

test("a group that has played three quizzes composes an evening of twenty questions, none seen before", async ({
  browser,
  serveur,
}) => {
  const auteur = await inscrire(serveur, "Auteur");
  const compte = await inscrire(serveur, "Hote");
  const ecrire = (title: string, textes: readonly string[], officiel = false) =>
    ecrireQuizz(serveur, auteur, {
      title,
      officiel,
      tags: ["Opening"],
      questions: textes.map(question),
    });
  JOUES.forEach((titre, rang) => ecrire(titre, VUES[rang] ?? [], true));
  NEUVES.forEach((textes, rang) =>
    ecrire(`Neuf ${String(rang)}`, rang === 0 ? [...textes, "Le PREMIER soir"] : textes),
  );

  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const { page } = hote;
  await seConnecter(page, "Hote");
  // the room learns the account of its host when the screen joins again
  await page.reload();
  await ouvrirReglages(page);
  await page.getByText("Sans imprévus").click();
  const lea = await rejoindre(browser, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  for (const titre of JOUES) await jouerJusquALaFin(page, titre);
  await expect.poll(() => serveur.depots.compter("questions_vues")).toBe(6);

  const ouvrir = page.getByRole("button", { name: "Composer une soirée" });
  const choix = page.getByRole("dialog", { name: "Composer une soirée" });
  // the layout of a phone is another one: the dialogue is opened anew
  for (const largeur of [320, 1280]) {
    await page.setViewportSize({ width: largeur, height: 720 });
    await ouvrir.click();
    await choix.getByLabel("Combien").selectOption("25");
    await choix.getByRole("button", { name: "Tous les sujets" }).click();
    await choix.getByRole("checkbox", { name: "Opening" }).check();
    await checkAccessibility(page, `wishes at ${String(largeur)} px`);
    if (largeur === 320) await choix.getByRole("button", { name: "Fermer" }).first().click();
  }
  // the keyboard is enough
  await choix.getByLabel("Combien").focus();
  await choix.getByRole("button", { name: "Composer", exact: true }).press("Enter");
  const prete = page.getByRole("dialog", { name: "Votre soirée est prête" });
  await expect(
    prete.getByText(/^Il reste 20\squestions que votre groupe n’a pas vues\.$/),
  ).toBeVisible();
  await expect(prete.getByRole("listitem")).toHaveCount(4);
  await prete.getByRole("button", { name: "Garder ce quizz" }).click();
  await expect(prete.getByText(/^C’est dans vos quizz/)).toBeVisible();
  await checkAccessibility(page, "composed evening");

  const [garde] = serveur.depots.quizz.titres(compte);
  const lu = serveur.depots.quizz.lire(garde?._id ?? "", compte);
  expect(lu?.questions.map(({ text }) => text).toSorted()).toEqual(NEUVES.flat().toSorted());
  expect(lu).toMatchObject({ visibilite: "prive", auteur: "Auteur" });
  expect(lu?.source).toContain("«\u00A0Neuf 0\u00A0»");

  // the evening is chosen, shown again on a narrow screen, and played
  await prete.getByRole("button", { name: "C’est parfait" }).click();
  await expect(ouvrir).toBeFocused();
  await page.setViewportSize({ width: 320, height: 720 });
  await ouvrir.click();
  await expect(prete).toBeVisible();
  await checkAccessibility(page, "composed evening at 320 px");
  await prete.getByRole("button", { name: "C’est parfait" }).click();
  await page.setViewportSize({ width: 1280, height: 720 });
  const pied = page.getByRole("contentinfo");
  await expect(pied.getByText("Soirée composée")).toBeVisible();
  await expect(pied.getByText(/^20\squestions/)).toBeVisible();
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  expect(await attendreEtapeVue(page)).toBe("question");
  const posee = lea.page.getByRole("heading", { level: 2 }).first();
  await expect(posee).toHaveText(/^(Un|Deux|Trois|Quatre), question \d/);
  await avancerMemeSansReponses(page);
  const dialogue = await ouvrirVolet(page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await expect(page.getByRole("button", { name: "Retour salon" })).toBeVisible();
  await expect(lea.page.getByText(/^Soirée composée\s: ses questions viennent/)).toBeVisible();
  await expect.poll(() => serveur.depots.compter("questions_vues")).toBe(7);
});
