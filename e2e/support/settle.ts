import type { Page } from "@playwright/test";

/** Longest animation that is waited for; a longer one, such as a countdown, is not. */
const ENTREE_MAX_MS = 3_000;

/** Waits for the fonts and for short animations, since colours in the middle of a fade would be measured half-way. */
export async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async (max) => {
    const debut = performance.now();
    const quiFinissent = () =>
      document.getAnimations().filter(({ effect, playState }) => {
        const fin = Number(effect?.getComputedTiming().endTime);
        return playState === "running" && fin <= max;
      });
    await document.fonts.ready;
    let mouvements = quiFinissent();
    // the end of one animation may start another
    while (mouvements.length > 0 && performance.now() - debut < max) {
      await Promise.allSettled(mouvements.map(({ finished }) => finished));
      mouvements = quiFinissent();
    }
  }, ENTREE_MAX_MS);
}
