/** The gallery of the client's screens (client/galerie), served for a test: states that no evening reaches by itself. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { createServer } from "vite";

const PORT = Number(process.env["PORT_E2E"] ?? 3977) + 11;

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
  const configFile = fileURLToPath(new URL("../../vite.config.ts", import.meta.url));
  const serveur = await createServer({
    configFile,
    logLevel: "error",
    server: { port: PORT, strictPort: true, host: "127.0.0.1", hmr: false, ws: false },
  });
  await serveur.listen();
  return {
    async montrer(page, vue, taille) {
      await page.setViewportSize(taille);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(`http://127.0.0.1:${String(PORT)}/galerie/index.html?vue=${vue}`);
      await expect(page.locator("#racine > *").first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // texts that fit themselves to their box do it again when their font is there
      await page.evaluate(() => new Promise((suite) => requestAnimationFrame(suite)));
    },
    fermer: () => serveur.close(),
  };
}
