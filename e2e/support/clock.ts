/** Clocks of pages, held by the test: animated sequences advance step by step, and a busy machine cannot skip one. */
import { expect, type Page } from "@playwright/test";

const SAUT_MS = 1_000;

/** Loads these pages again with clocks that the test can pause. Until then they run. */
export async function installClocks(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.clock.install();
    await page.reload();
  }
}

/** Pauses the timers and frames of these pages. Style sheets still animate, and the server's clock runs. */
export async function pauseClocks(...pages: readonly Page[]): Promise<void> {
  // a clock jumps to the instant at which it pauses, which must be in the future when the page hears of it
  for (const page of pages)
    await page.clock.pauseAt(await page.evaluate((saut) => Date.now() + saut, SAUT_MS));
}

/** Advances the clocks of these pages in small steps until the condition holds. */
export async function advanceClocks(
  pages: readonly Page[],
  attendu: () => Promise<boolean>,
  pasMs = 50,
): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await attendu()) return true;
        for (const page of pages) await page.clock.runFor(pasMs);
        return false;
      },
      { intervals: [0] },
    )
    .toBe(true);
}

/** Lets the clocks of these pages run by themselves again. */
export async function resumeClocks(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.clock.resume();
}
