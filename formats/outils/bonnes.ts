/** Reads which options of a table are right: by number ("1,3"), by letter, by text; and what Excel made of it. Pure. */
import type { CelluleTableau } from "./grille.ts";
import { estMemeTexte } from "./ligne.ts";
import { lireNombreJson, foldForComparison } from "./objets.ts";

export interface BonnesReponsesLues {
  /** Ranks of the right options, from 0. */
  readonly rangs: readonly number[];
  /** French sentences about guesses, for the author to check. */
  readonly doutes: readonly string[];
  /** Right answers of the table that match no option. */
  readonly perdues: readonly string[];
}

/** Writes ranks in French words: "la 1 et la 3". */
const enToutes = (rangs: readonly number[]): string =>
  rangs.map((rang) => `la ${rang + 1}`).join(" et ");

const SEPARE = /\s*(?:[,;|/&+\n]|\b(?:et|and|ou|or|und|oder|y)\b)\s*/i;

/**
 * Reads the right options that a cell names.
 * @param options texts of all option columns, empty cells included, since a number counts columns
 * @param textes whether the cell may say the text of an option
 * @param depuis the number of the first option
 */
export function lireBonnesReponses(
  { texte, sorte }: CelluleTableau,
  options: readonly string[],
  textes = true,
  depuis: 0 | 1 = 1,
): BonnesReponsesLues {
  const brut = texte.trim();
  if (brut === "") return { rangs: [], doutes: [], perdues: [] };
  const la = (rang: number) => (options[rang] ?? "").trim() !== "";
  const decime = depuis === 0 ? null : chiffresDecimes(brut, sorte, la);
  const nommees = /^n° ?\d/.test(brut);
  // a cell that could be an option's text or its rank is read as the text, with a doubt for the author
  if (textes && !nommees) {
    const entier = options.findIndex((option) => estMemeTexte(option, brut));
    const numero = lireNombreJson(brut);
    const aussiUnRang = numero !== null && la(numero - depuis) && entier !== numero - depuis;
    const ambigu = aussiUnRang || decime !== null;
    if (entier >= 0)
      return {
        rangs: [entier],
        doutes: ambigu
          ? [`«\u00A0${brut}\u00A0»\u00A0: la réponse elle-même, ou son numéro\u00A0?`]
          : [],
        perdues: [],
      };
  }
  if (decime !== null) return decime;
  const nomme = textes ? lettreEtTexte(brut, options, depuis) : -1;
  if (nomme >= 0) return { rangs: [nomme], doutes: [], perdues: [] };
  const rangs: number[] = [];
  const perdues: string[] = [];
  // "A-C" is read as two letters, with a doubt: it may mean all those between them
  const tirets = /^[A-Fa-f](?:\s*-\s*[A-Fa-f])+$/.test(brut);
  for (const bout of brut.split(tirets ? /\s*-\s*/ : SEPARE).filter((un) => un !== "")) {
    const rang = rangDe(bout, options, textes, depuis);
    if (rang >= 0 && la(rang)) rangs.push(rang);
    else perdues.push(bout);
  }
  const justes = [...new Set(rangs)].sort((a, b) => a - b);
  const doutes = tirets ? [`«\u00A0${brut}\u00A0»\u00A0: ${enToutes(justes)}\u00A0?`] : [];
  return { rangs: justes, doutes, perdues };
}

/** The rank that "B - Rome" or "2. Rome" names twice; -1 when its label and its text do not agree. */
function lettreEtTexte(brut: string, options: readonly string[], depuis: 0 | 1): number {
  const [, label = "", texte = ""] = /^\(?([A-Fa-f]|\d)\)?\s*[-–:.)]\s*(\S.*)$/.exec(brut) ?? [];
  const rang = label === "" ? -1 : rangDe(label, options, false, depuis);
  if (rang < 0) return -1;
  if (estMemeTexte(options[rang] ?? "", texte)) return rang;
  // "1-3" names two options: behind a number, the text must have letters
  return (/\p{L}{2}/u.test(texte) || (/\d/.test(texte) && !/\d/.test(label))) &&
    findOptionContaining(texte, options) === rang
    ? rang
    : -1;
}

/** Rank of the only option of which a text is a part, in whole words: "Zola" of "Émile Zola"; -1 without one, or with several. */
export function findOptionContaining(texte: string, options: readonly string[]): number {
  const part = foldForComparison(texte);
  const [rank = -1, ...others] = options.flatMap((option, at) =>
    part.length > 1 && ` ${foldForComparison(option)} `.includes(` ${part} `) ? [at] : [],
  );
  return others.length > 0 ? -1 : rank;
}

function rangDe(bout: string, options: readonly string[], textes: boolean, depuis: 0 | 1): number {
  const numero = /^(?:n°|#|option|réponse|answer)?\s*(\d{1,2})[.)]?$/i.exec(bout)?.[1];
  if (numero !== undefined) return Number(numero) - depuis;
  const lettre = /^(?:option|réponse|answer)?\s*([A-Fa-f])[.)]?$/i.exec(bout)?.[1];
  if (lettre !== undefined) return "ABCDEF".indexOf(lettre.toUpperCase());
  return textes
    ? options.findIndex((option) => foldForComparison(option) !== "" && estMemeTexte(option, bout))
    : -1;
}

/** Ranks from a cell "1,3" that a French Excel turned into the number 1.3, or an English one into 13; null for another cell. */
function chiffresDecimes(
  brut: string,
  sorte: CelluleTableau["sorte"],
  la: (rang: number) => boolean,
): BonnesReponsesLues | null {
  const [, entier = "", decimales = ""] = /^(\d)[.,](\d{1,5})$/.exec(brut) ?? [];
  const [, colles = ""] = /^(\d{2,6})$/.exec(brut) ?? [];
  const chiffres = entier === "" ? colles : entier + decimales;
  if (chiffres === "" || (colles !== "" && la(Number(colles) - 1))) return null;
  // the text "1,3" is a list of ranks; "1.3" and numbers come from a spreadsheet's conversion
  if (entier !== "" && sorte === "texte" && brut.includes(",") && decimales.length === 1)
    return null;
  const rangs = [...new Set([...chiffres].map((chiffre) => Number(chiffre) - 1))];
  if (!rangs.every(la) || rangs.length < 2) return null;
  const dit = brut.replace(",", ".");
  const voulu = [...chiffres].join(",");
  return {
    rangs,
    doutes: [`«\u00A0${voulu}\u00A0» devenu ${dit}\u00A0: ${enToutes(rangs)}\u00A0?`],
    perdues: [],
  };
}

/**
 * The number that a column of right answers gives to the first option: 0 when one row says 0, and each row a number below its count of
 * options; otherwise 1.
 * @param rows what each row says, and how many options it has
 */
export function trouverNumeroDePremiereOption(
  rows: readonly { readonly dite: string; readonly options: readonly string[] }[],
): 0 | 1 {
  const dites = rows.filter(({ dite }) => dite !== "");
  const numbers = dites.map(({ dite }) => lireNombreJson(dite));
  const counted = dites.every(
    ({ options }, rank) =>
      (numbers[rank] ?? -1) >= 0 &&
      (numbers[rank] ?? 0) < options.filter((une) => une !== "").length,
  );
  return counted &&
    numbers.includes(0) &&
    !dites.some(({ dite, options }) => dite === "0" && options.includes("0"))
    ? 0
    : 1;
}

/** Whether a column names the right options by their text or by their number; "either": not known, so a cell that fits both raises a doubt. */
export type RightColumnNotation = "text" | "number" | "either";

/**
 * Whether a column of right answers names options by their text or by their number, when the rows that fit only one of the two agree;
 * "either" when they disagree or are too few.
 */
export function findRightColumnNotation(
  rows: readonly { readonly dite: string; readonly options: readonly string[] }[],
  depuis: 0 | 1,
): RightColumnNotation {
  const ways = rows.flatMap(({ dite, options }) => {
    const numero = lireNombreJson(dite);
    const isText = options.some((option) => option !== "" && estMemeTexte(option, dite));
    const isRank = numero !== null && (options[numero - depuis] ?? "") !== "";
    return dite === "" || isText === isRank ? [] : [isText ? "text" : "number"];
  });
  const [way] = ways;
  const sure = ways.length > 1 && ways.every((one) => one === way) && ways.length * 2 > rows.length;
  return !sure ? "either" : way === "text" ? "text" : "number";
}
