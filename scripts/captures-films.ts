/** Films: what is told in several beats, twelve frames of it on one sheet. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { request as requetes } from "@playwright/test";
import sharp from "sharp";
import { allerAUneQuestion, avancer, passerOutre } from "../e2e/appui/deroule.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../e2e/appui/reponses.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { Serveur } from "../e2e/appui/serveur.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../e2e/appui/soiree.ts";

const LARGEUR = 640;
const HAUTEUR = 360;
const COLONNES = 3;
const MARGE = 8;
/** Of the reveal, in ms from its beginning; a picture takes some time of its own. */
const INSTANTS = [100, 600, 1_060, 1_300, 1_560, 1_800, 2_060, 2_250, 2_600, 2_950, 3_300, 4_900];

/** Of a launch, from its press. */
const INSTANTS_DU_DEPART = [600, 1_000, 1_400, 1_800, 2_200, 2_600, 3_000, 3_500, 4_000];

/** The frames in rows, read from left to right. */
export async function planche(images: readonly Buffer[], fichier: string): Promise<void> {
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
export async function filmer(page: Page, instants: readonly number[]): Promise<Buffer[]> {
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
    const vue = vues.findLast((autre) => autre.ms <= ms) ?? vues[0];
    return vue === undefined ? [] : [vue.image];
  });
}

/** Goes to a question with options, which all but one have answered: the last answer reveals it. */
async function laisserLeDernier(
  hote: Page,
  telephones: readonly Page[],
  joue: Quizz,
): Promise<Question> {
  const [lea] = telephones;
  if (lea === undefined) throw new Error("nobody has come in");
  await allerAUneQuestion(hote);
  let question = await questionAffichee(lea, joue);
  while (question.type !== "choix") {
    await passerOutre(hote);
    await allerAUneQuestion(hote);
    question = await questionAffichee(lea, joue);
  }
  for (const [i, page] of telephones.slice(0, -1).entries())
    await repondre(page, question, i % 3 === 0);
  return question;
}

/** The reveal of a question of seven players, on the TV, then on the phone of one who is wrong. */
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
  const depart = filmer(hote.page, INSTANTS_DU_DEPART);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await planche(await depart, join(sortie, "film-depart.png"));
  console.log("film-depart");
  const [, tom = lea] = telephones;
  for (const [page, nom] of [
    [hote.page, "film-revelation"],
    [tom, "film-revelation-telephone"],
  ] as const) {
    const question = await laisserLeDernier(hote.page, telephones, joue);
    const dernier = telephones.at(-1) ?? lea;
    const commence = hote.page.locator('[data-temps="roulement"]').first().waitFor();
    await repondre(dernier, question, false);
    await commence;
    await planche(await filmer(page, INSTANTS), join(sortie, `${nom}.png`));
    console.log(nom);
    await avancer(hote.page);
  }
  for (const page of telephones) await page.context().close();
  await hote.page.context().close();
}
