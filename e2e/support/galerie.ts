/**
 * The gallery of the client's screens (client/galerie), built and served for a test: it shows states that a game rarely
 * reaches.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Browser, Page } from "@playwright/test";
import { build, preview } from "vite";
import { findFreePort } from "../../scripts/free-port.ts";
import { installFakeApi } from "./fake-api.ts";

const chemin = (relatif: string) => fileURLToPath(new URL(relatif, import.meta.url));

export interface Taille {
  readonly width: number;
  readonly height: number;
}

export interface Galerie {
  /** The page of the gallery, loaded once for all views. */
  readonly page: Page;
  /** Opens a view, and waits for its fonts and its animations. */
  readonly montrer: (vue: string, taille: Taille) => Promise<void>;
  readonly fermer: () => Promise<void>;
}

export async function ouvrirGalerie(browser: Browser): Promise<Galerie> {
  const outDir = mkdtempSync(join(tmpdir(), "trinquizz-galerie-"));
  const commun = { configFile: chemin("../../vite.config.ts"), logLevel: "error" } as const;
  await build({
    ...commun,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: chemin("../../client/galerie/index.html") },
    },
  });
  const port = await findFreePort();
  const serveur = await preview({
    ...commun,
    build: { outDir },
    preview: { port, strictPort: true, host: "127.0.0.1" },
  });
  const page = await browser.newPage({ locale: "fr-FR", reducedMotion: "reduce" });
  await installFakeApi(page, false);
  await page.goto(`http://127.0.0.1:${String(port)}/galerie/index.html`);
  return {
    page,
    async montrer(vue, taille) {
      const avant = page.viewportSize();
      if (avant?.width !== taille.width || avant.height !== taille.height)
        await page.setViewportSize(taille);
      await page.evaluate(async (nom) => {
        const image = () => new Promise(requestAnimationFrame);
        history.pushState(null, "", `?vue=${nom}`);
        dispatchEvent(new PopStateEvent("popstate"));
        while (document.querySelector(`[data-vue="${nom}"] > *`) === null) await image();
        await document.fonts.ready;
        for (const mouvement of document.getAnimations()) mouvement.finish();
        // texts that fit themselves to their box do so again once their font is loaded
        await image();
        await image();
      }, vue);
    },
    async fermer() {
      await page.close();
      await serveur.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
