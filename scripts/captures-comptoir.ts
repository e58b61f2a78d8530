/** The counter as it was drawn, with 7 people then 20, what is chosen from it, and the phone that draws. */
import { type Browser, expect, type Page } from "@playwright/test";
import { MODELES } from "../client/partie/dessins/modeles.ts";
import { asseoir } from "../e2e/support/crowd.ts";
import type { Serveur } from "../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, passerLeComptoir, rejoindre } from "../e2e/support/soiree.ts";

const TAILLES = [
  [1280, 720],
  [1440, 900],
  [1920, 1080],
] as const;
/** Zineb draws her own. */
const GENS = [
  "Léa",
  "Tom",
  "Jean-Baptiste",
  "Margaux",
  "Oncle Didier",
  "Anaïs",
  "Ousmane",
  "Élodie",
  "Hector",
  "Noé",
  "Chloé",
  "Yanis",
  "Père Castor",
  "Fatou",
  "Théo",
  "Inès",
  "Gaël",
  "La Daronne",
  "Raphaël",
];

export async function montrerComptoir(
  browser: Browser,
  serveur: Serveur,
  titre: string,
  garder: (page: Page, nom: string) => Promise<void>,
): Promise<void> {
  const { page, code } = await ouvrirRoom(browser, serveur.adresse);
  const aToutesTailles = async (nom: string) => {
    for (const [width, height] of TAILLES) {
      await page.setViewportSize({ width, height });
      await garder(page, width === 1920 ? nom : `${nom}-${String(width)}`);
    }
  };
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("button", { name: "Le comptoir" }).click();
  const zineb = await rejoindre(browser, code, "Zineb", serveur.adresse);
  await zineb.page.getByRole("button", { name: "Un dessin pour moi" }).click();
  await expect(zineb.page.getByText(/^Le patron te dessine/)).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [320, 568],
    [844, 390],
  ] as const) {
    await zineb.page.setViewportSize({ width, height });
    await garder(zineb.page, `telephone-dessin${width === 390 ? "" : `-${String(width)}`}`);
  }
  await zineb.page.setViewportSize({ width: 390, height: 844 });
  await zineb.page.getByRole("button", { name: "Poser sur le comptoir" }).click();
  const dessines = (n: number) =>
    expect(
      page.getByRole("list", { name: "Au comptoir" }).locator('[data-dessine="true"]'),
    ).toHaveCount(n);
  const venir = (pseudos: readonly string[]) =>
    asseoir(
      serveur.adresse,
      code,
      pseudos,
      // Zineb has the first
      pseudos.map((pseudo) => MODELES[GENS.indexOf(pseudo) + 1]?.traits ?? ""),
    );
  await venir(GENS.slice(0, 6));
  await dessines(7);
  await aToutesTailles("salon-comptoir");
  await passerLeComptoir(page);
  await choisirQuizz(page, titre);
  await aToutesTailles("salon-choix");
  await garder(zineb.page, "telephone-pose");
  await page.getByRole("button", { name: "Le comptoir" }).click();
  await venir(GENS.slice(6));
  await dessines(20);
  await aToutesTailles("salon-comptoir-20");
  await passerLeComptoir(page);
  await garder(page, "salon-choix-20");
  await page.setViewportSize({ width: 390, height: 844 });
  await garder(page, "salon-poche");
  await page.context().close();
}
