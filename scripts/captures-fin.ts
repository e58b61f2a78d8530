/** The end of made-up evenings of eight and of twenty, from the gallery, and the pictures that are kept of them. */
import type { Browser, Page } from "@playwright/test";
import { ouvrirGalerie } from "../e2e/support/galerie.ts";

const TELE = { width: 1440, height: 900 };
const BASSE = { width: 1280, height: 720 };
const TELEPHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

/** The file that the sheet shows, as it would be downloaded. */
async function lireImage(page: Page): Promise<Buffer> {
  const image = page.getByRole("dialog").getByRole("img");
  await image.waitFor();
  const octets = await image.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error("not a picture");
    return [...new Uint8Array(await (await fetch(element.src)).arrayBuffer())];
  });
  return Buffer.from(octets);
}

export async function montrerFins(
  browser: Browser,
  garder: (page: Page, nom: string) => Promise<void>,
  garderImage: (image: Buffer, nom: string) => Promise<void>,
): Promise<void> {
  const { page, montrer, fermer } = await ouvrirGalerie(browser);
  const prendre = async (bouton: string, nom: string) => {
    await page.getByRole("button", { name: bouton }).click();
    await garderImage(await lireImage(page), nom);
    await page.keyboard.press("Escape");
  };
  try {
    for (const nombre of ["8", "20"]) {
      await montrer(`limite-fin-${nombre}`, TELE);
      await garder(page, `addition-${nombre}`);
      await prendre("La photo de la salle", nombre === "8" ? "ticket-salle" : "ticket-salle-20");
      await montrer(`limite-fin-${nombre}`, BASSE);
      await garder(page, `addition-${nombre}-720`);
    }
    for (const taille of TELEPHONES) {
      await montrer("limite-tel-fin-8", taille);
      await garder(page, `telephone-fin-${String(taille.width)}`);
      await prendre("Garder mon ticket", "ticket-joueur");
    }
  } finally {
    await fermer();
  }
}
