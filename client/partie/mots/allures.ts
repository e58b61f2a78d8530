/** Words for the allure (who leads the game from step to step), as hosts choose it. */
import { type Allure, allure } from "#contracts/partie.ts";

export const NOMS_ALLURES: Readonly<Record<Allure, string>> = {
  main: "À la main",
  tranquille: "Tranquille",
  soutenu: "Soutenu",
};

export const AIDES_ALLURES: Readonly<Record<Allure, string>> = {
  main: "C’est vous qui menez.",
  tranquille: "Ça avance seul, sans hâte.",
  soutenu: "Ça avance seul, et vite.",
};

/** The allure that one more press on the host's button chooses. */
export const allureSuivante = (actuelle: Allure): Allure =>
  allure.options[(allure.options.indexOf(actuelle) + 1) % allure.options.length] ?? actuelle;
