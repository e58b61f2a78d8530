/** What a host's screen shows at the end of a game, read line by line. */
import type { Page } from "@playwright/test";

export interface LigneLue {
  /** The pseudo, among a rank and what else stands beside it. */
  readonly qui: string;
  readonly gorgees: number;
  /** Right answers; 0 for whoever had none to give. */
  readonly score: number;
  /** They were asked something. */
  readonly jugee: boolean;
}

const nombre = (texte: string): number => Number(/\d+/.exec(texte)?.[0] ?? 0);

export async function lireTable(page: Page): Promise<LigneLue[]> {
  const rangees = page.getByRole("table").locator("tbody tr");
  await rangees.first().waitFor();
  const lues = await rangees.evaluateAll((lignes) =>
    lignes.map((ligne) => [...ligne.children].map(({ textContent }) => textContent)),
  );
  return lues.map(([qui = "", gorgees = "", score = ""]) => ({
    qui,
    gorgees: nombre(gorgees),
    score: nombre(score),
    jugee: /\d/.test(score),
  }));
}
