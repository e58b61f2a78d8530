/** Files made by the page, handed to the browser as downloads. */
import { callLater } from "./call-later.ts";

/** Milliseconds after which the browser has read the file, and its memory is freed. */
const PRIS_MS = 60_000;

export function downloadFile(fichier: Blob, nom: string): void {
  const adresse = URL.createObjectURL(fichier);
  const lien = document.createElement("a");
  lien.href = adresse;
  lien.download = nom;
  lien.click();
  callLater(() => URL.revokeObjectURL(adresse), PRIS_MS);
}

/** A file name made from a title, without the characters that file systems refuse; "quizz" when none is left. */
export function fileNameFromTitle(titre: string, fin: string): string {
  const net = titre
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001F<>:"/\\|?*\u00A0\u202F]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(/[. ]+$/, "")
    .trim();
  return `${net === "" ? "quizz" : net}.${fin}`;
}
