/** Films: what is told in several beats, twelve frames of it on one sheet. */
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { request as requetes } from "@playwright/test";
import sharp from "sharp";
import { allerAUneQuestion, avancer, passerOutre } from "../../e2e/support/steps.ts";
import { ouvrirVolet } from "../../e2e/support/menu.ts";
import { lireQuizzOfficiel, questionAffichee, repondre } from "../../e2e/support/reponses.ts";
import type { Question, Quizz } from "#contracts/quizz.ts";
import type { Serveur } from "../../e2e/support/server.ts";
import { choisirQuizz, ouvrirRoom, rejoindre } from "../../e2e/support/soiree.ts";

const QUESTIONS_AVANT_LA_FIN = 3;
/** Of a frame on its sheet: of a slate, or of a phone. */
const COUCHEES = { largeur: 640, hauteur: 360, colonnes: 3 } as const;
const DEBOUT = { largeur: 312, hauteur: 676, colonnes: 6 } as const;
const MARGE = 8;
/** Of the reveal, in ms from its beginning; a picture takes some time of its own. */
const INSTANTS = [100, 600, 1_060, 1_300, 1_560, 1_800, 2_060, 2_250, 2_600, 2_950, 3_300, 4_900];

/** Of a launch, from its first number. */
const INSTANTS_DU_DEPART = [
  -300, 60, 200, 400, 760, 1_000, 1_460, 1_800, 2_160, 2_300, 2_600, 3_000,
];

/** Of the end, from its first line. */
const INSTANTS_DE_LA_FIN = [
  150, 800, 1_700, 3_200, 4_650, 5_000, 5_850, 6_300, 7_200, 8_300, 9_400, 10_900,
];

/** The frames in rows, read from left to right. */
export async function planche(images: readonly Buffer[], fichier: string): Promise<void> {
  const { width, height } = await sharp(images[0]).metadata();
  const { largeur, hauteur, colonnes } = height > width ? DEBOUT : COUCHEES;
  const rangs = Math.ceil(images.length / colonnes);
  const petites = await Promise.all(
    images.map((image) =>
      sharp(image).resize(largeur, hauteur, { fit: "contain" }).png().toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: colonnes * (largeur + MARGE) + MARGE,
      height: rangs * (hauteur + MARGE) + MARGE,
      channels: 3,
      background: "#888",
    },
  })
    .composite(
      petites.map((input, i) => ({
        input,
        left: MARGE + (i % colonnes) * (largeur + MARGE),
        top: MARGE + Math.floor(i / colonnes) * (hauteur + MARGE),
      })),
    )
    .png()
    .toFile(fichier);
}

/** Puts on the counter what the house draws for who does not: as in a room where people have come in for a while. */
export async function dessiner(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Un dessin pour moi" }).click();
  await page.getByText(/^Le patron te dessine/).waitFor();
  await page.getByRole("button", { name: "Poser sur le comptoir" }).click();
  await page.getByText("Posé.").waitFor();
}

/** What makes a film begin, and where it is seen to have begun. */
interface Depart {
  readonly faire: () => Promise<void>;
  readonly vu: Page;
  readonly selecteur: string;
}

/** When it is first drawn, on the clock of the machine, in ms. */
const quandParait = (page: Page, selecteur: string): Promise<number> =>
  page.evaluate(
    (cherche) =>
      new Promise<number>((finir) => {
        const regarder = () => {
          if (document.querySelector(cherche) !== null) finir(Date.now());
          else requestAnimationFrame(regarder);
        };
        regarder();
      }),
    selecteur,
  );

/**
 * Pictures of a screen at those instants of what begins now, or of what `depart` begins; drawn by the browser's compositor as it
 * goes, small, so that none holds it up, and dated by it.
 */
export async function filmer(
  page: Page,
  instants: readonly number[],
  depart?: Depart,
): Promise<Buffer[]> {
  const cdp = await page.context().newCDPSession(page);
  const vues: { readonly date: number; readonly image: Buffer }[] = [];
  cdp.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    const date = metadata.timestamp === undefined ? Date.now() : metadata.timestamp * 1_000;
    vues.push({ date, image: Buffer.from(data, "base64") });
    void cdp.send("Page.screencastFrameAck", { sessionId });
  });
  await cdp.send("Page.startScreencast", {
    format: "jpeg",
    quality: 90,
    everyNthFrame: 1,
    maxWidth: 960,
    maxHeight: 844,
  });
  let debut = Date.now();
  if (depart !== undefined) {
    const parait = quandParait(depart.vu, depart.selecteur);
    await depart.faire();
    debut = await parait;
  }
  await page.waitForTimeout(debut + (instants.at(-1) ?? 0) + 300 - Date.now());
  await cdp.send("Page.stopScreencast");
  return instants.flatMap((ms) => {
    const vue = vues.findLast(({ date }) => date <= debut + ms) ?? vues[0];
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

/** A few questions more, then the end that the host asks for. */
export async function filmerLaFin(
  hote: Page,
  telephones: readonly Page[],
  joue: Quizz,
): Promise<Buffer[]> {
  for (let n = 0; n < QUESTIONS_AVANT_LA_FIN; n++) {
    const question = await laisserLeDernier(hote, telephones, joue);
    await repondre(telephones.at(-1) ?? hote, question, n % 2 === 0);
    await avancer(hote);
  }
  await allerAUneQuestion(hote);
  const dialogue = await ouvrirVolet(hote, /^Terminer/);
  return filmer(hote, INSTANTS_DE_LA_FIN, {
    faire: () => dialogue.getByRole("button", { name: "Terminer la partie" }).click(),
    vu: hote,
    selecteur: "[data-temps-fin]",
  });
}

/** The reveal of a question of seven players, on the TV, then on the phone of one who is wrong. */
export async function montrerFilms(
  browser: Browser,
  serveur: Serveur,
  sortie: string,
): Promise<void> {
  const { adresse } = serveur;
  await serveur.regler({ patron: true });
  const api = await requetes.newContext({ baseURL: adresse });
  const joue = await lireQuizzOfficiel(api, "À table");
  await api.dispose();
  const hote = await ouvrirRoom(browser, adresse);
  const pseudos = ["Léa", "Tom", "Zineb", "Jean-Baptiste", "Margaux", "Oncle Didier", "Anaïs"];
  const telephones: Page[] = [];
  for (const pseudo of pseudos)
    telephones.push((await rejoindre(browser, hote.code, pseudo, adresse)).page);
  // the last has not drawn
  for (const page of telephones.slice(0, -1)) await dessiner(page);
  const [lea] = telephones;
  if (lea === undefined) throw new Error("nobody has come in");
  await choisirQuizz(hote.page, joue.title);
  const depart = await filmer(hote.page, INSTANTS_DU_DEPART, {
    faire: () => hote.page.getByRole("button", { name: "Lancer", exact: true }).click(),
    vu: hote.page,
    selecteur: '[data-compte="true"]',
  });
  await planche(depart, join(sortie, "film-depart.png"));
  console.log("film-depart");
  const [, tom = lea] = telephones;
  for (const [page, nom] of [
    [hote.page, "film-revelation"],
    [tom, "film-revelation-telephone"],
  ] as const) {
    const question = await laisserLeDernier(hote.page, telephones, joue);
    const dernier = telephones.at(-1) ?? lea;
    const film = await filmer(page, INSTANTS, {
      faire: () => repondre(dernier, question, false),
      vu: hote.page,
      selecteur: '[data-temps="roulement"]',
    });
    await planche(film, join(sortie, `${nom}.png`));
    console.log(nom);
    await avancer(hote.page);
  }
  await planche(await filmerLaFin(hote.page, telephones, joue), join(sortie, "film-fin.png"));
  console.log("film-fin");
  await serveur.regler({});
  for (const page of telephones) await page.context().close();
  await hote.page.context().close();
}
