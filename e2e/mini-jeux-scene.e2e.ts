/**
 * A move of a mini-game in its beats: a pause, the phone of the player, then everybody; skipped by one press, never
 * shown twice. decision 0103.
 */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import type { Browser, Page } from "@playwright/test";
import type { Quizz } from "#contracts/quizz.ts";
import { DUREE_ROUE_GAMBLE_MS } from "#contracts/limites.ts";
import { AVANCE_DU_TELEPHONE_DU_PARIEUR_MS } from "../client/scenes/timeline/move-timeline.ts";
import { LEA, TOM } from "../game-server/rules/test/table.ts";
import { allerAUneQuestion } from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { pauseClocks, advanceClocks, installClocks, resumeClocks } from "./support/clock.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  attendreFinDuCoupSurCetEcran,
  ecrireCompteursDeGorgees,
  trouverTelephoneAvecBouton,
} from "./support/mini-jeux.ts";
import { lireQuizzOfficiel } from "./support/reponses.ts";
import { allowMotion } from "./support/soiree.ts";

const DEUX = ["Léa", "Tom"] as const;
const SE_TIRER = "Se tirer dessus";
const PARTITION = ["souffle", "senti", "dit", "libre"];
const CLIC = /Clic|Chambre vide/;
const ABREGER = "Passer";

/** A beat of a screen: its text, and its animations with length in ms and number of repeats. */
interface Vu {
  readonly temps: string;
  readonly texte: string;
  readonly mouvements: readonly {
    readonly nom: string;
    readonly duree: number;
    readonly fois: number;
  }[];
}

declare global {
  // the page records its beats for the test
  var coups: Vu[];
}

/** Makes the page record each beat of a move as it is written, since a paused clock draws no frames. */
const noter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.coups = [];
    const regarder = () => {
      const temps = document.querySelector("[data-temps-coup]")?.getAttribute("data-temps-coup");
      const avant = globalThis.coups.at(-1)?.temps ?? "libre";
      if (temps !== undefined && temps !== null && avant !== temps)
        globalThis.coups.push({
          temps,
          texte: document.body.innerText,
          mouvements: document.getAnimations().flatMap((mouvement) => {
            if (!(mouvement instanceof CSSAnimation)) return [];
            const { duration, iterations = 1 } = mouvement.effect?.getComputedTiming() ?? {};
            return [{ nom: mouvement.animationName, duree: Number(duration), fois: iterations }];
          }),
        });
    };
    new MutationObserver(regarder).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
const vus = (page: Page): Promise<Vu[]> => page.evaluate(() => globalThis.coups);
const noms = (liste: readonly Vu[]) => liste.map(({ temps }) => temps);
/** Lets the clocks of these pages, which record a move, go on to its end. */
const jusquAuBout = (...pages: readonly Page[]) =>
  advanceClocks(pages, async () => {
    const listes = await Promise.all(pages.map(vus));
    return listes.every((liste) => noms(liste).at(-1) === "libre");
  });
const pendant = (liste: readonly Vu[], temps: string) =>
  liste.find((vu) => vu.temps === temps) ?? { temps, texte: "", mouvements: [] };

const bouton = (page: Page, nom: string) => page.getByRole("button", { name: nom, exact: true });

/** Prepares screens on a card: animations on, recording on, and clocks held by the test. */
async function tenir(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await allowMotion(page);
  await installClocks(...pages);
  for (const page of pages) {
    await expect(page.locator("[data-temps-coup]")).toBeVisible();
    await noter(page);
  }
  await pauseClocks(...pages);
}

async function duel(browser: Browser, adresse: string, quizz: Quizz) {
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(browser, adresse, quizz, DEUX);
  await allerALaCarte(hote);
  const [tireur, autre] = await trouverTelephoneAvecBouton(telephones, SE_TIRER);
  return { hote, tireur: tireur.page, autre: autre.page };
}

test("a shot is a breath, the phone of who fired, then the table; it is held, and told once", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, "À table");
  await imposerCarteAuxProchainesParties(
    serveur,
    quizz,
    { _id: MINI_JEUX.rouletteRusse.id },
    DEUX,
    {
      voulu: ({ miniJeu }) => miniJeu?.nom === "rouletteRusse" && miniJeu.balle === 2,
    },
  );
  const { hote, tireur, autre } = await duel(browser, serveur.adresse, quizz);
  const ecrans = [hote, tireur, autre];
  await tenir(...ecrans);
  await bouton(tireur, SE_TIRER).click();
  await jusquAuBout(...ecrans);
  const [tv = [], main = [], face = []] = await Promise.all(ecrans.map(vus));
  for (const liste of [tv, main, face]) expect(noms(liste)).toEqual(PARTITION);

  // during the pause, only the target of the shot is known
  expect(pendant(tv, "souffle").texte).toMatch(/se vise…/);
  expect(pendant(main, "souffle").texte).toContain("Tu te vises…");
  for (const liste of [tv, main, face]) expect(pendant(liste, "souffle").texte).not.toMatch(CLIC);
  // the shooter learns the result before the table
  expect(pendant(main, "senti").texte).toMatch(CLIC);
  for (const liste of [tv, face]) {
    expect(pendant(liste, "senti").texte).not.toMatch(CLIC);
    expect(pendant(liste, "dit").texte).toMatch(CLIC);
  }
  // while the result is shown, no button asks for the next shot
  for (const liste of [main, face]) expect(pendant(liste, "dit").texte).not.toContain(SE_TIRER);
  expect(pendant(main, "libre").texte).toContain(SE_TIRER);
  // the heart beats no longer than the pause, on the TV and on the phone
  for (const liste of [tv, main]) {
    const battements = pendant(liste, "souffle").mouvements.filter(({ nom }) =>
      nom.includes("battre"),
    );
    expect(battements).toHaveLength(1);
    for (const { duree, fois } of battements) expect(duree * fois).toBeLessThanOrEqual(1_000);
  }

  // a screen that is loaded again shows the end of the move
  for (const page of [hote, tireur]) await noter(page);
  await autre.reload();
  await resumeClocks(autre);
  await expect(autre.getByText("a le revolver")).toBeVisible();
  await expect(autre.getByText(CLIC)).toBeVisible();
  await attendreFinDuCoupSurCetEcran(autre);

  // one press ends the beats on this screen, and does not go on
  await bouton(tireur, SE_TIRER).click();
  await advanceClocks([hote], () =>
    bouton(hote, ABREGER).and(hote.locator("[data-ecoute]")).isVisible(),
  );
  const notes = (await vus(hote)).length;
  await hote.keyboard.press("Space");
  await jusquAuBout(hote);
  await expect(bouton(hote, ABREGER)).toBeHidden();
  expect(noms(await vus(hote)).slice(notes)).toEqual(["libre"]);
  await expect(hote.getByText("Une balle, quatre chambres")).toBeVisible();
  await jusquAuBout(tireur);

  // for the loaded chamber, the red colour, the sips and the name wait for the pause too
  await noter(hote);
  await bouton(tireur, SE_TIRER).click();
  await advanceClocks([hote], () => hote.getByRole("heading", { name: /Pan/ }).isVisible());
  await jusquAuBout(hote);
  const pan = await vus(hote);
  expect(noms(pan)).toEqual(PARTITION);
  expect(pendant(pan, "senti").texte).not.toMatch(/Pan\s!/);
  expect(pendant(pan, "dit").texte).toMatch(/Pan\s!/);
});

test("a guess is announced before the slate is turned, and the counter waits for it", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, "À table");
  const ECRITES = 40;
  await imposerCarteAuxProchainesParties(serveur, quizz, { _id: MINI_JEUX.devine.id }, DEUX, {
    avant(table) {
      for (const joueur of [LEA, TOM])
        table.hote({ type: "fixerGorgees", joueur, de: 0, gorgees: ECRITES });
    },
    voulu: ({ miniJeu }) => miniJeu?.nom === "devine",
  });
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    DEUX,
  );
  await allerAUneQuestion(hote);
  await ecrireCompteursDeGorgees(hote, DEUX, ECRITES);
  await allerALaCarte(hote);
  const [joueur, autre] = await trouverTelephoneAvecBouton(telephones, "C’est mon compte");
  const ecrans = [hote, joueur.page, autre.page];
  await tenir(...ecrans);
  await joueur.page.getByRole("spinbutton", { name: "Gorgées sur l’ardoise" }).fill("7");
  await bouton(joueur.page, "C’est mon compte").click();
  await jusquAuBout(...ecrans);
  const [tv = [], main = [], face = []] = await Promise.all(ecrans.map(vus));
  for (const liste of [tv, main, face]) expect(noms(liste)).toEqual(PARTITION);
  expect(pendant(tv, "souffle").texte).toMatch(/annonce\s+7/);
  expect(pendant(main, "souffle").texte).toMatch(/Tu as dit\s+7/);
  for (const liste of [tv, face]) expect(pendant(liste, "senti").texte).not.toContain("Raté");
  expect(pendant(main, "senti").texte).toContain("Raté");
  expect(pendant(tv, "dit").texte).toContain("Raté");
});

test("a wheel has its outcome in the hand of who bet first, and is looked at before sips are handed out", async ({
  browser,
  request,
  serveur,
}) => {
  const quizz = await lireQuizzOfficiel(request, "À table");
  await imposerCarteAuxProchainesParties(serveur, quizz, { _id: MINI_JEUX.gamble.id }, DEUX, {
    voulu: ({ miniJeu, tour }, table) => {
      if (miniJeu?.nom !== "gamble") return false;
      table.hote({ type: "miser", tour, mise: 12 });
      return table.partie.miniJeu?.nom === "gamble" && table.partie.miniJeu.issue === "distribuer";
    },
  });
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    quizz,
    DEUX,
  );
  await allerALaCarte(hote);
  const [joueur] = await trouverTelephoneAvecBouton(telephones, "Lancer la bille");
  await tenir(hote, joueur.page);
  await joueur.page.getByRole("spinbutton", { name: "Gorgées à miser" }).fill("12");
  await bouton(joueur.page, "Lancer la bille").click();
  const duree = (page: Page) =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .filter((mouvement) => !(mouvement instanceof CSSAnimation))
          .map((mouvement) => Number(mouvement.effect?.getComputedTiming().duration)),
      ),
    );
  for (const page of [hote, joueur.page])
    await advanceClocks([page], async () => (await duree(page)) > 0);
  await expect(hote.getByText("a misé")).toBeVisible();
  const [grande, petite] = [await duree(hote), await duree(joueur.page)];
  expect(grande).toBe(DUREE_ROUE_GAMBLE_MS);
  expect(petite).toBe(DUREE_ROUE_GAMBLE_MS - AVANCE_DU_TELEPHONE_DU_PARIEUR_MS);
  await noter(hote);
  await advanceClocks([joueur.page], () => joueur.page.getByText(/^Tu distribues 12/).isVisible());
  await expect(bouton(joueur.page, "Servir")).toBeHidden();
  await advanceClocks([joueur.page], () =>
    joueur.page.getByRole("heading", { name: /^Distribue tes 12/ }).isVisible(),
  );
  await jusquAuBout(hote);
  const tv = await vus(hote);
  expect(noms(tv)).toEqual(["dit", "libre"]);
  expect(pendant(tv, "dit").texte).toMatch(/distribue 12/);
});
