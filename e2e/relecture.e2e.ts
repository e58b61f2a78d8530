/** The proof-reader of a quizz: remarks of several kinds, mended, undone, ignored and found again; nothing blocks (decisions/0083). */
import type { Page } from "@playwright/test";
import { quizz as formeQuizz } from "#contracts/quizz.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "relecture" });

const tapee = (text: string, reponse: string, media = "question.jpeg") =>
  Object.assign({}, QUESTION_RIEN, { type: "entree" as const, text, media, reponse: [reponse] });
const VIVANT = "https://vivant.exemple/affiche.png";
const MORT = "https://mort.exemple/affiche.png";
const QUESTIONS = [
  tapee("Qui chante « Roxanne » ?", "The Police"),
  Object.assign({}, QUESTION_RIEN, {
    type: "choix" as const,
    text: "Où est Brest ?",
    options: ["En Bretagne", "à compléter"],
    reponse: ["En Bretagne"],
  }),
  tapee("Quel bistrot de l’île ouvre à cinq heures ?", "Le Phare"),
  tapee("Quel film ?", "Playtime", VIVANT),
  tapee("Et celui-ci ?", "Trafic", MORT),
];

async function ouvrir(page: Page, serveur: Serveur, pseudo: string) {
  const compte = await inscrire(serveur, pseudo);
  const autre = ecrireQuizz(serveur, compte, {
    title: "Îles",
    visibilite: "prive",
    questions: [tapee("quel bistrot de l'île ouvre à cinq heures ?", "le phare")],
  });
  const id = ecrireQuizz(serveur, compte, {
    title: "Un peu de tout",
    visibilite: "prive",
    questions: QUESTIONS,
  });
  let enPanne = true;
  await page.route("**/api/check-url**", (route) =>
    route.request().url().includes("vivant") || !enPanne
      ? route.fulfill({ json: { contentType: "image/png" } })
      : route.fulfill({ status: 400, json: { message: "Ce lien ne mène à rien." } }),
  );
  // other sites are not there in a test
  await page.route(/exemple\//, (route) => route.abort());
  await seConnecter(page, pseudo);
  await page.goto(`/quizz/${id}`);
  return { id, autre, reparer: () => (enPanne = false) };
}

const relecture = (page: Page) => page.getByRole("region", { name: /^Relecture/ });
const tete = (page: Page) => page.getByRole("button", { name: /^Relecture/ });
const bouton = (page: Page, name: string) =>
  relecture(page).getByRole("button", { name, exact: true });
const lire = async (page: Page, id: string) =>
  formeQuizz.parse(await (await page.request.get(`/api/quizz/${id}`)).json());

test("spellings added and undone, a remark ignored and found again, a duplicate removed, a dead link told", async ({
  page,
  serveur,
}) => {
  const { id, autre, reparer } = await ouvrir(page, serveur, "Relie");
  await expect(tete(page)).toHaveAccessibleName("Relecture 3 remarques");
  await expect(tete(page)).toHaveAttribute("aria-expanded", "false");
  await tete(page).press("Enter");
  const remarques = relecture(page).locator("ul ul > li");
  await expect(remarques).toHaveCount(3);
  await expect(remarques.nth(0)).toContainText("Le jeu refuserait « Police ».");
  await expect(remarques.nth(1)).toContainText("« à compléter » a l’air d’attendre un vrai texte.");
  await expect(remarques.nth(2)).toContainText("posée dans un autre de vos quizz : Îles.");
  await expect(remarques.nth(2).getByRole("link", { name: "Îles" })).toHaveAttribute(
    "href",
    `/quizz/${autre}`,
  );
  await checkAccessibility(page, "proof-reader of a quizz");
  const petits = await relecture(page)
    .getByRole("button")
    .evaluateAll((boutons) =>
      boutons.filter((un) => un.getBoundingClientRect().height < 44).map((un) => un.textContent),
    );
  expect(petits).toEqual([]);

  // one press, one step of undo; the focus goes to the next question's remark
  await bouton(page, "L’accepter aussi").press("Enter");
  await expect(remarques).toHaveCount(2);
  await expect(remarques.nth(0).getByRole("button", { name: "Ignorer" })).toBeFocused();
  await page.keyboard.press("Control+s");
  await expect
    .poll(async () => (await lire(page, id)).questions[0]?.reponse)
    .toEqual(["The Police", "Police"]);
  await page.keyboard.press("Control+z");
  await expect(remarques).toHaveCount(3);
  await bouton(page, "L’accepter aussi").click();
  await expect(remarques).toHaveCount(2);

  // an ignored remark stays ignored after a reload, and can be read again
  await remarques.nth(0).getByRole("button", { name: "Ignorer" }).click();
  await expect(remarques).toHaveCount(1);
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await lire(page, id)).questions[0]?.reponse.length).toBe(2);
  await page.reload();
  await expect(tete(page)).toHaveAccessibleName("Relecture 1 remarque");
  await tete(page).click();
  await bouton(page, "Revoir la remarque ignorée").click();
  await expect(remarques).toHaveCount(2);
  await bouton(page, "Ne plus ignorer").click();
  await expect(tete(page)).toHaveAccessibleName("Relecture 2 remarques");
  await remarques.nth(0).getByRole("link", { name: "Aller voir" }).click();
  await expect(page.getByRole("textbox", { name: /^Option A/ })).toBeFocused();
  await page.goBack();

  await tete(page).click();
  await bouton(page, "Retirer d’ici").click();
  await expect(tete(page)).toHaveAccessibleName("Relecture 1 remarque");
  await expect(
    page.getByText("La question est retirée. Annuler revient en arrière."),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(tete(page)).toHaveAccessibleName("Relecture 2 remarques");

  await bouton(page, "Vérifier les liens").click();
  await expect(relecture(page).getByRole("status")).toHaveText(
    "2 liens vérifiés : un ne répond plus.",
  );
  await expect(remarques.nth(2)).toContainText("Le média ne répond plus sur mort.exemple.");
  // the site answers again
  reparer();
  await bouton(page, "Vérifier à nouveau").click();
  await expect(relecture(page).getByRole("status")).toHaveText("Un lien vérifié : il répond.");
  await expect(remarques).toHaveCount(2);
  await expect(bouton(page, "Vérifier à nouveau")).toHaveCount(0);
});

test("on a phone of 320 px the remarks are under the faults; a public quizz says quietly that they stay", async ({
  page,
  serveur,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { id } = await ouvrir(page, serveur, "Telma");
  await page.getByRole("tab", { name: /^Réglages/ }).click();
  await expect(page.getByText("Avant que tout le monde le voie")).toHaveCount(0);
  await page.getByRole("radio", { name: "Public" }).check();
  // the media of other sites need a credit now
  await page.getByRole("button", { name: "relire 4 remarques" }).click();
  await expect(tete(page)).toBeFocused();
  await expect(tete(page)).toHaveAttribute("aria-expanded", "true");
  await expect(relecture(page)).toContainText("Ce quizz public montre des médias de 2 sites");
  await checkAccessibility(page, "proof-reader of a quizz, 320 px");
  await relecture(page)
    .getByRole("listitem")
    .last()
    .getByRole("button", { name: "Aller voir" })
    .click();
  await expect(page.getByRole("textbox", { name: "Source" })).toBeFocused();
  await page.keyboard.type("Cinémathèque");
  await expect(page.getByRole("button", { name: "relire 3 remarques" })).toBeVisible();
  await checkAccessibility(page, "public quizz with remarks, 320 px");
  await page.keyboard.press("Control+s");
  await expect.poll(async () => (await lire(page, id)).visibilite).toBe("public");
});

test("a text as long as the bound is read at three metres, a much longer one is not", async ({
  page,
  serveur,
}) => {
  const PROSE =
    "Dans quelle ville du sud de la France, connue pour son pont et son palais, les papes ont-ils habité pendant presque tout le quatorzième siècle, avant de rentrer à Rome sous les prières de Catherine de Sienne, laissant une forteresse que l’on visite encore, ";
  const compte = await inscrire(serveur, "Prosper");
  const options = ["Avignon", "Arles", "Nîmes", "Orange", "Pau", "Dax"];
  const question = (text: string) =>
    Object.assign({}, QUESTION_RIEN, {
      type: "choix" as const,
      text,
      options,
      reponse: ["Avignon"],
    });
  const [court, long] = [PROSE.repeat(3).slice(0, 410), PROSE.repeat(3).slice(0, 500)];
  const id = ecrireQuizz(serveur, compte, {
    title: "Longueurs",
    questions: [question(court), question(long)],
  });
  await seConnecter(page, "Prosper");
  await page.goto(`/quizz/${id}`);
  await tete(page).click();
  const remarques = relecture(page).locator("ul ul > li");
  await expect(remarques).toHaveCount(1);
  await expect(remarques).toContainText(
    "500 caractères : au-delà de 430 environ, le texte devient trop petit pour être lu à 3 m.",
  );
  const lues = (await lire(page, id)).questions;
  for (const [rang, dit] of ["lisible à 3 m", "trop long pour être lu à 3 m"].entries()) {
    await page.goto(`/quizz/${id}/${lues[rang]?._id ?? ""}`);
    await expect(page.getByText(dit, { exact: true }).first()).toBeVisible();
  }
});
