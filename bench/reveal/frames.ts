/** The late frames of a page during a reveal or an end, and the work of the main thread that explains each. */
import type { CDPSession, Page } from "@playwright/test";
import { z } from "zod";

const MESURES = 9;
const REGLAGES = 4;
/** Relative error that is accepted for the slowdown, and the number of attempts. */
const PRES = 0.15;
const REPRISES = 12;

/**
 * Time that the page takes for a fixed sum, in ms: the shortest of several, because a neighbour may delay the others.
 */
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

/**
 * Slows the page down `voulu` times, and returns how much slower the page has become. Throws when the speed of the
 * machine itself keeps changing.
 */
export async function throttlePageCpu(page: Page, cdp: CDPSession, voulu: number): Promise<number> {
  if (voulu === 1) return 1;
  const mettre = (rate: number) => cdp.send("Emulation.setCPUThrottlingRate", { rate });
  // the first run compiles the sum, and is not kept
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

export const LATE_FRAME_MS = 50;
/**
 * A frame lasts whole beats of the screen, told to a tenth of a millisecond: three beats of 60 Hz are 50.0 or 50.1 ms,
 * which is not late.
 */
const PRES_MS = 0.5;

/** A long frame of the main thread, in ms: its scripts, then style, layout and paint. */
const longue = z.object({
  debut: z.number(),
  fin: z.number(),
  script: z.number(),
  rendu: z.number(),
});
const notes = z.object({
  depuis: z.number(),
  images: z.int(),
  /**
   * Gaps over `LATE_FRAME_MS` between two frames, by the time of the browser: the moment when a script hears of a frame shows
   * how busy the script was.
   */
  tardives: z.array(z.object({ debut: z.number(), fin: z.number() })),
  longues: z.array(longue),
  /** Tasks of the main thread over 50 ms. */
  taches: z.array(z.number()),
  /** Moments at which the browser was seen to have collected the page's memory. */
  ramassages: z.array(z.number()),
});
type Notes = z.infer<typeof notes>;

export interface LateAnimationFrame {
  /** Time since the first frame of the reading, in ms. */
  readonly debutMs: number;
  readonly ms: number;
  /**
   * Work of the main thread during the frame; null when it was short, and the frame waited for the compositor or for
   * painting.
   */
  readonly principal: { readonly script: number; readonly rendu: number } | null;
  /** Whether the browser collected the page's memory during the frame. */
  readonly ramassage: boolean;
}
export interface AnimationFramesReading {
  /** How many times slower the page was. */
  readonly frein: number;
  readonly images: number;
  readonly tardives: readonly LateAnimationFrame[];
  readonly taches: readonly number[];
}

/** Makes the page record its frames from now on. */
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
    // an object without references is gone with the next collection
    const registre = new FinalizationRegistry<null>(() => {
      relevees.ramassages.push(performance.now());
      registre.register({}, null);
    });
    registre.register({}, null);
    // the registry is held globally, since it would be collected too
    Object.assign(globalThis, { relevees, registre });
    let avant = Infinity;
    const regarder = (image: number) => {
      relevees.images += 1;
      if (image - avant > tardiveMs) relevees.tardives.push({ debut: avant, fin: image });
      avant = image;
      requestAnimationFrame(regarder);
    };
    requestAnimationFrame(regarder);
  }, LATE_FRAME_MS + PRES_MS);

/** A collection is reported once it is over and the page has time, some frames after it began. */
const RAMASSE_MS = 250;

/** A late frame with the work of the main thread that overlaps it. */
function lireTardive(
  { debut, fin }: Notes["tardives"][number],
  { longues, depuis, ramassages }: Notes,
): LateAnimationFrame {
  const siennes = longues.filter((une) => une.debut < fin && une.fin > debut);
  const somme = (champ: "script" | "rendu") => siennes.reduce((s, une) => s + une[champ], 0);
  return {
    debutMs: debut - depuis,
    ms: fin - debut,
    principal: siennes.length === 0 ? null : { script: somme("script"), rendu: somme("rendu") },
    ramassage: ramassages.some((t) => t > debut && t < fin + RAMASSE_MS),
  };
}

/** Records the frames of one page with a slowed processor, from the call of `commencer`. */
export async function readAnimationFrames(
  page: Page,
  { frein, dureeMs }: { readonly frein: number; readonly dureeMs: number },
  commencer: () => Promise<void>,
): Promise<AnimationFramesReading> {
  const cdp = await page.context().newCDPSession(page);
  const eu = await throttlePageCpu(page, cdp, frein);
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
