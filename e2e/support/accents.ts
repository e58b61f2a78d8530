/** Checks in a browser where a font draws its accents. */
import type { Page } from "@playwright/test";

/** Base letters and their accented forms. A dotless i would be drawn with its dot, which the accent replaces. */
const LETTRES: Readonly<Record<string, string>> = {
  a: "àâä",
  c: "ç",
  e: "éèêë",
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

/**
 * Letters of a family whose accent is not above them, or whose cedilla is not below them, with the measured position.
 */
export const trouverAccentsDeplaces = (
  page: Page,
  famille: string,
  graisse: number,
): Promise<readonly string[]> =>
  page.evaluate(
    async ([nom, poids, lettres]) => {
      const [COTE, HAUTEUR, CORPS] = [250, 300, 100];
      const police = `${String(poids)} ${String(CORPS)}px "${nom}"`;
      await document.fonts.load(police, "éàçÉ");
      const encre = (signe: string): Uint8ClampedArray => {
        const toile = new OffscreenCanvas(COTE, HAUTEUR).getContext("2d", {
          willReadFrequently: true,
        });
        if (toile === null) throw new Error("no canvas");
        toile.font = police;
        toile.fillText(signe, 75, 175);
        return toile.getImageData(0, 0, COTE, HAUTEUR).data;
      };
      const cadre = (plein: (rang: number) => boolean) => {
        const boite = { gauche: COTE, droite: 0, haut: HAUTEUR, bas: 0 };
        let [points, x, y] = [0, 0, 0];
        for (let rang = 0; rang < COTE * HAUTEUR; rang++) {
          if (!plein(rang)) continue;
          const [colonne, ligne] = [rang % COTE, Math.floor(rang / COTE)];
          boite.gauche = Math.min(boite.gauche, colonne);
          boite.droite = Math.max(boite.droite, colonne);
          boite.haut = Math.min(boite.haut, ligne);
          boite.bas = Math.max(boite.bas, ligne);
          points++;
          x += colonne;
          y += ligne;
        }
        return { ...boite, points, x: x / points, y: y / points };
      };
      const fautes: string[] = [];
      for (const [nue, accentuees] of Object.entries(lettres)) {
        const base = encre(nue);
        const lettre = cadre((rang) => (base[rang * 4 + 3] ?? 0) > 128);
        const large = lettre.droite - lettre.gauche;
        for (const signe of accentuees) {
          const tout = encre(signe);
          // the ink of the accent, without the edges of the letter
          const { points, x, y } = cadre(
            (rang) => (tout[rang * 4 + 3] ?? 0) > 200 && (base[rang * 4 + 3] ?? 0) < 20,
          );
          const dessous = signe === "ç" || signe === "Ç";
          const place =
            points > 15 &&
            x > lettre.gauche + large * 0.2 &&
            x < lettre.droite - large * 0.1 &&
            (dessous ? y > lettre.bas - 5 : y < lettre.haut + 5);
          if (!place) fautes.push(`${signe} ${JSON.stringify({ lettre, points, x, y })}`);
        }
      }
      // the accent replaces the dot of an i, so all ink above the height of an n belongs to it
      const bas = encre("n");
      const hauteurX = cadre((rang) => (bas[rang * 4 + 3] ?? 0) > 128).haut - 4;
      for (const signe of "îï") {
        const tout = encre(signe);
        const noir = (rang: number) => (tout[rang * 4 + 3] ?? 0) > 128;
        const corps = cadre((rang) => noir(rang) && rang >= hauteurX * COTE);
        const accent = cadre((rang) => noir(rang) && rang < hauteurX * COTE);
        if (Math.abs(accent.x - corps.x) > CORPS * 0.08)
          fautes.push(`${signe} ${JSON.stringify({ corps, accent })}`);
      }
      // the letter is in the file, and not in a font of the machine
      const toile = new OffscreenCanvas(1, 1).getContext("2d");
      const largeur = (signe: string, secours: string): number | undefined => {
        if (toile !== null) toile.font = `${police}, ${secours}`;
        return toile?.measureText(signe).width;
      };
      for (const signe of `œŒæÆ${Object.values(lettres).join("")}`)
        if (largeur(signe, "monospace") !== largeur(signe, "sans-serif"))
          fautes.push(`${signe} is not in the font`);
      return fautes;
    },
    [famille, graisse, LETTRES] as const,
  );
