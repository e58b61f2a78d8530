/** The host's menu. */
import type { Locator, Page } from "@playwright/test";

/** Opens a sheet of the menu; returns its dialogue. */
export async function ouvrirVolet(hote: Page, entree: RegExp): Promise<Locator> {
  await hote.getByRole("button", { name: "Menu", exact: true }).click();
  const dialogue = hote.getByRole("dialog");
  await dialogue.getByRole("button", { name: entree }).click();
  return dialogue;
}

/** Opens the host's actions for a player. */
export async function ouvrirGestionDuJoueur(hote: Page, pseudo: string): Promise<Locator> {
  const dialogue = await ouvrirVolet(hote, /^Joueurs/);
  await dialogue.getByRole("button", { name: `Gérer ${pseudo}`, exact: true }).click();
  return dialogue;
}

export const fermerMenu = (hote: Page): Promise<void> =>
  hote.getByRole("dialog").getByRole("button", { name: "Fermer" }).click();
