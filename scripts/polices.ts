// Cuts the two families down to what French needs, at build time and in `vite dev`, so that no font binary is committed.
// The results live in node_modules/.cache, where client/styles/polices.css finds them; a recipe file tells when they are stale.
// Three files, under 70 kB together: a text cut (weights 400 to 800), a title cut at its own optical size (widths 75 to 90,
// heavy), and the school hand.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, rang) => 0x20 + rang));
const LETTRES = "àâäçéèêëîïôöùûüæœÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÆŒñÑáíóúãõÁÍÓÚ";
const SIGNES = "’‘“”«»–—…€·×−²³½°\u{a0}";
/** What a pseudo or a heading may hold; rarer signs come from the text cut. */
const ASCII_RESTREINT = ASCII.replaceAll(/["$*<=>[\\\]^`{|}~]/g, "");

interface Coupe {
  readonly nom: string;
  readonly source: string;
  readonly texte: string;
  readonly traits: readonly string[];
  readonly axes: Readonly<Record<string, number | { min: number; max: number }>>;
}

const BRICOLAGE =
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2";
const PLAYWRITE =
  "@fontsource-variable/playwrite-fr-moderne/files/playwrite-fr-moderne-fallback-wght-normal.woff2";
const COUPES: readonly Coupe[] = [
  {
    nom: "bricolage-texte",
    source: BRICOLAGE,
    texte: `${ASCII}${LETTRES}åøÅØßÿ${SIGNES}`,
    traits: ["kern", "mark", "ccmp", "locl"],
    axes: { opsz: 14, wght: { min: 400, max: 800 }, wdth: 100 },
  },
  {
    nom: "bricolage-titre",
    source: BRICOLAGE,
    texte: `${ASCII_RESTREINT}"=*${LETTRES}ÿŸ${SIGNES}`,
    traits: ["kern", "mark", "ccmp", "locl"],
    axes: { opsz: 64, wght: 800, wdth: { min: 75, max: 90 } },
  },
  {
    nom: "playwrite",
    source: PLAYWRITE,
    texte: `${ASCII_RESTREINT}${LETTRES}Ÿÿ’«»–—…×\u{a0}`,
    traits: ["kern", "calt", "mark", "ccmp"],
    axes: { wght: 400 },
  },
];

const MODULES = new URL("../node_modules/", import.meta.url);
const CACHE = new URL(".cache/trinquizz/polices/", MODULES);

/** Writes the woff2 files when they are missing or stale; returns their sizes in bytes, by name. */
export async function preparerPolices(): Promise<Readonly<Record<string, number>>> {
  const recette = JSON.stringify([1, COUPES]);
  const temoin = new URL("recette.json", CACHE);
  const tailles: Record<string, number> = {};
  if ((await readFile(temoin, "utf8").catch(() => "")) !== recette) {
    await mkdir(CACHE, { recursive: true });
    for (const coupe of COUPES) await writeFile(fichier(coupe), await couper(coupe));
    await writeFile(temoin, recette);
  }
  for (const coupe of COUPES) tailles[coupe.nom] = (await readFile(fichier(coupe))).byteLength;
  return tailles;
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

/** Vite plugin: prepares the files before anything asks for them and preloads them from every HTML page. */
export function polices(): Plugin {
  let base = "/";
  return {
    name: "trinquizz-polices",
    async configResolved(config) {
      base = config.base;
      await preparerPolices();
    },
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        if (bundle === undefined)
          return COUPES.map((coupe) => preload(`/@fs${fileURLToPath(fichier(coupe))}`));
        return Object.values(bundle)
          .map((sortie) => sortie.fileName)
          .filter((nom) => nom.endsWith(".woff2"))
          .sort()
          .map((nom) => preload(`${base}${nom}`));
      },
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await preparerPolices());
