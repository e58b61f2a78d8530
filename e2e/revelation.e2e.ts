/**
 * A reveal in its beats, in their order and of their lengths on TV and phones; skipped by one press, and never shown
 * twice.
 */
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import {
  allerAUneQuestion,
  avancerDUneEtape,
  boutonSuivant,
  avancerMemeSansReponses,
} from "./support/steps.ts";
import type { Quizz } from "#contracts/quizz.ts";
import { checkAccessibility } from "./support/accessibility.ts";
import { expect, test } from "./support/fixtures.ts";
import { pauseClocks, advanceClocks, installClocks, resumeClocks } from "./support/clock.ts";
import { lireQuizzOfficiel, trouverQuestionAffichee, repondre } from "./support/reponses.ts";
import {
  allowMotion,
  choisirQuizz,
  ouvrirRoomJusquAuxReglages,
  rejoindre,
} from "./support/soiree.ts";

const TITRE = "La langue de Molière se délie";
const BEATS = ["roulement", "noms", "vidage", "verdict", "gorgees", "dit", "preuve"];

/** A state of a screen, in order: the beat of its options, and its animations with delay and length. */
interface Vu {
  readonly temps: string;
  readonly ms: number;
  readonly mouvements: readonly {
    readonly nom: string;
    readonly retard: number;
    readonly duree: number;
  }[];
}

declare global {
  // the page records its states for the test
  var vus: Vu[];
}

/**
 * Makes the page record each beat with its animations; with `posee`, also the question before it, hidden then visible.
 */
const noter = (page: Page, posee = false): Promise<void> =>
  page.evaluate((avecQuestion) => {
    const vus: Vu[] = [];
    globalThis.vus = vus;
    const lire = () => {
      const etape = document.querySelector("[data-temps]");
      const temps = etape?.getAttribute("data-temps") ?? "";
      if (temps !== "posee") return temps;
      if (!avecQuestion) return "";
      return etape?.checkVisibility({ visibilityProperty: true }) === true ? "vue" : "cachee";
    };
    const regarder = () => {
      // an older recording ends when a new one starts
      if (globalThis.vus !== vus) return;
      const temps = lire();
      if (temps !== "" && vus.at(-1)?.temps !== temps)
        vus.push({
          temps,
          ms: performance.now(),
          mouvements: document.getAnimations().flatMap((mouvement) => {
            if (!(mouvement instanceof CSSAnimation)) return [];
            const { delay = 0, duration } = mouvement.effect?.getComputedTiming() ?? {};
            return [{ nom: mouvement.animationName, retard: delay, duree: Number(duration) }];
          }),
        });
    };
    regarder();
    // a paused clock draws no frames, so mutations are observed
    new MutationObserver(regarder).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
    });
  }, posee);

const vusDe = (page: Page): Promise<Vu[]> => page.evaluate(() => globalThis.vus);
const dernierVu = async (page: Page) => (await vusDe(page)).at(-1)?.temps;

/** Delays in ms of the animations whose name contains `nom`. */
const retards = ({ mouvements }: Vu, nom: string) =>
  mouvements.filter((autre) => autre.nom.includes(nom)).map(({ retard }) => retard);

/** Opens a host's screen and three phones with animations. */
async function attabler(browser: Browser, request: APIRequestContext) {
  const joue = await lireQuizzOfficiel(request, TITRE);
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  const asseoir = async (pseudo: string) => (await rejoindre(browser, hote.code, pseudo)).page;
  const lea = await asseoir("Léa");
  const tom = await asseoir("Tom");
  const zineb = await asseoir("Zineb");
  for (const page of [hote.page, lea, tom, zineb]) await allowMotion(page);
  return { joue, hote, lea, tom, zineb };
}

/** Goes on to a question with options, and returns it. */
async function allerAUnChoix(hote: Page, telephone: Page, joue: Quizz) {
  for (;;) {
    await allerAUneQuestion(hote);
    const question = await trouverQuestionAffichee(telephone, joue);
    if (question.type === "choix") return question;
    await avancerMemeSansReponses(hote);
  }
}

/** Hides the page for an instant, and shows it again. */
const sEndormir = (page: Page) =>
  page.evaluate(() => {
    for (const etat of ["hidden", "visible"] as const) {
      Object.defineProperty(document, "visibilityState", { value: etat, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }
  });

test("a question is written once « trois, deux, un » is over; its reveal is told in the order of its beats, ends with one press, and is not told again; a screen that sleeps wakes up at its end", async ({
  browser,
  request,
}) => {
  const { joue, hote, lea, tom, zineb } = await attabler(browser, request);
  await choisirQuizz(hote.page, joue.title);
  await noter(hote.page, true);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(lea.getByRole("radio").first()).toBeVisible();
  await expect.poll(() => dernierVu(hote.page)).toBe("vue");
  const [cachee, vue, ...autres] = await vusDe(hote.page);
  if (cachee === undefined || vue === undefined) throw new Error("not seen");
  expect([cachee.temps, vue.temps, autres]).toEqual(["cachee", "vue", []]);
  expect(retards(cachee, "choir")).toEqual([]);
  expect(retards(vue, "choir")).toEqual([0, 80, 160, 240]);
  expect(vue.mouvements.filter(({ nom }) => nom.includes("ecrire"))).toEqual([
    expect.objectContaining({ retard: 0, duree: 700 }),
  ]);

  // from here on, the test holds the clocks of the host and of the first phone
  const enMain = [hote.page, lea];
  await installClocks(...enMain);
  const jouer = async () => {
    const question = await allerAUnChoix(hote.page, lea, joue);
    await repondre(lea, question, true);
    await repondre(tom, question, false);
    await noter(hote.page);
    await pauseClocks(...enMain);
    await repondre(zineb, question, false);
    await advanceClocks([hote.page], async () => (await dernierVu(hote.page)) === "roulement");
    await advanceClocks([lea], () => lea.getByText("Roulement…").isVisible());
    return question;
  };

  const question = await jouer();
  // the verdict comes after a pause, which the counter of answers does not shorten
  await advanceClocks([hote.page], () => hote.page.getByText(/3\s\/\s3 ont répondu/).isVisible());
  expect(await dernierVu(hote.page)).toBe("roulement");
  await advanceClocks(enMain, async () => (await dernierVu(hote.page)) === "preuve");
  await expect(tom.getByText("Tu bois", { exact: true })).toBeVisible();
  await expect(lea.getByText("Bonne réponse", { exact: true })).toBeVisible();
  await expect(boutonSuivant(hote.page)).toBeVisible();
  await resumeClocks(...enMain);
  const vus = await vusDe(hote.page);
  expect(vus.map(({ temps }) => temps)).toEqual(BEATS);
  const de = (temps: string) => vus[BEATS.indexOf(temps)] ?? { temps, ms: 0, mouvements: [] };
  expect(retards(de("noms"), "atterrir")).toEqual([0, 60, 120]);
  const vidage = retards(de("vidage"), "vider");
  expect(vidage).toHaveLength(question.options.length - question.reponse.length);
  const [premier = 0, deuxieme = 0] = [...vidage].sort((a, b) => a - b);
  expect([premier, deuxieme > 0 && deuxieme <= 160]).toEqual([0, true]);
  expect(retards(de("verdict"), "remplir")).toHaveLength(question.reponse.length);
  // each animation ends before the next beat; a page with late frames may still see its last frame there
  for (const [temps, mouvement, dureeMs] of [
    ["noms", "atterrir", 500],
    ["vidage", "vider", 500],
    ["vidage", "palir", 500],
    ["verdict", "remplir", 300],
  ] as const) {
    const siens = de(temps).mouvements.filter(({ nom }) => nom.includes(mouvement));
    expect(siens.length, mouvement).toBeGreaterThan(0);
    for (const { retard, duree } of siens) expect(retard + duree).toBeLessThanOrEqual(dureeMs);
  }

  // a page that is loaded afterwards shows the end of the reveal
  await hote.page.reload();
  await expect(boutonSuivant(hote.page)).toBeVisible();
  await expect(hote.page.locator('[data-temps="preuve"]').first()).toBeVisible();
  await tom.reload();
  await expect(tom.getByText("Tu bois", { exact: true })).toBeVisible();

  // the next reveal is cut short: the first press ends its beats only, and the second goes on
  await avancerDUneEtape(hote.page);
  await jouer();
  const abreger = hote.page.getByRole("button", { name: "Passer", exact: true });
  await advanceClocks([hote.page], () =>
    abreger.evaluate((presse) => presse.hasAttribute("data-ecoute")),
  );
  await hote.page.keyboard.press("Space");
  await expect(abreger).toBeHidden();
  expect((await vusDe(hote.page)).map(({ temps }) => temps)).not.toContain("dit");
  await expect(hote.page.locator('[data-temps="preuve"]').first()).toBeVisible();
  await resumeClocks(...enMain);
  await avancerDUneEtape(hote.page);
  await expect(hote.page.locator('[data-temps="preuve"]')).toBeHidden();

  // a screen that was hidden during the beats shows their end, while the others go on
  await jouer();
  for (const page of enMain) await sEndormir(page);
  // the clocks are paused, so no beat has ended by itself
  await expect(hote.page.locator('[data-temps="preuve"]').first()).toBeVisible();
  await expect(lea.getByText("Bonne réponse", { exact: true })).toBeVisible();
  await expect(tom.getByText("Tu bois", { exact: true })).toBeVisible();
});

test("a race is run again lane by lane, its winner named at the line; each phone has its own time", async ({
  browser,
  request,
}) => {
  const { joue, hote, lea, tom, zineb } = await attabler(browser, request);
  await hote.page.getByRole("radio", { name: "Le plus rapide" }).click();
  await choisirQuizz(hote.page, joue.title);
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await allerAUneQuestion(hote.page);
  const question = await trouverQuestionAffichee(lea, joue);
  await repondre(tom, question, false);
  // the room has judged the answer, which the phone tells; the time is shown later
  await expect(tom.getByText("C’est noté")).toBeVisible();
  await expect(hote.page.getByText(/^1\s*\/\s*3$/).first()).toBeVisible();
  await expect(hote.page.getByText(/\d,\d\s?s/)).toBeHidden();
  await installClocks(hote.page);
  await expect(hote.page.getByText(/^1\s*\/\s*3$/).first()).toBeVisible();
  await noter(hote.page);
  await pauseClocks(hote.page);
  await repondre(lea, question, true);
  await advanceClocks([hote.page], async () => (await dernierVu(hote.page)) === "preuve");
  await expect(hote.page.getByText(/^Léa, \d+,\d\s?s\s?!$/)).toBeVisible();
  await resumeClocks(hote.page);
  const vus = await vusDe(hote.page);
  expect(vus.map(({ temps }) => temps)).toEqual([
    "roulement",
    "verdict",
    "gorgees",
    "dit",
    "preuve",
  ]);
  const [depart] = vus;
  if (depart === undefined) throw new Error("no start");
  const durees = depart.mouvements
    .filter(({ nom }) => nom.includes("courir"))
    .map(({ duree }) => duree);
  // a runner who has not started does not move, and one who fell stops before the line
  expect(durees).toHaveLength(2);
  expect(Math.max(...durees)).toBe(1_200);
  expect(Math.min(...durees)).toBeLessThan(1_200);
  await expect(hote.page.getByRole("listitem").filter({ hasText: "pas parti·e" })).toContainText(
    "Zineb",
  );
  await expect(lea.getByText(/^En tête en\s\d+,\d\s?s$/)).toBeVisible();
  await expect(tom.getByText(/^Au tapis à\s\d+,\d\s?s$/)).toBeVisible();
  await expect(zineb.getByText(/\d,\d\s?s/)).toBeHidden();
  await expect(lea.getByText("Bonne réponse", { exact: true })).toBeVisible();
  for (const page of [tom, zineb])
    await expect(page.getByText("Tu bois", { exact: true })).toBeVisible();
  await checkAccessibility(hote.page, "a race");
});
