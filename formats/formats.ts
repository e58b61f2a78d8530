/**
 * Every format there is, in one table; what a file is, by its content; and its reading, line after line, with progress and cancel.
 * The same in the browser's worker and in the server's tests. Pure.
 */
import { QUESTIONS_MAX } from "#contracts/limites.ts";
import { LIGNES_MAX } from "./limites.ts";
import { creerEntree, type Entree } from "./entree.ts";
import type { Format, QuizzBrut } from "./format.ts";
import {
  FichierIllisible,
  type IdFormat,
  type Lecture,
  type Ligne,
  type QuizzLu,
  SANS_CREDIT,
} from "./lecture.ts";
import { kahootTableur } from "./lire/kahoot-tableur.ts";
import { kahootJson } from "./lire/kahoot-json.ts";
import { wayground } from "./lire/wayground.ts";
import { blooket } from "./lire/blooket.ts";
import { gimkit } from "./lire/gimkit.ts";
import { gift } from "./lire/gift.ts";
import { aiken } from "./lire/aiken.ts";
import { moodle } from "./lire/moodle.ts";
import { razzia } from "./lire/razzia.ts";
import { classquiz } from "./lire/classquiz.ts";
import { opentdb } from "./lire/opentdb.ts";
import { openquizzdbCsv } from "./lire/openquizzdb-csv.ts";
import { openquizzdbJson } from "./lire/openquizzdb-json.ts";
import { tableau } from "./lire/tableau.ts";
import { anki } from "./lire/anki.ts";
import { googleForms } from "./lire/google-forms.ts";
import { h5p } from "./lire/h5p.ts";
import { qti } from "./lire/qti.ts";
import { texte } from "./lire/texte.ts";
import { word } from "./lire/word.ts";
import { isCompoundFile, readXls } from "./outils/xls.ts";
import { nameReport, nameUnread } from "./outils/unknown.ts";
import { trinquizz } from "./lire/trinquizz.ts";
import { ignorer } from "./outils/ligne.ts";

/** As they are offered when what was recognised is "Pas du tout". */
export const FORMATS: readonly Format[] = [
  trinquizz,
  texte,
  tableau,
  openquizzdbJson,
  openquizzdbCsv,
  kahootTableur,
  kahootJson,
  wayground,
  blooket,
  gimkit,
  gift,
  aiken,
  moodle,
  razzia,
  classquiz,
  opentdb,
  qti,
  h5p,
  anki,
  googleForms,
  word,
];

export interface Reconnu {
  readonly id: IdFormat;
  readonly nom: string;
  /** From 0 to 1. */
  readonly certitude: number;
}

/** The formats that a file may be, the likeliest first. A format whose recognition throws is left out. */
export function reconnaitre(entree: Entree): readonly Reconnu[] {
  return FORMATS.map(({ id, nom, reconnaitre: juger }) => ({
    id,
    nom,
    certitude: essayer(juger, entree),
  }))
    .filter(({ certitude }) => certitude > 0)
    .sort((a, b) => b.certitude - a.certitude);
}

function essayer(juger: Format["reconnaitre"], entree: Entree): number {
  try {
    return juger(entree);
  } catch (erreur) {
    if (erreur instanceof FichierIllisible) return 0;
    throw erreur;
  }
}

export interface OptionsLecture {
  /** Chosen by its author; otherwise the likeliest. */
  readonly format?: IdFormat | undefined;
  /** From 0 to 1, now and then. */
  readonly onProgres?: ((part: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

const DE_TROP =
  "Ce fichier a plus de 5\u00A0000 questions\u00A0: les suivantes ne sont pas lues, coupez-le en plusieurs.";

/** After so many lines the thread is left to whoever waits: a cancel comes in as a message. */
const PAS = 200;
const souffler = () => new Promise<void>((fait) => setTimeout(fait));

/**
 * Reads what was dropped or pasted.
 * @param donne bytes of a file, or a pasted text
 * @throws FichierIllisible with what to do, when it gives nothing; what `signal` says, when it stops
 */
export async function lireFichier(
  donne: Uint8Array<ArrayBuffer> | string,
  { format: voulu, onProgres, signal }: OptionsLecture = {},
): Promise<Lecture> {
  const entree = await preparer(donne);
  const format = choisir(entree, voulu);
  const { quizz, details = [], medias = [], remarques = [] } = format.lire(entree);
  const total = quizz.reduce((somme, un) => somme + un.total, 0);
  let faites = 0;
  let deTrop = false;
  const lus: QuizzLu[] = [];
  for (const brut of quizz) {
    const lignes: Ligne[] = [];
    for (const ligne of brut.lignes) {
      // an account of ours may hold a thousand quizzes
      deTrop ||= faites >= LIGNES_MAX && brut.doublons !== "gardes";
      if (deTrop) break;
      lignes.push(ligne);
      faites += 1;
      if (faites % PAS !== 0) continue;
      onProgres?.(Math.min(1, faites / Math.max(1, total)));
      await souffler();
      signal?.throwIfAborted();
    }
    lus.push(achever(brut, lignes));
  }
  signal?.throwIfAborted();
  onProgres?.(1);
  if (lus.every(({ lignes }) => lignes.length === 0))
    throw new FichierIllisible("Aucune question n’a été trouvée dans ce fichier.");
  return {
    format: format.id,
    nom: format.nom,
    details: details.filter((detail) => detail !== ""),
    quizz: lus,
    medias,
    remarques: [...remarques, ...(deTrop ? [DE_TROP] : []), ...lus.flatMap(tropLong)],
  };
}

/** What is read of a file, once the library that it needs is loaded. @throws FichierIllisible */
export async function preparer(donne: Uint8Array<ArrayBuffer> | string): Promise<Entree> {
  const old = typeof donne !== "string" && isCompoundFile(donne);
  return creerEntree(donne, old ? await readXls(donne) : null);
}

function choisir(entree: Entree, voulu: IdFormat | undefined): Format {
  const [mieux] = reconnaitre(entree);
  if (voulu === undefined) refuser(entree, mieux?.certitude ?? 0);
  const id = voulu ?? mieux?.id;
  const format = FORMATS.find((un) => un.id === id);
  if (format !== undefined) return format;
  // a zip that is no file of ours says what is wrong with it
  entree.archive();
  entree.classeur();
  // and what is too long for a text says so
  entree.texte();
  throw new FichierIllisible(
    "Ce fichier n’est pas d’un genre connu\u00A0: exportez-le en tableau, ou collez-en le texte.",
  );
}

/** Nothing is taken for a text that is something else. @throws FichierIllisible with what it is, and what to do */
function refuser(entree: Entree, certitude: number): void {
  const sheets = (entree.classeur() ?? []).map((grille) =>
    grille.origine === "classeur" ? grille.nom : "",
  );
  const named = nameReport(sheets) ?? (certitude <= UNSURE ? nameUnread(entree) : null);
  if (named !== null) throw new FichierIllisible(named);
}
/** As sure as a reader is that finds nothing of its own. */
const UNSURE = 0.3;

/** A media that the reading left in the file. @throws FichierIllisible when it is not there, or not what its name says */
export function lireMedia(
  donne: Uint8Array<ArrayBuffer>,
  format: IdFormat,
  nom: string,
): Uint8Array<ArrayBuffer> {
  const lire = FORMATS.find(({ id }) => id === format)?.media;
  if (lire === undefined) throw new FichierIllisible("Ce genre de fichier n’a pas de médias.");
  return lire(creerEntree(donne), nom);
}

function achever({ doublons, total: _, ...brut }: QuizzBrut, lignes: readonly Ligne[]): QuizzLu {
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

/** A question that was there already is left out, and says where. */
function sansDoublons(lignes: readonly Ligne[]): readonly Ligne[] {
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
      ...ignorer(ligne.ou, `La même que la ligne ${premiere}`, ligne.question.text, ligne.question),
      dites: { remarques, doutes, liens },
    };
  });
}

function tropLong({ titre, lignes }: QuizzLu): readonly string[] {
  const nombre = lignes.filter(({ sorte }) => sorte === "question").length;
  if (nombre <= QUESTIONS_MAX) return [];
  const lequel = titre === "" ? "Ce fichier" : `«\u00A0${titre}\u00A0»`;
  return [
    `${lequel} a ${nombre} questions\u00A0: un quizz en a 200 au plus, il en faut plusieurs.`,
  ];
}
