/** Answers from a phone, with the right answers of the quizz read through the API in its author's name. */
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { reponseListeQuizz, type Question, type Quizz, quizz } from "#contracts/quizz.ts";

export async function lireQuizzOfficiel(request: APIRequestContext, titre: string): Promise<Quizz> {
  const liste = reponseListeQuizz.parse(await (await request.get("/api/quizz-officiel")).json());
  const ligne = liste.quizz.find(({ title }) => title.startsWith(titre));
  if (ligne === undefined) throw new Error(`no official quizz called ${titre}`);
  return quizz.parse(await (await request.get(`/api/quizz/${ligne._id}`)).json());
}

/** The question on a phone, found by its text. */
export async function trouverQuestionAffichee(page: Page, joue: Quizz): Promise<Question> {
  const titre = page.getByRole("heading", { level: 2 }).first();
  await expect(titre).toBeVisible();
  const texte = await titre.innerText();
  const trouvee = joue.questions.find(({ text }) => plat(text) === plat(texte));
  if (trouvee === undefined) throw new Error(`not a question of the quizz: ${texte}`);
  return trouvee;
}

/** The text without the characters that client/ui/typographie.tsx adds. */
const plat = (texte: string) => texte.replaceAll("\u2060", "").replaceAll(/\s+/g, " ").trim();

/** The button of exactly this option, whatever its letter. */
const bouton = (page: Page, role: "radio" | "button", texte: string): Locator =>
  page.getByRole(role).filter({ has: page.getByText(texte, { exact: true }) });

/** Chooses the right answer, or a wrong one, and sends it. */
export async function repondre(page: Page, question: Question, juste: boolean): Promise<void> {
  switch (question.type) {
    case "choix": {
      const mauvaise = question.options.find((option) => !question.reponse.includes(option));
      const option = juste ? question.reponse[0] : mauvaise;
      await bouton(page, "radio", option ?? "").click();
      break;
    }
    case "ordre": {
      const suite = juste ? question.reponse : question.reponse.toReversed();
      for (const option of suite) await bouton(page, "button", option).click();
      break;
    }
    case "entree":
      await page.getByLabel("Ta réponse").fill(juste ? (question.reponse[0] ?? "") : "aucune idée");
      break;
    case "rien":
      return;
  }
  await page.getByRole("button", { name: "Valider" }).click();
}
