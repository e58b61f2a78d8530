/**
 * Checks that controls look different when they are on and off, by their drawing alone, without their accessible state.
 */
import { expect, type Locator, type Page } from "@playwright/test";

const A_UN_ETAT = [
  'input:is([type="radio"], [type="checkbox"])',
  '[role="radio"]:not(input)',
  '[role="checkbox"]:not(input)',
  "[aria-pressed]",
  '[role="tab"]',
  "[aria-current]",
].join(", ");

/** Draws a control on or off, as the page would after a press. */
const dessiner = (controle: Locator, mis: boolean): Promise<void> =>
  controle.evaluate((element, oui) => {
    if (element instanceof HTMLInputElement) element.checked = oui;
    else if (element.hasAttribute("aria-current"))
      element.setAttribute("aria-current", oui ? "page" : "false");
    else {
      const nom = ["aria-pressed", "aria-selected", "aria-checked"].find((un) =>
        element.hasAttribute(un),
      );
      if (nom !== undefined) element.setAttribute(nom, String(oui));
    }
  }, mis);

/** Checks one control of each look on the page, or in a part of it: an open dialog covers the rest. Returns the number of looks. */
export async function checkControlStates(ou: Page | Locator, ecran: string): Promise<number> {
  const vus = new Set<string>();
  for (const controle of await ou.locator(A_UN_ETAT).all()) {
    const { look, nom, visible } = await controle.evaluate((element) => {
      const boite = element.getBoundingClientRect();
      return {
        look: `${element.tagName} ${element.getAttribute("type") ?? ""} ${element.className} ${element.parentElement?.className ?? ""}`,
        nom: element.getAttribute("aria-label") ?? element.closest("label, button, a")?.textContent,
        visible: element.checkVisibility() && boite.width > 1 && boite.height > 1,
      };
    });
    if (!visible || vus.has(look)) continue;
    vus.add(look);
    // the element beside a hidden box shows its state
    const cadre = controle.locator(
      "xpath=ancestor-or-self::*[self::label or self::button or self::a][1]",
    );
    const vu = (await cadre.count()) > 0 ? cadre : controle;
    await vu.scrollIntoViewIfNeeded();
    await dessiner(controle, true);
    const mis = await vu.screenshot();
    await dessiner(controle, false);
    expect((await vu.screenshot()).equals(mis), `${ecran}: ${nom ?? look}`).toBe(false);
  }
  return vus.size;
}
