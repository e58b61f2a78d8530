/** Getting to a mini-game: a game with that one alone in its deck, played until it comes. */
import { type Browser, expect, type Page } from "@playwright/test";
import { laisserPasserLeRebond } from "./deroule.ts";
import { type Ecran, ouvrirRoom, rejoindre } from "./soiree.ts";

const QUIZZ = "À table";
/** Presses that are always enough: one question in two is followed by an imprévu. */
const ESSAIS = 90;

export interface Table {
  readonly hote: Page;
  readonly telephones: readonly [Ecran, Ecran];
}

/** Host and two phones, game launched. */
export async function attabler(browser: Browser, adresse: string): Promise<Table> {
  const { page: hote, code } = await ouvrirRoom(browser, adresse);
  const lea = await rejoindre(browser, code, "Léa", adresse);
  const tom = await rejoindre(browser, code, "Tom", adresse);
  await lancer(hote);
  return { hote, telephones: [lea, tom] };
}

export async function lancer(hote: Page): Promise<void> {
  await hote.getByText(QUIZZ).first().click();
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote).toHaveURL(/\/jeu$/);
}

/** Moves on, whatever the step, until the page shows what is waited for. `avant` is called before each press. */
export async function jusqua(
  hote: Page,
  titre: string | RegExp,
  avant: () => Promise<void> = async () => {},
): Promise<void> {
  const arrive = hote.getByRole("heading", { level: 1, name: titre });
  const principal = hote.getByRole("button", {
    name: /^(Suivant|Révéler|Révéler quand même\s\?|Voir la réponse|Valider)$/,
  });
  for (let n = 0; n < ESSAIS; n++) {
    await laisserPasserLeRebond(hote);
    if (await arrive.isVisible()) return;
    await avant();
    await principal.click();
  }
  throw new Error(`no ${String(titre)} after ${String(ESSAIS)} presses`);
}

/** Which of the two phones has this button, and the other. */
export async function quiA(
  telephones: readonly [Ecran, Ecran],
  bouton: string,
): Promise<readonly [Ecran, Ecran]> {
  const [un, deux] = telephones;
  const chez = ({ page }: Ecran) => page.getByRole("button", { name: bouton, exact: true });
  await expect
    .poll(async () => (await chez(un).isVisible()) !== (await chez(deux).isVisible()))
    .toBe(true);
  return (await chez(un).isVisible()) ? [un, deux] : [deux, un];
}
