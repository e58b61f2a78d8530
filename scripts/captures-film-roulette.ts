/** The film of a shot: an empty chamber, then the loaded one, on the TV and on the phone of who fires. */
import { join } from "node:path";
import { type Browser, type Page, request as requetes } from "@playwright/test";
import { ID_MINI_JEU } from "#contracts/imprevu.ts";
import {
  allerALaCarte,
  attabler,
  choisirCarte,
  coupRegarde,
  quiA,
} from "../e2e/support/mini-jeux.ts";
import { lireQuizzOfficiel } from "../e2e/support/reponses.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { filmer, planche } from "./captures/films.ts";

const PSEUDOS = ["Léa", "Oncle Didier"];
/** Of each of the two shots, from its breath, in ms. */
const INSTANTS = [60, 330, 740, 1_120, 1_800, 2_900];

/** Both screens through one shot. */
async function filmerUnTir(hote: Page, tireur: Page): Promise<readonly [Buffer[], Buffer[]]> {
  const souffles = [hote, tireur].map((page) =>
    page.locator('[data-temps-coup="souffle"]').first().waitFor(),
  );
  await tireur.getByRole("button", { name: "Se tirer dessus", exact: true }).click();
  await Promise.all(souffles);
  const films = await Promise.all([filmer(hote, INSTANTS), filmer(tireur, INSTANTS)]);
  await coupRegarde(hote);
  await coupRegarde(tireur);
  return films;
}

export async function filmerRoulette(
  browser: Browser,
  serveur: Serveur,
  sortie: string,
): Promise<void> {
  const api = await requetes.newContext({ baseURL: serveur.adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  await choisirCarte(serveur, joue, { _id: ID_MINI_JEU.rouletteRusse }, PSEUDOS, {
    voulu: ({ miniJeu }) => miniJeu?.nom === "rouletteRusse" && miniJeu.balle === 1,
  });
  const { hote, telephones } = await attabler(browser, serveur.adresse, joue, PSEUDOS);
  await allerALaCarte(hote);
  const [tireur] = await quiA(telephones, "Se tirer dessus");
  const [clicTv, clicMain] = await filmerUnTir(hote, tireur.page);
  const [panTv, panMain] = await filmerUnTir(hote, tireur.page);
  await planche([...clicTv, ...panTv], join(sortie, "film-roulette.png"));
  await planche([...clicMain, ...panMain], join(sortie, "film-roulette-telephone.png"));
  console.log("film-roulette");
  for (const { contexte } of telephones) await contexte.close();
  await hote.context().close();
  await serveur.regler({});
}
