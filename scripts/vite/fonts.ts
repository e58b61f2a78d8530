// Cuts the two families down to what French needs, at build time and in `vite dev`, so that no font binary is committed.
// The results live in node_modules/.cache, where client/styles/fonts.css finds them; a recipe file tells when they are stale.
// A text cut (weights 400 to 800) and a title cut at its own optical size (widths 75 to 90, heavy), each with its frequent
// signs in one file and its rare ones in another, which a browser fetches with the first of them; the school hand; and the
// few letters of it that write the wordmark, for the home page has no others.
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, rang) => 0x20 + rang));
const LETTRES = "àâäçéèêëîïôöùûüæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒñÑáíóúãõÁÍÓÚ";
const SIGNES = "’‘“”«»–—…€·×−²³½°\u{a0}";
/** The signs of ASCII that a pseudo or a heading may have; rarer ones come from the text cut. */
const ASCII_RESTREINT = ASCII.replaceAll(/["$*<=>[\\\]^`{|}~]/g, "");
/** The frequent signs of each family: fonts.css names the same ones in its `unicode-range`. */
const TEXTE_FREQUENT = `${ASCII.replaceAll(/[#$*<=>@[\\\]^_`{|}~]/g, "")}ÀÇÉàâçèéêëîïôùûœ’«»–—…·×\u{a0}`;
const TITRE_FREQUENT = `${ASCII_RESTREINT.replaceAll(/[#%+;@_]/g, "")}ÀÉàâçèéêîôûœ’«»…×\u{a0}`;
const sans = (signes: string, frequents: string): string =>
  [...signes].filter((signe) => !frequents.includes(signe)).join("");

interface Coupe {
  readonly nom: string;
  readonly source: string;
  readonly texte: string;
  readonly traits: readonly string[];
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
  /** The pages whose HTML preloads the font. */
  readonly preload: "all" | "all but home" | "none";
}

const BRICOLAGE =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const TEXTE = {
  source: BRICOLAGE,
  traits: ["kern", "mark", "ccmp", "locl"],
  axes: { opsz: 14, wght: { min: 400, max: 800 }, wdth: 100 },
};
const TITRE = {
  source: BRICOLAGE,
  traits: ["kern", "mark", "ccmp", "locl"],
  axes: { opsz: 64, wght: 800, wdth: { min: 75, max: 90 } },
};
const PLAYWRITE =
  "@fontsource-variable/playwrite-fr-moderne/files/playwrite-fr-moderne-fallback-wght-normal.woff2";
export const FONT_CUTS: readonly Coupe[] = [
  { ...TEXTE, nom: "bricolage-texte", texte: TEXTE_FREQUENT, preload: "all" },
  {
    ...TEXTE,
    nom: "bricolage-rare-texte",
    texte: sans(`${ASCII}${LETTRES}åøÅØßÿ${SIGNES}`, TEXTE_FREQUENT),
    preload: "none",
  },
  { ...TITRE, nom: "bricolage-titre", texte: TITRE_FREQUENT, preload: "all" },
  {
    ...TITRE,
    nom: "bricolage-rare-titre",
    texte: sans(`${ASCII_RESTREINT}"=*${LETTRES}ÿŸ${SIGNES}`, TITRE_FREQUENT),
    preload: "none",
  },
  {
    nom: "playwrite",
    source: PLAYWRITE,
    texte: `${ASCII_RESTREINT}${LETTRES}Ÿÿ’«»–—…×\u{a0}`,
    traits: ["kern", "calt", "mark", "ccmp"],
    axes: { wght: 400 },
    preload: "all but home",
  },
  {
    nom: "enseigne",
    source: PLAYWRITE,
    texte: "Trinquizz",
    traits: ["kern", "calt", "mark", "ccmp"],
    axes: { wght: 400 },
    preload: "all",
  },
];

/** The family for the pictures that the server draws (api/services/sharing-picture.ts), in a format that sharp reads. */
const SERVER_FONT = "polices/bricolage.ttf";

/** Path of the HTML file of the home page; the other HTML file serves every other page. */
const ACCUEIL = "/index.html";
const MODULES = new URL("../../node_modules/", import.meta.url);
const CACHE = new URL(".cache/trinquizz/polices/", MODULES);

/** Writes the woff2 files when they are missing or stale; returns their sizes in bytes, by name. */
export async function prepareFontFiles(): Promise<Readonly<Record<string, number>>> {
  const recette = JSON.stringify([1, FONT_CUTS]);
  const recipeFile = new URL("recette.json", CACHE);
  const tailles: Record<string, number> = {};
  if ((await readFile(recipeFile, "utf8").catch(() => "")) !== recette) {
    await mkdir(CACHE, { recursive: true });
    for (const coupe of FONT_CUTS) await poser(fichier(coupe), await couper(coupe));
    await poser(recipeFile, recette);
  }
  for (const coupe of FONT_CUTS) tailles[coupe.nom] = (await readFile(fichier(coupe))).byteLength;
  return tailles;
}

/** Replaces a file in one step, because another build may be reading the old one. */
async function poser(ou: URL, contenu: Buffer | string): Promise<void> {
  const neuf = new URL(`${ou.href}.${String(process.pid)}`);
  await writeFile(neuf, contenu);
  await rename(neuf, ou);
}

async function couper({ source, texte, traits, axes }: Coupe): Promise<Buffer> {
  const police = await readFile(new URL(source, MODULES));
  return subsetFont(police, texte, {
    targetFormat: "woff2",
    noHinting: true,
    keepFeatures: traits,
    dropTables: ["gasp", "STAT", "MVAR"],
    variationAxes: axes,
  });
}

/** Cuts the font of the server's pictures: the signs that api/services/draw-sharing-picture.ts writes, with the axes it sets. */
export async function cutSharingPictureFont(): Promise<Buffer> {
  const latin1 = Array.from({ length: 96 }, (_, rang) => String.fromCodePoint(0xa0 + rang));
  return subsetFont(
    await readFile(new URL(BRICOLAGE, MODULES)),
    `${ASCII}${latin1.join("")}ıŒœ‚„™${SIGNES}`,
    {
      targetFormat: "sfnt",
      noHinting: true,
      keepFeatures: TEXTE.traits,
      variationAxes: {
        opsz: { min: 24, max: 64 },
        wght: { min: 500, max: 800 },
        wdth: { min: 85, max: 100 },
      },
    },
  );
}

function fichier({ nom }: Coupe): URL {
  return new URL(`${nom}.woff2`, CACHE);
}

function preload(href: string): HtmlTagDescriptor {
  return {
    tag: "link",
    injectTo: "head-prepend",
    attrs: { rel: "preload", href, as: "font", type: "font/woff2", crossorigin: "" },
  };
}

/** Vite plugin: prepares the files before anything asks for them and preloads from each HTML page those that it shows. */
export function createViteFontsPlugin(): Plugin {
  let base = "/";
  return {
    name: "trinquizz-polices",
    async configResolved(config) {
      base = config.base;
      await prepareFontFiles();
    },
    async generateBundle() {
      const source = await cutSharingPictureFont();
      this.emitFile({ type: "asset", fileName: SERVER_FONT, source });
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle, path }) {
        const pages = path === ACCUEIL ? ["all"] : ["all", "all but home"];
        const voulues = FONT_CUTS.filter((coupe) => pages.includes(coupe.preload));
        if (bundle === undefined)
          return voulues.map((coupe) => preload(`/@fs${fileURLToPath(fichier(coupe))}`));
        const noms = Object.values(bundle).map(({ fileName }) => fileName);
        return voulues.map(({ nom }) => {
          const trouve = noms.find((un) => un.includes(`/${nom}-`) && un.endsWith(".woff2"));
          if (trouve === undefined) throw new Error(`no ${nom}.woff2 in the build`);
          return preload(`${base}${trouve}`);
        });
      },
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await prepareFontFiles());
