/**
 * `npm run captures`: plays the real product in a browser and keeps a picture of every screen in test-results/captures, outside
 * git, and beside it, where there is a mock-up of it, the pair. `-- --readme` draws again the pictures that the README shows,
 * `-- --parties films,fins` takes only those parts again.
 */
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, expect, type Page, request as requetes } from "@playwright/test";
import sharp from "sharp";
import { ID_MINI_JEU } from "#contracts/imprevu.ts";
import type { Question } from "#contracts/quizz.ts";
import {
  allerAUneQuestion,
  avancer,
  boutonReveler,
  boutonSuivant,
  etapeVue,
} from "../../e2e/support/steps.ts";
import {
  allerALaCarte,
  attabler,
  choisirCarte,
  coupRegarde,
  ecrireComptes,
  quiA,
} from "../../e2e/support/mini-jeux.ts";
import { attendreRepos } from "../../e2e/support/settle.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../../e2e/support/reponses.ts";
import { ouvrirServeur } from "../../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../../e2e/support/soiree.ts";
import { LEA, TOM } from "../../game-server/rules/test/table.ts";
import { montrerAdmin } from "../captures-admin.ts";
import { montrerComptes } from "../captures-comptes.ts";
import { montrerComptoir } from "../captures-comptoir.ts";
import { montrerEditeurs } from "../captures-editeurs.ts";
import { montrerCourse } from "../captures-course.ts";
import { montrerFins } from "../captures-fin.ts";
import { filmerRoulette } from "../captures-film-roulette.ts";
import { filmerHoteEnMain } from "../captures-film-en-main.ts";
import { montrerFilms } from "./films.ts";
import { montrerJugees } from "../captures-jugees.ts";
import { montrerModeration } from "./administration.ts";
import { montrerPatron } from "../captures-patron.ts";
import { montrerRythme } from "./partie.ts";
import { montrerPlateforme } from "./plateforme.ts";
import { OPTIONS_CHROMIUM, trouverChromium } from "../chromium.ts";

const { values } = parseArgs({
  options: {
    readme: { type: "boolean", default: false },
    maquettes: { type: "string", default: "../shared/design/maquettes" },
    parties: { type: "string" },
  },
});
const SORTIE = "test-results/captures";
const README = "docs/captures";
/** Those that the README shows, in its order. */
const DU_README: ReadonlySet<string> = new Set([
  "hote-question",
  "telephone-choix",
  "hote-fin",
  "profil-badges-page",
  "messagerie-page",
  "communaute-page",
]);
/** Screens that were drawn before they were built, and the name of the drawing. */
const DESSINEES: Readonly<Record<string, string>> = {
  "hote-question": "hote-question",
  "hote-imprevu": "hote-imprevu",
  "hote-imprevu-juge": "imprevu-juge",
  "hote-fin": "hote-fin",
  "hote-reponse-choix": "revelation",
  "telephone-choix": "telephone",
  "communaute-page": "communaute",
  "patron-question": "patron-question",
  course: "rapidite",
  "salon-comptoir": "salon-comptoir",
  "salon-comptoir-20": "salon-comptoir-20",
  "salon-choix-1280": "salon-quizz",
  "telephone-dessin": "telephone-dessin",
  "mes-quizz-1440": "mes-quizz",
  "mes-medias-1440": "mes-medias",
  "editeur-quizz-1440": "editeur-quizz",
  "editeur-question-1440": "editeur-question",
  "editeur-question-extrait-1440": "editeur-question-etats",
  "importer-1440": "importer",
  "editeur-telephone-questions": "editeur-telephone",
  "admin-imprevu-1440": "admin-imprevu",
  "moderation-1440": "moderation",
  "addition-8": "addition-8",
  "addition-20": "addition-20",
  "ticket-joueur": "ticket-joueur",
  "ticket-salle": "ticket-salle",
};
const LARGEUR_WEBP = 960;
/** What is on the counters before a mini-game: with less, no guess is worth it. */
const COMPTES = 40;
const PSEUDOS = ["Léa", "Jean-Baptiste", "Zineb"] as const;

const serveur = await ouvrirServeur();
const browser = await chromium.launch({
  executablePath: trouverChromium(),
  args: OPTIONS_CHROMIUM,
});
if (values.parties === undefined) await rm(SORTIE, { recursive: true, force: true });
await mkdir(SORTIE, { recursive: true });
const gardees = new Set<string>();

/** The drawing on the left, the screen on the right, of one height. */
async function apparier(maquette: string, ecran: Buffer, nom: string): Promise<void> {
  const { height } = await sharp(ecran).metadata();
  const gauche = await sharp(maquette).resize({ height }).png().toBuffer();
  const droite = await sharp(ecran).resize({ height }).png().toBuffer();
  await sharp([gauche, droite], { join: { across: 2, shim: 12, background: "#888" } })
    .png()
    .toFile(join(SORTIE, `paire-${nom}.png`));
}

/** Keeps the first picture of each name. */
async function garder(page: Page, nom: string): Promise<void> {
  if (gardees.has(nom)) return;
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await attendreRepos(page);
  await garderImage(await page.screenshot(), nom);
}

async function garderImage(image: Buffer, nom: string): Promise<void> {
  if (gardees.has(nom)) return;
  gardees.add(nom);
  await sharp(image)
    .png()
    .toFile(join(SORTIE, `${nom}.png`));
  const maquette = join(values.maquettes, `${DESSINEES[nom] ?? ""}.png`);
  if (existsSync(maquette)) await apparier(maquette, image, nom);
  if (values.readme && DU_README.has(nom))
    await sharp(image)
      .resize({ width: LARGEUR_WEBP, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(README, `${nom}.webp`));
  console.log(nom);
}

async function montrerAccueil(): Promise<void> {
  for (const [nom, width, height] of [
    ["page", 1440, 900],
    ["telephone", 390, 844],
    ["petit", 320, 568],
  ] as const) {
    const page = await browser.newPage({ baseURL: serveur.adresse, viewport: { width, height } });
    await page.goto("/");
    await garder(page, `accueil-age-${nom}`);
    await page.getByRole("button", { name: "J’ai 18 ans ou plus" }).click();
    await page.getByLabel("Pseudo", { exact: true }).fill("Margaux");
    await garder(page, `accueil-${nom}`);
    await page.getByRole("button", { name: "Rejoindre" }).click();
    await page.getByRole("button", { name: "Confirmer" }).click();
    await garder(page, `rejoindre-${nom}`);
    await page.goto("/nulle-part");
    await garder(page, `introuvable-${nom}`);
    await page.close();
  }
}

async function montrerPartie(titre: string): Promise<void> {
  const api = await requetes.newContext({ baseURL: serveur.adresse });
  const joue = await lireQuizzOfficiel(api, titre);
  const hote = await ouvrirRoom(browser, serveur.adresse);
  await garder(hote.page, "salon-vide");
  const telephones: Page[] = [];
  for (const pseudo of PSEUDOS)
    telephones.push((await rejoindre(browser, hote.code, pseudo, serveur.adresse)).page);
  const [lea, jb, zineb] = telephones;
  if (!lea || !jb || !zineb) throw new Error("three phones");
  await choisirQuizz(hote.page, joue.title);
  await garder(hote.page, "salon");
  await garder(lea, "telephone-salon");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();

  const repondreTous = async (question: Question) => {
    const nom = question.media.endsWith(".jpeg") ? question.type : `${question.type}-media`;
    await garder(hote.page, `hote-${nom}`);
    await garder(lea, `telephone-${nom}`);
    await repondre(lea, question, true);
    await expect(lea.getByRole("heading", { name: "C’est noté" })).toBeVisible();
    await garder(lea, "telephone-attente");
    if (question.precis.length > 0)
      await repondre(jb, { ...question, reponse: question.precis }, true);
    else await repondre(jb, question, false);
    if (nom === "choix") await garder(hote.page, "hote-question");
    await repondre(zineb, question, false);
    await boutonReveler(hote.page).waitFor({ state: "hidden" });
    // all of it told
    await boutonSuivant(hote.page).waitFor();
    await garder(hote.page, `hote-reponse-${question.type}`);
    await garder(lea, "telephone-juste");
    await garder(zineb, "telephone-faux");
    if (question.precis.length > 0) await garder(jb, "telephone-bonus");
  };

  for (let n = 0; n < 90; n++) {
    const etape = await etapeVue(hote.page);
    if (etape === "question") await repondreTous(await questionAffichee(lea, joue));
    else {
      await garder(hote.page, `hote-${etape}`);
      await garder(lea, `telephone-${etape}`);
      if (etape === "reponse" && gardees.has("telephone-bonus")) await montrerPanneaux(hote.page);
      if (etape === "fin") {
        await hote.page.keyboard.press("v");
        await garder(hote.page, "hote-soiree");
        break;
      }
      await avancer(hote.page);
    }
  }
  await hote.page.close();
  await expect(lea.getByText("L’hôte revient…")).toBeVisible();
  await garder(lea, "telephone-hote-absent");
  await api.dispose();
}

/** Each mini-game as it begins and as it ends, on the TV and on the phone that plays it. */
async function montrerMiniJeux(titre: string): Promise<void> {
  const coups = [
    [ID_MINI_JEU.rouletteRusse, "Tirer sur l'autre", null],
    [ID_MINI_JEU.gamble, "Lancer la bille", "12"],
    [ID_MINI_JEU.devine, "C’est mon compte", "3"],
  ] as const;
  const api = await requetes.newContext({ baseURL: serveur.adresse });
  const joue = await lireQuizzOfficiel(api, titre);
  await api.dispose();
  for (const [_id, bouton, nombre] of coups) {
    const pseudos = PSEUDOS.slice(0, 2);
    await choisirCarte(serveur, joue, { _id }, pseudos, {
      avant(table) {
        for (const id of [LEA, TOM])
          table.hote({ type: "fixerGorgees", joueur: id, de: 0, gorgees: COMPTES });
      },
      voulu: ({ miniJeu }) => miniJeu?.nom !== "rouletteRusse" || miniJeu.balle === 0,
    });
    const { hote, telephones } = await attabler(browser, serveur.adresse, joue, pseudos);
    await allerAUneQuestion(hote);
    await ecrireComptes(hote, pseudos, COMPTES);
    await allerALaCarte(hote);
    const [joueur, autre] = await quiA(telephones, bouton);
    await garder(hote, `hote-${_id}`);
    await garder(joueur.page, `telephone-${_id}`);
    await garder(autre.page, `telephone-${_id}-autre`);
    if (nombre !== null) await joueur.page.getByRole("spinbutton").fill(nombre);
    await joueur.page.getByRole("button", { name: bouton, exact: true }).click();
    if (_id === ID_MINI_JEU.gamble) {
      await expect(hote.getByText("a misé")).toBeVisible();
      await garder(hote, `hote-${_id}-coup`);
      await expect(hote.locator('[data-phase="fini"][role="status"]')).toBeVisible();
    } else
      await expect(joueur.page.getByRole("button", { name: bouton, exact: true })).toBeHidden();
    await coupRegarde(hote);
    await garder(hote, `hote-${_id}-fin`);
    await garder(joueur.page, `telephone-${_id}-fin`);
    for (const { contexte } of telephones) await contexte.close();
    await hote.context().close();
  }
  await serveur.regler({});
}

async function montrerPanneaux(hote: Page): Promise<void> {
  const preuve = hote.getByRole("button", { name: "Voir la preuve" });
  if (!gardees.has("hote-preuve") && (await preuve.isVisible())) {
    await preuve.click();
    await garder(hote, "hote-preuve");
    await hote.keyboard.press("Escape");
  }
  if (gardees.has("hote-menu")) return;
  await hote.getByRole("button", { name: "Menu" }).click();
  await garder(hote, "hote-menu");
  await hote
    .getByRole("button", { name: /Joueurs/ })
    .first()
    .click();
  await garder(hote, "hote-joueurs");
  await hote.keyboard.press("Escape");
  for (const [entree, nom] of [
    [/^L’ardoise/, "hote-ardoise"],
    [/^Signaler/, "hote-signaler"],
  ] as const) {
    await hote.getByRole("button", { name: "Menu" }).click();
    await hote.getByRole("dialog").getByRole("button", { name: entree }).click();
    await garder(hote, nom);
    await hote.keyboard.press("Escape");
    if (await hote.getByRole("dialog").isVisible()) await hote.keyboard.press("Escape");
  }
}

const TITRE = "L’apéro des grands esprits";
/** In the order of the pictures: a name is kept the first time it is seen. */
const PARTIES: Readonly<Record<string, () => Promise<void>>> = {
  accueil: montrerAccueil,
  partie: () => montrerPartie(TITRE),
  "mini-jeux": () => montrerMiniJeux("À table"),
  jugees: () => montrerJugees(browser, serveur, "À table", { sortie: SORTIE, garder }),
  films: () => montrerFilms(browser, serveur, SORTIE),
  roulette: () => filmerRoulette(browser, serveur, SORTIE),
  "en-main": () => filmerHoteEnMain(browser, serveur, SORTIE),
  course: () => montrerCourse(browser, serveur, SORTIE, garder),
  fins: () => montrerFins(browser, garder, garderImage),
  comptoir: () => montrerComptoir(browser, serveur, TITRE, garder),
  patron: () => montrerPatron(browser, serveur, TITRE, garder),
  rythme: () => montrerRythme(browser, serveur, garder),
  plateforme: () => montrerPlateforme(browser, serveur, garder),
  editeurs: () => montrerEditeurs(browser, serveur, garder),
  admin: () => montrerAdmin(browser, serveur, garder),
  comptes: () => montrerComptes(browser, serveur, garder),
  // a server of its own: the accounts' people have the same names
  async moderation() {
    const autre = await ouvrirServeur();
    await montrerModeration(browser, autre, garder);
    await autre.fermer();
  },
};

try {
  const voulues = values.parties?.split(",") ?? Object.keys(PARTIES);
  for (const nom of voulues) {
    const montrer = PARTIES[nom];
    if (montrer === undefined) throw new Error(`${nom}: one of ${Object.keys(PARTIES).join(", ")}`);
    await montrer();
  }
} finally {
  await browser.close();
  await serveur.fermer();
}
