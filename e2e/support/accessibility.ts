/** Checks that every screen passes: WCAG 2.2 A and AA, and nothing wider than the screen (visuel.md). */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { waitUntilStill } from "./settle.ts";

export async function checkAxe(page: Page, ecran: string): Promise<void> {
  await waitUntilStill(page);
  const { violations } = await new AxeBuilder({ page })
    // legacy mode skips frames of other origins, which this site does not have, and halves the time
    .setLegacyMode()
    // without the paths of what passes, the check takes a quarter less time
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  const resume = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  expect(resume, ecran).toEqual([]);
  // the home page has some of the icons only (client/ui/start-icons.tsx)
  const blankIcons = page.locator('svg[viewBox="0 0 24 24"] > path:not([d])');
  await expect(blankIcons, `${ecran}: icons without a drawing`).toHaveCount(0);
}

/**
 * Checks that nothing is wider than the screen, nor higher on a host's screen. Some layouts follow the window a frame
 * later, so the check waits.
 */
export async function checkOverflow(
  page: Page,
  ecran: string,
  hauteurAussi = false,
): Promise<void> {
  const quiDepasse = () =>
    page.evaluate((hauteur) => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const trop = { largeur: scrollWidth - innerWidth, hauteur: scrollHeight - innerHeight };
      return [
        ...(trop.largeur > 0 ? [`${String(trop.largeur)} px too wide`] : []),
        ...(hauteur && trop.hauteur > 0 ? [`${String(trop.hauteur)} px too high`] : []),
      ];
    }, hauteurAussi);
  await expect.poll(quiDepasse, { message: ecran }).toEqual([]);
}

/** Checks WCAG and the width of a screen. */
export async function checkAccessibility(page: Page, ecran: string): Promise<void> {
  await checkAxe(page, ecran);
  await checkOverflow(page, ecran);
}
