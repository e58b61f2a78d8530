/** What pictures are drawn on: the wood of the table, the paper of the tickets. */
import type { BoiteDePhoto } from "./mise-en-page.ts";

/** As a canvas fills with them: the product's textures, or their plain colours where they did not come. */
export interface Textures {
  readonly bois: CanvasPattern | string;
  readonly papier: CanvasPattern | string;
}

const BOIS = "#2e1c12";
const PAPIER = "#fdf8ea";
const DENT = 18;

async function lireImage(adresse: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = adresse;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

export async function chargerTextures(toile: CanvasRenderingContext2D): Promise<Textures> {
  const [bois, papier] = await Promise.all([
    lireImage("/textures/table.webp"),
    lireImage("/textures/papier.webp"),
  ]);
  const motif = (image: HTMLImageElement | null) =>
    image === null ? null : toile.createPattern(image, "repeat");
  return { bois: motif(bois) ?? BOIS, papier: motif(papier) ?? PAPIER };
}

/** Paper of that outline: its colour, then its grain. */
export function remplirDePapier(
  toile: CanvasRenderingContext2D,
  contour: Path2D,
  { papier }: Textures,
): void {
  toile.fillStyle = PAPIER;
  toile.fill(contour);
  toile.save();
  toile.shadowColor = "#0000";
  toile.globalCompositeOperation = "multiply";
  toile.fillStyle = papier;
  toile.fill(contour);
  toile.restore();
}

/** A sheet torn from its roll, above and below. */
export function dessinerPapier(
  toile: CanvasRenderingContext2D,
  { x, y, l, h }: BoiteDePhoto,
  textures: Textures,
): void {
  const contour = new Path2D();
  const dents = Math.round(l / (2 * DENT));
  const pas = l / dents;
  contour.moveTo(x, y);
  for (let i = 0; i < dents; i++) {
    contour.lineTo(x + pas * (i + 0.5), y + DENT);
    contour.lineTo(x + pas * (i + 1), y);
  }
  contour.lineTo(x + l, y + h);
  for (let i = dents; i > 0; i--) {
    contour.lineTo(x + pas * (i - 0.5), y + h - DENT);
    contour.lineTo(x + pas * (i - 1), y + h);
  }
  contour.closePath();
  toile.save();
  toile.shadowColor = "#000b";
  toile.shadowBlur = 30;
  toile.shadowOffsetY = 16;
  remplirDePapier(toile, contour, textures);
  toile.restore();
}
