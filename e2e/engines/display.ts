/** A virtual screen, for a browser that needs one. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { TAILLE_DE_PAGE_TELEPHONE } from "./browser.ts";
import { XVFB_PROGRAM, requireProgram } from "../../scripts/checks/programs.ts";
import { lancerEtAttendreAnnonce } from "./process.ts";

/** Room for the window's own frame above the page. */
const CADRE_PX = 100;

/**
 * Reads the picture that Xvfb keeps in a file, an X window dump: a header of big-endian words, a table of colours of
 * twelve bytes each, then lines of pixels in blue, green, red and an unused byte.
 */
async function lireImage(fichier: string): Promise<Buffer> {
  const brut = readFileSync(fichier);
  const mot = (rang: number) => brut.readUInt32BE(rang * 4);
  const [width, height, ligne] = [mot(4), mot(5), mot(12)];
  const debut = mot(0) + mot(19) * 12;
  const rvb = Buffer.alloc(width * height * 3);
  for (let y = 0, vers = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (const couleur of [2, 1, 0]) rvb[vers++] = brut[debut + y * ligne + x * 4 + couleur] ?? 0;
  return sharp(rvb, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

export interface EcranVirtuel {
  /** The value for `DISPLAY`. */
  readonly nom: string;
  /** A PNG of the screen, taken without the browser, so that it also shows a stuck one. */
  readonly capturer: () => Promise<Buffer>;
  readonly fermer: () => Promise<void>;
}

/** Opens a screen just large enough for a phone. Throws when there is no Xvfb. */
export async function ouvrirEcranVirtuel(): Promise<EcranVirtuel> {
  const dossier = mkdtempSync(join(tmpdir(), "trinquizz-ecran-"));
  const taille = `${String(TAILLE_DE_PAGE_TELEPHONE.width)}x${String(TAILLE_DE_PAGE_TELEPHONE.height + CADRE_PX)}x24`;
  const args = ["-displayfd", "3", "-screen", "0", taille, "-fbdir", dossier, "-nolisten", "tcp"];
  const { lu, arreter } = await lancerEtAttendreAnnonce(
    requireProgram(XVFB_PROGRAM),
    args,
    3,
    /^(\d+)\n/,
  );
  return {
    nom: `:${lu}`,
    capturer: () => lireImage(join(dossier, "Xvfb_screen0")),
    async fermer() {
      await arreter();
      rmSync(dossier, { recursive: true, force: true });
    },
  };
}
