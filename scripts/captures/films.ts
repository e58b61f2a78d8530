/** Scenes that are films: a sequence of a screen, as frames on one sheet. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import type { Page } from "@playwright/test";
import type { Question, Quizz } from "#contracts/quizz.ts";
import { ouvrirVolet } from "../../e2e/support/menu.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  attendreFinDuCoupSurCetEcran,
  trouverTelephoneAvecBouton,
} from "../../e2e/support/mini-jeux.ts";
import { trouverQuestionAffichee, repondre } from "../../e2e/support/reponses.ts";
import { choisirQuizz } from "../../e2e/support/soiree.ts";
import {
  allerAUneQuestion,
  avancerDUneEtape,
  avancerMemeSansReponses,
} from "../../e2e/support/steps.ts";
import {
  captureFilmFrames,
  TAILLE_ECRAN_PETIT_TELEPHONE,
  type CaptureRecorder,
  type CapturedRoom,
  TAILLE_ECRAN_TELEPHONE,
} from "./recorder.ts";

const TITRE = "À table";
const QUESTIONS_AVANT_LA_FIN = 3;

/** Instants of each film, in ms: of a launch from its first number, of a reveal from its first beat, of the end from its first line. */
const DEPART = [-300, 60, 200, 400, 760, 1_000, 1_460, 1_800, 2_160, 2_300, 2_600, 3_000];
const REVELATION = [100, 600, 1_060, 1_300, 1_560, 1_800, 2_060, 2_250, 2_600, 2_950, 3_300, 4_900];
const FIN = [150, 800, 1_700, 3_200, 4_650, 5_000, 5_850, 6_300, 7_200, 8_300, 9_400, 10_900];
const COURSE = [40, 200, 400, 600, 800, 1_000, 1_150, 1_300, 1_550, 2_000, 2_500, 4_200];
/** Instants of one shot of the roulette, from the pause before it. */
const TIR = [60, 330, 740, 1_120, 1_800, 2_900];

/** Has the patron draw a sous-bock for this phone, and puts it on the counter. */
async function dessiner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Un dessin pour moi" }).click();
  await page.getByText(/^Le patron te dessine/).waitFor();
  await page.getByRole("button", { name: "Poser sur le comptoir" }).click();
  await page.getByText("Posé.").waitFor();
}

const lancer = (hote: Page) => hote.getByRole("button", { name: "Lancer", exact: true }).click();

/** Goes to a question with options, answers it on all phones but the last, whose answer will reveal it, and returns the question. */
async function laisserLeDernier(
  { hote, telephones }: CapturedRoom,
  joue: Quizz,
): Promise<Question> {
  await allerAUneQuestion(hote);
  let question = await trouverQuestionAffichee(telephones[0], joue);
  while (question.type !== "choix") {
    await avancerMemeSansReponses(hote);
    await allerAUneQuestion(hote);
    question = await trouverQuestionAffichee(telephones[0], joue);
  }
  for (const [i, page] of telephones.slice(0, -1).entries())
    await repondre(page, question, i % 3 === 0);
  return question;
}

/** Plays a few questions more, then films the end that the host asks for. */
async function filmerLaFin(table: CapturedRoom, joue: Quizz): Promise<Buffer[]> {
  const { hote, telephones } = table;
  for (let n = 0; n < QUESTIONS_AVANT_LA_FIN; n++) {
    const question = await laisserLeDernier(table, joue);
    await repondre(telephones.at(-1) ?? hote, question, n % 2 === 0);
    await avancerDUneEtape(hote);
  }
  await allerAUneQuestion(hote);
  const dialogue = await ouvrirVolet(hote, /^Terminer/);
  return captureFilmFrames(hote, FIN, {
    press: () => dialogue.getByRole("button", { name: "Terminer la partie" }).click(),
    seenOn: hote,
    selector: "[data-temps-fin]",
  });
}

/** A launch, the reveal of a question on the TV and on the phone of somebody who is wrong, and the end. */
export async function filmerPartie(recorder: CaptureRecorder): Promise<void> {
  const { serveur } = recorder;
  await serveur.regler({ patron: true });
  const joue = await recorder.lireQuizz(TITRE);
  const pseudos = ["Léa", "Tom", "Zineb", "Jean-Baptiste", "Margaux", "Oncle Didier", "Anaïs"];
  const table = await recorder.openTable(pseudos);
  const { hote, telephones } = table;
  const dernier = telephones.at(-1) ?? telephones[0];
  for (const page of telephones) if (page !== dernier) await dessiner(page);
  await choisirQuizz(hote, joue.title);
  const depart = { press: () => lancer(hote), seenOn: hote, selector: '[data-compte="true"]' };
  await recorder.keepFilm(await captureFilmFrames(hote, DEPART, depart), "film-depart");
  for (const [page, nom] of [
    [hote, "film-revelation"],
    [telephones[1] ?? telephones[0], "film-revelation-telephone"],
  ] as const) {
    const question = await laisserLeDernier(table, joue);
    const images = await captureFilmFrames(page, REVELATION, {
      press: () => repondre(dernier, question, false),
      seenOn: hote,
      selector: '[data-temps="roulement"]',
    });
    await recorder.keepFilm(images, nom);
    await avancerDUneEtape(hote);
  }
  await recorder.keepFilm(await filmerLaFin(table, joue), "film-fin");
  await serveur.regler({});
  await table.fermer();
}

/** The end on a phone that hosts. */
export async function filmerFinSurTelephoneHote(recorder: CaptureRecorder): Promise<void> {
  const joue = await recorder.lireQuizz(TITRE);
  const pseudos = ["Léa", "Tom", "Jean-Baptiste", "Oncle Didier"];
  for (const [width, height] of [TAILLE_ECRAN_TELEPHONE, TAILLE_ECRAN_PETIT_TELEPHONE]) {
    const table = await recorder.openTable(pseudos);
    const { hote } = table;
    await hote.getByText("Sans imprévus").click();
    await choisirQuizz(hote, joue.title);
    await hote.setViewportSize({ width, height });
    await lancer(hote);
    const images = await filmerLaFin(table, joue);
    await recorder.keepFilm(images, `film-fin-en-main-${String(width)}`);
    await table.fermer();
  }
}

/** Films one shot of the roulette, on the TV and on the phone of the player who fires. */
async function filmerUnTir(hote: Page, tireur: Page): Promise<readonly [Buffer[], Buffer[]]> {
  const pauses = [hote, tireur].map((page) =>
    page.locator('[data-temps-coup="souffle"]').first().waitFor(),
  );
  await tireur.getByRole("button", { name: "Se tirer dessus", exact: true }).click();
  await Promise.all(pauses);
  const films = await Promise.all([captureFilmFrames(hote, TIR), captureFilmFrames(tireur, TIR)]);
  await attendreFinDuCoupSurCetEcran(hote);
  await attendreFinDuCoupSurCetEcran(tireur);
  return films;
}

/** Two shots of the roulette: an empty chamber, then the loaded one. */
export async function filmerRouletteRusse(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  const pseudos = ["Léa", "Oncle Didier"];
  const joue = await recorder.lireQuizz(TITRE);
  await imposerCarteAuxProchainesParties(
    serveur,
    joue,
    { _id: MINI_JEUX.rouletteRusse.id },
    pseudos,
    {
      voulu: ({ miniJeu }) => miniJeu?.nom === "rouletteRusse" && miniJeu.balle === 1,
    },
  );
  const { hote, telephones } = await ouvrirEcransEtLancerPartie(
    browser,
    serveur.adresse,
    joue,
    pseudos,
  );
  await allerALaCarte(hote);
  const [tireur] = await trouverTelephoneAvecBouton(telephones, "Se tirer dessus");
  const [videTv, videMain] = await filmerUnTir(hote, tireur.page);
  const [balleTv, balleMain] = await filmerUnTir(hote, tireur.page);
  await recorder.keepFilm([...videTv, ...balleTv], "film-roulette");
  await recorder.keepFilm([...videMain, ...balleMain], "film-roulette-telephone");
  for (const { contexte } of telephones) await contexte.close();
  await hote.context().close();
  await serveur.regler({});
}

/** A race ("Le plus rapide"): its film on the TV, its end at three sizes, and a phone's own time. */
export async function filmerCourseRapidite(recorder: CaptureRecorder): Promise<void> {
  const { serveur } = recorder;
  const joue = await recorder.lireQuizz(TITRE);
  const pseudos = ["Léa", "Jean-Baptiste", "Margaux", "Tom", "Zineb", "Anaïs", "Oncle Didier"];
  const table = await recorder.openTable(pseudos);
  const { hote, telephones } = table;
  const [lea, jean = lea, margaux = lea] = telephones;
  for (const page of telephones) await dessiner(page);
  await hote.getByRole("radio", { name: "Le plus rapide" }).click();
  await choisirQuizz(hote, joue.title);
  await lancer(hote);
  await allerAUneQuestion(hote);
  const question = await trouverQuestionAffichee(lea, joue);
  // the server's clock goes on by so many milliseconds before each answer
  await serveur.avancer(1_900);
  await repondre(margaux, question, false);
  await serveur.avancer(700);
  await repondre(jean, question, false);
  await serveur.avancer(600);
  const images = await captureFilmFrames(hote, COURSE, {
    press: () => repondre(lea, question, true),
    seenOn: hote,
    selector: '[data-temps="roulement"]',
  });
  await recorder.keepFilm(images, "film-course");
  await hote.setViewportSize({ width: 1280, height: 720 });
  await recorder.shoot(hote, "course-1280");
  await hote.setViewportSize({ width: 1920, height: 1080 });
  await recorder.shoot(hote, "course");
  await recorder.shoot(lea, "course-telephone");
  await table.fermer();
}
