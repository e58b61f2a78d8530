/** The three cuts of the letters: every accent of French is over its letter, every cedilla under it (scripts/polices.ts). */
import { expect, test } from "@playwright/test";
import { type Galerie, ouvrirGalerie } from "./appui/galerie.ts";

let galerie: Galerie;
test.beforeAll(async () => {
  galerie = await ouvrirGalerie();
});
test.afterAll(() => galerie.fermer());

const LETTRES: Readonly<Record<string, string>> = {
  a: "àâä",
  c: "ç",
  e: "éèêë",
  // a dotless i would be drawn with its dot: the accent takes its place
  o: "ôö",
  u: "ùûü",
  y: "ÿ",
  A: "ÀÂÄ",
  C: "Ç",
  E: "ÉÈÊË",
  I: "ÎÏ",
  O: "ÔÖ",
  U: "ÙÛÜ",
};

for (const famille of ["Playwrite FR Moderne", "Bricolage Grotesque", "Bricolage Titre"])
  test(famille, async ({ page }) => {
    await galerie.montrer(page, "composants-papier", { width: 800, height: 600 });
    const ecarts = await page.evaluate(
      async ([nom, lettres]) => {
        const graisse = nom === "Playwrite FR Moderne" ? 400 : 800;
        const police = `${String(graisse)} 200px "${nom}"`;
        await document.fonts.load(police, "éàçÉ");
        const encre = (signe: string): Uint8ClampedArray => {
          const toile = new OffscreenCanvas(500, 600).getContext("2d", {
            willReadFrequently: true,
          });
          if (toile === null) throw new Error("no canvas");
          toile.font = police;
          toile.fillText(signe, 150, 350);
          return toile.getImageData(0, 0, 500, 600).data;
        };
        const cadre = (plein: (rang: number) => boolean) => {
          const boite = { gauche: 500, droite: 0, haut: 600, bas: 0, points: 0 };
          for (let rang = 0; rang < 500 * 600; rang++) {
            if (!plein(rang)) continue;
            const [x, y] = [rang % 500, Math.floor(rang / 500)];
            boite.gauche = Math.min(boite.gauche, x);
            boite.droite = Math.max(boite.droite, x);
            boite.haut = Math.min(boite.haut, y);
            boite.bas = Math.max(boite.bas, y);
            boite.points++;
          }
          return boite;
        };
        const fautes: string[] = [];
        for (const [nue, accentuees] of Object.entries(lettres)) {
          const base = encre(nue);
          const lettre = cadre((rang) => (base[rang * 4 + 3] ?? 0) > 128);
          for (const signe of accentuees) {
            const tout = encre(signe);
            // what the accent adds, but for the edges of the letter
            const accent = cadre(
              (rang) => (tout[rang * 4 + 3] ?? 0) > 200 && (base[rang * 4 + 3] ?? 0) < 20,
            );
            const milieu = (accent.gauche + accent.droite) / 2;
            const dessous = signe === "ç" || signe === "Ç";
            const large = lettre.droite - lettre.gauche;
            const place =
              accent.points > 60 &&
              milieu > lettre.gauche + large * 0.2 &&
              milieu < lettre.droite - large * 0.1 &&
              (dessous ? accent.haut > lettre.bas - 40 : accent.bas < lettre.haut + 20);
            if (!place) fautes.push(`${signe} ${JSON.stringify({ lettre, accent })}`);
          }
        }
        return fautes;
      },
      [famille, LETTRES] as const,
    );
    expect(ecarts).toEqual([]);
  });
