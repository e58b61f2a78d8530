/** Everybody's quizzes: finding, filtering, bookmarking, reading. plateforme §2 "Quiz list pages", "Community read-only views". */
import { passerLeComptoir } from "./support/soiree.ts";
import type { Page } from "@playwright/test";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import {
  ecrireQuizz,
  inscrire,
  rendreAmis,
  QUESTION_RIEN,
  seConnecter,
} from "./support/comptes.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "bibliotheque" });

const lignes = (page: Page) => page.getByRole("table").getByRole("rowheader");

test("a visitor: search with Enter, one pop-over at a time, a quizz, a question, and back to the same list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/quizz-communaute`);
  await expect(page.getByRole("tab")).toHaveText(["Officiel", "Communautés"]);
  await expect(page.getByRole("tab", { name: "Communautés" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await expect(lignes(page)).toHaveCount(8);
  await checkAccessibility(page, "community");

  const tags = page.getByRole("button", { name: /^Tags/ });
  const ordre = page.getByRole("button", { name: "Par ordre d'ajout" });
  await tags.click();
  const volet = page.getByRole("group", { name: "Tags" });
  await expect(volet).toBeVisible();
  expect((await volet.boundingBox())?.height).toBe(300);
  await checkAccessibility(page, "tags");
  await ordre.click();
  await expect(volet).toBeHidden();
  await expect(page.getByRole("group", { name: "Ordre" })).toBeVisible();
  await checkAccessibility(page, "order");
  await page.mouse.click(5, 600);
  await expect(page.getByRole("group", { name: "Ordre" })).toBeHidden();
  // a press outside only closes the menu, and does not reach the element under it
  await ordre.click();
  const premier = lignes(page).last().getByRole("link");
  await premier.click({ position: { x: 5, y: 5 } });
  await expect(page.getByRole("group", { name: "Ordre" })).toBeHidden();
  await expect(page).toHaveURL(/\/quizz-communaute$/);
  await expect(premier).not.toBeFocused();
  await premier.click();
  await expect(page).toHaveURL(/\/quizz-communaute\/./);
  await page.goBack();
  await tags.click();
  await page.getByRole("checkbox", { name: "Nourriture" }).check();
  await expect(lignes(page)).toHaveText(["À table, ça va refroidir !"]);
  await page.keyboard.press("Escape");
  await expect(tags).toBeFocused();
  await expect(page).toHaveURL(/tags=Nourriture/);

  await page.goto(`/quizz-communaute?menu=2`);
  const recherche = page.getByRole("combobox");
  await recherche.fill("oeil");
  await expect(lignes(page)).toHaveCount(8);
  await recherche.press("Enter");
  await expect(lignes(page)).toHaveText(["Ouvrez l’œil, et le bon !"]);
  await page.getByRole("link", { name: "Ouvrez l’œil" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ouvrez l’œil, et le bon !");
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Éditer" })).toBeHidden();
  await checkAccessibility(page, "quizz");
  await page.getByRole("list").last().getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/quizz-communaute\/[\w-]+\/[\w-]+$/);
  await checkAccessibility(page, "question");
  await page.getByRole("button", { name: "Voir les réponses" }).click();
  await checkAccessibility(page, "answers");
  await page.getByRole("button", { name: "Cacher les réponses" }).click();
  await page.getByRole("link", { name: "Ouvrez l’œil, et le bon !" }).click();
  await page.getByRole("link", { name: "Quizz communauté" }).first().click();
  await expect(page).toHaveURL(/menu=2&searchQuery=oeil/);
  await expect(lignes(page)).toHaveCount(1);

  await recherche.fill("zzzz");
  await recherche.press("Enter");
  await expect(page.getByText("Aucun quizz")).toBeVisible();
  await checkAccessibility(page, "nothing found");
  await page.getByRole("button", { name: "Effacer les filtres" }).click();
  await expect(lignes(page)).toHaveCount(8);
  await expect(recherche).toHaveValue("");
  await expect(page).toHaveURL(/quizz-communaute\?menu=2$/);
  await page.goto(`/quizz-communaute/nulle-part`);
  await expect(page).toHaveURL(/\/error$/);
  await expect(
    page.getByRole("main").getByText("Une erreur c'est produite au chargement du quizz"),
  ).toBeVisible();
});

test("logged in: friends' quizzes, bookmarks, pages of fifty", async ({ page, serveur }) => {
  const [margaux, zineb] = [await inscrire(serveur, "Margaux"), await inscrire(serveur, "Zineb")];
  rendreAmis(serveur, margaux, zineb);
  ecrireQuizz(serveur, zineb, { title: "Entre nous", visibilite: "amis" });
  ecrireQuizz(serveur, zineb, { title: "Secret", visibilite: "prive" });
  // the last quizz written comes first
  for (let n = 60; n > 0; n--) ecrireQuizz(serveur, zineb, { title: `Quizz ${String(n)}` });
  ecrireQuizz(serveur, margaux, { title: "Le mien" });
  await seConnecter(page, "Margaux");
  await page.goto(`/quizz-communaute?sort=note`);
  await expect(page.getByRole("tab")).toHaveText(["Officiel", "Communautés", "Amis", "Signet"]);
  await expect(lignes(page)).toHaveCount(50);
  await page.getByRole("button", { name: "Page suivante" }).click();
  await expect(page).toHaveURL(/page=1/);
  await expect(lignes(page)).toHaveCount(19);
  const suivante = page.getByRole("button", { name: "Page suivante" });
  await expect(suivante).toBeDisabled();
  await expect(suivante).toBeFocused();
  await page.goto(`/quizz-communaute?page=99&sort=note`);
  await expect(page).toHaveURL(/\?page=1&sort=note$/);
  await expect(lignes(page)).toHaveCount(19);
  // the invalid address is not in the history
  await page.goBack();
  await expect(page).toHaveURL(/\?page=1&sort=note$|sort=note$/);
  await page.goForward();
  // another tab starts at its first page
  await page.getByRole("tab", { name: "Amis" }).click();
  await expect(page).not.toHaveURL(/page=/);
  await expect(lignes(page)).toHaveCount(50);

  await page.goto(`/quizz-communaute?menu=4`);
  await expect(lignes(page).first()).toBeVisible();
  await expect(page.getByText("Secret")).toBeHidden();
  const signet = page.getByRole("button", { name: "Sauvegarder Quizz 1", exact: true });
  await signet.click();
  await expect(signet).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("tab", { name: "Signet" }).click();
  await expect(lignes(page)).toHaveText(["Quizz 1"]);
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility(page, "bookmarks");
  await page.reload();
  await expect(lignes(page)).toHaveText(["Quizz 1"]);
  await signet.click();
  await expect(page.getByText("Aucun quizz")).toBeVisible();

  // the quizzes of a profile can be bookmarked too
  await page.goto(`/profile/Zineb`);
  await expect(page.getByRole("table", { name: "Quizz de Zineb" })).toBeVisible();
  await checkAccessibility(page, "public profile with quizzes");
});

test("a bookmark pressed before the bookmarks are known is kept", async ({ page, serveur }) => {
  const auteur = await inscrire(serveur, "Ines");
  ecrireQuizz(serveur, auteur, { title: "Fromages du Jura" });
  await inscrire(serveur, "Paul");
  await seConnecter(page, "Paul");
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/fav-id", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/quizz-communaute?searchQuery=Jura");
  const signet = page.getByRole("button", { name: "Sauvegarder Fromages du Jura", exact: true });
  await signet.click();
  answer();
  await expect(signet).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(signet).toHaveAttribute("aria-pressed", "true");
});

test("bookmarks of two open pages: none is lost", async ({ page, context, serveur }) => {
  await inscrire(serveur, "Basile");
  await seConnecter(page, "Basile");
  const autre = await context.newPage();
  const signet = (ou: Page, titre: RegExp) => ou.getByRole("button", { name: titre });
  const [histoire, sciences] = [/^Sauvegarder L’Histoire/, /^Sauvegarder Sciences/];
  for (const une of [page, autre]) {
    await une.goto(`/quizz-communaute?menu=2`);
    await expect(signet(une, histoire)).toHaveAttribute("aria-pressed", "false");
  }
  const enregistre = (ou: Page) =>
    ou.waitForResponse((reponse) => reponse.url().endsWith("/api/fav") && reponse.ok());
  // both pages have read an empty list of bookmarks
  await Promise.all([enregistre(page), signet(page, histoire).click()]);
  await Promise.all([enregistre(autre), signet(autre, sciences).click()]);
  await expect(signet(autre, histoire)).toHaveAttribute("aria-pressed", "true");
  await Promise.all([enregistre(page), signet(page, histoire).click()]);
  await expect(signet(page, sciences)).toHaveAttribute("aria-pressed", "true");
  await autre.goto(`/quizz-communaute?menu=5`);
  await expect(lignes(autre)).toHaveText(["Sciences sans douleur (ou presque)"]);
  // the button is pressed several times before the server answers
  const pressees = Promise.withResolvers<void>();
  await page.route("**/api/fav", async (route) => {
    await pressees.promise;
    await route.continue();
  });
  const derniere = page.waitForResponse(
    async (reponse) =>
      reponse.url().endsWith("/api/fav") && (await reponse.json()).favoris.length === 3,
  );
  await signet(page, histoire).click();
  await signet(page, /^Sauvegarder Oreille/).click();
  pressees.resolve();
  await derniere;
  await page.reload();
  for (const titre of [histoire, sciences, /^Sauvegarder Oreille/])
    await expect(signet(page, titre)).toHaveAttribute("aria-pressed", "true");
});

test("a host who is logged in plays their own private quizz; a visitor does not see it", async ({
  browser,
  serveur,
}) => {
  const nadia = await inscrire(serveur, "Nadia");
  ecrireQuizz(serveur, nadia, { title: "Rien que pour moi", visibilite: "prive" });
  for (const connectee of [true, false]) {
    const contexte = await browser.newContext({
      locale: "fr-FR",
      viewport: { width: 1280, height: 720 },
    });
    const page = await contexte.newPage();
    if (connectee) await seConnecter(page, "Nadia");
    await page.goto("/room");
    await passerLeComptoir(page);
    await expect(page.getByRole("tab")).toHaveText(
      connectee
        ? ["Mes Quizzs", "Officiel", "Communautés", "Amis", "Signet"]
        : ["Officiel", "Communautés"],
    );
    if (connectee) {
      await page.getByRole("tab", { name: "Mes Quizzs" }).click();
      const sien = page.getByRole("button", { name: /^Rien que pour moi/ });
      await sien.click();
      await expect(sien).toHaveAttribute("aria-pressed", "true");
      // the room has read the private quizz in the name of its owner
      await expect(page.getByRole("contentinfo").getByText("Rien que pour moi")).toBeVisible();
      await checkAccessibility(page, "salon, own quizzes");
    }
    await contexte.close();
  }
});

test("what games said of one's own questions, a typed answer tried, and what is not for others", async ({
  page,
  browser,
  serveur,
}) => {
  const omar = await inscrire(serveur, "Omar");
  const question = {
    ...QUESTION_RIEN,
    type: "entree",
    text: "Qui a peint la Joconde ?",
    reponse: ["Léonard de Vinci"],
    precis: ["un Italien"],
  } as const;
  const id = ecrireQuizz(serveur, omar, {
    title: "Peinture",
    questions: [{ ...question, reponse: [...question.reponse], precis: [...question.precis] }],
  });
  const [posee] = serveur.depots.quizz.lire(id, omar)?.questions ?? [];
  if (posee === undefined) throw new Error("no question");
  for (const partie of ["a", "b", "c"])
    serveur.depots.historique.ecrire({
      id: partie,
      code: "ABC123",
      quizzId: id,
      titre: "Peinture",
      nbQuestions: 1,
      joueurs: [],
      statistiques: [
        {
          question: posee._id,
          teneur: calculerTeneurDeQuestion(posee),
          posees: 14,
          justes: 9,
          fausses: [{ cle: "picasso", texte: "Picasso", fois: 3 }],
          medianeMs: null,
        },
      ],
    });
  await seConnecter(page, "Omar");
  await page.goto(`/quizz-communaute/${id}`);
  await expect(page.getByText("42 réponses, 64 % de justes.")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility(page, "own quizz, with its numbers");
  await page.getByRole("link", { name: "Joconde" }).click();
  await expect(page.getByText("La fausse la plus donnée : Picasso (9 fois).")).toBeVisible();
  await expect(page.getByRole("link", { name: "Jouer cette question" })).toBeVisible();
  await checkAccessibility(page, "own question, with its numbers");

  const autre = await (await browser.newContext({ locale: "fr-FR" })).newPage();
  await autre.goto(`/quizz-communaute/${id}/${posee._id}`);
  const champ = autre.getByLabel("Essayer une réponse");
  const verdict = champ.locator("xpath=ancestor::div[2]/following-sibling::p");
  for (const [saisie, dit] of [
    [
      "leonard de vincy",
      "Le jeu la dirait juste, en pardonnant une faute de frappe, sauf si c’est un autre mot.",
    ],
    ["UN ITALIEN", "Le jeu l’accepterait, avec des gorgées à distribuer."],
    ["Picasso", "Le jeu la dirait fausse."],
    [" ", ""],
  ] as const) {
    await champ.fill(saisie);
    await expect(verdict).toHaveText(dit);
  }
  await champ.fill("Picasso");
  await checkAccessibility(autre, "a typed answer tried");
  await expect(autre.getByText(/% de justes|Jouer cette question|Éditer/)).toHaveCount(0);
});
