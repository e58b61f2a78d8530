/** The gallery of the client's screens (client/galerie), built and served for a test: states that no evening reaches by itself. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { build, preview } from "vite";

const PORT = Number(process.env["PORT_E2E"] ?? 3977) + 11;
const adresse = `http://127.0.0.1:${String(PORT)}/galerie/index.html`;
/** The gallery has none. */
const SANS_SERVEUR = { message: "Pas de serveur ici." };
const chemin = (relatif: string) => fileURLToPath(new URL(relatif, import.meta.url));

export interface Galerie {
  /** Opens a view, its fonts there and still. */
  readonly montrer: (
    page: Page,
    vue: string,
    taille: { readonly width: number; readonly height: number },
  ) => Promise<void>;
  readonly fermer: () => Promise<void>;
}

export async function ouvrirGalerie(): Promise<Galerie> {
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
  const serveur = await preview({
    ...commun,
    build: { outDir },
    preview: { port: PORT, strictPort: true, host: "127.0.0.1" },
  });
  return {
    async montrer(page, vue, taille) {
      await page.setViewportSize(taille);
      if (page.url().startsWith(adresse)) {
        // another view of the same page
        await page.evaluate((nom) => {
          history.pushState(null, "", `?vue=${nom}`);
          dispatchEvent(new PopStateEvent("popstate"));
        }, vue);
      } else {
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.route("**/api/**", (route) =>
          route.fulfill({ status: 503, json: SANS_SERVEUR }),
        );
        await page.goto(`${adresse}?vue=${vue}`);
      }
      await expect(page.locator(`[data-vue="${vue}"] > *`).first()).toBeAttached();
      await page.evaluate(() => document.fonts.ready);
      // texts that fit themselves to their box do it again once their font is there
      await page.evaluate(
        () =>
          new Promise((suite) => {
            requestAnimationFrame(() => requestAnimationFrame(suite));
          }),
      );
    },
    async fermer() {
      await serveur.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
