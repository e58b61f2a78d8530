/** The host's menu, as the host opens it. */
import type { Locator, Page } from "@playwright/test";

/** Opens one of the sheets of the menu; gives the dialogue. */
export async function ouvrirVolet(hote: Page, entree: RegExp): Promise<Locator> {
  await hote.getByRole("button", { name: "Menu", exact: true }).click();
  const dialogue = hote.getByRole("dialog");
  await dialogue.getByRole("button", { name: entree }).click();
  return dialogue;
}

/** Unfolds what the host may do for somebody. */
export async function gerer(hote: Page, pseudo: string): Promise<Locator> {
  const dialogue = await ouvrirVolet(hote, /^Joueurs/);
  await dialogue.getByRole("button", { name: `Gérer ${pseudo}`, exact: true }).click();
  return dialogue;
}

export const fermerMenu = (hote: Page): Promise<void> =>
  hote.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
