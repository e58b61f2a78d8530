/**
 * The program of the workshop (atelier.ts): says what a file is by its content, makes it anew, and ends.
 * Arguments: the file, the folder to write in, the name to begin with.
 */
import { readFileSync } from "node:fs";
import process from "node:process";
import { fileTypeFromFile } from "file-type";
import type { Issue } from "./atelier.ts";
import { lireBmp, lireIcone } from "./bitmap.ts";
import { IMAGES, SONS_ET_VIDEOS } from "./formes.ts";
import type { Source } from "./image.ts";

const [, , chemin = "", dossier = "", nom = ""] = process.argv;

async function examiner(): Promise<Issue> {
  const vu = (await fileTypeFromFile(chemin))?.mime.split(";")[0];
  if (vu === undefined || vu === "application/xml") {
    const { lireDessin } = await import("./svg.ts");
    const lu = await lireDessin(chemin);
    if (typeof lu === "string") return { sorte: "refus", raison: lu };
    const dessin = { type: "image/svg+xml", extension: ".svg", apercu: null };
    return { sorte: "fait", chemin, ...dessin, ...lu };
  }
  const sonOuVideo = SONS_ET_VIDEOS[vu];
  if (sonOuVideo !== undefined)
    return { sorte: "fait", chemin, apercu: null, largeur: null, hauteur: null, ...sonOuVideo };
  const source = lireSource(vu);
  if (source === null) return { sorte: "refus", raison: "typeRefuse" };
  // what only pictures need takes a tenth of a second to load
  const { refaireImage } = await import("./image.ts");
  return { sorte: "fait", ...(await refaireImage(source, dossier, nom)) };
}

function lireSource(vu: string): Source | null {
  const format = IMAGES[vu];
  if (format !== undefined) return { entree: chemin, format };
  if (vu === "image/bmp") return { ...lireBmp(readFileSync(chemin)), format: "webp" };
  if (vu !== "image/x-icon") return null;
  const icone = lireIcone(readFileSync(chemin));
  return "png" in icone ? { entree: icone.png, format: "png" } : { ...icone, format: "png" };
}

/** As the system says it, or libvips in its own words. */
function estDisquePlein(erreur: unknown): boolean {
  if (!(erreur instanceof Error)) return false;
  return ("code" in erreur && erreur.code === "ENOSPC") || /no space left/i.test(erreur.message);
}

// a server that is gone waits for nothing
process.once("disconnect", () => process.exit());
const issue = await examiner().catch((erreur: unknown): Issue =>
  estDisquePlein(erreur) ? { sorte: "disquePlein" } : { sorte: "refus", raison: "illisible" },
);
process.send?.(issue, () => process.exit());
