/**
 * The filter of tags: every tag can be reached by wheel, finger and keyboard, on every screen. plateforme §2, 300 px
 * tall.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { TAGS_QUIZZ } from "#contracts/tags.ts";

const TAILLES = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
] as const;

async function ouvrir(page: Page): Promise<Locator> {
  await page.goto("/quizz-communaute");
  await page.getByRole("button", { name: "Tags" }).click();
  const volet = page.getByRole("group", { name: "Tags" });
  await expect(volet).toBeVisible();
  expect((await volet.boundingBox())?.height).toBe(300);
  return volet;
}

/** The tags that can be seen and pressed without scrolling: wholly inside the pop-over, and uncovered. */
const enVue = (volet: Locator): Promise<string[]> =>
  volet.getByRole("checkbox").evaluateAll((cases) =>
    cases.flatMap((une) => {
      const etiquette = une.closest("label");
      const cadre = une.closest("fieldset")?.getBoundingClientRect();
      if (etiquette === null || cadre === undefined) return [];
      const { left, right, top, bottom } = etiquette.getBoundingClientRect();
      const dedans =
        left >= cadre.left && right <= cadre.right && top >= cadre.top && bottom <= cadre.bottom;
      const dessus = document.elementFromPoint(left + 12, (top + bottom) / 2);
      return dedans && etiquette.contains(dessus) ? [etiquette.textContent ?? ""] : [];
    }),
  );

/** Scrolls down in small steps with `descendre`; returns every tag that was in view. */
async function parcourir(volet: Locator, descendre: () => Promise<void>): Promise<Set<string>> {
  const vus = new Set(await enVue(volet));
  for (let n = 0; n < 60 && vus.size < TAGS_QUIZZ.length; n++) {
    await descendre();
    for (const tag of await enVue(volet)) vus.add(tag);
  }
  return vus;
}

for (const taille of TAILLES) {
  test(`${String(taille.width)} px: wheel and keyboard`, async ({ page }) => {
    await page.setViewportSize(taille);
    const volet = await ouvrir(page);
    const cadre = await volet.boundingBox();
    await page.mouse.move((cadre?.x ?? 0) + 100, (cadre?.y ?? 0) + 150);
    const vus = await parcourir(volet, async () => {
      await page.mouse.wheel(0, 90);
      // the compositor hears the wheel first
      await page.evaluate(() => new Promise((suite) => requestAnimationFrame(suite)));
    });
    expect(TAGS_QUIZZ.filter((tag) => !vus.has(tag))).toEqual([]);

    await page.getByRole("button", { name: "Tags" }).focus();
    for (const tag of TAGS_QUIZZ) {
      await page.keyboard.press("Tab");
      await expect(volet.getByRole("checkbox", { name: tag, exact: true })).toBeFocused();
      expect(await enVue(volet), tag).toContain(tag);
    }
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(new RegExp(`tags=${TAGS_QUIZZ.at(-1) ?? ""}$`));
  });
}

test("by finger", async ({ browser, baseURL }) => {
  for (const viewport of TAILLES.slice(0, 2)) {
    const contexte = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport,
      hasTouch: true,
      isMobile: true,
    });
    const page = await contexte.newPage();
    const volet = await ouvrir(page);
    const cadre = await volet.boundingBox();
    const doigt = await contexte.newCDPSession(page);
    const [x, y] = [(cadre?.x ?? 0) + 90, (cadre?.y ?? 0) + 200];
    const toucher = (type: "touchStart" | "touchMove" | "touchEnd", dy = 0) =>
      doigt.send("Input.dispatchTouchEvent", {
        type,
        touchPoints: type === "touchEnd" ? [] : [{ x, y: y - dy }],
      });
    const vus = await parcourir(volet, async () => {
      await toucher("touchStart");
      for (const dy of [20, 40, 60, 80, 100, 110, 112]) await toucher("touchMove", dy);
      await toucher("touchEnd");
      await page.evaluate(() => new Promise((suite) => requestAnimationFrame(suite)));
    });
    expect(TAGS_QUIZZ.filter((tag) => !vus.has(tag))).toEqual([]);
    await contexte.close();
  }
});
