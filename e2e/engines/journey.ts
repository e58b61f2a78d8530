/**
 * The short journey of a phone, played in every engine: join by the link, answer, reload, and find the answer again.
 */
import assert from "node:assert/strict";
import type { Navigateur } from "./browser.ts";
import { TAILLE_DE_PAGE_TELEPHONE } from "./browser.ts";
import { Page } from "./page.ts";
import type { HoteEtVoisinParSocket } from "./table.ts";

const PSEUDO = "Léa";
const DIALOGUE = "dialog[open]";
const CHAMP_CODE = `${DIALOGUE} input[placeholder="······"]`;
const MA_REPONSE = '[aria-label="Ta réponse"] li';

/** Checks that a page is no wider than the phone. */
async function tient(page: Page, ecran: string): Promise<void> {
  const lues = await page.lire(() => [innerWidth, document.documentElement.scrollWidth]);
  assert.deepEqual(
    lues,
    [TAILLE_DE_PAGE_TELEPHONE.width, TAILLE_DE_PAGE_TELEPHONE.width],
    `${ecran}: width`,
  );
}

async function arriver(page: Page, code: string): Promise<void> {
  await page.presser("button", "J’ai 18 ans ou plus");
  await page.voir(DIALOGUE, "Rejoindre la Room");
  assert.equal(await page.valeur(CHAMP_CODE), code);
  await page.ecrire(`${DIALOGUE} input[autocomplete="nickname"]`, PSEUDO);
  await tient(page, "the join dialogue");
  await page.presser(`${DIALOGUE} button`, "Confirmer");
}

/** Waits until the room's page shows the answer that was sent. */
async function voirReponse(page: Page, code: string, option: string): Promise<void> {
  await page.voir("h1", "C’est noté");
  await page.voir(MA_REPONSE, option);
  assert.equal(await page.lire(() => location.pathname), `/jeu/${code}`);
  await tient(page, "the answer");
}

/**
 * Plays the journey; throws at the step that fails. The phone chooses the last option and the neighbour the first, so
 * that the two answers differ.
 */
export async function jouerParcoursDuTelephone(
  navigateur: Navigateur,
  tablee: HoteEtVoisinParSocket,
  adresse: string,
): Promise<void> {
  const page = new Page(navigateur);
  const { code } = tablee;
  await navigateur.ouvrir(`${adresse}/?code=${code}`);
  await arriver(page, code);
  await tablee.jusquaJoueur(PSEUDO, ({ present }) => present);

  const { text, options } = await tablee.lancer();
  const option = options.at(-1) ?? "";
  await page.voir("h2", text);
  await tient(page, "the question");
  await page.presser('[role="radio"]', option);
  await page.voir('[role="radio"][aria-checked="true"]', option);
  await page.presser("button", "Valider");
  await tablee.jusquaJoueur(PSEUDO, ({ aRepondu }) => aRepondu);
  await voirReponse(page, code, option);

  await navigateur.recharger();
  await voirReponse(page, code, option);

  await tablee.repondreAussi();
  await tablee.jusquaJoueur(PSEUDO, ({ reponse }) => reponse.join() === option);
  await page.jusqua("the verdict", () =>
    page.lire(() => /Bonne réponse|Mauvaise réponse/.exec(document.body.innerText)?.[0] ?? null),
  );
}
