/**
 * Finding a quizz: suggestions, forgiven slips, the reason why it was found, chance, quizzes not played yet, and quizzes
 * like the last one.
 */
import type { Page } from "@playwright/test";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, seConnecter } from "./support/comptes.ts";
import { appuyer } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { ouvrirRoomJusquAuxReglages, rejoindre, passerLeComptoir } from "./support/soiree.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "trouver" });

const lignes = (page: Page) => page.getByRole("table").getByRole("rowheader");
// the salon has another list beside the field
const champ = (page: Page) => page.getByRole("combobox").and(page.locator("input"));
const option = (page: Page, nom: RegExp) => page.getByRole("option", { name: nom });

test("suggestions by keyboard and by mouse; Enter searches what was typed", async ({
  page,
  serveur,
}) => {
  const ursule = await inscrire(serveur, "Ursule");
  ecrireQuizz(serveur, ursule, { title: "Rapaces de nuit", tags: ["Science"] });
  ecrireQuizz(serveur, ursule, { title: "Sans oiseau", tags: ["Rap FR", "Rap US"] });
  await page.goto("/quizz-communaute");
  await champ(page).fill("rap");
  await expect(page.getByRole("option")).toHaveText([
    "RapTag",
    "Rap FRTag",
    "Rap USTag",
    "Rapaces de nuitQuizz",
  ]);
  await expect(champ(page)).toHaveAttribute("aria-expanded", "true");
  await checkAccessibility(page, "suggestions");
  // only Enter searches, with the text of the field
  await expect(page).toHaveURL(/quizz-communaute$/);
  await champ(page).press("Enter");
  await expect(page).toHaveURL(/searchQuery=rap$/);
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(lignes(page)).toHaveText([
    "Sans oiseauTrouvé par ses tags Rap FR et Rap US",
    "Rapaces de nuit",
  ]);
  await expect(page.getByRole("table").locator("mark")).toHaveText(["Rap", "Rap", "Rap"]);
  await checkAccessibility(page, "why it was found");

  // the arrow goes down to the last suggestion, and Enter searches its words
  await champ(page).fill("rapa");
  // the list of the former text has gone, whose marked suggestion would go with it
  await expect(page.getByRole("option")).toHaveText(["Rapaces de nuitQuizz"]);
  await champ(page).press("ArrowDown");
  await expect(option(page, /^Rapaces/)).toHaveAttribute("aria-selected", "true");
  await expect(champ(page)).toHaveAttribute(
    "aria-activedescendant",
    (await option(page, /^Rapaces/).getAttribute("id")) ?? "",
  );
  await champ(page).press("Enter");
  await expect(champ(page)).toHaveValue("Rapaces de nuit");
  await expect(lignes(page)).toHaveText(["Rapaces de nuit"]);

  // the first Escape closes the list, and keeps the text
  await champ(page).fill("ursu");
  await expect(option(page, /^Ursule/)).toBeVisible();
  await champ(page).press("Escape");
  await expect(option(page, /^Ursule/)).toBeHidden();
  await expect(champ(page)).toHaveValue("ursu");
  await champ(page).press("Enter");
  await expect(lignes(page)).toHaveText([
    "Sans oiseauTrouvé par son créateur, Ursule",
    "Rapaces de nuitTrouvé par son créateur, Ursule",
  ]);

  // pressing the suggestion of a tag ticks the tag
  await page.setViewportSize({ width: 320, height: 568 });
  await champ(page).fill("rap u");
  await checkAccessibility(page, "suggestions on a small phone");
  await option(page, /^Rap US/).click();
  await expect(page).toHaveURL(/tags=Rap(\+|%20)US$/);
  await expect(champ(page)).toHaveValue("");
  await expect(lignes(page)).toHaveText(["Sans oiseau"]);
});

test("a slip of the finger: what was meant is one press away", async ({ page }) => {
  await page.goto("/quizz-communaute?searchQuery=histiore+chezvous");
  await expect(page.getByText("Aucun quizz")).toBeVisible();
  await expect(page.getByRole("button", { name: /Vouliez-vous/ })).toBeHidden();
  await champ(page).fill("siences");
  await champ(page).press("Enter");
  const propose = page.getByRole("button", { name: /Vouliez-vous dire « sciences »/ });
  await expect(propose).toBeVisible();
  // the suggestion is one line of text, with its marks in place
  expect(await propose.innerText()).toBe("Vouliez-vous dire «\u00A0sciences\u00A0»\u202F?");
  await checkAccessibility(page, "a slip forgiven");
  await propose.click();
  await expect(page).toHaveURL(/searchQuery=sciences$/);
  await expect(champ(page)).toHaveValue("sciences");
  await expect(lignes(page).first()).toContainText("Sciences");
});

test("a host: by chance, not played yet, a slip forgiven", async ({ browser, serveur }) => {
  const hugo = await inscrire(serveur, "Hugo");
  const [deja] = ["Volcans déjà vus", "Volcans à voir"].map((title) =>
    ecrireQuizz(serveur, hugo, { title }),
  );
  serveur.depots.historique.ecrire({
    id: "partie-de-hugo",
    code: "ABC123",
    quizzId: deja ?? "",
    titre: "Volcans déjà vus",
    nbQuestions: 0,
    joueurs: [
      {
        jeton: "h".repeat(24),
        compte: hugo,
        gorgees: 0,
        score: 0,
        questions: 0,
        parti: false,
        exploits: [],
      },
    ],
    statistiques: [],
  });
  const contexte = await browser.newContext({
    locale: "fr-FR",
    viewport: { width: 1280, height: 720 },
  });
  const page = await contexte.newPage();
  await seConnecter(page, "Hugo");
  await page.goto("/room");
  await passerLeComptoir(page);
  await page.getByRole("tab", { name: "Communautés" }).click();
  const liste = page.getByRole("list", { name: "Quizz" });
  await champ(page).fill("volcsns");
  await champ(page).press("Enter");
  await page.getByRole("button", { name: /Vouliez-vous dire « volcans »/ }).click();
  await expect(liste.locator("[aria-pressed]")).toHaveCount(2);
  await expect(liste.locator("mark").first()).toHaveText("Volcans");
  await page.getByRole("checkbox", { name: "Pas encore joués" }).check();
  await expect(liste.locator("[aria-pressed]")).toHaveCount(1);
  await expect(liste.locator("[aria-pressed]")).toHaveText(/Volcans à voir/);
  await page.getByRole("button", { name: "Au hasard" }).click();
  const tire = page.getByRole("list", { name: "Tiré au hasard" }).locator("[aria-pressed]");
  await expect(tire).toHaveAttribute("aria-pressed", "true");
  await expect(tire).toHaveText(/Volcans à voir/);
  await expect(page.getByRole("contentinfo").getByText("Volcans à voir")).toBeVisible();
  await checkAccessibility(page, "salon, by chance");
});

test("after a game, the salon proposes what is like it", async ({ browser, serveur }) => {
  const rita = await inscrire(serveur, "Rita");
  ecrireQuizz(serveur, rita, { title: "Tango d’un soir", tags: ["Sport"] });
  ecrireQuizz(serveur, rita, { title: "Tango argentin", tags: ["Sport"] });
  ecrireQuizz(serveur, rita, { title: "Tango secret", tags: ["Sport"], visibilite: "prive" });
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser);
  await rejoindre(browser, code, "Léa");
  await rejoindre(browser, code, "Tom");
  await page.getByText("Sans imprévus").click();
  await page.getByRole("tab", { name: "Communautés" }).click();
  await page.getByRole("button", { name: /^Tango d’un soir/ }).click();
  await expect(page.getByRole("list", { name: "Dans le goût du dernier" })).toBeHidden();
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  const dialogue = await ouvrirVolet(page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await appuyer(page.getByRole("button", { name: "Retour salon" }));
  const proposes = page
    .getByRole("list", { name: "Dans le goût du dernier" })
    .locator("[aria-pressed]");
  await expect(proposes.first()).toHaveText(/Tango argentin/);
  await expect(proposes.getByText("Tango secret")).toHaveCount(0);
  await expect(proposes.getByText("Tango d’un soir")).toHaveCount(0);
  await checkAccessibility(page, "salon, what is like the last one");
  await proposes.first().click();
  await expect(page.getByRole("contentinfo").getByText("Tango argentin")).toBeVisible();
});
