/** The end of a game: two panels on the host's screen, own result and vote on the phones. */
import { expect, test } from "./support/fixtures.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { allerAUneQuestion, boutonReveler } from "./support/steps.ts";
import { fermerMenu, ouvrirGestionDuJoueur, ouvrirVolet } from "./support/menu.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";

const TITRE = "La langue de Molière";
const VISITEUR =
  "Connectez-vous ou créez un compte pour pouvoir noter le quizz et comptabiliser vos gorgées.";

test("the bill, the evening, the vote", async ({ browser, request }) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const { page } = hote;
  const lea = await rejoindre(browser, hote.code, "Léa");
  const tom = await rejoindre(browser, hote.code, "Tom");
  // Léa has an account, Tom is a visitor
  let aime = false;
  let enPanne = true;
  const user = { userId: "lea", pseudo: "Léa", icon: "ico0", role: "user", sansPublier: null };
  await lea.page.route("**/api/connecte", (route) =>
    route.fulfill({ json: { allowed: true, user } }),
  );
  await lea.page.route("**/api/deja-note", (route) => route.fulfill({ json: { note: aime } }));
  const reclamees: unknown[] = [];
  await lea.page.route("**/api/historique", (route) => {
    reclamees.push(route.request().postDataJSON());
    return route.fulfill({ json: { quizz: { _id: null, title: "" }, date: "", gorgees: 0 } });
  });
  await lea.page.route("**/api/note", (route) => {
    if (enPanne) return route.fulfill({ status: 500, json: { message: "Note refusée." } });
    aime = !aime;
    return route.fulfill({ json: { note: aime } });
  });
  await page.getByText("Sans imprévus").click();
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(page);
  const question = await trouverQuestionAffichee(lea.page, joue);
  await repondre(lea.page, question, true);
  await repondre(tom.page, question, false);
  await expect(boutonReveler(page)).toBeHidden();

  // the sheets of the menu are opened on the way
  let dialogue = await ouvrirGestionDuJoueur(page, "Léa");
  await dialogue.getByRole("button", { name: "Donner la télécommande" }).click();
  await expect(lea.page.getByRole("region", { name: "Télécommande" })).toBeVisible();
  await checkAccessibility(lea.page, "phone, remote control");
  await dialogue.getByRole("button", { name: "Gérer Tom" }).click();
  await checkAccessibility(page, "menu, players");
  await fermerMenu(page);
  await ouvrirVolet(page, /^L’ardoise/);
  await expect(page.getByRole("dialog").getByRole("listitem").first()).toBeVisible();
  await checkAccessibility(page, "menu, ardoise");
  await fermerMenu(page);
  dialogue = await ouvrirVolet(page, /^Signaler/);
  await dialogue.getByRole("button", { name: "Envoyer" }).click();
  await checkAccessibility(page, "menu, report");
  await fermerMenu(page);

  dialogue = await ouvrirVolet(page, /^Terminer/);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
  await expect(page.getByRole("heading", { name: "L’addition" })).toBeVisible();
  await expect(page.getByText(VISITEUR)).toBeVisible();
  await checkAccessibility(page, "the bill");
  const jeton = await lea.page.evaluate(() => localStorage.getItem("jeton"));
  await expect
    .poll(() => reclamees)
    .toEqual([expect.objectContaining({ quizzId: joue._id, room: hote.code, jeton, gorgees: 0 })]);
  await page.keyboard.press("v");
  await expect(page.getByRole("heading", { name: "La soirée" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "La soirée" })).toBeChecked();
  await expect(
    page.getByRole("list", { name: "Les gorgées, question après question" }),
  ).toContainText(/Tom\s*:\s*(0, )*[1-4]/);
  await checkAccessibility(page, "the evening");
  await page.getByRole("radio", { name: "L’addition" }).check({ force: true });
  await expect(page.getByRole("table")).toBeVisible();

  await expect(lea.page.getByRole("heading", { name: "Vote quizz", exact: true })).toBeVisible();
  await expect(lea.page.getByText(/1re place/)).toBeVisible();
  // each phone shows what the host's table shows of its player
  for (const { page: telephone } of [lea, tom]) {
    const titre = await telephone
      .getByRole("list", { name: "Le prix du patron" })
      .locator("b")
      .innerText();
    await expect(page.getByRole("table").getByText(titre, { exact: true })).toBeVisible();
  }
  await expect(tom.page.getByText(VISITEUR)).toBeVisible();
  const jaime = lea.page.getByRole("button", { name: "J’aime ce quizz" });
  await expect(jaime).toHaveAttribute("aria-pressed", "false");
  await jaime.click();
  await expect(lea.page.getByText("Note refusée.")).toBeVisible();
  await expect(jaime).toHaveAttribute("aria-pressed", "false");
  enPanne = false;
  await jaime.click();
  await expect(jaime).toHaveAttribute("aria-pressed", "true");
  await lea.page.setViewportSize({ width: 320, height: 568 });
  await checkAccessibility(lea.page, "phone, end");
  await lea.page.reload();
  await expect(jaime).toHaveAttribute("aria-pressed", "true");
  await lea.page.getByRole("button", { name: "Retour salon" }).click();
  await expect(lea.page.getByText(/au comptoir$/)).toBeVisible();
});
