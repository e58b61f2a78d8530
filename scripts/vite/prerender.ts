/**
 * At the build, renders the home page into its HTML with its own components, after a script that decides what a browser
 * shows first (client/screens/accueil/before-hydration.ts): the first paint waits for no other file. docs/decisions/0069
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import process from "node:process";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";
import { PRODUCT_VERSION_DEFINE } from "./version.ts";

const ACCUEIL = "/index.html";
const RACINE = '<div id="racine"></div>';
/** Pattern of the tag that the build writes for the entry script. */
const ENTREE = /<script type="module" crossorigin src="([^"]+)"><\/script>/;
const AVANT = "screens/accueil/before-hydration-script.ts";
const CACHE = new URL("../../node_modules/.cache/trinquizz/prerendu/", import.meta.url);

const client = (chemin: string) =>
  fileURLToPath(new URL(`../../client/${chemin}`, import.meta.url));

/** Builds one script alone and gives its code, without writing a file. */
async function construire(config: InlineConfig): Promise<string> {
  const faits = await build({
    root: client(""),
    configFile: false,
    publicDir: false,
    define: PRODUCT_VERSION_DEFINE,
    logLevel: "error",
    ...config,
    build: { ...config.build, write: false },
  });
  const sortie = [faits]
    .flat()
    .flatMap((fait): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] =>
      "output" in fait ? fait.output : [],
    )
    .find(({ type }) => type === "chunk");
  if (sortie?.type !== "chunk") throw new Error("nothing was built");
  return sortie.code;
}

/** The HTML of the home page. Throws when the page has inline styles, which the content security policy forbids. */
async function rendre(): Promise<string> {
  const code = await construire({
    plugins: [
      react(),
      {
        name: "trinquizz-sans-suite",
        // parts that are loaded later are left out: they are not shown at first
        resolveDynamicImport: (id) => (typeof id === "string" ? { id, external: true } : null),
      },
    ],
    build: { ssr: client("app/start/prerendered.tsx"), minify: false },
  });
  await mkdir(CACHE, { recursive: true });
  // the module imports packages, so it is written beside them
  const module = new URL(`${String(process.pid)}-${String(Date.now())}.mjs`, CACHE);
  await writeFile(module, code);
  try {
    const lu: unknown = await import(module.href);
    const rendu =
      typeof lu === "object" && lu !== null ? Reflect.get(lu, "rendrePremierePage") : undefined;
    const html: unknown = typeof rendu === "function" ? rendu() : undefined;
    if (typeof html !== "string") throw new Error("app/start/prerendered.tsx renders nothing");
    const style = /<[^>]* style=[^>]*>/.exec(html);
    if (style !== null) throw new Error(`our policy of content refuses the style of ${style[0]}`);
    return html;
  } finally {
    await rm(module);
  }
}

const construireAvant = (target: readonly string[]) =>
  construire({
    build: {
      target: [...target],
      lib: { entry: client(AVANT), formats: ["iife"], name: "avant" },
    },
  });

/** The Vite plugin. In `vite dev`, the page is rendered by its script alone. */
export function createVitePrerenderPlugin(): Plugin {
  let cibles: readonly string[] = [];
  let base = "/";
  let enDev = true;
  let avant = "";
  let page = "";
  return {
    name: "trinquizz-prerendre",
    configResolved(config) {
      enDev = config.command === "serve";
      base = config.base;
      cibles = [config.build.target].flat().filter((cible) => typeof cible === "string");
    },
    async buildStart() {
      if (enDev) return;
      const [script, rendue] = await Promise.all([construireAvant(cibles), rendre()]);
      page = rendue;
      avant = this.emitFile({ type: "asset", name: "avant.js", source: script });
    },
    generateBundle() {
      // replaces the reference of the script by its final name, which the HTML, made later, needs
      if (avant !== "") avant = this.getFileName(avant);
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { path }) {
        if (path !== ACCUEIL) return html;
        if (enDev)
          return html.replace("<head>", `<head><script type="module" src="/${AVANT}"></script>`);
        if (!html.includes(RACINE)) throw new Error(`no ${RACINE} in client${ACCUEIL}`);
        if (!ENTREE.test(html)) throw new Error(`no entry in client${ACCUEIL}`);
        return html
          .replace("<head>", `<head>\n    <script src="${base}${avant}"></script>`)
          .replaceAll('rel="modulepreload"', 'rel="depart"')
          .replace(ENTREE, '<link rel="depart" crossorigin href="$1">')
          .replace(RACINE, () => `<div id="racine">${page}</div>`);
      },
    },
  };
}
