/** Takes the pictures of a scene while it plays: screenshots at given sizes, and films laid out on one sheet. */
import { type Browser, expect, type Page, request as requetes } from "@playwright/test";
import sharp from "sharp";
import type { Quizz } from "#contracts/quizz.ts";
import { lireQuizzOfficiel } from "../../e2e/support/reponses.ts";
import type { Serveur } from "../../e2e/support/server.ts";
import { waitUntilStill } from "../../e2e/support/settle.ts";
import { ouvrirRoomJusquAuxReglages, rejoindreEnPixelsReels } from "../../e2e/support/soiree.ts";

export type TailleEcranDeCapture = readonly [width: number, height: number];
export const TAILLE_ECRAN_BUREAU: TailleEcranDeCapture = [1440, 900];
export const TAILLE_ECRAN_TELEPHONE: TailleEcranDeCapture = [390, 844];
export const TAILLE_ECRAN_PETIT_TELEPHONE: TailleEcranDeCapture = [320, 568];

/** A host's screen and its phones, in the order in which they came in. */
export interface CapturedRoom {
  readonly hote: Page;
  readonly code: string;
  readonly telephones: readonly [Page, ...Page[]];
  readonly fermer: () => Promise<void>;
}

/** The browser and the server of a run, and the pictures that its scenes take. Only the first picture of each name is kept. */
export class CaptureRecorder {
  readonly browser: Browser;
  readonly serveur: Serveur;
  readonly #wants: (nom: string) => boolean;
  readonly #store: (image: Buffer, nom: string) => Promise<void>;
  readonly #taken = new Set<string>();

  constructor(
    browser: Browser,
    serveur: Serveur,
    wants: (nom: string) => boolean,
    store: (image: Buffer, nom: string) => Promise<void>,
  ) {
    this.browser = browser;
    this.serveur = serveur;
    this.#wants = wants;
    this.#store = store;
  }

  /** Whether a picture of this name was already taken, even when it was not wanted and so not kept. */
  has(nom: string): boolean {
    return this.#taken.has(nom);
  }

  /** Keeps a screenshot of a page, once nothing on it loads or moves. */
  async shoot(page: Page, nom: string): Promise<void> {
    if (this.#taken.has(nom)) return;
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await waitUntilStill(page);
    if (this.#wants(nom)) await this.keep(await page.screenshot(), nom);
    this.#taken.add(nom);
  }

  /** Keeps a screenshot of a page at each size, under the name followed by its width; the page is left at the first size. */
  async shootSizes(
    page: Page,
    nom: string,
    tailles: readonly TailleEcranDeCapture[],
  ): Promise<void> {
    for (const [width, height] of tailles) {
      await page.setViewportSize({ width, height });
      await this.shoot(page, `${nom}-${String(width)}`);
    }
    const [[width, height] = TAILLE_ECRAN_BUREAU] = tailles;
    await page.setViewportSize({ width, height });
  }

  /** Keeps a picture made by the product, such as the photo of an evening. */
  async keep(image: Buffer, nom: string): Promise<void> {
    if (this.#taken.has(nom) || !this.#wants(nom)) return;
    this.#taken.add(nom);
    await this.#store(image, nom);
  }

  /** Keeps the frames of a film as one sheet. */
  async keepFilm(frames: readonly Buffer[], nom: string): Promise<void> {
    if (this.#wants(nom)) await this.keep(await contactSheet(frames), nom);
  }

  /** An official quizz of the server, with its answers. */
  async lireQuizz(titre: string): Promise<Quizz> {
    const api = await requetes.newContext({ baseURL: this.serveur.adresse });
    const quizz = await lireQuizzOfficiel(api, titre);
    await api.dispose();
    return quizz;
  }

  /** A room in its salon, with one phone for each pseudo (at least one). */
  async openTable(pseudos: readonly string[]): Promise<CapturedRoom> {
    const { browser, serveur } = this;
    const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser, serveur.adresse);
    const pages: Page[] = [];
    for (const pseudo of pseudos)
      pages.push((await rejoindreEnPixelsReels(browser, code, pseudo, serveur.adresse)).page);
    const [premier, ...autres] = pages;
    if (premier === undefined) throw new Error("a table needs a phone");
    return {
      hote,
      code,
      telephones: [premier, ...autres],
      async fermer() {
        for (const page of [...pages, hote]) await page.context().close();
      },
    };
  }

  /** A page with an empty browser profile, at the size of a desktop unless said otherwise. */
  async openPage([width, height]: TailleEcranDeCapture = TAILLE_ECRAN_BUREAU): Promise<Page> {
    const contexte = await this.browser.newContext({
      baseURL: this.serveur.adresse,
      locale: "fr-FR",
      viewport: { width, height },
    });
    return contexte.newPage();
  }
}

/** Width and height of one frame on its sheet, in pixels, and frames in a row. */
const LANDSCAPE = { largeur: 640, hauteur: 360, colonnes: 3 } as const;
const PORTRAIT = { largeur: 312, hauteur: 676, colonnes: 6 } as const;
const MARGE = 8;

/** The frames in rows, read from left to right, as one PNG. */
async function contactSheet(frames: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = await sharp(frames[0]).metadata();
  const { largeur, hauteur, colonnes } = height > width ? PORTRAIT : LANDSCAPE;
  const petites = await Promise.all(
    frames.map((image) =>
      sharp(image).resize(largeur, hauteur, { fit: "contain" }).png().toBuffer(),
    ),
  );
  return sharp({
    create: {
      width: colonnes * (largeur + MARGE) + MARGE,
      height: Math.ceil(frames.length / colonnes) * (hauteur + MARGE) + MARGE,
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
    .toBuffer();
}

/** The press that makes a film begin, and the element whose first appearance is instant 0 of the film. */
interface Trigger {
  readonly press: () => Promise<void>;
  readonly seenOn: Page;
  readonly selector: string;
}

/** Resolves with the time (ms, machine clock) at which the page first has such an element. */
const whenShown = (page: Page, selector: string): Promise<number> =>
  page.evaluate(
    (cherche) =>
      new Promise<number>((finir) => {
        const regarder = () => {
          if (document.querySelector(cherche) !== null) finir(Date.now());
          else requestAnimationFrame(regarder);
        };
        regarder();
      }),
    selector,
  );

/**
 * Frames of a page at those instants (ms) after `trigger`, or after the call. The browser's compositor draws and dates the frames, so
 * that taking them delays nothing.
 */
export async function captureFilmFrames(
  page: Page,
  instants: readonly number[],
  trigger?: Trigger,
): Promise<Buffer[]> {
  const cdp = await page.context().newCDPSession(page);
  const frames: { readonly date: number; readonly image: Buffer }[] = [];
  cdp.on("Page.screencastFrame", ({ data, sessionId, metadata }) => {
    const date = metadata.timestamp === undefined ? Date.now() : metadata.timestamp * 1_000;
    frames.push({ date, image: Buffer.from(data, "base64") });
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
  if (trigger !== undefined) {
    const shown = whenShown(trigger.seenOn, trigger.selector);
    await trigger.press();
    debut = await shown;
  }
  await page.waitForTimeout(debut + (instants.at(-1) ?? 0) + 300 - Date.now());
  await cdp.send("Page.stopScreencast");
  return instants.flatMap((ms) => {
    const frame = frames.findLast(({ date }) => date <= debut + ms) ?? frames[0];
    return frame === undefined ? [] : [frame.image];
  });
}
