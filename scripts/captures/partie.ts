/** Scenes of a game: a whole quizz, its mini-games, a judged card. */
import { MINI_JEUX } from "#contracts/mini-jeux.ts";
import { expect, type Page } from "@playwright/test";
import type { Question } from "#contracts/quizz.ts";
import { ouvrirVolet } from "../../e2e/support/menu.ts";
import {
  allerALaCarte,
  ouvrirEcransEtLancerPartie,
  imposerCarteAuxProchainesParties,
  attendreFinDuCoupSurCetEcran,
  ecrireCompteursDeGorgees,
  trouverTelephoneAvecBouton,
} from "../../e2e/support/mini-jeux.ts";
import { trouverQuestionAffichee, repondre } from "../../e2e/support/reponses.ts";
import {
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindreEnPixelsReels,
} from "../../e2e/support/soiree.ts";
import {
  allerAUneQuestion,
  appuyer,
  avancerDUneEtape,
  boutonJuger,
  boutonReveler,
  boutonSuivant,
  attendreEtapeVue,
} from "../../e2e/support/steps.ts";
import { LEA, TOM } from "../../game-server/rules/test/table.ts";
import { captureFilmFrames, type CaptureRecorder } from "./recorder.ts";

const TITRE = "L’apéro des grands esprits";
/** A short quizz, for scenes that need only its first questions. */
const TITRE_COURT = "À table";
/** Plays a whole quizz with three players: Léa is right, Jean-Baptiste gives the precise answer where there is one, Zineb is wrong. */
export async function capturerPartie(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  const joue = await recorder.lireQuizz(TITRE);
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
  await recorder.shoot(hote, "salon-vide");
  const entrer = async (pseudo: string) =>
    (await rejoindreEnPixelsReels(browser, code, pseudo, serveur.adresse)).page;
  const lea = await entrer("Léa");
  const jb = await entrer("Jean-Baptiste");
  const zineb = await entrer("Zineb");
  await choisirQuizz(hote, joue.title);
  await recorder.shoot(hote, "salon");
  await recorder.shoot(lea, "telephone-salon");
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();

  const repondreTous = async (question: Question) => {
    const nom = question.media.endsWith(".jpeg") ? question.type : `${question.type}-media`;
    await recorder.shoot(hote, `hote-${nom}`);
    await recorder.shoot(lea, `telephone-${nom}`);
    await repondre(lea, question, true);
    await expect(lea.getByRole("heading", { name: "C’est noté" })).toBeVisible();
    await recorder.shoot(lea, "telephone-attente");
    if (question.precis.length > 0)
      await repondre(jb, { ...question, reponse: question.precis }, true);
    else await repondre(jb, question, false);
    if (nom === "choix") await recorder.shoot(hote, "hote-question");
    await repondre(zineb, question, false);
    await boutonReveler(hote).waitFor({ state: "hidden" });
    // the next button appears once the reveal is over
    await boutonSuivant(hote).waitFor();
    await recorder.shoot(hote, `hote-reponse-${question.type}`);
    await recorder.shoot(lea, "telephone-juste");
    await recorder.shoot(zineb, "telephone-faux");
    if (question.precis.length > 0) await recorder.shoot(jb, "telephone-bonus");
  };

  for (let n = 0; n < 90; n++) {
    const etape = await attendreEtapeVue(hote);
    if (etape === "question") await repondreTous(await trouverQuestionAffichee(lea, joue));
    else {
      await recorder.shoot(hote, `hote-${etape}`);
      await recorder.shoot(lea, `telephone-${etape}`);
      if (etape === "reponse" && recorder.has("telephone-bonus"))
        await montrerVolets(recorder, hote);
      if (etape === "fin") break;
      await avancerDUneEtape(hote);
    }
  }
  await hote.keyboard.press("v");
  await recorder.shoot(hote, "hote-soiree");
  await hote.close();
  await expect(lea.getByText("L’hôte revient…")).toBeVisible();
  await recorder.shoot(lea, "telephone-hote-absent");
}

/** The proof of a reveal, and the sheets of the host's menu. */
async function montrerVolets(recorder: CaptureRecorder, hote: Page): Promise<void> {
  const preuve = hote.getByRole("button", { name: "Voir la preuve" });
  if (!recorder.has("hote-preuve") && (await preuve.isVisible())) {
    await preuve.click();
    await recorder.shoot(hote, "hote-preuve");
    await hote.keyboard.press("Escape");
  }
  if (recorder.has("hote-menu")) return;
  await hote.getByRole("button", { name: "Menu", exact: true }).click();
  await recorder.shoot(hote, "hote-menu");
  await hote.keyboard.press("Escape");
  for (const [entree, nom] of [
    [/^Joueurs/, "hote-joueurs"],
    [/^L’ardoise/, "hote-ardoise"],
    [/^Signaler/, "hote-signaler"],
  ] as const) {
    const volet = await ouvrirVolet(hote, entree);
    await recorder.shoot(hote, nom);
    await hote.keyboard.press("Escape");
    if (await volet.isVisible()) await hote.keyboard.press("Escape");
  }
}

/** Each mini-game as it begins and as it ends, on the TV and on the phone that plays it. */
export async function capturerMiniJeux(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  const joue = await recorder.lireQuizz(TITRE_COURT);
  const pseudos = ["Léa", "Jean-Baptiste"];
  /** Sips on each counter before the card: with fewer, no guess is worth its risk. */
  const gorgees = 40;
  for (const [_id, bouton, nombre] of [
    [MINI_JEUX.rouletteRusse.id, "Tirer sur l'autre", null],
    [MINI_JEUX.gamble.id, "Lancer la bille", "12"],
    [MINI_JEUX.devine.id, "C’est mon compte", "3"],
  ] as const) {
    await imposerCarteAuxProchainesParties(serveur, joue, { _id }, pseudos, {
      avant(table) {
        for (const joueur of [LEA, TOM])
          table.hote({ type: "fixerGorgees", joueur, de: 0, gorgees });
      },
      voulu: ({ miniJeu }) => miniJeu?.nom !== "rouletteRusse" || miniJeu.balle === 0,
    });
    const { hote, telephones } = await ouvrirEcransEtLancerPartie(
      browser,
      serveur.adresse,
      joue,
      pseudos,
    );
    await allerAUneQuestion(hote);
    await ecrireCompteursDeGorgees(hote, pseudos, gorgees);
    await allerALaCarte(hote);
    const [joueur, autre] = await trouverTelephoneAvecBouton(telephones, bouton);
    await recorder.shoot(hote, `hote-${_id}`);
    await recorder.shoot(joueur.page, `telephone-${_id}`);
    await recorder.shoot(autre.page, `telephone-${_id}-autre`);
    if (nombre !== null) await joueur.page.getByRole("spinbutton").fill(nombre);
    await joueur.page.getByRole("button", { name: bouton, exact: true }).click();
    if (_id === MINI_JEUX.gamble.id) {
      await expect(hote.getByText("a misé")).toBeVisible();
      await recorder.shoot(hote, `hote-${_id}-coup`);
      await expect(hote.locator('[data-phase="fini"][role="status"]')).toBeVisible();
    } else
      await expect(joueur.page.getByRole("button", { name: bouton, exact: true })).toBeHidden();
    await attendreFinDuCoupSurCetEcran(hote);
    await recorder.shoot(hote, `hote-${_id}-fin`);
    await recorder.shoot(joueur.page, `telephone-${_id}-fin`);
    for (const { contexte } of telephones) await contexte.close();
    await hote.context().close();
  }
  await serveur.regler({});
}

/** The judged card of the mock-up, where Margaux is in front of the jury, with four votes for and one against. */
const JUGEE = {
  _id: "porte",
  juge: true,
  texte:
    "&joueur, dix secondes pour jouer une porte qui grince et qui en souffre. Ovation\u00A0: &gorgeeEntre[3;3] à distribuer. Sifflets\u00A0: &gorgeeEntre[3;3] à boire.",
};
/** Instants of the film of the vote, in ms from its opening. */
const VOTE = [-300, 100, 500, 1_000, 1_600, 2_300, 3_100, 4_000, 5_000, 6_300, 6_800, 8_000];
/** Longest wait for the verdict, in ms: the vote is open for six seconds, on a machine that may be busy. */
const VERDICT_MAX_MS = 15_000;

async function voter(telephones: readonly Page[], entreDeuxMs: number): Promise<void> {
  for (const [i, page] of telephones.entries()) {
    await page.getByRole("button", { name: i === 1 ? /^Hou\s!$/ : /^Bravo\s!$/ }).click();
    await page.waitForTimeout(entreDeuxMs);
  }
}

/** A judged card and its vote, in pictures, then in a film of another game. */
export async function capturerImprevusJuges(recorder: CaptureRecorder): Promise<void> {
  const { browser, serveur } = recorder;
  const pseudos = ["Margaux", "Tom", "Zineb", "Jean-Baptiste", "Léa", "Oncle Didier"];
  const joue = await recorder.lireQuizz(TITRE_COURT);
  for (const filme of [false, true]) {
    await imposerCarteAuxProchainesParties(serveur, joue, JUGEE, pseudos, {
      voulu: ({ scrutin }) => scrutin?.juges[0] === "j1",
    });
    const { hote, telephones } = await ouvrirEcransEtLancerPartie(
      browser,
      serveur.adresse,
      joue,
      pseudos,
    );
    await allerALaCarte(hote);
    const [margaux = hote, ...salle] = telephones.map(({ page }) => page);
    const [tom = hote] = salle;
    if (filme) {
      const votes = hote.getByRole("heading", { name: /^Ovation ou sifflets/ });
      const [images] = await Promise.all([
        captureFilmFrames(hote, VOTE, {
          press: () => appuyer(boutonJuger(hote)),
          seenOn: hote,
          selector: '[data-phase="ouvert"]',
        }),
        votes.waitFor().then(() => voter(salle, 500)),
      ]);
      await recorder.keepFilm(images, "film-imprevu-juge");
    } else {
      await recorder.shoot(hote, "hote-imprevu-scene");
      await appuyer(boutonJuger(hote));
      await voter(salle.slice(0, -1), 0);
      await Promise.all([
        recorder.shoot(tom, "telephone-imprevu-juge"),
        recorder.shoot(margaux, "telephone-imprevu-juge-juge"),
      ]);
      await voter(salle.slice(-1), 0);
      await recorder.shoot(hote, "hote-imprevu-juge");
      const verdict = hote.getByRole("main").getByText(/^Ovation\s!$/);
      await expect(verdict).toBeVisible({ timeout: VERDICT_MAX_MS });
      await recorder.shootSizes(hote, "hote-imprevu-verdict", [
        [1440, 900],
        [1280, 720],
      ]);
      await recorder.shoot(tom, "telephone-imprevu-verdict");
    }
    for (const { contexte } of telephones) await contexte.close();
    await hote.context().close();
  }
  await serveur.regler({});
}
