/** Scenes of what surrounds the questions of an evening: the counter, the patron, the rhythm and the standings, the end. */
import { expect, type Page } from "@playwright/test";
import { MODELES_DE_SOUS_BOCK } from "../../client/partie/dessins/modeles.ts";
import { asseoirJoueursParSocket } from "../../e2e/support/crowd.ts";
import { ouvrirGalerie } from "../../e2e/support/galerie.ts";
import { ouvrirVolet } from "../../e2e/support/menu.ts";
import { trouverQuestionAffichee, repondre } from "../../e2e/support/reponses.ts";
import {
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  passerLeComptoir,
  rejoindreEnPixelsReels,
} from "../../e2e/support/soiree.ts";
import {
  allerAUneQuestion,
  appuyer,
  avancerDUneEtape,
  boutonReveler,
  boutonSuivant,
  attendreEtapeVue,
  avancerMemeSansReponses,
} from "../../e2e/support/steps.ts";
import {
  TAILLE_ECRAN_PETIT_TELEPHONE,
  type CaptureRecorder,
  type TailleEcranDeCapture,
  TAILLE_ECRAN_TELEPHONE,
} from "./recorder.ts";

const TITRE = "L’apéro des grands esprits";
const TELES: readonly TailleEcranDeCapture[] = [
  [1440, 900],
  [1280, 720],
  [1920, 1080],
];

/** Keeps a host's screen at each size: under the bare name at 1920 px, under the name and the width elsewhere. */
async function garderTele(recorder: CaptureRecorder, hote: Page, nom: string): Promise<void> {
  for (const [width, height] of TELES) {
    await hote.setViewportSize({ width, height });
    await recorder.shoot(hote, width === 1920 ? nom : `${nom}-${String(width)}`);
  }
}

/** Stops the timers of a page a moment from now, so that nothing on it ends while pictures are taken. Resume with `page.clock.resume`. */
const figer = async (page: Page, ms: number): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + ms);

/** People who come to the counter after Zineb, who draws her own sous-bock. */
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

/** The counter with 7 people then 20, the choice of a quizz from it, and the phone that draws. */
export async function capturerComptoir(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
  await page.getByRole("button", { name: "Réglages" }).click();
  await page.getByRole("button", { name: "Le comptoir" }).click();
  const { page: zineb } = await rejoindreEnPixelsReels(browser, code, "Zineb", serveur.adresse);
  await zineb.getByRole("button", { name: "Un dessin pour moi" }).click();
  await expect(zineb.getByText(/^Le patron te dessine/)).toBeVisible();
  for (const [width, height] of [
    TAILLE_ECRAN_TELEPHONE,
    TAILLE_ECRAN_PETIT_TELEPHONE,
    [844, 390],
  ] as const) {
    await zineb.setViewportSize({ width, height });
    await recorder.shoot(zineb, `telephone-dessin${width === 390 ? "" : `-${String(width)}`}`);
  }
  await zineb.setViewportSize({ width: 390, height: 844 });
  await zineb.getByRole("button", { name: "Poser sur le comptoir" }).click();
  const dessines = page.getByRole("list", { name: "Au comptoir" }).locator('[data-dessine="true"]');
  const venir = async (debut: number, fin?: number) => {
    // Zineb has the first model, so the others start at the second
    const dessins = MODELES_DE_SOUS_BOCK.slice(debut + 1).map(({ traits }) => traits);
    await asseoirJoueursParSocket(serveur.adresse, code, GENS.slice(debut, fin), dessins);
    await expect(dessines).toHaveCount((fin ?? GENS.length) + 1);
  };
  await venir(0, 6);
  await garderTele(recorder, page, "salon-comptoir");
  await passerLeComptoir(page);
  await choisirQuizz(page, TITRE);
  await garderTele(recorder, page, "salon-choix");
  await recorder.shoot(zineb, "telephone-pose");
  await page.getByRole("button", { name: "Le comptoir" }).click();
  await venir(6);
  await garderTele(recorder, page, "salon-comptoir-20");
  await passerLeComptoir(page);
  await recorder.shoot(page, "salon-choix-20");
  await page.setViewportSize({ width: 390, height: 844 });
  await recorder.shoot(page, "salon-poche");
  await page.context().close();
}

/** Milliseconds after which the patron may speak again. */
const SILENCE_MS = 46_000;

/** What the patron says: in the salon, at a question, at the end, and on a phone that hosts. */
export async function capturerPatron(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  await serveur.regler({ patron: true });
  const { page, code } = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
  const paroles = page.getByRole("status").filter({ hasText: /^Le patron/ });
  const prendre = async (nom: string) => {
    for (const [width, height] of [...TELES, TAILLE_ECRAN_TELEPHONE]) {
      await page.setViewportSize({ width, height });
      // runs the timer by which the patron measures again how much space is free
      await page.clock.runFor(100);
      await recorder.shoot(page, width === 1920 ? nom : `${nom}-${String(width)}`);
    }
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.resume();
  };
  const attendreParoles = async (nom: string) => {
    // the wait may be long: at the end of a game the patron speaks only once the end has been played on screen
    await expect(paroles).toHaveCount(1, { timeout: 20_000 });
    await figer(page, 1_000);
    await prendre(nom);
  };
  await page.clock.install();
  await page.getByRole("button", { name: "Réglages" }).click();
  await rejoindreEnPixelsReels(browser, code, "Léa", serveur.adresse);
  await attendreParoles("patron-salon");
  for (const pseudo of ["Tom", "Zineb", "Jean-Baptiste"])
    await rejoindreEnPixelsReels(browser, code, pseudo, serveur.adresse);
  await choisirQuizz(page, TITRE);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page).toHaveURL(/\/jeu$/);
  await allerAUneQuestion(page);
  // waits until the patron's line about the launch has gone: the picture is of his line to a latecomer, who joins below
  await expect(paroles).toHaveCount(0, { timeout: 20_000 });
  await figer(page, 1_000);
  await serveur.avancer(SILENCE_MS);
  const tard = await rejoindreEnPixelsReels(browser, code, "Margaux", serveur.adresse);
  await expect
    .poll(async () => {
      await page.clock.runFor(100);
      return paroles.count();
    })
    .toBe(1);
  await prendre("patron-question");
  await tard.contexte.close();
  await serveur.avancer(SILENCE_MS);
  const volet = await ouvrirVolet(page, /^Terminer la partie/);
  await volet.getByRole("button", { name: /^Terminer/ }).click();
  await attendreParoles("patron-fin");
  await serveur.regler({});
  await page.context().close();
}

/** A game that goes on by itself: the time left of a step, the standings, « Ce soir », and what phones see of them. */
export async function capturerRythme(recorder: CaptureRecorder): Promise<void> {
  const joue = await recorder.lireQuizz("À table");
  const pseudos = [
    "Léa",
    "Tom",
    "Zineb",
    "Jean-Baptiste",
    "Margaux",
    "Oncle Didier",
    "Anaïs",
    "Max",
  ];
  const { hote: page, telephones, fermer } = await recorder.openTable(pseudos);
  const [lea] = telephones;
  await page.clock.install();
  const prendre = async (nom: string) => {
    await figer(page, 2_000);
    await recorder.shootSizes(page, nom, TELES);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.clock.resume();
  };
  await page.getByText("Sans imprévus").click();
  await page.getByRole("combobox", { name: "Rythme" }).selectOption("tranquille");
  await choisirQuizz(page, joue.title);
  await prendre("rythme-salon");
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(page.getByRole("button", { name: "Retenir" })).toBeVisible();
  await attendreEtapeVue(page);
  await prendre("rythme-retenir");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  for (let n = 0; n < 2; n++) await page.getByRole("button", { name: /^Rythme/ }).click();
  await page.keyboard.press("Escape");

  const place = page.getByRole("region", { name: "Où on en est" });
  for (let n = 0, rang = 0; n < 60 && !(await place.isVisible()); n++) {
    if ((await attendreEtapeVue(page)) !== "question") {
      await avancerDUneEtape(page);
      continue;
    }
    const question = await trouverQuestionAffichee(lea, joue);
    for (const [i, telephone] of telephones.entries())
      await repondre(telephone, question, (rang + i) % (i + 2) < 2);
    await expect(boutonReveler(page)).toBeHidden();
    rang++;
  }
  await prendre("classement");
  await recorder.shootSizes(lea, "classement-telephone", [
    TAILLE_ECRAN_TELEPHONE,
    TAILLE_ECRAN_PETIT_TELEPHONE,
  ]);
  for (let n = 0; n < 60 && (await attendreEtapeVue(page)) !== "fin"; n++)
    await avancerMemeSansReponses(page);
  await appuyer(boutonSuivant(page));
  await expect(page.getByRole("region", { name: "Ce soir" })).toBeVisible();
  await prendre("ce-soir");
  await page.getByRole("button", { name: /quizz joué/ }).click();
  await prendre("ce-soir-ardoise");
  await lea.getByRole("button", { name: "Retour salon" }).click();
  await recorder.shootSizes(lea, "ce-soir-telephone", [
    TAILLE_ECRAN_TELEPHONE,
    TAILLE_ECRAN_PETIT_TELEPHONE,
  ]);
  await fermer();
}

/** Bytes of the picture that the open sheet shows, as they would be downloaded. */
async function lireImage(page: Page): Promise<Buffer> {
  const image = page.getByRole("dialog").getByRole("img");
  await image.waitFor();
  const octets = await image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error("not a picture");
    return [...new Uint8Array(await (await fetch(element.src)).arrayBuffer())];
  });
  return Buffer.from(octets);
}

/** The end of made-up evenings of eight and of twenty, from the gallery, and the pictures that people may keep of them. */
export async function capturerFinsDeLaGalerie(recorder: CaptureRecorder): Promise<void> {
  const { page, montrer, fermer } = await ouvrirGalerie(recorder.browser);
  const prendre = async (bouton: string, nom: string) => {
    await page.getByRole("button", { name: bouton }).click();
    await recorder.keep(await lireImage(page), nom);
    await page.keyboard.press("Escape");
  };
  try {
    for (const nombre of ["8", "20"]) {
      await montrer(`limite-fin-${nombre}`, { width: 1440, height: 900 });
      await recorder.shoot(page, `addition-${nombre}`);
      await prendre("La photo de la salle", nombre === "8" ? "ticket-salle" : "ticket-salle-20");
      await montrer(`limite-fin-${nombre}`, { width: 1280, height: 720 });
      await recorder.shoot(page, `addition-${nombre}-720`);
    }
    for (const [width, height] of [TAILLE_ECRAN_TELEPHONE, TAILLE_ECRAN_PETIT_TELEPHONE]) {
      await montrer("limite-tel-fin-8", { width, height });
      await recorder.shoot(page, `telephone-fin-${String(width)}`);
      await prendre("Garder mon ticket", "ticket-joueur");
    }
  } finally {
    await fermer();
  }
}
