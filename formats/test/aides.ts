/** What the tests of formats share. */
import "./dom-matrix.ts";
import { lireFichierImport } from "../formats.ts";
import { calculerEtatLigne } from "../etat.ts";
import type {
  IdFormat,
  LectureFichier,
  LigneImport,
  LigneImportQuestion,
  QuestionImport,
  QuizzImport,
} from "../lecture.ts";

export const octetsDe = (texte: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(texte);

/** The first quizz of what was read. */
export const premier = ({ quizz }: LectureFichier): QuizzImport => {
  const [un] = quizz;
  if (un === undefined) throw new Error("no quizz");
  return un;
};

export const lire = async (
  donne: string | Uint8Array<ArrayBuffer>,
  format?: IdFormat,
): Promise<LectureFichier> => lireFichierImport(donne, { format });

/** The lines of the first quizz. */
export const lignes = async (
  donne: string | Uint8Array<ArrayBuffer>,
  format?: IdFormat,
): Promise<readonly LigneImport[]> => premier(await lire(donne, format)).lignes;

/** A line as a test says it in one row. */
export interface EnBref {
  ou?: number;
  type?: QuestionImport["type"];
  text?: string;
  options?: readonly string[];
  reponse?: readonly string[];
  precis?: readonly string[];
  temps?: number;
  preuve?: string;
  raison?: string;
}

export const enBref = (ligne: LigneImport): EnBref => {
  if (ligne.sorte === "ignoree") return { ou: ligne.ou, raison: ligne.raison };
  const { type, text, options, reponse, precis, temps, preuve } = ligne.question;
  return {
    ou: ligne.ou,
    type,
    text,
    options,
    reponse,
    precis,
    temps,
    ...(preuve === null ? {} : { preuve: preuve.text }),
  };
};

export const brefs = async (
  donne: string | Uint8Array<ArrayBuffer>,
  format?: IdFormat,
): Promise<EnBref[]> => (await lignes(donne, format)).map(enBref);

/** The question of a line that has to be one. */
export function questionDe(ligne: LigneImport | undefined): LigneImportQuestion {
  if (ligne?.sorte !== "question") throw new Error(`no question: ${JSON.stringify(ligne)}`);
  return ligne;
}

export const etats = (quizz: QuizzImport): readonly string[] =>
  quizz.lignes.map((ligne) => calculerEtatLigne(ligne).etat);
