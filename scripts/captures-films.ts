/** Films: what is told in several beats, twelve frames of it on one sheet. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { request as requetes } from "@playwright/test";
import sharp from "sharp";
import { allerAUneQuestion, passerOutre } from "../e2e/appui/deroule.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../e2e/appui/reponses.ts";
import type { Serveur } from "../e2e/appui/serveur.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/appui/soiree.ts";

const LARGEUR = 640;
const HAUTEUR = 360;
const COLONNES = 3;
const MARGE = 8;
/** Of the reveal, in ms from its beginning; a picture takes some time of its own. */
const INSTANTS = [100, 600, 1_060, 1_300, 1_560, 1_800, 2_060, 2_250, 2_600, 2_950, 3_300, 4_900];

/** The frames in rows, read from left to right. */
async function planche(images: readonly Buffer[], fichier: string): Promise<void> {
  const rangs = Math.ceil(images.length / COLONNES);
  const petites = await Promise.all(
    images.map((image) =>
      sharp(image).resize(LARGEUR, HAUTEUR, { fit: "contain" }).png().toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: COLONNES * (LARGEUR + MARGE) + MARGE,
      height: rangs * (HAUTEUR + MARGE) + MARGE,
      channels: 3,
      background: "#888",
    },
  })
    .composite(
      petites.map((input, i) => ({
        input,
        left: MARGE + (i % COLONNES) * (LARGEUR + MARGE),
        top: MARGE + Math.floor(i / COLONNES) * (HAUTEUR + MARGE),
      })),
    )
    .png()
    .toFile(fichier);
}

/** Pictures of a screen at those instants of what begins now; drawn by the browser's compositor as it goes, so that none holds it up. */
async function filmer(page: Page, instants: readonly number[]): Promise<Buffer[]> {
  const cdp = await page.context().newCDPSession(page);
  const vues: { readonly ms: number; readonly image: Buffer }[] = [];
  const debut = performance.now();
  cdp.on("Page.screencastFrame", ({ data, sessionId }) => {
    vues.push({ ms: performance.now() - debut, image: Buffer.from(data, "base64") });
    void cdp.send("Page.screencastFrameAck", { sessionId });
  });
  await cdp.send("Page.startScreencast", { format: "jpeg", quality: 90, everyNthFrame: 1 });
  await page.waitForTimeout((instants.at(-1) ?? 0) + 300);
  await cdp.send("Page.stopScreencast");
  return instants.flatMap((ms) => {
    const vue = vues.filter((autre) => autre.ms <= ms).at(-1) ?? vues[0];
    return vue === undefined ? [] : [vue.image];
  });
}

/** The reveal of a question of eight players, on the TV and on a phone that is wrong. */
export async function montrerFilms(
  browser: Browser,
  { adresse }: Serveur,
  sortie: string,
): Promise<void> {
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  const hote = await ouvrirRoom(browser, adresse);
  const pseudos = ["Léa", "Tom", "Zineb", "Jean-Baptiste", "Margaux", "Oncle Didier", "Anaïs"];
  const telephones: Page[] = [];
  for (const pseudo of pseudos)
    telephones.push((await rejoindre(browser, hote.code, pseudo, adresse)).page);
  const [lea] = telephones;
  if (lea === undefined) throw new Error("nobody has come in");
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  let question = await questionAffichee(lea, joue);
  while (question.type !== "choix") {
    await passerOutre(hote.page);
    await allerAUneQuestion(hote.page);
    question = await questionAffichee(lea, joue);
  }
  const derniers = telephones.slice(1);
  await repondre(lea, question, true);
  for (const [i, page] of derniers.entries())
    if (page !== derniers.at(-1)) await repondre(page, question, i % 3 === 1);
  const dernier = derniers.at(-1);
  if (dernier === undefined) throw new Error("only one has come in");
  const debout = hote.page.locator('[data-temps="roulement"]').first().waitFor();
  const joueurs = filmer(derniers[0] ?? lea, INSTANTS);
  await repondre(dernier, question, false);
  await debout;
  const images = await filmer(hote.page, INSTANTS);
  await planche(images, join(sortie, "film-revelation.png"));
  await planche(await joueurs, join(sortie, "film-revelation-telephone.png"));
  console.log("film-revelation");
  for (const page of telephones) await page.context().close();
  await hote.page.context().close();
}
