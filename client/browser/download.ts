/** Gives a file that the page made to whoever asked for it. */
import { plusTard } from "./call-later.ts";

/** The browser has taken it by then. */
const PRIS_MS = 60_000;

export function telecharger(fichier: Blob, nom: string): void {
  const adresse = URL.createObjectURL(fichier);
  const lien = document.createElement("a");
  lien.href = adresse;
  lien.download = nom;
  lien.click();
  plusTard(() => URL.revokeObjectURL(adresse), PRIS_MS);
}

/** A title as the name of a file: nothing in it that a disk refuses. */
export function nomDeFichier(titre: string, fin: string): string {
  const net = titre
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F<>:"/\\|?*\u00A0\u202F]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[. ]+$/, "")
    .trim();
  return `${net === "" ? "quizz" : net}.${fin}`;
}
