/** A page that is slowed down by as much as it is said: what a browser is asked for, it exceeds by an eighth on some machines. */
import type { CDPSession, Page } from "@playwright/test";
import { mediane } from "../mesures.ts";

const MESURES = 7;
const REGLAGES = 3;

/** Milliseconds that the page takes for the same sum; the median of some. */
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
  return mediane(durees);
};

/** Makes the page that many times slower, and gives how much slower it has become. */
export async function freiner(page: Page, cdp: CDPSession, voulu: number): Promise<number> {
  if (voulu === 1) return 1;
  // compiled by then
  await mesurer(page);
  const libre = await mesurer(page);
  let rate = voulu;
  let eu = voulu;
  for (let reglage = 0; reglage < REGLAGES; reglage++) {
    await cdp.send("Emulation.setCPUThrottlingRate", { rate });
    eu = (await mesurer(page)) / libre;
    if (Math.abs(eu - voulu) < 0.1) break;
    if (reglage < REGLAGES - 1) rate = 1 + ((rate - 1) * (voulu - 1)) / Math.max(0.1, eu - 1);
  }
  return eu;
}
