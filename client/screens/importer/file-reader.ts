/** Reads a file in a worker, which ends with it: pages never load `formats/` and its libraries. */
import type { EtatLigneImport } from "#formats/etat.ts";
import {
  type Consignes,
  type IdFormat,
  type LectureFichier,
  type LigneImport,
  SANS_CONSIGNES,
} from "#formats/lecture.ts";
import { callLater } from "../../browser/call-later.ts";
import type { RawLine } from "./raw-lines.ts";

export type ImportReaderRequest =
  | {
      readonly genre: "lire";
      readonly donne: File | string;
      readonly format: IdFormat | null;
      readonly consignes: Consignes;
    }
  | { readonly genre: "media"; readonly nom: string };

/**
 * For each quizz of a reading, the states of its lines, in their order. Null stands for a ready line, whose question is
 * already as it is saved.
 */
export type EtatsDesLignesLues = readonly (readonly (EtatLigneImport | null)[])[];

/** Content read from an imported file, and the other formats that it may be in, the likeliest first. */
export interface FichierLu {
  readonly lecture: LectureFichier;
  readonly reconnus: readonly IdFormat[];
  readonly brut: readonly RawLine[] | null;
  /** States of the lines; left out where the reader did not compute them. */
  readonly etats?: EtatsDesLignesLues;
}

/** Number of lines in one message: five thousand in one would hold the page for longer than a frame. */
export const LINES_PER_MESSAGE = 500;

export type ImportReaderMessage =
  | { readonly genre: "part"; readonly part: number }
  /** Some lines of the quizz of this rank, with their states. They are sent before "lu", whose quizzes then have no lines. */
  | {
      readonly genre: "lignes";
      readonly rang: number;
      readonly lignes: readonly LigneImport[];
      readonly etats: EtatsDesLignesLues[number];
    }
  /** Some raw lines, in the order of the file. They are sent before "lu", which then has none. */
  | { readonly genre: "brut"; readonly brut: readonly RawLine[] }
  | ({ readonly genre: "lu" } & Omit<FichierLu, "etats">)
  | { readonly genre: "media"; readonly nom: string; readonly octets: Uint8Array<ArrayBuffer> }
  /** The file could not be read. `message`: sentence in French that says what to do. */
  | { readonly genre: "echec"; readonly message: string };

export type IssueLecture<Fait> =
  | { readonly ok: true; readonly fait: Fait }
  | { readonly ok: false; readonly message: string };

export interface ImportReader {
  /** Reads the file. Never resolves when the reader was closed meanwhile. @param surPart called with the progress, from 0 to 1 */
  readonly lire: (
    donne: File | string,
    format: IdFormat | null,
    surPart: (part: number) => void,
    consignes?: Consignes,
  ) => Promise<IssueLecture<FichierLu>>;
  /** Reads the bytes of a media of the file; one call at a time. */
  readonly media: (nom: string) => Promise<IssueLecture<Uint8Array<ArrayBuffer>>>;
  /** Ends the reading, and forgets the file. */
  readonly fermer: () => void;
}

const SANS_LECTEUR =
  "Ce navigateur n’a pas pu ouvrir le lecteur de fichiers. Rechargez la page, puis déposez à nouveau.";

/** Milliseconds after which a reading that has not ended is stopped. */
const LECTURE_MS = 30_000;
const TROP_LONG =
  "Ce fichier se lit depuis 30\u00A0secondes, sans fin en vue\u00A0: la lecture est arrêtée. Coupez-le en plusieurs, ou exportez-le en tableau (CSV), puis déposez chaque morceau.";

type MessageOf<Genre> = Extract<ImportReaderMessage, { readonly genre: Genre }>;

/** Collects the lines that come in several messages, and puts them back into the content that was read (`finir`). */
function collectLines(): {
  readonly recevoir: (message: MessageOf<"lignes"> | MessageOf<"brut">) => void;
  readonly finir: (lu: MessageOf<"lu">) => FichierLu;
} {
  const brut: RawLine[] = [];
  const lignes: LigneImport[][] = [];
  const etats: (EtatLigneImport | null)[][] = [];
  return {
    recevoir(message) {
      if (message.genre === "brut") {
        brut.push(...message.brut);
        return;
      }
      (lignes[message.rang] ??= []).push(...message.lignes);
      (etats[message.rang] ??= []).push(...message.etats);
    },
    finir: ({ lecture, reconnus, brut: sans }) => ({
      lecture: {
        ...lecture,
        quizz: lecture.quizz.map((un, rang) => ({ ...un, lignes: lignes[rang] ?? [] })),
      },
      reconnus,
      brut: sans === null ? null : brut,
      etats: lecture.quizz.map((_, rang) => etats[rang] ?? []),
    }),
  };
}

export function openImportReader(): ImportReader {
  const worker = new Worker(new URL("./file-reader.worker.ts", import.meta.url), {
    type: "module",
  });
  let surNouvelle: (nouvelle: ImportReaderMessage) => void = () => undefined;
  let stopTimer = () => {};
  worker.addEventListener("message", ({ data }: MessageEvent<ImportReaderMessage>) => {
    surNouvelle(data);
  });
  worker.addEventListener("error", () => surNouvelle({ genre: "echec", message: SANS_LECTEUR }));
  const demander = (demande: ImportReaderRequest) => worker.postMessage(demande, []);

  return {
    lire: (donne, format, surPart, consignes = SANS_CONSIGNES) =>
      new Promise((rendre) => {
        const arreter = callLater(() => {
          worker.terminate();
          rendre({ ok: false, message: TROP_LONG });
        }, LECTURE_MS);
        stopTimer = arreter;
        const assembler = collectLines();
        surNouvelle = (nouvelle) => {
          switch (nouvelle.genre) {
            case "part":
              surPart(nouvelle.part);
              break;
            case "lignes":
            case "brut":
              assembler.recevoir(nouvelle);
              break;
            case "lu":
              arreter();
              rendre({ ok: true, fait: assembler.finir(nouvelle) });
              break;
            case "echec":
              arreter();
              rendre({ ok: false, message: nouvelle.message });
              break;
            case "media":
              break;
          }
        };
        demander({ genre: "lire", donne, format, consignes });
      }),
    media: (nom) =>
      new Promise((rendre) => {
        surNouvelle = (nouvelle) => {
          if (nouvelle.genre === "media") rendre({ ok: true, fait: nouvelle.octets });
          if (nouvelle.genre === "echec") rendre({ ok: false, message: nouvelle.message });
        };
        demander({ genre: "media", nom });
      }),
    fermer() {
      // a reading that was closed never resolves, its time over neither
      stopTimer();
      worker.terminate();
    },
  };
}
