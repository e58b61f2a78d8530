/** A page's clock, held by the test: what is told in beats passes step by step, and a machine that is busy can skip none. */
import { expect, type Page } from "@playwright/test";

const SAUT_MS = 1_000;

/** These pages come in again, with clocks that the test can stop. Until it does, they run. */
export async function installClocks(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    await page.clock.install();
    await page.reload();
  }
}

/** Timers and frames of these pages stand still from here on; style sheets still move, and the server's clock runs. */
export async function pauseClocks(...pages: readonly Page[]): Promise<void> {
  // a clock jumps to the instant at which it stands still, which must be to come when it hears of it
  for (const page of pages)
    await page.clock.pauseAt(await page.evaluate((saut) => Date.now() + saut, SAUT_MS));
}

/** Lets the clocks of these pages go on a little at a time until what is expected of them holds. */
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
      { intervals: [0], timeout: 60_000 },
    )
    .toBe(true);
}

/** The clocks of these pages run by themselves again. */
export async function resumeClocks(...pages: readonly Page[]): Promise<void> {
  for (const page of pages) await page.clock.resume();
}
