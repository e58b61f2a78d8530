/** Several accepted answers in one cell of a table: "Trezeguet / David Trezeguet", "Les Bleus;Bleus", "Elvis (ou Presley)". Pure. */
import { lireTitresDeRangee, type RangeeTableau } from "./grille.ts";
import { ecrireListeEnCellule } from "./listes.ts";
import { foldForComparison } from "./objets.ts";
import { readCellText, type Reshaper, withCell } from "./shape.ts";

const ANSWER_SEPARATORS: readonly RegExp[] = [/\s*;\s*/, /\s+\/\s+/];
const ASIDE =
  /^(\S.*\S|\S)\s*\((?:ou(?: bien| encore)?|accepter|on accepte|accept[ée]e?s?|aussi)\s*:?\s+([^()]+)\)$/i;
const OR = /\s+ou\s+/i;
/** The most ways to say one answer; more pieces are a list. */
const PIECES_MAX = 8;

const wordsOf = (texte: string): ReadonlySet<string> =>
  new Set(
    foldForComparison(texte)
      .split(" ")
      .filter((word) => !/^(?:l|le|la|les|un|une|des?|du|d|the|a|an|en|au|aux)$/.test(word)),
  );

/** Whether one of these texts has all the words of another one: "Trezeguet", "David Trezeguet". */
function sayTheSame(pieces: readonly string[]): boolean {
  const words = pieces.map(wordsOf);
  return words.some((one, at) =>
    words.some(
      (other, rank) => rank !== at && one.size > 0 && [...one].every((word) => other.has(word)),
    ),
  );
}

/** Cuts "Rodin ou Auguste Rodin" into ways to say one answer; null for another text, as "Être ou ne pas être". */
export function splitWaysToSayOneAnswer(texte: string): readonly string[] | null {
  const either = texte.split(OR);
  return either.length > 1 && sayTheSame(either) && !/\b(?:ne|pas|non)\b/i.test(texte)
    ? either
    : null;
}

interface Pieces {
  readonly pieces: readonly string[];
  /** Whether the cell itself says that all are accepted. */
  readonly sure: boolean;
}

/** The answers of a cell; null for one answer. @param titled whether the title says that they are accepted */
function piecesOf(texte: string, titled: boolean): Pieces | null {
  const [, first, second] = ASIDE.exec(texte) ?? [];
  if (first !== undefined && second !== undefined)
    return { pieces: [first, ...second.split(OR)], sure: true };
  for (const between of ANSWER_SEPARATORS) {
    const pieces = texte.split(between).filter((piece) => piece !== "");
    if (pieces.length < 2 || pieces.length > PIECES_MAX) continue;
    // "1 / 2", "24 / 7" and "km / h" are one answer
    const single = (piece: string): boolean => piece.length < 3 || /^[\d.,\s]+$/.test(piece);
    if (between !== ANSWER_SEPARATORS[0] && pieces.every(single)) return null;
    return { pieces, sure: sayTheSame(pieces) };
  }
  const either = texte.split(OR);
  return either.length > 1 && (titled || sayTheSame(either))
    ? { pieces: either, sure: true }
    : null;
}

/** Questions that ask for several things at once, whose answers are then not one or the other. */
const ASKS_SEVERAL =
  /\b(?:quels|quelles|lesquel(?:le)?s|citez|cite|nommez|donnez|les (?:deux|trois|quatre|cinq|[2-9])|(?:deux|trois|quatre|cinq|[2-9]) (?:noms?|pays|villes?|exemples?)|name (?:two|three)|which (?:two|three))\b/i;

/**
 * Cuts cells that hold several typed answers. Each is accepted where half of the cells say one name in more or fewer words ("Hugo / Victor
 * Hugo"); elsewhere they may be options, or all be asked for, which is a doubt.
 */
export const reshapeAcceptedAnswers: Reshaper = (header, rows, colonnes) => {
  const { question, bonnes, options, fausses, reponses = [], type } = colonnes;
  if (question === undefined || bonnes === undefined || type !== undefined) return null;
  if (options.length + fausses.length + reponses.length > 0) return null;
  const titled = /accept|admis/.test(lireTitresDeRangee(header)[bonnes] ?? "");
  const read = rows.map((row) => piecesOf(readCellText(row, bonnes), titled));
  const several = read.filter((one) => one !== null);
  if (several.length === 0) return null;
  const told = titled || several.filter(({ sure }) => sure).length * 2 >= several.length;
  return {
    header,
    colonnes,
    rows: rows.map((row, rank): RangeeTableau => {
      const one = read[rank] ?? null;
      if (one === null) return row;
      const cell = readCellText(row, bonnes);
      const certain = (told || one.sure) && !ASKS_SEVERAL.test(readCellText(row, question));
      return {
        ...withCell(row, bonnes, ecrireListeEnCellule(one.pieces)),
        ...(certain
          ? {}
          : {
              doutes: [
                `«\u00A0${cell}\u00A0»\u00A0: chacune de ces réponses suffit-elle, ou est-ce une liste\u00A0?`,
              ],
            }),
      };
    }),
  };
};

/** Cuts the answers of a cell under a title that says them accepted: "USA ; États-Unis d’Amérique". */
export function splitAcceptedAnswers(texte: string): readonly string[] {
  const between = [/\s*[;|\n]\s*/, /\s+\/\s+/, OR].find((one) => one.test(texte));
  if (between !== undefined) return texte.split(between).filter((piece) => piece.trim() !== "");
  const pieces = texte.split(/,\s+/);
  return pieces.every((piece) => /^\p{L}[^.]{2,}$/u.test(piece.trim())) ? pieces : [texte];
}
