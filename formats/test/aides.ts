/** What the tests of formats share. */
import { lireFichier } from "../formats.ts";
import { etatDeLigne } from "../etat.ts";
import type { IdFormat, Lecture, Ligne, LigneQuestion, QuestionLue, QuizzLu } from "../lecture.ts";

export const octetsDe = (texte: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(texte);

/** The first quizz of what was read. */
export const premier = ({ quizz }: Lecture): QuizzLu => {
  const [un] = quizz;
  if (un === undefined) throw new Error("no quizz");
  return un;
};

export const lire = async (
  donne: string | Uint8Array<ArrayBuffer>,
  format?: IdFormat,
): Promise<Lecture> => lireFichier(donne, { format });

/** The lines of the first quizz. */
export const lignes = async (
  donne: string | Uint8Array<ArrayBuffer>,
  format?: IdFormat,
): Promise<readonly Ligne[]> => premier(await lire(donne, format)).lignes;

/** A line as a test says it in one row. */
export interface EnBref {
  ou?: number;
  type?: QuestionLue["type"];
  text?: string;
  options?: readonly string[];
  reponse?: readonly string[];
  precis?: readonly string[];
  temps?: number;
  preuve?: string;
  raison?: string;
}

export const enBref = (ligne: Ligne): EnBref => {
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
export function questionDe(ligne: Ligne | undefined): LigneQuestion {
  if (ligne?.sorte !== "question") throw new Error(`no question: ${JSON.stringify(ligne)}`);
  return ligne;
}

export const etats = (quizz: QuizzLu): readonly string[] =>
  quizz.lignes.map((ligne) => etatDeLigne(ligne).etat);
