/** Finds texts and pages that are larger than their place. */
import { expect, type Page } from "@playwright/test";

/**
 * Texts that are cut by the edge of the screen, or by a box that hides its overflow. Scrollable boxes, and texts that
 * end with an ellipsis, are accepted.
 */
async function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cache = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect();
      return width < 2 || height < 2;
    };
    const dire = (element: Element, comment: string) =>
      `${comment}: <${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${(element.textContent ?? "").trim().slice(0, 40)}`;
    const fautes: string[] = [];
    for (const element of document.querySelectorAll("#racine *")) {
      if (!(element instanceof HTMLElement) || cache(element)) continue;
      const style = getComputedStyle(element);
      const aDuTexte = [...element.childNodes].some(
        (noeud) => noeud.nodeType === Node.TEXT_NODE && (noeud.textContent ?? "").trim() !== "",
      );
      const boite = element.getBoundingClientRect();
      if (aDuTexte && boite.right > innerWidth + 1) {
        // an element that scrolls sideways can be brought into view
        let permis = false;
        for (let n: Element | null = element; n !== null; n = n.parentElement) {
          const { overflowX, textOverflow } = getComputedStyle(n);
          permis ||=
            (/auto|scroll/.test(overflowX) && n.scrollWidth > n.clientWidth) ||
            (overflowX !== "visible" && textOverflow === "ellipsis");
        }
        if (!permis) fautes.push(dire(element, "off the screen"));
      }
      if (element.closest("[aria-hidden=true]") !== null && !aDuTexte) continue;
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      const ellipse = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
      const horizontal = /hidden|clip/.test(style.overflowX) && scrollWidth > clientWidth + 1;
      const vertical = /hidden|clip/.test(style.overflowY) && scrollHeight > clientHeight + 2;
      if (horizontal && !ellipse) fautes.push(dire(element, "cut across"));
      if (vertical && !ellipse) fautes.push(dire(element, "cut below"));
    }
    return fautes;
  });
}

/** Checks that no text is cut, and that nothing is wider than the screen; with `fixe`, nor higher. */
export async function checkNothingCut(page: Page, ecran: string, fixe = false): Promise<void> {
  const { x, y } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { x: scrollWidth - innerWidth, y: scrollHeight - innerHeight };
  });
  expect(await cutTexts(page), ecran).toEqual([]);
  expect(x, `${ecran}, width`).toBeLessThanOrEqual(0);
  if (fixe) expect(y, `${ecran}, height`).toBeLessThanOrEqual(0);
}
