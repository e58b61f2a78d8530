/** Measures of a screen: sizes of letters, overlapping boxes, chalk. */
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** Letters of what a selector finds, as shares of the height of the screen: 24 is a 24th. */
export const parts = (page: Page, selecteur: string): Promise<readonly number[]> =>
  page
    .locator(selecteur)
    .evaluateAll((trouves) =>
      trouves.map((un) => innerHeight / Number.parseFloat(getComputedStyle(un).fontSize)),
    );

/** The size of each name on a slate, a table or the curves, as a share of the screen's height, where the name is smallest. */
export const partsDesNoms = (
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
      // nowhere: as if it could not be read
      return [pseudo, tailles.length === 0 ? Infinity : Math.max(...tailles)];
    };
    return Object.fromEntries(cherches.map(lire));
  }, pseudos);

/** Pairs of boxes that share more than `marge` pixels, by what is written in them; only inside one `groupe`, when it is given. */
export const chevauchements = (
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

/** Elements that cannot be touched even after scrolling to them: off the screen, or covered. */
export const horsDePortee = (trouves: Locator): Promise<readonly string[]> =>
  trouves.evaluateAll((elements) =>
    elements.flatMap((lui) => {
      lui.scrollIntoView({ block: "nearest", behavior: "instant" });
      const { left, top, right, bottom, width, height } = lui.getBoundingClientRect();
      const dedans =
        left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
      // its corners, but for what is round
      const [dx, dy] = [width * 0.1, height * 0.2];
      const touches = [
        [left + dx, top + dy],
        [right - dx, bottom - dy],
        [left + width / 2, top + height / 2],
      ].every(([x = 0, y = 0]) => lui.contains(document.elementFromPoint(x, y)));
      return dedans && touches ? [] : [lui.textContent ?? lui.tagName];
    }),
  );

/** Rows and columns of a picture where there is chalk. */
export async function encre(image: Buffer): Promise<{ haut: number; bas: number; gauche: number }> {
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
