// Renders the seamless tiles of client/public/textures (run by hand: `node scripts/assets/textures.ts`).
// Everything is drawn from periodic gradient noise, so that each tile meets itself; a fixed seed gives the same files again.
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const SORTIE = new URL("../../client/public/textures/", import.meta.url);

type Bruit = (x: number, y: number) => number;
type Point = readonly [number, number, number, number];

function hasard(graine: number): () => number {
  let etat = graine;
  return () => {
    etat = (etat + 0x6d2b79f5) | 0;
    let t = Math.imul(etat ^ (etat >>> 15), 1 | etat);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Gradient noise of `px` × `py` cells over the unit square, about −0.7 to 0.7, periodic in both directions. */
function bruit(px: number, py: number, graine: number): Bruit {
  const tirer = hasard(graine);
  const angles = Array.from({ length: px * py }, () => tirer() * 2 * Math.PI);
  const gradient = (i: number, j: number, dx: number, dy: number): number => {
    const angle = angles[(((j % py) + py) % py) * px + (((i % px) + px) % px)] ?? 0;
    return Math.cos(angle) * dx + Math.sin(angle) * dy;
  };
  const lisse = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  return (x, y) => {
    const u = x * px,
      v = y * py,
      i = Math.floor(u),
      j = Math.floor(v),
      dx = u - i,
      dy = v - j,
      sx = lisse(dx),
      sy = lisse(dy);
    const haut = gradient(i, j, dx, dy) * (1 - sx) + gradient(i + 1, j, dx - 1, dy) * sx;
    const bas =
      gradient(i, j + 1, dx, dy - 1) * (1 - sx) + gradient(i + 1, j + 1, dx - 1, dy - 1) * sx;
    return haut * (1 - sy) + bas * sy;
  };
}

/** Sum of octaves, each twice as fine and `gain` times as strong. */
function fractal(px: number, py: number, octaves: number, graine: number, gain = 0.5): Bruit {
  const couches = Array.from({ length: octaves }, (_, k) =>
    bruit(px * 2 ** k, py * 2 ** k, graine + k),
  );
  return (x, y) => couches.reduce((somme, couche, k) => somme + couche(x, y) * gain ** k, 0);
}

const borner = (valeur: number, bas = 0, haut = 1): number => Math.min(haut, Math.max(bas, valeur));
const rampe = (valeur: number, de: number, a: number): number => {
  const t = borner((valeur - de) / (a - de));
  return t * t * (3 - 2 * t);
};

async function rendre(
  nom: string,
  largeur: number,
  hauteur: number,
  pixel: (x: number, y: number) => Point,
  qualite: number,
): Promise<void> {
  const donnees = Buffer.alloc(largeur * hauteur * 4);
  for (let y = 0; y < hauteur; y++)
    for (let x = 0; x < largeur; x++) {
      pixel(x / largeur, y / hauteur).forEach((canal, k) => {
        donnees[(y * largeur + x) * 4 + k] = Math.round(borner(canal, 0, 255));
      });
    }
  const image = sharp(donnees, { raw: { width: largeur, height: hauteur, channels: 4 } });
  const encodee = nom.endsWith(".png")
    ? image.png({ palette: true, colours: qualite, effort: 10, compressionLevel: 9, dither: 0 })
    : image.webp({ quality: qualite, effort: 6 });
  const { size } = await encodee.toFile(fileURLToPath(new URL(nom, SORTIE)));
  console.log(nom, size);
}

/**
 * Chalk dust that a sponge has spread: long soft swipes and a few clouds, transparent elsewhere. A black tile with the
 * blend mode `screen` would look the same and take twice as long to paint.
 */
async function ardoise(): Promise<void> {
  const nuages = fractal(2, 2, 4, 11),
    geste = fractal(2, 11, 4, 23, 0.72),
    contre = fractal(3, 14, 3, 37, 0.7),
    ride = bruit(2, 2, 5);
  await rendre(
    "ardoise.webp",
    256,
    256,
    (x, y) => {
      const w = ride(x, y) * 0.16;
      const essuye = geste(x, y + x + w) * 0.8 + contre(x, y - x + w * 1.4) * 0.5;
      const poudre = rampe(nuages(x + w, y) * 0.55 + essuye * 0.6, -0.32, 0.62);
      // alpha goes in steps of two, an invisible difference that halves the file
      return [236, 240, 226, 2 + Math.round(poudre * 10.5) * 2];
    },
    84,
  );
}

/** Mask of the chalk: nearly opaque, with the holes the rough slate leaves. */
async function craie(): Promise<void> {
  const fin = fractal(56, 56, 2, 3, 0.8),
    moyen = bruit(13, 13, 8);
  await rendre(
    "craie.png",
    160,
    160,
    (x, y) => {
      const trou = rampe(fin(x, y) + moyen(x, y) * 0.45, 0.1, 0.62);
      return [255, 255, 255, 255 * (1 - trou * 0.62)];
    },
    8,
  );
}

/** A chalk rule, along x: uneven edges, worn places. Drawn 8 units high, to be used as a mask. */
async function trait(): Promise<void> {
  const bord = fractal(24, 1, 3, 17, 0.7),
    autre = fractal(24, 1, 3, 29, 0.7),
    fin = fractal(220, 5, 2, 41, 0.8),
    usure = bruit(7, 1, 53);
  const pixel = (x: number, y: number): Point => {
    const haut = 0.27 + bord(x, 0.5) * 0.22,
      bas = 0.73 + autre(x, 0.5) * 0.22;
    const corps = rampe(y, haut - 0.1, haut + 0.1) * (1 - rampe(y, bas - 0.1, bas + 0.1));
    return [
      255,
      255,
      255,
      255 * corps * (1 - rampe(fin(x, y) + usure(x, 0.5) * 0.5, 0.05, 0.7) * 0.75),
    ];
  };
  await rendre("trait.png", 640, 8, pixel, 8);
  await rendre("trait-v.png", 8, 640, (x, y) => pixel(y, x), 8);
}

/** Walnut, grain along y. `teinte` is the colour between the veins. */
function noyer(
  graine: number,
  veines: number,
  teinte: readonly [number, number, number],
  force: number,
): (x: number, y: number) => Point {
  const onde = fractal(2, 1, 3, graine),
    fibre = fractal(veines * 4, 2, 2, graine + 9, 0.6),
    pore = bruit(96, 6, graine + 13),
    ton = fractal(3, 1, 2, graine + 21);
  return (x, y) => {
    const u = x * veines + onde(x, y) * 2.6;
    const cerne = Math.abs((((u % 1) + 1) % 1) - 0.5) * 2;
    const clair =
      1 +
      force *
        (ton(x, y) * 0.5 +
          (rampe(cerne, 0.1, 0.95) - 0.5) * 0.3 +
          fibre(x, y) * 0.3 -
          rampe(pore(x, y), 0.28, 0.5) * 0.3);
    return [teinte[0] * clair, teinte[1] * clair, teinte[2] * clair, 255];
  };
}

/** The table: four boards with their joints. */
async function table(): Promise<void> {
  const joints = [0, 0.235, 0.52, 0.73, 1];
  const tons: readonly (readonly [number, number, number])[] = [
    [54, 34, 22],
    [61, 38, 24],
    [50, 31, 20],
    [57, 36, 24],
  ];
  const planches = tons.map((ton, k) => noyer(100 + k * 31, 5, ton, 0.62));
  await rendre(
    "table.webp",
    384,
    512,
    (x, y) => {
      const k = joints.findIndex((joint, rang) => rang > 0 && x < joint) - 1;
      const [rouge, vert, bleu, alpha] = planches[k]?.(x, y) ?? [0, 0, 0, 255];
      const bord = Math.min(x - (joints[k] ?? 0), (joints[k + 1] ?? 1) - x) * 384;
      const ombre = bord < 1 ? 0.42 : bord < 2.2 ? 0.82 : 1;
      return [rouge * ombre, vert * ombre, bleu * ombre, alpha];
    },
    80,
  );
}

/** The frame: the same walnut, lighter, one tile per direction. */
async function cadre(): Promise<void> {
  const bois = noyer(400, 3, [88, 56, 36], 0.55);
  await rendre("cadre-v.webp", 48, 512, bois, 70);
  await rendre("cadre-h.webp", 512, 48, (x, y) => bois(y, x), 70);
}

/** `--papier`, the colour of the mats. */
const PAPIER = [250, 243, 227] as const;

/**
 * Fine fibres of paper. One tile is laid with `multiply` on any colour (pictures, the red mat of a cul sec); the other
 * includes the cardboard of the mats, which is then painted without blending.
 */
async function papier(): Promise<void> {
  const fibre = fractal(40, 64, 2, 61, 0.8),
    nuage = fractal(3, 3, 2, 67);
  const grain = (x: number, y: number): Point => {
    const force = rampe(fibre(x, y) + nuage(x, y) * 0.4, -0.4, 1.1);
    return [255 - force * 6, 255 - force * 8, 255 - force * 13, 255];
  };
  await rendre("papier.webp", 256, 256, grain, 78);
  await rendre(
    "carton.webp",
    256,
    256,
    (x, y) => {
      const [rouge, vert, bleu, alpha] = grain(x, y);
      return [(rouge * PAPIER[0]) / 255, (vert * PAPIER[1]) / 255, (bleu * PAPIER[2]) / 255, alpha];
    },
    78,
  );
}

await mkdir(SORTIE, { recursive: true });
await Promise.all([ardoise(), craie(), trait(), table(), cadre(), papier()]);
