/** Writes an export in a worker, which ends with it: pages never load the code that writes files. */
import type { QuizzDeFichier } from "#contracts/trinquizz-file.ts";
import type { Ecart } from "#formats/ecrire/kahoot.ts";

export type FormatEcrit = "trinquizz" | "csv" | "xlsx" | "kahoot" | "gift" | "moodle";

export interface WriterRequest {
  readonly format: FormatEcrit;
  /** A single quizz, except in our own format. */
  readonly quizz: readonly QuizzDeFichier[];
}

export interface Ecrit {
  readonly fichier: Blob;
  /** Parts that the format leaves out. */
  readonly ecarts: readonly Ecart[];
  /** Number of stored files that are gone. */
  readonly absents: number;
}

export type WriterMessage =
  /** Another media was written. */
  | { readonly genre: "avance" }
  | { readonly genre: "ecrit"; readonly ecrit: Ecrit }
  | { readonly genre: "echec" };

export interface EcritureEnCours {
  /** Null when it failed. Never resolves once it was cancelled. */
  readonly issue: Promise<Ecrit | null>;
  readonly annuler: () => void;
}

/** @param surMedia called after each media that was written */
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
