/** Which options are right, as tables say it: by number ("1,3"), by letter, by text; and what Excel made of it. Pure. */
import type { Cellule } from "./grille.ts";
import { memeTexte } from "./ligne.ts";
import { nombreDe, plier } from "./objets.ts";

export interface BonnesLues {
  /** Ranks from 0. */
  readonly rangs: readonly number[];
  /** The guesses. */
  readonly doutes: readonly string[];
  /** Answers that are no option. */
  readonly perdues: readonly string[];
}

/** "la 1 et la 3" */
const enToutes = (rangs: readonly number[]): string =>
  rangs.map((rang) => `la ${rang + 1}`).join(" et ");

const SEPARE = /\s*(?:[,;|/&+\n]|\bet\b|\band\b)\s*/i;

/**
 * @param options texts, empty cells included: a number is that of a column
 * @param textes whether the cell may say the text of an option
 * @param depuis the number of the first option
 */
export function lireBonnes(
  { texte, sorte }: Cellule,
  options: readonly string[],
  textes = true,
  depuis: 0 | 1 = 1,
): BonnesLues {
  const brut = texte.trim();
  if (brut === "") return { rangs: [], doutes: [], perdues: [] };
  const la = (rang: number) => (options[rang] ?? "").trim() !== "";
  const decime = depuis === 0 ? null : chiffresDecimes(brut, sorte, la);
  const nommees = /^n° ?\d/.test(brut);
  // an option that says just that comes before its rank; when it could be either, somebody looks
  if (textes && !nommees) {
    const entier = options.findIndex((option) => memeTexte(option, brut));
    const numero = nombreDe(brut);
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
  const rangs: number[] = [];
  const perdues: string[] = [];
  for (const bout of brut.split(SEPARE).filter((un) => un !== "")) {
    const rang = rangDe(bout, options, textes, depuis);
    if (rang >= 0 && la(rang)) rangs.push(rang);
    else perdues.push(bout);
  }
  return { rangs: [...new Set(rangs)].sort((a, b) => a - b), doutes: [], perdues };
}

function rangDe(bout: string, options: readonly string[], textes: boolean, depuis: 0 | 1): number {
  const numero = /^(?:n°|#|option|réponse|answer)?\s*(\d{1,2})[.)]?$/i.exec(bout)?.[1];
  if (numero !== undefined) return Number(numero) - depuis;
  const lettre = /^(?:option|réponse|answer)?\s*([A-Fa-f])[.)]?$/i.exec(bout)?.[1];
  if (lettre !== undefined) return "ABCDEF".indexOf(lettre.toUpperCase());
  return textes
    ? options.findIndex((option) => plier(option) !== "" && memeTexte(option, bout))
    : -1;
}

/** "1,3" that a French Excel took for the number 1.3, or an English one for 13. */
function chiffresDecimes(
  brut: string,
  sorte: Cellule["sorte"],
  la: (rang: number) => boolean,
): BonnesLues | null {
  const [, entier = "", decimales = ""] = /^(\d)[.,](\d{1,5})$/.exec(brut) ?? [];
  const [, colles = ""] = /^(\d{2,6})$/.exec(brut) ?? [];
  const chiffres = entier === "" ? colles : entier + decimales;
  if (chiffres === "" || (colles !== "" && la(Number(colles) - 1))) return null;
  // a text "1,3" is what it says; "1.3" is not, and neither is a number
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
 * The number of the first option, as a whole column of right answers counts: 0 when one row says 0 and none says more than there are.
 * @param rows what each row says, and how many options it has
 */
export function premierNumero(
  rows: readonly { readonly dite: string; readonly options: readonly string[] }[],
): 0 | 1 {
  const dites = rows.filter(({ dite }) => dite !== "");
  const numbers = dites.map(({ dite }) => nombreDe(dite));
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
