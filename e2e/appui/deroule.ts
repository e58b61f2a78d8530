/** Following a game from the outside: which step the host's screen is at, and how to move on from it. */
import { expect, type Locator, type Page } from "@playwright/test";

/** `reponse` is a reveal, or a message to read. */
export type EtapeVue = "question" | "reponse" | "avertissement" | "imprevu" | "fin";

export const AVERTISSEMENT =
  "Attention ! La prochaine question est une question avec un temps limite.";

export const boutonSuivant = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Suivant|La suite|Retour salon)$/ });
/** On a phone that hosts for the whole table, the same button has other words. */
export const boutonReveler = (page: Page): Locator =>
  page.getByRole("button", { name: /^(Révéler|Voir la réponse)$/ });

/** What the same button says once a press came before half of the answers. */
export const boutonRevelerQuandMeme = (page: Page): Locator =>
  page.getByRole("button", { name: /^Révéler quand même\s\?$/ });

/** Waits for a step to be on the host's screen, and names it. */
export async function etapeVue(hote: Page): Promise<EtapeVue> {
  await expect(boutonSuivant(hote).or(boutonReveler(hote)).first()).toBeVisible();
  if (await boutonReveler(hote).isVisible()) return "question";
  if (await hote.getByRole("button", { name: "Retour salon" }).isVisible()) return "fin";
  // a space that does not break is a space
  const texte = (await hote.locator("main").innerText()).replaceAll(/\s+/g, " ");
  if (texte.includes(AVERTISSEMENT)) return "avertissement";
  if (
    await hote
      .getByText(/^Imprévu/)
      .first()
      .isVisible()
  )
    return "imprevu";
  return "reponse";
}

/** The host's button takes no press right after a step, which would be half of a double tap. */
export const laisserPasserLeRebond = (hote: Page): Promise<void> => hote.waitForTimeout(500);

/** Presses the brass button and waits until the step has changed. */
export async function avancer(hote: Page): Promise<void> {
  await laisserPasserLeRebond(hote);
  const avant = await hote.locator("main").innerText();
  await boutonSuivant(hote).first().click();
  await expect.poll(async () => (await hote.locator("main").innerText()) !== avant).toBe(true);
}

/** Past the warnings and the imprévus, up to a question. */
export async function allerAUneQuestion(hote: Page): Promise<void> {
  while ((await etapeVue(hote)) !== "question") await avancer(hote);
}

/** Goes on from whatever step it is; a question is revealed though nobody has answered. */
export async function passerOutre(hote: Page): Promise<void> {
  if ((await etapeVue(hote)) !== "question") return avancer(hote);
  await laisserPasserLeRebond(hote);
  await boutonReveler(hote).click();
  await expect(boutonRevelerQuandMeme(hote)).toBeVisible();
  await laisserPasserLeRebond(hote);
  await boutonRevelerQuandMeme(hote).click();
  await expect(boutonSuivant(hote)).toBeVisible();
}
