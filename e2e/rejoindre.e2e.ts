/** The join dialogue at its limits: a small phone, large letters, the keyboard. */
import { expect, test } from "./support/fixtures.ts";
import { choisirQuizz, ouvrirRoomJusquAuxReglages, rejoindre } from "./support/soiree.ts";

const MAJEUR = "J’ai 18 ans ou plus";

test("everything wrong, on a small phone with larger letters: it stays on the screen", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 568],
    [568, 320],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/?code=4KX");
    await page.evaluate(() => (document.documentElement.style.fontSize = "18px"));
    const majeur = page.getByRole("button", { name: MAJEUR });
    const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
    await expect(majeur.or(dialogue).first()).toBeVisible();
    if (await majeur.isVisible()) await majeur.click();
    await dialogue.getByRole("button", { name: "Confirmer" }).click();
    await expect(dialogue.getByText("Rentrez un pseudo.")).toBeVisible();
    await expect(dialogue.getByText(/Aucune room disponible/)).toBeVisible();
    await expect(dialogue.getByRole("button", { name: "Confirmer" })).toBeInViewport({ ratio: 1 });
    const cadre = await dialogue.boundingBox();
    expect(cadre?.y).toBeGreaterThanOrEqual(0);
    expect((cadre?.y ?? 0) + (cadre?.height ?? 0)).toBeLessThanOrEqual(height);
    // every part of the form can be scrolled into view
    await dialogue.getByLabel("Sans alcool").scrollIntoViewIfNeeded();
    await expect(dialogue.getByText("Sans alcool", { exact: true })).toBeInViewport();
  }
});

test("Escape gives the keyboard back, also when a link opened the dialogue", async ({ page }) => {
  await page.goto("/?code=4KX2P9");
  await page.getByRole("button", { name: MAJEUR }).click();
  const dialogue = page.getByRole("dialog", { name: "Rejoindre la Room" });
  await expect(dialogue.getByLabel("Pseudo")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialogue).toBeHidden();
  const rejoindre = page.getByRole("button", { name: "Rejoindre" });
  await expect(rejoindre).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogue).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialogue).toBeHidden();
  await expect(rejoindre).toBeFocused();
  // for a returning browser, the dialogue is open from the first instant
  await page.goto("/?code=4KX2P9");
  await expect(dialogue).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(rejoindre).toBeFocused();
});

test("the code is where the dialogue says, in the salon and during the game", async ({
  browser,
  page,
}) => {
  const hote = await ouvrirRoomJusquAuxReglages(browser);
  await page.goto(`/?code=${hote.code}`);
  await page.getByRole("button", { name: MAJEUR }).click();
  await expect(page.getByRole("dialog")).toContainText(/après «\savec le code\s»/);
  const ou = new RegExp(`avec le code\\s*(?:Room )?${hote.code}`);
  await expect(hote.page.locator("#racine")).toContainText(ou);
  const lea = await rejoindre(browser, hote.code, "Léa");
  await rejoindre(browser, hote.code, "Tom");
  // a code typed in lower case is shown in capitals, and the address is corrected
  await lea.page.goto(`/jeu/${hote.code.toLowerCase()}`);
  await expect(lea.page).toHaveURL(new RegExp(`/jeu/${hote.code}$`));
  await expect(lea.page.getByRole("button", { name: /Léa.*ouvrir le menu/ })).toBeVisible();
  await choisirQuizz(hote.page, "La langue de Molière");
  await hote.page.getByRole("button", { name: "Lancer", exact: true }).click();
  await expect(hote.page.getByRole("contentinfo")).toContainText(ou);
});
