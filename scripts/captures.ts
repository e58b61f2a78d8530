/**
 * `npm run captures`: plays the real product in a browser and keeps a small WebP of every screen in docs/captures. With
 * `--png DOSSIER`, full-size PNGs go there instead, to look at.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium, type Page, request as requetes } from "@playwright/test";
import sharp from "sharp";
import { lireConfig } from "#config";
import { ROULETTE_MS } from "#contracts/limites.ts";
import type { Question } from "#contracts/quizz.ts";
import { avancer, boutonReveler, etapeVue } from "../e2e/appui/deroule.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../e2e/appui/reponses.ts";
import { attabler, jusqua, quiA } from "../e2e/appui/mini-jeux.ts";
import { ouvrirServeurAPart } from "../e2e/appui/serveur-a-part.ts";
import { ouvrirRoom, rejoindre } from "../e2e/appui/soiree.ts";
import { demarrer } from "../server.ts";
import { montrerPlateforme } from "./captures-plateforme.ts";
import { OPTIONS_CHROMIUM, trouverChromium } from "./chromium.ts";

const { values } = parseArgs({ options: { png: { type: "string" } } });
const sortie = values.png ?? "docs/captures";
const LARGEUR_WEBP = 960;
const PSEUDOS = ["Léa", "Jean-Baptiste", "Zineb"] as const;
/** Time for a drawn stroke or a turned card to settle, in ms. */
const REPOS_MS = 900;

const donnees = mkdtempSync(join(tmpdir(), "trinquizz-captures-"));
const lecture = lireConfig({ DATA_DIR: donnees, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" });
if (!lecture.ok) throw new Error(lecture.message);
const serveur = await demarrer(lecture.config);
const browser = await chromium.launch({
  executablePath: trouverChromium(),
  args: OPTIONS_CHROMIUM,
});
mkdirSync(sortie, { recursive: true });
const gardees = new Set<string>();

/** Keeps the first picture of each name. */
async function garder(page: Page, nom: string): Promise<void> {
  if (gardees.has(nom)) return;
  gardees.add(nom);
  await page.waitForTimeout(REPOS_MS);
  const image = sharp(await page.screenshot());
  if (values.png !== undefined) await image.png().toFile(join(sortie, `${nom}.png`));
  else
    await image
      .resize({ width: LARGEUR_WEBP, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toFile(join(sortie, `${nom}.webp`));
  console.log(nom);
}

async function montrerAccueil(): Promise<void> {
  for (const [nom, width, height] of [
    ["page", 1440, 900],
    ["telephone", 390, 844],
    ["petit", 320, 568],
  ] as const) {
    const page = await browser.newPage({ baseURL: serveur.locale, viewport: { width, height } });
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
  const api = await requetes.newContext({ baseURL: serveur.locale });
  const joue = await lireQuizzOfficiel(api, titre);
  const hote = await ouvrirRoom(browser, serveur.locale);
  await garder(hote.page, "salon-vide");
  const telephones: Page[] = [];
  for (const pseudo of PSEUDOS)
    telephones.push((await rejoindre(browser, hote.code, pseudo, serveur.locale)).page);
  const [lea, jb, zineb] = telephones;
  if (!lea || !jb || !zineb) throw new Error("three phones");
  await hote.page.getByText(joue.title).first().click();
  await garder(hote.page, "salon");
  await garder(lea, "telephone-salon");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();

  const repondreTous = async (question: Question) => {
    const nom = question.media.endsWith(".jpeg") ? question.type : `${question.type}-media`;
    await garder(hote.page, `hote-${nom}`);
    await garder(lea, `telephone-${nom}`);
    await repondre(lea, question, true);
    await garder(lea, "telephone-attente");
    if (question.precis.length > 0)
      await repondre(jb, { ...question, reponse: question.precis }, true);
    else await repondre(jb, question, false);
    if (nom === "choix") await garder(hote.page, "hote-question");
    await repondre(zineb, question, false);
    await boutonReveler(hote.page).waitFor({ state: "hidden" });
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
  await garder(lea, "telephone-hote-absent");
  await api.dispose();
}

/** Each mini-game as it begins and as it ends, on the TV and on the phone that plays it. */
async function montrerMiniJeux(): Promise<void> {
  const aPart = await ouvrirServeurAPart();
  const coups = {
    "mini-roulette-russe": ["Roulette russe", "Tirer sur l'autre", async () => {}],
    "mini-gamble": [
      "Gamble",
      "Lancer la bille",
      (telephone: Page) => telephone.getByRole("spinbutton").fill("12"),
    ],
    "mini-devine": [
      "Devine tes gorgées",
      "C’est mon compte",
      (telephone: Page) => telephone.getByRole("spinbutton").fill("3"),
    ],
  } as const;
  try {
    for (const [id, [titre, bouton, preparer]] of Object.entries(coups)) {
      aPart.seulImprevu(id);
      const { hote, telephones } = await attabler(browser, aPart.adresse);
      await jusqua(hote, titre);
      const [joueur, autre] = await quiA(telephones, bouton);
      await garder(hote, `hote-${id}`);
      await garder(joueur.page, `telephone-${id}`);
      await garder(autre.page, `telephone-${id}-autre`);
      await preparer(joueur.page);
      await joueur.page.getByRole("button", { name: bouton, exact: true }).click();
      if (id === "mini-gamble") await hote.waitForTimeout(1_500);
      await garder(hote, `hote-${id}-coup`);
      await hote.waitForTimeout(ROULETTE_MS);
      await garder(hote, `hote-${id}-fin`);
      await garder(joueur.page, `telephone-${id}-fin`);
      for (const { contexte } of telephones) await contexte.close();
      await hote.context().close();
    }
  } finally {
    await aPart.fermer();
  }
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

try {
  await montrerAccueil();
  await montrerPlateforme(browser, garder);
  await montrerPartie("L’apéro des grands esprits");
  await montrerMiniJeux();
} finally {
  await browser.close();
  await serveur.fermer();
  rmSync(donnees, { recursive: true, force: true });
}
