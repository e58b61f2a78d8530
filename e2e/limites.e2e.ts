/** Screens at the limits of what may be written, on every size of screen: nothing cut, nothing covered, nothing too small. */
import { expect, test } from "@playwright/test";
import { type Galerie, ouvrirGalerie } from "./appui/galerie.ts";

let galerie: Galerie;
test.beforeAll(async () => {
  galerie = await ouvrirGalerie();
});
test.afterAll(() => galerie.fermer());

const TELE = { width: 1280, height: 720 };

test("the wheel's words stay between its lines, in a browser that writes them a seventh wider", async ({
  page,
}) => {
  await galerie.montrer(page, "gamble-debut", TELE);
  const dehors = await page.locator("[data-phase] svg text").evaluateAll((textes) =>
    textes.flatMap((texte) => {
      if (!(texte instanceof SVGTextElement) || !(texte.parentElement instanceof SVGGElement))
        return [];
      const { e: x, f: y } = texte.parentElement.transform.baseVal.consolidate()?.matrix ?? {
        e: 0,
        f: 0,
      };
      const boite = texte.getBBox();
      const demi = (boite.width * 1.14) / 2;
      const angle = Math.atan2(x, -y);
      // half an em of the box is above and below the letters
      const [haut, bas] = [boite.y + boite.height * 0.28, boite.y + boite.height * 0.75];
      const coins = [haut, bas].flatMap((ligne) =>
        [x - demi, x + demi].map((colonne): [number, number] => [colonne, y + ligne]),
      );
      const sorti = coins.some(([cx, cy]) => {
        const ecart = Math.atan2(cx, -cy) - angle;
        const tour = Math.atan2(Math.sin(ecart), Math.cos(ecart));
        const rayon = Math.hypot(cx, cy);
        return rayon > 160 || rayon * Math.sin(Math.PI / 8 - Math.abs(tour)) < 2;
      });
      return sorti ? [texte.textContent ?? ""] : [];
    }),
  );
  expect(dehors).toEqual([]);
});
