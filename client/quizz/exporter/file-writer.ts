/** Writes an export in a worker, which ends with it: pages never load the code that writes files. */
import type { QuizzDeFichierTrinquizz } from "#contracts/trinquizz-file.ts";
import type { EcartExport } from "#formats/ecrire/kahoot.ts";

export type FormatExportDeQuizz = "trinquizz" | "csv" | "xlsx" | "kahoot" | "gift" | "moodle";

export interface ExportWriterRequest {
  readonly format: FormatExportDeQuizz;
  /** Quizzes to export: a single one, except in our own format. */
  readonly quizz: readonly QuizzDeFichierTrinquizz[];
}

export interface ExportDeQuizzEcrit {
  readonly fichier: Blob;
  /** Parts of the quizz that the export's format leaves out. */
  readonly ecarts: readonly EcartExport[];
  /** Number of media of the export that the server no longer has. */
  readonly absents: number;
}

export type ExportWriterMessage =
  /** Progress of the export: another media was written. */
  | { readonly genre: "avance" }
  | { readonly genre: "ecrit"; readonly ecrit: ExportDeQuizzEcrit }
  | { readonly genre: "echec" };

export interface ExportDeQuizzEnCours {
  /** The written export; null when writing failed. Never resolves once the export was cancelled. */
  readonly issue: Promise<ExportDeQuizzEcrit | null>;
  readonly annuler: () => void;
}

/** Writes an export in a worker. @param surMedia called after each media that was written */
export function ecrireExportDeQuizz(
  demande: ExportWriterRequest,
  surMedia: () => void = () => undefined,
): ExportDeQuizzEnCours {
  const worker = new Worker(new URL("./file-writer.worker.ts", import.meta.url), {
    type: "module",
  });
  const issue = new Promise<ExportDeQuizzEcrit | null>((rendre) => {
    const finir = (ecrit: ExportDeQuizzEcrit | null) => {
      worker.terminate();
      rendre(ecrit);
    };
    worker.addEventListener("error", () => finir(null));
    worker.addEventListener("message", ({ data }: MessageEvent<ExportWriterMessage>) => {
      if (data.genre === "avance") surMedia();
      else finir(data.genre === "ecrit" ? data.ecrit : null);
    });
    worker.postMessage(demande, []);
  });
  return { issue, annuler: () => worker.terminate() };
}
