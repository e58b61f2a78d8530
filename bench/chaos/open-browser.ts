/** Tables in one Chromium, started once. */
import { chromium, request } from "@playwright/test";
import { OPTIONS_CHROMIUM, trouverChromium } from "../../scripts/chromium.ts";
import { lireQuizzOfficiel } from "../../e2e/support/reponses.ts";
import { TableEnPages } from "./browser-table.ts";

const QUIZZ = "La langue de Molière";

/** The first plays without imprévus: its scores are what was answered. */
export async function ouvrirPages(adresse: string, combien: number, hasard: () => number) {
  const tables: TableEnPages[] = [];
  if (combien === 0) return { tables, fermer: async () => {} };
  const navigateur = await chromium.launch({
    executablePath: trouverChromium(),
    args: OPTIONS_CHROMIUM,
  });
  const api = await request.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, QUIZZ);
  await api.dispose();
  for (let i = 0; i < combien; i++)
    tables.push(await TableEnPages.ouvrir(navigateur, adresse, joue, hasard, i === 0));
  return { tables, fermer: () => navigateur.close() };
}
