/**
 * The end of a game in its beats: receipt and podium in their order and of their lengths, skipped by one press, never
 * shown twice; and the pictures that people keep.
 */
import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Quizz } from "#contracts/quizz.ts";
import { checkAccessibility, checkAxe, checkOverflow } from "./support/accessibility.ts";
import {
  allerAUneQuestion,
  appuyer,
  avancerDUneEtape,
  boutonReveler,
  boutonSuivant,
} from "./support/steps.ts";
import { expect, test } from "./support/fixtures.ts";
import { pauseClocks, advanceClocks, installClocks, resumeClocks } from "./support/clock.ts";
import { ouvrirVolet } from "./support/menu.ts";
import { waitUntilStill } from "./support/settle.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  allowMotion,
  reduceMotion,
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const TITRE = "À table";
const LARGEUR = 1080;
const HAUTEUR = 1350;

/** A state of the slate, in order: its beat, its number of lines, and its animations with delay and length. */
interface Vu {
  readonly temps: string;
  readonly lignes: number;
  /** Whether the slate's head says how much was drunk. */
  readonly total: boolean;
  readonly mouvements: readonly {
    readonly nom: string;
    readonly fin: number;
    readonly proprietes: readonly string[];
  }[];
}

declare global {
  // the page records its states for the test
  var vusDeLaFin: Vu[];
}

const noter = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.vusDeLaFin = [];
    const regarder = () => {
      const film = document.querySelector("[data-temps-fin]");
      const temps = film?.getAttribute("data-temps-fin") ?? "";
      const lignes = Number(film?.getAttribute("data-lignes") ?? 0);
      const dernier = globalThis.vusDeLaFin.at(-1);
      if (temps !== "" && (dernier?.temps !== temps || dernier.lignes !== lignes))
        globalThis.vusDeLaFin.push({
          temps,
          lignes,
          total: document.querySelector("header")?.innerText.includes("gorgée") === true,
          mouvements: document.getAnimations().flatMap((mouvement) => {
            if (!(mouvement instanceof CSSAnimation)) return [];
            const effet = mouvement.effect instanceof KeyframeEffect ? mouvement.effect : null;
            const proprietes = (effet?.getKeyframes() ?? []).flatMap((cle) => Object.keys(cle));
            const { endTime = 0 } = effet?.getComputedTiming() ?? {};
            return [{ nom: mouvement.animationName, fin: Number(endTime), proprietes }];
          }),
        });
    };
    // a paused clock draws no frames, so mutations are observed
    new MutationObserver(regarder).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  });
const vusDe = (page: Page): Promise<Vu[]> => page.evaluate(() => globalThis.vusDeLaFin);
const nomsDe = (vus: readonly Vu[]) => [...new Set(vus.map(({ temps }) => temps))];

/**
 * Plays questions with these answers of Léa, Tom and Zineb, then lets the host end the game. With `animee`, the test
 * holds the clocks.
 */
async function jouerJusquALaFin(
  hote: Page,
  phones: readonly Page[],
  joue: Quizz,
  justes: readonly (readonly boolean[])[],
  animee = true,
): Promise<void> {
  for (const page of [hote, ...phones]) await reduceMotion(page);
  const [lea] = phones;
  if (lea === undefined) throw new Error("nobody has come in");
  for (const siennes of justes) {
    await allerAUneQuestion(hote);
    const question = await trouverQuestionAffichee(lea, joue);
    for (const [i, page] of phones.entries()) await repondre(page, question, siennes[i] ?? false);
    await expect(boutonReveler(hote)).toBeHidden();
    await avancerDUneEtape(hote);
  }
  await allerAUneQuestion(hote);
  const dialogue = await ouvrirVolet(hote, /^Terminer/);
  if (animee) {
    for (const page of [hote, ...phones]) await allowMotion(page);
    await pauseClocks(hote, ...phones);
  }
  await noter(hote);
  await dialogue.getByRole("button", { name: "Terminer la partie" }).click();
}

/** Lets the clock of a page go on until an element is visible. */
const jusquA = (page: Page, quoi: Locator) => advanceClocks([page], () => quoi.isVisible());

/** Lets the clock of a phone go on until its button skips the end, and presses the button. */
async function voirSonTicket(phone: Page): Promise<void> {
  const voir = phone.getByRole("button", { name: "Voir mon ticket" });
  await jusquA(phone, voir.and(phone.locator('[data-ecoute*="film"]')));
  await voir.click();
}

/** The brightness of a downloaded picture at some of its points, with its size and format. */
async function lirePhoto(chemin: string) {
  const image = sharp(await readFile(chemin));
  const { width, height, format } = await image.metadata();
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const clarte = (x: number, y: number) => {
    const rang = (y * info.width + x) * info.channels;
    return [0, 1, 2].reduce((somme, i) => somme + (data[rang + i] ?? 0), 0) / 3;
  };
  return { width, height, format, clarte };
}

async function telechargee(page: Page) {
  const venue = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Télécharger" }).click();
  const fichier = await venue;
  return { nom: fichier.suggestedFilename(), ...(await lirePhoto(await fichier.path())) };
}

test("the end is told in the order of its beats, ended by one press, and not told again", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser);
  const phones: Page[] = [];
  for (const pseudo of ["Léa", "Tom", "Zineb"])
    phones.push((await rejoindre(browser, code, pseudo)).page);
  const [lea, tom, zineb] = phones;
  if (!lea || !tom || !zineb) throw new Error("three phones");
  await hote.getByText("Sans imprévus").click();
  await choisirQuizz(hote, joue.title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await installClocks(hote, ...phones);
  await jouerJusquALaFin(hote, phones, joue, [
    [true, true, true],
    [true, false, true],
    [true, false, false],
  ]);

  // the receipt is printed, the phones still hold their ticket, and no screen shows an award yet
  await jusquA(hote, hote.getByRole("region", { name: "Le ticket de caisse" }));
  await jusquA(tom, tom.getByRole("heading", { name: "Le patron fait les comptes" }));
  await expect(tom.getByRole("list", { name: "Le prix du patron" })).toBeHidden();
  await expect(hote.getByRole("table")).toBeHidden();
  // a phone that arrives late already has its ticket, while the slate goes on
  await resumeClocks(tom);
  await tom.reload();
  await expect(tom.getByRole("button", { name: "Garder mon ticket" })).toBeVisible();
  await expect(hote.getByRole("button", { name: "Passer", exact: true })).toBeVisible();
  // a player on the podium learns the place at the same time as the slate
  await jusquA(zineb, zineb.getByRole("heading", { name: "Sur le podium" }));
  await jusquA(hote, hote.getByRole("table"));
  await resumeClocks(hote, lea, zineb);
  for (const page of phones)
    await expect(page.getByRole("list", { name: "Le prix du patron" })).toBeVisible();

  const vus = await vusDe(hote);
  expect(nomsDe(vus)).toEqual(["note", "total", "tambour", "troisieme", "deuxieme", "premier"]);
  const lignes = vus.filter(({ temps }) => temps === "note").map((vu) => vu.lignes);
  expect(lignes).toEqual([...lignes].sort((a, b) => a - b));
  expect(lignes.at(-1)).toBeGreaterThanOrEqual(4);
  // the head of the slate shows the total only once the receipt is printed
  for (const { temps, total } of vus) expect(total, temps).toBe(temps !== "note");
  // each animation ends within its beat, and only the compositor runs it
  const duree: Readonly<Record<string, number>> = {
    note: 350,
    total: 1_500,
    tambour: 1_200,
    troisieme: 1_000,
    deuxieme: 1_500,
    premier: 2_000,
  };
  const attendus: readonly (readonly [temps: string, nom: string])[] = [
    ["note", "sortir"],
    ["tambour", "tomber"],
    ["troisieme", "claquer"],
    ["deuxieme", "claquer"],
    ["premier", "rayonner"],
  ];
  for (const { temps, mouvements } of vus)
    for (const { nom, fin, proprietes } of mouvements) {
      if (!/sortir|tomber|claquer|paraitre|rayonner|effacer/.test(nom)) continue;
      expect(fin, nom).toBeLessThanOrEqual(duree[temps] ?? 0);
      const bougent = proprietes.filter((une) => !/offset|easing|composite/i.test(une));
      expect(
        bougent.filter((une) => une !== "transform" && une !== "opacity"),
        nom,
      ).toEqual([]);
    }
  for (const [temps, nom] of attendus)
    expect(
      vus.some((vu) => vu.temps === temps && vu.mouvements.some((un) => un.nom.includes(nom))),
      `${temps}: ${nom}`,
    ).toBe(true);

  // a page that is loaded afterwards shows the table
  await hote.reload();
  await expect(hote.getByRole("table")).toBeVisible();

  // the end of the next game is cut short: the first press skips to the table, and does nothing else
  await appuyer(boutonSuivant(hote));
  for (const page of phones) await page.getByRole("button", { name: "Retour salon" }).click();
  await choisirQuizz(hote, joue.title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await jouerJusquALaFin(hote, phones, joue, [[true, false, false]]);
  const passer = hote.getByRole("button", { name: "Passer", exact: true });
  await jusquA(hote, passer.and(hote.locator("[data-ecoute]")));
  // the menu's button has the focus, and would take the space key
  await hote.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await hote.keyboard.press("Space");
  await jusquA(hote, hote.getByRole("table"));
  await expect(hote.getByRole("button", { name: "Retour salon" })).toBeVisible();
  expect(nomsDe(await vusDe(hote))).not.toContain("premier");
  // a phone skips its end with a button, because a tap may be the second half of a double tap
  await voirSonTicket(lea);
  await expect(lea.getByRole("button", { name: "Garder mon ticket" })).toBeVisible();
  await expect(lea.getByRole("button", { name: "Voir mon ticket" })).toBeHidden();
});

test("a ticket and the room's picture are drawn here, downloaded, shared where it can be", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser);
  const phones: Page[] = [];
  for (const pseudo of ["Léa", "Maximilien-Auguste-X"])
    phones.push((await rejoindre(browser, code, pseudo)).page);
  const [lea, max] = phones;
  if (!lea || !max) throw new Error("two phones");
  await hote.getByText("Sans imprévus").click();
  await choisirQuizz(hote, joue.title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await installClocks(hote, ...phones);
  await jouerJusquALaFin(hote, phones, joue, [[true, false]]);
  await jusquA(
    hote,
    hote.getByRole("button", { name: "Passer", exact: true }).and(hote.locator("[data-ecoute]")),
  );
  // the phones skip while the end is shown, since there is nothing to skip afterwards
  for (const phone of phones) await voirSonTicket(phone);
  // axe waits for timers of the page, so the clock goes on without reaching the next beat
  let verifie = false;
  await Promise.all([
    checkAxe(hote, "the end, told").finally(() => (verifie = true)),
    advanceClocks([hote], async () => verifie, 1),
  ]);
  // a tap on the slate skips to the table too
  await hote.getByRole("banner").click({ position: { x: 500, y: 30 } });
  await resumeClocks(hote, ...phones);
  await expect(hote.getByRole("table")).toBeVisible();

  // over plain HTTP nothing can be shared, so the picture is downloaded, or saved by a long press
  const demandes: string[] = [];
  hote.on("request", (requete) => demandes.push(`${requete.method()} ${requete.url()}`));
  await hote.getByRole("button", { name: "La photo de la salle" }).click();
  const photo = hote.getByRole("dialog").getByRole("img");
  await expect(photo).toHaveAttribute(
    "alt",
    new RegExp(`^La table ${code}, .*2 au comptoir.*Léa, .*Maximilien-Auguste-X`),
  );
  await checkAccessibility(hote, "the room's picture");
  await checkOverflow(hote, "the room's picture", true);
  const salle = await telechargee(hote);
  expect(salle).toMatchObject({ width: LARGEUR, height: HAUTEUR, format: "png" });
  expect(salle.nom).toBe(`Trinquizz ${code}.png`);
  // dark points are the wood of the table, light ones a mat
  expect(salle.clarte(8, 700)).toBeLessThan(70);
  expect(salle.clarte(215, 630)).toBeGreaterThan(180);
  expect(demandes.filter((une) => !une.startsWith("GET"))).toEqual([]);
  await hote.keyboard.press("Escape");
  await expect(photo).toBeHidden();
  await expect(hote.getByRole("button", { name: "La photo de la salle" })).toBeFocused();

  // a phone that can share the file does so
  await max.setViewportSize({ width: 320, height: 568 });
  await max.evaluate(() => {
    const partages: string[] = [];
    Object.defineProperties(navigator, {
      canShare: { value: ({ files = [] }: ShareData) => files.length === 1 },
      share: {
        value: async ({ files = [] }: ShareData) => {
          for (const { name, type, size } of files)
            partages.push(`${name} ${type} ${String(size > 20_000)}`);
        },
      },
    });
    Reflect.set(globalThis, "partages", partages);
  });
  await max.getByRole("button", { name: "Garder mon ticket" }).click();
  const ticket = max.getByRole("dialog").getByRole("img");
  await expect(ticket).toHaveAttribute("alt", /^Ticket de Maximilien-Auguste-X, .*gorgée/);
  await waitUntilStill(max);
  await checkAccessibility(max, "phone, ticket");
  await max.getByRole("button", { name: "Partager" }).click();
  await expect
    .poll(() => max.evaluate((): unknown => Reflect.get(globalThis, "partages")))
    .toEqual([`Trinquizz ${code} Maximilien-Auguste-X.png image/png true`]);
  const sien = await telechargee(max);
  expect(sien).toMatchObject({ width: LARGEUR, height: HAUTEUR, format: "png" });
  // the paper is light on dark wood, and the ink dark on the paper
  expect(sien.clarte(20, 20)).toBeLessThan(70);
  expect(sien.clarte(200, 640)).toBeGreaterThan(220);
  const encre = Array.from({ length: 640 }, (_, i) => sien.clarte(220 + i, 855));
  expect(Math.min(...encre)).toBeLessThan(80);

  // a failed drawing is announced, and can be tried again
  await lea.evaluate(() => {
    const garde = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, "toBlob");
    HTMLCanvasElement.prototype.toBlob = (rendre) => {
      if (garde !== undefined) Object.defineProperty(HTMLCanvasElement.prototype, "toBlob", garde);
      rendre(null);
    };
  });
  await lea.getByRole("button", { name: "Garder mon ticket" }).click();
  await expect(lea.getByText("L’image n’a pas pu être dessinée ici.")).toBeVisible();
  await lea.getByRole("button", { name: "Réessayer" }).click();
  await expect(lea.getByRole("dialog").getByRole("img")).toBeVisible();
  await expect(lea.getByText(/laisse le doigt appuyé/)).toBeVisible();
});

test("a tab whose build is no longer served is told to load itself again, and has its picture then", async ({
  browser,
  request,
}) => {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser);
  const phones: Page[] = [];
  for (const pseudo of ["Léa", "Tom"]) phones.push((await rejoindre(browser, code, pseudo)).page);
  await choisirQuizz(hote, joue.title);
  await hote.getByRole("button", { name: "Lancer", exact: true }).click();
  await jouerJusquALaFin(hote, phones, joue, [], false);
  const [lea = hote] = phones;
  const garder = lea.getByRole("button", { name: "Garder mon ticket" });
  await lea.route("**/photographier-*.js", (route) => route.fulfill({ status: 404 }));
  // without a connection the drawing code cannot be loaded, and the button offers another try
  await lea.route("**/api/sante", (route) => route.abort());
  await garder.click();
  await expect(lea.getByRole("button", { name: "Réessayer" })).toBeVisible();
  await lea.unroute("**/api/sante");
  await lea.getByRole("button", { name: "Réessayer" }).click();
  const dit = lea.getByRole("alert").filter({ hasText: "Il manque à cette page" });
  await expect(dit).toBeVisible();
  await expect(lea.getByRole("button", { name: "Réessayer" })).toBeHidden();
  await checkAxe(lea, "a ticket without what draws it");
  await lea.unroute("**/photographier-*.js");
  await lea.getByRole("button", { name: "Recharger" }).click();
  await expect(dit).toBeHidden();
  await garder.click();
  await expect(lea.getByRole("dialog").getByRole("img")).toBeVisible();
});
