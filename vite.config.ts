import { fileURLToPath } from "node:url";
import donneesGlobales from "@csstools/postcss-global-data";
import react from "@vitejs/plugin-react";
import paliers from "postcss-custom-media";
import { defineConfig } from "vite";
import { createViteCompressionPlugin } from "./scripts/vite/compress.ts";
import { BUILD_TARGETS } from "./scripts/browser-floor/engines.ts";
import { createViteLicencesPlugin } from "./scripts/vite/licences.ts";
import { createViteFontsPlugin } from "./scripts/vite/fonts.ts";
import { createStartPageChunkGrouper } from "./scripts/vite/start-chunks.ts";
import { createVitePrerenderPlugin } from "./scripts/vite/prerender.ts";
import { createViteBuildVersionPlugin, PRODUCT_VERSION_DEFINE } from "./scripts/vite/version.ts";

/** Where `npm run dev` runs the API and the rooms. */
const SERVEUR = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;

const chemin = (relatif: string): string => fileURLToPath(new URL(relatif, import.meta.url));

/** The package names its build of development, with its warnings, for every use. */
const ROUTEUR_DE_PRODUCTION = [
  {
    find: /^react-router$/,
    replacement: chemin("node_modules/react-router/dist/production/index.mjs"),
  },
  {
    find: /^react-router\/dom$/,
    replacement: chemin("node_modules/react-router/dist/production/dom-export.mjs"),
  },
];

export default defineConfig(({ command }) => ({
  root: "client",
  publicDir: "public",
  define: PRODUCT_VERSION_DEFINE,
  resolve: {
    alias: [
      { find: /^zod$/, replacement: chemin("client/app/zod-without-jit.ts") },
      ...(command === "serve" ? [] : ROUTEUR_DE_PRODUCTION),
    ],
  },
  css: {
    postcss: {
      // the names of client/styles/breakpoints.css, in every module
      plugins: [donneesGlobales({ files: [chemin("client/styles/breakpoints.css")] }), paliers()],
    },
  },
  plugins: [
    react(),
    createViteFontsPlugin(),
    createVitePrerenderPlugin(),
    createViteBuildVersionPlugin(),
    createViteLicencesPlugin(),
    createViteCompressionPlugin(),
  ],
  server: {
    host: true,
    proxy: {
      // the host of the page is kept: the server checks that a request comes from it
      "^/(api|media)/": { target: SERVEUR, changeOrigin: false },
      // the rooms' sockets
      "^/entrer/": { target: SERVEUR, ws: true },
    },
  },
  // one file for each worker would hold the libraries that only some files need
  worker: { format: "es" },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: BUILD_TARGETS,
    // a font in a style sheet would be refused by our policy of content, and never be shared
    assetsInlineLimit: (fichier, contenu) => !fichier.endsWith(".woff2") && contenu.length < 2048,
    // it would come with the code whose fetching it hastens; only Safari 16 has a use for it
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [chemin("client/index.html"), chemin("client/page.html")],
      output: {
        codeSplitting: {
          groups: [{ name: createStartPageChunkGrouper(), debugName: "home page" }],
        },
      },
    },
  },
}));
