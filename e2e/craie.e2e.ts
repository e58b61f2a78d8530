/**
 * The letters of the chalk hand rise and fall further than those of other fonts, and their ink must not touch other
 * words on any screen of the gallery.
 */
import { inkOverlaps } from "./support/ink-overlaps.ts";
import { expect, test } from "./support/fixtures.ts";
import { ouvrirGalerie } from "./support/galerie.ts";

test.use({ trace: "off" });

const TELE = { width: 1280, height: 720 };
const TELEPHONES = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 320, height: 568 },
] as const;
/** Names of the views that a phone shows. */
const EN_MAIN = /(^|-)(tel|moi|autre)-|^juge-(lecteur|juge)-/;
/** Overlap in px that is accepted between two words: the tip of a loop. */
const MARGE = 3.5;

test("letters of the chalk hand touch no other word", { tag: "@long" }, async ({ browser }) => {
  const galerie = await ouvrirGalerie(browser);
  const { page } = galerie;
  const adresses = await page
    .locator("a[href^='?vue=']")
    .evaluateAll((liens) => liens.map((lien) => lien.getAttribute("href")?.slice(5) ?? ""));
  expect(adresses.length).toBeGreaterThan(250);
  const melees: string[] = [];
  for (const taille of [TELE, ...TELEPHONES])
    for (const vue of adresses) {
      if (EN_MAIN.test(vue) !== taille.width < TELE.width) continue;
      await galerie.montrer(vue, taille);
      for (const paire of await inkOverlaps(page, MARGE))
        melees.push(`${vue}, ${String(taille.width)} px: ${paire}`);
    }
  expect(melees).toEqual([]);
  await galerie.fermer();
});
