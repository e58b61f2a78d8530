/** What a file that somebody sent is, by its content alone, and what is made of it. In a process of its own: atelier.ts. */
import { readFileSync } from "node:fs";
import { fileTypeFromFile } from "file-type";
import type { Issue } from "./atelier.ts";
import { lireBmp, lireIcone } from "./bitmap.ts";
import { IMAGES, SONS_ET_VIDEOS } from "./formes.ts";
import type { Source } from "./image.ts";

/** Writes into `dossier`, under names that begin with `nom`. Never rejects: what cannot be read is refused. */
export const examiner = (chemin: string, dossier: string, nom: string): Promise<Issue> =>
  lireEtRefaire(chemin, dossier, nom).catch((erreur: unknown): Issue =>
    estDisquePlein(erreur) ? { sorte: "disquePlein" } : { sorte: "refus", raison: "illisible" },
  );

async function lireEtRefaire(chemin: string, dossier: string, nom: string): Promise<Issue> {
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
  const source = lireSource(vu, chemin);
  if (source === null) return { sorte: "refus", raison: "typeRefuse" };
  // what only pictures need takes a tenth of a second to load
  const { refaireImage } = await import("./image.ts");
  return { sorte: "fait", ...(await refaireImage(source, dossier, nom)) };
}

function lireSource(vu: string, chemin: string): Source | null {
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
