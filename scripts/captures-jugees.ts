/** A judged card: its vote on the TV and on phones, beside its drawing, and a film of it. */
import { join } from "node:path";
import { type Browser, expect, type Page, request as requetes } from "@playwright/test";
import { appuyer, boutonJuger } from "../e2e/support/steps.ts";
import { allerALaCarte, attabler, choisirCarte } from "../e2e/support/mini-jeux.ts";
import { lireQuizzOfficiel } from "../e2e/support/reponses.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { filmer, planche } from "./captures/films.ts";

/** As it was drawn: four for, one against, Margaux at work. */
const PSEUDOS = ["Margaux", "Tom", "Zineb", "Jean-Baptiste", "Léa", "Oncle Didier"];
const CARTE = {
  _id: "porte",
  juge: true,
  texte:
    "&joueur, dix secondes pour jouer une porte qui grince et qui en souffre. Ovation\u00A0: &gorgeeEntre[3;3] à distribuer. Sifflets\u00A0: &gorgeeEntre[3;3] à boire.",
};
const TAILLES = [
  [1440, 900],
  [1280, 720],
] as const;
/** From the vote's first instant; the card before it. */
const INSTANTS = [-300, 100, 500, 1_000, 1_600, 2_300, 3_100, 4_000, 5_000, 6_300, 6_800, 8_000];

/** It is open for six seconds, on a machine that may be busy. */
const VOTE_MS = 15_000;

/** Each votes in turn, as a room does. */
async function voter(telephones: readonly Page[], entreDeuxMs: number): Promise<void> {
  for (const [i, page] of telephones.entries()) {
    await page.getByRole("button", { name: i === 1 ? /^Hou\s!$/ : /^Bravo\s!$/ }).click();
    await page.waitForTimeout(entreDeuxMs);
  }
}

export async function montrerJugees(
  browser: Browser,
  serveur: Serveur,
  titre: string,
  { sortie, garder }: { sortie: string; garder: (page: Page, nom: string) => Promise<void> },
): Promise<void> {
  const api = await requetes.newContext({ baseURL: serveur.adresse });
  const joue = await lireQuizzOfficiel(api, titre);
  await api.dispose();
  for (const filme of [false, true]) {
    await choisirCarte(serveur, joue, CARTE, PSEUDOS, {
      voulu: ({ scrutin }) => scrutin?.juges[0] === "j1",
    });
    const { hote, telephones } = await attabler(browser, serveur.adresse, joue, PSEUDOS);
    await allerALaCarte(hote);
    const [margaux, ...salle] = telephones.map(({ page }) => page);
    const [tom] = salle;
    if (margaux === undefined || tom === undefined) throw new Error("nobody has come in");
    if (filme) {
      const votes = hote.getByRole("heading", { name: /^Ovation ou sifflets/ });
      const [images] = await Promise.all([
        filmer(hote, INSTANTS, {
          faire: () => appuyer(boutonJuger(hote)),
          vu: hote,
          selecteur: '[data-phase="ouvert"]',
        }),
        votes.waitFor().then(() => voter(salle, 500)),
      ]);
      await planche(images, join(sortie, "film-imprevu-juge.png"));
      console.log("film-imprevu-juge");
    } else {
      await garder(hote, "hote-imprevu-scene");
      await appuyer(boutonJuger(hote));
      await voter(salle.slice(0, -1), 0);
      await Promise.all([
        garder(tom, "telephone-imprevu-juge"),
        garder(margaux, "telephone-imprevu-juge-juge"),
      ]);
      await voter(salle.slice(-1), 0);
      await garder(hote, "hote-imprevu-juge");
      await expect(hote.getByRole("main").getByText(/^Ovation\s!$/)).toBeVisible({
        timeout: VOTE_MS,
      });
      for (const [width, height] of TAILLES) {
        await hote.setViewportSize({ width, height });
        await garder(hote, `hote-imprevu-verdict-${String(width)}`);
      }
      await garder(tom, "telephone-imprevu-verdict");
    }
    for (const { contexte } of telephones) await contexte.close();
    await hote.context().close();
  }
  await serveur.regler({});
}
