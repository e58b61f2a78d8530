/**
 * The counter: people arrive and draw their mats, and the host wipes one; a late screen and a reload show the same.
 * mise-en-scene "Salon".
 */
import type { Page } from "@playwright/test";
import { checkAxe, checkOverflow } from "./support/accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import {
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  passerLeComptoir,
  rejoindre,
} from "./support/soiree.ts";

declare global {
  // the page records for the test: notes sent to its loudspeaker, breaths (true during the countdown), and mats that were slammed
  var joues: number;
  var souffles: boolean[];
  var claques: string[];
}

const feuille = (page: Page) => page.getByRole("img", { name: /^Ton sous-bock, / });
const comptoir = (page: Page) => page.getByRole("list", { name: "Au comptoir" });
const dessines = (page: Page) => comptoir(page).locator('[data-dessine="true"]');
const poser = (page: Page) => page.getByRole("button", { name: "Poser sur le comptoir" });

/** Draws a curved line with a finger. */
async function tracer(page: Page, depuis: number): Promise<void> {
  const { x, y, width } = (await feuille(page).boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const doigt = page.mouse;
  await doigt.move(x + width * 0.2, y + width * depuis);
  await doigt.down();
  for (let i = 1; i <= 20; i++)
    await doigt.move(x + width * (0.2 + i * 0.03), y + width * (depuis + 0.1 * Math.sin(i / 3)));
  await doigt.up();
}

/** The strokes of the first drawn mat on the counter. */
const traits = (page: Page) =>
  dessines(page)
    .first()
    .locator("path")
    .evaluateAll((chemins) => chemins.map((chemin) => chemin.getAttribute("d")));

test("two phones draw, the host wipes one, its author is told and draws again", async ({
  browser,
}) => {
  const { page: hote, code } = await ouvrirRoomJusquAuxReglages(browser);
  await hote.getByRole("button", { name: "Le comptoir" }).click();
  await expect(hote.getByRole("button", { name: "Choisir un quizz" })).toBeVisible();
  // the code fits on its line whatever its letters
  const titre = hote.getByRole("heading", { level: 1, name: code });
  await expect
    .poll(() => titre.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
    .toBeLessThanOrEqual(1);
  for (const ligne of ["Raté, tu bois.", "Juste, un point.", "Imprévu, on obéit."])
    await expect(hote.getByText(ligne)).toBeVisible();
  const { page: lea } = await rejoindre(browser, code, "Léa");
  await expect(comptoir(hote).getByText("Léa", { exact: true })).toBeVisible();
  await expect(poser(lea)).toHaveAttribute("aria-disabled", "true");

  await tracer(lea, 0.3);
  await expect(feuille(lea)).toHaveAccessibleName("Ton sous-bock, 1 trait");
  await lea.getByRole("radio", { name: "Ocre" }).check({ force: true });
  await tracer(lea, 0.6);
  await lea.getByRole("button", { name: "Tout effacer" }).click();
  await expect(feuille(lea)).toHaveAccessibleName("Ton sous-bock, vide");
  await lea.getByRole("button", { name: "Annuler le dernier trait" }).click();
  await expect(feuille(lea)).toHaveAccessibleName("Ton sous-bock, 2 traits");
  await checkAxe(lea, "sheet");
  // a drawing that is not sent yet survives a reload
  await lea.reload();
  await expect(feuille(lea)).toHaveAccessibleName("Ton sous-bock, 2 traits");
  await poser(lea).click();
  await expect(lea.getByText("Posé.")).toBeVisible();
  await expect(dessines(hote)).toHaveCount(1);
  expect(await traits(hote)).toHaveLength(2);

  // with the keyboard alone, a player chooses a model
  const { page: tom } = await rejoindre(browser, code, "Tom");
  await tom.getByRole("button", { name: "Un dessin pour moi" }).press("Enter");
  await expect(tom.getByText(/^Le patron te dessine /)).toBeVisible();
  await poser(tom).press("Enter");
  await expect(dessines(hote)).toHaveCount(2);
  await expect(lea.getByRole("listitem").locator('[data-dessine="true"]')).toHaveCount(2);
  await checkAxe(hote, "counter");
  for (const [width, height] of [
    [1280, 720],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await hote.setViewportSize({ width, height });
    await checkOverflow(hote, `${String(width)}×${String(height)}`, true);
  }

  // a screen that arrives late shows the same strokes
  const vus = await traits(hote);
  await hote.reload();
  await expect(dessines(hote)).toHaveCount(2);
  expect(await traits(hote)).toEqual(vus);
  const { page: zoe } = await rejoindre(browser, code, "Zoé");
  await zoe.getByRole("button", { name: "Mes initiales" }).click();
  await expect(zoe.getByRole("listitem").locator('[data-dessine="true"]')).toHaveCount(2);

  // a wiped mat stays in its place, and a newly drawn mat is slammed
  await expect(comptoir(hote).getByText("Zoé", { exact: true })).toBeVisible();
  await hote.emulateMedia({ reducedMotion: "no-preference" });
  await hote.evaluate(async () => {
    globalThis.claques = [];
    // earlier animations must end before the recording starts
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    // listeners below the window do not hear these events (ui/animation-events.ts)
    window.addEventListener(
      "animationstart",
      ({ animationName, target }) => {
        if (animationName.includes("claquer") && target instanceof Element)
          globalThis.claques.push(target.closest("li")?.innerText ?? target.outerHTML);
      },
      true,
    );
  });
  const claques = () => hote.evaluate(() => globalThis.claques);
  await hote.getByRole("button", { name: "Effacer le dessin de Léa" }).focus();
  await hote.keyboard.press("Enter");
  await expect(hote.getByText("Dessin effacé. Léa peut en refaire un.")).toBeVisible();
  await expect(dessines(hote)).toHaveCount(1);
  await expect(
    lea.getByText("L’hôte a effacé ton dessin. Tu peux en faire un autre."),
  ).toBeVisible();
  await expect(feuille(lea)).toHaveAccessibleName("Ton sous-bock, vide");
  expect(await claques()).toEqual([]);
  await tracer(lea, 0.5);
  await poser(lea).click();
  await expect(dessines(hote)).toHaveCount(2);
  await expect.poll(claques).toEqual([expect.stringContaining("Léa")]);
  expect(await traits(hote)).toHaveLength(1);
});

test("the sheet holds on a small phone; whoever has drawn finds it again in another room", async ({
  browser,
}) => {
  const { code } = await ouvrirRoomJusquAuxReglages(browser);
  const { page } = await rejoindre(browser, code, "Léa");
  await page.setViewportSize({ width: 320, height: 568 });
  await checkOverflow(page, "320");
  await checkAxe(page, "320");
  // the whole sheet is visible without scrolling, above the button at its end
  const seVoitEntier = (nom: string) =>
    // the position is read once the sheet has stopped moving
    expect(async () => {
      const [bas, haut] = await Promise.all([
        page.getByRole("button", { name: nom }).boundingBox(),
        poser(page).boundingBox(),
      ]);
      expect((bas?.y ?? 0) + (bas?.height ?? 0)).toBeLessThanOrEqual(haut?.y ?? 0);
    }).toPass();
  await seVoitEntier("Mes initiales");
  for (const cible of [
    page.getByRole("button", { name: "Annuler le dernier trait" }),
    page.getByRole("button", { name: "Tout effacer" }),
    page.getByRole("radio", { name: "Bleu" }),
  ]) {
    const { width = 0, height = 0 } = (await cible.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(47.9);
  }
  await tracer(page, 0.4);
  await poser(page).click();
  await expect(page.getByText("Posé.")).toBeVisible();
  await page.getByRole("button", { name: "Redessiner" }).click();
  await expect(feuille(page)).toHaveAccessibleName("Ton sous-bock, 1 trait");
  await seVoitEntier("Garder l’ancien");
  await page.getByRole("button", { name: "Garder l’ancien" }).click();
  await expect(page.getByText("Posé.")).toBeVisible();
});

test("choosing: titles whole, an eye for what a quizz is made of, settings folded and their exceptions said", async ({
  browser,
}) => {
  const { page } = await ouvrirRoomJusquAuxReglages(browser);
  const reglages = page.getByRole("button", { name: /^Réglages/ });
  await expect(reglages).toHaveAccessibleName(/Classique, comme d’habitude\.$/);
  await page.getByText("Sans imprévus").click();
  await expect(reglages).toHaveAccessibleName(/sauf sans imprévus\.$/);
  await reglages.click();
  await expect(page.getByText("Rien que des questions")).toBeHidden();
  await checkAxe(page, "choosing");
  await reglages.click();
  await page.getByRole("button", { name: "Aperçu de À table" }).click();
  const apercu = page.getByRole("dialog", { name: /^À table/ });
  await expect(apercu.getByText("Par exemple")).toBeVisible();
  await checkAxe(page, "preview");
  await apercu.getByRole("button", { name: "Choisir celui-là" }).click();
  await expect(page.getByRole("contentinfo").getByText("À table")).toBeVisible();
  // the announced length is shorter for a race, and longer with imprévus between the questions
  const pied = page.getByRole("contentinfo");
  await expect(pied).toContainText(/13\s+questions, à peu près 15\s+minutes/);
  await page.getByRole("radio", { name: "Le plus rapide" }).click();
  await expect(pied).toContainText(/à peu près 10\s+minutes/);
  await page.getByRole("radio", { name: "Classique" }).click();
  await page.getByText("Sans imprévus", { exact: true }).click();
  await expect(pied).toContainText(/à peu près 20\s+minutes/);
  await page.getByRole("button", { name: "Le comptoir" }).click();
  await expect(page.getByText(/^Au menu/)).toContainText("À table");
  await expect(page.getByRole("button", { name: "Changer de quizz" })).toBeVisible();
  await passerLeComptoir(page);
  await expect(page.getByRole("contentinfo").getByText("À table")).toBeVisible();
});

test("the counter has its music: none before a first tap, off by its own button, gone with the counter", async ({
  browser,
}) => {
  const { page, contexte, code } = await ouvrirRoomJusquAuxReglages(browser);
  await contexte.addInitScript(() => {
    globalThis.joues = 0;
    const creer: (this: BaseAudioContext) => OscillatorNode = Reflect.get(
      BaseAudioContext.prototype,
      "createOscillator",
    );
    BaseAudioContext.prototype.createOscillator = function compter() {
      // sounds that are rendered in advance are not heard
      if (!(this instanceof OfflineAudioContext)) globalThis.joues += 1;
      return creer.call(this);
    };
  });
  const joues = () => page.evaluate(() => globalThis.joues);
  await page.goto("/room");
  const choisir = page.getByRole("button", { name: "Choisir un quizz" });
  const musique = page.getByRole("button", { name: "Musique", exact: true });
  await expect(choisir).toBeVisible();
  await expect(musique).toHaveAttribute("aria-pressed", "true");
  // the sound of a falling mat would be counted
  await rejoindre(browser, code, "Léa");
  await expect(comptoir(page).getByText("Léa", { exact: true })).toBeVisible();
  expect(await joues()).toBe(0);

  await page.getByText("Raté, tu bois.").click();
  await expect.poll(joues).toBeGreaterThan(20);
  await musique.click();
  await expect(musique).toHaveAttribute("aria-pressed", "false");
  const avant = await joues();
  // the other sounds of the counter remain
  await rejoindre(browser, code, "Tom");
  await expect.poll(joues).toBeGreaterThan(avant);
  expect(await joues()).toBeLessThan(avant + 20);
  await page.reload();
  await expect(musique).toHaveAttribute("aria-pressed", "false");
  await musique.click();
  await expect.poll(joues).toBeGreaterThan(20);
  await choisir.click();
  await expect(musique).toBeHidden();
});

test("chalk ticks what is chosen; a launch is knocked, and its question is written once it is seen", async ({
  browser,
}) => {
  const { page, contexte, code } = await ouvrirRoomJusquAuxReglages(browser);
  await rejoindre(browser, code, "Léa");
  await rejoindre(browser, code, "Tom");
  await contexte.addInitScript(() => {
    localStorage.setItem("trinquizz.sans-musique", "oui");
    globalThis.souffles = [];
    const creer: (this: BaseAudioContext) => AudioBufferSourceNode = Reflect.get(
      BaseAudioContext.prototype,
      "createBufferSource",
    );
    BaseAudioContext.prototype.createBufferSource = function noter() {
      if (!(this instanceof OfflineAudioContext))
        globalThis.souffles.push(document.querySelector('[data-compte="true"]') !== null);
      return creer.call(this);
    };
  });
  const souffles = () => page.evaluate(() => globalThis.souffles);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/room");
  await passerLeComptoir(page);
  await choisirQuizz(page, "À table");
  await expect.poll(souffles).not.toEqual([]);
  await page.evaluate(() => {
    globalThis.souffles = [];
  });
  // the code of the slate is loaded first, since a host never launches within the first second
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType("resource").some(({ name }) => /ecran-hote.*\.js/.test(name)),
      ),
    )
    .toBe(true);
  await page.getByRole("button", { name: "Lancer", exact: true }).click();
  // the music goes on, besides the knocks of the countdown
  await expect
    .poll(async () => (await souffles()).filter((compte) => !compte).length)
    .toBeGreaterThan(5);
  const sousLeCompte = (await souffles()).filter(Boolean).length;
  expect(sousLeCompte).toBeGreaterThan(0);
  expect(sousLeCompte).toBeLessThan(4);
});
