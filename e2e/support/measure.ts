/** Measurements of a screen: sizes of letters, overlapping boxes, ink of chalk. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Sizes of the letters of the elements, as shares of the screen's height: 24 means a 24th. */
export const mesurerTaillesDeLettres = (
  page: Page,
  selecteur: string,
): Promise<readonly number[]> =>
  page
    .locator(selecteur)
    .evaluateAll((trouves) =>
      trouves.map((un) => innerHeight / Number.parseFloat(getComputedStyle(un).fontSize)),
    );

/** The smallest size of each name on a slate, a table or the curves, as a share of the screen's height. */
export const mesurerPlusPetiteTailleDesNoms = (
  page: Page,
  pseudos: readonly string[],
): Promise<Readonly<Record<string, number>>> =>
  page.evaluate((cherches) => {
    const feuilles = [...document.querySelectorAll("aside *, main table *, [data-foule] *")].filter(
      (un) => un.children.length === 0,
    );
    const lire = (pseudo: string): [string, number] => {
      const tailles = feuilles
        .filter((un) => un.textContent === pseudo)
        .map((un) => innerHeight / Number.parseFloat(getComputedStyle(un).fontSize));
      // a missing name counts as unreadable
      return [pseudo, tailles.length === 0 ? Infinity : Math.max(...tailles)];
    };
    return Object.fromEntries(cherches.map(lire));
  }, pseudos);

/**
 * Pairs of boxes that overlap by more than `marge` pixels, by their texts; with `groupe`, only inside the same group.
 */
export const trouverChevauchements = (
  trouves: Locator,
  marge: number,
  groupe = "body",
): Promise<readonly string[]> =>
  trouves.evaluateAll(
    (elements, [seuil, commun]) => {
      const boites = elements.map((un) => ({
        texte: un.textContent ?? un.tagName,
        parent: un.closest(commun),
        cadre: un.getBoundingClientRect(),
      }));
      return boites.flatMap((a, rang) =>
        boites.slice(rang + 1).flatMap((b) => {
          if (a.parent !== b.parent) return [];
          const x = Math.min(a.cadre.right, b.cadre.right) - Math.max(a.cadre.left, b.cadre.left);
          const y = Math.min(a.cadre.bottom, b.cadre.bottom) - Math.max(a.cadre.top, b.cadre.top);
          return x > seuil && y > seuil ? [`${a.texte} / ${b.texte}`] : [];
        }),
      );
    },
    [marge, groupe] as const,
  );

/** Elements that cannot be touched even after scrolling to them: outside the screen, or covered. */
export const trouverElementsHorsDePortee = (trouves: Locator): Promise<readonly string[]> =>
  trouves.evaluateAll((elements) =>
    elements.flatMap((lui) => {
      lui.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, right, bottom, width, height } = lui.getBoundingClientRect();
      const dedans =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      // points near the corners are tested, a little inside for round elements
      const [dx, dy] = [width * 0.1, height * 0.2];
      const touches = [
        [left + dx, top + dy],
        [right - dx, bottom - dy],
        [left + width / 2, top + height / 2],
      ].every(([x = 0, y = 0]) => lui.contains(document.elementFromPoint(x, y)));
      return dedans && touches ? [] : [lui.textContent ?? lui.tagName];
    }),
  );

/** Rows and columns of a picture that contain chalk. */
export async function mesurerEtendueDeCraie(
  image: Buffer,
): Promise<{ haut: number; bas: number; gauche: number }> {
  const { data, info } = await sharp(image).greyscale().raw().toBuffer({ resolveWithObject: true });
  const trouve = { haut: info.height, bas: 0, gauche: info.width };
  for (const [rang, clarte] of data.entries()) {
    if (clarte < 170) continue;
    const y = Math.floor(rang / info.width);
    trouve.haut = Math.min(trouve.haut, y);
    trouve.bas = Math.max(trouve.bas, y);
    trouve.gauche = Math.min(trouve.gauche, rang % info.width);
  }
  return trouve;
}
