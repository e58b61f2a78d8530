/**
 * All formats of the import in one table, the recognition of a file by its content, and its reading line by line, with progress and cancel.
 * Runs in the browser's worker, and in tests. Pure.
 */
import { QUESTIONS_PAR_QUIZZ_MAX } from "#contracts/limites.ts";
import { QUESTIONS_LUES_MAX } from "./limites.ts";
import {
  creerSourceImport,
  type FileOrPastedText,
  openAsByteSource,
  type SourceImport,
} from "./entree.ts";
import type { FormatImport, QuizzEnLecture } from "./format.ts";
import {
  type Consignes,
  UnreadableFileError,
  type IdFormat,
  type LectureFichier,
  type LigneImport,
  type QuizzImport,
  SANS_CREDIT,
} from "./lecture.ts";
import { formatKahootTableur } from "./lire/kahoot-tableur.ts";
import { formatKahootJson } from "./lire/kahoot-json.ts";
import { formatWayground } from "./lire/wayground.ts";
import { formatBlooket } from "./lire/blooket.ts";
import { formatGimkit } from "./lire/gimkit.ts";
import { formatGift } from "./lire/gift.ts";
import { formatAiken } from "./lire/aiken.ts";
import { formatMoodle } from "./lire/moodle.ts";
import { formatRazzia } from "./lire/razzia.ts";
import { formatClassquiz } from "./lire/classquiz.ts";
import { formatPdf } from "./lire/pdf.ts";
import { formatOpentdb } from "./lire/opentdb.ts";
import { formatOpenquizzdbCsv } from "./lire/openquizzdb-csv.ts";
import { formatOpenquizzdbJson } from "./lire/openquizzdb-json.ts";
import { formatTableau } from "./lire/tableau.ts";
import { formatAnki } from "./lire/anki.ts";
import { formatGoogleForms } from "./lire/google-forms.ts";
import { formatListesDObjets } from "./lire/donnees.ts";
import { formatH5p } from "./lire/h5p.ts";
import { formatQti } from "./lire/qti.ts";
import { formatTexte } from "./lire/texte.ts";
import { formatWord } from "./lire/word.ts";
import { isPdf, readPdf } from "./outils/pdf.ts";
import { isOleCompoundFile, readXls } from "./outils/xls.ts";
import { explainGameReport, explainUnreadableFile } from "./outils/unknown.ts";
import { formatTrinquizz } from "./lire/trinquizz.ts";
import { TITRES_COLONNES_EXPORT } from "./outils/colonnes.ts";
import { creerLigneIgnoree } from "./outils/ligne.ts";
import { foldForComparison } from "./outils/objets.ts";
import { withDoubtsOfOddTexts } from "./outils/residue.ts";

/** All formats, in the order in which the author chooses among them when the recognised one is wrong ("Pas du tout"). */
export const FORMATS_IMPORT: readonly FormatImport[] = [
  formatTrinquizz,
  formatTexte,
  formatTableau,
  formatOpenquizzdbJson,
  formatOpenquizzdbCsv,
  formatKahootTableur,
  formatKahootJson,
  formatWayground,
  formatBlooket,
  formatGimkit,
  formatGift,
  formatAiken,
  formatMoodle,
  formatRazzia,
  formatClassquiz,
  formatOpentdb,
  formatQti,
  formatH5p,
  formatAnki,
  formatGoogleForms,
  formatListesDObjets,
  formatWord,
  formatPdf,
];

export interface FormatReconnu {
  readonly id: IdFormat;
  readonly nom: string;
  /** Likelihood of the format, from 0 to 1. */
  readonly certitude: number;
}

/** Lists the formats that a file may have, the likeliest first. A format whose recognition throws is left out. */
export function reconnaitreFormats(
  entree: SourceImport,
  consignes?: Consignes,
): readonly FormatReconnu[] {
  return FORMATS_IMPORT.map(({ id, nom, reconnaitre: juger }) => ({
    id,
    nom,
    certitude: essayer(() => juger(entree, consignes)),
  }))
    .filter(({ certitude }) => certitude > 0)
    .sort((a, b) => b.certitude - a.certitude);
}

function essayer(juger: () => number): number {
  try {
    return juger();
  } catch (erreur) {
    if (erreur instanceof UnreadableFileError) return 0;
    throw erreur;
  }
}

export interface OptionsLectureFichier {
  /** Format chosen by the author; by default the likeliest one. */
  readonly format?: IdFormat | undefined;
  /** Called now and then with the share of the file that is read, from 0 to 1. */
  readonly onProgres?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  /** The author's instructions for reading the file. */
  readonly consignes?: Consignes | undefined;
}

const DE_TROP =
  "Ce fichier a plus de 5\u00A0000 questions\u00A0: les suivantes ne sont pas lues, coupez-le en plusieurs.";

/** Formats of what people type, where labels and signs are left in texts. */
const TYPED: ReadonlySet<IdFormat> = new Set([
  "texte",
  "word",
  "pdf",
  "aiken",
  "anki",
  "tableau",
  "donnees",
]);
/**
 * Key of the tables that Trinquizz exports, their folded titles in one text: odd signs in their cells are meant by the author, and raise no
 * doubt.
 */
const OWN_TABLE = TITRES_COLONNES_EXPORT.map(foldForComparison).join("|");

/** After so many lines the reader yields the event loop, so that a cancel message can arrive. */
const PAS = 200;
const souffler = () => new Promise<void>((fait) => setTimeout(fait));

/**
 * Reads a dropped file or a pasted text.
 * @throws UnreadableFileError with a remedy when the file has no question; the reason of `signal` when cancelled
 */
export async function lireFichierImport(
  donne: FileOrPastedText,
  { format: voulu, onProgres, signal, consignes }: OptionsLectureFichier = {},
): Promise<LectureFichier> {
  const entree = await preparerSourceImport(donne);
  const format = choisir(entree, voulu, consignes);
  const {
    quizz,
    details = [],
    medias = [],
    remarques = [],
    texte = null,
    tables = [],
  } = format.lire(entree, consignes);
  const total = quizz.reduce((somme, un) => somme + un.total, 0);
  let faites = 0;
  let deTrop = false;
  const lus: QuizzImport[] = [];
  for (const brut of quizz) {
    const lignes: LigneImport[] = [];
    for (const ligne of brut.lignes) {
      // the export of an account may hold a thousand quizzes: no limit there
      deTrop ||= faites >= QUESTIONS_LUES_MAX && brut.doublons !== "gardes";
      if (deTrop) break;
      lignes.push(ligne);
      faites += 1;
      if (faites % PAS !== 0) continue;
      onProgres?.(Math.min(1, faites / Math.max(1, total)));
      await souffler();
      signal?.throwIfAborted();
    }
    const ours = tables[lus.length]?.cle === OWN_TABLE;
    lus.push(achever(brut, TYPED.has(format.id) && !ours ? withDoubtsOfOddTexts(lignes) : lignes));
  }
  signal?.throwIfAborted();
  onProgres?.(1);
  // tables without any question are no failure: their author may still name their columns
  if (tables.length === 0 && lus.every(({ lignes }) => lignes.length === 0))
    throw new UnreadableFileError("Aucune question n’a été trouvée dans ce fichier.");
  return {
    format: format.id,
    nom: format.nom,
    details: details.filter((detail) => detail !== ""),
    quizz: lus,
    medias,
    texte,
    tables,
    remarques: [...remarques, ...(deTrop ? [DE_TROP] : []), ...lus.flatMap(tropLong)],
  };
}

/** How many bytes at the beginning of a file tell an old Excel file or a PDF. */
const HEAD_OCTETS = 64;

/** Opens a file for the import, after loading the library that an old Excel file or a PDF needs. @throws UnreadableFileError */
export async function preparerSourceImport(donne: FileOrPastedText): Promise<SourceImport> {
  if (typeof donne === "string") return creerSourceImport(donne);
  const fichier = openAsByteSource(donne);
  const debut = fichier.lire(0, HEAD_OCTETS);
  const tout = () => fichier.lire(0, fichier.taille);
  return creerSourceImport(fichier, {
    feuilles: isOleCompoundFile(debut) ? await readXls(tout()) : null,
    pdf: isPdf(debut) ? await readPdf(tout()) : null,
  });
}

function choisir(
  entree: SourceImport,
  voulu: IdFormat | undefined,
  consignes: Consignes | undefined,
): FormatImport {
  const [mieux] = reconnaitreFormats(entree, consignes);
  if (voulu === undefined) refuser(entree, mieux?.certitude ?? 0);
  const id = voulu ?? mieux?.id;
  const format = FORMATS_IMPORT.find((un) => un.id === id);
  if (format !== undefined) return format;
  // throws for a damaged zip, with the reason
  entree.archive();
  entree.classeur();
  // throws for a text that is too long
  entree.texte();
  throw new UnreadableFileError(
    "Ce fichier n’est pas d’un genre connu\u00A0: exportez-le en tableau, ou collez-en le texte.",
  );
}

/** Refuses a file of an unsupported kind instead of reading it as text. @throws UnreadableFileError with its kind and a remedy */
function refuser(entree: SourceImport, certitude: number): void {
  const named =
    explainGameReport(entree.apercuGrilles()) ??
    (certitude <= UNSURE ? explainUnreadableFile(entree) : null);
  if (named !== null) throw new UnreadableFileError(named);
}
/** Likelihood at or below which no reader has recognised the file. */
const UNSURE = 0.3;

/** Reads the bytes of a media inside an imported file. @throws UnreadableFileError when the media is missing or does not match the hash in its name */
export function lireMediaDuFichier(
  donne: FileOrPastedText,
  format: IdFormat,
  nom: string,
): Uint8Array<ArrayBuffer> {
  const lire = FORMATS_IMPORT.find(({ id }) => id === format)?.media;
  if (lire === undefined) throw new UnreadableFileError("Ce genre de fichier n’a pas de médias.");
  return lire(creerSourceImport(donne), nom);
}

function achever(
  { doublons, total: _, ...brut }: QuizzEnLecture,
  lignes: readonly LigneImport[],
): QuizzImport {
  return {
    tags: [],
    langue: null,
    credit: SANS_CREDIT,
    visibilite: "prive",
    aleatoireGlobal: false,
    parties: [],
    ...brut,
    lignes: doublons === "gardes" ? lignes : sansDoublons(lignes),
  };
}

/** Replaces repeated questions by ignored lines that name the first line with the same question. */
function sansDoublons(lignes: readonly LigneImport[]): readonly LigneImport[] {
  const vues = new Map<string, number>();
  return lignes.map((ligne) => {
    if (ligne.sorte !== "question") return ligne;
    const cle = JSON.stringify(ligne.question);
    const premiere = vues.get(cle);
    if (premiere === undefined) {
      vues.set(cle, ligne.ou);
      return ligne;
    }
    const { remarques, doutes, liens } = ligne;
    return {
      ...creerLigneIgnoree(
        ligne.ou,
        `La même que la ligne ${premiere}`,
        ligne.question.text,
        ligne.question,
      ),
      dites: { remarques, doutes, liens },
    };
  });
}

function tropLong({ titre, lignes }: QuizzImport): readonly string[] {
  const nombre = lignes.filter(({ sorte }) => sorte === "question").length;
  if (nombre <= QUESTIONS_PAR_QUIZZ_MAX) return [];
  const lequel = titre === "" ? "Ce fichier" : `«\u00A0${titre}\u00A0»`;
  return [
    `${lequel} a ${nombre} questions\u00A0: un quizz en a 200 au plus, il en faut plusieurs.`,
  ];
}
