/** Figures of one's own questions where their author is: list, editor, question; a doubt mended at one press (decisions/0080). */
import type { Page } from "@playwright/test";
import type { Question } from "#contracts/quizz.ts";
import { calculerTeneurDeQuestion } from "#contracts/statistiques.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { ecrireQuizz, inscrire, QUESTION_RIEN, seConnecter } from "./support/comptes.ts";
import { expect, test } from "./support/fixtures.ts";
import type { Serveur } from "./support/server.ts";

test.describe.configure({ mode: "default" });
test.use({ base: "chiffres-auteur" });

/** The figures of a question in one game: answers, right ones, the wrong answer given by the others, median time. */
type Partie = readonly [posees: number, justes: number, fausse: string, medianeMs: number];

/** Writes three games, in each of which every question is answered as told. */
function jouer(
  serveur: Serveur,
  quizzId: string,
  questions: readonly Question[],
  dites: readonly Partie[],
): void {
  for (const id of ["a", "b", "c"])
    serveur.depots.historique.ecrire({
      id: `${quizzId} ${id}`,
      code: "ABC123",
      quizzId,
      titre: "Le tour du monde",
      nbQuestions: questions.length,
      joueurs: [],
      statistiques: questions.flatMap((question, rang) => {
        const dite = dites[rang];
        if (dite === undefined) return [];
        const [posees, justes, texte, medianeMs] = dite;
        const fois = posees - justes;
        const fausses = fois === 0 ? [] : [{ cle: texte, texte, fois }];
        const teneur = calculerTeneurDeQuestion(question);
        return [{ question: question._id, teneur, posees, justes, fausses, medianeMs }];
      }),
    });
}

/** Léa's quizz: a question whose right option is wrong, a hard one to type, an easy one, and a good one. */
async function ouvrir(page: Page, serveur: Serveur, pseudo: string) {
  const compte = await inscrire(serveur, pseudo);
  const choix = (text: string, options: string[], bonne: string) => ({
    ...QUESTION_RIEN,
    type: "choix" as const,
    text,
    options,
    reponse: [bonne],
  });
  const id = ecrireQuizz(serveur, compte, {
    title: "Le tour du monde",
    questions: [
      choix("Quelle ville a le plus bel opéra ?", ["Canberra", "Sydney", "Perth"], "Canberra"),
      {
        ...QUESTION_RIEN,
        type: "entree",
        text: "Qui a peint la Joconde ?",
        reponse: ["Léonard de Vinci"],
      },
      choix("De quelle couleur est le cheval blanc ?", ["Blanc", "Noir"], "Blanc"),
      choix("Où est le mont Fuji ?", ["Au Japon", "En Chine"], "Au Japon"),
    ],
  });
  const { questions = [] } = serveur.depots.quizz.lire(id, compte) ?? {};
  jouer(serveur, id, questions, [
    [14, 4, "Sydney", 8_400],
    [14, 1, "Vinci", 12_000],
    [14, 14, "Noir", 2_100],
    [14, 9, "En Chine", 5_000],
  ]);
  await seConnecter(page, pseudo);
  await page.goto("/quizz");
  const adresse = (rang: number) => `/quizz/${id}/${questions[rang]?._id ?? ""}`;
  return { compte, id, adresse, lire: () => serveur.depots.quizz.lire(id, compte)?.questions };
}

const chiffres = (page: Page) => page.getByRole("region", { name: "En soirée" });

test("from the list to the doubtful question, mended at one press, undone, mended and saved", async ({
  page,
  serveur,
}) => {
  const { id, lire } = await ouvrir(page, serveur, "Lea");
  const ligne = page.getByRole("table").getByRole("rowheader");
  await expect(ligne).toContainText("joué 3 fois");
  await page.setViewportSize({ width: 320, height: 640 });
  await checkAccessibility(page, "own list, with its games");
  await page.setViewportSize({ width: 1280, height: 800 });
  await page
    .getByRole("link", { name: "3 questions à revoir dans Le tour du monde" })
    .press("Enter");
  await expect(page).toHaveURL(new RegExp(`/quizz/${id}$`));

  const lignes = page.getByRole("region", { name: "Questions" }).getByRole("listitem");
  await expect(lignes.nth(0)).toContainText(
    "« Sydney » est choisi plus souvent que la bonne réponse",
  );
  await expect(lignes.nth(1)).toContainText("3 sur 42 ont trouvé");
  await expect(lignes.nth(2)).toContainText("Tout le monde trouve");
  await expect(lignes.nth(3)).toContainText("42 réponses, 64 % de justes");
  await expect(lignes.getByRole("img", { name: "À revoir" })).toHaveCount(3);
  await checkAccessibility(page, "editor of a quizz, with its figures");
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(lignes.nth(1)).toContainText("3 sur 42 ont trouvé");
  await checkAccessibility(page, "editor of a quizz, with its figures, 320 px");
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.getByRole("link", { name: "Quelle ville" }).click();
  await expect(chiffres(page).getByRole("definition")).toHaveText(["3", "12", "30", "8,4 s"]);
  await expect(chiffres(page)).toContainText("(30 sur 42)");
  await expect(page.getByRole("img", { name: "À revoir : 3 sur 42 ont trouvé" })).toBeVisible();
  await checkAccessibility(page, "editor of a question, with its figures");
  const sydney = page.getByRole("textbox", { name: "Option B, bonne réponse" });
  await page.getByRole("button", { name: "En faire la bonne réponse" }).press("Enter");
  await expect(sydney).toHaveValue("Sydney");
  // the button is gone, and the focus stays where it was
  await expect(chiffres(page)).toBeFocused();
  await expect(chiffres(page)).toContainText("Annuler les retrouve");
  await page.keyboard.press("Control+z");
  await expect(sydney).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: "Option A, bonne réponse" })).toHaveValue(
    "Canberra",
  );
  await page.getByRole("button", { name: "En faire la bonne réponse" }).click();
  await page.keyboard.press("Control+s");
  await expect.poll(() => lire()?.[0]?.reponse).toEqual(["Sydney"]);
  // what was asked is something else now: nobody has answered it
  await expect(chiffres(page)).toHaveCount(0);
  await page.goto("/quizz");
  await expect(page.getByRole("link", { name: /^2 questions à revoir/ })).toBeVisible();
});

test("a typed answer that three games gave is accepted; what is wanted is no doubt any more", async ({
  page,
  serveur,
}) => {
  const { adresse, lire } = await ouvrir(page, serveur, "Max");
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(adresse(2));
  const voulu = page.getByRole("button", { name: "C’est voulu" });
  await expect(chiffres(page)).toContainText("Tout le monde trouve");
  await expect(page.getByRole("button", { name: /bonne réponse$|Accepter/ })).toHaveCount(0);
  await expect(voulu).toHaveAttribute("aria-pressed", "false");
  await checkAccessibility(page, "doubtful question, 320 px");
  await voulu.press("Enter");
  await expect(voulu).toHaveAttribute("aria-pressed", "true");
  await expect(voulu).toBeFocused();
  await checkAccessibility(page, "a question that is meant to be easy, 320 px");
  await page.goto("/quizz");
  await expect(page.getByRole("link", { name: /^2 questions à revoir/ })).toBeVisible();

  await page.goto(adresse(1));
  await expect(chiffres(page)).toContainText("La fausse la plus donnée : Vinci (39 fois).");
  await page.getByRole("button", { name: "Accepter cette réponse" }).click();
  await expect(page.getByRole("textbox", { name: "Réponse acceptée 2" })).toHaveValue("Vinci");
  await checkAccessibility(page, "accepted answer, 320 px");
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(chiffres(page)).toContainText("3 sur 42 ont trouvé");
  await page.getByRole("button", { name: "Accepter cette réponse" }).click();
  await page.keyboard.press("Control+s");
  await expect.poll(() => lire()?.[1]?.reponse).toEqual(["Léonard de Vinci", "Vinci"]);
  await page.goto("/quizz");
  await expect(page.getByRole("link", { name: /^1 question à revoir/ })).toBeVisible();
});
