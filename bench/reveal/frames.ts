/** The late frames of a page during a reveal or an end, and the work of the main thread that explains each. */
import type { CDPSession, Page } from "@playwright/test";
import { z } from "zod";

const MESURES = 9;
const REGLAGES = 4;
/** How far from what is wanted is near enough, and how often all is begun again. */
const PRES = 0.15;
const REPRISES = 12;

/** Milliseconds that the page takes for the same sum; the shortest of some, the others having waited for a neighbour. */
const mesurer = async (page: Page): Promise<number> => {
  const durees = await page.evaluate((fois) => {
    const prises: number[] = [];
    let x = 0;
    for (let une = 0; une < fois; une++) {
      const debut = performance.now();
      for (let i = 0; i < 12_000_000; i++) x = (x * 31 + i) | 0;
      prises.push(performance.now() - debut);
    }
    return x === 0 ? [] : prises;
  }, MESURES);
  return Math.min(...durees);
};

/** Makes the page that many times slower, and gives how much slower it has become. Throws when the machine changes its own speed all the while. */
export async function throttleCpu(page: Page, cdp: CDPSession, voulu: number): Promise<number> {
  if (voulu === 1) return 1;
  const mettre = (rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  // compiled by then
  await mesurer(page);
  for (let reprise = 0; reprise < REPRISES; reprise++) {
    await mettre(1);
    const libre = await mesurer(page);
    let rate = voulu;
    for (let reglage = 0; reglage < REGLAGES; reglage++) {
      await mettre(rate);
      const eu = (await mesurer(page)) / libre;
      if (Math.abs(eu - voulu) < PRES) return eu;
      rate = 1 + ((rate - 1) * (voulu - 1)) / Math.max(0.1, eu - 1);
    }
  }
  throw new Error(`the page could not be made ${String(voulu)} times slower`);
}

export const LATE_MS = 50;
/** Frames are whole beats of the screen, told to a tenth of a millisecond: three of 60 Hz are 50.0 or 50.1, which is not over. */
const PRES_MS = 0.5;

/** Of a long frame of the main thread, in ms: what ran in it, then style, layout and paint. */
const longue = z.object({
  debut: z.number(),
  fin: z.number(),
  script: z.number(),
  rendu: z.number(),
});
const notes = z.object({
  depuis: z.number(),
  images: z.int(),
  /** Between two frames, over `TARDIVE_MS`, by the time that the browser gives each: when a script hears of a frame says how busy it was, not what is seen. */
  tardives: z.array(z.object({ debut: z.number(), fin: z.number() })),
  longues: z.array(longue),
  /** Tasks of the main thread over 50 ms. */
  taches: z.array(z.number()),
  /** When the browser was seen to have collected the page's memory. */
  ramassages: z.array(z.number()),
});
type Notes = z.infer<typeof notes>;

export interface LateFrame {
  /** Since the first frame that was noted. */
  readonly debutMs: number;
  readonly ms: number;
  /** Null: the main thread had nothing long to do, so that frame waited for the compositor or for what it draws. */
  readonly principal: { readonly script: number; readonly rendu: number } | null;
  /** The browser collected the page's memory meanwhile. */
  readonly ramassage: boolean;
}
export interface FrameReading {
  /** How many times slower the page was. */
  readonly frein: number;
  readonly images: number;
  readonly tardives: readonly LateFrame[];
  readonly taches: readonly number[];
}

/** From now on the page notes its frames. */
const noter = (page: Page): Promise<void> =>
  page.evaluate((tardiveMs) => {
    const lire = (champ: unknown) => (typeof champ === "number" ? champ : 0);
    const relevees = {
      depuis: performance.now(),
      images: 0,
      tardives: new Array<{ debut: number; fin: number }>(),
      longues: new Array<{ debut: number; fin: number; script: number; rendu: number }>(),
      taches: new Array<number>(),
      ramassages: new Array<number>(),
    };
    new PerformanceObserver((liste) => {
      for (const entree of liste.getEntries()) {
        const { startTime, duration, renderStart, scripts }: Record<string, unknown> =
          entree.toJSON();
        const fin = lire(startTime) + lire(duration);
        const script = (Array.isArray(scripts) ? scripts : []).reduce<number>(
          (somme, un: { duration?: unknown }) => somme + lire(un.duration),
          0,
        );
        const rendu = lire(renderStart) === 0 ? 0 : fin - lire(renderStart);
        relevees.longues.push({ debut: lire(startTime), fin, script, rendu });
      }
    }).observe({ type: "long-animation-frame" });
    new PerformanceObserver((liste) => {
      for (const { duration } of liste.getEntries()) relevees.taches.push(duration);
    }).observe({ type: "longtask" });
    // what nobody holds is gone with the next collection
    const registre = new FinalizationRegistry<null>(() => {
      relevees.ramassages.push(performance.now());
      registre.register({}, null);
    });
    registre.register({}, null);
    // held, or it would be collected itself
    Object.assign(globalThis, { relevees, registre });
    let avant = Infinity;
    const regarder = (image: number) => {
      relevees.images += 1;
      if (image - avant > tardiveMs) relevees.tardives.push({ debut: avant, fin: image });
      avant = image;
      requestAnimationFrame(regarder);
    };
    requestAnimationFrame(regarder);
  }, LATE_MS + PRES_MS);

/** A collection is told once it is over and the page has time, some frames after it began. */
const RAMASSE_MS = 250;

/** Which part of a late frame the main thread explains: what overlaps it. */
function lireTardive(
  { debut, fin }: Notes["tardives"][number],
  { longues, depuis, ramassages }: Notes,
): LateFrame {
  const siennes = longues.filter((une) => une.debut < fin && une.fin > debut);
  const somme = (champ: "script" | "rendu") => siennes.reduce((s, une) => s + une[champ], 0);
  return {
    debutMs: debut - depuis,
    ms: fin - debut,
    principal: siennes.length === 0 ? null : { script: somme("script"), rendu: somme("rendu") },
    ramassage: ramassages.some((t) => t > debut && t < fin + RAMASSE_MS),
  };
}

/** The frames of one page, its processor slowed down, from what `commencer` begins. */
export async function readFrames(
  page: Page,
  { frein, dureeMs }: { readonly frein: number; readonly dureeMs: number },
  commencer: () => Promise<void>,
): Promise<FrameReading> {
  const cdp = await page.context().newCDPSession(page);
  const eu = await throttleCpu(page, cdp, frein);
  await page.waitForTimeout(500);
  await noter(page);
  await commencer();
  await page.waitForTimeout(dureeMs);
  const lues = notes.parse(await page.evaluate(() => Reflect.get(globalThis, "relevees")));
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await cdp.detach();
  return {
    frein: eu,
    images: lues.images,
    tardives: lues.tardives.map((tardive) => lireTardive(tardive, lues)),
    taches: lues.taches,
  };
}
