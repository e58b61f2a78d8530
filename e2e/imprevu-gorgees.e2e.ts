/** The sips of an ordinary card: written for everybody, or put into the hand of the player who hands them out. */
import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  trouverTelephoneAvecBouton,
} from "./support/mini-jeux.ts";
import { lireQuizzOfficiel } from "./support/reponses.ts";

const QUIZZ = "Sciences sans douleur";

const compteur = (hote: Page, pseudo: string) =>
  hote.getByRole("region", { name: "L’ardoise" }).getByRole("listitem").filter({ hasText: pseudo });

test("a card for everybody is written for everybody, but for whom the host takes out", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  const pseudos = ["Léa", "Tom", "Zineb"];
  const carte = {
    _id: "carte-collective",
    texte: "La tournée du patron : tout le monde boit 3 gorgées.",
    suite: "Et pour finir, une gorgée pour tout le monde.",
  };
  await imposerCarteAuxProchainesParties(serveur, quizz, carte, pseudos);
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    pseudos,
  );
  await allerALaCarte(hote);
  await expect(hote.getByRole("heading", { level: 1, name: /^Imprévu/ })).toBeVisible();
  const avant: number[] = [];
  const lire = async (pseudo: string) => {
    const texte = await compteur(hote, pseudo).innerText();
    return Number(/(\d+)\s*$/.exec(texte)?.[1] ?? Number.NaN);
  };
  for (const pseudo of pseudos) avant.push(await lire(pseudo));
  const [lea = 0, tom = 0, zineb = 0] = avant;

  await hote.getByRole("button", { name: /^\+3 à qui\s\?$/ }).click();
  const panneau = hote.getByRole("dialog", { name: /^\+3 à qui\s\?$/ });
  const noter = panneau.getByRole("button", { name: /^Noter/ });
  await expect(noter).toHaveText("Noter pour tout le monde");
  await panneau.getByRole("button", { name: "Tom", exact: true }).click();
  await expect(noter).toHaveText("Noter pour Léa et Zineb");
  await noter.click();
  await expect.poll(() => lire("Léa")).toBe(lea + 3);
  expect([await lire("Tom"), await lire("Zineb")]).toEqual([tom, zineb + 3]);
  // the offer can be written again for a player whom the host forgot
  await hote.getByRole("button", { name: /^\+3 à qui d’autre\s\?$/ }).click();
  await expect(panneau.getByRole("button", { name: /^Tout le monde sauf/ })).toBeVisible();
  await hote.keyboard.press("Escape");

  // the follow-up is hidden until the host presses its button
  for (const page of [hote, ...telephones.map((telephone) => telephone.page)])
    await expect(page.getByText("une gorgée pour tout le monde")).toBeHidden();
  await hote.getByRole("button", { name: "Lire la suite" }).click();
  await expect(hote.getByText("une gorgée pour tout le monde")).toBeVisible();
  await hote.getByRole("button", { name: /^\+1 à qui\s\?$/ }).click();
  await hote
    .getByRole("dialog", { name: /^\+1 à qui\s\?$/ })
    .getByRole("button", { name: "Noter pour tout le monde" })
    .click();
  await expect.poll(() => lire("Tom")).toBe(tom + 1);
  expect(await lire("Léa")).toBe(lea + 4);
});

test("a text that hands out puts the sips in hand", async ({ browser, request, serveur }) => {
  const quizz = await lireQuizzOfficiel(request, QUIZZ);
  const carte = { _id: "essai-don", texte: "&joueur distribue 3 gorgées." };
  await imposerCarteAuxProchainesParties(serveur, quizz, carte, ["Léa", "Tom"]);
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(browser, serveur.adresse, quizz, [
    "Léa",
    "Tom",
  ]);
  await allerALaCarte(hote);
  await expect(hote.getByRole("heading", { level: 1, name: /^Imprévu/ })).toBeVisible();
  const [{ page }] = await trouverTelephoneAvecBouton(telephones, /^Servir/);
  await expect(page.getByRole("heading", { name: /^Distribue tes 3/ })).toBeVisible();
  const plus = page.getByRole("button", { name: /^Ajouter un/ }).first();
  await plus.click();
  await plus.click();
  await page.getByRole("button", { name: /^Servir/ }).click();
  await expect(hote.getByRole("list", { name: "Gorgées distribuées" })).toContainText(/→.*:\s*2/);
  // the slate names the remaining sips once
  await expect(hote.getByText(/donne\s1/)).toBeVisible();
  await expect(hote.getByText(/distribue\s1/)).toBeHidden();
});
