/** Writes an export in a worker, which ends with it: pages never load the code that writes files. */
import type { QuizzDeFichier } from "#contracts/trinquizz-file.ts";
import type { EcartExport } from "#formats/ecrire/kahoot.ts";

export type FormatEcrit = "trinquizz" | "csv" | "xlsx" | "kahoot" | "gift" | "moodle";

export interface WriterRequest {
  readonly format: FormatEcrit;
  /** Quizzes to export: a single one, except in our own format. */
  readonly quizz: readonly QuizzDeFichier[];
}

export interface Ecrit {
  readonly fichier: Blob;
  /** Parts of the quizz that the export's format leaves out. */
  readonly ecarts: readonly EcartExport[];
  /** Number of media of the export that the server no longer has. */
  readonly absents: number;
}

export type WriterMessage =
  /** Progress of the export: another media was written. */
  | { readonly genre: "avance" }
  | { readonly genre: "ecrit"; readonly ecrit: Ecrit }
  | { readonly genre: "echec" };

export interface EcritureEnCours {
  /** The written export; null when writing failed. Never resolves once the export was cancelled. */
  readonly issue: Promise<Ecrit | null>;
  readonly annuler: () => void;
}

/** Writes an export in a worker. @param surMedia called after each media that was written */
export function ecrireFichier(
  demande: WriterRequest,
  surMedia: () => void = () => undefined,
): EcritureEnCours {
  const worker = new Worker(new URL("./file-writer.worker.ts", import.meta.url), {
    type: "module",
  });
  const issue = new Promise<Ecrit | null>((rendre) => {
    const finir = (ecrit: Ecrit | null) => {
      worker.terminate();
      rendre(ecrit);
    };
    worker.addEventListener("error", () => finir(null));
    worker.addEventListener("message", ({ data }: MessageEvent<WriterMessage>) => {
      if (data.genre === "avance") surMedia();
      else finir(data.genre === "ecrit" ? data.ecrit : null);
    });
    worker.postMessage(demande, []);
  });
  return { issue, annuler: () => worker.terminate() };
}
