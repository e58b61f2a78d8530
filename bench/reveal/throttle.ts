/** A page that is slowed down by as much as it is said: what a browser is asked for, it exceeds by an eighth on some machines. */
import type { CDPSession, Page } from "@playwright/test";

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
export async function freiner(page: Page, cdp: CDPSession, voulu: number): Promise<number> {
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
